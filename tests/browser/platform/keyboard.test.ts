import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { logCallEvents } from '../../support/browser/call-log'
import { measureCompanionVoice, waitUntilHeard } from '../../support/browser/companion-audio'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { tabThroughDialog, tabThroughPage } from '../../support/browser/tab-through-page'
import {
  captionsRegion,
  hangUpDialog,
  ratingDialog,
  startFirstCall,
} from '../../support/browser/talk-page'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser({ microphone: 'silent' })

test('lets a user sign in, call, rate the call and return to the catalogue by keyboard alone', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
    prepare: measureCompanionVoice,
  })
  const call = logCallEvents(page)
  const { email, password } = await signUpUser(product)
  const press = (key: string) => page.keyboard.press(key)

  await go('/login')
  await waitUntilLoaded(page)
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Mot de passe')
  await page.keyboard.type(password)
  await press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByText('Chargement des compagnons...').waitFor({ state: 'hidden' })
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

  // This browser recognises no speech, so the call begins with the text field.
  await expect.poll(() => readFocusedId(page)).toBe('call-message')
  await press('Escape')
  const textFieldButton = page.getByRole('button', { name: 'Écrire' })
  expect(await textFieldButton.evaluate((button) => button === document.activeElement)).toBe(true)
  await press('m')
  await page.getByText('Votre micro est coupé').waitFor()
  await press('m')
  await page.getByText('Votre micro est coupé').waitFor({ state: 'hidden' })
  await press('t')
  await page.getByRole('textbox', { name: 'Écrire à Raphaël' }).waitFor()
  await page.keyboard.type('Bonsoir, le clavier suffit.')
  await press('Enter')
  await captionsRegion(page).getByText('Bonsoir, le clavier suffit.').waitFor()
  expect(call.sentEvents.filter(({ type }) => type === 'call.mute')).toHaveLength(1)

  await press('Escape')
  await page.getByRole('textbox', { name: 'Écrire à Raphaël' }).waitFor({ state: 'hidden' })
  await press('Escape')
  await hangUpDialog(page).waitFor()
  await press('Escape')
  await hangUpDialog(page).waitFor({ state: 'hidden' })
  await call.waitForReceived('call.meter', ({ billableMs }) => billableMs > 10_000)
  await press('Escape')
  await hangUpDialog(page).waitFor()
  await tabTo(page, 'Terminer')
  await press('Enter')

  await ratingDialog(page).waitFor()
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
  expect(pageErrors.take()).toEqual([])
})

test('lets Tab reach and leave every control on the pages of a visitor', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
    hasAnsweredCookies: false,
    hasReducedMotion: true,
  })
  const openPage = async (path: string) => {
    await go(path)
    await waitUntilLoaded(page)
  }
  await openPage('/login')
  await tabThroughPage(page, 'sign-in and cookies')
  await page.getByRole('button', { name: 'Paramétrer' }).focus()
  await tabThroughDialog(page, 'Vos cookies')
  await page.getByRole('button', { name: 'Refuser' }).press('Enter')
  for (const path of ['/', '/register', '/mot-de-passe-oublie', '/reinitialiser?token=rien']) {
    await openPage(path)
    await tabThroughPage(page, path)
  }
  await openPage('/talk/vesper')
  await tabThroughPage(page, '/talk/vesper')
  await page.getByRole('button', { name: 'Signaler Vesper' }).focus()
  await tabThroughDialog(page, 'Signaler Vesper')

  await openPage('/login')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Aller au contenu' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(pageErrors.take()).toEqual([])
})

