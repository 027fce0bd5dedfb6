import { getCookieStore } from './use-cookie-consent'

/** Opens the cookie settings; used in the footer and in the cookie policy. */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} onClick={() => getCookieStore().showSettings(true)}>
    Paramètres des cookies
  </button>
)
