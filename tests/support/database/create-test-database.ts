import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a database on the test server, empty or a copy of `template`; returns its URL. */
export async function createTestDatabase(serverUrl: string, template?: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const copy = template ? ` template ${template} strategy file_copy` : ''
  await execute(serverUrl, `create database ${name}${copy}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Drops a test database, which frees its memory on the server. */
export const dropTestDatabase = (serverUrl: string, databaseUrl: string) =>
  execute(serverUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)

async function execute(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
