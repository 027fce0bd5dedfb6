import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const directory = 'build/server'
const largeBytes = 100_000

test('large server scripts except the patterns contain only Latin-1 characters, because any other character doubles their memory use', () => {
  const largeFiles = readdirSync(directory).filter(
    (file) => file.endsWith('.js') && statSync(path.join(directory, file)).size > largeBytes,
  )
  const filesBeyondLatin1 = largeFiles.filter((file) =>
    /[^\0-\xff]/.test(readFileSync(path.join(directory, file), 'utf8')),
  )
  expect(largeFiles.length).toBeGreaterThan(5)
  // The regular expressions in the script "patterns" are written with String.raw, where letters cannot be escaped.
  expect(filesBeyondLatin1.map((file) => file.split('~')[0])).toEqual(['patterns'])
})
