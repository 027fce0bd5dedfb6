import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryNotPrivateError, findExposedPath, protectDirectory } from './protect-directory'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'amivoix-private-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const getMode = (file: string) => (statSync(file).mode & 0o7777).toString(8)

test('creates a directory that only its owner can read', () => {
  const directory = path.join(home, 'new', 'data')
  protectDirectory(directory)
  expect(getMode(directory)).toBe('700')
  expect(findExposedPath(directory)).toBeUndefined()
})

test('removes the permissions of other accounts from an existing tree', () => {
  const directory = path.join(home, 'data')
  const folder = path.join(directory, 'database')
  const file = path.join(folder, 'PG_VERSION')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '15')
  for (const [name, mode] of [
    [directory, 0o755],
    [folder, 0o755],
    [file, 0o666],
  ] as const)
    chmodSync(name, mode)
  expect(findExposedPath(directory)).toBe(directory)
  protectDirectory(directory)
  expect([directory, folder, file].map(getMode)).toEqual(['700', '700', '600'])
  expect(findExposedPath(directory)).toBeUndefined()
})

test('does not change the target of a symbolic link', () => {
  const directory = path.join(home, 'data')
  const linkTarget = path.join(home, 'elsewhere')
  mkdirSync(directory)
  writeFileSync(linkTarget, '')
  chmodSync(linkTarget, 0o644)
  symlinkSync(linkTarget, path.join(directory, 'link'))
  protectDirectory(directory)
  expect(getMode(linkTarget)).toBe('644')
})

test('finds a single file that others can read', () => {
  const directory = path.join(home, 'data')
  protectDirectory(directory)
  const file = path.join(directory, 'secret')
  writeFileSync(file, '')
  chmodSync(file, 0o640)
  expect(findExposedPath(directory)).toBe(file)
})

test('refuses a directory that all accounts share, and does not change it', () => {
  chmodSync(home, 0o1777)
  expect(() => protectDirectory(home)).toThrow(DirectoryNotPrivateError)
  expect(getMode(home)).toBe('1777')
})
