import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/browser/companion-audio'
import type { TestBrowser } from '../support/browser/open-browser'
import { openQuietBrowser } from '../support/browser/open-silent-browser'
import { signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import {
  callForTheFirstTime,
  captionsOf,
  endingQuestion,
  ratingQuestion,
} from '../support/browser/talk-page'
import { visitDialog, walkByKeyboard } from '../support/browser/tab-through-page'

let product: BuiltProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openQuietBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('the keyboard alone leads from the sign-in through a call to the receipt', async () => {
  const { page, go, problems } = await browser.visit({
    origin: product.origin,
    prepare: listenToSpeakers,
  })
  const call = recordCall(page)
  const { email, password } = await signUpMember(product)
  const press = (key: string) => page.keyboard.press(key)

  await go('/login')
  await page.waitForLoadState('networkidle')
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Mot de passe')
  await page.keyboard.type(password)
  await press('Enter')
  await page.waitForURL('**/dashboard')
  await tabTo(page, 'Parler avec Raphaël')
  await press('Enter')
  await page.waitForURL('**/talk/raphael')
  await tabTo(page, 'Appeler Raphaël')
  await press('Enter')
  await page.getByRole('dialog', { name: 'Avant votre premier appel' }).waitFor()
  await tabTo(page, 'Appeler sans résumé ni mémoire')
  await press('Enter')
  await page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(page)

  await press('m')
  await page.getByText('Votre micro est coupé').waitFor()
  await press('m')
  await page.getByText('Votre micro est coupé').waitFor({ state: 'hidden' })
  await press('t')
  await page.getByRole('textbox', { name: 'Écrire à Raphaël' }).waitFor()
  await page.keyboard.type('Bonsoir, le clavier suffit.')
  await press('Enter')
  await captionsOf(page).getByText('Bonsoir, le clavier suffit.').waitFor()
  expect(call.said.filter(({ type }) => type === 'call.mute')).toHaveLength(1)

  await press('Escape')
  await page.getByRole('textbox', { name: 'Écrire à Raphaël' }).waitFor({ state: 'hidden' })
  await press('Escape')
  await endingQuestion(page).waitFor()
  await press('Escape')
  await endingQuestion(page).waitFor({ state: 'hidden' })
  await call.untilTold('call.meter', ({ billableMs }) => billableMs > 10_000)
  await press('Escape')
  await endingQuestion(page).waitFor()
  await tabTo(page, 'Terminer')
  await press('Enter')

  await ratingQuestion(page).waitFor()
  await tabTo(page, 'Très décevant')
  await press('Space')
  for (const _ of [2, 3, 4]) await press('ArrowRight')
  await tabTo(page, 'Envoyer')
  await press('Enter')
  await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
  await tabTo(page, 'Retour')
  await press('Enter')
  await page.waitForURL('**/dashboard')
  const [conversation] = await (
    await page.request.get(`${product.origin}/api/conversations`)
  ).json()
  expect(conversation).toMatchObject({ agentId: 'raphael', rating: 4 })
  expect(problems.take()).toEqual([])
})

test('on the screens of a visitor every control is reached in order, shows it, and lets go', async () => {
  const { page, go, problems } = await browser.visit({
    origin: product.origin,
    hasAnsweredCookies: false,
    hasReducedMotion: true,
  })
  const open = async (address: string) => {
    await go(address)
    await page.waitForLoadState('networkidle')
  }
  await open('/login')
  await walkByKeyboard(page, 'sign-in and cookies')
  await page.getByRole('button', { name: 'Paramétrer' }).focus()
  await visitDialog(page, 'Vos cookies')
  await page.getByRole('button', { name: 'Refuser' }).press('Enter')
  for (const address of ['/', '/register', '/mot-de-passe-oublie', '/reinitialiser?token=rien']) {
    await open(address)
    await walkByKeyboard(page, address)
  }
  await open('/talk/vesper')
  await walkByKeyboard(page, '/talk/vesper')
  await page.getByRole('button', { name: 'Signaler Vesper' }).focus()
  await visitDialog(page, 'Signaler Vesper')

  await open('/login')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Aller au contenu' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(problems.take()).toEqual([])
})

test('on the screens of a member every control is reached in order, shows it, and lets go', async () => {
  const { page, go, context, problems } = await browser.visit({
    origin: product.origin,
    hasReducedMotion: true,
  })
  await signIn(context, product.origin, await signUpMember(product))
  const open = async (address: string) => {
    await go(address)
    await page.waitForLoadState('networkidle')
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await open('/dashboard')
  await button(/^Filtres/).press('Enter')
  await walkByKeyboard(page, 'dashboard with its filters')
  await button(/^Voir plus/)
    .first()
    .press('Enter')
  expect(await hasFocus(page)).toBe(true)

  await open('/talk/helene')
  await button('Ajouter Hélène aux favoris').press('Enter')
  const added = page.getByText(messages.FAVORITE_ADDED).first()
  await added.waitFor()
  // It goes by itself, maybe in the middle of the walk.
  await added.waitFor({ state: 'detached' })
  await walkByKeyboard(page, '/talk/helene')
  await button('Appeler Hélène').filter({ visible: true }).first().focus()
  await visitDialog(page, 'Avant votre premier appel')

  await open('/favorites')
  await walkByKeyboard(page, '/favorites')
  await button('Retirer Hélène des favoris').press('Enter')
  await page.getByRole('article').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page)).toBe(true)

  await open('/profile')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await button('Changer le mot de passe').press('Enter')
  await walkByKeyboard(page, '/profile')
  await button('Supprimer mon compte').focus()
  await visitDialog(page, /./)
  await open('/profile/special-agents')
  await walkByKeyboard(page, '/profile/special-agents')
  await open('/profile/history')
  await walkByKeyboard(page, '/profile/history')

  for (const tab of ['credits', 'abonnements', 'historique']) {
    await open(`/wallet?tab=${tab}`)
    await walkByKeyboard(page, `/wallet, ${tab}`)
  }
  for (const address of ['/retractation', '/resiliation']) {
    await open(address)
    await walkByKeyboard(page, address)
  }
  await open('/wallet?tab=credits')
  await button('Acheter : Pack Standard').focus()
  await visitDialog(page, 'Votre commande')
  expect(problems.take()).toEqual([])
})

