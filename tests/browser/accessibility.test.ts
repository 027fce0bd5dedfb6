import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { type CallLog, recordCall } from '../support/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/companion-voice'
import { expectNoFault } from '../support/expect-no-fault'
import { expectToFit } from '../support/expect-to-fit'
import { makeSpeechWav } from '../support/make-speech-wav'
import {
  desktop,
  openBrowser,
  phone,
  type TestBrowser,
  type Visitor,
} from '../support/open-browser'
import { signIn, signUpMember } from '../support/sign-up-member'
import { type BuiltProduct, startBuiltProduct } from '../support/start-built-product'
import {
  callButton,
  endingQuestion,
  hangUp,
  helpNumbers,
  ratingQuestion,
  write,
} from '../support/talk-page'

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
  })
  afterAll(() => browser?.close())

  async function expectFine(page: Page, state: string) {
    await expectNoFault(page, state)
    await expectToFit(page, state, zoomed)
  }

  test('public pages, the forms and their errors have no fault', async () => {
    const { page, go } = visitor
    const addresses = [
      '/',
      '/talk/vesper',
      '/dev/mail',
      '/login?confirme=1',
      '/login?error=expired',
    ]
    for (const address of addresses) {
      await go(address)
      await page.waitForLoadState('networkidle')
      await expectFine(page, address)
    }
    await go('/login')
    await page.waitForLoadState('networkidle')
    await expectFine(page, 'sign-in')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText(messages.EMAIL_REQUIRED).filter({ visible: true }).first().waitFor()
    await expectFine(page, 'sign-in errors')

    await go('/register')
    await page.waitForLoadState('networkidle')
    await expectFine(page, 'registration')
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    await page.getByText(messages.TERMS_NOT_ACCEPTED).filter({ visible: true }).first().waitFor()
    await expectFine(page, 'registration errors')
    await page.getByLabel('Email').fill(`accessible.${size.width}@example.test`)
    await page.getByLabel('Pseudo').fill('Accessible')
    await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
    await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
    await expectFine(page, 'registration sent')
    expect(visitor.problems.take()).toEqual([])
  })

  test('the pages of a member have no fault', async () => {
    const { page, go, context } = visitor
    await signIn(context, product.origin, await signUpMember(product))
    await go('/dashboard')
    await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
    await expectFine(page, 'dashboard')
    await go('/profile/history')
    await page.getByText('Vos conversations apparaîtront ici').waitFor()
    await expectFine(page, 'empty history')
    await go('/profile/history/0e000000-0000-4000-8000-000000000000')
    await page.getByRole('button', { name: messages.RETRY }).waitFor()
    await expectFine(page, 'conversation that does not exist')
    // The browser itself reports the conversation that was not found.
    expect(visitor.problems.take()).toEqual([expect.stringContaining('404')])
    await go('/dashboard?confirme=1')
    await page.getByText('Votre adresse est confirmée').waitFor()
    await expectFine(page, 'dashboard after the confirmation')
    await go('/talk/helene')
    await page.waitForLoadState('networkidle')
    await expectFine(page, 'companion page')
    expect(visitor.problems.take()).toEqual([])
  })

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
    expect(visitor.problems.take()).toEqual([])
  })
})
