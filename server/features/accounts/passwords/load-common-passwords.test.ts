import { expect, test, vi } from 'vitest'
import { createCommonPasswordLoader } from './load-common-passwords'

test('tries again with another URL after a failure, and caches the loaded list', async () => {
  const commonPasswords = new Set(['soleil'])
  const importModule = vi
    .fn<(url: string) => Promise<{ commonPasswords: ReadonlySet<string> }>>()
    .mockRejectedValueOnce(new Error('ENOENT'))
    .mockResolvedValue({ commonPasswords })
  const load = createCommonPasswordLoader(importModule)
  await expect(load()).rejects.toThrow('ENOENT')
  expect(await load()).toBe(commonPasswords)
  expect(await load()).toBe(commonPasswords)
  const urls = importModule.mock.calls.map(([url]) => url)
  expect(urls).toHaveLength(2)
  expect(new Set(urls).size).toBe(2)
})

test('loads the actual list of common passwords', async () => {
  expect((await createCommonPasswordLoader()()).has('azerty')).toBe(true)
})
