import { expect, test } from 'vitest'
import { toSecondPersonStatement } from './second-person'

test.each([
  ['Je suis infirmière de nuit.', 'Vous êtes infirmière de nuit.'],
  ["j'habite à Lyon avec ma sœur", 'Vous habitez à Lyon avec votre sœur.'],
  ['Je ne mange pas de viande', 'Vous ne mangez pas de viande.'],
  ['Je n’ai plus de voiture.', 'Vous n’avez plus de voiture.'],
  ['Je me marie en juin.', 'Vous vous mariez en juin.'],
  ['Je m’appelle Paul.', 'Vous vous appelez Paul.'],
  ['Je préfère le thé.', 'Vous préférez le thé.'],
  ['Mon chien s’appelle Rex.', 'Votre chien s’appelle Rex.'],
  ['Mes parents vivent à Brest', 'Vos parents vivent à Brest.'],
])('rephrases "%s" in the second person', (text, statement) => {
  expect(toSecondPersonStatement(text)).toBe(statement)
})

test.each([
  'Vous êtes infirmière.',
  'Votre chien Rex a trois ans.',
  'Je suis infirmière et j’habite à Lyon.',
  'Je le vois tous les jours.',
  'Je jette mes vieux papiers.',
  'Rex est un chien',
])('leaves "%s" as it was written', (text) => {
  expect(toSecondPersonStatement(text)).toBe(text)
})
