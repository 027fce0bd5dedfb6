import { afterAll, beforeAll } from 'vitest'
import { type ProductOptions, startProduct, type TestProduct, type TestUser } from './start-product'

/** Starts a product with one user for the tests of the file or describe block. */
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
