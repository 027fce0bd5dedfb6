import { expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/open-database'
import { revokeApiKey } from './revoke-api-key'

function createDeps({ isKnown = true } = {}) {
  const jobNames: string[] = []
  const errors: unknown[] = []
  return {
    jobNames,
    errors,
    apiKeys: {
      transaction: (async (work: (transaction: Transaction) => Promise<unknown>) =>
        work({} as Transaction)) as never,
      revoke: async () => isKnown,
    },
    jobs: { enqueue: async (_: unknown, name: string) => void jobNames.push(name) },
    async endCallOfKey() {
      throw new Error('The database is unavailable')
    },
    onError: (error: unknown) => errors.push(error),
  }
}

test('enqueues a job that ends the calls of the revoked key, and reports a failure to end them at once', async () => {
  const deps = createDeps()
  await revokeApiKey(deps, 'camille', 'key')
  expect(deps.errors).toHaveLength(1)
  expect(deps.jobNames).toEqual(['end-calls-of-key'])
})

test('throws NOT_FOUND for the key of somebody else', async () => {
  const deps = createDeps({ isKnown: false })
  await expect(revokeApiKey(deps, 'camille', 'key')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(deps.jobNames).toEqual([])
})
