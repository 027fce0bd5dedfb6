import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const answerTo = async (...texts: string[]) => {
  const call = startTestCall()
  await call.sayAll(texts.slice(0, -1))
  return (await call.say(texts.at(-1) ?? '')).join(' ')
}

describe('a caller who was misunderstood', () => {
  it('hears an apology that names the intended subject', async () => {
    const answer = await answerTo(
      'mon frère veut vendre la maison',
      'je ne bricole pas, je te parle de mon frère',
    )
    expect(answer).toMatch(/ton frère/)
    expect(answer).toMatch(/[Pp]ardon|reviens/)
  })

  it('gets an apology or a reaction to the corrected statement', async () => {
    const answer = await answerTo(
      'j’étais sur le parking',
      'mais non, je te parle pas de la route, je te dis que j’ai pleuré',
    )
    expect(answer).toMatch(/pleur|déborde|sorte|excuse|pardon|reproche|laisse tomber/i)
  })
})

describe('a caller who corrects their own words', () => {
  it.each([
    [
      'j’ai rendez-vous mardi',
      'non pardon mercredi c’est mercredi à dix heures',
      /[Mm]ercredi à dix/,
    ],
    ['on a quatre chambres', 'ah pardon j’ai dit quatre chambres c’est cinq', /[Cc]inq/],
    ['il vient lundi', 'non je me trompe c’est dimanche', /[Dd]imanche/],
    ['le train part à neuf heures', 'non je voulais dire dix heures', /[Dd]ix heures/],
  ])('is taken at the new word: "%s", "%s"', async (first, correction, expected) => {
    expect(await answerTo('bonsoir', first, correction)).toMatch(expected)
  })

  it('does not hear an excuse repeated as a correction', async () => {
    expect(await answerTo('bonsoir', 'ça va', 'pardon je te dérange')).not.toMatch(/dérange,|note/)
  })
})

describe('a caller who asks the question again', () => {
  it.each([
    ['je dois attendre qu’il rappelle ?', 'alors oui ou non'],
    ['tu crois que je dois le rappeler', 'non mais je voulais ton avis'],
    ['bof', 'non mais c’est pas une phrase que je veux c’est savoir si je dois attendre'],
  ])('gets an answer after "%s", "%s"', async (question, again) => {
    expect(await answerTo('bonsoir', question, again)).toMatch(
      /\b(?:oui|non|pour|contre|ferais|dirais|envie)\b/i,
    )
  })
})
