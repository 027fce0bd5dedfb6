import { defineConfig } from 'vitest/config'

/** The library would leave one of two cores idle. */
const maxWorkers = 2

/**
 * One project a kind of test, so that `npm run check` runs the fast ones alone (docs/ARCHITECTURE.md).
 * They run in the order of their groups: those that need a quiet machine do not meet.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: [
            '{domain,contract,voice,providers,server,web,content,emulators,scripts}/**/*.test.{ts,tsx}',
          ],
          // Some start the synthesiser's process, which a busy machine keeps waiting.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scenarios',
          maxWorkers,
          include: ['tests/scenarios/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          maxWorkers,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database/postgres-setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/product/product-template-setup.ts'],
          maxWorkers,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
