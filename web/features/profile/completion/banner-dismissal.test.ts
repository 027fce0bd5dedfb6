import { expect, test } from 'vitest'
import { createBannerCookie, readBannerDismissal } from './banner-dismissal'

test('reads back who dismissed the banner among other cookies', () => {
  const [cookie] = createBannerCookie('camille').split('; ')
  expect(readBannerDismissal(`theme=dark; ${cookie}; x=1`)).toBe('camille')
  expect(readBannerDismissal('theme=dark')).toBeNull()
  expect(readBannerDismissal(null)).toBeNull()
})
