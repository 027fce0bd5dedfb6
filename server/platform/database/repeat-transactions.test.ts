import { expect, test } from 'vitest'
import { retryIfRolledBack } from './repeat-transactions'

const failWith = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })

/** Runs a transaction that fails with these errors one after the other, and then succeeds. */
async function run(...failures: Error[]) {
  const repeated: string[] = []
  const result = await retryIfRolledBack(
    async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'stored'
    },
    (error) => repeated.push(error.message),
  ).catch((error: Error) => error.cause)
  return { result, repetitions: repeated.length }
}

test('repeats a transaction that was rolled back to end a deadlock', async () => {
  expect(await run(failWith('40P01'))).toEqual({ result: 'stored', repetitions: 1 })
  expect(await run(failWith('40001'), failWith('40P01'))).toEqual({
    result: 'stored',
    repetitions: 2,
  })
})

test('gives up after the second repetition', async () => {
  const { result, repetitions } = await run(...Array.from({ length: 3 }, () => failWith('40P01')))
  expect(result).toMatchObject({ code: '40P01' })
  expect(repetitions).toBe(2)
})

test('does not repeat a transaction that failed otherwise', async () => {
  const { result, repetitions } = await run(failWith('23505'))
  expect(result).toMatchObject({ code: '23505' })
  expect(repetitions).toBe(0)
})
