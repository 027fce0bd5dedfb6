import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors } from '../../../domain/receipt'
import {
  type RealtimeService,
  startRealtimeService,
} from '../../../providers/realtime/testing/start-realtime-service'
import { kindById } from '../../../voice/brain/listening/all-kinds'
import { fillTemplate } from '../../../voice/brain/templates/template'
import type { CallLog } from '../../support/browser/call-log'
import { type CallerSpeech, makeCallerSpeech } from '../../support/browser/caller-speech'
import {
  waitUntilAudible,
  waitUntilHeard,
  waitUntilSilent,
} from '../../support/browser/companion-audio'
import { installFakeRecognition } from '../../support/browser/install-fake-recognition'
import { makeSpeechWav } from '../../support/browser/make-speech-wav'
import { desktop, openBrowser, phone, type TestBrowser } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  callButton,
  captionsRegion,
  hangUp,
  openTalkPage,
  startFirstCall,
} from '../../support/browser/talk-page'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../../support/product/start-built-product'

/**
 * The answer to a tired caller contains at least one of these texts: the written replies, with "vous" and with
 * "tu", and word stems about sleep and fatigue.
 */
const tirednessTexts = ['tired', 'ruminates']
  .flatMap((id) => kindById.get(id)?.reactions ?? [])
  .flatMap((line) =>
    (['vous', 'tu'] as const).map((address) => fillTemplate(line, address, {}) ?? ''),
  )
  .concat(['dor', 'sommeil', 'nuit', 'fatigu', 'repos', 'épuis', 'souffl'])

const tiredSentence = 'Je suis vraiment très fatiguée ce soir, je ne dors plus.'

const product = await startSharedProduct()
const browser = setUpSharedBrowser({ microphone: 'silent' })

const findRecognitionServiceSwitch = (page: Page) =>
  page
    .getByRole('switch', { name: 'Laisser votre navigateur transcrire vos paroles' })
    .filter({ visible: true })
    .first()

const listSentTranscripts = ({ sentEvents }: CallLog) =>
  sentEvents.flatMap((event) =>
    event.type === 'conversation.item.create'
      ? event.item.content.flatMap((part) =>
          part.type === 'input_audio' && part.transcript !== '' ? [part.transcript] : [],
        )
      : [],
  )

test('says before the call that this browser does not recognise speech, and starts the call with the text field', async () => {
  const { page, context, go, pageErrors } = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: (openedPage) => installFakeRecognition(openedPage, 'none'),
  })
  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/helene')
  await page.getByText('Ce navigateur ne transcrit pas la parole').first().waitFor()
  expect(await findRecognitionServiceSwitch(page).count()).toBe(0)
  await startFirstCall(page, 'Hélène')
  const field = page.getByRole('textbox', { name: 'Écrire à Hélène' })
  await field.waitFor()
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.type('Bonsoir Hélène.')
  await page.keyboard.press('Enter')
  await captionsRegion(page).getByText('Bonsoir Hélène.').waitFor()
  expect(pageErrors.take()).toEqual([])
  // Closes the call page, whose animations would slow the next tests down.
  await context.close()
})

test('recognises speech on the device without asking for consent, and says so before and during the call', async () => {
  const { page, context, go } = await browser.visit({
    origin: product.origin,
    prepare: (openedPage) => installFakeRecognition(openedPage, 'on-device'),
  })
  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/helene')
  const sentence = page.getByText('Votre navigateur transcrit vos paroles sur cet appareil.')
  await sentence.first().waitFor()
  expect(await findRecognitionServiceSwitch(page).count()).toBe(0)
  await startFirstCall(page, 'Hélène')
  await sentence.last().waitFor()
  await expect.poll(() => page.evaluate(() => window.fakeRecognition.isRunning())).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Écrire à Hélène' }).count()).toBe(0)
  await context.close()
})

