import { expect, test } from 'vitest'
import { bannerCookieOf, readBannerDismissal } from './banner-dismissal'

test('who has put the banner away is found again, among other cookies', () => {
  const [cookie] = bannerCookieOf('camille').split('; ')
  expect(readBannerDismissal(`theme=dark; ${cookie}; x=1`)).toBe('camille')
  expect(readBannerDismissal('theme=dark')).toBeNull()
  expect(readBannerDismissal(null)).toBeNull()
})
