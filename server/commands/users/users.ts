import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../../config'
import { exportAccount } from '../../features/accounts/export/export-account'
import { readEmail } from '../admin-create'
import { type CommandDeps, CommandError, processDeps, runCommand } from '../command'
import type { Terminal } from '../terminal'
import { withDatabase } from '../with-database'
import { creditUser } from './credit-user'
import { eraseUser } from './erase-user'
import { type FoundUser, findUsers, maxFoundUsers, requireUserId } from './find-users'

const usage = `Trouve les comptes, leur ajoute des minutes, exporte leurs données ou les efface.

  npm run cli -- users find <texte>                    adresse, nom ou identifiant
  npm run cli -- users credit <e-mail> <minutes>       ajoute des minutes par le registre
  npm run cli -- users export <e-mail> [fichier]       toutes les données de la personne, en JSON
  npm run cli -- users erase <e-mail>                  efface le compte, comme « Supprimer mon compte »

  --reason=<texte>       pourquoi des minutes sont ajoutées\u00a0; gardé dans le journal
  --reference=<texte>    la même référence n’ajoute qu’une fois
  --yes                  efface sans demander
  --json                 réponse en JSON
  --help                 ce texte

Avec la base embarquée, arrêtez le service d’abord.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite ou accord manquant.`

const options = {
  reason: { type: 'string' },
  reference: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const

type Values = {
  reason?: string | undefined
  reference?: string | undefined
  yes: boolean
  json: boolean
}
type Subcommand = (
  positionals: readonly string[],
  values: Values,
  deps: CommandDeps,
) => Promise<number>

/** Limits the effect of a typing mistake. */
const maxMinutes = 100_000

const subcommands = new Map<string, Subcommand>([
  ['find', find],
  ['credit', credit],
  ['export', exportData],
  ['erase', erase],
])

/** The command `users`: finds accounts; credits, exports or erases one account. */
export const users = (args: readonly string[], deps: CommandDeps = processDeps): Promise<number> =>
  runCommand(
    { usage, options, positionals: { min: 2, max: 3 } },
    args,
    deps,
    (values, positionals) => {
      const [name = '', ...subcommandArgs] = positionals
      const subcommand = subcommands.get(name)
      if (!subcommand) throw new CommandError(`« ${name} » n’est pas une commande de users.`, 2)
      return subcommand(subcommandArgs, values, deps)
    },
  )

async function find([text = '']: readonly string[], { json }: Values, deps: CommandDeps) {
  const { terminal } = deps
  const config = readConfig(deps.environment)
  const foundUsers = await withDatabase(config, terminal, (database) => findUsers(database, text))
  const listedUsers = foundUsers.slice(0, maxFoundUsers)
  if (json)
    terminal.print(
      JSON.stringify({ users: listedUsers, isComplete: listedUsers.length === foundUsers.length }),
    )
  else {
    for (const user of listedUsers) terminal.print(describeUser(user))
    if (foundUsers.length > listedUsers.length)
      terminal.print(
        `Les ${maxFoundUsers} plus récents\u00a0: précisez le texte pour voir les autres.`,
      )
    if (foundUsers.length === 0) terminal.print('Aucun compte ne correspond.')
  }
  return foundUsers.length > 0 ? 0 : 1
}

const describeUser = ({ email, name, id, role, isConfirmed, minutesLeft, createdAt }: FoundUser) =>
  [
    email,
    name,
    isConfirmed ? (role ?? 'user') : 'non confirmé',
    minutesLeft === null ? 'sans solde' : `${minutesLeft} min`,
    createdAt.slice(0, 10),
    id,
  ].join('  ')

async function credit(positionals: readonly string[], values: Values, deps: CommandDeps) {
  const { terminal } = deps
  const email = readEmail(positionals[0])
  const minutes = /^\d+$/.test(positionals[1] ?? '') ? Number(positionals[1]) : 0
  if (minutes < 1 || minutes > maxMinutes)
    throw new CommandError(
      `« ${positionals[1]} »\u00a0: un nombre de minutes entre 1 et ${maxMinutes}.`,
      2,
    )
  const reason = values.reason?.trim()
  if (!reason)
    throw new CommandError(
      'Il manque la raison, que le journal garde\u00a0: --reason="geste commercial".',
      2,
    )
  const reference = values.reference?.trim() || randomUUID()
  const config = readConfig(deps.environment)
  const result = await withDatabase(config, terminal, (database) =>
    creditUser(database, { email, minutes, reason, reference }),
  )
  if (values.json) terminal.print(JSON.stringify({ email, minutes, reference, ...result }))
  else
    terminal.print(
      result.isNew
        ? `${email}\u00a0: ${minutes} minutes ajoutées, solde ${result.minutesLeft} (référence ${reference}).`
        : `${email}\u00a0: la référence ${reference} avait déjà servi, rien n’a été ajouté.`,
    )
  return 0
}

async function exportData(positionals: readonly string[], { json }: Values, deps: CommandDeps) {
  const { terminal } = deps
  const email = readEmail(positionals[0])
  const config = readConfig(deps.environment)
  const accountData = await withDatabase(config, terminal, async (database) =>
    exportAccount(database, await requireUserId(database, email), new Date()),
  )
  if (!accountData) throw new CommandError(`Aucun compte n’a l’adresse ${email}.`)
  const text = JSON.stringify(accountData, null, 2)
  if (!positionals[1]) {
    terminal.print(text)
    return 0
  }
  const file = path.resolve(positionals[1])
  await writeNewFile(file, text)
  const rows = accountData.parts.reduce((sum, part) => sum + part.rows.length, 0)
  terminal.print(
    json
      ? JSON.stringify({ file, rows })
      : `${file}\u00a0: ${rows} lignes, lisibles par votre seul compte.`,
  )
  return 0
}

async function writeNewFile(file: string, text: string) {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST' ? `${file} existe déjà.` : `${file} ne s’écrit pas (${error.code}).`,
    )
  })
  try {
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

async function erase(positionals: readonly string[], { yes, json }: Values, deps: CommandDeps) {
  const { terminal } = deps
  const email = readEmail(positionals[0])
  const config = readConfig(deps.environment)
  if (!yes && !(await askForConfirmation(email, terminal)))
    throw new CommandError('Rien n’a été effacé. Sans question\u00a0: --yes.', 2)
  await eraseUser(config, email)
  terminal.print(
    json
      ? JSON.stringify({ email, isErased: true })
      : `${email}\u00a0: le compte et ses données sont effacés.`,
  )
  return 0
}

/** Returns whether the operator has typed the address of the account again. */
async function askForConfirmation(email: string, { ask }: Terminal) {
  const answer = await ask?.(
    `Le compte ${email} sera effacé aussitôt, sans retour possible. Tapez son adresse pour confirmer\u00a0: `,
  )
  return answer?.trim().toLowerCase() === email
}
