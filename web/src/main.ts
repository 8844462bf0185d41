//! Where the page starts.

import { mount } from 'svelte';
import App from './App.svelte';
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
  void navigator.serviceWorker.register(__STATIC__ ? 'sw.js' : '/sw.js').catch(() => undefined);
}
