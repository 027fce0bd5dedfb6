import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hashFile } from '../models/hash-file'
import { createModelStore, type InstalledModel } from '../models/model-store'
import type { SpeechModel } from '../models/speech-model'
import { writeTinyModel } from './tiny-models'

/** Installs tiny untrained models under the names of models of the catalogue; returns the store that contains them. */
export async function installTinyModels(directory: string, models: readonly SpeechModel[]) {
  const store = createModelStore(directory)
  for (const model of models) {
    const folder = path.join(store.partialDirectory, `${model.name}.files`)
    mkdirSync(folder, { recursive: true })
    writeTinyModel(model, folder)
    const files: InstalledModel['files'] = {}
    for (const file of model.files) files[file] = await hashFile(path.join(folder, file))
    await store.add(model.name, folder, {
      url: 'https://models.example/',
      sha256: '0'.repeat(64),
      trustedBy: 'first-use',
      licence: model.licence.name,
      installedAt: new Date(0).toISOString(),
      files,
    })
  }
  return store
}
