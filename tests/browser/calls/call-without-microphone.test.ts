import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors } from '../../../domain/receipt'
import {
  waitUntilAudible,
  waitUntilHeard,
  waitUntilSilent,
} from '../../support/browser/companion-audio'
import { desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  type Caller,
  callPortrait,
  captionsRegion,
  hangUp,
  isLastCaptionInView,
  readCaptions,
  skipRating,
  startFirstCall,
  typeMessage,
  visitAsCaller,
} from '../../support/browser/talk-page'
import { readMe } from '../../support/product/sign-up-user'

const product = await startSharedProduct()

describe.each([
  { kind: 'refused', notice: 'Le micro est bloqué pour ce site.', size: phone },
  { kind: 'missing', notice: 'Aucun micro trouvé.', size: desktop },
] as const)('a call with a $kind microphone', ({ kind, notice, size }) => {
  const browser = setUpSharedBrowser({ microphone: kind })
  let caller: Caller
  let portraitBox: Awaited<ReturnType<Locator['boundingBox']>>

  beforeAll(async () => {
    caller = await visitAsCaller(browser, product, { size })
  })

  test('starts without the microphone, says so and is audible', async () => {
    const { page, go } = caller
    await go('/talk/margaux')
    await startFirstCall(page, 'Margaux')
    await page.getByText(notice).waitFor()
    await page.getByText('L’appel continue : écrivez').waitFor()
    expect(await page.getByRole('button', { name: 'Couper le micro' }).isDisabled()).toBe(true)
    portraitBox = await callPortrait(page).boundingBox()
    await waitUntilHeard(page)
    await waitUntilSilent(page)
    expect(await page.getByText('Écris, Margaux te lit').isVisible()).toBe(false)
  })

  test('answers written messages in audio and captions, and keeps the last caption in view as the field grows', async () => {
    const { page, context, call } = caller
    // The greeting was heard, but its last event may still be on its way.
    await call.waitUntilGreeted()
    const responseDone = call.waitForNextReceived(
      'response.done',
      ({ response }) => response.status === 'completed',
    )
    const field = page.getByRole('textbox', { name: 'Écrire à Margaux' })
    await field.pressSequentially('Je')
    await page.getByText(notice).waitFor({ state: 'hidden' })
    await page.getByText('Écris, Margaux te lit').waitFor()
    expect(await callPortrait(page).boundingBox()).toEqual(portraitBox)
    await page.getByRole('button', { name: 'Réessayer le micro' }).waitFor()
    await typeMessage(page, 'Je n’ai pas de micro ce soir.')
    await waitUntilAudible(page)
    const responseText = call.findResponseText((await responseDone).response.id).trim()
    expect(responseText).not.toBe('')
    await waitUntilSilent(page)
    expect(await readCaptions(page)).toContain(responseText)
    await expect.poll(() => isLastCaptionInView(page)).toBe(true)

    const lines = ['Première ligne', 'deuxième', 'troisième', 'quatrième']
    const heights: number[] = []
    await field.fill('')
    for (const line of [...lines, 'cinquième', 'sixième']) {
      await field.pressSequentially(line)
      heights.push((await field.boundingBox())?.height ?? 0)
      await expect.poll(() => isLastCaptionInView(page)).toBe(true)
      await field.press('Shift+Enter')
    }
    // The field grows up to four lines, and then scrolls.
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
    expect(new Set(heights).size).toBe(lines.length)
    await field.press('Enter')
    // The companion may repeat the caller's words in its own caption, which follows.
    await captionsRegion(page).getByText('Première ligne').first().waitFor()
    await expect.poll(() => isLastCaptionInView(page)).toBe(true)
    expect(await field.inputValue()).toBe('')

    await hangUp(page)
    const { receipt } = await call.waitForReceived('call.ended')
    await skipRating(page)
    expect(findReceiptErrors(receipt)).toEqual([])
    // On a busy machine the call may take longer than a minute.
    expect(receipt.chargedMinutes).toBeGreaterThanOrEqual(1)
    expect((await readMe(context, product.origin)).minutesLeft).toBe(receipt.balanceAfter)
    expect(caller.pageErrors.take()).toEqual([])
  })
})
