import { expect, test } from 'vitest'
import { retryIfRolledBack } from './retry-transactions'

const createDatabaseError = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })

/** Runs a transaction that fails once with each of these errors, and then succeeds. */
async function runTransaction(...failures: Error[]) {
  let retryCount = 0
  const result = await retryIfRolledBack(
    async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'stored'
    },
    () => {
      retryCount += 1
    },
  ).catch((error: Error) => error.cause)
  return { result, retryCount }
}

test('retries a transaction that was rolled back because of a deadlock or another conflict', async () => {
  expect(await runTransaction(createDatabaseError('40P01'))).toEqual({
    result: 'stored',
    retryCount: 1,
  })
  expect(await runTransaction(createDatabaseError('40001'), createDatabaseError('40P01'))).toEqual({
    result: 'stored',
    retryCount: 2,
  })
})

test('gives up after two retries', async () => {
  const { result, retryCount } = await runTransaction(
    ...Array.from({ length: 3 }, () => createDatabaseError('40P01')),
  )
  expect(result).toMatchObject({ code: '40P01' })
  expect(retryCount).toBe(2)
})

test('does not retry a transaction that failed for another reason', async () => {
  const { result, retryCount } = await runTransaction(createDatabaseError('23505'))
  expect(result).toMatchObject({ code: '23505' })
  expect(retryCount).toBe(0)
})
