import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import { isEngineInstalled } from '../../../providers/local-speech/open-local-speech'
import type { SpeechContext } from './speech-context'

const kindNames = { recogniser: 'reconnaissance', voice: 'voix', turn: 'fin de tour' } as const

/** Prints the catalogue, which models are installed, and the attributions that licences require. */
export async function listSpeech(
  _args: readonly string[],
  { catalogue, store, terminal, options }: SpeechContext,
): Promise<number> {
  const { models: installed } = await store.read()
  if (options.isJson) {
    const models = catalogue.map((model) => ({
      name: model.name,
      kind: model.kind,
      megabytes: model.download.megabytes,
      sha256: model.download.sha256,
      licence: model.licence,
      attribution: model.attribution,
      isRecommended: model.isRecommended,
      installed: installed[model.name] ?? null,
    }))
    terminal.print(
      JSON.stringify(
        { directory: store.directory, isEngineInstalled: isEngineInstalled(), models },
        null,
        2,
      ),
    )
    return 0
  }
  for (const model of catalogue) terminal.print(describeModel(model, model.name in installed))
  if (!isEngineInstalled())
    terminal.print(
      'Le paquet facultatif sherpa-onnx-node manque : sans lui aucun modèle ne sert (npm install --include=optional).',
    )
  const credits = catalogue.filter(({ name, attribution }) => attribution && name in installed)
  if (credits.length > 0) terminal.print('Crédits à afficher :')
  for (const { attribution } of credits) terminal.print(`  ${attribution}`)
  return 0
}

function describeModel(model: SpeechModel, isInstalled: boolean) {
  const { name, kind, download, licence, remark, isRecommended } = model
  const stateBeforeInstallation = isRecommended ? 'conseillé' : 'proposé'
  const state = isInstalled ? 'installé' : stateBeforeInstallation
  return [
    `${state.padEnd(10)} ${name}`,
    `           ${kindNames[kind]}, ${download.megabytes} Mo à télécharger, licence ${licence.name}`,
    `           ${remark}`,
  ].join('\n')
}
