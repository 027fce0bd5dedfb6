import { expect, test } from 'vitest'
import { readTheme, themeCookieOf } from './theme'

test('the chosen theme is found among other cookies', () => {
  expect(readTheme('session=a=b; theme=light; other=1')).toBe('light')
})

test.each([null, '', 'theme=', 'theme=neon', 'my-theme=light'])(
  '%j means the dark room',
  (cookies) => {
    expect(readTheme(cookies)).toBe('dark')
  },
)

test('what is stored is what is read back', () => {
  expect(readTheme(themeCookieOf('system').split(';')[0] ?? '')).toBe('system')
})
