import { themeCookieDays } from '../../../../domain/legal/cookie-lifetimes'

export const themes = ['dark', 'light', 'system'] as const

export type Theme = (typeof themes)[number]

export const defaultTheme: Theme = 'dark'

const themeCookieName = 'theme'
const cookieLifetimeSeconds = themeCookieDays * 86_400

/** Reads the theme from the cookies. Used by the server, so that the first paint has the chosen colours. */
export function readTheme(cookies: string | null): Theme {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const cookieValue = pairs.find(([name]) => name === themeCookieName)?.[1]
  return themes.find((theme) => theme === cookieValue) ?? defaultTheme
}

/** Formats the cookie for document.cookie. The cookie identifies nobody, so it needs no consent. */
export const formatThemeCookie = (theme: Theme) =>
  `${themeCookieName}=${theme}; Path=/; Max-Age=${cookieLifetimeSeconds}; SameSite=Lax`
