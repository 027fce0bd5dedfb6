import { expect, test } from 'vitest'
import { createHomeStructuredData } from './structured-data'

test('lists the price in euros of each offer that everybody can buy', () => {
  const [organization, product] = createHomeStructuredData('https://amivoix.test')
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://amivoix.test' })
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: [
      { name: 'Pack Découverte, 17 minutes', price: '4.99', priceCurrency: 'EUR' },
      { price: '9.99' },
      { price: '19.99' },
      { price: '3.99', priceSpecification: { referenceQuantity: { unitCode: 'WEE' } } },
      { price: '24.99', priceSpecification: { referenceQuantity: { unitCode: 'MON' } } },
    ],
  })
})
