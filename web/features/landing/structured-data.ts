import { pagePaths } from '../../../contract/paths'
import { isForSubscribersOnly, type Offer, offers } from '../../../domain/offers'

const currency = 'EUR'

/** Codes of UN/CEFACT, which schema.org uses for units. */
const unitCodes = { week: 'WEE', month: 'MON' } as const

/** Returns schema.org objects that describe the site and its offers to search engines. */
export const createHomeStructuredData = (origin: string) => [
  {
    '@type': 'Organization',
    name: 'Amivoix',
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
  },
  {
    '@type': 'Product',
    name: 'Minutes de conversation Amivoix',
    description:
      'Des minutes de conversation vocale avec des compagnons qui sont des intelligences artificielles, pour adultes.',
    brand: { '@type': 'Brand', name: 'Amivoix' },
    image: `${origin}/apercu.png`,
    offers: Object.values<Offer>(offers)
      .filter((offer) => !isForSubscribersOnly(offer))
      .map((offer) => createOfferStructuredData(offer, origin)),
  },
]

function createOfferStructuredData(offer: Offer, origin: string) {
  const price = (offer.priceCents / 100).toFixed(2)
  return {
    '@type': 'Offer',
    name: `${offer.name}, ${offer.minutes} minutes`,
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: origin + pagePaths.register,
    ...(offer.mode === 'subscription' && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 1,
          unitCode: unitCodes[offer.interval],
        },
      },
    }),
  }
}
