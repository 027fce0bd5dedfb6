import { expect, test } from 'vitest'
import { retryIfRolledBack } from './retry-transactions'

const failWith = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })

/** Runs a transaction that fails with these errors one after the other, and then succeeds. */
async function run(...failures: Error[]) {
  const retried: string[] = []
  const result = await retryIfRolledBack(
    async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'stored'
    },
    (error) => retried.push(error.message),
  ).catch((error: Error) => error.cause)
  return { result, retries: retried.length }
}

test('retries a transaction that was rolled back to end a deadlock', async () => {
  expect(await run(failWith('40P01'))).toEqual({ result: 'stored', retries: 1 })
  expect(await run(failWith('40001'), failWith('40P01'))).toEqual({
    result: 'stored',
    retries: 2,
  })
})

test('gives up after the second retry', async () => {
  const { result, retries } = await run(...Array.from({ length: 3 }, () => failWith('40P01')))
  expect(result).toMatchObject({ code: '40P01' })
  expect(retries).toBe(2)
})

test('does not retry a transaction that failed otherwise', async () => {
  const { result, retries } = await run(failWith('23505'))
  expect(result).toMatchObject({ code: '23505' })
  expect(retries).toBe(0)
})
