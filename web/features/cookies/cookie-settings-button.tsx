/** The store is loaded after the page, with the cookie question. */
async function openCookieSettings() {
  const { getCookieStore } = await import('./use-cookie-consent')
  getCookieStore().showSettings(true)
}

/** Opens the cookie settings; used in the footer and in the cookie policy. */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} onClick={() => void openCookieSettings()}>
    Paramètres des cookies
  </button>
)
