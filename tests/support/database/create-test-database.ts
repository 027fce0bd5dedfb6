import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a database on the test server, empty or a copy of `template`; returns its URL. */
export async function createTestDatabase(serverUrl: string, template?: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
