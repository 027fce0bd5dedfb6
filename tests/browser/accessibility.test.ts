import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { type CallLog, recordCall } from '../support/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/companion-voice'
import { openBrowser, sizes, type TestBrowser, type Visitor } from '../support/open-browser'
import { signIn, signUpMember } from '../support/sign-up-member'
import { type BuiltProduct, startBuiltProduct } from '../support/start-built-product'
import { callButton, endingQuestion, hangUp, ratingQuestion, write } from '../support/talk-page'

let product: BuiltProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

describe.each(sizes)('at $width × $height', (size) => {
  let visitor: Visitor
  let call: CallLog

  // Without motion no colour is caught on its way to another.
  beforeAll(async () => {
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
  afterAll(() => visitor?.context.close())

  test('public pages, the forms and their errors have no fault', async () => {
    const { page, go } = visitor
    for (const address of ['/', '/talk/vesper', '/dev/mail']) {
      await go(address)
      await expectNoFault(page, address)
    }
    await go('/login')
    await page.waitForLoadState('networkidle')
    await expectNoFault(page, 'sign-in')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText(messages.EMAIL_REQUIRED).filter({ visible: true }).first().waitFor()
    await expectNoFault(page, 'sign-in errors')

    await go('/register')
    await page.waitForLoadState('networkidle')
    await expectNoFault(page, 'registration')
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    await page.getByText(messages.TERMS_NOT_ACCEPTED).filter({ visible: true }).first().waitFor()
    await expectNoFault(page, 'registration errors')
    await page.getByLabel('Email').fill(`accessible.${size.width}@example.test`)
    await page.getByLabel('Pseudo').fill('Accessible')
    await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
    await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
    await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
    await expectNoFault(page, 'registration sent')
    expect(visitor.problems.take()).toEqual([])
  })

  test('the pages of a member have no fault', async () => {
    const { page, go, context } = visitor
    await signIn(context, product.origin, await signUpMember(product))
    await go('/dashboard')
    await page.getByRole('link', { name: 'Parler avec Hélène' }).waitFor()
    await expectNoFault(page, 'dashboard')
    await go('/profile/history')
    await page.getByText('Vos conversations apparaîtront ici').waitFor()
    await expectNoFault(page, 'empty history')
    await go('/talk/helene')
    await page.waitForLoadState('networkidle')
    await expectNoFault(page, 'companion page')
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
    await expectNoFault(page, 'before the first call')
    await question.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.getByText(messages.CALL_CONNECTING).waitFor()
    await expectNoFault(page, 'connecting')
    answer()
    await waitUntilHeard(page)
    await expectNoFault(page, 'à moi')
    await page.getByText('à toi...').waitFor()
    await expectNoFault(page, 'à toi')
    await write(page, 'Bonsoir Hélène.')
    await expectNoFault(page, 'writing')
    await call.untilTold('call.meter', ({ billableMs }) => billableMs > 10_000)
    await page.getByRole('button', { name: 'Terminer la conversation' }).click()
    await endingQuestion(page).waitFor()
    await expectNoFault(page, 'end confirmation')
    await endingQuestion(page).getByRole('button', { name: 'Continuer' }).click()

    const second = await visitor.context.newPage()
    await second.goto(page.url())
    await second.waitForLoadState('networkidle')
    await callButton(second, 'Hélène').click()
    await second.getByRole('heading', { name: messages.CALL_ALREADY_LIVE }).waitFor()
    await expectNoFault(second, 'refused second call')
    await second.close()

    await hangUp(page)
    await ratingQuestion(page).waitFor()
    await expectNoFault(page, 'rating')
    await ratingQuestion(page).getByRole('button', { name: 'Envoyer' }).click()
    await ratingQuestion(page).getByText(messages.FEEDBACK_RATING_REQUIRED).waitFor()
    await expectNoFault(page, 'rating missing')
    await ratingQuestion(page).getByRole('button', { name: 'Passer' }).click()
    await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
    await expectNoFault(page, 'ended')
    expect(visitor.problems.take()).toEqual([])
  })

  test('the history and its receipt have no fault', async () => {
    const { page, go } = visitor
    await go('/profile/history')
    const entry = page.getByRole('article').filter({ hasText: 'Hélène' })
    await entry.waitFor()
    await expectNoFault(page, 'history')
    await entry.getByRole('link', { name: 'Hélène' }).click()
    await page.getByRole('heading', { name: 'Reçu' }).waitFor()
    await expectNoFault(page, 'conversation')
    expect(visitor.problems.take()).toEqual([])
  })
})

/** In both themes, whichever was chosen: the theme is one attribute of the document. */
async function expectNoFault(page: Page, state: string) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map(({ html }) => html),
      why: nodes[0]?.failureSummary,
    }))
    expect(faults, `${state}, ${theme}`).toEqual([])
  }
}
