/** The store is loaded after the page, with the cookie banner. */
async function openCookieSettings() {
  const { getCookieStore } = await import('./use-cookie-consent')
  getCookieStore().openSettings()
}

/** A button in the footer and in the cookie policy that opens the cookie settings. */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} onClick={() => void openCookieSettings()}>
    Paramètres des cookies
  </button>
)
