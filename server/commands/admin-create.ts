import { z } from 'zod'
import { pagePaths } from '../../contract/paths'
import { readConfig } from '../config'
import { createAdministrator } from '../features/accounts/sign-up/create-administrator'
import { recordAuditEntry } from '../features/admin/audit/record-audit-entry'
import { type CommandDeps, CommandError, processDeps, runCommand } from './command'
import { withDatabase } from './with-database'

const usage = `Crée un administrateur, ou rend un compte existant administrateur.

  npm run cli -- admin:create <e-mail>

  --json    réponse en JSON
  --help    ce texte

L’adresse compte comme confirmée. Un compte sans mot de passe reçoit un lien pour en choisir un, montré une
seule fois, valable une heure\u00a0; relancée, la commande en donne un autre et ne change rien de plus.
Code de sortie\u00a0: 0 fait, 1 échec, 2 commande mal écrite.`

/** Returns a valid e-mail address in lower case. Throws CommandError. */
export function readEmail(text: string | undefined) {
  const email = z.email().max(254).safeParse(text?.trim().toLowerCase())
  if (email.success) return email.data
  throw new CommandError(`« ${text} » n’est pas une adresse e-mail.`, 2)
}

/**
 * `admin:create`: creates an administrator or promotes an account, with entries in the audit log.
 * Prints a link to choose a password if the account has no way to sign in.
 */
export const adminCreate = (
  args: readonly string[],
  deps: CommandDeps = processDeps,
): Promise<number> =>
  runCommand(
    { usage, options: {}, positionals: { min: 1, max: 1 } },
    args,
    deps,
    async (values, positionals) => {
      const { terminal, environment } = deps
      const email = readEmail(positionals[0])
      const config = readConfig(environment)
      const { passwordToken, ...outcome } = await withDatabase(config, terminal, (database) =>
        database.transaction(async (transaction) => {
          const administrator = await createAdministrator(transaction, email)
          const { userId, isNewAdministrator, minutes } = administrator
          const subject = { kind: 'user', id: userId } as const
          if (isNewAdministrator)
            await recordAuditEntry(transaction, {
              actorId: null,
              action: 'user.role-changed',
              subject,
              details: { to: 'admin' },
            })
          if (minutes > 0)
            await recordAuditEntry(transaction, {
              actorId: null,
              action: 'user.minutes-added',
              subject,
              details: { minutes },
            })
          return administrator
        }),
      )
      const passwordUrl = passwordToken && createPasswordUrl(config.publicUrl.origin, passwordToken)
      if (values.json) {
        terminal.print(JSON.stringify({ email, ...outcome, passwordUrl }))
        return 0
      }
      terminal.print(`${email}\u00a0: ${describeChange(outcome)}.`)
      if (outcome.minutes > 0)
        terminal.print(`${outcome.minutes} minutes ajoutées par le registre.`)
      if (passwordUrl)
        terminal.print(
          `Choisissez son mot de passe ici (une seule fois, pendant une heure)\u00a0:\n${passwordUrl}`,
        )
      return 0
    },
  )

function describeChange(outcome: { isNewAccount: boolean; isNewAdministrator: boolean }) {
  if (outcome.isNewAccount) return 'compte d’administrateur créé'
  return outcome.isNewAdministrator
    ? 'le compte est maintenant administrateur\u00a0; ses sessions sont terminées'
    : 'déjà administrateur'
}

function createPasswordUrl(origin: string, token: string) {
  const url = new URL(pagePaths.resetPassword, origin)
  url.searchParams.set('token', token)
  return url.href
}
