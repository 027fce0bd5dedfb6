import { expect, test } from 'vitest'
import { echoLastWords } from './echo-last-words'

test.each([
  ['on voudrait partir en Italie peut-être', 'en Italie'],
  ['je travaille dans une boîte d’informatique', 'dans une boîte d’informatique'],
  ['je n’ai pas travaillé depuis deux ans', 'depuis deux ans'],
  ['j’étais en arrêt pour un burn-out', 'un burn-out'],
  ['j’ai revu mon père', 'ton père'],
  ['il est resté à la maison', 'à la maison'],
  ['c’est pour un poste de chef de projet', 'un poste de chef de projet'],
  ['en Italie peut-être', 'en Italie'],
])('returns the place, time or thing at the end of: %s', (text, echo) => {
  expect(echoLastWords(text, 'tu')).toBe(echo)
})

test('changes "mes" to "vos" when the companion says "vous"', () => {
  expect(echoLastWords('je garde mes petits-enfants', 'vous')).toBe('vos petits-enfants')
})

test.each([
  'je le sens mal',
  'on en parle',
  'j’en ai plein le dos',
  'j’ai dit un truc',
  'tu vas où en vacances ?',
  'je la trompe',
  'en fait',
  'ça me fait du bien',
])('returns null when the statement does not end with a place, time or thing: %s', (text) => {
  expect(echoLastWords(text, 'tu')).toBeNull()
})
