import { compose } from './composition'
import { ConfigurationError, readConfig } from './config'
import { DatabaseInUse } from './platform/database/lock'

await start().catch((error: unknown) => {
  const line = describeRefusal(error)
  if (!line) throw error
  console.error(line)
  process.exit(1)
})

/** What the operator can mend is said in one line; anything else keeps its stack. */
function describeRefusal(error: unknown) {
  if (error instanceof ConfigurationError || error instanceof DatabaseInUse) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & Record<string, unknown>
  if (code !== 'EADDRINUSE') return undefined
  return `Le port ${port} est déjà pris sur ${address} : arrêtez ce qui l’utilise, ou choisissez un autre PORT.`
}

async function start() {
  const config = readConfig()
  const product = await compose({ config, clientDirectory: 'build/client' })
  console.log(await product.listen())

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1)
      isStopping = true
      await product.close()
      process.exit()
    })
  }
}
