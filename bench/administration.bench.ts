import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../tests/support/database/create-test-database'
import { startPostgres } from '../tests/support/database/start-postgres'
import { measureAdministration } from './administration/measure-administration'

// Measures the requests of the administration's pages on PostgreSQL.

const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
const server = await startPostgres()
try {
  const url = await createTestDatabase(server.url)
  await measureAdministration({
    name: 'PostgreSQL',
    database: { kind: 'server', url },
    directory,
    goalMs: 200,
  })
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
