import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './tests/support/slow-files-first.mjs'

/** One worker for each of two cores; by default Vitest leaves one core to its main process. */
const maxWorkers = 2

/**
 * For tests that spend time waiting for calls in real time, pages and jobs: with three workers, two cores
 * were idle a quarter of the time.
 */
const maxWaitingWorkers = 4

/**
 * Lets the test files of a worker share modules, which are loaded once instead of once a file: no
 * test replaces a module or changes what one exports.
 */
const isolate = false

/**
 * One project for each kind of test, so that `npm run check` runs the fast ones alone. Unit tests and
 * scenarios come first, beside the checks of `npm test`. All others are one group, so that a worker goes
 * on with fault and integration tests while the others end the last browser files. The projects of a
 * group run in alphabetical order: first the browser's files, which take longest.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // The projects and later runs share the transformed modules.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          isolate,
          include: [
            '{domain,contract,voice,providers,server,web,content,emulators,scripts,bench}/**/*.test.{ts,tsx}',
          ],
          // Some start the process of the synthesiser, which takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scenarios',
          maxWorkers,
          isolate,
          include: ['tests/scenarios/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          maxWorkers: maxWaitingWorkers,
          isolate,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database/integration-setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          maxWorkers: maxWaitingWorkers,
          isolate,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/product/product-template-setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          maxWorkers: maxWaitingWorkers,
          isolate,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/product/product-template-setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
})
