import { expect, test } from 'vitest'
import { link, list, paragraph, question } from './help-item'
import { searchHelp } from './search-help'

const items = [
  question('payment', 'minutes', 'Comment mes minutes sont-elles comptées ?', [
    paragraph('Toute minute entamée est décomptée.'),
  ]),
  question('payment', 'facture', 'Où trouver ma facture ?', [
    paragraph('Dans ', link('le portefeuille', 'purchases'), '.'),
  ]),
  question('privacy', 'effacer', 'Comment tout effacer ?', [
    list(['Votre HISTORIQUE'], ['vos reçus']),
  ]),
  question('account', 'mot-de-passe', 'J’ai oublié mon mot de passe', [], 'réinitialiser'),
]

const search = (text: string, category: Parameters<typeof searchHelp>[1]['category'] = null) =>
  searchHelp(items, { search: text, category }).map(({ id }) => id)

test('finds words of questions, answers, links, lists and keywords, whatever their case and accents', () => {
  expect(search('COMPTEES')).toEqual(['minutes'])
  expect(search('entamee')).toEqual(['minutes'])
  expect(search('Portefeuille')).toEqual(['facture'])
  expect(search('historique')).toEqual(['effacer'])
  expect(search('reinitialiser')).toEqual(['mot-de-passe'])
  expect(search("j'ai oublie")).toEqual(['mot-de-passe'])
})

test('finds a question that is worded differently, and a word in the plural', () => {
  expect(search('où sont mes factures ?')).toEqual(['facture'])
  expect(search('comment effacer mon historique')).toEqual(['effacer'])
})

test('finds a question that contains the whole search text', () => {
  expect(search('mot de')).toEqual(['mot-de-passe'])
})

test('combines the search with a category', () => {
  expect(search('', 'payment')).toEqual(['minutes', 'facture'])
  expect(search('effacer', 'payment')).toEqual([])
  expect(search('comment', 'privacy')).toEqual(['effacer'])
})

test('returns all questions for an empty search, and none for words that do not occur', () => {
  expect(search('  ')).toEqual(['minutes', 'facture', 'effacer', 'mot-de-passe'])
  expect(search('girafe')).toEqual([])
})
