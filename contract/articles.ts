import { z } from 'zod'
import { articleCategoryKeys } from '../domain/articles/article-categories'
import { declareErrors } from './error-codes'
import { procedure } from './procedure'

const articleSummary = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** Calendar day. */
  publishedAt: z.iso.date(),
  category: z.enum(articleCategoryKeys),
  tags: z.array(z.string()),
  /** Path of the cover on our own origin; null without one. */
  imageUrl: z.string().nullable(),
  /** Estimated reading time in minutes. */
  readTime: z.number().int().positive(),
})

const article = articleSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
})

export type ArticleSummary = z.infer<typeof articleSummary>
export type Article = z.infer<typeof article>

const id = z.object({ id: z.coerce.number().int() })

/** The articles of the blog. */
export const articlesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/articles',
      summary: 'Les articles du blog, du plus récent au plus ancien',
    })
    .output(z.array(articleSummary)),
  get: procedure
    .errors(declareErrors('ARTICLE_NOT_FOUND'))
    .route({ method: 'GET', path: '/articles/{id}', summary: 'Un article du blog' })
    .input(id)
    .output(article),
  similar: procedure
    .errors(declareErrors('ARTICLE_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/articles/{id}/similar',
      summary: 'Deux articles au plus, de la même catégorie ou avec un mot-clé commun',
    })
    .input(id)
    .output(z.array(articleSummary)),
}
