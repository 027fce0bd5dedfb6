import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitUntilHeard, waitUntilSilent } from '../../support/browser/companion-audio'
import { installFakeRecognition } from '../../support/browser/install-fake-recognition'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  callPortrait,
  captionsRegion,
  isLastCaptionInView,
  openTalkPage,
  startFirstCall,
} from '../../support/browser/talk-page'

const product = await startSharedProduct()

const smallSizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
] as const

/** The height of two lines of the companion's captions, in px. */
const minCaptionsHeight = 56

/** The fallback fonts are wider. */
const blockFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

const readBox = async (page: Page, selector: 'portrait' | 'captions' | 'title') => {
  const locators = {
    portrait: callPortrait(page),
    captions: captionsRegion(page),
    title: page.getByText('à toi...', { exact: true }),
  }
  return (await locators[selector].boundingBox())!
}

describe('a call on a small phone whose browser recognises speech', () => {
  const browser = setUpSharedBrowser({ microphone: 'silent' })

  test('shows the last caption, with room for two lines, above the line about speech recognition', async () => {
    const { page } = await openTalkPage(browser, product, 'octave', {
      prepare: (openedPage) => installFakeRecognition(openedPage, 'on-device'),
    })
    await startFirstCall(page, 'Octave')
    await waitUntilHeard(page)
    await waitUntilSilent(page)
    for (const size of smallSizes) {
      await page.setViewportSize(size)
      await expect
        .poll(() => isLastCaptionInView(page), { message: JSON.stringify(size) })
        .toBe(true)
      const captions = await readBox(page, 'captions')
      expect(captions.height).toBeGreaterThanOrEqual(minCaptionsHeight)
      const line = page
        .getByRole('region', { name: 'Conversation avec Octave' })
        .getByText('Votre navigateur transcrit vos paroles sur cet appareil.')
      expect(captions.y + captions.height).toBeLessThanOrEqual((await line.boundingBox())!.y)
    }
  })
})

describe('a call on a small phone without access to the microphone', () => {
  const browser = setUpSharedBrowser({ microphone: 'refused' })

  test('shows the portrait beside the title, above the captions, and the buttons in one row', async () => {
    const { page } = await openTalkPage(browser, product, 'margaux', { prepare: blockFonts })
    await startFirstCall(page, 'Margaux')
    await waitUntilHeard(page)
    await waitUntilSilent(page)
    // The notice about the microphone is no longer shown.
    await page.getByRole('textbox', { name: 'Écrire à Margaux' }).pressSequentially('Je')
    for (const size of smallSizes) {
      await page.setViewportSize(size)
      await expect
        .poll(() => isLastCaptionInView(page), { message: JSON.stringify(size) })
        .toBe(true)
      const [portrait, captions, title] = await Promise.all([
        readBox(page, 'portrait'),
        readBox(page, 'captions'),
        readBox(page, 'title'),
      ])
      expect(portrait.width).toBeGreaterThan(60)
      expect(portrait.x + portrait.width).toBeLessThan(title.x)
      expect(portrait.y + portrait.height).toBeLessThan(captions.y)
      const buttons = await page
        .getByRole('button', { name: /^(Réessayer le micro|Sous-titres|Écrire)$/ })
        .evaluateAll((elements) => elements.map((button) => button.getBoundingClientRect().y))
      expect(buttons).toHaveLength(3)
      expect(new Set(buttons).size).toBe(1)
    }
  })
})
