import { describe, expect, it } from 'vitest'
import { analyseUtterance } from '../understanding/analyse-utterance'
import { chooseForm } from './choose-form'
import { findFollowUp } from './find-follow-up'

function formOf(text: string) {
  const match = findFollowUp(text)
  if (!match) return 'no match'
  const context = { companionName: 'Lou', previousPurposes: null }
  return chooseForm(match, analyseUtterance(text, 'tu', context))
}

describe('a follow-up', () => {
  it.each(['j’ai commencé la poterie le jeudi soir', 'ma sœur a accouché hier'])(
    'may be a question about the event that is all the caller says: "%s"',
    (text) => {
      expect(formOf(text)).toBe('question')
    },
  )

  it.each([
    ['a plan', 'je vais vendre ma moto'],
    ['a habit of the past', 'avant je lisais deux livres par semaine'],
    ['what somebody said', 'ma chef dit qu’il faut être patient'],
    ['somebody’s act towards the caller', 'elle m’a montré son sapin'],
    [
      'a clause of a longer text',
      'je fais mes rondes avec des chaussons, et entre deux je tricote des carrés pour la mairie',
    ],
  ])('is only a remark about %s', (_case, text) => {
    expect(formOf(text)).toBe('remark')
  })

  it.each([
    ['the subject is known from earlier words only', 'il est bien brave'],
    ['the object is known from earlier words only', 'avant j’en faisais à peine dix'],
    [
      'a clause of several reports somebody’s words',
      'après j’ai mangé avec farid, je lui ai dit que le temps filait',
    ],
    [
      'a bare verb is only a part of the text',
      'y en a un qui voulait une quatre fromages sans fromage, j’ai compté, il restait la pâte',
    ],
  ])('is left out when %s', (_case, text) => {
    expect(formOf(text)).toBeNull()
  })

  it('does not take the article in "j’ai du basilic" for the verb "devoir"', () => {
    expect(formOf('j’ai aussi du basilic')).toBe('no match')
  })
})
