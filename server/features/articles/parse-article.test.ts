import { describe, expect, test } from 'vitest'
import { parseArticle } from './parse-article'

const frontMatter = {
  id: '1',
  title: '"Que dire ?"',
  excerpt: '"Un « bonjour » suffit."',
  author: '"L’équipe Amivoix"',
  publishedAt: '2026-11-02',
  category: 'Sécurité',
  tags: '[Voix, Écoute]',
  imageUrl: '/blog/couvertures/1.svg',
  coverCompanions: '[octave, eleonore]',
  slug: 'que-dire',
  seoTitle: '"Que dire ?"',
  seoDescription: '"Trouver ses premiers mots."',
}

const writeSource = (body: string, change: Record<string, string | undefined> = {}) => {
  const fields = Object.entries({ ...frontMatter, ...change }).filter(([, value]) => value)
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n${body}`
}

test('reads the front matter, and adds the spaces of French punctuation', () => {
  expect(parseArticle(writeSource('Bonjour.'))).toEqual({
    id: 1,
    title: 'Que dire\u00a0?',
    excerpt: 'Un «\u00a0bonjour\u00a0» suffit.',
    author: 'L’équipe Amivoix',
    publishedAt: '2026-11-02',
    category: 'securite',
    tags: ['Voix', 'Écoute'],
    imageUrl: '/blog/couvertures/1.svg',
    coverCompanions: ['octave', 'eleonore'],
    slug: 'que-dire',
    seoTitle: 'Que dire\u00a0?',
    seoDescription: 'Trouver ses premiers mots.',
    readTime: 1,
    content: '<p>Bonjour.</p>',
  })
})

test('returns no picture when the front matter has no imageUrl', () => {
  expect(parseArticle(writeSource('Bonjour.', { imageUrl: undefined })).imageUrl).toBeNull()
})

describe('the HTML', () => {
  const render = (body: string) => parseArticle(writeSource(body)).content

  test('has headings, lists, emphasis and links to our own site', () => {
    expect(render('## Un titre\n\n- *un*\n- **deux** : [ici](/blog/2)\n')).toBe(
      '<h2>Un titre</h2>\n<ul>\n<li><em>un</em></li>\n<li><strong>deux</strong>\u00a0: <a href="/blog/2">ici</a></li>\n</ul>',
    )
  })

  test.each([
    '<script>alert(1)</script>',
    'Un <img src=x onerror=alert(1)> mot',
    '[lien](javascript:alert(1))',
    '[lien](<java\tscript:alert(1)>)',
    '![image](data:text/html;base64,PHNjcmlwdD4=)',
    '<a href="javascript:alert(1)">lien</a>',
    '<style>*{display:none}</style>',
  ])('contains no script, style, event handler or data URL: %s', (body) => {
    expect(render(body)).not.toMatch(/<script|<style|onerror|javascript:|data:|script:/i)
  })
})

describe('an invalid article', () => {
  test.each([
    { category: 'Cuisine' },
    { id: '0' },
    { publishedAt: 'hier' },
    { slug: 'Que Dire' },
    { imageUrl: 'https://autre.test/1.png' },
    { tags: '[]' },
    { seoTitle: undefined },
    { humeur: 'gaie' },
  ])('is refused: %j', (change) => {
    expect(() => parseArticle(writeSource('Bonjour.', change))).toThrow()
  })

  test('is refused without front matter', () => {
    expect(() => parseArticle('# Bonjour')).toThrow('no front matter')
  })
})
