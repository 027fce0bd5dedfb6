import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureAdministration } from './administration/measure-administration'

// Measures the requests of the administration's pages on the embedded database, in a benchmark of its own
// because inserting the rows takes minutes.

const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
try {
  await measureAdministration({
    name: 'embedded database',
    database: { kind: 'embedded', directory: path.join(directory, 'database') },
    directory,
    goalMs: 500,
  })
} finally {
  await rm(directory, { recursive: true, force: true })
}
