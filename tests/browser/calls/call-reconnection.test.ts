import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { findReceiptErrors } from '../../../domain/receipt'
import { waitUntilAudible, waitUntilHeard } from '../../support/browser/companion-audio'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import type { BrowserWindow } from '../../support/browser/open-browser'
import { setUpSharedBrowser } from '../../support/browser/shared-product'
import {
  callButton,
  captionsRegion,
  hangUp,
  openTalkPage,
  skipRating,
  startFirstCall,
  typeMessage,
} from '../../support/browser/talk-page'
import { findFreePort } from '../../support/product/find-free-port'
import {
  type InterruptibleProxy,
  startInterruptibleProxy,
} from '../../support/product/interruptible-proxy'
import { readMe } from '../../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../../support/product/start-built-product'

declare global {
  interface Window {
    socketOpenings: ('before the click' | 'after the click')[]
  }
}

let product: BuiltProduct
let proxy: InterruptibleProxy
let origin: string
const browser = setUpSharedBrowser({ microphone: 'silent' })

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  product = await startBuiltProduct({ environment: { PUBLIC_URL: origin } })
  proxy = await startInterruptibleProxy(port, product.port)
})

afterAll(async () => {
  await proxy?.close()
  await product?.close()
})

/** Opens the page of Raphaël through the proxy, by default as a new user with 5 minutes. */
const openRaphael = (context?: BrowserWindow['context']) =>
  openTalkPage(browser, { ...product, origin }, 'raphael', { ...(context && { context }) })

test('resumes after a lost connection, and does not charge for the time without it', async () => {
  const { page, call, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await waitUntilHeard(page)
  await call.waitForReceived('call.meter', ({ pausedFor }) => pausedFor === null)

  proxy.interrupt()
  await page.getByText('On se retrouve...').waitFor()
  await page.getByText('Rien n’est décompté').waitFor()
  await expectNoAxeViolations(page, 'reconnecting')
  const resumedEvent = call.waitForNextReceived('call.resumed')
  proxy.restore()
  await resumedEvent
  expect(pageErrors.take().filter((text) => !isExpectedWithoutLink(text))).toEqual([])
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })

  await typeMessage(page, 'Me revoilà.')
  await waitUntilAudible(page)
  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  await skipRating(page)
  expect(findReceiptErrors(receipt)).toEqual([])
  expect(receipt.pauses).toContainEqual({ reason: 'link-lost', ms: expect.any(Number) })
  expect(pageErrors.take()).toEqual([])
})

test('reconnects at once after a network change that left a dead connection', async () => {
  const { page, call, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await waitUntilHeard(page)

  proxy.silenceWebSockets()
  const release = proxy.holdConnections()
  const resumedEvent = call.waitForNextReceived('call.resumed')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText('On se retrouve...').waitFor()
  release()
  await resumedEvent
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })

  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  await skipRating(page)
  expect(findReceiptErrors(receipt)).toEqual([])
  expect(pageErrors.take()).toEqual([])
})

test('answers what was typed before the page noticed that its connection was dead', async () => {
  const { page, call, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await call.waitUntilGreeted()

  proxy.silenceWebSockets()
  const resumedEvent = call.waitForNextReceived('call.resumed')
  const answer = call.waitForNextReceived('response.done')
  await typeMessage(page, 'Tu m’entends encore ?')
  await resumedEvent
  const { response } = await answer
  expect(call.findResponseText(response.id)).not.toBe('')
  await captionsRegion(page).getByText('Tu m’entends encore ?').first().waitFor()
  expect(pageErrors.take()).toEqual([])
})

test('says at once that it reconnects when the network is lost, and sends what was typed meanwhile once the network is back', async () => {
  const { page, call, context, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await waitUntilHeard(page)

  await context.setOffline(true)
  await page.getByText('On se retrouve...').waitFor()
  await typeMessage(page, 'Tu es encore là ?')
  await page.getByText('votre message partira dès qu’elle revient').waitFor()
  const resumedEvent = call.waitForNextReceived('call.resumed')
  await context.setOffline(false)
  await resumedEvent
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })
  await captionsRegion(page).getByText('Tu es encore là ?').first().waitFor()
  expect(await page.getByRole('textbox', { name: /^Écrire à / }).inputValue()).toBe('')
  expect(await page.getByText('votre message partira').count()).toBe(0)
  expect(pageErrors.take().filter((text) => !isExpectedWithoutLink(text))).toEqual([])
})

test('resumes the call after a reload', async () => {
  const { page, call, context, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await call.waitForReceived('call.meter', ({ pausedFor }) => pausedFor === null)
  await typeMessage(page, 'Je vais recharger la page.')
  const typedCaption = captionsRegion(page).getByText('Je vais recharger la page.').first()
  await typedCaption.waitFor()

  await page.reload()
  await page.locator('[data-call=active]').waitFor()
  await typedCaption.waitFor()
  const readStoredCall = () => page.evaluate(() => sessionStorage.getItem('amivoix.call'))
  expect(await readStoredCall()).not.toContain('recharger')
  await call.waitForReceived('call.resumed')
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })
  await typeMessage(page, 'La page est revenue.')
  // The first of several matches, because the companion may repeat the caller's words.
  await captionsRegion(page).getByText('La page est revenue.').first().waitFor()
  await waitUntilAudible(page)

  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  await skipRating(page)
  expect(await readStoredCall()).toBeNull()
  expect(call.receivedEvents.filter(({ type }) => type === 'session.created')).toHaveLength(1)
  expect((await readMe(context, origin)).minutesLeft).toBe(receipt.balanceAfter)
  expect(pageErrors.take()).toEqual([])
})

