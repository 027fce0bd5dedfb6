import { expect, test } from 'vitest'
import { findMemorableFacts } from './find-memorable-facts'

const today = '2026-11-22'
const say = (...texts: string[]) => texts.map((text) => ({ speaker: 'caller' as const, text }))
const findFacts = (...texts: string[]) => findMemorableFacts(say(...texts), { today })

test.each([
  ['J’ai un entretien avec les RH jeudi.', 'un entretien avec les RH', '2026-11-26'],
  ["demain j'ai mon permis de conduire", 'mon permis de conduire', '2026-11-23'],
  ['Je passe le permis moto dans deux semaines', 'le permis moto', '2026-12-06'],
  ['Je pars à Lyon vendredi.', 'mon voyage à Lyon', '2026-11-27'],
  ['Je vois les RH mardi à 14h.', 'le rendez-vous avec les RH', '2026-11-24'],
  ['J’ai congé vendredi.', null, '2026-11-27'],
  ['J’ai aussi un rendez-vous jeudi.', 'un rendez-vous', '2026-11-26'],
])('finds the event in "%s"', (text, topic, eventDay) => {
  expect(findFacts(text)).toMatchObject([{ topic, eventDay }])
})

test.each([
  [
    'J’ai un entretien avec les RH jeudi.',
    'Vous avez un entretien avec les RH le jeudi 26 novembre.',
  ],
  ['Bon, ma fille s’appelle Léa, elle est grande.', 'Votre fille s’appelle Léa.'],
  ["mon chien s'appelle Rex", 'Votre chien s’appelle Rex.'],
  ['J’ai deux enfants.', 'Vous avez deux enfants.'],
  ['je travaille de nuit à l’hôpital', 'Vous travaillez de nuit à l’hôpital.'],
  ['Je suis infirmière.', 'Vous êtes infirmière.'],
  ['j’habite à Nantes', 'Vous habitez à Nantes.'],
  ['J’apprends le piano.', 'Vous apprenez le piano.'],
  ['J’adore les romans policiers.', 'Vous adorez les romans policiers.'],
])('states the fact in "%s" in the second person', (text, statement) => {
  expect(findFacts(text).map((fact) => fact.statement)).toEqual([statement])
})

test.each([
  'Je suis triste ce soir.',
  'Je me sens seule.',
  'Je suis fière de moi.',
  'Je suis la dernière.',
  'J’ai peur de demain.',
  'Je n’ai pas d’enfants.',
  'Est-ce que j’ai un rendez-vous demain ?',
  'Tu habites à Nantes ?',
  'Je suis fatiguée, j’ai mal dormi.',
  'J’ai avalé une boîte de somnifères, demain je ne serai plus là.',
  'Hier j’ai vu mon frère.',
  'J’ai mis ma mère en maison de retraite lundi.',
  'J’ai enfin trouvé un appartement jeudi.',
  'J’ai perdu mon père dimanche.',
  'J’adore ta voix.',
  'Quand j’étais petite j’habitais à Nantes.',
])('finds no fact worth remembering in "%s"', (text) => {
  expect(findFacts(text)).toEqual([])
})

test.each([
  ['J’ai un entretien le lendemain.', []],
  ['J’ai un concert samedi le lendemain je pars à Lyon.', []],
  [
    'Samedi j’ai un mariage et le lendemain je pars à Lyon.',
    ['Vous avez un mariage le samedi 28 novembre.'],
  ],
])('gives no date to "le lendemain" in "%s"', (text, statements) => {
  expect(findFacts(text).map(({ statement }) => statement)).toEqual(statements)
})

test('finds no fact when the caller asks to remember nothing of the call', () => {
  expect(
    findFacts('J’habite à Nantes.', 'Ne retiens rien de cet appel.', 'Je suis infirmière.'),
  ).toEqual([])
})

test('leaves out what the caller asked to forget', () => {
  const facts = findFacts(
    'J’habite à Nantes.',
    'Je suis infirmière.',
    'Oublie ce que je viens de dire.',
  )
  expect(facts.map(({ quote }) => quote)).toEqual(['J’habite à Nantes'])
})

