import { createRequire } from 'node:module'
import path from 'node:path'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { SpeechToText } from '../../voice/ports/speech-to-text'
import type { TextToSpeech } from '../../voice/ports/text-to-speech'
import type { EngineAnswer, EngineModels } from './engine/engine-protocol'
import { createSpeechEngine } from './engine/speech-engine'
import { createModelStore } from './models/model-store'
import type { RecogniserModel, SpeechModel, VoiceModel } from './models/speech-model'
import { speechModels } from './models/speech-models'
import { createLocalRecogniser } from './recogniser/create-local-recogniser'
import { chooseSpeaker, type LocalSpeaker } from './voice/choose-speaker'
import { createLocalVoice } from './voice/create-local-voice'

export type LocalSpeech = {
  /** null when no voice is installed. */
  textToSpeech: TextToSpeech | null
  /** null when no recogniser is installed. */
  speechToText: SpeechToText | null
  /** Whether an installed voice has the companion's gender. */
  canSpeak(voice: CompanionVoice): boolean
  /** The installed voices; none that is damaged, once it has started. */
  listVoices(): string[]
  /** Resolves when it can hear and speak; throws Error with the reason otherwise. */
  start(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** Where models are installed. */
  directory: string
  /** A damaged model, or the end of the engine's process. */
  onFailure(error: Error): void
  catalogue?: readonly SpeechModel[]
  childFile?: URL
}

/**
 * Opens what is installed for hearing and speaking on this machine. Returns null when nothing is, or
 * when the optional package of the engine is missing. Nothing is loaded before `start`.
 */
export async function openLocalSpeech(options: Options): Promise<LocalSpeech | null> {
  const { directory, onFailure, catalogue = speechModels, childFile } = options
  const store = createModelStore(directory)
  const installed = await store.read().catch((error: Error) => {
    onFailure(error)
    return { models: {} }
  })
  const isInstalled = ({ name }: SpeechModel) => name in installed.models
  let voices = catalogue.filter((model) => model.kind === 'voice').filter(isInstalled)
  let recogniser = catalogue.filter((model) => model.kind === 'recogniser').find(isInstalled)
  if ((voices.length === 0 && !recogniser) || !isEngineInstalled()) return null

  let checked: Promise<void> | undefined
  let lastId = 0
  const createId = () => ++lastId

  /** Leaves out every model whose files are not what was installed: they could crash the engine. */
  async function checkModels() {
    const intact: string[] = []
    for (const { name } of [...voices, ...(recogniser ? [recogniser] : [])]) {
      const [damaged] = await store.findDamage(name)
      if (!damaged) intact.push(name)
      else onFailure(new Error(`${name} is damaged (${damaged.file}): install it again.`))
    }
    voices = voices.filter(({ name }) => intact.includes(name))
    recogniser = recogniser && intact.includes(recogniser.name) ? recogniser : undefined
  }

  async function findModels(): Promise<EngineModels> {
    checked ??= checkModels()
    await checked
    if (voices.length === 0 && !recogniser) throw new Error('Every installed model is damaged.')
    return {
      voices: voices.map((model) => toVoiceFiles(model, store.toFolder(model.name))),
      recogniser: recogniser
        ? toRecogniserFiles(recogniser, store.toFolder(recogniser.name))
        : null,
    }
  }

  const listSpeakers = () => voices.flatMap(toSpeakers)
  const engine = createSpeechEngine(
    findModels,
    {
      onAnswer(answer: EngineAnswer) {
        voice.onAnswer(answer)
        ears?.onAnswer(answer)
      },
      onEnd(reason) {
        voice.onEnd(reason)
        ears?.onEnd(reason)
        if (!isClosing) onFailure(new Error(reason))
      },
    },
    childFile ? { childFile } : {},
  )
  const voice = createLocalVoice(engine, { listSpeakers, createId })
  const ears = recogniser && createLocalRecogniser(engine, { name: recogniser.name, createId })
  let isClosing = false

  return {
    textToSpeech: voices.length > 0 ? voice.textToSpeech : null,
    speechToText: ears?.speechToText ?? null,
    canSpeak: (companionVoice) => chooseSpeaker(companionVoice, listSpeakers()) !== null,
    listVoices: () => voices.map(({ name }) => name),
    start: engine.start,
    close() {
      isClosing = true
      return engine.close()
    },
  }
}

/** The engine is an optional dependency. */
export function isEngineInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('sherpa-onnx-node')
    return true
  } catch {
    return false
  }
}

const toSpeakers = ({ name, speakers }: VoiceModel): LocalSpeaker[] =>
  speakers.map(({ id, gender }) => ({ voice: name, id, gender }))

function toVoiceFiles({ name, roles }: VoiceModel, folder: string) {
  return {
    name,
    model: path.join(folder, roles.model),
    tokens: path.join(folder, roles.tokens),
    espeakData: path.join(folder, roles.espeakData),
  }
}

function toRecogniserFiles({ name, roles }: RecogniserModel, folder: string) {
  return {
    name,
    encoder: path.join(folder, roles.encoder),
    decoder: path.join(folder, roles.decoder),
    joiner: path.join(folder, roles.joiner),
    tokens: path.join(folder, roles.tokens),
  }
}
