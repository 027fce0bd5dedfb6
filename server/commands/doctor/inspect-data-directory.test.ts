import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inspectDataDirectory } from './inspect-data-directory'

test('reports a data directory that other accounts of the machine can read', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'amivoix-inspect-'))
  expect(inspectDataDirectory(directory).isFine).toBe(true)
  chmodSync(directory, 0o755)
  expect(inspectDataDirectory(directory)).toMatchObject({
    isFine: false,
    text: expect.stringContaining(directory),
  })
  rmSync(directory, { recursive: true })
})
