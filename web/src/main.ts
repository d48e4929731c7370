import { mount } from 'svelte';
import App from './App.svelte';
import './style/base.css';

// The scripted table is for development and tests; a production build drops this branch.
if (import.meta.env.MODE === 'mock') {
  const { install } = await import('./mock/install');
  install();
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
mount(App, { target });
