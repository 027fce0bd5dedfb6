import type { Agent } from '../../../contract/companions/catalogue'
import { createPageMeta } from '../../document/page-meta'

/** Maximum length that search engines and link previews show, in characters. */
const maxDescriptionLength = 155

/** Meta tags of a companion's page; `url` is its absolute URL. */
export function createCompanionMeta(companion: Agent, url: string) {
  const { name, style, description } = companion
  const title = `Parler avec ${name}, ${style.toLowerCase()} · Amivoix`
  const { origin, pathname } = new URL(url)
  return createPageMeta({
    origin,
    path: pathname,
    title,
    description: truncateAtWord(description),
    image: { ...findPreview(companion, url), alt: `${name} en portrait` },
  })
}

/** Returns the picture for link previews. They do not support SVG, so our own portraits are used as PNG. */
function findPreview({ id, image }: Agent, url: string) {
  if (!/^[/]portraits[/][^/]+[.]svg$/.test(new URL(image, url).pathname)) return { url: image }
  return { url: new URL(`/portraits/${id}.png`, image).href, isOwnPreview: true }
}

function truncateAtWord(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`
}
