import { afterAll, beforeAll } from 'vitest'
import { type StripeEmulator, startStripeEmulator } from './stripe-emulator-server'

/** Starts a Stripe emulator for the tests of the file or describe block, and passes it to `prepare` before they run. */
export function setUpStripeEmulator(prepare: (emulator: StripeEmulator) => void) {
  let emulator: StripeEmulator | undefined
  beforeAll(async () => {
    emulator = await startStripeEmulator()
    prepare(emulator)
  })
  afterAll(() => emulator?.close())
}
