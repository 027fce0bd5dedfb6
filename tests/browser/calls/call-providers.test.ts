import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors } from '../../../domain/receipt'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { installTinyModels } from '../../../providers/local-speech/testing/install-tiny-models'
import { tinyWords } from '../../../providers/local-speech/testing/tiny-recogniser'
import { waitUntilAudible } from '../../support/browser/companion-audio'
import { installFakeRecognition } from '../../support/browser/install-fake-recognition'
import type { TestBrowser } from '../../support/browser/open-browser'
import { openSpeakingBrowser } from '../../support/browser/open-browser-with-recording'
import {
  captionsRegion,
  hangUp,
  openTalkPage,
  startFirstCall,
} from '../../support/browser/talk-page'
import { startFakeVoiceServices } from '../../support/calls/fake-voice-services'
import {
  createTestDirectory,
  removeTestDirectory,
} from '../../support/database/create-test-directory'
import { copyTemplate } from '../../support/product/product-template'
import { type BuiltProduct, startBuiltProduct } from '../../support/product/start-built-product'

const callerSentence = 'Je rentre tout juste du travail, et je suis fatiguée.'

type ProviderSetup = {
  product: BuiltProduct
  recognisedBy: 'server' | 'browser'
  /** Matches the caller's words in the captions. */
  captionPattern: RegExp
  /** Matches the caller's words in the answer. */
  answerPattern: RegExp
}

/** Makes a call: the caller speaks, is answered, interrupts the answer and hangs up. Returns the receipt. */
async function makeCall(
  browser: TestBrowser,
  { product, recognisedBy, captionPattern, answerPattern }: ProviderSetup,
) {
  const { page, context, call, pageErrors } = await openTalkPage(browser, product, 'helene', {
    prepare: async (openedPage) => {
      if (recognisedBy === 'browser') await installFakeRecognition(openedPage, 'on-device')
    },
  })
  await startFirstCall(page, 'Hélène')
  if (recognisedBy === 'browser') {
    await call.waitForSent('input_audio_buffer.speech_stopped')
    await page.evaluate(
      (text) => window.fakeRecognition.recognise({ text, isFinal: true }),
      callerSentence,
    )
  }
  await captionsRegion(page).getByText(captionPattern).first().waitFor()
  const { response_id } = await call.waitForReceived(
    'response.output_audio_transcript.delta',
    (event) => answerPattern.test(call.findResponseText(event.response_id)),
  )
  await waitUntilAudible(page)
  await call.waitForReceived(
    'response.done',
    ({ response }) => response.id === response_id && response.status === 'cancelled',
  )
  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  expect(pageErrors.take()).toEqual([])
  await context.close()
  return receipt
}

describe('a caller in Chromium is answered, interrupts, and pays', () => {
  let browser: TestBrowser
  let services: Awaited<ReturnType<typeof startFakeVoiceServices>>
  let product: BuiltProduct | undefined
  let dataDirectory: string | undefined

  beforeAll(async () => {
    ;[browser, services] = await Promise.all([
      // The caller repeats the sentence every few seconds, so that a repetition interrupts an answer.
      openSpeakingBrowser(callerSentence, 10),
      startFakeVoiceServices(callerSentence),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await services?.close()
  })

  afterEach(async () => {
    await product?.close()
    product = undefined
    if (dataDirectory) await removeTestDirectory(dataDirectory)
    dataDirectory = undefined
  })

  async function expectCharged(setup: Omit<ProviderSetup, 'product'>) {
    if (!product) throw new Error('The product was not started')
    const receipt = await makeCall(browser, { product, ...setup })
    expect(findReceiptErrors(receipt)).toEqual([])
    // On a busy machine the call may take longer than a minute.
    expect(receipt.chargedMinutes).toBeGreaterThanOrEqual(1)
  }

  test('with services that speak the OpenAI protocol', async () => {
    const { recogniser, languageModel, voice } = services.environment
    product = await startBuiltProduct({
      environment: { ...recogniser, ...languageModel, ...voice },
    })
    await expectCharged({
      recognisedBy: 'server',
      captionPattern: new RegExp(callerSentence.slice(0, 20)),
      answerPattern: /entendu\s*:\s*Je rentre tout juste du travail/,
    })
    expect(services.listCallerWords()[0]).toContain(callerSentence)
  })

  test('with the speech recognition of the browser', async () => {
    const { languageModel, voice } = services.environment
    product = await startBuiltProduct({ environment: { ...languageModel, ...voice } })
    await expectCharged({
      recognisedBy: 'browser',
      captionPattern: new RegExp(callerSentence.slice(0, 20)),
      answerPattern: /entendu\s*:\s*Je rentre tout juste du travail/,
    })
  })

  test('with speech models on the machine', async () => {
    dataDirectory = await createTestDirectory('local-speech')
    const { users } = await copyTemplate(dataDirectory)
    const models = speechModels.filter(({ isRecommended }) => isRecommended)
    await installTinyModels(path.join(dataDirectory, 'models'), models)
    const startedProduct = await startBuiltProduct({
      dataDirectory,
      environment: services.environment.languageModel,
    })
    product = { ...startedProduct, users }
    // The tiny recogniser knows only five words, and hears some of them in any speech.
    const words = tinyWords.join('|')
    await expectCharged({
      recognisedBy: 'server',
      captionPattern: new RegExp(words, 'i'),
      answerPattern: new RegExp(`entendu\\s*:.*(${words})`, 'i'),
    })
  })
})
