import { defineConfig } from 'vitest/config'

/** One for each of two cores; by default the main process would have one of them alone. */
const maxWorkers = 2

/**
 * Lets the test files of a worker share modules, which are loaded once instead of once a file: no
 * test replaces a module or changes what one exports.
 */
const isolate = false

/**
 * One project for each kind of test, so that `npm run check` runs the fast ones alone. Those that need
 * the product are one group, which no worker leaves while files are left: first the browser's files,
 * which are the longest, in the alphabetical order of the projects. The checks of `npm test` run beside
 * the first group alone, because the browser's calls are spoken in real time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          isolate,
          include: [
            '{domain,contract,voice,providers,server,web,content,emulators,scripts}/**/*.test.{ts,tsx}',
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
          maxWorkers,
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
          maxWorkers,
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
          maxWorkers,
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
