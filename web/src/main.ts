//! Where the page starts.

import { mount } from 'svelte';
import App from './App.svelte';
import { ofFiles } from './edition';
import { update } from './offline/update.svelte';
import { place } from './place.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import { appearance } from './style/theme.svelte';
import { reader } from './text/language.svelte';

appearance.remember();
place.follow();
await reader.remember();
mount(App, { target: document.body });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void update.follow(ofFiles ? 'sw.js?files' : '/sw.js').catch(() => undefined);
}
