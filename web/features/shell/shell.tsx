import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../../../contract/account/me'
import { ToastOutlet } from '../../ui/toast-outlet'
import { DemonstrationStrip } from './demonstration-strip'
import { Footer } from './footer'
import { NavigationProgress } from './navigation-progress'
import { frameOf } from './page-frame'
import styles from './shell.module.css'
import { TabBar } from './tab-bar'
import type { Theme } from './theme'
import { TitleBar } from './title-bar'
import { TopBar } from './top-bar'

type Properties = {
  me: Me | null
  theme: Theme
  isDemonstration: boolean
  /** The footer's button to the cookie settings. */
  cookieSettings: ReactNode
  /** The cookie question, under the page. */
  cookies: (hasMobileBars: boolean) => ReactNode
  children: ReactNode
}

/** Everything around a page: bars, footer, the skip link and the place of the toasts. */
export function Shell(properties: Properties) {
  const { me, theme, isDemonstration, cookieSettings, cookies, children } = properties
  const { pathname } = useLocation()
  const { topBar, hasMobileBars, hasFooter, title, backPath } = frameOf(pathname)
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main, pathname)

  return (
    <>
      <div className={hasMobileBars ? `${styles.shell} ${styles.withTabBar}` : styles.shell}>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
        <NavigationProgress />
        {isDemonstration && <DemonstrationStrip />}
        {topBar !== 'none' && (
          <TopBar me={me} pathname={pathname} isLanding={topBar === 'landing'} />
        )}
        {hasMobileBars && (
          <TitleBar title={title} backPath={backPath} pathname={pathname} me={me} />
        )}
        <main id="contenu" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {hasFooter && <Footer theme={theme} cookieSettings={cookieSettings} />}
        {hasMobileBars && <TabBar pathname={pathname} me={me} />}
        <ToastOutlet />
      </div>
      {cookies(hasMobileBars)}
    </>
  )
}

/** As after a real page load, a reader starts again at the content. */
function useFocusOnNewPage(main: { current: HTMLElement | null }, pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
