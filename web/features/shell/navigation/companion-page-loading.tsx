import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { publicMessages } from '../../../../domain/public-messages'
import { isPathWithin } from '../page-layout'
import styles from './companion-page-loading.module.css'

/** A loading message is shown only if the page takes longer than this to load. */
const shownAfterMs = 300
/** How long each loading message is shown before the next. */
const textDurationMs = 1_000

const texts = [publicMessages.AGENTS_LOADING, publicMessages.AGENT_CONNECTING]

/** Shows the current page, or a loading message in its place while a companion's page is slow to load. */
export function CompanionPageLoading({ children }: { children: ReactNode }) {
  const pathname = useOpeningPathname()
  const [textIndex, setTextIndex] = useState(-1)
  useEffect(() => {
    setTextIndex(-1)
    if (!pathname) return
    const timeouts = texts.map((_, index) =>
      setTimeout(() => setTextIndex(index), shownAfterMs + index * textDurationMs),
    )
    return () => timeouts.forEach(clearTimeout)
  }, [pathname])
  if (!pathname || textIndex < 0) return children
  return (
    <div className={styles.waiting}>
      <span className={styles.portrait} />
      <p role="status">{texts[textIndex]}</p>
    </div>
  )
}

/** Returns the path of the companion's page that is being opened; null when there is none. */
function useOpeningPathname() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const isOpening =
    state === 'loading' &&
    location.pathname !== pathname &&
    isPathWithin(location.pathname, '/talk')
  return isOpening ? location.pathname : null
}
