//! Where the page starts.

import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import { reader } from './text/language.svelte';

reader.remember();
mount(App, { target: document.body });
