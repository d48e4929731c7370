import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server listens here during development; the client is then served by vite.
const server = process.env.INTERREX ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The tests run the client's Svelte, not the one that renders on servers.
    conditions: process.env.VITEST ? ['browser'] : undefined,
    alias: {
      $lib: fileURLToPath(new URL('./src/lib', import.meta.url)),
      $locales: fileURLToPath(new URL('../locales', import.meta.url)),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
