import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

const support = /\b15\b|danger|secours/

describe('the end of an emergency', () => {
  it.each([
    'c’est bon j’ai appelé',
    'il est à l’hôpital maintenant',
    'les médecins s’en occupent',
    'c’était samedi',
    'tu connais une musique calme',
  ])('is reached when the emergency is somebody else’s and the caller says "%s"', async (text) => {
    const call = startTestCall()
    expect((await call.say('mon père fait un avc il parle plus')).join(' ')).toContain('15')
    await call.say(text)
    expect((await call.say('demain je vais au marché avec ma soeur')).join(' ')).not.toMatch(
      support,
    )
  })

  it('is reached when medical staff say that it is not serious, until the caller says that it gets worse', async () => {
    const call = startTestCall()
    await call.say('je suis enceinte et je saigne depuis ce matin')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
    await call.say('je les ai eus, ils disent que c’est sûrement pas grave, écho demain matin')
    expect(call.dialogue.isInCrisis?.()).toBe(false)
    expect((await call.say('je peux prendre un spasfon ?')).join(' ')).toMatch(/pharm|sage-femme/)
    await call.say('ça saigne beaucoup plus, j’ai la tête qui tourne')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it.each(['ils disent d’attendre l’ambulance', 'ma sœur dit que c’est rien'])(
    'is not reached after "%s"',
    async (text) => {
      const call = startTestCall()
      await call.sayAll(['je suis enceinte et je saigne depuis ce matin', text])
      expect(call.dialogue.isInCrisis?.()).toBe(true)
    },
  )

  it.each([
    ['mon père fait un avc il parle plus', 'il respire plus'],
    ['mon père fait un avc il parle plus', 'j’ai peur'],
    ['j’ai mal dans la poitrine et je ne peux plus respirer', 'tu connais une musique calme'],
    ['je vais me tuer ce soir', 'c’est bon'],
    ['il défonce la porte', 'c’est bon'],
  ])('is not assumed after "%s" and "%s"', async (report, text) => {
    const call = startTestCall()
    await call.say(report)
    await call.say(text)
    const answer = (await call.say('et voilà')).join(' ')
    expect(answer).toMatch(/\d|danger|secours|appel|[Jj]e reste|là/)
  })
})
