import { expect, test } from 'vitest'
import { formatThemeCookie, readTheme } from './theme'

test('reads the theme among other cookies', () => {
  expect(readTheme('session=a=b; theme=light; other=1')).toBe('light')
})

test.each([null, '', 'theme=', 'theme=neon', 'my-theme=light'])(
  'falls back to the dark theme for %j',
  (cookies) => {
    expect(readTheme(cookies)).toBe('dark')
  },
)

test('parses a formatted cookie back into the same theme', () => {
  expect(readTheme(formatThemeCookie('system').split(';')[0] ?? '')).toBe('system')
})
