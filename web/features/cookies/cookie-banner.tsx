import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { acceptedCookies, refusedCookies } from '../../../domain/cookie-consent'
import { Button } from '../../ui/buttons/button'
import { setBottomInset } from '../../ui/layout/bottom-inset'
import styles from './cookie-banner.module.css'
import {
  getCookieStore,
  useApplyCookieChoice,
  useCookieConsent,
  useCookieSettingsOpen,
} from './use-cookie-consent'

/** The settings dialog, whose script is loaded when it is first opened. */
const CookieSettings = lazy(async () => ({
  default: (await import('./cookie-settings')).CookieSettings,
}))

type Props = {
  /** Id of the analytics tag; undefined when the operator uses none. */
  analyticsId: string | undefined
  /** Whether the page has a tab bar on phones, above which the banner then stays. */
  isAboveTabBar: boolean
}

/**
 * The cookie banner, until a choice is made, and the cookie settings, when opened. Also applies the choice. The
 * banner is placed after the page and sticks to the bottom, so that everything it covers can be scrolled into view.
 */
export function CookieBanner({ analyticsId, isAboveTabBar }: Props) {
  const consent = useCookieConsent()
  const isSettingsOpen = useCookieSettingsOpen()
  useApplyCookieChoice(analyticsId)
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

function Banner({ isAboveTabBar }: Pick<Props, 'isAboveTabBar'>) {
  const banner = useRef<HTMLElement>(null)
  useBottomInsetOf(banner)
  const { choose, openSettings } = getCookieStore()
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={isAboveTabBar ? `${styles.banner} ${styles.aboveTabBar}` : styles.banner}
      aria-labelledby="cookies-title"
    >
      <div className={styles.words}>
        <h2 id="cookies-title">Des cookies, si vous le voulez bien</h2>
        <p>
          Les essentiels font marcher le site. Les autres attendent votre accord.{' '}
          <Link className="link" to={pagePaths.cookies}>
            En savoir plus
          </Link>
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="s" onClick={() => choose(refusedCookies)}>
          Refuser
        </Button>
        <Button size="s" onClick={() => choose(acceptedCookies)}>
          Accepter tout
        </Button>
        <Button kind="ghost" size="s" onClick={openSettings}>
          Paramétrer
        </Button>
      </div>
    </section>
  )
}

/** Sets the bottom inset to the height of the banner, so that sticky elements stay above it. */
function useBottomInsetOf(banner: { current: HTMLElement | null }) {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      setBottomInset(Math.ceil(height))
    })
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      setBottomInset(0)
    }
  }, [banner])
}
