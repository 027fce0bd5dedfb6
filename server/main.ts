import { compose, type Product } from './composition/compose'
import { ConfigurationError, readConfig } from './config'
import { DatabaseInUse } from './platform/database/lock'

/** 02, « Operations ». */
const longestStopMs = 20_000

await start().catch((error: unknown) => {
  const line = describeRefusal(error)
  if (!line) throw error
  console.error(line)
  process.exit(1)
})

/** What the operator can mend is said in one line; anything else keeps its stack. */
function describeRefusal(error: unknown) {
  if (error instanceof ConfigurationError || error instanceof DatabaseInUse) return error.message
  const {
    code = '',
    port,
    address,
    path,
  } = error as NodeJS.ErrnoException & Record<string, unknown>
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris sur ${address} : arrêtez ce qui l’utilise, ou choisissez un autre PORT.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST ou DATABASE_URL nomme une adresse que cette machine ne trouve pas (${code}).`
  if (['ECONNREFUSED', 'ETIMEDOUT', '28P01', '3D000'].includes(code))
    return `La base de données de DATABASE_URL ne répond pas ou refuse la connexion (${code}).`
  if (['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code))
    return `DATA_DIR ne peut pas être écrit${path ? ` : ${path}` : ''} (${code}).`
}

async function start() {
  const config = readConfig()
  const product = await compose({ config, clientDirectory: 'build/client' })
  // The job library lets go of promises that a lost database rejects; calls must outlive that.
  process.on('unhandledRejection', (error) => product.app.log.error({ err: error }, 'unhandled'))
  console.log(await product.listen())
  stopOnSignal(product)
}

/** Gracefully at the first signal, at once at the second or when it takes too long. */
function stopOnSignal(product: Product) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (isStopping) process.exit(1)
      isStopping = true
      setTimeout(() => process.exit(1), longestStopMs).unref()
      await product.close()
      process.exit()
    })
}
