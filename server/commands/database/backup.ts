import path from 'node:path'
import { readConfig } from '../../config'
import { withSnapshot, writeArchive } from '../../platform/database/archive/write-archive'
import { type CommandDeps, processDeps, runCommand } from '../command'
import { createProgressReporter } from '../terminal'
import {
  computeSecretFingerprint,
  getSecretFile,
  openExisting,
  runInterruptible,
} from './installation'

const usage = `Sauvegarde toute la base de données dans un fichier, lisible par votre seul compte.

  npm run cli -- backup <fichier>

  --json    réponse en JSON
  --help    ce texte

Sur PostgreSQL le service peut rester en marche\u00a0: la sauvegarde montre un seul instant. Avec la base
embarquée, arrêtez-le d’abord. Un fichier existant n’est jamais remplacé. Le secret de l’installation
(AUTH_SECRET, ou DATA_DIR/secret) n’est pas dans la sauvegarde\u00a0: gardez-le à part.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite.`

/** `backup`: writes an archive of the configured database. */
export const backup = (args: readonly string[], deps: CommandDeps = processDeps): Promise<number> =>
  runCommand(
    { usage, options: {}, positionals: { min: 1, max: 1 } },
    args,
    deps,
    async (values, positionals) => {
      const { terminal, environment } = deps
      const config = readConfig(environment)
      const file = path.resolve(positionals[0] ?? '')
      const startedAtMs = performance.now()
      const reportProgress = createProgressReporter('Sauvegarde', terminal)
      const connection = await openExisting(
        config.database,
        'Sur PostgreSQL, la sauvegarde se fait sans arrêt.',
      )
      try {
        const { manifest, bytes } = await runInterruptible((signal) =>
          withSnapshot(connection, (snapshot) =>
            writeArchive(connection, snapshot, {
              file,
              secretCheck: computeSecretFingerprint(config),
              now: new Date(),
              onProgress: ({ done, total, table }) =>
                reportProgress({ done, total, detail: table }),
              signal,
            }),
          ),
        )
        const seconds = (performance.now() - startedAtMs) / 1_000
        const tables = manifest.tables.map(({ schema, name, rows }) => ({ schema, name, rows }))
        const rows = tables.reduce((sum, table) => sum + table.rows, 0)
        if (values.json) terminal.print(JSON.stringify({ file, bytes, rows, seconds, tables }))
        else {
          terminal.print(
            `${file}\u00a0: ${rows} lignes de ${tables.length} tables, ${(bytes / 1e6).toFixed(1)} Mo, en ${seconds.toFixed(1)} s.`,
          )
          terminal.print(
            `À garder à part, sans quoi les sessions finissent\u00a0: ${config.authSecret ? 'AUTH_SECRET' : getSecretFile(config.dataDirectory)}.`,
          )
        }
        return 0
      } finally {
        await connection.close()
      }
    },
  )
