import { expect, test } from 'vitest'
import { pagePaths, talkPath } from '../../contract/paths'
import { suggestionsDismissal } from '../features/catalogue/voice-suggestions/dismissal'
import { bannerDismissal } from '../features/profile/completion/banner-dismissal'
import { createDismissalCookie } from './dismissal-cookie'

/** Whether a browser sends the cookie with a request (RFC 6265, section 5.1.4). */
function isSentWith(cookie: string, requestPath: string) {
  const path = /Path=([^;]+)/.exec(cookie)?.[1] ?? ''
  return requestPath === path || requestPath.startsWith(path.endsWith('/') ? path : `${path}/`)
}

test('reads, among other cookies, which user dismissed a part of a page', () => {
  const cookie = createDismissalCookie({ name: 'part', path: '/', maxAgeSeconds: 60 })
  const formatted = cookie.format('camille')
  expect(formatted).toBe('part=camille; Path=/; Max-Age=60; SameSite=Lax')
  const [pair] = formatted.split('; ')
  expect(cookie.readUserId(`theme=dark; ${pair}; part_2=other`)).toBe('camille')
  expect(cookie.readUserId('theme=dark')).toBeNull()
  expect(cookie.readUserId(null)).toBeNull()
})

test.each([
  ['the voice suggestions', suggestionsDismissal, pagePaths.dashboard],
  ['the profile banner', bannerDismissal, talkPath('margaux')],
])(
  'the browser sends the cookie when it requests the page that has %s, or the data of that page',
  (_part, { format }, page) => {
    for (const request of [page, `${page}.data`])
      expect(isSentWith(format('camille'), request)).toBe(true)
  },
)
