import { lazy, Suspense, useEffect, useRef } from 'react'
import { acceptedCookies, refusedCookies } from '../../../domain/cookie-consent'
import { Button } from '../../ui/button'
import { takeLowerEdge } from '../../ui/lower-edge'
import styles from './cookie-banner.module.css'
import { openCookies, useCookieConsent, useCookieEffects, useCookieSettingsOpen } from './cookies'

/** Needed by those who choose for themselves only. */
const CookieSettings = lazy(async () => ({
  default: (await import('./cookie-settings')).CookieSettings,
}))

type Properties = {
  analyticsId: string | undefined
  /** The phone's tab bar stands below. */
  isAboveTabBar: boolean
}

/**
 * The cookie question, until it has an answer, and what the answer does. It stands under the page
 * and sticks to the window's lower edge, so that it covers nothing that cannot be scrolled free.
 */
export function Cookies({ analyticsId, isAboveTabBar }: Properties) {
  const consent = useCookieConsent()
  const isSettingsOpen = useCookieSettingsOpen()
  useCookieEffects(analyticsId)
  const hasBeenOpen = useRef(false)
  hasBeenOpen.current ||= isSettingsOpen
  return (
    <>
      {consent === null && <Banner isAboveTabBar={isAboveTabBar} />}
      {hasBeenOpen.current && (
        <Suspense>
          <CookieSettings analyticsId={analyticsId} isOpen={isSettingsOpen} />
        </Suspense>
      )}
    </>
  )
}

function Banner({ isAboveTabBar }: Pick<Properties, 'isAboveTabBar'>) {
  const banner = useRef<HTMLElement>(null)
  useAnnouncedHeight(banner)
  const { answer, showSettings } = openCookies()
  return (
    <section
      ref={banner}
      id="cookies"
      tabIndex={-1}
      className={isAboveTabBar ? `${styles.banner} ${styles.aboveTabBar}` : styles.banner}
      aria-labelledby="cookies-title"
    >
      <div className={styles.words}>
        <h2 id="cookies-title">Des cookies, si vous le voulez bien</h2>
        <p>Les essentiels font marcher le site. Les autres attendent votre accord.</p>
      </div>
      <div className={styles.actions}>
        <Button size="s" onClick={() => answer(refusedCookies)}>
          Refuser
        </Button>
        <Button size="s" onClick={() => answer(acceptedCookies)}>
          Accepter tout
        </Button>
        <Button kind="ghost" size="s" onClick={() => showSettings(true)}>
          Paramétrer
        </Button>
      </div>
    </section>
  )
}

/** What else sticks to the lower edge stands above it. */
function useAnnouncedHeight(banner: { current: HTMLElement | null }) {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      takeLowerEdge(Math.ceil(height))
    })
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      takeLowerEdge(0)
    }
  }, [banner])
}