test.each([
  { hasReducedMotion: true, moves: false },
  { hasReducedMotion: false, moves: true },
])(
  'with reduced motion $hasReducedMotion, something moves without end: $moves',
  async ({ hasReducedMotion, moves }) => {
    const { page, context, go } = await browser.visit({
      origin: product.origin,
      hasReducedMotion,
      prepare: listenToSpeakers,
    })
    await signIn(context, product.origin, await signUpMember(product))
    const endless: string[] = []
    const look = async () => void endless.push(...(await endlessMotions(page)))

    await go('/')
    await look()
    await go('/talk/sacha')
    await page.waitForLoadState('networkidle')
    await callForTheFirstTime(page, 'Sacha')
    await waitUntilHeard(page)
    await look()
    await page.getByText('à toi...').waitFor()
    await look()
    expect(endless.length > 0).toBe(moves)
  },
)

/** Presses Tab until what is so named has the focus, and can be seen to have it. */
async function tabTo(page: Page, name: string) {
  const passed: string[] = []
  for (let presses = 0; presses < mostTabs; presses++) {
    const focused = await page.evaluate(describeFocus)
    if (focused.names.includes(name)) {
      expect(focused.isVisible, `${name} shows its focus`).toBe(true)
      return
    }
    passed.push(focused.names[0] ?? '?')
    await page.keyboard.press('Tab')
  }
  throw new Error(`« ${name} » is not reached by Tab: ${passed.join(', ')}`)
}

const mostTabs = 60

/** It is somewhere, and not lost to the page as a whole. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

function describeFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return { names: [], isVisible: false }
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const names = [element.getAttribute('aria-label'), ...[...labels, element].map(textOf)]
  // A radio shows its focus on the star beside it.
  const shown = [element, ...labels, ...labels.flatMap((label) => [...label.children])]
  const isVisible = shown.some((node) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  return { names: names.filter((name) => name !== null && name !== ''), isVisible }

  function textOf(node: HTMLElement) {
    return node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  }
}

const endlessMotions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
        return playState === 'running' && isEndless
      })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'motion')),
  )
