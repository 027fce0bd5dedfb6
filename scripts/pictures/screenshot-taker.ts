import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { BrowserWindow } from '../../tests/support/browser/open-browser'
import type { BuiltProduct } from '../../tests/support/product/start-built-product'

type Options = {
  /** Whether to take the full page instead of the viewport. */
  isFullPage?: boolean
  /** Whether to take a second screenshot, in the light theme, as `<name>-light`. */
  hasLightVariant?: boolean
}

/** The running product, a browser window of one size that visits it, and what takes its screenshots. */
export type ScreenshotDeps = {
  product: BuiltProduct
  browserWindow: BrowserWindow
  screenshots: ScreenshotTaker
}

export type ScreenshotTaker = Awaited<ReturnType<typeof createScreenshotTaker>>

/** High enough to judge shadows, low enough for small files. */
const jpegQuality = 72

/** Longer than the longest transition, which is 600 ms (`--motion-scene` in web/styles). */
const transitionWaitMs = 700

/** Returns functions that save screenshots of pages in `directory` as `<name>-<width>.jpg`. */
export async function createScreenshotTaker(directory: string) {
  await mkdir(directory, { recursive: true })
  const fileNames: string[] = []

  async function saveScreenshot(page: Page, name: string, { isFullPage = false } = {}) {
    const size = page.viewportSize()
    const file = `${name}-${size?.width}.jpg`
    // Enlarges the viewport to the page instead of scrolling, so that fixed elements keep their
    // place.
    if (size && isFullPage)
      await page.setViewportSize({ ...size, height: await getPageHeight(page) })
    const type = 'jpeg'
    await page.screenshot({ path: path.join(directory, file), type, quality: jpegQuality })
    if (size && isFullPage) await page.setViewportSize(size)
    fileNames.push(file)
  }

  return {
    fileNames,
    /** Waits until fonts and transitions are complete, then takes a screenshot. */
    async take(
      page: Page,
      name: string,
      { isFullPage = false, hasLightVariant = false }: Options = {},
    ) {
      if (isFullPage) await loadLazyImages(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(transitionWaitMs)
      await saveScreenshot(page, name, { isFullPage })
      if (!hasLightVariant) return
      await setTheme(page, 'light')
      await saveScreenshot(page, `${name}-light`, { isFullPage })
      await setTheme(page, 'dark')
    },
    /** Takes a screenshot without waiting, for a state that lasts only a moment. */
    takeImmediately: (page: Page, name: string) => saveScreenshot(page, name),
  }
}

const getPageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Sets the theme attribute and waits for the colour transition. */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await page.waitForTimeout(transitionWaitMs)
}

/** Loads all images, because those below the viewport are loaded lazily. */
async function loadLazyImages(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
