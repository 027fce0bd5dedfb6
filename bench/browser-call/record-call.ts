import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { companions } from '../../content/companions/companions'
import { fixedApiPaths, talkPath } from '../../contract/paths'
import { listMailbox } from '../../emulators/mail/read-mailbox'
import type { BuiltProduct } from '../../tests/support/start-built-product'
import { callForTheFirstTime } from '../../tests/support/talk-page'
import { type PageRecording, recorderPath, recordingRate, recordPage } from './record-page'
import recorderSource from './recorder.worklet.js?raw'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** A new person calls the first companion and says what the WAV file holds, once. */
export async function recordCall(
  product: BuiltProduct,
  speech: { file: string; lengthMs: number },
): Promise<PageRecording> {
  const [companion] = companions
  if (!companion) throw new Error('The catalogue is empty')
  const confirmation = await register(product)
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...flags, `--use-file-for-fake-audio-capture=${speech.file}%noloop`],
  })
  try {
    const page = await openPage(browser)
    await page.goto(confirmation)
    await page.goto(`${product.origin}${talkPath(companion.id)}`, { waitUntil: 'networkidle' })
    await callForTheFirstTime(page, companion.name)
    await page.waitForTimeout(speech.lengthMs)
    return await page.evaluate(() => window.readRecording())
  } finally {
    await browser.close()
  }
}

/**
 * Lays the recorder among the built product's files, so that it comes from the product's own origin
 * and the product's policy stays in force: a browser's worklets cannot be intercepted. To be done
 * before the product starts; the answer takes it away again.
 */
export async function layRecorder() {
  const file = path.join('build/client', recorderPath)
  await writeFile(file, recorderSource)
  return () => rm(file, { force: true })
}

async function openPage(browser: Browser) {
  const context = await browser.newContext()
  await context.addInitScript(recordPage, { path: recorderPath, rate: recordingRate })
  return context.newPage()
}

/** Answers the link that confirms the address, and signs in whoever follows it. */
async function register({ origin, dataDirectory }: BuiltProduct) {
  const answer = await fetch(`${origin}${fixedApiPaths.auth}/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Camille',
      email: 'camille@example.test',
      password: 'une phrase assez longue',
      hasAcceptedTerms: true,
    }),
  })
  if (!answer.ok) throw new Error(`Registration: ${answer.status} ${await answer.text()}`)
  for (let tries = 0; tries < 200; tries++) {
    const [mail] = await listMailbox(`${dataDirectory}/mail`)
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('No mail came')
}
