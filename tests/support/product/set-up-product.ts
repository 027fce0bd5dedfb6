import { afterAll, beforeAll } from 'vitest'
import { type ProductOptions, startProduct, type TestProduct, type TestUser } from './start-product'

/**
 * Starts a product for the tests of the file or describe block, signs up one user, and hands both to
 * `prepare`.
 */
export function setUpProduct(
  prepare: (started: { product: TestProduct; camille: TestUser }) => void,
  options?: ProductOptions,
) {
  let product: TestProduct | undefined
  beforeAll(async () => {
    product = await startProduct(options)
    prepare({ product, camille: await product.signUp('camille') })
  })
  afterAll(() => product?.close())
}
