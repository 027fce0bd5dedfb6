import { DirectoryInUseError, lockDirectory } from '../../platform/database/lock'
import type { SpeechContext } from './speech-context'

/**
 * Locks the folder of models against other commands, and returns the function that unlocks it.
 * Prints an error and returns null when another command holds the lock.
 */
export async function lockModels({ store, terminal, options }: SpeechContext) {
  try {
    return await lockDirectory(store.directory)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    const text = 'Une autre commande installe ou supprime des modèles : attendez qu’elle ait fini.'
    if (options.isJson) terminal.print(JSON.stringify({ error: { kind: 'locked', message: text } }))
    else terminal.printError(text)
    return null
  }
}
