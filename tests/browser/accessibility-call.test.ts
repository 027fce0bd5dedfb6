import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { type CallLog, recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/browser/companion-audio'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { makeSpeechWav } from '../support/browser/make-speech-wav'
import {
  desktop,
  openBrowser,
  phone,
  type TestBrowser,
  type Visitor,
} from '../support/browser/open-browser'
import { signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import {
  callButton,
  endingQuestion,
  hangUp,
  helpNumbers,
  ratingQuestion,
  write,
} from '../support/browser/talk-page'

/** A window, what it holds when its page is enlarged, and the microphone behind it. */
const windows = [
  { size: phone, zoomed: { width: 320, height: 568 }, hasMicrophone: false },
  { size: desktop, zoomed: { width: 720, height: 450 }, hasMicrophone: true },
] as const

let directory: string
let product: BuiltProduct

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'amivoix-access-'))
  await makeSpeechWav(path.join(directory, 'quiet.wav'), [{ silenceMs: 120_000 }])
  product = await startBuiltProduct()
})
afterAll(async () => {
  await product?.close()
  await rm(directory, { recursive: true, force: true })
})

describe.each(windows)('at $size.width × $size.height', ({ size, zoomed, hasMicrophone }) => {
  let browser: TestBrowser
  let visitor: Visitor
  let call: CallLog

  // Without motion no colour is caught on its way to another.
  beforeAll(async () => {
    const file = path.join(directory, 'quiet.wav')
    browser = await openBrowser(hasMicrophone ? { kind: 'allowed', file } : { kind: 'refused' })
    visitor = await browser.visit({
      origin: product.origin,
      size,
      hasReducedMotion: true,
      prepare: async (page) => {
        await listenToSpeakers(page)
        call = recordCall(page)
      },
    })
    await signIn(visitor.context, product.origin, await signUpMember(product))
    await visitor.go('/talk/helene')
    await visitor.page.waitForLoadState('networkidle')
  })
  afterAll(() => browser?.close())

  async function expectFine(page: Page, state: string) {
    await expectNoFault(page, state)
    await expectToFit(page, state, zoomed)
  }

  test('no state of a call has a fault', async () => {
    const { page } = visitor
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/call/web', async (route) => {
      await isAnswered
      await route.continue()
    })
    await callButton(page, 'Hélène').click()
    const question = page.getByRole('dialog', { name: 'Avant votre premier appel' })
    await question.waitFor()
    await expectFine(page, 'before the first call')
    await question.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.getByText(messages.CALL_CONNECTING).waitFor()
    await expectFine(page, 'connecting')
    answer()
    await waitUntilHeard(page)
    await expectFine(page, 'à moi')
    await page.getByText('à toi...').waitFor()
    await expectFine(page, 'à toi')
    await write(page, 'Bonsoir Hélène.')
    await expectFine(page, 'writing')
    if (hasMicrophone) {
      await page.getByRole('button', { name: 'Couper le micro' }).click()
      await page.getByText('Votre micro est coupé').waitFor()
      await expectFine(page, 'muted')
    } else {
      await page.getByText('Le micro est bloqué pour ce site.').waitFor()
    }
    await call.untilTold('call.meter', ({ billableMs }) => billableMs > 10_000)
    await page.getByRole('button', { name: 'Terminer la conversation' }).click()
    await endingQuestion(page).waitFor()
    await expectFine(page, 'end confirmation')
    await endingQuestion(page).getByRole('button', { name: 'Continuer' }).click()

    const second = await visitor.context.newPage()
    await second.goto(page.url())
    await second.waitForLoadState('networkidle')
    await callButton(second, 'Hélène').click()
    await second.getByRole('heading', { name: messages.CALL_ALREADY_LIVE }).waitFor()
    await expectFine(second, 'refused second call')
    await second.close()

    await write(page, 'Je veux mourir.')
    await helpNumbers(page).waitFor()
    await expectFine(page, 'crisis')

    await hangUp(page)
    await ratingQuestion(page).waitFor()
    await expectFine(page, 'rating')
    await ratingQuestion(page).getByRole('button', { name: 'Envoyer' }).click()
    await ratingQuestion(page).getByText(messages.FEEDBACK_RATING_REQUIRED).waitFor()
    await expectFine(page, 'rating missing')
    await ratingQuestion(page).getByRole('button', { name: 'Passer' }).click()
    await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
    await expectFine(page, 'ended')
    expect(visitor.problems.take()).toEqual([])
  })

  test('the history and its receipt have no fault', async () => {
    const { page, go } = visitor
    await go('/profile/history')
    const entry = page.getByRole('article').filter({ hasText: 'Hélène' })
    await entry.waitFor()
    await expectFine(page, 'history')
    await entry.getByRole('link', { name: 'Hélène' }).click()
    await page.getByRole('heading', { name: 'Reçu' }).waitFor()
    await expectFine(page, 'conversation')
    await page.getByRole('button', { name: 'Signaler cette conversation' }).click()
    const report = page.getByRole('dialog', { name: 'Signaler cette conversation' })
    const attach = report.getByRole('checkbox', { name: /^Joindre la transcription de cette/ })
    expect(await attach.isChecked()).toBe(false)
    await expectFine(page, 'report of a conversation')
    await attach.check()
    await report.getByLabel('Conseil dangereux (santé, argent)').check()
    await report.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByRole('dialog', { name: 'Signalement envoyé' }).waitFor()
    expect(visitor.problems.take()).toEqual([])
  })
})
