import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  describeEmbeddedFailure,
  EmbeddedDatabaseError,
  readFreeBytesOn,
  requireFreeDiskSpace,
} from './describe-embedded-failure'

const directory = '/srv/data/database'
const fullDisk =
  'Le disque de /srv/data est plein. Ce qui était enregistré est gardé : libérez au moins 500 Mo, puis relancez le service.'
const describeWith = (error: unknown, freeBytes = 1e9) =>
  describeEmbeddedFailure(directory, error, () => freeBytes)

test.each([
  ['by an error code', Object.assign(new Error('write'), { code: 'ENOSPC' }), 1e9],
  [
    'by the SQLSTATE of a failed statement',
    Object.assign(new Error('could not extend'), { code: '53100' }),
    1e9,
  ],
  ['by the free space', new Error('unreachable'), 1_000],
])('recognises a full disk %s', (_case, error, freeBytes) => {
  expect(describeWith(error, freeBytes)).toBe(fullDisk)
})

test('throws while the disk has no space for another write-ahead log file', () => {
  expect(() => requireFreeDiskSpace('/srv/data', () => 16_000_000)).toThrow('/srv/data est plein')
  expect(() => requireFreeDiskSpace('/srv/data', () => 1e9)).not.toThrow()
})

test('reports any other failure in one line', () => {
  expect(describeWith(new Error('unreachable\n    at wasm'))).toBe(
    'La base de données embarquée de /srv/data/database s’est arrêtée (unreachable). Ce qui était enregistré y est gardé : relancez le service ; si elle ne s’ouvre plus, restaurez une sauvegarde ou passez à PostgreSQL avec DATABASE_URL.',
  )
})

test('distinguishes a full disk from other file system errors when the database does not open', () => {
  expect(new EmbeddedDatabaseError(directory, { name: 'ErrnoError', errno: 51 }).message).toBe(
    fullDisk,
  )
  expect(new EmbeddedDatabaseError(directory, { name: 'ErrnoError', errno: 44 }).message).toContain(
    'ne s’ouvre pas comme base de données (erreur 44 du système de fichiers)',
  )
})

test('reads the free space for a directory that does not exist yet', () => {
  expect(readFreeBytesOn(path.join(tmpdir(), 'absent', 'database'))).toBeLessThan(1e18)
})
