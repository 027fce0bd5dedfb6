import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { pageContext } from '../contract/page-context'
import { isMobileDevice } from '../contract/page-variant'
import { publicMessages } from '../domain/public-messages'
import type { Route } from './+types/root'
import { useEarlyPresses } from './document/use-early-presses'
import { useFavouritesSync } from './favourites/use-favourites'
import { useAppointmentNotifications } from './features/appointments/notifications/use-appointment-notifications'
import { CookieSettingsButton } from './features/cookies/cookie-settings-button'
import { FullPageFailure } from './features/shell/full-page-failure'
import { CompanionPageLoading } from './features/shell/navigation/companion-page-loading'
import { signOutAction } from './features/shell/navigation/sign-out-action'
import { Shell } from './features/shell/shell'
import { defaultTheme, readTheme } from './features/shell/theme/theme'
import type { RootData } from './session/use-me'
import fonts from './styles/fonts.css?inline'
import { showToast } from './ui/feedback/toast'
import './styles/tokens.css'
import './styles/base.css'

/** Loaded after the page. The server cannot render the banner, because only the browser knows the cookie choice. */
const CookieBanner = lazy(async () => ({
  default: (await import('./features/cookies/cookie-banner')).CookieBanner,
}))

/**
 * Loads the signed-in user and the settings of the page. Pages for signed-in users load the user again, and
 * show an error when that fails.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, isDemonstration, hasGoogle, hasMailbox, publicOrigin, analyticsId } =
    context.get(pageContext)
  const cookies = request.headers.get('cookie')
  // Public pages stay readable when the database is down.
  const me = await api.me.get().catch(() => 'unknown' as const)
  const rootData = {
    me: me === 'unknown' ? null : me,
    hasUserLoadFailed: me === 'unknown' && (cookies?.includes('session_token') ?? false),
    theme: readTheme(cookies),
    isMobileDevice: isMobileDevice(request.headers.get('user-agent')),
    isDemonstration,
    hasGoogle,
    hasMailbox: hasMailbox ?? false,
    publicOrigin,
    analyticsId,
  }
  return rootData satisfies RootData
}

/** The last root loader data in this browser; never set on the server. */
let lastData: Awaited<ReturnType<typeof loader>> | undefined

/**
 * Returns the last data when the request fails, so that the app shell stays and the error replaces only the page.
 * Rethrows the error if it is a response, such as a redirect, or if there is no last data.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    lastData = await serverLoader()
  } catch (error) {
    if (error instanceof Response || !lastData) throw error
  }
  return lastData
}

/** Handles the sign-out button. The root has this action, because the button is on many pages. */
export const clientAction = signOutAction

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>('root')
  // The theme that the server rendered. The theme choice in the footer changes the document directly.
  const [theme] = useState(rootData?.theme ?? defaultTheme)
  return (
    // theme.js replaces the system theme before hydration, so React may find a different value.
    <html
      lang="fr"
      data-theme={theme === 'light' ? 'light' : 'dark'}
      data-demonstration={rootData?.isDemonstration || undefined}
      data-device={rootData?.isMobileDevice ? 'mobile' : undefined}
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
        {/* A built page declares its fonts after the first paint (web/document/defer-assets.ts). */}
        {import.meta.env.DEV && <style>{fonts}</style>}
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
  const { me, theme, isDemonstration, hasMailbox, hasUserLoadFailed, analyticsId } = loaderData
  useEffect(() => {
    lastData = loaderData
  }, [loaderData])
  // Runs on every page, because the visitor may not return to the page of the call.
  useEffect(deleteOldCaptions, [])
  useFavouritesSync(me)
  // Must follow useFavouritesSync, so that a press that useEarlyPresses repeats changes the account's favourites.
  useEarlyPresses()
  useAppointmentNotifications(me?.id)
  useEffect(() => {
    if (hasUserLoadFailed) showToast({ kind: 'failed', text: publicMessages.PROFILE_NOT_LOADED })
  }, [hasUserLoadFailed])
  return (
    <Shell
      me={me}
      theme={theme}
      isDemonstration={isDemonstration}
      hasMailbox={hasMailbox}
      cookieSettings={<CookieSettingsButton />}
      renderCookieBanner={(hasMobileBars) => (
        <Suspense>
          <CookieBanner analyticsId={analyticsId} isAboveTabBar={hasMobileBars} />
        </Suspense>
      )}
    >
      <CompanionPageLoading>
        <Outlet />
      </CompanionPageLoading>
    </Shell>
  )
}

/**
 * Removes stored captions once they are too old. The code is loaded separately, because few visitors have stored
 * captions. If it cannot be loaded, the next full page load tries again.
 */
const deleteOldCaptions = () =>
  void import('./features/call/connection/delete-old-captions-of-tab').then(
    (captions) => void captions.deleteOldCaptionsOfTab(),
    () => {},
  )

/** Shown when the app shell cannot be loaded or rendered. Failures of pages are shown by routes/pages.tsx. */
export function ErrorBoundary() {
  // Root may have failed before it could repeat the presses from before hydration.
  useEarlyPresses()
  return (
    <main>
      <FullPageFailure
        message={publicMessages.SERVER_FAILED}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
