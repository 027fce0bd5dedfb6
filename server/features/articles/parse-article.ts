import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Article } from '../../../contract/articles'
import { articleCategories, articleCategoryKeys } from '../../../domain/articles/article-categories'
import { estimateReadMinutes } from '../../../domain/articles/read-time'
import { withFrenchSpaces, withNonBreakingDates } from '../../../domain/formatting/french-spaces'

/** An article with the companions that are drawn on its cover. */
export type StoredArticle = Article & {
  /** Ids of the companions on the cover, from left to right. */
  coverCompanions: readonly [string, string]
}

const frontMatterPattern = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s

const text = z.string().trim().min(1)
const categoryLabels = articleCategoryKeys.map((key) => articleCategories[key])

const frontMatter = z.strictObject({
  id: z.number().int().positive(),
  title: text,
  excerpt: text,
  author: text,
  publishedAt: z.iso.date(),
  category: z.enum(categoryLabels),
  tags: z.array(text).min(1),
  /** Path on our own origin. */
  imageUrl: z.string().startsWith('/').optional(),
  coverCompanions: z.tuple([text, text]),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  seoTitle: text,
  seoDescription: text,
})

/** Converts Markdown to HTML. Drops raw HTML; the sanitiser also removes dangerous link URLs. */
const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeStringify)

/**
 * Parses a Markdown file with YAML front matter. The read time is computed. Throws when a field is
 * missing, unknown or invalid.
 */
export function parseArticle(source: string): StoredArticle {
  const [, yaml, body] = frontMatterPattern.exec(source) ?? []
  if (yaml === undefined || body === undefined) throw new Error('The article has no front matter')
  const { category, imageUrl, ...fields } = frontMatter.parse(parseYaml(yaml))
  return {
    ...fields,
    title: addNonBreakingSpaces(fields.title),
    excerpt: addNonBreakingSpaces(fields.excerpt),
    seoTitle: addNonBreakingSpaces(fields.seoTitle),
    seoDescription: addNonBreakingSpaces(fields.seoDescription),
    category: findCategory(category),
    imageUrl: imageUrl ?? null,
    readTime: estimateReadMinutes(body),
    content: String(markdownProcessor.processSync(addNonBreakingSpaces(body))),
  }
}

/** Authors type ordinary spaces; French typography needs non-breaking ones. */
const addNonBreakingSpaces = (words: string) => withNonBreakingDates(withFrenchSpaces(words))

function findCategory(label: string) {
  const category = articleCategoryKeys.find((key) => articleCategories[key] === label)
  if (!category) throw new Error(`Unknown category: ${label}`)
  return category
}
