import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { hashFile } from './hash-file'
import { SpeechModelError } from './speech-model-error'

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)
const installedModelSchema = z.object({
  url: z.string(),
  sha256: sha256Schema,
  /** Where the checksum came from when the model was installed. */
  trustedBy: z.enum(['catalogue', 'operator', 'first-use', 'publisher']),
  licence: z.string(),
  installedAt: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: sha256Schema })),
})
const recordSchema = z.object({
  version: z.literal(1),
  models: z.record(z.string(), installedModelSchema),
  /** Checksum of the latest download of each model that was ever installed; kept when the model is removed. */
  pins: z.record(z.string(), sha256Schema),
})

export type InstalledModel = z.output<typeof installedModelSchema>
export type ModelRecord = z.output<typeof recordSchema>

export type DamagedFile = { file: string; problem: 'missing' | 'changed' }

/** The folder of installed models, with a record of the size and checksum of each file. */
export type ModelStore = ReturnType<typeof createModelStore>

export function createModelStore(directory: string) {
  const recordFile = path.join(directory, 'models.lock.json')
  const toFolder = (name: string) => path.join(directory, name)

  async function read(): Promise<ModelRecord> {
    const text = await readFile(recordFile, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return { version: 1, models: {}, pins: {} }
    try {
      return recordSchema.parse(JSON.parse(text))
    } catch {
      throw new SpeechModelError({ kind: 'record-unreadable', file: recordFile })
    }
  }

  /** Replaces the record atomically: if the process is killed, the old or the new record remains. */
  async function updateRecord(apply: (record: ModelRecord) => void) {
    const record = await read()
    apply(record)
    await mkdir(directory, { recursive: true })
    await writeFile(`${recordFile}.new`, `${JSON.stringify(record, null, 2)}\n`)
    await rename(`${recordFile}.new`, recordFile)
  }

  return {
    directory,
    toFolder,
    /** The folder of downloads and of archives that are being unpacked. */
    partialDirectory: path.join(directory, '.partial'),
    /** Throws SpeechModelError when the record is not valid. */
    read,
    /**
     * Moves a complete model folder into the store and records its files. When that fails, the model
     * that was installed before is restored.
     */
    async add(name: string, folder: string, model: InstalledModel) {
      const previousFolder = path.join(directory, '.partial', `${name}.old`)
      await rm(previousFolder, { recursive: true, force: true })
      const wasInstalled = await rename(toFolder(name), previousFolder).then(
        () => true,
        () => false,
      )
      try {
        await rename(folder, toFolder(name))
        await updateRecord(({ models, pins }) => {
          models[name] = model
          pins[name] = model.sha256
        })
      } catch (error) {
        await rm(toFolder(name), { recursive: true, force: true })
        if (wasInstalled) await rename(previousFolder, toFolder(name))
        throw error
      }
      await rm(previousFolder, { recursive: true, force: true })
    },
    /** Deletes a model, but keeps its pin. Returns whether the model was installed. */
    async remove(name: string): Promise<boolean> {
      const wasInstalled = name in (await read()).models
      if (wasInstalled) await updateRecord(({ models }) => void delete models[name])
      await rm(toFolder(name), { recursive: true, force: true })
      return wasInstalled
    },
    /** Returns the files of an installed model that are missing or differ from the record. */
    async findDamage(name: string): Promise<DamagedFile[]> {
      const damagedFiles: DamagedFile[] = []
      const expected = (await read()).models[name]?.files ?? {}
      for (const [file, { bytes, sha256 }] of Object.entries(expected)) {
        const actual = await hashFile(path.join(toFolder(name), file)).catch(() => null)
        if (!actual) damagedFiles.push({ file, problem: 'missing' })
        else if (actual.bytes !== bytes || actual.sha256 !== sha256)
          damagedFiles.push({ file, problem: 'changed' })
      }
      return damagedFiles
    },
  }
}
