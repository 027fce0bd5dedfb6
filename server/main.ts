import { type Application, compose } from './composition/compose'
import { type Config, readConfig } from './config'
import { describeStartError } from './describe-start-error'
import { collectStartupGarbage } from './platform/collect-startup-garbage.mjs'
import { describeEmbeddedFailure } from './platform/database/describe-embedded-failure'
import { checkPort } from './platform/http/check-port'
import { protectDirectory } from './platform/protect-directory'

/** The process exits after this time even if the shutdown is not complete. */
const maxStopMs = 20_000

// Only the account of this process can read the files that it creates.
process.umask(0o077)

let dataDirectory = ''
await start().catch((error: unknown) => {
  const message = describeStartError(error, dataDirectory)
  if (!message) throw error
  exitWith(message)
})

async function start() {
  const config = readConfig()
  dataDirectory = config.dataDirectory
  await checkPort(config.host, config.port)
  protectDirectory(dataDirectory)
  const application = await compose({
    config,
    clientDirectory: 'build/client',
    onDatabaseLost: (error) => exitWith(describeDatabaseLoss(config, error)),
  })
  // pg-boss leaves rejections unhandled when the database is lost. Without this listener they would
  // end the process and its live calls.
  process.on('unhandledRejection', (error) =>
    application.app.log.error({ err: error }, 'unhandled rejection'),
  )
  console.log(await application.listen())
  collectStartupGarbage()
  stopOnSignal(application)
}

const describeDatabaseLoss = ({ database }: Config, error: Error) =>
  describeEmbeddedFailure((database.kind === 'embedded' && database.directory) || '', error)

/** Ends the process with one line for the operator; a supervisor such as systemd can restart it. */
function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Stops gracefully at the first signal; exits at once at the second, or after `maxStopMs`. */
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
