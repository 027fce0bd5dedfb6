import { expect, test } from 'vitest'
import { helloVoicePath } from '../../../contract/paths'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflowNow } from '../../support/browser/expect-no-overflow'
import { desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { captionsRegion, startFirstCall } from '../../support/browser/talk-page'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('shows three companions in each of five tabs, which the arrow keys select', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin, size: phone })
  await go('/')
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual([
    'Amour',
    'Amitié',
    'Professionnel',
    'Apprentissage',
    'Fantasmes',
  ])
  await tabs.first().focus()
  for (const name of ['Amitié', 'Professionnel', 'Apprentissage', 'Fantasmes', 'Amour']) {
    await page.keyboard.press('ArrowRight')
    const panel = page.getByRole('tabpanel', { name })
    await expect.poll(() => panel.isVisible()).toBe(true)
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    expect(await panel.getByRole('link', { name: /^Parler avec/ }).count()).toBe(3)
  }
  expect(pageErrors.take()).toEqual([])
})

test('animates one sample companion after the other as if it spoke, for 3 s of every 6 s', async () => {
  const { page, go } = await browser.visit({
    origin: product.origin,
    size: desktop,
    hasReducedMotion: false,
  })
  await go('/')
  await waitUntilLoaded(page)
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded()
  const listSpeakingIndexes = (seconds: number) =>
    page.getByRole('tabpanel').evaluate((panel, time) => {
      const animations = panel
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().duration === 18_000)
      for (const animation of animations) animation.currentTime = time
      return animations.flatMap(({ effect }, index) =>
        getComputedStyle((effect as KeyframeEffect).target as Element).opacity === '1' ? index : [],
      )
    }, seconds * 1_000)
  const speakingIndexes: number[][] = []
  for (const seconds of [1.5, 4.5, 7.5, 10.5, 13.5, 16.5, 19.5])
    speakingIndexes.push(await listSpeakingIndexes(seconds))
  expect(speakingIndexes).toEqual([[0], [], [1], [], [2], [], [0]])
})

test('plays the sample conversation, with sound on request', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
    size: desktop,
    hasReducedMotion: false,
  })
  await go('/')
  const sampleConversation = page.getByRole('region', { name: 'Un bout de conversation' })
  await sampleConversation.scrollIntoViewIfNeeded()
  await sampleConversation.getByRole('button', { name: 'Mettre en pause' }).click()
  const audioResponse = page.waitForResponse((response) => response.url().endsWith('/0.wav'))
  const nextAudioResponse = page.waitForResponse((response) => response.url().endsWith('/2.wav'))
  await sampleConversation.getByRole('button', { name: 'Écouter à voix haute' }).click()
  const audio = await audioResponse
  expect(audio.headers()['content-type']).toBe('audio/wav')
  // The next audio is 2.wav: line 1 belongs to the caller and has no audio, so only its caption is shown.
  await sampleConversation.getByRole('button', { name: 'Mettre en pause' }).waitFor()
  await nextAudioResponse
  expect(pageErrors.take()).toEqual([])
})

