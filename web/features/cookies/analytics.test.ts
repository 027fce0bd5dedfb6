import { expect, test } from 'vitest'
import { acceptedCookies, refusedCookies } from '../../../domain/cookie-consent'
import { createDeletionCookies } from './analytics-cookies'
import { createConsentSignals, deniedSignals } from './consent-signals'

test('grants the accepted categories only, and never personalised advertising', () => {
  expect(createConsentSignals(refusedCookies)).toEqual(deniedSignals)
  expect(createConsentSignals({ ...refusedCookies, analytics: true })).toEqual({
    ...deniedSignals,
    analytics_storage: 'granted',
  })
  expect(createConsentSignals(acceptedCookies)).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_personalization: 'denied',
  })
})

test('deletes analytics cookies for the host and every parent domain', () => {
  expect(
    createDeletionCookies('theme=dark; _ga=1; _ga_ABC=2; _gallery=3', 'www.amivoix.fr'),
  ).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Domain=www.amivoix.fr; Max-Age=0',
    '_ga=; Path=/; Domain=amivoix.fr; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Domain=www.amivoix.fr; Max-Age=0',
    '_ga_ABC=; Path=/; Domain=amivoix.fr; Max-Age=0',
  ])
})

test('deletes nothing without analytics cookies', () => {
  expect(createDeletionCookies('', 'localhost')).toEqual([])
  expect(createDeletionCookies('theme=dark; session=_ga', 'amivoix.fr')).toEqual([])
})
