import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import type { SpeechContext } from './speech-context'

/**
 * Returns the named models. A name may be shortened to its end, such as "siwis-medium". Prints an error
 * and returns null when a name is unknown or matches several models.
 */
export function selectModels(
  words: readonly string[],
  { catalogue, terminal, options }: SpeechContext,
): SpeechModel[] | null {
  const models: SpeechModel[] = []
  for (const word of words) {
    const found = catalogue.filter(({ name }) => name === word || name.endsWith(`-${word}`))
    const [model] = found
    if (!model || found.length > 1) {
      const text = `${model ? 'Plusieurs modèles s’appellent' : 'Aucun modèle ne s’appelle'} « ${word} ». Les modèles : ${catalogue.map(({ name }) => name).join(', ')}.`
      if (options.isJson)
        terminal.print(JSON.stringify({ error: { kind: 'unknown-model', message: text } }))
      else terminal.printError(text)
      return null
    }
    models.push(model)
  }
  return models
}
