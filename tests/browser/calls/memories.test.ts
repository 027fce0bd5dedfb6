import { beforeAll, expect, test } from 'vitest'
import { maxAnalysisWaitMs } from '../../../web/features/memories/max-analysis-wait'
import { waitUntilHeard, waitUntilSilent } from '../../support/browser/companion-audio'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { zoomedPhone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  type Caller,
  callButton,
  hangUp,
  skipRating,
  startFirstCall,
  typeMessage,
  visitAsCaller,
} from '../../support/browser/talk-page'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let caller: Caller

beforeAll(async () => {
  caller = await visitAsCaller(browser, product)
})

/** Types a message and returns what the companion answers. */
async function ask(words: string) {
  const { page, call } = caller
  const responseDone = call.waitForNextReceived(
    'response.done',
    ({ response }) => response.status === 'completed',
  )
  await typeMessage(page, words)
  return call.findResponseText((await responseDone).response.id)
}

/** Makes the end card wait for the analysis without a time limit, because a busy machine may need longer. */
const removeAnalysisTimeLimit = () =>
  caller.page.evaluate((maxWaitMs) => {
    const { setTimeout } = window
    window.setTimeout = ((handler: () => void, ms?: number) =>
      ms === maxWaitMs ? 0 : setTimeout(handler, ms)) as typeof window.setTimeout
  }, maxAnalysisWaitMs)

test('proposes a fact after a call, and stores it as the caller corrected it', async () => {
  const { page, go, pageErrors } = caller
  await go('/talk/margaux')
  await startFirstCall(page, 'Margaux')
  await waitUntilHeard(page)
  await waitUntilSilent(page)
  await ask('Mon chien s’appelle Rex.')
  await waitUntilSilent(page)
  await hangUp(page)
  await skipRating(page)
  const proposals = page.getByRole('region', { name: 'Ce que Margaux peut retenir' })
  await proposals.getByText('Vous avez dit : « Mon chien s’appelle Rex »').waitFor()
  await expectNoAxeViolations(page, 'the end of a call with a proposed memory')
  await expectNoOverflow(page, 'the end of a call with a proposed memory', zoomedPhone)
  await proposals.getByRole('button', { name: 'Corriger' }).click()
  const field = proposals.getByRole('textbox', { name: 'Ce qui sera retenu' })
  expect(await field.inputValue()).toBe('Votre chien s’appelle Rex.')
  await field.fill('Votre chien Rex a trois ans.')
  await field.press('Enter')
  await proposals.getByText('Retenu', { exact: true }).waitFor()
  expect(pageErrors.take()).toEqual([])
})

test('remembers the fact in the next call', async () => {
  const { page, go } = caller
  await go('/talk/margaux')
  await callButton(page, 'Margaux').click()
  await page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(page)
  await waitUntilSilent(page)
  expect(await ask('Comment s’appelle mon chien déjà ?')).toContain('Rex')
})

/**
 * Returns a measurement once two in a row, a second apart, are equal. On a busy machine, the balance may appear after
 * the rest of the card, and then moves what is below it.
 */
async function measureWhenStill<Box>(measure: () => Promise<Box>): Promise<Box | undefined> {
  let box: Box | undefined
  const isStill = async () => {
    const earlierBox = box
    box = await measure()
    return JSON.stringify(box) === JSON.stringify(earlierBox)
  }
  await expect.poll(isStill, { interval: 1_000 }).toBe(true)
  return box
}

