import { afterAll, beforeAll, expect, test } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import { recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard, waitUntilSilent } from '../support/browser/companion-audio'
import { openBrowser, phone, type TestBrowser } from '../support/browser/open-browser'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import {
  callForTheFirstTime,
  captionsOf,
  hangUp,
  helpNumbers,
  passRating,
  write,
} from '../support/browser/talk-page'

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

/** 05, « crisis »: what a thumb may dial, in France; 114 takes text messages. */
const numbers = ['3114', '15', '17', '112', '3919', '119'].map((number) => `tel:${number}`)

/** 06, « Access ». */
const smallestTargetPx = 44

test('despair brings people to call, the call goes on, and nothing more of it is charged', async () => {
  const { page, context, go, problems } = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: listenToSpeakers,
  })
  const call = recordCall(page)
  await signIn(context, product.origin, await signUpMember(product))
  await go('/talk/margaux')
  await callForTheFirstTime(page, 'Margaux')
  await call.untilTold('call.meter', ({ pausedFor }) => pausedFor === null)
  await waitUntilHeard(page)
  expect(await helpNumbers(page).count()).toBe(0)

  const told = call.untilToldNext('call.meter', ({ pausedFor }) => pausedFor === 'crisis')
  const answered = call.untilToldNext('response.done', isCompleted)
  await write(page, 'je veux mourir')
  const meter = await told
  const links = helpNumbers(page).getByRole('link')
  await links.first().waitFor()
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...numbers,
    'sms:114',
  ])
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(smallestTargetPx)
    // Another element over it would take the touch.
    await link.click({ trial: true })
  }
  await page.getByText('cet appel ne vous est pas décompté').waitFor()
  await page.getByText('Cette aide est gratuite.').waitFor()
  expect(call.wordsOf((await answered).response.id)).toContain('3114')
  await waitUntilSilent(page)

  const answeredAgain = call.untilToldNext('response.done', isCompleted)
  await write(page, 'Je ne sais plus quoi faire.')
  await waitUntilHeard(page)
  const words = call.wordsOf((await answeredAgain).response.id).trim()
  expect(words).not.toBe('')
  await expect.poll(() => captionsOf(page).textContent()).toContain(words)
  expect(await helpNumbers(page).isVisible()).toBe(true)

  await hangUp(page)
  const { receipt } = await call.untilTold('call.ended')
  await passRating(page)
  expect(findReceiptFaults(receipt)).toEqual([])
  expect(receipt.billableMs).toBe(meter.billableMs)
  expect(receipt.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
  expect((await readMe(context, product.origin)).minutesLeft).toBe(receipt.balanceAfter)
  expect(problems.take()).toEqual([])
})

const isCompleted = ({ response }: { response: { status: string } }) =>
  response.status === 'completed'
