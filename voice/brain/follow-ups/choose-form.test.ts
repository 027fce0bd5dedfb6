import { describe, expect, it } from 'vitest'
import { analyseUtterance } from '../understanding/analyse-utterance'
import { chooseForm } from './choose-form'
import { findFollowUp } from './find-follow-up'

function chooseFormFor(text: string) {
  const match = findFollowUp(text)
  if (!match) return 'no match'
  const context = { companionName: 'Lou', previousPurposes: null }
  return chooseForm(match, analyseUtterance(text, 'tu', context))
}

describe('a follow-up', () => {
  it.each(['j’ai commencé la poterie le jeudi soir', 'ma sœur a accouché hier'])(
    'may be a question when the caller only reports that an event happened: "%s"',
    (text) => {
      expect(chooseFormFor(text)).toBe('question')
    },
  )

  it.each([
    ['a plan', 'je vais vendre ma moto'],
    ['a past habit', 'avant je lisais deux livres par semaine'],
    ['what somebody said', 'ma chef dit qu’il faut être patient'],
    ['what somebody did to the caller', 'elle m’a montré son sapin'],
    [
      'one of several clauses',
      'je fais mes rondes avec des chaussons, et entre deux je tricote des carrés pour la mairie',
    ],
  ])('is only a remark about %s', (_case, text) => {
    expect(chooseFormFor(text)).toBe('remark')
  })

  it.each([
    ['only earlier words say who the subject is', 'il est bien brave'],
    ['only earlier words say what the object is', 'avant j’en faisais à peine dix'],
    [
      'only one of several clauses reports what somebody said',
      'après j’ai mangé avec farid, je lui ai dit que le temps filait',
    ],
    [
      'the verb has no complement and is only a small part of the text',
      'y en a un qui voulait une quatre fromages sans fromage, j’ai compté, il restait la pâte',
    ],
  ])('is left out when %s', (_case, text) => {
    expect(chooseFormFor(text)).toBeNull()
  })

  it('does not take the article in "j’ai du basilic" for the verb "devoir"', () => {
    expect(chooseFormFor('j’ai aussi du basilic')).toBe('no match')
  })
})
