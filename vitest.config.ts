import { defineConfig } from 'vitest/config'

const unit = '**/*.unit.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['functions', 'web/src', 'web/e2e', 'db'].map((folder) => `${folder}/${unit}`) },
      },
      {
        test: {
          name: 'api',
          include: ['functions/**/*.test.ts'],
          exclude: [unit],
          globalSetup: ['functions/testing/test-setup.ts'],
          pool: 'forks',
          // Each file has a Worker and a database of its own; only what they import is read once for all.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
