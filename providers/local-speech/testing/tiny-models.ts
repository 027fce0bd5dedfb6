import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { SpeechModel } from '../models/speech-model'
import {
  createTinyDecoder,
  createTinyEncoder,
  createTinyJoiner,
  tinyRecogniserTokens,
} from './tiny-recogniser'
import { createTinyTurnModel } from './tiny-turn-model'
import { createTinyVoice, tinyVoiceTokens } from './tiny-voice'

const createTokensFile = (tokens: readonly string[]) =>
  Buffer.from(`${tokens.map((token, id) => `${token} ${id}`).join('\n')}\n`)

/**
 * Writes an untrained model of a few kilobytes that the real engine can load, with the same file names as the
 * published model; for a voice also the data of espeak-ng.
 */
export function writeTinyModel(model: SpeechModel, folder: string) {
  for (const [name, content] of createFiles(model)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Writes the file that a publisher would offer for download, and returns its path. */
export function writeTinyDownload(model: SpeechModel, folder: string): string {
  const target = path.join(folder, model.download.path)
  mkdirSync(path.dirname(target), { recursive: true })
  const [firstFile] = createFiles(model)
  if (!model.download.isArchive) {
    writeFileSync(target, firstFile?.[1] ?? '')
    return target
  }
  writeTinyModel(model, path.join(folder, 'unpacked', model.name))
  // The archive is not compressed, so that the tests need no bzip2; tar recognises the format by itself.
  spawnSync('tar', ['-cf', target, '-C', path.join(folder, 'unpacked'), model.name])
  return target
}

function createFiles(model: SpeechModel): [string, Buffer][] {
  if (model.kind === 'turn') return [[model.roles.model, createTinyTurnModel()]]
  if (model.kind === 'recogniser')
    return [
      [model.roles.encoder, createTinyEncoder()],
      [model.roles.decoder, createTinyDecoder()],
      [model.roles.joiner, createTinyJoiner()],
      [model.roles.tokens, createTokensFile(tinyRecogniserTokens)],
    ]
  const isLowQuality = model.name.endsWith('-low')
  return [
    [
      model.roles.model,
      createTinyVoice({
        sampleRate: isLowQuality ? 16_000 : 22_050,
        speakerCount: model.speakers.length,
      }),
    ],
    [model.roles.tokens, createTokensFile(tinyVoiceTokens)],
    ...model.files
      .filter((file) => file.startsWith(`${model.roles.espeakData}/`))
      .map((file): [string, Buffer] => [
        file,
        readEspeakFile(file.slice(model.roles.espeakData.length + 1)),
      ]),
  ]
}

let espeakPackage: { source: string; data: Buffer } | undefined

/** Reads a file of espeak-ng's data from the package of the embedded synthesiser, which also contains it. */
function readEspeakFile(name: string): Buffer {
  espeakPackage ??= readEspeakPackage()
  const entryStart = `filename:"/usr/share/espeak-ng-data/${name}",start:`
  const rangeOffset = espeakPackage.source.indexOf(entryStart) + entryStart.length
  const [start, end] = espeakPackage.source
    .slice(rangeOffset, rangeOffset + 40)
    .split(',end:')
    .map((text) => Number.parseInt(text, 10))
  return espeakPackage.data.subarray(start, end)
}

function readEspeakPackage() {
  const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  return {
    source: readFileSync(script, 'utf8'),
    data: readFileSync(path.join(path.dirname(script), 'espeak-ng.data')),
  }
}
