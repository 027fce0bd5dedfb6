import type { Agent } from '../../../contract/catalogue'

/** What search engines and previews read whole. */
const longestDescription = 155

/** Title, description and preview of a companion's page; `address` is absolute. */
export function describeCompanion({ name, style, description, image }: Agent, address: string) {
  const title = `Parler avec ${name}, ${style.toLowerCase()} · Amivoix`
  const summary = shorten(description)
  return [
    { title },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Amivoix' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: `Portrait de ${name}` },
  ]
}

/** Ends at a word. */
function shorten(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
