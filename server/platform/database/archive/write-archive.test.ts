import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import type { MaintenanceConnection } from '../open-for-maintenance'
import { writeArchive } from './write-archive'

/** A database in which each range of a table has one row, and any other query returns no rows. */
function createFakeConnection() {
  const query = (statement: unknown) =>
    typeof statement === 'string'
      ? Promise.resolve({ rows: [] })
      : Object.assign(Readable.from([Buffer.from('1\n')]), { rowCount: 1 })
  return { kind: 'server', client: { query } } as unknown as MaintenanceConnection
}

test('reports progress after each range of a large table, and after each table', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const progress: [table: string, done: number][] = []
  const createTable = (name: string, pages: number) => ({
    schema: 'public',
    name,
    columns: ['id'],
    pages,
  })
  const { manifest } = await writeArchive(
    createFakeConnection(),
    { tables: [createTable('small', 1), createTable('large', 5_000)], migrations: [] },
    {
      file: path.join(directory, 'archive'),
      secretCheck: null,
      now: new Date(0),
      onProgress: ({ table, done, total }) => {
        expect(total).toBe(5_003)
        progress.push([table, done])
      },
    },
  )
  expect(progress).toEqual([
    ['small', 1],
    ['small', 2],
    ['large', 2 + 2_048],
    ['large', 2 + 4_096],
    ['large', 2 + 5_000],
    ['large', 5_003],
  ])
  expect(manifest.tables.map(({ rows }) => rows)).toEqual([1, 3])
})