test('lets Tab reach and leave every control on the pages of a user', async () => {
  const { page, go, context, pageErrors } = await browser.visit({
    origin: product.origin,
    hasReducedMotion: true,
  })
  await signIn(context, product.origin, await signUpUser(product))
  const openPage = async (path: string) => {
    await go(path)
    await waitUntilLoaded(page)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await openPage('/dashboard')
  await button(/^Filtres/).press('Enter')
  await tabThroughPage(page, 'dashboard with its filters')
  await button(/^Voir plus/)
    .first()
    .press('Enter')
  expect(await hasFocus(page)).toBe(true)

  await openPage('/talk/helene')
  await button('Ajouter Hélène aux favoris').press('Enter')
  await page.getByText(messages.FAVORITE_ADDED).first().waitFor()
  // Reloads the page, because its toast would disappear while tabbing.
  await openPage('/talk/helene')
  await tabThroughPage(page, '/talk/helene')
  await button('Appeler Hélène').filter({ visible: true }).first().focus()
  await tabThroughDialog(page, 'Avant votre premier appel')

  await openPage('/favorites')
  await tabThroughPage(page, '/favorites')
  await button('Retirer Hélène des favoris').press('Enter')
  await page.getByRole('article').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page)).toBe(true)

  await openPage('/profile')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await button('Changer le mot de passe').press('Enter')
  await tabThroughPage(page, '/profile')
  await button('Supprimer mon compte').focus()
  await tabThroughDialog(page, /./)
  await openPage('/profile/special-agents')
  await tabThroughPage(page, '/profile/special-agents')
  await openPage('/profile/history')
  await tabThroughPage(page, '/profile/history')

  for (const tab of ['credits', 'abonnements', 'historique']) {
    await openPage(`/wallet?tab=${tab}`)
    await tabThroughPage(page, `/wallet, ${tab}`)
  }
  for (const path of ['/retractation', '/resiliation']) {
    await openPage(path)
    await tabThroughPage(page, path)
  }
  await openPage('/wallet?tab=credits')
  await button('Acheter : Pack Standard').focus()
  await tabThroughDialog(page, 'Votre commande')
  expect(pageErrors.take()).toEqual([])
})

test.each([
  { hasReducedMotion: true, hasEndlessAnimations: false },
  { hasReducedMotion: false, hasEndlessAnimations: true },
])(
  'runs endless animations only if the user does not prefer reduced motion (reduced motion: $hasReducedMotion)',
  async ({ hasReducedMotion, hasEndlessAnimations }) => {
    const { page, context, go } = await browser.visit({
      origin: product.origin,
      hasReducedMotion,
      prepare: measureCompanionVoice,
    })
    await signIn(context, product.origin, await signUpUser(product))
    const endlessAnimations: string[] = []
    const recordAnimations = async () =>
      void endlessAnimations.push(...(await listEndlessAnimations(page)))

    await go('/')
    await recordAnimations()
    await go('/talk/sacha')
    await waitUntilLoaded(page)
    await startFirstCall(page, 'Sacha')
    await waitUntilHeard(page)
    await recordAnimations()
    await page.getByText('à toi...').waitFor()
    await recordAnimations()
    expect(endlessAnimations.length > 0).toBe(hasEndlessAnimations)
  },
)

/** Presses Tab until the element with this name has the focus, which must be visible. */
async function tabTo(page: Page, name: string) {
  const passedNames: string[] = []
  for (let presses = 0; presses < maxTabs; presses++) {
    const focusDescription = await page.evaluate(describeFocus)
    if (focusDescription.names.includes(name)) {
      expect(focusDescription.isVisible, `${name} has a visible focus`).toBe(true)
      return
    }
    passedNames.push(focusDescription.names[0] ?? '?')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach "${name}": ${passedNames.join(', ')}`)
}

const maxTabs = 60

/** Returns whether an element other than the body has the focus. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

function describeFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return { names: [], isVisible: false }
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const names = [element.getAttribute('aria-label'), ...[...labels, element].map(getText)]
  // A radio button shows its focus on the star beside it.
  const shownElements = [element, ...labels, ...labels.flatMap((label) => [...label.children])]
  const isVisible = shownElements.some((node) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  return { names: names.filter((name) => name !== null && name !== ''), isVisible }

  function getText(node: HTMLElement) {
    return node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  }
}

const listEndlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
        return playState === 'running' && isEndless
      })
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : 'script animation',
      ),
  )

const readFocusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
