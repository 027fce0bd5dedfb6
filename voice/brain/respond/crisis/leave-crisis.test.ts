import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

async function hasHadDanger(...texts: readonly string[]) {
  const call = startTestCall()
  await call.greeting()
  for (const text of texts) await call.say(text)
  return call.dialogue.hasHadDanger?.()
}

const uncertainDanger = 'elle ne mange plus rien j’ai peur qu’elle meure'

describe('hasHadDanger', () => {
  it.each([
    ['after the greeting'],
    ['after ordinary talk', 'je rentre du marché'],
    [
      'after a check in which the caller denied the danger',
      uncertainDanger,
      'non, elle est stable maintenant',
    ],
    [
      'after a check in which the caller denied at length that a child is in danger',
      'il m’a dit devant ses copains que je lui faisais honte il a quinze ans',
      'non non pas du tout t’as mal compris personne est en danger il a honte de sa mère c’est tout',
    ],
  ])('is false %s', async (_, ...texts) => {
    expect(await hasHadDanger(...texts)).toBe(false)
  })

  it.each([
    ['while a check is open', uncertainDanger],
    [
      'after a check in which the caller confirmed the danger',
      uncertainDanger,
      'oui',
      'fausse alerte, je plaisantais',
    ],
    ['after a denied danger and a later one', uncertainDanger, 'non, ça va', 'je veux mourir'],
    ['after a danger that the caller denied', 'je veux mourir', 'je ne vais pas me tuer'],
  ])('is true %s', async (_, ...texts) => {
    expect(await hasHadDanger(...texts)).toBe(true)
  })
})
