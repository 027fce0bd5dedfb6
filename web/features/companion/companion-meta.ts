import type { Agent } from '../../../contract/companions/catalogue'
import { previewSize } from '../../../domain/portrait/preview-size'

/** What search engines and previews read whole. */
const longestDescription = 155

/** Title, description and preview of a companion's page; `address` is absolute. */
export function describeCompanion(agent: Agent, address: string) {
  const { name, style, description } = agent
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
    ...describeImage(agent, address),
    { property: 'og:image:alt', content: `${name} en portrait` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Messengers show no SVG: a portrait of ours has a PNG made for them; another picture is its own. */
function describeImage({ id, image }: Agent, address: string) {
  if (!/^[/]portraits[/][^/]+[.]svg$/.test(new URL(image, address).pathname)) {
    return [{ property: 'og:image', content: image }]
  }
  return [
    { property: 'og:image', content: new URL(`/portraits/${id}.png`, image).href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
  ]
}

/** Ends at a word. */
function shorten(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
