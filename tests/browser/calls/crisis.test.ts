import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { messages } from '../../../domain/messages'
import { findReceiptErrors } from '../../../domain/receipt'
import {
  waitUntilAudible,
  waitUntilHeard,
  waitUntilSilent,
} from '../../support/browser/companion-audio'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  hangUp,
  helpNumbersRegion,
  isLastCaptionInView,
  openTalkPage,
  ratingDialog,
  readCaptions,
  startFirstCall,
  typeMessage,
} from '../../support/browser/talk-page'
import { readMe } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Emergency and help numbers in France besides 3114; 114 is reached by text message. */
const otherLinks = ['tel:15', 'tel:17', 'tel:112', 'sms:114', 'tel:3919', 'tel:119']

/** Minimum size of touch targets (WCAG 2.2, 2.5.5). */
const minTargetPx = 44

/** 320 px is also the width of a 1,280 px window at 400 % zoom (WCAG 2.2, 1.4.10). */
const windowSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

test('offers help when the caller mentions suicide, stops billing, and asks for no rating', async () => {
  const { page, context, call, pageErrors } = await openTalkPage(browser, product, 'margaux')
  await startFirstCall(page, 'Margaux')
  await call.waitForReceived('call.meter', ({ pausedFor }) => pausedFor === null)
  await waitUntilHeard(page)
  expect(await helpNumbersRegion(page).count()).toBe(0)

  const crisisMeter = call.waitForNextReceived(
    'call.meter',
    ({ pausedFor }) => pausedFor === 'crisis',
  )
  // The greeting is completed first if it still has to say that the companion is an AI.
  const crisisResponse = call.waitForNextReceived(
    'response.done',
    (done) => isCompleted(done) && call.findResponseText(done.response.id).includes('3114'),
  )
  await typeMessage(page, 'je veux mourir')
  const meter = await crisisMeter
  const help = helpNumbersRegion(page)
  await help.getByText('À partir de maintenant, cet appel ne vous est pas décompté').waitFor()
  expect(await listLinks(help)).toEqual(['tel:3114'])
  await crisisResponse
  await waitUntilSilent(page)

  const secondResponseDone = call.waitForNextReceived('response.done', isCompleted)
  await typeMessage(page, 'Je ne sais plus quoi faire.')
  await waitUntilAudible(page)
  const secondText = call.findResponseText((await secondResponseDone).response.id).trim()
  expect(secondText).not.toBe('')
  await expect.poll(() => readCaptions(page)).toContain(secondText)
  await waitUntilSilent(page)
  for (const size of windowSizes) {
    await page.setViewportSize(size)
    await expect.poll(() => isLastCaptionInView(page), { message: JSON.stringify(size) }).toBe(true)
    const mainNumberLink = help.getByRole('link', { name: '3114' })
    await mainNumberLink.click({ trial: true })
    const [regionBox, linkBox] = [await help.boundingBox(), await mainNumberLink.boundingBox()]
    expect(linkBox?.width).toBe(regionBox?.width)
  }

  // Blocked sound holds the call. The page offers to allow the sound without covering the numbers.
  await page.evaluate(blockSoundUntilClick)
  const allowSoundButton = page.getByRole('button', { name: 'Activer le son' })
  for (const size of windowSizes) {
    await page.setViewportSize(size)
    await help.getByRole('link', { name: '3114' }).click({ trial: true })
    await allowSoundButton.click({ trial: true })
  }
  const callResumed = call.waitForNextReceived('call.resumed')
  await allowSoundButton.click()
  await callResumed
  await allowSoundButton.waitFor({ state: 'hidden' })

  // The other numbers are collapsed at first, and can be reached by keyboard.
  await help.locator('summary').focus()
  await page.keyboard.press('Enter')
  await help.getByRole('link', { name: '15', exact: false }).first().waitFor()
  expect(await listLinks(help)).toEqual(['tel:3114', ...otherLinks])
  for (const link of await help.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(minTargetPx)
    // Fails when another element covers the link.
    await link.click({ trial: true })
  }

  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  const safetyButton = page.getByRole('button', { name: 'Je suis en sécurité' })
  await safetyButton.waitFor()
  await page
    .getByText(`Le reste de l’appel compte pour ${formatMinutes(receipt.chargedMinutes)}.`)
    .waitFor()
  expect(await listLinks(help)).toEqual(['tel:3114'])
  await page.getByRole('link', { name: 'Retour' }).waitFor()
  expect(await ratingDialog(page).count()).toBe(0)
  expect(await page.getByText(messages.CONVERSATION_SAVED).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Rappeler/ }).count()).toBe(0)
  await safetyButton.click()
  await page.getByRole('link', { name: '3114' }).waitFor()
  await page.getByRole('button', { name: 'Rappeler' }).waitFor()

  expect(findReceiptErrors(receipt)).toEqual([])
  expect(receipt.billableMs).toBe(meter.billableMs)
  expect(receipt.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
  expect((await readMe(context, product.origin)).minutesLeft).toBe(receipt.balanceAfter)
  expect(pageErrors.take()).toEqual([])
})

const listLinks = (region: Locator) =>
  region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const isCompleted = ({ response }: { response: { status: string } }) =>
  response.status === 'completed'

/** Stops the sound until the next click, as a browser may do. */
function blockSoundUntilClick() {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function stop() {
    this.pause()
    return Promise.reject(new DOMException('', 'NotAllowedError'))
  }
  addEventListener(
    'click',
    () => {
      HTMLMediaElement.prototype.play = play
    },
    { capture: true, once: true },
  )
  // The page then tries to restart the sound.
  document.dispatchEvent(new Event('visibilitychange'))
}
