import { type Application, compose } from './composition/compose'
import { ConfigurationError, readConfig } from './config'
import { DatabaseInUseError } from './platform/database/lock'
import { DirectoryNotPrivateError, protectDirectory } from './platform/protect-directory'

/** Errors whose message is one line for the operator. */
const startErrors = [ConfigurationError, DatabaseInUseError, DirectoryNotPrivateError]

/** A stop that takes longer ends the process. */
const maxStopMs = 20_000

// Whatever this process creates belongs to its account alone.
process.umask(0o077)

await start().catch((error: unknown) => {
  const message = describeStartError(error)
  if (!message) throw error
  console.error(message)
  process.exit(1)
})

/** Returns one line about an error that the operator can fix; undefined for any other. */
function describeStartError(error: unknown) {
  if (startErrors.some((known) => error instanceof known)) return (error as Error).message
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
  protectDirectory(config.dataDirectory)
  const application = await compose({ config, clientDirectory: 'build/client' })
  // pg-boss leaves rejections unhandled when the database is lost; calls must go on nevertheless.
  process.on('unhandledRejection', (error) =>
    application.app.log.error({ err: error }, 'unhandled rejection'),
  )
  console.log(await application.listen())
  stopOnSignal(application)
}

/** Stops gracefully at the first signal, at once at the second one or when it takes too long. */
function stopOnSignal(application: Application) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (isStopping) process.exit(1)
      isStopping = true
      setTimeout(() => process.exit(1), maxStopMs).unref()
      await application.close()
      process.exit()
    })
}
