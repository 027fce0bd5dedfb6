import { describe, expect, it } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { answerEverydayQuestion } from './everyday'

const answer = (question: string) => answerEverydayQuestion(normaliseText(question))?.[0] ?? null

describe('a question about eggs', () => {
  it.each([
    'combien de temps on garde un œuf dur au frigo ?',
    'combien de jours on peut garder des œufs durs ?',
    'les œufs durs, ça se conserve longtemps ?',
    'je peux manger un œuf dur d’il y a cinq jours ?',
  ])('is answered with how long hard-boiled eggs keep: "%s"', (question) => {
    expect(answer(question)).toBe(
      'Une semaine au frigo dans sa coquille, deux jours une fois écalé.',
    )
  })

  it.each(['combien de temps on garde un œuf mollet ?', 'un œuf cuit, ça se garde combien ?'])(
    'gets neither the shelf life of raw eggs nor a cooking time: "%s"',
    (question) => {
      expect(answer(question)).toBeNull()
    },
  )

  it.each([
    ['combien de temps on garde un œuf ?', /vingt-huit jours/],
    ['un œuf dur, ça cuit combien de temps ?', /dur neuf ou dix/],
  ])('gets the shelf life of raw eggs or the cooking time: "%s"', (question, expected) => {
    expect(answer(question)).toMatch(expected)
  })
})

describe('an everyday question', () => {
  it.each([
    'c’est quoi la plus haute montagne d’Afrique ?',
    'c’est quoi le plus haut sommet africain ?',
    'quel est le plus long fleuve d’Europe ?',
    'quiche lorraine ou pizza, tu préfères ?',
    'c’est quoi la moyenne d’âge en France ?',
    'comment avoir la moyenne en maths ?',
    'c’est quoi le vin de Madère ?',
    'New York, c’est à combien d’heures d’avion ?',
    'combien d’habitants à Lyon en France ?',
    'combien d’habitants en Île-de-France ?',
  ])('does not get the answer to a similar question: "%s"', (question) => {
    expect(answer(question)).toBeNull()
  })

  it.each([
    ['c’est quoi le plus haut sommet de France ?', /mont Blanc/],
    ['c’est quoi la plus haute montagne du monde ?', /Everest/],
    ['quel est le plus haut sommet ?', /Everest/],
    ['quel est le plus long fleuve de France ?', /Loire/],
    ['quel est le plus long fleuve du monde ?', /Nil/],
    ['la recette de la quiche lorraine ?', /lardons/],
    ['c’est quoi une moyenne ?', /additionne/],
    ['comment on calcule la moyenne ?', /additionne/],
    ['c’est où, Madère ?', /île portugaise/],
    ['c’est quoi le décalage horaire avec New York ?', /six heures/],
    ['combien il y a d’habitants en France ?', /soixante-huit millions/],
    ['combien d’habitants a la France ?', /soixante-huit millions/],
  ])('is answered: "%s"', (question, expected) => {
    expect(answer(question)).toMatch(expected)
  })
})
