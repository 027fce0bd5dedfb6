import { implement } from '@orpc/server'
import { articlesContract } from '../../../contract/articles'
import { pickSimilarArticles } from '../../../domain/articles/pick-similar-articles'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import type { ArticleLibrary } from './article-library'

const procedures = implement(articlesContract).$context<RequestContext>().use(handleErrors)

/** Creates the public procedures of the blog. */
export function createArticleRoutes(library: ArticleLibrary) {
  function getArticle(id: number) {
    const article = library.find(id)
    if (!article) throw new ApplicationError('ARTICLE_NOT_FOUND')
    return article
  }

  return procedures.router({
    list: procedures.list.handler(() => [...library.list()]),
    get: procedures.get.handler(({ input }) => getArticle(input.id)),
    similar: procedures.similar.handler(({ input }) =>
      pickSimilarArticles(getArticle(input.id), library.list()),
    ),
  })
}
