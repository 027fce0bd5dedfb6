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
  ])('says how long hard-boiled eggs keep: "%s"', (question) => {
    expect(answer(question)).toBe(
      'Une semaine au frigo dans sa coquille, deux jours une fois écalé.',
    )
  })

  it.each(['combien de temps on garde un œuf mollet ?', 'un œuf cuit, ça se garde combien ?'])(
    'gives neither the shelf life of raw eggs nor a cooking time: "%s"',
    (question) => {
      expect(answer(question)).toBeNull()
    },
  )

  it.each([
    ['combien de temps on garde un œuf ?', /vingt-huit jours/],
    ['un œuf dur, ça cuit combien de temps ?', /dur neuf ou dix/],
  ])('is answered as before: "%s"', (question, expected) => {
    expect(answer(question)).toMatch(expected)
  })
})
