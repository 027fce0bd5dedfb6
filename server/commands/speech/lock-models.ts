import { DatabaseInUseError, lockDirectory } from '../../platform/database/lock'
import type { SpeechContext } from './speech-context'

/**
 * Keeps another installation out, and returns what lets it in again; null after it said that one is
 * at work.
 */
export async function lockModels({ store, terminal, options }: SpeechContext) {
  try {
    return await lockDirectory(store.directory)
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    const text = 'Une autre commande installe ou supprime des modèles : attendez qu’elle ait fini.'
    if (options.isJson) terminal.print(JSON.stringify({ error: { kind: 'locked', message: text } }))
    else terminal.printError(text)
    return null
  }
}
