import { expect, test } from 'vitest'
import { acceptedCookies, refusedCookies } from '../../../domain/cookie-consent'
import { analyticsCookiesOf } from './analytics-cookies'
import { consentSignals, deniedSignals } from './consent-signals'

test('each permission is given by its own switch, and none by default', () => {
  expect(consentSignals(refusedCookies)).toEqual(deniedSignals)
  expect(consentSignals({ ...refusedCookies, analytics: true })).toEqual({
    ...deniedSignals,
    analytics_storage: 'granted',
  })
  expect(consentSignals(acceptedCookies)).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_personalization: 'denied',
  })
})

test('what the tag left goes, from every domain that it can have been set for', () => {
  expect(analyticsCookiesOf('theme=dark; _ga=1; _ga_ABC=2; _gallery=3', 'www.amivoix.fr')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Domain=www.amivoix.fr; Max-Age=0',
    '_ga=; Path=/; Domain=amivoix.fr; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Domain=www.amivoix.fr; Max-Age=0',
    '_ga_ABC=; Path=/; Domain=amivoix.fr; Max-Age=0',
  ])
})

test('where there is nothing of the tag, nothing is touched', () => {
  expect(analyticsCookiesOf('', 'localhost')).toEqual([])
  expect(analyticsCookiesOf('theme=dark; session=_ga', 'amivoix.fr')).toEqual([])
})
