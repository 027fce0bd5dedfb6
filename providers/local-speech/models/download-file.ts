import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { isThisMachine } from '../../shared/is-this-machine'
import { SpeechModelError } from './speech-model-error'

/** When the publisher sends nothing for this long, the download is retried. */
const stallTimeoutMs = 30_000
const maxRedirects = 5
/** Maximum number of attempts in a row that receive nothing. */
const maxAttemptsWithoutData = 4

export type DownloadDeps = {
  fetch: typeof fetch
  wait(delayMs: number): Promise<void>
}

export type DownloadProgress = { receivedBytes: number; totalBytes: number | null }

type Options = {
  /** The file to download into. If it contains a part from an interrupted download, the download continues from it. */
  partFile: string
  maxBytes: number
  signal: AbortSignal
  onProgress?(progress: DownloadProgress): void
}

/**
 * Downloads a file, and continues where an earlier attempt stopped if the publisher still has the same
 * file. Throws SpeechModelError, or the signal's reason when it aborts.
 */
export async function downloadFile(url: URL, options: Options, deps: DownloadDeps): Promise<void> {
  let attemptsWithoutData = 0
  while (true) {
    const previousSize = await readSize(options.partFile)
    try {
      return await attemptDownload(url, options, deps)
    } catch (error) {
      options.signal.throwIfAborted()
      if (error instanceof SpeechModelError && !isTemporary(error)) throw error
      attemptsWithoutData =
        (await readSize(options.partFile)) > previousSize ? 0 : attemptsWithoutData + 1
      if (attemptsWithoutData === maxAttemptsWithoutData) throw toSpeechModelError(url, error)
      await deps.wait(1_000 * 2 ** attemptsWithoutData)
    }
  }
}

/** Deletes a downloaded file or part of one, and what `downloadFile` stored to continue it. */
export async function discardDownload(partFile: string) {
  await rm(partFile, { force: true })
  await rm(toValidatorFile(partFile), { force: true })
}

/** Sends a request. Throws SpeechModelError on an unsafe URL or redirect, and on too many redirects. */
export async function sendRequest(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  deps: Pick<DownloadDeps, 'fetch'>,
): Promise<Response> {
  let currentUrl = url
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    requireSafeUrl(currentUrl)
    const response = await deps.fetch(currentUrl, { redirect: 'manual', headers, signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return response
    await response.body?.cancel()
    currentUrl = new URL(location, currentUrl)
  }
  throw new SpeechModelError({
    kind: 'unreachable',
    url: url.href,
    reason: 'too many redirects',
  })
}

/** Requires https, except from a mirror on this machine. */
function requireSafeUrl(url: URL) {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url))) return
  throw new SpeechModelError({ kind: 'unsafe-url', url: url.href })
}

async function attemptDownload(url: URL, options: Options, deps: DownloadDeps) {
  const { partFile, maxBytes, signal, onProgress } = options
  const stallController = new AbortController()
  let timer = setTimeout(() => stallController.abort(), stallTimeoutMs)
  const restartStallTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stallController.abort(), stallTimeoutMs)
  }
  try {
    const size = await readSize(partFile)
    const validator = size > 0 ? await readValidator(partFile, url) : null
    const headers: Record<string, string> = { 'accept-encoding': 'identity' }
    if (validator) Object.assign(headers, { range: `bytes=${size}-`, 'if-range': validator })
    const response = await sendRequest(
      url,
      headers,
      AbortSignal.any([signal, stallController.signal]),
      deps,
    )
    const offset = validator && response.status === 206 ? requireOffset(response, size) : 0
    if (response.status === 416) await discardDownload(partFile)
    if (!response.ok || !response.body)
      throw new SpeechModelError({ kind: 'error-status', url: url.href, status: response.status })
    await writeValidator(partFile, url, response)
    const length = Number(response.headers.get('content-length') ?? Number.NaN)
    const totalBytes = Number.isFinite(length) ? offset + length : null
    if (totalBytes !== null && totalBytes > maxBytes)
      throw new SpeechModelError({ kind: 'too-large', maxBytes })
    const file = await open(partFile, offset > 0 ? 'a' : 'w')
    try {
      let receivedBytes = offset
      onProgress?.({ receivedBytes, totalBytes })
      for await (const chunk of response.body) {
        restartStallTimer()
        receivedBytes += chunk.length
        if (receivedBytes > maxBytes) throw new SpeechModelError({ kind: 'too-large', maxBytes })
        await file.writeFile(chunk)
        onProgress?.({ receivedBytes, totalBytes })
      }
      if (totalBytes !== null && receivedBytes < totalBytes)
        throw new Error('the connection ended early')
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Returns `size` if the response continues the file from there; throws otherwise. */
function requireOffset(response: Response, size: number) {
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]
  if (Number(start) === size) return size
  throw new Error('the publisher answered with another part of the file')
}

/** Whether another attempt may succeed: the server is busy, or refuses to continue the received part. */
const isTemporary = ({ problem }: SpeechModelError) =>
  problem.kind === 'error-status' &&
  (problem.status >= 500 || [408, 416, 429].includes(problem.status))

function toSpeechModelError(url: URL, error: unknown) {
  if (error instanceof SpeechModelError) return error
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return new SpeechModelError({ kind: 'unreachable', url: url.href, reason: readReason(cause) })
}

/** Returns the code of a system error, "timeout" for an aborted request, otherwise the message. */
function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return 'code' in error ? String(error.code) : error.message
}

const readSize = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const toValidatorFile = (partFile: string) => `${partFile}.json`

async function readValidator(partFile: string, url: URL): Promise<string | null> {
  try {
    const storedValidator: unknown = JSON.parse(await readFile(toValidatorFile(partFile), 'utf8'))
    if (typeof storedValidator !== 'object' || storedValidator === null) return null
    if (!('url' in storedValidator) || storedValidator.url !== url.href) return null
    return 'validator' in storedValidator && typeof storedValidator.validator === 'string'
      ? storedValidator.validator
      : null
  } catch {
    return null
  }
}

/**
 * Stores what a later attempt needs to check that the publisher still has the same file: a strong ETag, or else
 * the time of the last change. Without either, an interrupted download starts again.
 */
async function writeValidator(partFile: string, url: URL, { headers }: Response) {
  const etag = headers.get('etag')
  const validator = etag && !etag.startsWith('W/') ? etag : headers.get('last-modified')
  await writeFile(toValidatorFile(partFile), JSON.stringify({ url: url.href, validator }))
}
