import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestUser } from '../product/start-product'
import { type CheckoutHarness, startCheckoutHarness } from './checkout-harness'

/**
 * Starts a product for the tests of the describe block. Before each test it signs up a new buyer and
 * hands them to `prepare`.
 */
export function setUpCheckoutHarness(
  prepare: (checkout: { harness: CheckoutHarness; camille: TestUser }) => void,
  options?: Parameters<typeof startCheckoutHarness>[0],
) {
  let harness: CheckoutHarness | undefined
  beforeAll(async () => {
    harness = await startCheckoutHarness(options)
  })
  afterAll(() => harness?.close())
  beforeEach(async () => {
    if (harness) prepare({ harness, camille: await harness.replaceBuyer() })
  })
}
