import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeWav } from '../../../domain/audio/encode-wav'
import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import { speechSampleRate } from '../../../voice/ports/text-to-speech'
import type { SpeechContext } from './speech-context'
import { type Trial, tryModel } from './try-model'

type Result = { name: string; speaker: string | null; file: string | null; trial: Trial }

/**
 * Speaks a text with every speaker of the installed voices, writes the audio to WAV files, and
 * passes the first recording to the installed recognisers and end-of-turn models.
 */
export async function trySpeech(
  positionals: readonly string[],
  context: SpeechContext,
): Promise<number> {
  const { catalogue, store, terminal, options } = context
  const text = positionals.join(' ').trim() || 'Bonjour, ceci est un essai de ma voix.'
  const { models } = await store.read()
  const installedModels = catalogue.filter(({ name }) => name in models)
  if (installedModels.length === 0) {
    terminal.printError('Aucune voix n’est installée : npm run cli -- speech install.')
    return 1
  }
  const results: Result[] = []
  let recording: Int16Array | undefined
  for (const model of installedModels.flatMap(splitBySpeaker).toSorted(compareVoicesFirst)) {
    const trial = await tryModel(model, store, { text, ...(recording && { recording }) })
    const speaker = model.kind === 'voice' ? (model.speakers[0]?.name ?? null) : null
    const file =
      trial.kind === 'spoken' ? await writeWav(`${model.name}-${speaker}`, trial.pcm) : null
    if (trial.kind === 'spoken') recording ??= trial.pcm
    results.push({ name: model.name, speaker, file, trial })
    if (!options.isJson) terminal.print(describeTrial({ name: model.name, speaker, file, trial }))
  }
  if (options.isJson)
    terminal.print(JSON.stringify({ text, results: results.map(removeAudio) }, null, 2))
  return results.every(({ trial }) => trial.kind !== 'failed') ? 0 : 1

  async function writeWav(name: string, pcm: Int16Array) {
    const folder = path.join(store.directory, '.tries')
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${name}.wav`)
    await writeFile(file, encodeWav([pcm], { sampleRate: speechSampleRate }))
    return file
  }
}

/** Returns a voice once for each of its speakers; any other model once. */
const splitBySpeaker = (model: SpeechModel): SpeechModel[] =>
  model.kind === 'voice'
    ? model.speakers.map((speaker) => ({ ...model, speakers: [speaker] }))
    : [model]

/** Sorts voices first, because the other models are tried with the speech of a voice. */
const compareVoicesFirst = (one: SpeechModel, other: SpeechModel) =>
  Number(one.kind !== 'voice') - Number(other.kind !== 'voice')

/** Describes the result of a trial in French. */
export function describeTrial({ name, speaker, file, trial }: Result): string {
  const label = speaker ? `${name} (${speaker})` : name
  switch (trial.kind) {
    case 'failed':
      return `à régler  ${label} : ${trial.reason}`
    case 'heard':
      return `ok        ${label} : entend « ${trial.text} », ${trial.finalMs} ms après la fin`
    case 'judged':
      return `ok        ${label} : tour fini à ${Math.round(trial.probability * 100)} %, en ${trial.tookMs} ms`
    case 'spoken': {
      const seconds = (trial.pcm.length / speechSampleRate).toFixed(1)
      return `ok        ${label} : premier son en ${trial.firstSoundMs} ms, ${seconds} s, dans ${file}`
    }
  }
}

function removeAudio({ trial, ...result }: Result) {
  if (trial.kind !== 'spoken') return { ...result, ...trial }
  const { pcm, ...trialWithoutAudio } = trial
  return { ...result, ...trialWithoutAudio, seconds: pcm.length / speechSampleRate }
}
