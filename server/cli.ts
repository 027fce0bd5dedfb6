import { adminCreate } from './commands/admin-create'
import { backup } from './commands/database/backup'
import { move } from './commands/database/move'
import { restore } from './commands/database/restore'
import { doctor } from './commands/doctor'
import { importDatabase } from './commands/import/import'
import { speech } from './commands/speech/speech'
import { stripeSync } from './commands/stripe-sync'
import { users } from './commands/users/users'
import { ConfigurationError } from './config'
import { OperatorFileError } from './read-operator'

/** Returns the exit code. */
type Command = (args: readonly string[]) => Promise<number>

const commands = new Map<string, Command>([
  ['admin:create', adminCreate],
  ['backup', backup],
  ['restore', restore],
  ['move', move],
  ['doctor', doctor],
  ['import', importDatabase],
  ['speech', speech],
  ['stripe:sync', stripeSync],
  ['users', users],
])

// Only the account that runs a command can read the files that the command creates.
process.umask(0o077)

const [name = '', ...args] = process.argv.slice(2)
const command = commands.get(name)

if (!command) {
  console.error(`Commandes : ${[...commands.keys()].join(', ')}`)
  process.exit(1)
}

process.exitCode = await command(args).catch((error: unknown) => {
  if (!(error instanceof ConfigurationError || error instanceof OperatorFileError)) throw error
  console.error(error.message)
  return 1
})
