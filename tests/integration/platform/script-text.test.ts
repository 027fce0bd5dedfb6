import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const directory = 'build/server'
const largeBytes = 100_000

test('large scripts of the server have no letter beyond Latin-1, which would double their memory', () => {
  const large = readdirSync(directory).filter(
    (file) => file.endsWith('.js') && statSync(path.join(directory, file)).size > largeBytes,
  )
  const wide = large.filter((file) =>
    /[^\0-\xff]/.test(readFileSync(path.join(directory, file), 'utf8')),
  )
  expect(large.length).toBeGreaterThan(5)
  // Its patterns are in String.raw, which cannot be escaped.
  expect(wide.map((file) => file.split('~')[0])).toEqual(['patterns'])
})
