import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { waitUntilHeard } from '../../support/browser/companion-audio'
import { expectAccessibleAtAllSizes as expectAccessible } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  type Caller,
  callButton,
  hangUp,
  hangUpDialog,
  helpNumbersRegion,
  openTalkPage,
  ratingDialog,
  startFirstCall,
  typeMessage,
} from '../../support/browser/talk-page'

const product = await startSharedProduct()

describe('a call without a microphone', () => {
  const browser = setUpSharedBrowser({ microphone: 'refused' })

  test('has no accessibility violation while the caller types', async () => {
    const { page, pageErrors } = await openTalkPage(browser, product, 'helene')
    await startFirstCall(page, 'Hélène')
    await waitUntilHeard(page)
    await page.getByText('Le micro est bloqué pour ce site.').waitFor()
    await expectAccessible(page, 'without a microphone')
    await typeMessage(page, 'Bonsoir Hélène.')
    await expectAccessible(page, 'writing without a microphone')
    await hangUp(page)
    expect(pageErrors.take()).toEqual([])
  })
})

describe('a call with a microphone', () => {
  const browser = setUpSharedBrowser({ microphone: 'silent' })
  let caller: Caller

  beforeAll(async () => {
    caller = await openTalkPage(browser, product, 'helene')
  })

  test('has no accessibility violation from the consent dialog to the end of a crisis', async () => {
    const { page, call } = caller
    let releaseRequest = () => {}
    const requestReleased = new Promise<void>((resolve) => {
      releaseRequest = resolve
    })
    await page.route('**/api/call/web', async (route) => {
      await requestReleased
      await route.continue()
    })
    await callButton(page, 'Hélène').click()
    const dialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
    await dialog.waitFor()
    await expectAccessible(page, 'before the first call')
    await dialog.getByRole('button', { name: 'Accepter et appeler' }).click()
    await page.getByText(messages.CALL_CONNECTING).waitFor()
    await expectAccessible(page, 'connecting')
    releaseRequest()
    await waitUntilHeard(page)
    await expectAccessible(page, 'companion speaking')
    await page.getByText('à toi...').waitFor()
    await expectAccessible(page, 'listening to the caller')
    await typeMessage(page, 'Bonsoir Hélène.')
    await expectAccessible(page, 'writing')
    await page.getByRole('button', { name: 'Couper le micro' }).click()
    await page.getByText('Votre micro est coupé').waitFor()
    await expectAccessible(page, 'muted')
    await call.waitForReceived('call.meter', ({ billableMs }) => billableMs > 10_000)
    await page.getByRole('button', { name: 'Terminer la conversation' }).click()
    await hangUpDialog(page).waitFor()
    await expectAccessible(page, 'end confirmation')
    await hangUpDialog(page).getByRole('button', { name: 'Continuer' }).click()

    const secondPage = await caller.context.newPage()
    await secondPage.goto(page.url())
    await secondPage.waitForLoadState('networkidle')
    await callButton(secondPage, 'Hélène').click()
    await secondPage.getByRole('heading', { name: messages.CALL_ALREADY_LIVE }).waitFor()
    await expectAccessible(secondPage, 'refused second call')
    await secondPage.close()

    await hangUp(page)
    await ratingDialog(page).waitFor()
    await expectAccessible(page, 'rating')
    await ratingDialog(page).getByRole('button', { name: 'Envoyer' }).click()
    await ratingDialog(page).getByText(messages.FEEDBACK_RATING_REQUIRED).waitFor()
    await expectAccessible(page, 'rating missing')
    await ratingDialog(page).getByRole('button', { name: 'Passer' }).click()
    await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
    await expectAccessible(page, 'ended')

    await page.getByRole('button', { name: 'Rappeler' }).click()
    await page.locator('[data-call=active]').waitFor()
    await typeMessage(page, 'Je veux mourir.')
    await helpNumbersRegion(page).waitFor()
    await expectAccessible(page, 'crisis')
    await helpNumbersRegion(page).getByText('Autres numéros').click()
    await expectAccessible(page, 'crisis with all numbers')
    await hangUp(page)
    await page.getByRole('button', { name: 'Je suis en sécurité' }).waitFor()
    await expectAccessible(page, 'end of a crisis')
    expect(caller.pageErrors.take()).toEqual([])
  })

  test('has no accessibility violation in the history, a receipt and a report', async () => {
    const { page, go } = caller
    await go('/profile/history')
    const entry = page.getByRole('article').filter({ hasText: 'Hélène' }).first()
    await entry.waitFor()
    await expectAccessible(page, 'history')
    await entry.getByRole('link', { name: 'Hélène' }).click()
    await page.getByRole('heading', { name: 'Reçu' }).waitFor()
    await expectAccessible(page, 'conversation')
    await page.getByRole('button', { name: 'Signaler cette conversation' }).click()
    const report = page.getByRole('dialog', { name: 'Signaler cette conversation' })
    const attachTranscript = report.getByRole('checkbox', {
      name: /^Joindre la transcription de cette/,
    })
    expect(await attachTranscript.isChecked()).toBe(false)
    await expectAccessible(page, 'report of a conversation')
    await attachTranscript.check()
    await report.getByLabel('Conseil dangereux (santé, argent)').check()
    await report.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByRole('dialog', { name: 'Signalement envoyé' }).waitFor()
    expect(caller.pageErrors.take()).toEqual([])
  })
})
