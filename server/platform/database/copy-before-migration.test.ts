import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBeforeMigration, DatabaseCopyError } from './copy-before-migration'

let home: string
let directory: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'copies-'))
  directory = path.join(home, 'database')
  mkdirSync(path.join(directory, 'base'), { recursive: true })
  writeFileSync(path.join(directory, 'base', '1'), 'rows')
})
afterEach(() => rmSync(home, { recursive: true }))

const copy = (day: number, readFreeBytes?: () => Promise<number>) =>
  copyBeforeMigration({
    directory,
    migration: './migrations/0031-next.sql',
    now: new Date(Date.UTC(2026, 10, day, 7, 5)),
    ...(readFreeBytes && { readFreeBytes }),
  })

test('copies the whole database to a directory beside it, named after the time and the migration', async () => {
  const copyDirectory = await copy(23)
  expect(copyDirectory).toBe(path.join(home, 'copies', '2026-11-23T07-05-00-before-0031-next'))
  expect(readFileSync(path.join(copyDirectory, 'base', '1'), 'utf8')).toBe('rows')
})

test('keeps the last three copies, and deletes an incomplete copy', async () => {
  for (const day of [1, 2, 3]) await copy(day)
  mkdirSync(path.join(home, 'copies', '2026-11-03T08-00-00-before-0031-next.new'))
  await copy(4)
  const names = readdirSync(path.join(home, 'copies')).sort()
  expect(names.map((name) => name.slice(8, 10))).toEqual(['02', '03', '04'])
})

test('copies nothing when the disk is too full, and reports how much space is needed', async () => {
  const copyAttempt = copy(23, async () => 1_000)
  await expect(copyAttempt).rejects.toThrow(DatabaseCopyError)
  await expect(copyAttempt).rejects.toThrow(/il faut \d+ Mo libres .* Rien n’a été modifié/)
  expect(readdirSync(home)).toEqual(['database'])
})
