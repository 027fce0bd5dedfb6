import { compose } from './composition'
import { ConfigurationError, readConfig } from './config'
import { DatabaseInUse } from './platform/database/lock'

await start().catch((error: unknown) => {
  if (!(error instanceof ConfigurationError) && !(error instanceof DatabaseInUse)) throw error
  console.error(error.message)
  process.exit(1)
})

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
