export type ShareChannel = 'whatsapp' | 'mail' | 'sms' | 'facebook' | 'twitter'

/**
 * Creates plain share links, so that nothing is loaded from the sharing services. Instagram has no share
 * link, so SharePanel copies the URL for it.
 */
export function createShareLinks(name: string, url: string): Record<ShareChannel, string> {
  const text = formatShareText(name)
  const encodedText = encodeURIComponent(`${text} : ${url}`)
  // Mail programs do not decode "+", so spaces are encoded as %20.
  const subject = encodeURIComponent(`${name} · Amivoix`)
  return {
    whatsapp: `https://wa.me/?text=${encodedText}`,
    mail: `mailto:?subject=${subject}&body=${encodedText}`,
    // iOS needs "&" before the body; Android accepts "?".
    sms: `sms:?&body=${encodedText}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    twitter: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
  }
}

/** The text sent with the link. */
export const formatShareText = (name: string) =>
  `${name}, un compagnon vocal à qui parler sur Amivoix`