test('lets a visitor answer the greeting, and offers to resume the hello after registration', async () => {
  const { page, context, go, pageErrors } = await browser.visit({ origin: product.origin })
  await go('/')
  const voiceResponse = page.waitForResponse((response) => response.url().endsWith(helloVoicePath))
  await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
  expect((await voiceResponse).headers()['content-type']).toBe('audio/wav')
  const hello = page.getByRole('region', { name: 'Margaux' })
  await hello.getByRole('button', { name: 'Je n’arrive pas à dormir.' }).click()
  await hello.getByRole('status').filter({ hasText: 'la nuit qui s’étire' }).waitFor()
  await expectNoAxeViolations(page, 'hello')
  await hello.getByRole('button', { name: 'Les pensées.' }).click()
  await hello.getByRole('status').filter({ hasText: 'la plus bruyante' }).waitFor()
  await hello.getByLabel('Répondre à Margaux').fill('Mon entretien de demain.')
  await page.keyboard.press('Enter')
  const register = hello.getByRole('link', { name: 'Créer un compte gratuit' })
  expect(await register.getAttribute('href')).toBe('/register?next=%2Ftalk%2Fmargaux')

  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/margaux')
  const resumeSwitch = page.getByRole('switch', { name: 'Reprendre où nous en étions' })
  expect(await resumeSwitch.isChecked()).toBe(true)
  await page.getByText('« Mon entretien de demain. »').waitFor()
  await page.getByRole('button', { name: 'Effacer ces mots' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Appeler Margaux' }).first().waitFor()
  expect(await resumeSwitch.count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test.each([
  { width: 320, height: 568, hasFonts: true },
  { width: 320, height: 568, hasFonts: false },
  { width: 360, height: 640, hasFonts: true },
])(
  'shows the greeting without scrolling, and the whole hello, on a phone of $width × $height (fonts loaded: $hasFonts)',
  async ({ hasFonts, ...size }) => {
    const { page, go } = await browser.visit({ origin: product.origin, size: phone })
    await page.setViewportSize(size)
    // The fallback fonts are wider.
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await go('/')
    const greeting = page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ })
    const box = (await greeting.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    await greeting.click()
    const hello = page.getByRole('region', { name: 'Margaux' })
    await hello.getByRole('button', { name: 'Je n’arrive pas à dormir.' }).click()
    await hello.getByRole('status').filter({ hasText: 'la nuit qui s’étire' }).waitFor()
    const closeButton = (await hello.getByRole('button', { name: 'Fermer' }).boundingBox())!
    expect(closeButton.x + closeButton.width).toBeLessThan(size.width)
    await expectNoOverflowNow(page, 'hello')
  },
)

test('moves the lips of the portrait while the greeting is spoken, unless the visitor prefers reduced motion', async () => {
  const { page, go } = await browser.visit({ origin: product.origin, hasReducedMotion: false })
  const listenToGreeting = async () => {
    await go('/')
    await page.evaluate(recordLayerOpacities)
    await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
    await page.locator('[data-speaking]').waitFor()
    await page.locator('[data-speaking]').waitFor({ state: 'detached' })
    return page.evaluate(() => window.maxOpacities)
  }
  const opacities = await listenToGreeting()
  // On a busy machine few frames are shown, so the mouth may not open wide.
  for (const layer of ['mouth-1', 'light']) expect(opacities[layer]).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await listenToGreeting()).toEqual({})
})

declare global {
  interface Window {
    /** The highest opacities of the portrait's layers `mouth-1` and `light`; a layer that never showed is missing. */
    maxOpacities: Record<string, number>
  }
}

function recordLayerOpacities() {
  window.maxOpacities = {}
  function record() {
    for (const layer of ['mouth-1', 'light']) {
      const picture = document.querySelector(`img[src$="/${layer}.svg"]`)
      const opacity = picture ? Number(getComputedStyle(picture).opacity) : 0
      if (opacity > (window.maxOpacities[layer] ?? 0)) window.maxOpacities[layer] = opacity
    }
  }
  const options = { attributeFilter: ['style'], subtree: true }
  new MutationObserver(record).observe(document.body, options)
}

test('shows a typed line at once while an answer is pending, and sends it after the answer', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin })
  const sentLines: unknown[] = []
  let releaseAnswers = () => {}
  const answersReleased = new Promise<void>((resolve) => {
    releaseAnswers = resolve
  })
  await page.route('**/api/hello', async (route) => {
    sentLines.push(route.request().postDataJSON())
    await answersReleased
    await route.continue()
  })
  await go('/')
  await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
  const hello = page.getByRole('region', { name: 'Margaux' })
  for (const line of ['Mon chat dort.', 'Sur le piano.']) {
    await hello.getByLabel('Répondre à Margaux').fill(line)
    await page.keyboard.press('Enter')
    await hello.getByText(line).waitFor()
  }
  await expect.poll(() => sentLines).toEqual([{ said: ['Mon chat dort.'] }])
  releaseAnswers()
  await hello.getByRole('status').filter({ hasText: 'Margaux' }).waitFor()
  await expect
    .poll(() => sentLines)
    .toEqual([{ said: ['Mon chat dort.'] }, { said: ['Mon chat dort.', 'Sur le piano.'] }])
  expect(pageErrors.take()).toEqual([])
})

