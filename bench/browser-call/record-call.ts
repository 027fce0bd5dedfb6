import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { companions } from '../../content/companions/companions'
import { talkPath } from '../../contract/paths'
import { openBrowser } from '../../tests/support/browser/open-browser'
import { startFirstCall } from '../../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { BuiltProduct } from '../../tests/support/product/start-built-product'
import { type PageRecording, recorderPath, recordingRate, recordPage } from './record-page'
import recorderSource from './recorder.worklet.js?raw'

/**
 * Signs up a user, calls the first companion with the WAV file as the microphone, and returns what
 * the page recorded during the length of the file.
 */
export async function recordCall(
  product: BuiltProduct,
  speech: { file: string; lengthMs: number },
): Promise<PageRecording> {
  const [companion] = companions
  if (!companion) throw new Error('The catalogue is empty')
  const browser = await openBrowser({
    microphone: { kind: 'allowed', file: speech.file },
    purpose: 'benchmark',
  })
  try {
    const { page, context, go } = await browser.visit({
      origin: product.origin,
      prepare: (page) =>
        page.addInitScript(recordPage, { path: recorderPath, rate: recordingRate }),
    })
    await signIn(context, product.origin, await signUpUser(product))
    await go(talkPath(companion.id))
    await page.waitForLoadState('networkidle')
    await startFirstCall(page, companion.name)
    await page.waitForTimeout(speech.lengthMs)
    return await page.evaluate(() => window.readRecording())
  } finally {
    await browser.close()
  }
}

/**
 * Copies the recorder worklet into the built product, because requests for worklets cannot be
 * intercepted and the Content-Security-Policy allows only the product's own origin. Call it before
 * the product starts; returns a function that removes the file.
 */
export async function installRecorder() {
  const file = path.join('build/client', recorderPath)
  await writeFile(file, recorderSource)
  return () => rm(file, { force: true })
}
