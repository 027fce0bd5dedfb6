import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../../config'
import { openArchive } from '../../platform/database/archive/archive-reader'
import {
  digestTables,
  findDifferingTables,
  type TableDigest,
} from '../../platform/database/archive/digest-tables'
import {
  loadArchive,
  requireNoOtherConnections,
} from '../../platform/database/archive/load-archive'
import { withSnapshot, writeArchive } from '../../platform/database/archive/write-archive'
import type { DatabaseLocation } from '../../platform/database/open-database'
import type { MaintenanceConnection } from '../../platform/database/open-for-maintenance'
import { protectDirectory } from '../../platform/protect-directory'
import { type CommandDeps, CommandError, processDeps, runCommand } from '../command'
import { createProgressReporter, type Terminal } from '../terminal'
import {
  computeSecretFingerprint,
  getSecretFile,
  openExisting,
  openTarget,
  runInterruptible,
} from './installation'

const usage = `Déplace toutes les données de la base embarquée vers PostgreSQL, ou l’inverse.

  npm run cli -- move to-postgres [adresse]    de DATA_DIR vers PostgreSQL
  npm run cli -- move to-embedded [adresse]    de PostgreSQL vers DATA_DIR

  --replace    remplace les données que la base d’arrivée contient déjà
  --json       réponse en JSON
  --help       ce texte

Sans adresse, DATABASE_URL\u00a0: un mot de passe écrit dans une commande se lit dans la liste des processus.
Arrêtez le service d’abord. Chaque table est comptée et comparée ligne par ligne avant d’être validée\u00a0; la
base de départ n’est pas modifiée. Il faut dans DATA_DIR la place d’une sauvegarde, le temps du déplacement.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite.`

const options = { replace: { type: 'boolean', default: false } } as const

type Environment = CommandDeps['environment']

/**
 * `move`: copies everything from the embedded database to PostgreSQL, or back, and compares every
 * table.
 */
export const move = (args: readonly string[], deps: CommandDeps = processDeps): Promise<number> =>
  runCommand(
    { usage, options, positionals: { min: 1, max: 2 } },
    args,
    deps,
    async (values, positionals) => {
      const [direction, url] = positionals
      if (direction !== 'to-postgres' && direction !== 'to-embedded')
        throw new CommandError(
          `« ${direction} » n’est pas une direction\u00a0: to-postgres ou to-embedded.`,
          2,
        )
      const { terminal, environment } = deps
      const { embedded, server, config } = readLocations(environment, url)
      const [from, to] = direction === 'to-postgres' ? [embedded, server] : [server, embedded]
      protectDirectory(config.dataDirectory)
      const source = await openExisting(from)
      try {
        await requireNoOtherConnections(source)
        const target = await openTarget(to)
        try {
          const tables = await runInterruptible((signal) =>
            copyAndCompare({
              source,
              target,
              file: path.join(config.dataDirectory, `move-${randomUUID().slice(0, 8)}.amivoix`),
              secretCheck: computeSecretFingerprint(config),
              shouldReplace: values.replace,
              terminal,
              signal,
            }),
          )
          if (values.json) terminal.print(JSON.stringify({ direction, tables }))
          else printMove(tables, direction, config.dataDirectory, terminal)
          return 0
        } finally {
          await target.close()
        }
      } finally {
        await source.close()
      }
    },
  )

/** Returns the locations of both databases. Throws CommandError or ConfigurationError. */
function readLocations(environment: Environment, urlArgument: string | undefined) {
  const { DATABASE_URL, ...environmentWithoutUrl } = environment
  const url = urlArgument ?? DATABASE_URL?.trim()
  if (!url)
    throw new CommandError(
      'Il manque l’adresse de PostgreSQL\u00a0: DATABASE_URL, ou un argument.',
      2,
    )
  // A configuration contains one database, so the environment is read twice.
  const config = readConfig({ ...environmentWithoutUrl })
  const { database: server } = readConfig({
    ...environmentWithoutUrl,
    // readConfig requires a secret with DATABASE_URL; this command does not use it.
    AUTH_SECRET: environmentWithoutUrl['AUTH_SECRET'] ?? '-'.repeat(32),
    DATABASE_URL: url,
  })
  return { embedded: config.database, server, config } satisfies {
    embedded: DatabaseLocation
    server: DatabaseLocation
    config: unknown
  }
}

type CopyOptions = {
  source: MaintenanceConnection
  target: MaintenanceConnection
  /** Path of a temporary archive, which is deleted at the end. */
  file: string
  secretCheck: string | null
  shouldReplace: boolean
  terminal: Terminal
  signal: AbortSignal
}

/**
 * Copies all tables and compares them. When a table differs, nothing is committed on the target.
 * Throws CommandError or ArchiveError.
 */
async function copyAndCompare(options: CopyOptions): Promise<TableDigest[]> {
  const { source, target, file, secretCheck, shouldReplace, terminal, signal } = options
  const reportReading = createProgressReporter('Lecture', terminal)
  const reportLoading = createProgressReporter('Écriture', terminal)
  const reportComparison = createProgressReporter('Comparaison', terminal)
  try {
    return await withSnapshot(source, async (snapshot) => {
      await writeArchive(source, snapshot, {
        file,
        secretCheck,
        now: new Date(),
        onProgress: ({ done, total, table }) => reportReading({ done, total, detail: table }),
        signal,
      })
      const archive = await openArchive(file)
      await archive.verify()
      let sourceDigests: TableDigest[] = []
      await loadArchive(target, archive, {
        shouldReplace,
        // Indexes are reported as a table named 'index'.
        onProgress: ({ done, total, table }) =>
          table === 'index' ? undefined : reportLoading({ done, total, detail: table }),
        async checkLoadedRows(tables) {
          const total = 2 * tables.length
          sourceDigests = await digestTables(source.client, tables, (done, detail) =>
            reportComparison({ done, total, detail }),
          )
          const targetDigests = await digestTables(target.client, tables, (done, detail) =>
            reportComparison({ done: tables.length + done, total, detail }),
          )
          const differences = findDifferingTables(sourceDigests, targetDigests)
          if (differences.length > 0)
            throw new CommandError(
              `Ces tables ne sont pas arrivées telles quelles\u00a0: ${differences.join(', ')}. Rien n’a été gardé.`,
            )
        },
      })
      return sourceDigests
    })
  } finally {
    await rm(file, { force: true })
  }
}

function printMove(
  tables: readonly TableDigest[],
  direction: 'to-postgres' | 'to-embedded',
  dataDirectory: string,
  { print }: Terminal,
) {
  for (const { name, rows } of tables) print(`identique  ${name}\u00a0: ${rows} lignes`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${rows} lignes de ${tables.length} tables, comparées une à une.`)
  print(
    direction === 'to-postgres'
      ? `Démarrez maintenant avec DATABASE_URL, et avec AUTH_SECRET égal au contenu de ${getSecretFile(dataDirectory)} s’il n’est pas déjà réglé. La base embarquée reste telle quelle\u00a0: supprimez-la quand vous n’en avez plus besoin.`
      : `Démarrez maintenant sans DATABASE_URL, avec le même AUTH_SECRET, ou son texte dans ${getSecretFile(dataDirectory)}. PostgreSQL reste tel quel.`,
  )
}
