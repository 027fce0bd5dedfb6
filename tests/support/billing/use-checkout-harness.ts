import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestUser } from '../product/start-product'
import { type CheckoutHarness, startCheckoutHarness } from './checkout-harness'

/**
 * Starts a product for the tests of the describe block, and signs up another buyer before each, who
 * is given to `prepare`.
 */
export function useCheckoutHarness(
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
