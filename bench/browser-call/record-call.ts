import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { companions } from '../../content/companions/companions'
import { talkPath } from '../../contract/paths'
import { openBrowser } from '../../tests/support/browser/open-browser'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import type { BuiltProduct } from '../../tests/support/product/start-built-product'
import { callForTheFirstTime } from '../../tests/support/browser/talk-page'
import { type PageRecording, recorderPath, recordingRate, recordPage } from './record-page'
import recorderSource from './recorder.worklet.js?raw'

/** A new person calls the first companion and says what the WAV file holds, once. */
export async function recordCall(
  product: BuiltProduct,
  speech: { file: string; lengthMs: number },
): Promise<PageRecording> {
  const [companion] = companions
  if (!companion) throw new Error('The catalogue is empty')
  const browser = await openBrowser({ kind: 'allowed', file: speech.file })
  try {
    const { page, context, go } = await browser.visit({
      origin: product.origin,
      prepare: (page) =>
        page.addInitScript(recordPage, { path: recorderPath, rate: recordingRate }),
    })
    await signIn(context, product.origin, await signUpMember(product))
    await go(talkPath(companion.id))
    await page.waitForLoadState('networkidle')
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
