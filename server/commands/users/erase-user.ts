import { compose } from '../../composition/compose'
import type { Config } from '../../config'
import { ApplicationError } from '../../platform/application-error'
import { CommandError } from '../command'
import { throwLockError } from '../with-database'
import { requireUserId } from './find-users'

/**
 * Erases an account as its owner can do in the account settings: ends the call and the
 * subscriptions, then erases the user's data. Starts the whole application, because an erasure uses
 * nearly all of it. With the payment emulator and an embedded database, the application also listens
 * on its port, where it calls its own emulator. Throws CommandError.
 */
export async function eraseUser(config: Config, email: string): Promise<void> {
  const quietConfig: Config = { ...config, logLevel: 'silent', speechModelsDirectory: null }
  const application = await compose({ config: quietConfig, hasPages: false }).catch(throwLockError)
  try {
    const userId = await requireUserId(application.database.db, email)
    if (config.isLoopback && !config.stripe && config.database.kind === 'embedded')
      await application.app.listen({ host: config.host, port: config.port })
    await application.eraseAccount(userId)
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error
    if (error.code === 'ADMINISTRATOR_NOT_ERASED')
      throw new CommandError(
        `${email} est le seul administrateur\u00a0: rien n’a été effacé. Nommez-en un autre avec « npm run cli -- admin:create <email> », puis relancez la commande.`,
      )
    throw new CommandError(
      `Le compte n’a pas été effacé\u00a0: ${error.message} Rien n’a été modifié, relancez la commande.`,
    )
  } finally {
    await application.close()
  }
}
