import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './functions/testing/site/slowest-first.ts'

const unit = '**/*.unit.test.{ts,tsx}'

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['functions', 'web/src', 'web/e2e', 'web/build', 'web/fonts', 'web/lighthouse', 'db'].map(
            (folder) => `${folder}/${unit}`,
          ),
          // Thousands of made-up cases take a busy machine more than the usual five seconds.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/**/*.test.ts'],
          exclude: [unit],
          globalSetup: ['functions/testing/site/test-setup.ts'],
          pool: 'forks',
          // Each file has a Worker and a database of its own; only what they import is read once for all.
          isolate: false,
          // One more than the machine does at once: each waits at times for a timeout that it tries out.
          maxWorkers: Math.min(os.availableParallelism() + 1, 6),
          // What goes on after an answer may take its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
