import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/platform/database/open-database'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser } from '../../support/browser/shared-product'
import {
  callButton,
  captionsRegion,
  hangUp,
  helpNumbersRegion,
  ratingDialog,
  readReceipt,
  skipRating,
} from '../../support/browser/talk-page'
import { startVapiEmulator, type VapiEmulator } from '../../support/calls/vapi-emulator-server'
import {
  createTestDirectory,
  removeTestDirectory,
} from '../../support/database/create-test-directory'
import { copyTemplate } from '../../support/product/product-template'
import { signIn, signUpUser } from '../../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../../support/product/start-built-product'

const browser = setUpSharedBrowser({ microphone: 'silent' })
let emulator: VapiEmulator
let product: BuiltProduct
let dataDirectory: string

beforeAll(async () => {
  emulator = await startVapiEmulator()
  dataDirectory = await createTestDirectory('hosted')
  const { users } = await copyTemplate(dataDirectory)
  await assignHostedAssistant('helene')
  const { url, privateKey, webhookSecret, roomScript } = emulator.config
  const environment = {
    VAPI_URL: url.href,
    VAPI_PRIVATE_KEY: privateKey,
    VAPI_WEBHOOK_SECRET: webhookSecret,
    VAPI_ROOM_SCRIPT: roomScript.href,
    OLLAMA_URL: 'off',
  }
  product = { ...(await startBuiltProduct({ dataDirectory, environment })), users }
})
afterAll(async () => {
  await product?.kill()
  await emulator?.close()
  await removeTestDirectory(dataDirectory)
})

/** Assigns an assistant of the hosted voice service to a companion of the template. */
async function assignHostedAssistant(id: string) {
  const directory = path.join(dataDirectory, 'database')
  const { pool, close } = await openDatabase({ kind: 'embedded', directory })
  await pool.query(`update agents set vapi_assistant_id = 'assistant-1' where id = $1`, [id])
  await close()
}

async function openCompanion() {
  const browserWindow = await browser.visit({
    origin: product.origin,
    size: phone,
  })
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await browserWindow.go('/dashboard')
  // The navigation within the app must load a new document, whose CSP allows the call room.
  await browserWindow.page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await browserWindow.page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): void }
    }
    router.navigate('/talk/helene')
  })
  await browserWindow.page.waitForURL('**/talk/helene')
  await callButton(browserWindow.page, 'Hélène').waitFor()
  return browserWindow
}

/** Makes a first call and consents to the service receiving the voice. */
async function startCall(page: Page) {
  await callButton(page, 'Hélène').click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  await page.getByText('salle d’appel de daily.co').last().waitFor()
  await page.getByRole('dialog', { name: 'Qui reçoit vos paroles' }).waitFor()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
}

