import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

describe('the companion in a crisis', () => {
  it.each([
    ['tout va bien', /changé|danger|compte/],
    ['laisse tomber, oublie', /changé|danger|compte/],
  ])('answers "%s" with a question and stays in crisis mode', async (text, answer) => {
    const call = startTestCall()
    await call.say('je veux mourir ce soir')
    expect((await call.say(text)).join(' ')).toMatch(answer)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it.each([
    ['c’est ma faute j’avais bu', /^Non/],
    ['j’en ai jamais parlé à personne', /Merci/],
    ['vous êtes sûr, je veux pas déranger', /appel/],
    ['ma voisine arrive, elle m’emmène aux urgences', /Très bien|Bien/],
  ])('has a specific answer to "%s"', async (text, answer) => {
    const call = startTestCall()
    await call.say('mon mari me frappe')
    expect((await call.say(text)).join(' ')).toMatch(answer)
  })

  it('leaves crisis mode when the caller confirms a reassurance', async () => {
    const call = startTestCall()
    await call.say('j’ai du mal à respirer et mon cœur bat très vite')
    await call.say('c’est une crise d’angoisse')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
    await call.say('oui c’est passé, je respire')
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('answers a second medical need and stays in crisis mode', async () => {
    const call = startTestCall()
    await call.say('mon mari me frappe')
    expect((await call.say('et mon bébé a de la fièvre')).join(' ')).toMatch(/pédiatre|15/)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it('suggests what to tell the emergency services, in the words of the caller', async () => {
    const call = startTestCall()
    await call.say(
      'je saigne beaucoup depuis une heure et j’ai la tête qui tourne, je vais m’évanouir',
    )
    const said = (await call.say('je leur dis quoi ?')).join(' ')
    expect(said).toMatch(/faits/)
    expect(said).toMatch(/saigne beaucoup|tête qui tourne/)
  })
})
