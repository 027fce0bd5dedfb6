import type { Page } from 'playwright-core'
import { signIn, signUpUser } from '../product/sign-up-user'
import type { BuiltProduct } from '../product/start-built-product'
import { logCallEvents } from './call-log'
import { measureCompanionVoice } from './companion-audio'
import { phone, type TestBrowser } from './open-browser'
import { waitUntilLoaded } from './wait-until-loaded'

type Product = Pick<BuiltProduct, 'origin' | 'listMails' | 'users'>
type VisitOptions = Omit<Parameters<TestBrowser['visit']>[0], 'origin'>

/**
 * Opens a window, of a phone by default. Measures how loud the companion is, and logs the events of calls. Signs
 * in a new user with 5 minutes, unless `context` is given. Motion is reduced by default: animations take CPU time,
 * and axe would measure colours in the middle of a transition.
 */
export async function visitAsCaller(
  browser: Pick<TestBrowser, 'visit'>,
  product: Product,
  options: VisitOptions = {},
) {
  const browserWindow = await browser.visit({
    size: phone,
    hasReducedMotion: true,
    ...options,
    origin: product.origin,
    async prepare(page) {
      await measureCompanionVoice(page)
      await options.prepare?.(page)
    },
  })
  const call = logCallEvents(browserWindow.page)
  if (!options.context)
    await signIn(browserWindow.context, product.origin, await signUpUser(product))
  return { ...browserWindow, call }
}

export type Caller = Awaited<ReturnType<typeof visitAsCaller>>

/** Opens a companion's page in a window from `visitAsCaller`, and waits until it is loaded. */
export async function openTalkPage(
  browser: Pick<TestBrowser, 'visit'>,
  product: Product,
  companionId: string,
  options: VisitOptions = {},
): Promise<Caller> {
  const caller = await visitAsCaller(browser, product, options)
  await caller.go(`/talk/${companionId}`)
  await waitUntilLoaded(caller.page)
  return caller
}

/** The visible call button of a companion's page: in the card, or in the bar on a phone. */
export const callButton = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Appeler ${name}` })
    .filter({ visible: true })
    .first()

/** Calls from a companion's page, consents to summary and memory, and waits until the call is live. */
export async function startFirstCall(page: Page, name: string) {
  await callButton(page, name).click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  await page.locator('[data-call=active]').waitFor()
}

export const captionsRegion = (page: Page) => page.getByRole('region', { name: 'Sous-titres' })

/** Returns the captions with ordinary spaces instead of those of French punctuation. */
export const readCaptions = async (page: Page) =>
  ((await captionsRegion(page).textContent()) ?? '').replaceAll('\u00a0', ' ')

/**
 * Whether the last line of the captions is wholly visible: inside the window and the captions' box, and
 * not covered.
 */
export const isLastCaptionInView = (page: Page) =>
  captionsRegion(page).evaluate((region) => {
    const range = document.createRange()
    range.selectNodeContents(region)
    const line = [...range.getClientRects()].at(-1)
    if (!line) return false
    const box = region.getBoundingClientRect()
    const topElement = document.elementFromPoint(
      line.left + line.width / 2,
      line.top + line.height / 2,
    )
    return (
      line.top >= box.top &&
      line.bottom <= Math.min(box.bottom, window.innerHeight) &&
      region.contains(topElement)
    )
  })

/** The frame of the portrait on the call screen; the picture in it moves with the voice. */
export const callPortrait = (page: Page) => page.locator('[data-look]')

/** The telephone numbers of helplines and emergency services. */
export const helpNumbersRegion = (page: Page) =>
  page.getByRole('region', { name: 'Numéros d’aide' })

/** Presses "Terminer" and confirms it in the dialog. */
export async function hangUp(page: Page) {
  await page.getByRole('button', { name: 'Terminer la conversation' }).click()
  await hangUpDialog(page).getByRole('button', { name: 'Terminer' }).click()
}

export const hangUpDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Terminer la conversation ?' })

export const ratingDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Comment était cet appel ?' })

/** Sends a typed message to the companion. The text field stays open. */
export async function typeMessage(page: Page, words: string) {
  const field = page.getByRole('textbox', { name: /^Écrire à / })
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Écrire' }).click()
  await field.fill(words)
  await field.press('Enter')
}

/** Skips the rating dialog, which appears only after calls that were long enough. */
export async function skipRating(page: Page) {
  const endHeading = page.getByRole('heading', { name: 'Appel terminé' })
  const skipButton = ratingDialog(page).getByRole('button', { name: 'Passer' })
  await endHeading.or(skipButton).first().waitFor()
  if (await skipButton.isVisible()) await skipButton.click()
  await endHeading.waitFor()
}

/** Returns the lines of the receipt that the page shows or is about to show, by their label. */
export async function readReceipt(page: Page): Promise<Record<string, string>> {
  await page.locator('dl > div').first().waitFor({ state: 'attached' })
  const lines = await page.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const label = row.querySelector('dt')?.firstChild?.textContent?.trim() ?? ''
      return [label, row.querySelector('dd')?.textContent?.trim() ?? ''] as const
    }),
  )
  return Object.fromEntries(lines)
}
