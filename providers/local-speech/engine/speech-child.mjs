// @ts-check
// Recognises and synthesises speech with the addon sherpa-onnx. Runs in a process of its own, because the
// addon ends its process when a model is damaged or a stream is not ready, contains espeak-ng (GPL-3.0), and
// blocks while it recognises.
// Plain JavaScript, because Node loads this file directly in development and in tests.
import os from 'node:os'
import { exitWithParent, lowerPriority, sendToParent } from '../../child-process/parent-process.mjs'
import { createRecogniser } from './recogniser.mjs'
import { createVoices } from './voices.mjs'

/** @typedef {import('./engine-protocol').EngineCommand} Command */
/** @typedef {import('./engine-protocol').EngineMessage} Message */

/** @type {(message: Message) => void} */
const send = sendToParent

exitWithParent()
lowerPriority()

/** @type {ReturnType<typeof createVoices> | undefined} */
let voices
/** @type {ReturnType<typeof createRecogniser> | undefined} */
let recogniser

process.on('message', (/** @type {Command} */ command) => {
  switch (command.do) {
    case 'load':
      return void load(command.models)
    case 'ping':
      return send({ kind: 'pong' })
    case 'speak':
      return void voices?.speak(command)
    case 'open':
      if (recogniser) return recogniser.open(command.id)
      return send({ kind: 'failed', id: command.id, reason: 'no recogniser is loaded' })
    case 'hear':
      return recogniser?.push(command.id, command.pcm)
    case 'finish':
      return recogniser?.finish(command.id)
    case 'close':
      voices?.close(command.id)
      return recogniser?.close(command.id)
  }
})

/** @param {import('./engine-protocol').EngineModels} models */
async function load(models) {
  const sherpa = await loadAddon()
  if (!sherpa) return
  // Recognition and synthesis use one thread each, or two each on four or more cores, so that they do not
  // slow down each other or the server.
  const threadCount = Math.max(1, Math.min(2, Math.floor(os.availableParallelism() / 2)))
  voices = createVoices(sherpa, { send, threadCount })
  for (const files of models.voices) {
    send({ kind: 'loading', model: files.name })
    await voices.load(files, models.voices[0]?.espeakData ?? files.espeakData)
  }
  if (models.recogniser) {
    send({ kind: 'loading', model: models.recogniser.name })
    // Lets the message be sent before the loading blocks this process.
    await new Promise((resolve) => setImmediate(resolve))
    recogniser = createRecogniser(sherpa, models.recogniser, { send, threadCount })
  }
  send({ kind: 'ready' })
}

async function loadAddon() {
  try {
    const { default: sherpa } = await import('sherpa-onnx-node')
    return sherpa
  } catch (error) {
    // The package or its binary for this platform is missing.
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    send({ kind: 'not-installed', reason: reason ?? '' })
    return null
  }
}