describe('a caller who lets the browser’s service transcribe', () => {
  let callerSpeech: CallerSpeech

  beforeAll(async () => {
    callerSpeech = await makeCallerSpeech(tiredSentence)
  })

  test('gets answers to their own words, never to the companion’s speech, and can withdraw the consent', async () => {
    const { page, call, context, go, pageErrors } = await openTalkPage(browser, product, 'octave', {
      size: desktop,
      prepare: async (openedPage) => {
        await callerSpeech.prepare(openedPage)
        await installFakeRecognition(openedPage, 'service')
      },
    })
    const recognise = (text: string, { isFinal }: { isFinal: boolean }) =>
      page.evaluate((words) => window.fakeRecognition.recognise(words), { text, isFinal })
    await callButton(page, 'Octave').click()
    const dialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
    await dialog.getByText('votre voix est envoyée à l’éditeur de votre navigateur').waitFor()
    const serviceSwitch = dialog.getByRole('switch')
    expect(await serviceSwitch.isChecked()).toBe(false)
    expect(await page.evaluate(() => window.fakeRecognition.isRunning())).toBe(false)
    await serviceSwitch.check()
    await dialog.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.locator('[data-call=active]').waitFor()
    await page
      .getByText('Vos paroles sont transcrites par l’éditeur de votre navigateur.')
      .last()
      .waitFor()

    await waitUntilHeard(page)
    await recognise('je suis une intelligence artificielle', { isFinal: true })
    expect(listSentTranscripts(call)).toEqual([])

    await call.waitUntilGreeted()
    await waitUntilSilent(page)
    await callerSpeech.speak(page, tiredSentence)
    await call.waitForSent('input_audio_buffer.speech_started')
    await recognise('je suis vraiment très', { isFinal: false })
    await captionsRegion(page).getByText('je suis vraiment très').waitFor()
    await call.waitForSent('input_audio_buffer.speech_stopped')
    // On a slow machine, a speculative response to the earlier words may end first, without text.
    const responseDone = call.waitForNextReceived(
      'response.done',
      ({ response }) => call.findResponseText(response.id) !== '',
    )
    await recognise(tiredSentence, { isFinal: true })
    // The captions show only the last lines, so these words disappear when the answer is shown.
    await captionsRegion(page).getByText('Je suis vraiment très fatiguée ce soir').waitFor()
    const { response } = await responseDone
    const answer = call.findResponseText(response.id)
    expect(
      tirednessTexts.some((text) => answer.includes(text)),
      answer,
    ).toBe(true)
    expect(answer).not.toMatch(/champ de texte|distinguer les mots/)

    await hangUp(page)
    await call.waitForReceived('call.ended')
    expect(await page.evaluate(() => window.fakeRecognition.isRunning())).toBe(false)

    await go('/talk/octave')
    await findRecognitionServiceSwitch(page).waitFor()
    expect(await findRecognitionServiceSwitch(page).isChecked()).toBe(true)
    await findRecognitionServiceSwitch(page).uncheck()
    await page.reload()
    await findRecognitionServiceSwitch(page).waitFor()
    expect(await findRecognitionServiceSwitch(page).isChecked()).toBe(false)
    expect(pageErrors.take()).toEqual([])
    await context.close()
  })
})

