import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'e2e/*.test.ts', 'examples/**/*.test.ts'],
          isolate: false, // Most of the time went into reloading the same modules for each file.
        },
      },
      // Requires the index of the production build.
      {test: {name: 'search', include: ['e2e/search/*.test.ts']}},
      // Each gate builds a small site.
      {
        test: {
          name: 'gates',
          include: ['e2e/gates/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
