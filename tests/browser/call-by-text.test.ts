import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallLog, recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard, waitUntilSilent } from '../support/browser/companion-audio'
import {
  desktop,
  openBrowser,
  phone,
  type TestBrowser,
  type Visitor,
} from '../support/browser/open-browser'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import { callForTheFirstTime, captionsOf, hangUp, passRating, write } from '../support/browser/talk-page'

let product: BuiltProduct

beforeAll(async () => {
  product = await startBuiltProduct()
})
afterAll(() => product?.close())

describe.each([
  { kind: 'refused', notice: 'Le micro est bloqué pour ce site.', size: phone },
  { kind: 'missing', notice: 'Aucun micro trouvé.', size: desktop },
] as const)('with a microphone $kind', ({ kind, notice, size }) => {
  let browser: TestBrowser
  let visitor: Visitor
  let call: CallLog

  beforeAll(async () => {
    browser = await openBrowser({ kind })
    visitor = await browser.visit({
      origin: product.origin,
      size,
      prepare: async (page) => {
        await listenToSpeakers(page)
        call = recordCall(page)
      },
    })
    await signIn(visitor.context, product.origin, await signUpMember(product))
  })
  afterAll(() => browser?.close())

  test('the call begins all the same, says so, and is heard', async () => {
    const { page, go } = visitor
    await go('/talk/margaux')
    await callForTheFirstTime(page, 'Margaux')
    await page.getByText(notice).waitFor()
    await page.getByText('L’appel continue : écrivez').waitFor()
    expect(await page.getByRole('button', { name: 'Couper le micro' }).isDisabled()).toBe(true)
    await waitUntilHeard(page)
    await waitUntilSilent(page)
    await page.getByText('Écrivez, Margaux vous lit').waitFor()
  })

  test('what is written is answered aloud and in captions, to the end', async () => {
    const { page, context } = visitor
    const answered = call.untilToldNext(
      'response.done',
      ({ response }) => response.status === 'completed',
    )
    await write(page, 'Je n’ai pas de micro ce soir.')
    await waitUntilHeard(page)
    const words = call.wordsOf((await answered).response.id).trim()
    await waitUntilSilent(page)
    expect(await captionsOf(page).textContent()).toContain(words)

    await hangUp(page)
    const { receipt } = await call.untilTold('call.ended')
    await passRating(page)
    expect(receipt.chargedMinutes).toBe(1)
    expect((await readMe(context, product.origin)).minutesLeft).toBe(4)
    expect(visitor.problems.take()).toEqual([])
  })
})
