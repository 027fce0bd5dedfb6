import { expect, test } from 'vitest'
import { isMobileDevice } from './mobile-device'

test('a phone is recognised, a computer and a silent client are not', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const computer =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  expect([phone, computer, null].map(isMobileDevice)).toEqual([true, false, false])
})
