export type ShareChannel = 'whatsapp' | 'mail' | 'sms' | 'facebook' | 'twitter'

/**
 * A companion's address, handed to each service as a plain link: nothing of theirs is loaded here
 * (first document, section 2, « Share links »). Instagram takes none: there the link is copied.
 */
export function shareLinks(name: string, address: string): Record<ShareChannel, string> {
  const text = shareText(name)
  const words = encodeURIComponent(`${text} : ${address}`)
  // A mail programme reads « + » as itself, so that spaces are written %20.
  const subject = encodeURIComponent(`${name} · Amivoix`)
  return {
    whatsapp: `https://wa.me/?text=${words}`,
    mail: `mailto:?subject=${subject}&body=${words}`,
    // iOS wants « & » before the body, Android is content with « ? ».
    sms: `sms:?&body=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    twitter: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(address)}`,
  }
}

/** For whoever receives the link. */
export const shareText = (name: string) => `${name}, un compagnon vocal à qui parler sur Amivoix`
