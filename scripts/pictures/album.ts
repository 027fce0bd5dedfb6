import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'

type Options = {
  /** The whole page, not only what the window shows. */
  isWhole?: boolean
  /** Once more in the light theme. */
  isLightToo?: boolean
}

export type Album = Awaited<ReturnType<typeof openAlbum>>

/** Small enough for a repository, good enough to judge a shadow by. */
const jpegQuality = 72

/** Fonts, portraits and what fades in: the longest entrance is 600 ms (tokens, `--motion-scene`). */
const settleMs = 700

/** Where the pictures of one width go, named `<screen>-<state>-<width>.jpg`. */
export async function openAlbum(directory: string) {
  await mkdir(directory, { recursive: true })
  const taken: string[] = []

  async function shoot(page: Page, name: string, isWhole: boolean) {
    const size = page.viewportSize()
    const file = `${name}-${size?.width}.jpg`
    // A window as high as the page: bars that stick and lights that stand still keep their place.
    if (size && isWhole) await page.setViewportSize({ ...size, height: await heightOf(page) })
    const type = 'jpeg'
    await page.screenshot({ path: path.join(directory, file), type, quality: jpegQuality })
    if (size && isWhole) await page.setViewportSize(size)
    taken.push(file)
  }

  return {
    taken,
    async take(page: Page, name: string, { isWhole = false, isLightToo = false }: Options = {}) {
      if (isWhole) await showLazyPictures(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(settleMs)
      await shoot(page, name, isWhole)
      if (!isLightToo) return
      await setTheme(page, 'light')
      await shoot(page, `${name}-light`, isWhole)
      await setTheme(page, 'dark')
    },
    /** At once: what it shows does not last. */
    seize: (page: Page, name: string) => shoot(page, name, false),
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The theme is one attribute of the document; colours take a moment to change. */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await page.waitForTimeout(settleMs)
}

/** Portraits further down are fetched only when they come near. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
