import path from 'node:path'
import { readConfig } from '../../config'
import { openArchive } from '../../platform/database/archive/archive-reader'
import { loadArchive } from '../../platform/database/archive/load-archive'
import { protectDirectory } from '../../platform/protect-directory'
import { type CommandDeps, processDeps, runCommand } from '../command'
import { createProgressReporter } from '../terminal'
import { computeSecretFingerprint, openTarget } from './installation'

const usage = `Charge une sauvegarde dans la base de données configurée, PostgreSQL ou embarquée.

  npm run cli -- restore <fichier>

  --replace    remplace les données que la base contient déjà
  --json       réponse en JSON
  --help       ce texte

Arrêtez le service d’abord. Les empreintes sont vérifiées avant tout changement, et tout se fait en une
transaction\u00a0: après un échec la base est comme avant. Une sauvegarde d’une version plus ancienne est mise à
jour au passage. Les e-mails qui attendaient au moment de la sauvegarde partiront au prochain démarrage.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite.`

const options = { replace: { type: 'boolean', default: false } } as const

/** `restore`: loads an archive into the configured database. */
export const restore = (
  args: readonly string[],
  deps: CommandDeps = processDeps,
): Promise<number> =>
  runCommand(
    { usage, options, positionals: { min: 1, max: 1 } },
    args,
    deps,
    async (values, positionals) => {
      const { terminal, environment } = deps
      const config = readConfig(environment)
      const startedAtMs = performance.now()
      const archive = await openArchive(path.resolve(positionals[0] ?? ''))
      const reportVerification = createProgressReporter('Vérification', terminal)
      await archive.verify((done, total) => reportVerification({ done, total }))
      if (config.database.kind === 'embedded') protectDirectory(config.dataDirectory)
      const connection = await openTarget(config.database)
      const reportLoading = createProgressReporter('Restauration', terminal)
      const reportIndexing = createProgressReporter('Index', terminal)
      try {
        await loadArchive(connection, archive, {
          shouldReplace: values.replace,
          // Indexes are reported as a table named 'index'.
          onProgress: ({ table, ...progress }) =>
            table === 'index'
              ? reportIndexing(progress)
              : reportLoading({ ...progress, detail: table }),
        })
      } finally {
        await connection.close()
      }
      const { manifest } = archive
      const seconds = (performance.now() - startedAtMs) / 1_000
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      // `secretCheck` is null when the installation that wrote the archive had no secret.
      const hasSameSecret =
        manifest.secretCheck === null || manifest.secretCheck === computeSecretFingerprint(config)
      if (values.json)
        terminal.print(
          JSON.stringify({
            file: archive.file,
            createdAt: manifest.createdAt,
            rows,
            seconds,
            hasSameSecret,
          }),
        )
      else {
        terminal.print(
          `Restauré\u00a0: ${rows} lignes de ${manifest.tables.length} tables, du ${manifest.createdAt}, en ${seconds.toFixed(1)} s.`,
        )
        if (!hasSameSecret)
          terminal.print(
            'Cette installation a un autre secret que celle de la sauvegarde\u00a0: les sessions finissent, et les adresses qui ont reçu les minutes gratuites sont oubliées. Remettez AUTH_SECRET ou DATA_DIR/secret avant de démarrer pour les garder.',
          )
      }
      return 0
    },
  )
