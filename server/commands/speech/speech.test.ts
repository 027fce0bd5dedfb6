import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { installTinyModels } from '../../../providers/local-speech/testing/install-tiny-models'
import {
  type DownloadServer,
  startDownloadServer,
} from '../../../providers/local-speech/testing/start-download-server'
import { writeTinyDownload } from '../../../providers/local-speech/testing/tiny-models'
import { lockDirectory } from '../../platform/database/lock'
import { inspectLocalSpeech } from '../doctor/inspect-local-speech'
import { speech } from './speech'

const siwis = 'vits-piper-fr_FR-siwis-medium'

/** What the publishers offer; each test serves a copy that it may change. */
let publishedFolder: string
let folder: string
let server: DownloadServer
let printedLines: string[]
let errors: string[]

beforeAll(() => {
  publishedFolder = mkdtempSync(path.join(tmpdir(), 'speech-published-'))
  for (const model of speechModels) writeTinyDownload(model, publishedFolder)
})
afterAll(() => rmSync(publishedFolder, { recursive: true }))
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'speech-'))
  cpSync(publishedFolder, path.join(folder, 'published'), { recursive: true })
  server = await startDownloadServer(path.join(folder, 'published'))
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command as an operator would, and returns its exit code. */
function run(line: string, answer: string | null = null, fetchFile = fetch) {
  printedLines = []
  errors = []
  return speech(line.split(' ').filter(Boolean), {
    catalogue: speechModels,
    environment: { DATA_DIR: path.join(folder, 'data'), SPEECH_MODELS_URL: server.url.href },
    fetch: fetchFile,
    wait: async () => {},
    now: () => new Date(0),
    terminal: {
      print: (text) => void printedLines.push(text),
      printError: (text) => void errors.push(text),
      ask: answer === null ? null : async () => answer,
      showProgress: null,
    },
  })
}

const readJson = () => JSON.parse(printedLines.join('\n'))

test('installs, lists, verifies and removes a voice', async () => {
  expect(await run('install siwis-medium --trust-on-first-use', 'oui')).toBe(0)
  expect(printedLines.join('\n')).toContain('CC BY 4.0')
  expect(printedLines.at(-1)).toMatch(/empreinte retenue [0-9a-f]{64}$/)
  expect(await run('list')).toBe(0)
  expect(printedLines.join('\n')).toContain(`installé   ${siwis}`)
  expect(printedLines.join('\n')).toContain('Crédits à afficher :\n  Voix SIWIS')
  expect(await run('verify')).toBe(0)
  expect(await run('remove siwis-medium')).toBe(0)
  expect(await run('list --json')).toBe(0)
  expect(readJson().models.every((model: { installed: unknown }) => model.installed === null)).toBe(
    true,
  )
})

test('installs the recommended models when none is named, and skips installed ones', async () => {
  const line = 'install --accept-licence --trust-on-first-use --json'
  expect(await run(line)).toBe(0)
  const names = readJson().installed.map(({ name }: { name: string }) => name)
  expect(names).toEqual(speechModels.filter((model) => model.isRecommended).map(({ name }) => name))
  expect(await run(line)).toBe(0)
  expect(readJson().installed).toEqual([])
})

test('installs no model whose licence was not accepted', async () => {
  expect(await run('install siwis-medium --trust-on-first-use')).toBe(2)
  expect(errors.join('\n')).toContain('--accept-licence')
  expect(await run('install siwis-medium --trust-on-first-use', 'non')).toBe(2)
  expect(server.responses).toEqual([])
})

test('requires trust on first use for a model without a known checksum', async () => {
  expect(await run('install siwis-medium --accept-licence')).toBe(2)
  expect(errors.join('\n')).toContain('--trust-on-first-use')
})

/** Downloads like `fetch`, but always in 40 chunks; `fetch` may deliver a small file in one. */
const fetchInFortyChunks: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  const content = new Uint8Array(await response.arrayBuffer())
  const chunkBytes = Math.ceil(content.length / 40)
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let index = 0; index < 40; index += 1)
        controller.enqueue(content.subarray(index * chunkBytes, (index + 1) * chunkBytes))
      controller.close()
    },
  })
  const { status, headers } = response
  return new Response(chunks, { status, headers })
}

