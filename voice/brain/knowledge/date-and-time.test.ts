import { describe, expect, it } from 'vitest'
import { answerDateQuestion } from './date-and-time'

/** A Sunday, 5:28 in Paris. */
const now = new Date('2026-11-29T04:28:00Z')

describe('answerDateQuestion', () => {
  it.each([
    ['il est quelle heure', 'Il est cinq heures vingt-huit, à l’heure de Paris.'],
    ['tu sais quelle heure il est', 'Il est cinq heures vingt-huit, à l’heure de Paris.'],
    ['on est quel jour', 'On est dimanche 29 novembre.'],
    ['on est quoi jeudi la', 'On est dimanche 29 novembre.'],
    ['et demain c est quel jour', 'Demain, c’est lundi 30 novembre.'],
    ['on est mardi non', 'Non, on est dimanche 29 novembre.'],
    ['on est dimanche aujourd hui', 'Oui, on est bien dimanche 29 novembre.'],
  ])('answers "%s" from the clock', (question, answer) => {
    expect(answerDateQuestion(question, now)).toBe(answer)
  })

  it('says which day tomorrow is, even in the first hour of a day that has 25 hours', () => {
    const halfPastMidnight = new Date('2026-10-24T22:30:00Z')
    expect(answerDateQuestion('on est quel jour demain', halfPastMidnight)).toBe(
      'Demain, c’est lundi 26 octobre.',
    )
  })

  it.each(['il est quelle heure chez toi quand je dors', 'on est mardi et il ne m a pas rappelee'])(
    'returns null when the question or the day is only a part of "%s"',
    (line) => {
      expect(answerDateQuestion(line, now)).toBeNull()
    },
  )

  it.each([
    ['2026-11-29T00:01:00Z', 'une heure une'],
    ['2026-11-28T23:00:00Z', 'minuit'],
    ['2026-11-29T11:30:00Z', 'midi trente'],
    ['2026-11-29T20:21:00Z', 'vingt et une heures vingt et une'],
    ['2026-07-14T15:05:00Z', 'dix-sept heures cinq'],
  ])('spells the time: %s', (time, words) => {
    expect(answerDateQuestion('quelle heure il est', new Date(time))).toContain(`Il est ${words},`)
  })
})
