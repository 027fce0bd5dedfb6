import path from 'node:path'
import type { EngineModels } from '../engine/engine-protocol'
import { createModelStore } from './model-store'
import type { RecogniserModel, SpeechModel, TurnModel, VoiceModel } from './speech-model'

/** The installed models of the catalogue, without those that turn out to be damaged. */
export type UsableModels = {
  readonly voices: readonly VoiceModel[]
  readonly recogniser: RecogniserModel | undefined
  readonly turn: TurnModel | undefined
  list(): SpeechModel[]
  /** Returns the verified files of voices and recogniser; throws Error when no undamaged model of either is left. */
  findSpeechFiles(): Promise<EngineModels>
  /** Returns the verified files of the turn model; throws Error when it is damaged. */
  findTurnFiles(): Promise<EngineModels>
}

/** Reads which models are installed in a directory; their files are verified when they are first needed. */
export async function readUsableModels({
  directory,
  catalogue,
  onFailure,
}: {
  directory: string
  catalogue: readonly SpeechModel[]
  /** Called when a model is damaged, or the record of the installed models is unreadable. */
  onFailure(error: Error): void
}): Promise<UsableModels> {
  const store = createModelStore(directory)
  const modelRecord = await store.read().catch((error: Error) => {
    onFailure(error)
    return { models: {} }
  })
  let models = catalogue.filter(({ name }) => name in modelRecord.models)
  let verification: Promise<void> | undefined

  /** Excludes damaged models, because a damaged file could crash the engine at every start. */
  async function excludeDamagedModels() {
    const intactModels: SpeechModel[] = []
    for (const model of models) {
      const [damagedFile] = await store.findDamage(model.name)
      if (!damagedFile) intactModels.push(model)
      else onFailure(new Error(`${model.name} is damaged (${damagedFile.file}): install it again.`))
    }
    models = intactModels
  }

  async function ensureVerified() {
    verification ??= excludeDamagedModels()
    await verification
  }

  const listVoices = () => models.filter((model) => model.kind === 'voice')
  const findRecogniser = () => models.find((model) => model.kind === 'recogniser')
  const findTurn = () => models.find((model) => model.kind === 'turn')

  return {
    get voices() {
      return listVoices()
    },
    get recogniser() {
      return findRecogniser()
    },
    get turn() {
      return findTurn()
    },
    list: () => models,
    async findSpeechFiles() {
      await ensureVerified()
      const voices = listVoices().map((model) => toVoiceFiles(model, store.toFolder(model.name)))
      const model = findRecogniser()
      if (voices.length === 0 && !model)
        throw new Error('Every installed voice and recogniser is damaged.')
      const recogniser = model ? toRecogniserFiles(model, store.toFolder(model.name)) : null
      return { voices, recogniser, turn: null }
    },
    async findTurnFiles() {
      await ensureVerified()
      const model = findTurn()
      if (!model) throw new Error('The installed turn model is damaged.')
      const file = path.join(store.toFolder(model.name), model.roles.model)
      return { voices: [], recogniser: null, turn: { name: model.name, model: file } }
    },
  }
}

const toVoiceFiles = ({ name, roles }: VoiceModel, folder: string) => ({
  name,
  model: path.join(folder, roles.model),
  tokens: path.join(folder, roles.tokens),
  espeakData: path.join(folder, roles.espeakData),
})

const toRecogniserFiles = ({ name, roles }: RecogniserModel, folder: string) => ({
  name,
  encoder: path.join(folder, roles.encoder),
  decoder: path.join(folder, roles.decoder),
  joiner: path.join(folder, roles.joiner),
  tokens: path.join(folder, roles.tokens),
})
