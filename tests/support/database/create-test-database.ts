import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A fresh database on the test server; answers its address. */
export async function createDatabase(serverUrl: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
