import { expect, test } from 'vitest'
import { pickSimilarArticles } from './pick-similar-articles'

const article = (id: number, category: 'amour' | 'guide' | 'securite', ...tags: string[]) => ({
  id,
  category,
  tags,
})

test('picks two others with the same category or a common tag, the closest first', () => {
  const currentArticle = article(1, 'amour', 'Voix', 'Écoute')
  const others = [
    article(2, 'guide', 'Voix'),
    article(3, 'securite', 'Données'),
    article(4, 'amour'),
    article(5, 'guide', 'Voix', 'Écoute'),
  ]
  expect(
    pickSimilarArticles(currentArticle, [currentArticle, ...others]).map(({ id }) => id),
  ).toEqual([5, 2])
})

test('picks no article when none is similar', () => {
  const currentArticle = article(1, 'amour', 'Voix')
  expect(
    pickSimilarArticles(currentArticle, [currentArticle, article(2, 'guide', 'Droit')]),
  ).toEqual([])
})
