import type { FastifyInstance } from 'fastify'
import { createSitemap, type SitemapPage } from './create-sitemap'

type Options = {
  origin: string
  /** All pages that search engines may list. */
  listPages(): Promise<readonly SitemapPage[]>
}

const cacheControl = 'public, max-age=3600'

/** Registers /sitemap.xml, and /robots.txt, which points to it. */
export async function searchEngineRoutes(app: FastifyInstance, { origin, listPages }: Options) {
  const robots = `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${new URL('/sitemap.xml', origin).href}
`

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('text/plain; charset=utf-8').send(robots),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = createSitemap(await listPages(), origin)
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(sitemap)
  })
}
