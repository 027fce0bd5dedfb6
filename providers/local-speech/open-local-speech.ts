import { createRequire } from 'node:module'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { SpeechToText } from '../../voice/ports/speech-to-text'
import type { TextToSpeech } from '../../voice/ports/text-to-speech'
import { createSpeechEngine } from './engine/speech-engine'
import type { SpeechModel, VoiceModel } from './models/speech-model'
import { speechModels } from './models/speech-models'
import { readUsableModels, type UsableModels } from './models/usable-models'
import { createLocalRecogniser } from './recogniser/create-local-recogniser'
import {
  createTurnEstimator,
  type TurnEstimator,
  turnChildFile,
} from './turn/create-turn-estimator'
import { chooseSpeaker, type LocalSpeaker } from './voice/choose-speaker'
import { createLocalVoice } from './voice/create-local-voice'

export type LocalSpeech = {
  /** null unless a voice and the engine's package are installed. */
  textToSpeech: TextToSpeech | null
  /** null unless a recogniser and the engine's package are installed. */
  speechToText: SpeechToText | null
  /** null when no model for the end of turns is installed. */
  turnEstimator: TurnEstimator | null
  /** Whether an installed voice suits the companion's gender; any voice suits a neutral companion. */
  canSpeak(voice: CompanionVoice): boolean
  /** The names of the usable voices; damaged ones are found and left out only after `start`. */
  listVoices(): string[]
  /** The attributions that the licences of the installed models require. */
  credits: readonly string[]
  /** Resolves when the installed models are loaded; throws Error with the reason otherwise. */
  start(): Promise<void>
  /** Rejects unless all installed models are ready; fallbacks are used until then. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** Where models are installed. */
  directory: string
  /** Called when a model is damaged, the record of the models is unreadable or a child process has ended. */
  onFailure(error: Error): void
  catalogue?: readonly SpeechModel[]
  childFile?: URL
}

/**
 * Opens the speech models that are installed on this machine. Returns null when none can be used: all of
 * them, except a turn model, need the engine's optional package. Nothing is loaded before `start`.
 */
export async function openLocalSpeech(options: Options): Promise<LocalSpeech | null> {
  const models = await readUsableModels({ catalogue: speechModels, ...options })
  const isUsable = models.list().length > 0 && (models.turn !== undefined || isEngineInstalled())
  return isUsable ? createLocalSpeech(models, options) : null
}

function createLocalSpeech(models: UsableModels, { onFailure, childFile }: Options): LocalSpeech {
  const hasEngine = isEngineInstalled()
  const { recogniser: recogniserModel, turn: turnModel } = models
  const hasVoices = hasEngine && models.voices.length > 0
  let isClosing = false
  let lastId = 0
  const createId = () => ++lastId
  const reportEnd = (reason: string) => {
    if (!isClosing) onFailure(new Error(reason))
  }

  const turnEngine = createSpeechEngine(
    models.findTurnFiles,
    {
      onAnswer: (answer) => estimator.onAnswer(answer),
      onEnd(reason) {
        estimator.onEnd()
        reportEnd(reason)
      },
    },
    { childFile: turnChildFile },
  )
  const estimator = createTurnEstimator(turnEngine, { createId })
  const turnEstimator = turnModel ? estimator : null

  const engine = createSpeechEngine(
    models.findSpeechFiles,
    {
      onAnswer(answer) {
        voice.onAnswer(answer)
        recogniser?.onAnswer(answer)
      },
      onEnd(reason) {
        voice.onEnd(reason)
        recogniser?.onEnd(reason)
        reportEnd(reason)
      },
    },
    childFile ? { childFile } : {},
  )
  const listSpeakers = () => models.voices.flatMap(toSpeakers)
  const voice = createLocalVoice(engine, { listSpeakers, createId })
  const recogniser =
    hasEngine && recogniserModel
      ? createLocalRecogniser(engine, { name: recogniserModel.name, createId, turnEstimator })
      : null

  const neededEngines = [
    ...(hasVoices || recogniser ? [engine] : []),
    ...(turnModel ? [turnEngine] : []),
  ]

  return {
    textToSpeech: hasVoices ? voice.textToSpeech : null,
    speechToText: recogniser?.speechToText ?? null,
    turnEstimator,
    canSpeak: (companionVoice) => chooseSpeaker(companionVoice, listSpeakers()) !== null,
    listVoices: () => (hasVoices ? models.voices.map(({ name }) => name) : []),
    credits: models.list().flatMap(({ attribution }) => attribution ?? []),
    async start() {
      await Promise.all(neededEngines.map((neededEngine) => neededEngine.start()))
    },
    async checkReady() {
      if (neededEngines.some(({ state }) => state !== 'ready'))
        throw new Error('Local speech is not ready.')
    },
    async close() {
      isClosing = true
      await Promise.all([engine.close(), turnEngine.close()])
    },
  }
}

/** Whether the package of the speech engine, an optional dependency, is installed. */
export function isEngineInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('sherpa-onnx-node')
    return true
  } catch {
    return false
  }
}

const toSpeakers = ({ name, speakers }: VoiceModel): LocalSpeaker[] =>
  speakers.map(({ id, gender }) => ({ voiceName: name, id, gender }))
