import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDirectoryOnce } from './create-directory-once'

let home: string
let directory: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'amivoix-once-'))
  directory = path.join(home, 'database')
})
afterEach(() => rm(home, { recursive: true, force: true }))

async function createFiles(temporaryDirectory: string) {
  await mkdir(path.join(temporaryDirectory, 'base'))
  await writeFile(path.join(temporaryDirectory, 'base', 'table'), 'rows')
}

test('creates the directory under its final name only once it is complete', async () => {
  await createDirectoryOnce(directory, async (temporaryDirectory) => {
    await createFiles(temporaryDirectory)
    expect(existsSync(directory)).toBe(false)
  })
  expect(await readFile(path.join(directory, 'base', 'table'), 'utf8')).toBe('rows')
  expect(await readdir(home)).toEqual(['database'])
})

test('starts again after an attempt that was interrupted', async () => {
  const failedAttempt = createDirectoryOnce(directory, async (temporaryDirectory) => {
    await writeFile(path.join(temporaryDirectory, 'PG_VERSION'), '18')
    throw new Error('killed')
  })
  await expect(failedAttempt).rejects.toThrow('killed')
  expect(existsSync(directory)).toBe(false)
  await createDirectoryOnce(directory, createFiles)
  expect(await readdir(directory)).toEqual(['base'])
})

test('fills an empty directory, and does not change a filled one', async () => {
  await mkdir(directory)
  await createDirectoryOnce(directory, createFiles)
  await writeFile(path.join(directory, 'base', 'table'), 'more rows')
  await createDirectoryOnce(directory, createFiles)
  expect(await readFile(path.join(directory, 'base', 'table'), 'utf8')).toBe('more rows')
})