test('sends what a visitor said in the hello as the first message of a call after registration', async () => {
  const { page, context, go, pageErrors } = await browser.visit({
    origin: product.origin,
  })
  await go('/')
  await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
  const hello = page.getByRole('region', { name: 'Margaux' })
  await hello.getByLabel('Répondre à Margaux').fill('Mon chat dort sur le piano.')
  const helloResponse = page.waitForResponse(
    (response) => response.url().endsWith('/api/hello') && response.request().method() === 'POST',
  )
  await page.keyboard.press('Enter')
  await helloResponse

  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/margaux')
  await page.getByRole('switch', { name: 'Reprendre où nous en étions' }).waitFor()
  await startFirstCall(page, 'Margaux')
  await captionsRegion(page).getByText('Mon chat dort sur le piano.').first().waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('hello-lines'))).toBeNull()
  expect(pageErrors.take()).toEqual([])
})

test('shows the help numbers to a visitor in danger, and stores none of their lines', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
    size: phone,
  })
  await go('/')
  await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
  const hello = page.getByRole('region', { name: 'Margaux' })
  await hello.getByLabel('Répondre à Margaux').fill('J’ai envie de mourir.')
  await page.keyboard.press('Enter')
  await hello.getByRole('link', { name: /^3114/ }).waitFor()
  await hello.getByRole('status').filter({ hasText: 'le 3114 répond' }).waitFor()
  await expectNoAxeViolations(page, 'danger')
  expect(await page.evaluate(() => sessionStorage.getItem('hello-lines'))).toBeNull()
  expect(await hello.getByRole('link', { name: /compte/ }).count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test('shows figures, steps and quotes in French, and links visitors to the sign-up and users to the companions', async () => {
  const { page, context, go, pageErrors } = await browser.visit({ origin: product.origin })
  await go('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const readHref = async (name: string) =>
    page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  expect(await readHref('Commencer gratuitement')).toBe('/register')
  expect(await readHref('Se connecter')).toBe('/login')
  expect(await readHref('Connexion')).toBe('/login')
  expect(await readHref('Inscription')).toBe('/register')
  for (const figure of ['5', '50+', '100 %', '24h/24'])
    await page.getByRole('definition').filter({ hasText: figure }).first().waitFor()
  for (const step of [
    'Créez votre profil',
    'Choisissez un compagnon',
    'Lancez un appel',
    'Parlez librement',
  ])
    await page.getByRole('listitem').getByRole('heading', { name: step }).waitFor()
  expect(await page.getByRole('link', { name: 'Commencer gratuitement' }).count()).toBe(2)
  expect(await page.locator('blockquote').count()).toBe(6)

  await signIn(context, product.origin, await signUpUser(product))
  await go('/')
  expect(await readHref('Accéder aux compagnons')).toBe('/dashboard')
  expect(await page.getByRole('link', { name: 'Commencer gratuitement' }).count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test('contains its texts without scripts', async () => {
  const response = await fetch(product.origin)
  const html = await response.text()
  for (const text of [
    'Vivez une expérience sensorielle unique',
    'Histoires imaginées',
    'Bientôt: filtres avancés',
    'Voix rauque',
    'Voix douce',
    'Voix autoritaire',
    'Voix timide',
    'Pose la journée où tu',
  ])
    expect(html).toContain(text)
})
