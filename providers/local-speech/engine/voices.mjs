// @ts-check
import { resample } from './resample.mjs'

/** @typedef {Extract<import('./engine-protocol').EngineCommand, { do: 'speak' }>} SpeakCommand */

const outputRate = 24_000

/**
 * Loads voices and speaks with them, one text at a time: two at once would only slow each other down.
 * @param {any} sherpa the addon
 * @param {{ send(message: import('./engine-protocol').EngineMessage): void, threadCount: number }} deps
 */
export function createVoices(sherpa, { send, threadCount }) {
  /** @type {Map<string, any>} */
  const loadedVoices = new Map()
  /**
   * Ids of the texts that wait or are being spoken, without the cancelled ones.
   * @type {Set<number>}
   */
  const wantedIds = new Set()
  let lastSpeech = Promise.resolve()

  /** @param {SpeakCommand} command */
  async function speakNow({ id, text, voiceName, speakerId, speed, pitch }) {
    if (!wantedIds.has(id)) return
    const voice = loadedVoices.get(voiceName)
    try {
      if (!voice) throw new Error(`${voiceName} is not loaded`)
      const audio = await voice.generateAsync({
        text,
        enableExternalBuffer: false,
        // Without a configuration, the addon crashes the process on a text without any known sound. A higher pitch
        // comes from faster playback, so the speech is generated more slowly to keep its duration.
        generationConfig: { sid: speakerId, speed: speed / pitch },
        onProgress: () => (wantedIds.has(id) ? 1 : 0),
      })
      if (!wantedIds.delete(id)) return
      const pcm = resample(audio.samples, audio.sampleRate * pitch, outputRate)
      send({ kind: 'spoken', id, pcm })
    } catch (error) {
      wantedIds.delete(id)
      send({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    /**
     * @param {import('./engine-protocol').VoiceFiles} files
     * @param {string} espeakData
     */
    async load({ name, model, tokens }, espeakData) {
      const vits = { model, tokens, dataDir: espeakData }
      const voice = await sherpa.OfflineTts.createAsync({
        model: { vits, numThreads: threadCount, provider: 'cpu', debug: false },
        maxNumSentences: 1,
      })
      loadedVoices.set(name, voice)
    },
    /** @param {SpeakCommand} command */
    speak(command) {
      wantedIds.add(command.id)
      lastSpeech = lastSpeech.then(() => speakNow(command))
      return lastSpeech
    },
    /**
     * Cancels a text that waits or is being spoken.
     * @param {number} id
     */
    close: (id) => void wantedIds.delete(id),
  }
}
