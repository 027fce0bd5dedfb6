import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureCallerVoice, waitUntilCallerSpeaks } from '../../support/browser/caller-voice'
import { waitUntilHeard, waitUntilSilent } from '../../support/browser/companion-audio'
import { installFakeRecognition } from '../../support/browser/install-fake-recognition'
import type { TestBrowser } from '../../support/browser/open-browser'
import { openSpeakingBrowser } from '../../support/browser/open-browser-with-recording'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { callPortrait, openTalkPage, startFirstCall } from '../../support/browser/talk-page'

const product = await startSharedProduct()

/** Waits until the portrait's mouth is open by more than a third, and the light of its voice is visible. */
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

/** Counts the style changes of the portrait's elements that match the selector, during the given number of frames. */
const countChanges = (page: Page, frames: number, selector = '*') =>
  callPortrait(page).evaluate(
    async (frame, options) => {
      let changes = 0
      const observer = new MutationObserver((records) => {
        changes += records.filter(({ target }) =>
          (target as Element).matches(options.selector),
        ).length
      })
      observer.observe(frame, { attributeFilter: ['style'], subtree: true, attributes: true })
      for (let i = 0; i < options.frames; i++) await new Promise(requestAnimationFrame)
      observer.disconnect()
      return changes
    },
    { frames, selector },
  )

/** The elements that draw the caller's waves. */
const callerWaves = '[data-pose^="--caller"]'

/** Waits until no wave of the caller is visible, in a pause of both voices. */
const waitUntilNoWaveIsVisible = (page: Page) =>
  page.waitForFunction((selector) => {
    const portrait = document.querySelector('[data-look]:not([data-look=speaking])')
    const waves = [...(portrait?.querySelectorAll(selector) ?? [])]
    const isPause = window.callerVoice.loudness < window.callerVoice.minAudibleLoudness
    return (
      isPause && waves.length > 0 && waves.every((wave) => getComputedStyle(wave).opacity === '0')
    )
  }, callerWaves)

/**
 * Waits until each of the caller's waves has been clearly visible since a moment at which none was visible.
 * Returns the positions of the waves in the order in which they appeared: 0 is the edge of the portrait, and 1
 * the edge of the screen that the companion looks at. Also returns where the companion's outermost wave ends.
 */
const measureAppearingWaves = (page: Page) =>
  callPortrait(page).evaluate(async (frame, selector) => {
    const waves = [...frame.querySelectorAll(selector)]
    const appearedWaves = new Set<Element>()
    const clearlyVisibleWaves = new Set<Element>()
    const areAllHidden = () => waves.every((wave) => getComputedStyle(wave).opacity === '0')
    // At first, the inner waves may still show a sound that the outer waves no longer show.
    while (!areAllHidden()) await new Promise(requestAnimationFrame)
    while (clearlyVisibleWaves.size < waves.length) {
      await new Promise(requestAnimationFrame)
      if (areAllHidden()) {
        appearedWaves.clear()
        clearlyVisibleWaves.clear()
      }
      for (const wave of waves) {
        const opacity = Number(getComputedStyle(wave).opacity)
        if (opacity > 0) appearedWaves.add(wave)
        if (opacity > 0.1) clearlyVisibleWaves.add(wave)
      }
    }
    const isFacingLeft = frame.dataset['facing'] === 'left'
    const portrait = frame.getBoundingClientRect()
    const space = isFacingLeft ? portrait.left : innerWidth - portrait.right
    const locate = (x: number) => (isFacingLeft ? portrait.left - x : x - portrait.right) / space
    const companionWave = frame
      .querySelector('[data-pose="--ring-4"] path')!
      .getBoundingClientRect()
    return {
      positions: [...appearedWaves].map((wave) => {
        const { left, right } = wave.getBoundingClientRect()
        return locate((left + right) / 2)
      }),
      companionWaveEnd: locate(isFacingLeft ? companionWave.left : companionWave.right),
    }
  }, callerWaves)

describe('the portrait of a call whose microphone is refused', () => {
  const browser = setUpSharedBrowser({ microphone: 'refused' })

  test('moves only while the companion speaks', async () => {
    const { page } = await openTalkPage(browser, product, 'margaux', { hasReducedMotion: false })
    await startFirstCall(page, 'Margaux')
    await waitUntilLipsMove(page)
    await waitUntilSilent(page)
    await waitUntilStill(page)
    expect(await countChanges(page, 40)).toBe(0)
  })
})

describe('the portrait of a call whose caller speaks again and again', () => {
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    browser = await openSpeakingBrowser('Je suis content de vous parler ce soir.', 25)
    const caller = await openTalkPage(browser, product, 'helene', {
      hasReducedMotion: true,
      async prepare(openedPage) {
        await measureCallerVoice(openedPage)
        await installFakeRecognition(openedPage, 'on-device')
      },
    })
    page = caller.page
    await startFirstCall(page, 'Hélène')
  })
  afterAll(() => browser?.close())

  test('does not move when the caller prefers reduced motion, whoever speaks', async () => {
    await waitUntilHeard(page)
    await page.locator('[data-look=speaking]').waitFor()
    expect(await countChanges(page, 60)).toBe(0)
    await waitUntilCallerSpeaks(page)
    expect(await countChanges(page, 60)).toBe(0)
    expect(await callPortrait(page).locator(callerWaves).count()).toBe(0)
    expect(await callPortrait(page).locator('img').count()).toBe(1)
    const animations = await callPortrait(page).evaluate((frame) =>
      frame
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
    expect(animations).toEqual([])
  })

  test('shows the waves of the caller one after the other, from the edge of the screen to the companion’s waves', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await waitUntilNoWaveIsVisible(page)
    const { positions, companionWaveEnd } = await measureAppearingWaves(page)
    expect(positions).toHaveLength(5)
    expect(positions).toEqual([...positions].sort((one, other) => other - one))
    expect(positions[0]).toBeGreaterThan(0.8)
    expect(positions[4]).toBeGreaterThan(0)
    expect(positions[4]).toBeLessThan(companionWaveEnd)
    await waitUntilNoWaveIsVisible(page)
  })

  test('shows no waves of the caller while the microphone is muted', async () => {
    await page.getByRole('button', { name: 'Couper le micro' }).click()
    await page.getByText('Votre micro est coupé').waitFor()
    await waitUntilNoWaveIsVisible(page)
    await waitUntilCallerSpeaks(page)
    expect(await countChanges(page, 60, callerWaves)).toBe(0)
  })
})
