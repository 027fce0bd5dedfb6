import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser, phone, type TestBrowser } from '../support/open-browser'
import { type BuiltProduct, startBuiltProduct } from '../support/start-built-product'

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

test('five tabs show three companions each, by keyboard too', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin, size: phone })
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
  expect(problems.take()).toEqual([])
})

test('the example plays as captions, and aloud on request', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin, size: desktop })
  await go('/')
  const example = page.getByRole('region', { name: 'Un bout de conversation' })
  await example.scrollIntoViewIfNeeded()
  await example.getByRole('button', { name: 'Mettre en pause' }).click()
  const heard = page.waitForResponse((response) => response.url().endsWith('/0.wav'))
  await example.getByRole('button', { name: 'Écouter à voix haute' }).click()
  const sound = await heard
  expect(sound.headers()['content-type']).toBe('audio/wav')
  // The words follow the sound to the next line, which is the caller's.
  await example.getByRole('button', { name: 'Mettre en pause' }).waitFor()
  await page.waitForResponse((response) => response.url().endsWith('/2.wav'))
  expect(problems.take()).toEqual([])
})

test('without scripts everything is there to read', async () => {
  const answer = await fetch(product.origin)
  const page = await answer.text()
  for (const words of ['Histoires imaginées', 'Bientôt: filtres avancés', 'Pose la journée où tu'])
    expect(page).toContain(words)
})
