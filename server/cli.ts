import { doctor } from './commands/doctor'
import { ConfigurationError } from './config'

const commands = new Map([['doctor', doctor]])

const [name = ''] = process.argv.slice(2)
const command = commands.get(name)

if (!command) {
  console.error(`Commandes : ${[...commands.keys()].join(', ')}`)
  process.exit(1)
}

process.exitCode = await command().catch((error: unknown) => {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  return 1
})
