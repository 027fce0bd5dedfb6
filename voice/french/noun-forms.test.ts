import { expect, test } from 'vitest'
import { getNounForms } from './noun-forms'

const isFormOf = (phrase: string, word: string) =>
  new RegExp(`^${getNounForms(phrase)}$`).test(word)

test.each([
  ['mon chat', ['chat', 'chats', 'chatte', 'chattes']],
  ['mon chien', ['chiens', 'chienne']],
  ['mon ami', ['amie', 'amies']],
  ['mon mari', ['maris']],
  ['mon neveu', ['neveux']],
  ['mon cheval', ['cheval', 'chevaux']],
  ['mes animaux', ['animal']],
  ['mes filles', ['fille', 'filles']],
  ['mes fils', ['fils']],
])('recognises the forms of the noun in "%s": %j', (phrase, words) => {
  expect(words.filter((word) => !isFormOf(phrase, word))).toEqual([])
})

test.each([
  ['mon chat', ['chateau', 'chaton', 'cha']],
  ['mes fils', ['fille', 'filles', 'filature']],
  ['ma fille', ['filleule']],
  ['mon mari', ['marie', 'mariage']],
  ['mes cours', ['course', 'courses']],
])('recognises no other word as a form of the noun in "%s": %j', (phrase, words) => {
  expect(words.filter((word) => isFormOf(phrase, word))).toEqual([])
})