test('shows the highlight after the call, and lets the caller schedule an appointment', async () => {
  const { page, pageErrors } = caller
  await ask(
    'La journée était longue mais agréable, avec du soleil, un café et un long chemin à pied.',
  )
  await ask('J’ai deux enfants.')
  await ask('J’ai décidé de reprendre la guitare.')
  await removeAnalysisTimeLimit()
  await hangUp(page)
  await skipRating(page)
  const measureActions = () => page.getByRole('button', { name: 'Rappeler' }).boundingBox()
  const firstActionsBox = await measureWhenStill(measureActions)
  await page.getByText('Vous avez dit : « J’ai deux enfants »').waitFor()
  expect(await measureActions()).toEqual(firstActionsBox)
  const highlight = page
    .getByRole('figure')
    .filter({ hasText: 'J’ai décidé de reprendre la guitare' })
  await highlight.getByText('Vous, pendant cet appel').waitFor()
  const card = await page.getByRole('region', { name: 'Appel terminé' }).innerText()
  expect(card).toMatch(
    /Rappeler.+reprendre la guitare.+Ce que Margaux peut retenir.+Un prochain rendez-vous.+Le détail de cet appel/s,
  )
  const proposals = page.getByRole('region', { name: 'Ce que Margaux peut retenir' })
  await proposals.getByRole('button', { name: 'Oublier' }).click()
  await proposals.getByText('Vous avez dit : « J’ai deux enfants »').waitFor({ state: 'hidden' })
  await page.getByText('Un prochain rendez-vous ?').click()
  await page.getByRole('button', { name: 'Dans 7 jours' }).click()
  expect(await page.getByLabel('Me prévenir par e-mail').isChecked()).toBe(false)
  await expectNoAxeViolations(page, 'the form of an appointment')
  await expectNoOverflow(page, 'the form of an appointment', zoomedPhone)
  await page.getByRole('button', { name: 'Noter ce rendez-vous' }).click()
  await page.getByText('C’est noté').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ajouter à mon agenda' }).click()
  expect((await download).suggestedFilename()).toBe('rendez-vous.ics')
  await highlight.getByRole('button', { name: 'Oublier cette phrase' }).click()
  await page.getByText('La phrase est oubliée.').waitFor()

  await page.getByRole('link', { name: 'Mes rendez-vous' }).click()
  await page.waitForURL('**/profile/rendez-vous')
  const appointment = page.getByRole('listitem').filter({ hasText: 'Avec Margaux' })
  await appointment.getByRole('button', { name: 'Annuler' }).waitFor()
  await expectNoAxeViolations(page, 'the appointments')
  await expectNoOverflow(page, 'the appointments', zoomedPhone)
  await appointment.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText('Aucun rendez-vous.').waitFor()
  expect(pageErrors.take()).toEqual([])
})

test('shows the appointment and the receipt first, and the proposed memory below them, when the analysis takes long', async () => {
  const { page, go, pageErrors } = caller
  let releaseAnalysis = () => {}
  const analysisReleased = new Promise<void>((resolve) => {
    releaseAnalysis = resolve
  })
  await page.route('**/api/functions/vapi-call-analysis', async (route) => {
    await analysisReleased
    await route.continue()
  })
  await go('/talk/margaux')
  await callButton(page, 'Margaux').click()
  await page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(page)
  await waitUntilSilent(page)
  await ask('J’ai une sœur qui s’appelle Nadia.')
  await hangUp(page)
  await skipRating(page)
  const measureCard = async () => [
    await page.getByText('Un prochain rendez-vous ?').boundingBox(),
    await page.getByText('Le détail de cet appel').boundingBox(),
  ]
  await page.getByText('Un prochain rendez-vous ?').waitFor()
  const firstBoxes = await measureCard()
  releaseAnalysis()
  await page.getByText('Vous avez dit : « J’ai une sœur').waitFor()
  expect(await measureCard()).toEqual(firstBoxes)
  const card = await page.getByRole('region', { name: 'Appel terminé' }).innerText()
  expect(card).toMatch(/Un prochain rendez-vous.+Le détail de cet appel.+Ce que Margaux/s)
  await page.getByRole('button', { name: 'Oublier' }).click()
  await page.getByText('Vous avez dit : « J’ai une sœur').waitFor({ state: 'hidden' })
  await page.unroute('**/api/functions/vapi-call-analysis')
  expect(pageErrors.take()).toEqual([])
})

test('lets the caller delete the memory in the account settings', async () => {
  const { page, go, pageErrors } = caller
  await go('/profile')
  const entry = page.getByRole('listitem', { name: 'Votre chien Rex a trois ans.' })
  await entry.getByText('à Margaux').waitFor()
  await expectNoAxeViolations(page, 'the memories in the account settings')
  await expectNoOverflow(page, 'the memories in the account settings', zoomedPhone)
  await entry.getByRole('button', { name: 'Oublier' }).click()
  await page.getByText('Rien pour l’instant.').waitFor()
  expect(pageErrors.take()).toEqual([])
})
