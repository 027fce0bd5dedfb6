import { lockModels } from './lock-models'
import { selectModels } from './select-models'
import type { SpeechContext } from './speech-context'

/**
 * Removes installed models. Their checksums are kept: a later installation refuses other files,
 * except with --accept-new.
 */
export async function removeSpeech(
  positionals: readonly string[],
  context: SpeechContext,
): Promise<number> {
  const { store, terminal, options } = context
  const models = selectModels(positionals, context)
  if (!models) return 2
  if (models.length === 0) {
    terminal.printError('Nommez ce qui doit être supprimé : npm run cli -- speech list.')
    return 2
  }
  const unlock = await lockModels(context)
  if (!unlock) return 1
  try {
    const removedNames: string[] = []
    for (const { name } of models) {
      const wasInstalled = await store.remove(name)
      if (wasInstalled) removedNames.push(name)
      if (!options.isJson)
        terminal.print(wasInstalled ? `${name} : supprimé` : `${name} : n’était pas installé`)
    }
    if (options.isJson) terminal.print(JSON.stringify({ removed: removedNames }))
    return 0
  } finally {
    unlock()
  }
}
