import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** Starts a breathing exercise. It continues unless the answer shows that the caller wants to leave it. */
async function startBreathing() {
  const call = startTestCall({ companion: { category: 'bien_etre' } })
  await call.sayAll(['bonsoir', 'on fait une respiration ?'])
  expect(call.responses.at(-1)?.join(' ')).toMatch(/respirer ensemble/)
  return call
}

const stepReply = /\b(?:ventre|souffle|soufflant|inspire|inspirer|expire|temps pour)\b/i
const leaveReply = /arrête|referme|laisse|lâche|reste là/

describe('a running activity', () => {
  it.each([
    'non',
    'non merci, plus tard',
    'je veux arrêter',
    'je préfère qu’on discute',
    'j’ai changé d’avis',
    'j’ai la flemme finalement',
    'c’est gonflant',
    'tu me saoules avec ça',
    'pas ce soir en fait',
    'non c’est bon',
  ])('stops when the caller says "%s"', async (words) => {
    const call = await startBreathing()
    expect((await call.say(words)).join(' ')).toMatch(leaveReply)
    expect((await call.say('il pleut')).join(' ')).not.toMatch(stepReply)
  })

  it.each([
    'ma femme veut divorcer',
    'on m’a volé mon sac',
    'je vais être expulsé',
    'mon fils se fait harceler au collège',
    'ma fille ne veut plus me voir',
    'je veux parler de ma mère',
    'il faut que je te parle de mon boulot',
  ])('stops when the caller names a problem or another subject: "%s"', async (problem) => {
    const call = await startBreathing()
    const [first = '', ...others] = await call.say(problem)
    expect(first).toMatch(leaveReply)
    expect(others.join(' ')).not.toMatch(/deux… trois/)
    expect(others).not.toEqual([])
  })

  it.each(['mm', 'je sens mes pieds'])('continues after "%s"', async (answer) => {
    const call = await startBreathing()
    expect((await call.say(answer)).join(' ')).not.toMatch(leaveReply)
    expect((await call.say('mm')).join(' ')).toMatch(stepReply)
  })
})
