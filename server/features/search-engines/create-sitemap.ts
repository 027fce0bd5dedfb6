import { escapeHtml } from '../../platform/http/responses/escape-html'

export type SitemapPage = {
  path: string
  /** The calendar day of the last change, if it is known. */
  changedOn?: string
}

/**
 * Returns a sitemap (https://www.sitemaps.org/protocol.html). The protocol allows at most 50,000
 * pages; this is not checked.
 */
export const createSitemap = (pages: readonly SitemapPage[], origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => createEntry(page, origin)).join('\n')}
</urlset>
`

const createEntry = ({ path, changedOn }: SitemapPage, origin: string) =>
  `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${
    changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
  }</url>`
