import { LRUCache } from 'lru-cache'
import { compressResponse } from '../responses/compress-response'
import { createEntityTag } from '../responses/entity-tag'
import type { PageRequest, RenderedPage } from './rendering/page-messages'

/**
 * A rendered page with its compressed body and its ETag, which are computed once for all visitors.
 */
export type CachedPage = RenderedPage & { brotli: Buffer; entityTag: string }

/** Renders a page; returns the status 304 without a body when its data still have the tag `knownDataTag`. */
export type RenderForCache = (knownDataTag: string | undefined) => Promise<RenderedPage>

/**
 * Enough for about two hundred pages: the companions and legal texts, in one or two variants each.
 */
const maxCacheBytes = 16_000_000

/** How long a page is served without checking whether its data have changed. */
const freshMs = 5_000

/** Redirects, errors and incomplete pages expire at once: only simultaneous requests share them. */
const uncachedTtlMs = 1

type Options = { maxBytes?: number; now?: () => number }

/**
 * Caches rendered public pages in memory. Simultaneous requests share one rendering; a page is
 * rendered again when its data have changed. While its data cannot be read, the earlier page is
 * served.
 */
export function createPageCache({ maxBytes = maxCacheBytes, now }: Options = {}) {
  const cache = new LRUCache<string, CachedPage, RenderForCache>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, brotli }) => body.length + brotli.length + 1,
    ttl: freshMs,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    ignoreFetchAbort: true,
    async fetchMethod(_key, stalePage, { options, context: render }) {
      const page = await render(stalePage?.dataTag).catch((error: unknown) => {
        if (!stalePage) throw error
        return stalePage
      })
      if (stalePage && (page.status === 304 || page.isIncomplete || page.status >= 500))
        return stalePage
      if (page === stalePage) return stalePage
      if (page.status !== 200 || page.isIncomplete) options.ttl = uncachedTtlMs
      return toCachedPage(page)
    },
  })

  return {
    async get(pageRequest: PageRequest, render: RenderForCache) {
      const page = await cache.fetch(createKey(pageRequest), { context: render })
      if (!page) throw new Error('The page was not rendered')
      return page
    },
  }
}

const createKey = ({ url, headers, isDemonstration, hasGoogle, hasMailbox }: PageRequest) =>
  JSON.stringify([url, headers, isDemonstration, hasGoogle, hasMailbox])

async function toCachedPage(page: RenderedPage): Promise<CachedPage> {
  const body = Buffer.from(page.body)
  const { body: brotli } = await compressResponse(body, 'br')
  // Weak, because the compressed and the uncompressed page share the tag.
  return { ...page, body, brotli, entityTag: `W/${createEntityTag(body)}` }
}
