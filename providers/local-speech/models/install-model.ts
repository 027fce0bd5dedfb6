import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import {
  type DownloadDeps,
  type DownloadProgress,
  discardDownload,
  downloadFile,
  sendRequest,
} from './download-file'
import { type FileHash, hashFile } from './hash-file'
import { createModelStore, type InstalledModel, type ModelStore } from './model-store'
import { documentNames, type SpeechModel } from './speech-model'
import { type ChecksumSource, SpeechModelError } from './speech-model-error'
import { unpackArchive } from './unpack-archive'

const megabyte = 1_000_000

export type InstallOptions = {
  /** The URL of a mirror, which has the files under the catalogue's paths. */
  mirror?: URL | undefined
  /** A checksum that the operator knows from elsewhere. */
  sha256?: string | undefined
  /** Installs a model without a known checksum, and records the checksum of the received file. */
  shouldTrustFirstUse?: boolean | undefined
  /** Accepts a checksum that differs from the one of an earlier installation on this machine. */
  shouldAcceptNewChecksum?: boolean | undefined
  signal: AbortSignal
  /**
   * Tests the new model before it replaces an installed one; `directory` contains no other model. If
   * the promise rejects, the installed model stays unchanged.
   */
  tryModel?(directory: string): Promise<void>
  onProgress?(progress: DownloadProgress): void
}

export type InstallDeps = DownloadDeps & { now(): Date }

type ExpectedChecksum = { sha256: string; source: ChecksumSource }

/**
 * Downloads a model, verifies its checksum, unpacks it, tests it and records its files. When it throws,
 * usually SpeechModelError, a model that was installed before stays unchanged.
 */
export async function installModel(
  model: SpeechModel,
  store: ModelStore,
  options: InstallOptions,
  deps: InstallDeps,
): Promise<InstalledModel> {
  const { download } = model
  const url = options.mirror ? toMirrorUrl(options.mirror, download.path) : new URL(download.url)
  const trustedChecksum = await findTrustedChecksum(model, store, options)
  if (!trustedChecksum && !options.shouldTrustFirstUse)
    throw new SpeechModelError({ kind: 'checksum-unknown' })
  const partFile = path.join(store.partialDirectory, path.posix.basename(download.path))
  await mkdir(store.partialDirectory, { recursive: true })
  await requireSpace(model, store, partFile)
  const publishedChecksum = trustedChecksum
    ? null
    : await readPublishedChecksum(url, options.signal, deps)
  const maxBytes = download.megabytes * 2 * megabyte
  await downloadFile(url, { ...options, partFile, maxBytes }, deps)

  const fileHash = await hashFile(partFile)
  for (const expectedChecksum of [trustedChecksum, publishedChecksum])
    if (expectedChecksum) await requireChecksum(fileHash, expectedChecksum, partFile)
  const folder = path.join(store.partialDirectory, `${model.name}.files`)
  const { root, names } = await placeFiles(model, partFile, folder)
  const files: Record<string, FileHash> = {}
  for (const name of names) files[name] = await hashFile(path.join(root, name))
  const installedModel: InstalledModel = {
    url: url.href,
    sha256: fileHash.sha256,
    trustedBy: trustedChecksum?.source ?? 'first-use',
    licence: model.licence.name,
    installedAt: deps.now().toISOString(),
    files,
  }
  const trialStore = createModelStore(path.join(store.partialDirectory, `${model.name}.trial`))
  try {
    await rm(trialStore.directory, { recursive: true, force: true })
    await mkdir(trialStore.directory)
    await trialStore.add(model.name, root, installedModel)
    await options.tryModel?.(trialStore.directory)
    await store.add(model.name, trialStore.toFolder(model.name), installedModel)
  } finally {
    await rm(trialStore.directory, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
    await discardDownload(partFile)
  }
  return installedModel
}

/** Returns where a mirror has a file; the mirror's URL may end with a slash or not. */
const toMirrorUrl = (mirror: URL, file: string) =>
  new URL(file, mirror.href.endsWith('/') ? mirror : `${mirror.href}/`)

async function findTrustedChecksum(
  { name, download }: SpeechModel,
  store: ModelStore,
  { sha256, shouldAcceptNewChecksum }: InstallOptions,
): Promise<ExpectedChecksum | null> {
  if (download.sha256) return { sha256: download.sha256, source: 'catalogue' }
  if (sha256) return { sha256, source: 'operator' }
  const pin = shouldAcceptNewChecksum ? undefined : (await store.read()).pins[name]
  return pin ? { sha256: pin, source: 'first-use' } : null
}

async function requireSpace(model: SpeechModel, store: ModelStore, partFile: string) {
  const { bavail, bsize } = await statfs(store.directory)
  const freeBytes = bavail * bsize
  const partStats = await stat(partFile).catch(() => ({ size: 0 }))
  const bytes = model.download.megabytes * megabyte
  // The archive stays on the disk beside its content until the installation is over. A tenth is added as a margin.
  const neededBytes = bytes * (model.download.isArchive ? 2.2 : 1.1) - partStats.size
  if (freeBytes < neededBytes)
    throw new SpeechModelError({ kind: 'disk-full', neededBytes, freeBytes })
}

/**
 * Reads the checksum that the publisher lists beside the file; null when there is none or it cannot be read.
 * It comes from the same server as the file, so it reveals a damaged download but not a replaced file.
 */
async function readPublishedChecksum(
  url: URL,
  signal: AbortSignal,
  deps: InstallDeps,
): Promise<ExpectedChecksum | null> {
  try {
    const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(15_000)])
    const response = await sendRequest(new URL('checksum.txt', url), {}, signalWithTimeout, deps)
    const text = response.ok ? await response.text() : ''
    if (!response.ok) await response.body?.cancel()
    const file = path.posix.basename(url.pathname)
    const line = text.split(/\r?\n/).find((entry) => entry.split('\t')[0] === file)
    const sha256 = line?.split('\t')[1]?.trim().toLowerCase()
    return sha256 && /^[0-9a-f]{64}$/.test(sha256) ? { sha256, source: 'publisher' } : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/**
 * If the checksum differs, discards the download, because continuing it would never succeed, and throws
 * SpeechModelError.
 */
async function requireChecksum(
  fileHash: FileHash,
  expectedChecksum: ExpectedChecksum,
  partFile: string,
) {
  if (fileHash.sha256 === expectedChecksum.sha256) return
  await discardDownload(partFile)
  throw new SpeechModelError({
    kind: 'checksum-differs',
    expected: expectedChecksum.sha256,
    received: fileHash.sha256,
    source: expectedChecksum.source,
  })
}

/** Unpacks or moves the download into `folder`. Returns the folder of the model's files (`root`) and their names. */
async function placeFiles(model: SpeechModel, partFile: string, folder: string) {
  if (model.download.isArchive) {
    const names = await unpackArchive(partFile, folder, {
      folder: model.name,
      required: model.files,
      optional: documentNames,
      // Models hardly compress, so an archive with larger contents is not the model of the catalogue.
      maxBytes: model.download.megabytes * 4 * megabyte,
    })
    return { root: path.join(folder, model.name), names }
  }
  const [name] = model.files
  if (name === undefined) throw new Error(`${model.name} has no file`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await rename(partFile, path.join(folder, name))
  return { root: folder, names: [name] }
}