test('finds no fact in what the companion said', () => {
  const turns = [{ speaker: 'companion' as const, text: 'J’habite à Nantes.' }]
  expect(findMemorableFacts(turns, { today })).toEqual([])
})

test('finds each unknown fact once, at most five facts, and events first', () => {
  expect(findFacts('J’habite à Nantes.', 'Oui, j’habite à Nantes.')).toHaveLength(1)
  const knownStatements = ['Vous habitez à Nantes.']
  expect(findMemorableFacts(say('J’habite à Nantes.'), { today, knownStatements })).toEqual([])
  const limitedFacts = findFacts(
    'J’habite à Nantes.',
    'J’ai deux enfants.',
    'Je suis infirmière.',
    'J’apprends le piano.',
    'Mon chien s’appelle Rex.',
    'J’adore les romans policiers.',
    'J’ai un entretien demain.',
  )
  expect(limitedFacts).toHaveLength(5)
  expect(limitedFacts[0]?.topic).toBe('un entretien')
})

test.each([
  [['J’ai un chien, il s’appelle Pixel.'], 'J’ai un chien, il s’appelle Pixel'],
  [['j’ai un chien il s’appelle Pixel'], 'j’ai un chien il s’appelle Pixel'],
  [["J'ai un chien, Pixel."], 'J’ai un chien, Pixel'],
  [['J’ai un chien.', 'Il s’appelle Pixel.'], 'J’ai un chien. Il s’appelle Pixel'],
  [['Mon chien s’appelle Pixel.', 'Oui, j’ai un chien.'], 'Mon chien s’appelle Pixel'],
])('proposes an animal and its name in %j as one fact', (texts, quote) => {
  expect(findFacts(...texts)).toMatchObject([{ statement: 'Votre chien s’appelle Pixel.', quote }])
})

test('proposes no relative whose name is remembered', () => {
  const knownStatements = ['Votre sœur s’appelle Zoé.']
  expect(findMemorableFacts(say('J’ai une sœur.'), { today, knownStatements })).toEqual([])
})

/** Returns the facts found in a call in which the companion teaches a phrase and the caller says these texts. */
const findFactsOfLesson = (phrase: string, ...texts: string[]) =>
  findMemorableFacts(
    [{ speaker: 'companion', text: `On dit : « ${phrase} ». À vous.` }, ...say(...texts)],
    { today },
  )

test('finds the words that were learned in a lesson', () => {
  expect(findFactsOfLesson('Gracias', 'Gracias !')).toEqual([
    {
      statement: 'Vous avez appris en espagnol : « Gracias ».',
      quote: 'Gracias !',
      topic: null,
      eventDay: null,
    },
  ])
  expect(findFactsOfLesson('Wo ist der Bahnhof?', 'Wo ist der Bahnhof ?')).toHaveLength(1)
})

test.each([
  'gracias, mais je veux mourir',
  'Gracias, mon médecin parle espagnol.',
  'Gracias, elle m’a fait une fellation.',
])('finds no learned words in the dangerous, sensitive or forbidden turn "%s"', (text) => {
  expect(findFactsOfLesson('Gracias', text)).toEqual([])
  expect(findFactsOfLesson('Gracias', text, 'Gracias !')).toMatchObject([{ quote: 'Gracias !' }])
})

test('finds no learned words in French sentences with a word that also exists in another language', () => {
  const turns = [
    { speaker: 'companion', text: 'Et si ça arrivait ? « Si j’ose », disiez-vous.' },
    ...say('Qu’est-ce que je réponds si on me demande mon salaire ?'),
  ] as const
  expect(findMemorableFacts(turns, { today })).toEqual([])
})

test('finds no learned words in a turn that the caller asked to forget', () => {
  expect(findFactsOfLesson('Gracias', 'Gracias !', 'Oublie ce que je viens de dire.')).toEqual([])
})
