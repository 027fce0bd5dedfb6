import { expect, it } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { answerStudyQuestion } from './study'

const answer = (question: string) => answerStudyQuestion(normaliseText(question))?.[0] ?? null

it.each([
  ['quelle est la capitale de l’Irlande ?', 'La capitale, c’est Dublin.'],
  ['quelle est la capitale de l’Irlande du Nord ?', 'La capitale, c’est Belfast.'],
  ['quelle est la capitale du Mexique ?', 'La capitale, c’est Mexico.'],
  ['quelle est la capitale du Nouveau-Mexique ?', 'La capitale, c’est Santa Fe.'],
  ['qui a écrit La Chute ?', 'C’est Albert Camus.'],
  ['qui a écrit La Chute de la maison Usher ?', 'C’est Edgar Allan Poe.'],
  ['qui a écrit Les Mots ?', 'C’est Jean-Paul Sartre.'],
  ['qui a écrit Les Mots bleus ?', 'C’est Jean-Michel Jarre, sur une musique de Christophe.'],
])('answers "%s"', (question, expected) => {
  expect(answer(question)).toBe(expected)
})

it.each([
  ['c’est quand, le débarquement ?', /6 juin 1944/],
  ['c’est quand, le débarquement de Provence ?', /15 août 1944/],
  ['c’est quand, la première guerre mondiale ?', /1914/],
  ['c’est quand, la première guerre du Golfe ?', /1990 à février 1991/],
  ['qui a aboli l’esclavage ?', /1848/],
  ['quand l’abolition de l’esclavage a eu lieu ?', /1848/],
  ['la séparation des Églises et de l’État, c’est quand ?', /1905/],
])('dates the right event: "%s"', (question, expected) => {
  expect(answer(question)).toMatch(expected)
})

it.each([
  'qui a écrit La Chute d’un ange ?',
  'qui a écrit Les Mots pour le dire ?',
  'qui a écrit l’idiotie ?',
  'c’est quand, le débarquement en Sicile ?',
  'c’est quand, la deuxième guerre du Golfe ?',
])('does not take another name for one that it contains: "%s"', (question) => {
  expect(answer(question)).toBeNull()
})
