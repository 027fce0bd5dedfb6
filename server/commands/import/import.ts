import { deriveSecret } from '../../composition/wire-accounts'
import { readConfig } from '../../config'
import {
  createDailyFigureRepository,
  deleteDailyFigures,
} from '../../features/admin/statistics/daily-figure-repository'
import { rebuildDailyFigures } from '../../features/admin/statistics/update-daily-figures'
import { readOrCreateSecret } from '../../platform/read-or-create-secret'
import { type CommandDeps, CommandError, processDeps, runCommand } from '../command'
import { createProgressReporter, type Terminal } from '../terminal'
import { withDatabase } from '../with-database'
import { type ImportResult, importTables } from './import-tables'
import { openSource } from './read-source'

const usage = `Importe une base PostgreSQL qui a les tables user_profiles, agents, conversations, feedbacks,
stripe_customers, stripe_subscriptions et stripe_orders, et au besoin auth.users ou users pour les adresses
et les mots de passe (bcrypt, renouvelés à la connexion).

  npm run cli -- import [adresse]

  --skip-invalid         importe les lignes valides et laisse les autres
  --sensitive-consent    importe aussi les réponses protégées (RGPD, art. 9)\u00a0: vous en avez la preuve
  --json                 réponse en JSON
  --help                 ce texte

Sans adresse, IMPORT_URL\u00a0: un mot de passe écrit dans une commande se lit dans la liste des processus. Tout se
fait en une transaction\u00a0: une ligne refusée est nommée, et rien n’est changé. Chaque solde devient un mouvement
du registre.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite.`

const options = {
  'skip-invalid': { type: 'boolean', default: false },
  'sensitive-consent': { type: 'boolean', default: false },
} as const

/** At most this many skipped rows are printed; --json prints all of them. */
const maxPrintedRows = 100

/** Thrown to roll the transaction back; contains the result of the import. */
class ImportRefusedError extends Error {
  constructor(readonly result: ImportResult) {
    super('Rows of the source were refused')
  }
}

/**
 * `import`: imports the accounts, companions, purchases and conversations of another system's
 * database.
 */
export const importDatabase = (
  args: readonly string[],
  deps: CommandDeps = processDeps,
): Promise<number> =>
  runCommand(
    { usage, options, positionals: { min: 0, max: 1 } },
    args,
    deps,
    async (values, positionals) => {
      const { terminal, environment } = deps
      const url = positionals[0] ?? environment['IMPORT_URL']?.trim()
      if (!url) throw new CommandError('Il manque l’adresse de la base à importer.', 2)
      const config = readConfig(environment)
      const secret = config.authSecret ?? readOrCreateSecret(config.dataDirectory)
      const reportProgress = createProgressReporter('Import', terminal)
      const source = await openSource(url)
      try {
        const outcome = await withDatabase(config, terminal, async (database) => {
          const committedResult = await database.transaction(async (transaction) => {
            const importResult = await importTables(
              source,
              {
                transaction,
                freeMinutesSecret: deriveSecret(secret, 'granted addresses'),
                hasSensitiveConsent: values['sensitive-consent'],
              },
              reportProgress,
            )
            if (importResult.skippedRows.length > 0 && !values['skip-invalid'])
              throw new ImportRefusedError(importResult)
            // The hourly job recounts only recent days, and imported data is older. If no figures at
            // all are stored, the job counts every day. So deleting the figures is safe even if this
            // process ends before `rebuildDailyFigures` has finished.
            await deleteDailyFigures(transaction)
            return importResult
          })
          await rebuildDailyFigures(createDailyFigureRepository(database), new Date())
          return committedResult
        }).catch((error: unknown) => {
          if (error instanceof ImportRefusedError) return error
          throw error
        })
        if (outcome instanceof ImportRefusedError) {
          printImport(outcome.result, { isStored: false, isJson: values.json }, terminal)
          return 1
        }
        printImport(outcome, { isStored: true, isJson: values.json }, terminal)
        return 0
      } finally {
        await source.close()
      }
    },
  )

function printImport(
  { tables, skippedRows }: ImportResult,
  { isStored, isJson }: { isStored: boolean; isJson: boolean },
  { print, printError }: Terminal,
) {
  // The JSON field keeps its original name, because scripts may read it.
  if (isJson) return print(JSON.stringify({ isStored, tables, badRows: skippedRows }))
  for (const { table, key, problem } of skippedRows.slice(0, maxPrintedRows))
    printError(`${table} ${key}\u00a0: ${problem}`)
  if (skippedRows.length > maxPrintedRows)
    printError(
      `… et ${skippedRows.length - maxPrintedRows} autres lignes\u00a0; --json les nomme toutes.`,
    )
  for (const { table, read, stored } of tables)
    print(`${table}\u00a0: ${stored} lignes sur ${read}`)
  print(
    isStored
      ? `Importé, ${skippedRows.length} lignes laissées.`
      : `${skippedRows.length} lignes refusées\u00a0: rien n’a été modifié. Corrigez-les, ou laissez-les avec --skip-invalid.`,
  )
}
