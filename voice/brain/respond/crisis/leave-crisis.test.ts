import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

async function hasHadDanger(...texts: readonly string[]) {
  const call = startTestCall()
  await call.greeting()
  for (const text of texts) await call.say(text)
  return call.dialogue.hasHadDanger?.()
}

const check = 'elle ne mange plus rien j’ai peur qu’elle meure'

describe('hasHadDanger', () => {
  it.each([
    ['after the greeting'],
    ['after ordinary talk', 'je rentre du marché'],
    ['after a check that the caller denied', check, 'non, elle est stable maintenant'],
    [
      'after a check about a child that the caller denied at length',
      'il m’a dit devant ses copains que je lui faisais honte il a quinze ans',
      'non non pas du tout t’as mal compris personne est en danger il a honte de sa mère c’est tout',
    ],
  ])('is false %s', async (_, ...texts) => {
    expect(await hasHadDanger(...texts)).toBe(false)
  })

  it.each([
    ['while a check is open', check],
    ['after a check that the caller confirmed', check, 'oui', 'fausse alerte, je plaisantais'],
    ['after a denied check and a later danger', check, 'non, ça va', 'je veux mourir'],
    ['after a danger that the caller denied', 'je veux mourir', 'je ne vais pas me tuer'],
  ])('is true %s', async (_, ...texts) => {
    expect(await hasHadDanger(...texts)).toBe(true)
  })
})
