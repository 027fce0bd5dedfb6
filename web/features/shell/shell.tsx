import { type ReactNode, useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import type { Me } from '../../../contract/account/me'
import { rememberCompanion } from '../../session/last-companion'
import { ToastOutlet } from '../../ui/feedback/toast-outlet'
import { Footer } from './footer'
import { NavigationProgress } from './navigation/navigation-progress'
import { TabBar } from './navigation/tab-bar'
import { TitleBar } from './navigation/title-bar'
import { TopBar } from './navigation/top-bar'
import { getPageLayout } from './page-layout'
import styles from './shell.module.css'
import type { Theme } from './theme/theme'

type Props = {
  me: Me | null
  theme: Theme
  isDemonstration: boolean
  /** Whether e-mails can be read at /dev/mail, because they are stored instead of sent. */
  hasMailbox: boolean
  /** The footer's button that opens the cookie settings. */
  cookieSettings: ReactNode
  /** The cookie banner, rendered after the page. */
  renderCookieBanner: (hasMobileBars: boolean) => ReactNode
  children: ReactNode
}

/** The app shell around a page: skip link, bars, footer and toasts. */
export function Shell(props: Props) {
  const { me, theme, isDemonstration, hasMailbox, children } = props
  const { cookieSettings, renderCookieBanner } = props
  const { pathname } = useLocation()
  const { topBar, hasMobileBars, hasFooter, title, hasOwnHeading, backPath } =
    getPageLayout(pathname)
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main, pathname)
  useServiceWorker()
  useRememberCompanion(pathname)

  return (
    <>
      <div className={hasMobileBars ? `${styles.shell} ${styles.withTabBar}` : styles.shell}>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
        <NavigationProgress />
        {isDemonstration && <DemonstrationStrip hasMailbox={hasMailbox} />}
        {topBar !== 'none' && (
          <TopBar me={me} pathname={pathname} isLanding={topBar === 'landing'} />
        )}
        {hasMobileBars && (
          <TitleBar
            title={title}
            isHeading={!hasOwnHeading}
            backPath={backPath}
            pathname={pathname}
            me={me}
          />
        )}
        <main id="contenu" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {hasFooter && <Footer theme={theme} cookieSettings={cookieSettings} />}
        {hasMobileBars && <TabBar pathname={pathname} me={me} />}
        <ToastOutlet />
      </div>
      {renderCookieBanner(hasMobileBars)}
    </>
  )
}

/** Moves the focus to the content of a new page, so that screen readers continue there. */
function useFocusOnNewPage(main: { current: HTMLElement | null }, pathname: string) {
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}

/** Remembers the companion whose page is open, because the page after a purchase links back to it. */
function useRememberCompanion(pathname: string) {
  useEffect(() => {
    const agentId = matchPath('/talk/:agentId', pathname)?.params.agentId
    if (agentId) rememberCompanion(agentId)
  }, [pathname])
}

/** Registers public/sw.js in production. */
function useServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // Some browsers refuse a service worker in private windows. The page works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, [])
}

/** Shown on every page in demonstration mode. */
export const DemonstrationStrip = ({ hasMailbox }: { hasMailbox: boolean }) => (
  <aside className={styles.demonstration} aria-label="Mode démonstration">
    <strong>Mode démonstration</strong>
    {hasMailbox && <a href="/dev/mail">Les e-mails se lisent ici</a>}
  </aside>
)
