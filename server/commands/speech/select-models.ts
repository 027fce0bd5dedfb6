import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import type { SpeechContext } from './speech-context'

/**
 * Returns the models that are named, by their name or by an end of it such as "siwis-medium"; null
 * after it said which name is unknown.
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
      const text = `Aucun modèle ne s’appelle « ${word} ». Les modèles : ${catalogue.map(({ name }) => name).join(', ')}.`
      if (options.isJson)
        terminal.print(JSON.stringify({ error: { kind: 'unknown-model', message: text } }))
      else terminal.printError(text)
      return null
    }
    models.push(model)
  }
  return models
}
