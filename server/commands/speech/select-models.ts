import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import type { SpeechContext } from './speech-context'

/**
 * Returns the named models. A name may be shortened to its end, such as "siwis-medium". Prints an
 * error and returns null when a name is unknown or matches several models.
 */
export function selectModels(
  positionals: readonly string[],
  { catalogue, terminal, options }: SpeechContext,
): SpeechModel[] | null {
  const models: SpeechModel[] = []
  for (const name of positionals) {
    const matchingModels = catalogue.filter(
      (model) => model.name === name || model.name.endsWith(`-${name}`),
    )
    const [model] = matchingModels
    if (!model || matchingModels.length > 1) {
      const text = `${model ? 'Plusieurs modèles s’appellent' : 'Aucun modèle ne s’appelle'} « ${name} ». Les modèles : ${catalogue.map((model) => model.name).join(', ')}.`
      if (options.isJson)
        terminal.print(JSON.stringify({ error: { kind: 'unknown-model', message: text } }))
      else terminal.printError(text)
      return null
    }
    models.push(model)
  }
  return models
}