test('deletes the stored captions of a call that was left more than a minute ago, whatever page is opened next', async () => {
  const { page, pageErrors } = await openRaphael()
  await page.evaluate(() => {
    const caption = { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true }
    const savedAtMs = Date.now() - 61_000
    sessionStorage.setItem('amivoix.call', JSON.stringify({ captions: [caption], savedAtMs }))
  })
  await page.goto(`${origin}/aide`)
  await page.waitForFunction(
    () => !sessionStorage.getItem('amivoix.call')?.includes('Je dors mal.'),
  )
  expect(pageErrors.take()).toEqual([])
})

test('stays disconnected after a reload until the blocked sound is allowed', async () => {
  const { page, call, pageErrors } = await openRaphael()
  await page.addInitScript(blockSoundUntilClick)
  await startFirstCall(page, 'Raphaël')
  await call.waitForReceived('call.meter', ({ pausedFor }) => pausedFor === null)

  await page.evaluate(() => sessionStorage.setItem('test.blocksSound', 'true'))
  await page.reload()
  await page.getByText('Le son est bloqué.').waitFor()
  await page.getByText('Rien n’est décompté').waitFor()
  await expectNoAxeViolations(page, 'sound blocked after a reload')

  await page.getByRole('button', { name: 'Activer le son' }).click()
  await call.waitForReceived('call.resumed')
  const openings = await page.evaluate(() => window.socketOpenings)
  expect(new Set(openings)).toEqual(new Set(['after the click']))
  await page.getByText('Le son est bloqué.').waitFor({ state: 'hidden' })
  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  await skipRating(page)
  expect(receipt.pauses).toContainEqual({ reason: 'link-lost', ms: expect.any(Number) })
  expect(pageErrors.take()).toEqual([])
})

test('offers to end a call that is running in another window, and to call from this window', async () => {
  const firstWindow = await openRaphael()
  await startFirstCall(firstWindow.page, 'Raphaël')
  await waitUntilHeard(firstWindow.page)

  const secondWindow = await openRaphael(firstWindow.context)
  const notice = secondWindow.page.getByText('Un appel est en cours dans un autre onglet.')
  await notice.waitFor()
  await expectNoAxeViolations(secondWindow.page, 'a call in another tab')
  await callButton(secondWindow.page, 'Raphaël').click()
  await secondWindow.page.getByRole('heading', { name: messages.CALL_ALREADY_LIVE }).waitFor()
  expect(await firstWindow.page.locator('[data-call=active]').count()).toBe(1)

  await secondWindow.page.getByRole('button', { name: 'Appeler ici' }).click()
  await secondWindow.page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(secondWindow.page)
  const firstCallEnd = await firstWindow.call.waitForReceived('call.ended')
  expect(firstCallEnd.reason).toBe('ejected')
  await skipRating(firstWindow.page)

  await hangUp(secondWindow.page)
  const { receipt } = await secondWindow.call.waitForReceived('call.ended')
  await skipRating(secondWindow.page)
  await notice.waitFor({ state: 'detached' })
  expect(receipt.balanceBefore).toBe(firstCallEnd.receipt.balanceAfter)
  expect(firstWindow.pageErrors.take()).toEqual([])
  // The console reports the refused request.
  expect(secondWindow.pageErrors.take()).toEqual([expect.stringContaining('409')])
})

/**
 * Rejects playback until a click, as some browsers do, once the test has set `test.blocksSound`. Records whether each
 * WebSocket was opened before or after that click.
 */
function blockSoundUntilClick() {
  if (!sessionStorage.getItem('test.blocksSound')) return
  const { play } = HTMLMediaElement.prototype
  let isAllowed = false
  window.socketOpenings = []
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      window.socketOpenings.push(isAllowed ? 'after the click' : 'before the click')
    }
  }
  addEventListener(
    'click',
    () => {
      isAllowed = true
    },
    true,
  )
  HTMLMediaElement.prototype.play = function playAfterClick() {
    return isAllowed ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'))
  }
}

/**
 * Whether a console error is one that a lost link causes: a WebSocket that could not connect, a failed request for
 * the state of the call, or a voice detector that was still being loaded.
 */
const isExpectedWithoutLink = (error: string) =>
  /^WebSocket connection to .* failed/.test(error) ||
  /^Failed to load resource: net::ERR_\w+ \(http:.*\/api\/calls\/[0-9a-f-]{36}\)$/.test(error) ||
  /\/assets\/(?:vad\.worker|ort-wasm|silero)/.test(error)