test('prints a progress line every 10 % when the output is not a terminal', async () => {
  const line = 'install siwis-medium --accept-licence --trust-on-first-use'
  expect(await run(line, null, fetchInFortyChunks)).toBe(0)
  const percents = printedLines.flatMap((text) => / : (\d+) % /.exec(text)?.[1] ?? [])
  expect(percents.map(Number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
})

test('"verify" names the damaged file, and "install" replaces it', async () => {
  await run('install siwis-medium --accept-licence --trust-on-first-use')
  writeFileSync(path.join(folder, 'data', 'models', siwis, 'tokens.txt'), '_ 0\n')
  expect(await run('verify --json')).toBe(1)
  expect(readJson().models).toEqual([
    { name: siwis, isInstalled: true, damaged: [{ file: 'tokens.txt', problem: 'changed' }] },
  ])
  expect(await run('install siwis-medium --accept-licence')).toBe(0)
  expect(await run('verify')).toBe(0)
})

test('runs only one installation at a time', async () => {
  await run('list')
  const unlock = await lockDirectory(path.join(folder, 'data', 'models'))
  expect(await run('install siwis-medium --accept-licence --trust-on-first-use')).toBe(1)
  expect(errors.join('\n')).toContain('Une autre commande')
  unlock()
})

test('prints its usage for --help, and exits with 2 for wrong arguments', async () => {
  expect(await run('--help')).toBe(0)
  expect(printedLines.join('\n')).toContain('speech install')
  for (const line of ['sing', 'install unknown', 'list --loud', 'remove', 'install --sha256=abc'])
    expect(await run(line)).toBe(2)
})

test('explains an unknown option in French', async () => {
  expect(await run('list --loud')).toBe(2)
  expect(errors[0]).toBe('« --loud » n’est pas une option de cette commande.')
})

test('reports a failure in JSON', async () => {
  expect(await run(`install smart-turn-v3.2-cpu --accept-licence --json`)).toBe(1)
  expect(readJson().error).toMatchObject({
    kind: 'checksum-differs',
    source: 'catalogue',
    model: 'smart-turn-v3.2-cpu',
  })
})

test('tries every voice and the recogniser', async () => {
  await run('install --accept-licence --trust-on-first-use')
  expect(await run('try Bonjour. --json')).toBe(0)
  const { results } = readJson()
  expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(['spoken', 'spoken', 'heard'])
  expect(existsSync(results[0].file)).toBe(true)
  expect(await run('try Bonjour.')).toBe(0)
  expect(printedLines.join('\n')).toMatch(/premier son en \d+ ms/)
})

/** Publishes a voice that the engine cannot load. */
function publishBrokenVoice() {
  const voice = speechModels.find(({ name }) => name === siwis)
  const recogniser = speechModels.find(({ kind }) => kind === 'recogniser')
  if (!voice || !recogniser) throw new Error('not in the catalogue')
  const unpackedFolder = path.join(folder, 'published', 'unpacked')
  const [modelFile = ''] = voice.files
  const joinerFile = recogniser.files.find((file) => file.startsWith('joiner')) ?? ''
  cpSync(
    path.join(unpackedFolder, recogniser.name, joinerFile),
    path.join(unpackedFolder, siwis, modelFile),
  )
  const archive = path.join(folder, 'published', voice.download.path)
  spawnSync('tar', ['-cf', archive, '-C', unpackedFolder, siwis])
}

test('installs no model that the engine cannot use', async () => {
  publishBrokenVoice()
  expect(await run('install siwis-medium --accept-licence --trust-on-first-use')).toBe(1)
  expect(errors.join('\n')).toContain('le moteur s’est arrêté (255) pendant le chargement')
  expect(await run('verify --json')).toBe(0)
  expect(readJson().models).toEqual([])
})

test('keeps the installed model when its update cannot be used', async () => {
  await run('install siwis-medium --accept-licence --trust-on-first-use')
  publishBrokenVoice()
  const updateCommand = 'install siwis-medium --accept-licence --accept-new --trust-on-first-use'
  expect(await run(updateCommand)).toBe(1)
  expect(errors.join('\n')).toContain('celui d’avant, s’il y en a un, reste en place')
  expect(await run('try Bonjour. --json')).toBe(0)
  expect(readJson().results).toMatchObject([{ name: siwis, kind: 'spoken' }])
})

test('tries an installed end-of-turn model', async () => {
  const model = speechModels.find(({ kind }) => kind === 'turn')
  if (!model) throw new Error('not in the catalogue')
  await installTinyModels(path.join(folder, 'data', 'models'), [model])
  expect(await run('try --json')).toBe(0)
  expect(readJson().results).toMatchObject([{ kind: 'judged', probability: expect.any(Number) }])
})

test('doctor tries the installed models, and names the damaged ones', async () => {
  const directory = path.join(folder, 'data', 'models')
  expect(await inspectLocalSpeech({ speechModelsDirectory: directory })).toEqual([])
  await run('install --accept-licence --trust-on-first-use')
  const findings = await inspectLocalSpeech({ speechModelsDirectory: directory })
  expect(findings.map(({ name, isFine }) => [name, isFine])).toEqual([
    ['reconnaissance locale', true],
    ['voix locale', true],
    ['voix locale', true],
  ])
  writeFileSync(path.join(directory, siwis, 'tokens.txt'), '')
  const newFindings = await inspectLocalSpeech({ speechModelsDirectory: directory })
  expect(newFindings[1]).toMatchObject({
    isFine: false,
    text: expect.stringMatching(/tokens.txt est abîmé.*réinstallez ce modèle/),
  })
})
