import { defineConfig } from '@playwright/test';

// Two checkouts may be tested at once; the workers inherit the choice.
process.env.INTERREX_MOCK_PORT ??= String(20_000 + (process.pid % 10_000));
const PORT = Number(process.env.INTERREX_MOCK_PORT);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  timeout: 300_000,
  // A busy machine is no fault of the client.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Each worker has a browser and a server of its own; while one waits for its game, the other plays.
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
    // Whole games are played without the pauses in which people look; `looks.spec.ts` moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures of every step of a whole game would cost more than the game.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ],
    },
  },
  // Only for the scripted tests; the journeys start the real server themselves (`journey.ts`).
  webServer: {
    command: `npx vite --mode mock --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    // Vite begins slowly where others compile.
    timeout: 300_000,
  },
});
