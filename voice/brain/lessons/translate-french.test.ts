import { expect, it } from 'vitest'
import { translateFrench } from './translate-french'

it.each([
  ['bonjour, lundi', 'german', 'Guten Tag, Montag'],
  ['lundi, mardi et mercredi', 'english', 'Monday, Tuesday, Wednesday'],
  ['bonjour, anglais', 'english', 'Hello, English'],
  ['bonjour, des fleurs', 'german', 'Guten Tag, Blumen'],
  ['bonjour, votre fille', 'german', 'Guten Tag, Ihre Tochter'],
  ['bonjour, votre chambre est prête', 'german', 'Guten Tag, Ihr Zimmer ist fertig'],
  ['bonjour, la France me manque', 'german', 'Guten Tag, Frankreich fehlt mir'],
  ['bonjour, la France me manque', 'english', 'Hello, I miss France'],
  ['bonjour, j’ai faim', 'german', 'Guten Tag, ich habe Hunger'],
  ['bonjour, lundi', 'italian', 'Buongiorno, lunedì'],
  ['merci et bonne nuit', 'english', 'Thank you, good night'],
] as const)('joins the translations of the parts of "%s" in %s', (french, language, expected) => {
  expect(translateFrench(french, language)?.words).toBe(expected)
})
