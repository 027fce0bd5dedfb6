import { expect, test } from 'vitest'
import { createPageMeta } from './page-meta'

const page = {
  origin: 'https://amivoix.test',
  path: '/blog',
  title: 'Blog · Amivoix',
  description: 'Des articles.',
}

test('adds the canonical URL and the link preview of the page', () => {
  const tags = createPageMeta(page)
  expect(tags).toContainEqual({ title: 'Blog · Amivoix' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://amivoix.test/blog',
  })
  expect(tags).toContainEqual({ property: 'og:description', content: 'Des articles.' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://amivoix.test/apercu.png' })
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
})

test('omits the size of a picture that is not one of our previews', () => {
  const image = { url: 'https://amivoix.test/images/a.webp', alt: 'Un portrait' }
  const tags = createPageMeta({ ...page, image })
  expect(tags).toContainEqual({ property: 'og:image', content: image.url })
  expect(JSON.stringify(tags)).not.toContain('og:image:width')
})

test('keeps the link preview of a page that search engines must not list', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(createPageMeta(page)).not.toContainEqual(robots)
  const tags = createPageMeta({ ...page, isNoindex: true })
  expect(tags).toContainEqual(robots)
  expect(tags).toContainEqual({ property: 'og:title', content: 'Blog · Amivoix' })
})

test('adds structured data as JSON-LD with the context of schema.org', () => {
  const structuredData = [{ '@type': 'BlogPosting', headline: 'Bonjour' }]
  expect(createPageMeta({ ...page, structuredData })).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Bonjour',
    },
  })
})
