import { expect, test } from 'vitest'
import { detectDangers } from './detect-dangers'

test.each([
  'Je suis enceinte.',
  'bonsoir, je suis enceinte de trois mois',
  'je suis allée voir ma mère à la maison de retraite',
  'c’est bientôt Noël et je serai seule',
  'j’ai peur de finir ma vie tout seul',
  'Un inconnu m’a souri dans la rue.',
  'elle pleure quand je pars',
])('finds no danger in an ordinary statement: %s', (text) => {
  expect(detectDangers(text)).toEqual([])
})

test.each([
  'je suis enceinte et je saigne beaucoup',
  'c’est bientôt Noël et je serai seule, je veux en finir',
  'j’ai peur de finir ma vie tout seul, je préfère mourir',
])('finds a danger when the statement has more words: %s', (text) => {
  expect(detectDangers(text)).not.toEqual([])
})
