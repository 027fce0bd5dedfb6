/**
 * The articles of the blog, one Markdown file each: its front matter holds the fields that
 * server/features/articles/parse-article.ts describes. A new file is a new article.
 */
export const articleSources: Readonly<Record<string, string>> = import.meta.glob('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
