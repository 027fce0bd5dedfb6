import type { MetaDescriptor } from 'react-router'
import { previewSize } from '../../domain/portrait/picture/preview-size'

export const siteName = 'Amivoix'

/** Path of the link preview picture for pages without their own. */
const sitePreviewPath = '/apercu.png'

type PreviewImage = {
  /** An absolute URL, or a path on our own origin. */
  url: string
  alt: string
  /** Whether the picture is a PNG that we made as a link preview; only then is its size known. */
  isOwnPreview?: boolean
}

export type PageMeta = {
  /** The origin of the site. */
  origin: string
  /** The path of the page without its query. Together with `origin` it is the canonical URL. */
  path: string
  title: string
  description: string
  kind?: 'website' | 'article'
  image?: PreviewImage
  /** JSON-LD documents with types of schema.org, without `@context`. */
  structuredData?: readonly Record<string, unknown>[]
  /** The calendar day on which an article was published. */
  publishedAt?: string
  /** Whether search engines must not list the page. Links to it still have a preview. */
  isNoindex?: boolean
}

/**
 * Returns the tags in the head of a page: title, description, canonical URL, link preview, JSON-LD.
 * Call it only in loaders, so that it is not part of the browser's scripts.
 */
export function createPageMeta(page: PageMeta): MetaDescriptor[] {
  const { origin, path, title, description, structuredData = [] } = page
  const url = new URL(path, origin).href
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...createImageMeta(
      page.image ?? { url: sitePreviewPath, alt: siteName, isOwnPreview: true },
      origin,
    ),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.publishedAt === undefined
      ? []
      : [{ property: 'article:published_time', content: page.publishedAt }]),
    ...structuredData.map((document) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...document },
    })),
  ]
}

const createImageMeta = (
  { url, alt, isOwnPreview = false }: PreviewImage,
  origin: string,
): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(url, origin).href },
  ...(isOwnPreview
    ? [
        { property: 'og:image:type', content: 'image/png' },
        { property: 'og:image:width', content: String(previewSize.width) },
        { property: 'og:image:height', content: String(previewSize.height) },
      ]
    : []),
  { property: 'og:image:alt', content: alt },
]
