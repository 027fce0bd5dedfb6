import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { type BuiltProduct, startBuiltProduct } from '../product/start-built-product'
import { openBrowser, type TestBrowser } from './open-browser'
import { openSilentBrowser } from './open-browser-with-recording'

/** refused: the user denies access; missing: the device has no microphone; silent: the microphone records silence. */
type Microphone = 'refused' | 'missing' | 'silent'

// The test files of a worker share its modules (isolate: false in vitest.config.ts). Product and browsers
// end with the worker: exit-with-parent.mjs ends the product, and a browser ends when its pipe breaks.
let product: Promise<BuiltProduct> | undefined
const browsers = new Map<Microphone, Promise<TestBrowser>>()

/**
 * Returns the product that the test files of this worker share; the first file starts it. Each file gets
 * its own users from signUpUser. A file that stops the product, advances the clock of its emulators or
 * needs other settings starts its own product with startBuiltProduct.
 */
export const startSharedProduct = () => (product ??= startBuiltProduct())

/**
 * Returns the browser that the test files of this worker share. Closes each window after the test that opened
 * it, or at the end of the file if it was opened outside a test.
 */
export function setUpSharedBrowser({
  microphone = 'refused',
}: {
  microphone?: Microphone
} = {}): Pick<TestBrowser, 'visit'> {
  const contextsOfFile = new Set<BrowserContext>()
  const contextsOfTest = new Set<BrowserContext>()
  let contexts = contextsOfFile
  beforeEach(() => {
    contexts = contextsOfTest
  })
  afterEach(async () => {
    contexts = contextsOfFile
    await closeAll(contextsOfTest)
  })
  afterAll(() => closeAll(contextsOfFile))
  return {
    async visit(options) {
      const browser = await getBrowser(microphone)
      const browserWindow = await browser.visit(options)
      contexts.add(browserWindow.context)
      return browserWindow
    },
  }
}

async function closeAll(contexts: Set<BrowserContext>) {
  await Promise.all([...contexts].map((context) => context.close()))
  contexts.clear()
}

/** Returns the browser with this microphone; opens it at the first call. */
function getBrowser(microphone: Microphone) {
  const existingBrowser = browsers.get(microphone)
  if (existingBrowser) return existingBrowser
  const newBrowser =
    microphone === 'silent'
      ? openSilentBrowser()
      : openBrowser({ microphone: { kind: microphone } })
  browsers.set(microphone, newBrowser)
  return newBrowser
}
