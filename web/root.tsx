import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { pageContext } from '../contract/page-context'
import { messages } from '../domain/messages'
import type { Route } from './+types/root'
import { useFavouritesSync } from './favourites'
import { Cookies } from './features/cookies/cookie-banner'
import { CookieSettingsButton } from './features/cookies/cookie-settings-button'
import { Failure } from './features/shell/failure'
import { isMobileDevice } from './features/shell/mobile-device'
import { Shell } from './features/shell/shell'
import { defaultTheme, readTheme } from './features/shell/theme'
import { useServiceWorker } from './features/shell/use-service-worker'
import type { RootData } from './session'
import { showToast } from './ui/toast'
import './styles/tokens.css'
import './styles/base.css'

/** Who is here and how the page looks. Pages that need a person ask again and say when it fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, isDemonstration, hasGoogle, publicOrigin, analyticsId } = context.get(pageContext)
  const cookies = request.headers.get('cookie')
  // A public page stays readable when the database does not answer.
  const me = await api.me.get().catch(() => 'unknown' as const)
  const data = {
    me: me === 'unknown' ? null : me,
    hasProfileFailed: me === 'unknown' && (cookies?.includes('session_token') ?? false),
    theme: readTheme(cookies),
    isMobileDevice: isMobileDevice(request.headers.get('user-agent')),
    isDemonstration,
    hasGoogle,
    publicOrigin,
    analyticsId,
  }
  return data satisfies RootData
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  // As the page came: from then on the choice in the footer changes the document itself.
  const [theme] = useState(data?.theme ?? defaultTheme)
  return (
    // theme.js settles « système » before the first paint, so that React finds another value there.
    <html
      lang="fr"
      data-theme={theme === 'light' ? 'light' : 'dark'}
      data-demonstration={data?.isDemonstration || undefined}
      data-device={data?.isMobileDevice ? 'mobile' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme === 'light' ? '#f8f3ed' : '#140c11'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        {theme === 'system' && <script src="/theme.js" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { me, theme, isDemonstration, hasProfileFailed, analyticsId } = loaderData
  useServiceWorker()
  useFavouritesSync(me)
  useEffect(() => {
    if (hasProfileFailed) showToast({ kind: 'failed', text: messages.PROFILE_NOT_LOADED })
  }, [hasProfileFailed])
  return (
    <Shell
      me={me}
      theme={theme}
      isDemonstration={isDemonstration}
      cookieSettings={<CookieSettingsButton />}
      cookies={(hasMobileBars) => (
        <Cookies analyticsId={analyticsId} isAboveTabBar={hasMobileBars} />
      )}
    >
      <Outlet />
    </Shell>
  )
}

export const ErrorBoundary = () => <Failure />
