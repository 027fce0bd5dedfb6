import type { Agent } from '../../../contract/companions/catalogue'
import { previewSize } from '../../../domain/portrait/picture/preview-size'

/** Maximum length that search engines and link previews show, in characters. */
const maxDescriptionLength = 155

/** Meta tags of a companion's page; `address` is its absolute URL. */
export function createCompanionMeta(agent: Agent, address: string) {
  const { name, style, description } = agent
  const title = `Parler avec ${name}, ${style.toLowerCase()} · Amivoix`
  const summary = truncateAtWord(description)
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
    ...createImageMeta(agent, address),
    { property: 'og:image:alt', content: `${name} en portrait` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Link previews do not support SVG: our portraits have a PNG; other images are used as they are. */
function createImageMeta({ id, image }: Agent, address: string) {
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

function truncateAtWord(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`
}