test('runs a call with the official client of the service, from consent to receipt', async () => {
  const { page, pageErrors } = await openCompanion()
  const listResources = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await listResources()).filter((url) => url.includes('room.js'))).toEqual([])
  const loadedUrls: string[] = []
  page.on('request', (request) => loadedUrls.push(request.url()))
  await startCall(page)
  await page.locator('[data-call=active]').waitFor()
  await page.getByText('Votre voix est envoyée à 127.0.0.1, qui vous répond.').waitFor()
  // The emulated assistant speaks once, and then listens.
  await page.getByText('à moi...').waitFor()
  await page.getByText('à toi...').waitFor()
  const call = emulator.calls.at(-1)
  const sendMessage = (message: object) =>
    emulator.send(call?.id ?? '', { type: 'app-message', data: JSON.stringify(message) })
  const transcribe = (role: 'user' | 'assistant', transcriptType: string, transcript: string) =>
    sendMessage({ type: 'transcript', role, transcriptType, transcript })
  const waitForCaption = (text: string) => captionsRegion(page).getByText(text).waitFor()
  transcribe('assistant', 'final', 'Bonsoir.')
  await waitForCaption('Bonsoir.')
  transcribe('user', 'partial', 'Je rentre')
  await waitForCaption('Je rentre')
  transcribe('user', 'final', 'Je rentre du travail.')
  await waitForCaption('Je rentre du travail.')
  // The caller interrupts the assistant, which falls silent.
  emulator.send(call?.id ?? '', { type: 'audio-level', level: 0.09 })
  await page.getByText('à moi...').waitFor()
  transcribe('assistant', 'final', 'Vous rentrez du travail,')
  await waitForCaption('Vous rentrez du travail,')
  emulator.send(call?.id ?? '', { type: 'audio-level', level: 0 })
  transcribe('user', 'final', 'Attendez.')
  await waitForCaption('Attendez.')
  await page.getByText('à toi...').waitFor()
  await page.getByRole('button', { name: 'Couper le micro' }).click()
  await page.getByText('Votre micro est coupé').waitFor()
  await hangUp(page)
  await skipRating(page)
  // On a busy machine the call may take longer than a minute.
  expect(await readReceipt(page)).toMatchObject({
    'Minutes décomptées': expect.stringMatching(/^[1-5]\smin$/),
  })
  expect(call?.endedAt).not.toBeNull()
  expect(call?.request.assistantOverrides?.maxDurationSeconds).toBe(300)
  const hosts = new Set(loadedUrls.map((url) => new URL(url).host))
  expect([...hosts].sort()).toEqual([new URL(product.origin).host, emulator.config.url.host].sort())
  expect(pageErrors.take()).toEqual([])
})

test('shows the help numbers when the caller reports a danger, then asks for no rating and offers no second call', async () => {
  const { page, pageErrors } = await openCompanion()
  await startCall(page)
  await page.locator('[data-call=active]').waitFor()
  const call = emulator.calls.at(-1)
  const transcribeCaller = (transcript: string) =>
    emulator.send(call?.id ?? '', {
      type: 'app-message',
      data: JSON.stringify({
        type: 'transcript',
        role: 'user',
        transcriptType: 'final',
        transcript,
      }),
    })
  transcribeCaller('Bonsoir, ma journée était longue.')
  await captionsRegion(page).getByText('Bonsoir, ma journée était longue.').waitFor()
  expect(await helpNumbersRegion(page).count()).toBe(0)
  transcribeCaller('Je veux mourir.')
  const help = helpNumbersRegion(page)
  await help.getByText('À partir de maintenant, cet appel ne vous est pas décompté').waitFor()
  const mainNumberLink = help.getByRole('link', { name: '3114' })
  expect((await mainNumberLink.boundingBox())?.width).toBe((await help.boundingBox())?.width)
  // The server asks the service to read out the help number.
  await expect.poll(() => call?.controls.map(({ type }) => type)).toEqual(['add-message', 'say'])
  await captionsRegion(page).getByText('3114').waitFor()
  await hangUp(page)
  await page.getByRole('button', { name: 'Je suis en sécurité' }).waitFor()
  await page.getByRole('link', { name: '3114' }).waitFor()
  expect(await ratingDialog(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Rappeler/ }).count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test('says that the service ended the call when the call room ejects the caller, and shows the end card', async () => {
  const { page } = await openCompanion()
  await startCall(page)
  await page.locator('[data-call=active]').waitFor()
  emulator.send(emulator.calls.at(-1)?.id ?? '', { type: 'fatal', kind: 'ejected' })
  await page.getByText('Le service vocal a mis fin à l’appel').waitFor()
  await skipRating(page)
})

test('shows in French why the service refused a call, lets the caller try again, and ends the call at a reload', async () => {
  emulator.behaviour.failureStatus = 500
  const { page } = await openCompanion()
  await startCall(page)
  await page.getByRole('heading', { name: 'Service vocal indisponible' }).waitFor()
  emulator.behaviour.failureStatus = null
  emulator.behaviour.refusalKind = 'meeting-full'
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('heading', { name: 'La salle d’appel est complète' }).waitFor()
  emulator.behaviour.refusalKind = null
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('[data-call=active]').waitFor()
  const call = emulator.calls.at(-1)
  await page.reload()
  await expect.poll(() => call?.endedAt).not.toBeNull()
})
