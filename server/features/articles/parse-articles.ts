import { parseArticle, type StoredArticle } from './parse-article'

/**
 * Parses all articles; returns the newest first. `sources` maps paths of files named
 * `<id>-<slug>.md` to their texts. Throws when an article is invalid or does not match its file
 * name.
 */
export const parseArticles = (
  sources: Readonly<Record<string, string>>,
): readonly StoredArticle[] =>
  Object.entries(sources)
    .map(([file, source]) => readArticle(file, source))
    .toSorted(
      (first, second) =>
        second.publishedAt.localeCompare(first.publishedAt) || second.id - first.id,
    )

function readArticle(file: string, source: string): StoredArticle {
  try {
    const article = parseArticle(source)
    if (file.endsWith(`/${article.id}-${article.slug}.md`)) return article
    throw new Error(`Its id and slug are ${article.id} and ${article.slug}`)
  } catch (error) {
    throw new Error(`The article ${file} is invalid`, { cause: error })
  }
}
