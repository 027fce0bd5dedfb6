import { expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const statement = 'mes collègues veulent me présenter un certain julien'

it('names the people whom a statement mentions when no clause of it can be restated', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const call = startTestCall({ seed })
    await call.say('bonjour')
    expect((await call.say(statement)).join(' ')).toMatch(/collègues/)
  }
})

it('never says the same sentence twice in a call of many statements', async () => {
  const call = startTestCall({ seed: 3 })
  await call.sayAll([
    'bonjour',
    'le régime général, et un peu d’agricole',
    'on déjeune à onze heures et demie et le goûter c’est à trois heures',
    'le bureau de poste a fermé l’été dernier, c’est devenu un salon de toilettage',
    'au-dessus c’est monsieur keita',
    'l’une des deux cartes est pour le club, l’autre pour la chorale du jeudi',
    'le premier tour c’est les femmes de ménage, le deuxième les lycéens',
    'dehors le martin chante sur la tôle',
    'il y a un temple romain et un kebab',
  ])
  const sentences = call.responses.flat()
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
})
