import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeAudioFrame } from '../../../contract/audio-frame'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { installTinyModels } from '../../../providers/local-speech/testing/install-tiny-models'
import { speakTones } from '../../../providers/local-speech/testing/tiny-recogniser'
import { addCompanion, connectCallClient, reserveCall } from '../../support/calls/call-client'
import { startProduct, type TestProduct } from '../../support/product/start-product'

/** The tiny voices synthesise every text as a pure tone at three tenths of full scale. */
const toneLevel = 0.3 * 32_767

let directory: string
let product: TestProduct

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'local-speech-'))
  await installTinyModels(
    directory,
    speechModels.filter(({ isRecommended }) => isRecommended),
  )
  product = await startProduct({ speechModelsDirectory: directory })
  await addCompanion(product)
})
afterAll(async () => {
  await product?.close()
  await rm(directory, { recursive: true })
})

test('a call uses the speech models on the machine', async () => {
  await expect
    .poll(() => product.request('/health/ready'))
    .toMatchObject({ status: 200, body: { status: 'ok', localSpeech: true } })
  const { webCallUrl } = await reserveCall(product, await product.signUp())
  const client = connectCallClient(webCallUrl, product.origin)
  await client.waitUntilBilled()
  const samples = client.frames.flatMap(({ pcm }) => [...new Int16Array(pcm.buffer)])
  const isAtPeak = (sample: number) => Math.abs(Math.abs(sample) / toneLevel - 1) < 0.1
  // A tone is near its peak for a quarter of the time, a voice almost never.
  expect(samples.filter(isAtPeak).length).toBeGreaterThan(samples.length / 8)

  const stopSpeaking = speakInRealTime(client, speakTones([null, 'BONJOUR', 'MERCI', null, null]))
  const { transcript } = await client.waitFor(
    'conversation.item.input_audio_transcription.completed',
  )
  stopSpeaking()
  expect(transcript).toBe('Bonjour merci')
  await client.hangUp()
})

test('/credits.txt credits the authors of the installed voices', async () => {
  const { status, body } = await product.request('/credits.txt')
  expect(status).toBe(200)
  expect(body).toContain('SIWIS')
})

test('the ETag of a voice sample depends on the installed voices', async () => {
  const productWithoutModels = await startProduct()
  const readTag = async ({ request }: TestProduct) =>
    (await request('/samples/raphael.wav')).headers.get('etag')
  expect(await readTag(product)).not.toBe(await readTag(productWithoutModels))
  await productWithoutModels.close()
})

/** Sends the audio as microphone frames of 20 ms in real time, then silence until the returned function is called. */
function speakInRealTime({ socket }: ReturnType<typeof connectCallClient>, pcm: Int16Array) {
  let frameNumber = 0
  const timer = setInterval(() => {
    const samples = new Int16Array(320)
    samples.set(pcm.subarray(frameNumber * 320, (frameNumber + 1) * 320))
    const frame = encodeAudioFrame({
      source: 'microphone',
      isLastOfResponse: false,
      responseNumber: 0,
      frameNumber,
      pcm: new Uint8Array(samples.buffer),
    })
    if (frame.ok) socket.send(frame.value)
    frameNumber += 1
  }, 20)
  return () => clearInterval(timer)
}
