import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type ConversationDetail,
  conversationDetail,
} from '../../../contract/conversations/history'
import { messages } from '../../../domain/messages'
import { ratingLabels } from '../../../domain/ratings'
import { computeChargedMinutes, findReceiptErrors, type Receipt } from '../../../domain/receipt'
import { type CallLog, logCallEvents } from '../../support/browser/call-log'
import { type CallerSpeech, makeCallerSpeech } from '../../support/browser/caller-speech'
import {
  measureCompanionVoice,
  waitUntilAudible,
  waitUntilHeard,
  waitUntilSilent,
} from '../../support/browser/companion-audio'
import { type BrowserWindow, desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  captionsRegion,
  hangUp,
  hangUpDialog,
  ratingDialog,
  readCaptions,
  readReceipt,
  typeMessage,
} from '../../support/browser/talk-page'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { readMe, waitForMailLink } from '../../support/product/sign-up-user'

const firstSentence = 'Bonjour, je suis content de vous parler ce soir.'
/**
 * Interrupts the answer to the first sentence. That answer is long, because without speech recognition the companion
 * explains that it cannot understand the caller.
 */
const interruption = 'Attendez, je voulais vous dire autre chose avant la suite.'

const product = await startSharedProduct()

describe('a first call on a phone', () => {
  const email = 'nouvelle@example.test'
  const password = 'une phrase assez longue'
  const browser = setUpSharedBrowser({ microphone: 'silent' })
  let callerSpeech: CallerSpeech
  let browserWindow: BrowserWindow
  let call: CallLog
  let receipt: Receipt

  beforeAll(async () => {
    callerSpeech = await makeCallerSpeech(firstSentence, interruption)
    browserWindow = await browser.visit({
      origin: product.origin,
      size: phone,
      prepare: async (page) => {
        await measureCompanionVoice(page)
        await callerSpeech.prepare(page)
        call = logCallEvents(page)
      },
    })
  })

  test('shows errors for missing fields, short values and different passwords in the registration', async () => {
    const { page, go } = browserWindow
    await go('/')
    await page.getByRole('link', { name: 'Commencer gratuitement' }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL('**/register')
    await waitUntilLoaded(page)
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    for (const message of [
      messages.EMAIL_REQUIRED,
      messages.USERNAME_REQUIRED,
      messages.PASSWORD_REQUIRED,
      messages.TERMS_NOT_ACCEPTED,
    ])
      await page.getByText(message).filter({ visible: true }).first().waitFor()
    await expect.poll(() => readFocusedLabel(browserWindow)).toBe('Email')

    await page.getByLabel('Pseudo').fill('No')
    await page.getByLabel('Mot de passe', { exact: true }).fill('court')
    await page.getByLabel('Confirmer le mot de passe').fill('autre')
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    for (const message of [
      messages.USERNAME_TOO_SHORT,
      messages.PASSWORD_TOO_SHORT,
      messages.PASSWORDS_DIFFER,
    ])
      await page.getByText(message).filter({ visible: true }).first().waitFor()
    expect(browserWindow.pageErrors.take()).toEqual([])
  })

  test('confirms the address through the e-mailed link, and grants 5 minutes', async () => {
    const { page, context } = browserWindow
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Pseudo').fill('Nouvelle')
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByLabel('Confirmer le mot de passe').fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()

    await waitForMailLink(product, email)
    await page.getByRole('link', { name: 'Les e-mails de cette démonstration' }).click()
    await page.getByRole('link').filter({ hasText: email }).click()
    await page.getByRole('link', { name: 'Ouvrir le lien du message' }).click()
    await page.waitForURL('**/dashboard**')
    const waitForTitle = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await waitForTitle('Compagnons Vocaux')
    await page.setViewportSize(desktop)
    await waitForTitle('Nouvelle, à qui voulez-vous parler ?')
    await page.setViewportSize(phone)
    await page.getByText('Votre adresse est confirmée').waitFor()
    expect((await readMe(context, product.origin)).minutesLeft).toBe(5)
    expect(browserWindow.pageErrors.take()).toEqual([])
  })

  test('opens the dialog "Avant votre premier appel" before the first call', async () => {
    const { page } = browserWindow
    await page.getByRole('link', { name: 'Parler avec Octave' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Octave' }).waitFor()
    await waitUntilLoaded(page)
    await page
      .getByRole('button', { name: 'Appeler Octave' })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
    await dialog.getByText('est une intelligence artificielle').waitFor()
    expect(await listAiLabels(dialog)).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.locator('[data-call=active]').waitFor()
    expect(await listAiLabels(page.locator('[data-call=active]'))).toEqual(['IA'])
  })

  test('plays the greeting with its captions', async () => {
    const { page } = browserWindow
    await waitUntilHeard(page)
    await page.getByText('à moi...').waitFor()
    const firstResponse = await call.waitForReceived('response.done')
    expect(firstResponse.response.status).toBe('completed')
    await call.waitUntilGreeted()
    await waitUntilSilent(page)
    await page.getByText('à toi...').waitFor()
    // If an AI disclosure was due, it is the first response, and the greeting is the second.
    const [, secondId] = listResponseIds(call.receivedEvents)
    const greetingText = call.findResponseText(secondId ?? firstResponse.response.id).trim()
    expect(greetingText).not.toBe('')
    expect(await readCaptions(page)).toContain(greetingText)
  })

  test('answers speech audibly, and stops when the caller interrupts', async () => {
    const { page } = browserWindow
    await callerSpeech.speak(page, firstSentence)
    const stoppedEvent = await call.waitForSent('input_audio_buffer.speech_stopped')
    expect(stoppedEvent).toMatchObject({ audio_end_ms: expect.any(Number) })
    await waitUntilAudible(page)

    await callerSpeech.speak(page, interruption)
    const cancelledResponse = await call.waitForReceived('response.done', (event) =>
      isInterrupted(call, event),
    )
    const responseText = call.findResponseText(cancelledResponse.response.id)
    // The benchmark measures how fast the companion falls silent; this test only checks that it does.
    await page.waitForFunction(() => window.companionVoice.loudness < 0.004, null, {
      polling: 20,
    })
    const truncateEvent = await call.waitForSent('conversation.item.truncate')
    expect(truncateEvent).toMatchObject({ audio_end_ms: expect.any(Number) })

    const caption = captionsRegion(page).getByText(responseText.slice(0, 12))
    await expect.poll(() => caption.first().textContent()).toMatch(/…$/)
    const captionText = ((await caption.first().textContent()) ?? '').replaceAll('\u00a0', ' ')
    expect(responseText.startsWith(captionText.slice(0, -1))).toBe(true)
    expect(captionText.length).toBeLessThan(responseText.length)
  })

  test('shows typed messages and answers them in captions', async () => {
    const { page } = browserWindow
    // Waits until the interrupting turn is over and has been answered.
    await call.waitForSent('input_audio_buffer.speech_stopped', 2)
    await waitUntilSilent(page)
    const responseDone = call.waitForNextReceived('response.done', isCompleted)
    await typeMessage(page, 'J’ai passé une bonne journée au travail.')
    await captionsRegion(page).getByText('J’ai passé une bonne journée au travail.').waitFor()
    await waitUntilAudible(page)
    const { response } = await responseDone
    await waitUntilSilent(page)
    const responseText = call.findResponseText(response.id).trim()
    expect(responseText).not.toBe('')
    expect(await readCaptions(page)).toContain(responseText)
  })

  test('mutes and unmutes the microphone', async () => {
    const { page } = browserWindow
    await page.getByRole('button', { name: 'Couper le micro' }).click()
    await page.getByText('Votre micro est coupé').waitFor()
    await call.waitForSent('call.mute')
    await page.getByRole('button', { name: 'Rétablir le micro' }).click()
    await call.waitForSent('call.unmute')
    await page.getByText('Votre micro est coupé').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Couper le micro' }).waitFor()
  })

  test('asks for confirmation before hanging up, and for a rating afterwards', async () => {
    const { page } = browserWindow
    await page.getByRole('button', { name: 'Terminer la conversation' }).click()
    await hangUpDialog(page).getByRole('button', { name: 'Continuer' }).click()
    await page.locator('[data-call=active]').waitFor()
    await hangUp(page)
    receipt = (await call.waitForReceived('call.ended')).receipt

    const rating = ratingDialog(page)
    await rating.getByRole('button', { name: 'Envoyer' }).click()
    await rating.getByText(messages.FEEDBACK_RATING_REQUIRED).waitFor()
    for (const label of Object.values(ratingLabels)) {
      await rating.getByRole('radio', { name: label, exact: true }).check({ force: true })
      await rating.locator('p').filter({ hasText: label }).waitFor()
    }
    await rating.getByLabel('Commentaire').fill('Très agréable.')
    await rating.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText(messages.FEEDBACK_THANKS).first().waitFor()
    await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
  })

  test('charges the minutes of the receipt, and shows the same balance everywhere', async () => {
    const { page, context, go } = browserWindow
    expect(findReceiptErrors(receipt)).toEqual([])
    const minutesLeft = 5 - computeChargedMinutes(receipt.billableMs)
    expect(receipt).toMatchObject({ balanceBefore: 5, balanceAfter: minutesLeft })
    expect(receipt.chargedMinutes).toBeGreaterThan(0)

    await page
      .getByText(`Il vous reste ${minutesLeft} minute${minutesLeft > 1 ? 's' : ''}.`)
      .waitFor()
    expect(await readReceipt(browserWindow.page)).toMatchObject({
      'Minutes décomptées': `${receipt.chargedMinutes} min`,
      'Solde avant': '5 min',
      'Solde après': `${minutesLeft} min`,
    })
    await expect
      .poll(async () => (await readMe(context, product.origin)).minutesLeft)
      .toBe(minutesLeft)
    await page.getByRole('link', { name: 'Retour' }).filter({ visible: true }).first().click()
    await page.waitForURL('**/dashboard')
    await page.getByText(`${minutesLeft} min restantes`).filter({ visible: true }).first().waitFor()
    await go('/talk/octave')
    await page
      .getByText(`${minutesLeft} min`, { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()
  })

  test('shows the conversation in the history with its summary and receipt', async () => {
    const { page, context, go } = browserWindow
    await go('/profile/history')
    const entry = page.getByRole('article').filter({ hasText: 'Octave' })
    await entry.getByText(`${receipt.chargedMinutes} min décompté`).waitFor()
    await entry.getByText(messages.SUMMARY_PENDING).waitFor({ state: 'hidden' })
    await entry.getByText(/^\d+\s%$/).waitFor()
    await entry.getByRole('link', { name: 'Octave' }).click()
    await page.getByRole('heading', { name: 'Reçu' }).waitFor()
    expect(await readReceipt(browserWindow.page)).toMatchObject({
      'Minutes décomptées': `${receipt.chargedMinutes} min`,
      'Solde après': `${receipt.balanceAfter} min`,
    })
    await page.getByText(ratingLabels[5]).waitFor()

    const id = page.url().split('/').at(-1)
    const response = await context.request.get(`${product.origin}/api/conversations/${id}`)
    const conversation: ConversationDetail = conversationDetail.parse(await response.json())
    expect(conversation).toMatchObject({ receipt, endReason: 'hung-up', rating: 5 })
    expect(conversation.summary?.length).toBeGreaterThan(0)
    const turns = conversation.turns ?? []
    expect(turns.some(({ text }) => text === 'J’ai passé une bonne journée au travail.')).toBe(true)
    // Only the part of an interrupted response that was heard is stored.
    const cancelledResponse = call.receivedEvents.find(
      (event) => event.type === 'response.done' && isInterrupted(call, event),
    )
    const responseText =
      cancelledResponse?.type === 'response.done'
        ? call.findResponseText(cancelledResponse.response.id).trim()
        : ''
    expect(responseText).not.toBe('')
    expect(turns.map(({ text }) => text)).not.toContain(responseText)
    expect(browserWindow.pageErrors.take()).toEqual([])
  })
})

const isCompleted = ({ response }: { response: { status: string } }) =>
  response.status === 'completed'

/** A cancelled response without text was speculative, and was not interrupted by the caller. */
const isInterrupted = (
  call: Pick<CallLog, 'findResponseText'>,
  { response }: { response: { id: string; status: string } },
) => response.status === 'cancelled' && call.findResponseText(response.id) !== ''

const listResponseIds = (events: CallLog['receivedEvents']) =>
  events.flatMap((event) => (event.type === 'response.created' ? [event.response.id] : []))

const readFocusedLabel = ({ page }: BrowserWindow) =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null
  })

/** Lists the visible texts outside the captions that say that the companion is an AI. */
const listAiLabels = (part: Locator) =>
  part
    .getByText(/\bIA\b|intelligence artificielle/)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-label="Sous-titres"]'))
        .map((element) => element.textContent?.trim()),
    )
