import { describe, expect, it } from 'vitest'
import { analyseUtterance } from './analyse-utterance'

describe('"quoi" at the end', () => {
  it.each(['enfin elle est morte quoi', 'je suis crevée quoi', 'le dimanche c’est le pire quoi'])(
    'leaves "%s" a statement',
    (text) => {
      expect(analyseUtterance(text, 'tu').isQuestion).toBe(false)
    },
  )

  it.each(['c’est quoi', 'il est devenu quoi', 'c’est pour quoi', 'ça veut dire quoi'])(
    'makes "%s" a question',
    (text) => {
      expect(analyseUtterance(text, 'tu').isQuestion).toBe(true)
    },
  )
})

describe("the caller's name", () => {
  it.each([
    ['moi c’est inès', 'Inès'],
    ['salut c’est nordine', 'Nordine'],
    ['je m’appelle Jean-Pierre', 'Jean-Pierre'],
  ])('is found in "%s"', (text, name) => {
    expect(analyseUtterance(text, 'tu').callerName).toBe(name)
  })

  it.each([
    'pardonnez-moi c’est de l’humour',
    'ce qu’elle aime chez moi c’est que je me la raconte pas',
    'moi c’est d’angers',
    'moi c’est toujours pareil',
    'moi c’est votre voix que j’aime bien',
    'bonsoir c’est madame le goff',
  ])('is not found in "%s"', (text) => {
    expect(analyseUtterance(text, 'vous').callerName).toBeNull()
  })
})
