import { expect, test } from 'vitest'
import { type BrowserStorage, forgivingStorage } from './browser-storage'
import { memoryStorage } from './testing/memory-storage'

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test('what a full storage does not take is there while the page is open', () => {
  const browser = memoryStorage({ kept: 'old' })
  const full: BrowserStorage = { ...browser, setItem: refuse }
  const storage = forgivingStorage(() => full)
  storage.setItem('kept', 'new')
  expect([storage.getItem('kept'), browser.getItem('kept')]).toEqual(['new', 'old'])
  storage.removeItem('kept')
  expect([storage.getItem('kept'), browser.getItem('kept')]).toEqual([null, null])
})

test('a forbidden storage is an empty one that remembers', () => {
  const storage = forgivingStorage(refuse)
  expect(storage.getItem('anything')).toBeNull()
  storage.setItem('anything', 'text')
  expect(storage.getItem('anything')).toBe('text')
  storage.removeItem('anything')
  expect(storage.getItem('anything')).toBeNull()
})
