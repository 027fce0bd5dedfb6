import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './tests/support/slow-files-first.mjs'

/** One worker for each of two cores; by default Vitest leaves one core to its main process. */
const maxWorkers = 2

/**
 * For tests that often wait: for pages, calls in real time, jobs and starts of the product. With fewer workers, the
 * cores would be idle in the meantime.
 */
const maxWaitingWorkers = 4

/**
 * Lets the test files of a worker share modules, which are then loaded only once. Sharing is safe because no test
 * changes the exports of a module. Only appointment-queries.test.tsx replaces modules: two that
 * appointment-queries.ts imports. No other test imports appointment-queries.ts.
 */
const isolate = false

/** For tests of the built product. */
const setupFiles = ['tests/support/product/wait-for-build.ts']

/**
 * Preparing the exchanges takes more than a second of CPU time, so they are prepared once for all integration tests,
 * and each worker reads the result.
 */
const sharedExchanges = {
  find: /^[.].*[/]prepared-exchanges$/,
  replacement: path.resolve('tests/support/calls/shared-exchanges.ts'),
}

/**
 * One project for each kind of test, so that `npm run check` selects from the fast ones. Unit tests and scenarios
 * run first, at the same time as the checks and the build of `npm test`, then all others (`groupOrder`). The projects
 * of a group run at the same time; SlowFilesFirst orders their files.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // Transformed modules are shared by the projects and kept for later runs.
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
          // Some tests start the process of the synthesiser, which takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scenarios',
          maxWorkers,
          isolate,
          include: ['tests/scenarios/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: [sharedExchanges] },
        test: {
          name: 'integration',
          maxWorkers: maxWaitingWorkers,
          isolate,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database/integration-setup.ts'],
          setupFiles,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 200_000,
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
          setupFiles,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 200_000,
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
          setupFiles,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 200_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
})
