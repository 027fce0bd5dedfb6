import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { findReceiptFaults } from '../../domain/receipt'
import { recordCall } from '../support/browser/call-log'
import { listenToSpeakers, waitUntilHeard } from '../support/browser/companion-audio'
import { type CuttableLine, openCuttableLine } from '../support/product/interruptible-proxy'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { findFreePort } from '../support/product/find-free-port'
import { phone, type TestBrowser, type Visitor } from '../support/browser/open-browser'
import { openQuietBrowser } from '../support/browser/open-silent-browser'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import {
  callButton,
  callForTheFirstTime,
  captionsOf,
  hangUp,
  passRating,
  write,
} from '../support/browser/talk-page'

let product: BuiltProduct
let line: CuttableLine
let origin: string
let browser: TestBrowser

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  product = await startBuiltProduct({ environment: { PUBLIC_URL: origin } })
  line = await openCuttableLine(port, product.port)
  browser = await openQuietBrowser()
})

afterAll(async () => {
  await browser?.close()
  await line?.close()
  await product?.close()
})

/** Somebody with 5 minutes on a companion's page. */
async function openTalkPage(context?: Visitor['context']) {
  const visitor = await browser.visit({
    origin,
    size: phone,
    ...(context && { context }),
    prepare: listenToSpeakers,
  })
  const call = recordCall(visitor.page)
  if (!context) await signIn(visitor.context, origin, await signUpMember({ ...product, origin }))
  await visitor.go('/talk/raphael')
  await visitor.page.waitForLoadState('networkidle')
  return { ...visitor, call }
}

test('a line that drops is taken up again, and the time without it is not charged', async () => {
  const { page, call, problems } = await openTalkPage()
  await callForTheFirstTime(page, 'Raphaël')
  await waitUntilHeard(page)
  await call.untilTold('call.meter', ({ pausedFor }) => pausedFor === null)

  line.cut()
  await page.getByText('On se retrouve...').waitFor()
  await page.getByText('Rien n’est décompté').waitFor()
  await expectNoFault(page, 'reconnecting')
  const resumed = call.untilToldNext('call.resumed')
  line.mend()
  await resumed
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })

  await write(page, 'Me revoilà.')
  await waitUntilHeard(page)
  await hangUp(page)
  const { receipt } = await call.untilTold('call.ended')
  await passRating(page)
  expect(findReceiptFaults(receipt)).toEqual([])
  expect(receipt.pauses).toContainEqual({ reason: 'link-lost', ms: expect.any(Number) })
  // The browser itself reports each socket that could not be opened; nothing else may complain.
  expect(problems.take().filter((text) => !isLostSocket(text))).toEqual([])
})

test('a page loaded again in the middle of a call finds its call', async () => {
  const { page, call, context, problems } = await openTalkPage()
  await callForTheFirstTime(page, 'Raphaël')
  await call.untilTold('call.meter', ({ pausedFor }) => pausedFor === null)

  await page.reload()
  await page.locator('[data-call=active]').waitFor()
  await call.untilTold('call.resumed')
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })
  await write(page, 'La page est revenue.')
  await captionsOf(page).getByText('La page est revenue.').waitFor()
  await waitUntilHeard(page)

  await hangUp(page)
  const { receipt } = await call.untilTold('call.ended')
  await passRating(page)
  expect(call.told.filter(({ type }) => type === 'session.created')).toHaveLength(1)
  expect((await readMe(context, origin)).minutesLeft).toBe(receipt.balanceAfter)
  expect(problems.take()).toEqual([])
})

test('a second window is told of the call, and may take it over', async () => {
  const first = await openTalkPage()
  await callForTheFirstTime(first.page, 'Raphaël')
  await waitUntilHeard(first.page)

  const second = await openTalkPage(first.context)
  await callButton(second.page, 'Raphaël').click()
  await second.page.getByRole('heading', { name: messages.CALL_ALREADY_LIVE }).waitFor()
  expect(await first.page.locator('[data-call=active]').count()).toBe(1)

  await second.page.getByRole('button', { name: 'Reprendre ici' }).click()
  await second.page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(second.page)
  const ended = await first.call.untilTold('call.ended')
  expect(ended.reason).toBe('ejected')
  await passRating(first.page)

  await hangUp(second.page)
  const { receipt } = await second.call.untilTold('call.ended')
  await passRating(second.page)
  expect(receipt.balanceBefore).toBe(ended.receipt.balanceAfter)
  expect(first.problems.take()).toEqual([])
  // The browser itself reports the refused request.
  expect(second.problems.take()).toEqual([expect.stringContaining('409')])
})

const isLostSocket = (problem: string) => /^WebSocket connection to .* failed/.test(problem)
