import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/browser/companion-audio'
import { phone, type TestBrowser } from '../support/browser/open-browser'
import { openQuietBrowser } from '../support/browser/open-silent-browser'
import { signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import {
  callButton,
  callForTheFirstTime,
  captionsOf,
  hangUp,
  passRating,
  write,
} from '../support/browser/talk-page'

declare global {
  interface Window {
    openMicrophones: MediaStreamTrack[]
  }
}

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

/** Somebody with 5 minutes on Raphaël's page. */
async function openTalkPage() {
  const visitor = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: async (page) => {
      await listenToSpeakers(page)
      await keepMicrophones(page)
    },
  })
  const call = recordCall(visitor.page)
  await signIn(visitor.context, product.origin, await signUpMember(product))
  await visitor.go('/talk/raphael')
  await visitor.page.waitForLoadState('networkidle')
  return { ...visitor, call }
}

/** So that the test can pull one out. */
const keepMicrophones = (page: Page) =>
  page.addInitScript(() => {
    window.openMicrophones = []
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      window.openMicrophones.push(...stream.getAudioTracks())
      return stream
    }
  })

test('a call given up while it rings does not stand in the way of the next', async () => {
  const { page, problems } = await openTalkPage()
  // The line is reserved, and nobody answers on it.
  await page.routeWebSocket(/\/stream\?ticket=/, () => {})
  const reserved = page.waitForResponse(/\/api\/call\/web$/)
  await callButton(page, 'Raphaël').click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  await reserved
  await page.getByRole('button', { name: 'Annuler l’appel' }).click()

  const again = page.waitForResponse(/\/api\/call\/web$/)
  await callButton(page, 'Raphaël').click()
  expect((await again).status()).toBe(200)
  await page.getByRole('button', { name: 'Annuler l’appel' }).click()
  expect(problems.take()).toEqual([])
})

test('a microphone that is pulled out is told of, and the call goes on in writing', async () => {
  const { page, call, problems } = await openTalkPage()
  await callForTheFirstTime(page, 'Raphaël')
  await waitUntilHeard(page)

  await page.evaluate(() => {
    for (const track of window.openMicrophones) track.dispatchEvent(new Event('ended'))
  })
  await page.getByText('Votre micro ne répond plus').waitFor()
  expect(await page.getByText(messages.MICROPHONE_NOT_CHANGED).count()).toBe(0)
  await write(page, 'Je continue par écrit.')
  await captionsOf(page).getByText('Je continue par écrit.').waitFor()

  await page.getByRole('button', { name: 'Réessayer le micro' }).click()
  await page.getByText('Votre micro ne répond plus').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Couper le micro' }).waitFor()

  await hangUp(page)
  await call.untilTold('call.ended')
  await page.getByText(messages.CONVERSATION_SAVED).first().waitFor()
  await passRating(page)
  await page.getByRole('button', { name: 'Rappeler' }).waitFor()
  expect(problems.take()).toEqual([])
})