describe('services of third parties', () => {
  let productWithServices: BuiltProduct

  beforeAll(async () => {
    const service = { url: 'https://services.example/v1', model: 'm' }
    productWithServices = await startBuiltProduct({
      environment: {
        STT_URL: service.url,
        STT_MODEL: service.model,
        LLM_URL: service.url,
        LLM_MODEL: service.model,
        TTS_URL: 'https://voices.example/v1',
        TTS_MODEL: 'm',
        TTS_VOICES: '{"default":"one"}',
      },
    })
  })
  afterAll(() => productWithServices?.close())

  test('are named before and during a call, and are not used without consent', async () => {
    const { page, call, go, pageErrors } = await openTalkPage(
      browser,
      productWithServices,
      'helene',
      { prepare: (openedPage) => installFakeRecognition(openedPage, 'service') },
    )
    await callButton(page, 'Hélène').click()
    const consentDialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
    await consentDialog
      .getByText(
        'Vos paroles sont envoyées à services.example, qui les transcrit et écrit les réponses.',
      )
      .waitFor()
    await consentDialog
      .getByText(
        'Le texte des réponses, qui peut reprendre vos mots, est envoyé à voices.example, qui le prononce.',
      )
      .waitFor()
    for (const name of ['Envoyer mes paroles à services', 'Envoyer les réponses à voices'])
      expect(await consentDialog.getByRole('switch', { name }).isChecked()).toBe(false)
    await consentDialog.getByRole('switch', { name: 'Laisser votre navigateur' }).check()
    await consentDialog.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.locator('[data-call=active]').waitFor()
    await page
      .getByText('Vos paroles sont transcrites par l’éditeur de votre navigateur.')
      .filter({ visible: true })
      .waitFor()
    expect(
      await page
        .getByText(/(services|voices)\.example/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    await hangUp(page)
    await call.waitForReceived('call.ended')

    // Without stored consents, the page asks again before the call.
    await page.evaluate(() => localStorage.removeItem('amivoix.speech-consents'))
    await go('/talk/helene')
    await waitUntilLoaded(page)
    await callButton(page, 'Hélène').click()
    const changeDialog = page.getByRole('dialog', { name: 'Qui reçoit vos paroles' })
    await changeDialog.getByText('Votre voix est alors envoyée').waitFor()
    const callRequest = page.waitForRequest('**/api/call/web')
    await changeDialog.getByRole('button', { name: 'Accepter et appeler' }).click()
    expect((await callRequest).postDataJSON()).toMatchObject({
      sharedWith: ['services.example', 'voices.example'],
    })
    await page
      .getByText(
        'Vos paroles sont transcrites par services.example, qui écrit aussi les réponses. Les réponses sont prononcées par voices.example.',
      )
      .waitFor()
    expect(await page.evaluate(() => window.fakeRecognition.isRunning())).toBe(false)
    expect(pageErrors.take()).toEqual([])
  })
})

describe('a realtime model', () => {
  const callerSentence = 'Je rentre tout juste du travail, et je suis fatiguée.'
  const opening = 'Alors pose ton sac, et raconte-moi ta journée. '
  let service: RealtimeService
  let realtimeProduct: BuiltProduct
  let speakingBrowser: TestBrowser
  let directory: string

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'amivoix-realtime-'))
    const file = path.join(directory, 'caller.wav')
    // The caller repeats the sentence often enough to speak during the model's answer, however long the greeting is.
    const sentences = Array.from({ length: 8 }, () => callerSentence)
    await makeSpeechWav(
      file,
      sentences.flatMap((text) => [{ silenceMs: 3_500 }, { text }]),
    )
    service = await startRealtimeService({ transcripts: sentences })
    // The answer is long enough to be interrupted.
    const sentenceParts = Array.from(
      { length: 9 },
      (_, hour) => `À ${hour} heures tu fais une pause. `,
    )
    service.answerWith({ pieces: [opening, ...sentenceParts], audioMs: 20_000, end: 'silence' })
    const [openedBrowser, startedProduct] = await Promise.all([
      openBrowser({ microphone: { kind: 'allowed', file } }),
      startBuiltProduct({
        environment: { REALTIME_URL: service.url.href, REALTIME_MODEL: 'voix-1' },
      }),
    ])
    speakingBrowser = openedBrowser
    realtimeProduct = startedProduct
  })
  afterAll(async () => {
    await speakingBrowser?.close()
    await realtimeProduct?.close()
    await service?.close()
    await rm(directory, { recursive: true, force: true })
  })

  test('answers the caller, can be interrupted, and is billed', async () => {
    const { page, call, pageErrors } = await openTalkPage(
      speakingBrowser,
      realtimeProduct,
      'helene',
    )
    await startFirstCall(page, 'Hélène')
    await captionsRegion(page).getByText(callerSentence).first().waitFor()
    await captionsRegion(page).getByText('Alors pose ton sac').first().waitFor()
    await waitUntilAudible(page)
    const { response_id } = await call.waitForReceived(
      'response.output_audio_transcript.delta',
      ({ delta }) => delta.includes('Alors'),
    )
    await call.waitForReceived(
      'response.done',
      ({ response }) => response.id === response_id && response.status === 'cancelled',
    )
    await service.waitUntil(() => service.listEvents('conversation.item.truncate').length > 0)
    const heardMs = Number(service.listEvents('conversation.item.truncate')[0]?.audio_end_ms)
    // How much was heard depends on how soon the caller's next sentence interrupts the answer.
    expect(heardMs).toBeGreaterThan(0)
    expect(heardMs).toBeLessThan(20_000)
    await hangUp(page)
    const { receipt } = await call.waitForReceived('call.ended')
    expect(findReceiptErrors(receipt)).toEqual([])
    // On a busy machine the call may take longer than a minute.
    expect(receipt.chargedMinutes).toBeGreaterThanOrEqual(1)
    expect(service.listEvents('response.cancel').length).toBeGreaterThan(0)
    await service.waitUntil(() => service.countClosed() > 0)
    expect(pageErrors.take()).toEqual([])
  })
})
