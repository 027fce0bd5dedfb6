import { createModelStore } from '../../../providers/local-speech/models/model-store'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { isEngineInstalled } from '../../../providers/local-speech/open-local-speech'
import type { Config } from '../../config'
import { type Trial, tryModel } from '../speech/try-model'
import type { Finding } from './inspect-payments'

const findingNames = {
  recogniser: 'reconnaissance locale',
  voice: 'voix locale',
  turn: 'fin de tour locale',
} as const

/**
 * Runs each installed speech model once and reports the result. Returns an empty list when none is
 * installed, or when local speech is turned off.
 */
export async function inspectLocalSpeech({
  speechModelsDirectory: directory,
}: Pick<Config, 'speechModelsDirectory'>): Promise<Finding[]> {
  if (directory === null) return []
  const store = createModelStore(directory)
  const lockFile = await store.read().catch(() => null)
  if (!lockFile)
    return [
      {
        name: 'modèles locaux',
        isFine: false,
        text: `${directory}/models.lock.json est illisible`,
      },
    ]
  const installedModels = speechModels.filter(({ name }) => name in lockFile.models)
  if (installedModels.some(({ kind }) => kind !== 'turn') && !isEngineInstalled())
    return [
      {
        name: 'modèles locaux',
        isFine: false,
        text: 'le paquet facultatif sherpa-onnx-node manque : npm install --include=optional',
      },
    ]
  const findings: Finding[] = []
  for (const model of installedModels) {
    const trial = await tryModel(model, store)
    findings.push({
      name: findingNames[model.kind],
      isFine: trial.kind !== 'failed',
      text: `${model.name} : ${describeTrial(trial, model.name)}`,
    })
  }
  return findings
}

function describeTrial(trial: Trial, modelName: string) {
  switch (trial.kind) {
    case 'failed':
      return `${trial.reason} ; réinstallez ce modèle : npm run cli -- speech install ${modelName}`
    case 'spoken':
      return `premier son en ${trial.firstSoundMs} ms`
    case 'heard':
      return `réponse en ${trial.finalMs} ms`
    case 'judged':
      return `réponse en ${trial.tookMs} ms`
  }
}
