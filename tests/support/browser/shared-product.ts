import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { type BuiltProduct, startBuiltProduct } from '../product/start-built-product'
import { openBrowser, type TestBrowser } from './open-browser'
import { openSilentBrowser } from './open-silent-browser'

/** refused: the user denies access; missing: the device has none; silent: it records silence. */
type Microphone = 'refused' | 'missing' | 'silent'

// The files of a worker share its modules (isolate: false in vitest.config.ts). Product and browsers
// end with the worker: the product by exit-with-parent.mjs, a browser because its pipe breaks.
let product: Promise<BuiltProduct> | undefined
const browsers = new Map<Microphone, Promise<TestBrowser>>()

/**
 * Returns the product that the files of this worker share; the first one starts it. Each file
 * takes its own users from signUpUser. A file that stops the product, moves the clock of its emulators or
 * needs other settings starts one of its own with startBuiltProduct.
 */
export const startSharedProduct = () => (product ??= startBuiltProduct())

/**
 * Returns the browser that the files of this worker share. Closes each window after the test that opened
 * it, or after this file if no test did.
 */
export function setUpSharedBrowser(microphone: Microphone = 'refused'): Pick<TestBrowser, 'visit'> {
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
      const browser = await launch(microphone)
      const visitor = await browser.visit(options)
      contexts.add(visitor.context)
      return visitor
    },
  }
}

async function closeAll(contexts: Set<BrowserContext>) {
  await Promise.all([...contexts].map((context) => context.close()))
  contexts.clear()
}

function launch(microphone: Microphone) {
  const existingBrowser = browsers.get(microphone)
  if (existingBrowser) return existingBrowser
  const newBrowser =
    microphone === 'silent' ? openSilentBrowser() : openBrowser({ kind: microphone })
  browsers.set(microphone, newBrowser)
  return newBrowser
}
