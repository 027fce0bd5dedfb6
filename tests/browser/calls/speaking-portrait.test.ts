import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitUntilHeard, waitUntilSilent } from '../../support/browser/companion-audio'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { callPortrait, openTalkPage, startFirstCall } from '../../support/browser/talk-page'

const product = await startSharedProduct()
const browser = setUpSharedBrowser('missing')

async function startCall({ hasReducedMotion }: { hasReducedMotion: boolean }) {
  const { page } = await openTalkPage(browser, product, 'margaux', { hasReducedMotion })
  await startFirstCall(page, 'Margaux')
  return page
}

/** Waits until the portrait's mouth is open by more than a third, and its flame has brightened. */
const waitUntilLipsMove = (page: Page) =>
  page.waitForFunction(() => {
    const readOpacity = (layer: string) => {
      const picture = document.querySelector(`[data-look=speaking] img[src$="/${layer}.svg"]`)
      return picture ? Number(getComputedStyle(picture).opacity) : 0
    }
    return readOpacity('mouth-1') === 1 && readOpacity('mouth-2') > 0 && readOpacity('light') > 0.1
  })

/** Waits until the portrait no longer moves. */
const waitUntilStill = (page: Page) =>
  callPortrait(page).evaluate(async (frame) => {
    const movingElements = [...frame.querySelectorAll<HTMLElement>('[data-pose]')]
    const isMoving = () =>
      movingElements.some(({ style, dataset }) =>
        dataset['pose']?.split(' ').some((name) => Number(style.getPropertyValue(name)) > 0),
      )
    while (isMoving()) await new Promise(requestAnimationFrame)
  })

/** Counts the style changes of the portrait during the given number of frames. */
const countChanges = (page: Page, frames: number) =>
  callPortrait(page).evaluate(async (frame, count) => {
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
    })
    observer.observe(frame, { attributeFilter: ['style'], subtree: true, attributes: true })
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
    observer.disconnect()
    return changes
  }, frames)

test('the portrait moves only while the companion speaks', async () => {
  const page = await startCall({ hasReducedMotion: false })
  await waitUntilLipsMove(page)
  await waitUntilSilent(page)
  await waitUntilStill(page)
  expect(await countChanges(page, 40)).toBe(0)
})

test('the portrait does not move when the caller prefers reduced motion', async () => {
  const page = await startCall({ hasReducedMotion: true })
  await waitUntilHeard(page)
  await page.locator('[data-look=speaking]').waitFor()
  expect(await countChanges(page, 60)).toBe(0)
  expect(await callPortrait(page).locator('img').count()).toBe(1)
  const animations = await callPortrait(page).evaluate((frame) =>
    frame
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  )
  expect(animations).toEqual([])
})
