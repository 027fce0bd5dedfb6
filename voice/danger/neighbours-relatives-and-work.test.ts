import { expect, test } from 'vitest'
import { detectDangers } from './detect-dangers'

test.each([
  'j’ai le plafond de la salle de bain qui goutte depuis ce matin et le voisin du dessus il répond pas',
  'y a une fuite dans les toilettes et le propriétaire décroche pas',
  'le chauffagiste il répond plus depuis lundi',
  'mon chef répond jamais quand on a besoin de lui',
  'mon cousin répond pas il doit être au ski',
  'ma belle-mère elle débarque tous les jours depuis que le bébé est né et moi j’en peux plus',
  'mon chef me rajoute du travail tous les jours j’en peux plus',
  'elle regarde dans mes placards et mon mari il dit rien il dit que c’est sa mère',
  'il rentre il va dans sa chambre il claque la porte',
  'mon ado a claqué la porte de sa chambre',
  'mon fils m’a dit devant ses copains que je lui faisais honte il a quinze ans',
  'demain matin je lui fais sa toilette et ça recommence',
  'je suis jamais là la nuit et je dors le jour',
  'un gars retrouvait plus sa voiture on a fait les quatre étages',
  'j’ai bu une bière avec le voisin',
  'non j’ai déjà choisi',
  'j’ai déjà choisi',
])('finds no danger in "%s"', (text) => {
  expect(detectDangers(text)).toEqual([])
})

test.each([
  ['le voisin du dessous répond pas et ça sent le gaz dans la cage d’escalier', /medical|poison/],
  ['y a une fuite au plafond et la voisine de quatre-vingts ans répond pas', /medical/],
  ['mon père répond pas il est par terre', /medical/],
  ['il rentre il claque la porte et il me frappe', /violence/],
  ['mon copain a bu il claque toutes les portes et il me menace', /violence/],
  ['mon ado claque la porte et il crie qu’il veut mourir', /suicide/],
  ['mon fils de seize ans m’a poussée contre le mur', /violence/],
  ['ma belle-mère me rabaisse j’en peux plus j’ai envie d’en finir', /suicide/],
  ['j’en peux plus je veux que tout s’arrête', /suicide/],
  ['je lui fais sa toilette et je vais finir par la frapper', /violence/],
  ['j’ai déjà choisi le pont', /suicide/],
])('still finds the danger in "%s"', (text, danger) => {
  expect(detectDangers(text).join(' ')).toMatch(danger)
})

test('finds a danger in "j’ai déjà choisi" after despair', () => {
  expect(detectDangers('j’ai déjà choisi', ['j’en peux plus de vivre'])).not.toEqual([])
})
