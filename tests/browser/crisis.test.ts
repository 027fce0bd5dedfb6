import { expect, test } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import { recordCall } from '../support/browser/call-log'
import {
  recordAudioOutput,
  waitUntilAudible,
  waitUntilHeard,
  waitUntilSilent,
} from '../support/browser/companion-audio'
import { phone } from '../support/browser/open-browser'
import { startSharedProduct, useSharedBrowser } from '../support/browser/shared-product'
import {
  hangUp,
  helpNumbersRegion,
  readCaptions,
  skipRating,
  startFirstCall,
  typeMessage,
} from '../support/browser/talk-page'
import { readMe, signIn, signUpUser } from '../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = useSharedBrowser()

/** Emergency and help numbers in France; 114 is reached by text message. */
const phoneLinks = ['3114', '15', '17', '112', '3919', '119'].map((number) => `tel:${number}`)

/** Minimum size of touch targets, after WCAG 2.2, success criterion 2.5.5. */
const minTargetPx = 44

test('shows help numbers when the caller mentions suicide, continues the call and stops charging', async () => {
  const { page, context, go, pageErrors } = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: recordAudioOutput,
  })
  const call = recordCall(page)
  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/margaux')
  await startFirstCall(page, 'Margaux')
  await call.waitForReceived('call.meter', ({ pausedFor }) => pausedFor === null)
  await waitUntilHeard(page)
  expect(await helpNumbersRegion(page).count()).toBe(0)

  const crisisMeter = call.waitForNextReceived(
    'call.meter',
    ({ pausedFor }) => pausedFor === 'crisis',
  )
  const answered = call.waitForNextReceived('response.done', isCompleted)
  await typeMessage(page, 'je veux mourir')
  const meter = await crisisMeter
  const links = helpNumbersRegion(page).getByRole('link')
  await links.first().waitFor()
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...phoneLinks,
    'sms:114',
  ])
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(minTargetPx)
    // Fails when another element covers the link.
    await link.click({ trial: true })
  }
  await page.getByText('cet appel ne vous est pas décompté').waitFor()
  await page.getByText('Cette aide est gratuite.').waitFor()
  expect(call.findResponseText((await answered).response.id)).toContain('3114')
  await waitUntilSilent(page)

  const answeredAgain = call.waitForNextReceived('response.done', isCompleted)
  await typeMessage(page, 'Je ne sais plus quoi faire.')
  await waitUntilAudible(page)
  const secondText = call.findResponseText((await answeredAgain).response.id).trim()
  expect(secondText).not.toBe('')
  await expect.poll(() => readCaptions(page)).toContain(secondText)
  expect(await helpNumbersRegion(page).isVisible()).toBe(true)

  await hangUp(page)
  const { receipt } = await call.waitForReceived('call.ended')
  await skipRating(page)
  expect(findReceiptFaults(receipt)).toEqual([])
  expect(receipt.billableMs).toBe(meter.billableMs)
  expect(receipt.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
  expect((await readMe(context, product.origin)).minutesLeft).toBe(receipt.balanceAfter)
  expect(pageErrors.take()).toEqual([])
})

const isCompleted = ({ response }: { response: { status: string } }) =>
  response.status === 'completed'
