import { openCookies } from './cookies'

/** Opens the settings again at any time: the footer's, and the cookie policy's. */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} onClick={() => openCookies().showSettings(true)}>
    Paramètres des cookies
  </button>
)
