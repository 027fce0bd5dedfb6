import { adminCreate } from './admin-create'
import { type CommandDeps, describeCommandError, processDeps } from './command'
import { backup } from './database/backup'
import { move } from './database/move'
import { restore } from './database/restore'
import { doctor } from './doctor/doctor'
import { importDatabase } from './import/import'
import { speech } from './speech/speech'
import { stripeSync } from './stripe-sync'
import { users } from './users/users'

/** Returns the exit code. */
type Command = (args: readonly string[]) => Promise<number>

const commands: Record<string, { run: Command; description: string }> = {
  'admin:create': { run: adminCreate, description: 'crée un administrateur' },
  backup: { run: backup, description: 'sauvegarde toute la base de données dans un fichier' },
  restore: { run: restore, description: 'charge une sauvegarde' },
  move: { run: move, description: 'déplace la base embarquée vers PostgreSQL, ou l’inverse' },
  doctor: { run: doctor, description: 'vérifie la configuration et essaie chaque service' },
  import: {
    run: importDatabase,
    description: 'importe les comptes et l’historique d’une autre base',
  },
  speech: { run: speech, description: 'installe et essaie des modèles de voix sur cette machine' },
  'stripe:sync': { run: stripeSync, description: 'prépare les produits et les prix chez Stripe' },
  users: { run: users, description: 'trouve, crédite, exporte ou efface un compte' },
}

const nameWidth = 14

const overview = [
  'Commandes de l’exploitant :',
  '',
  ...Object.entries(commands).map(
    ([name, { description }]) => `  npm run cli -- ${name.padEnd(nameWidth)}${description}`,
  ),
  '',
  'Chacune a --help, et --json pour une réponse lisible par un programme.',
].join('\n')

/**
 * Runs the command that the first argument names, with the other arguments. If the first argument is
 * --help or -h, prints the list of commands. Returns the command's exit code, which its own --help
 * describes, or 2 when no command has this name. If the command throws an error that the operator
 * can fix, prints it and returns 1; throws any other error.
 */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  { terminal }: Pick<CommandDeps, 'terminal'> = processDeps,
): Promise<number> {
  if (name === '--help' || name === '-h') {
    terminal.print(overview)
    return 0
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    terminal.printError(
      name === undefined ? 'Il manque une commande.' : `« ${name} » n’est pas une commande.`,
    )
    terminal.printError(overview)
    return 2
  }
  try {
    return await command.run(args)
  } catch (error) {
    const message = describeCommandError(error)
    if (!message) throw error
    terminal.printError(message)
    return 1
  }
}
