import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a wish to forget or not to keep something', () => {
  it.each([
    [
      ['ma fille s’appelle Zoé', 'oublie ce que j’ai dit sur ma fille'],
      'tu te souviens de ma fille ?',
    ],
    [
      ['je vais peut-être quitter mon mari', 'oublie ça'],
      'tu te rappelles ce que je viens de te dire ?',
    ],
  ])(
    'is confirmed when the caller asks about the forgotten fact: %j',
    async (statements, question) => {
      const call = startTestCall()
      await call.sayAll(statements)
      expect((await call.say(question)).join(' ')).toMatch(/oubli/)
    },
  )

  it('is confirmed when the caller asks about the next call', async () => {
    const call = startTestCall()
    await call.say('ne retiens rien de cet appel')
    expect((await call.say('tu vas t’en souvenir la prochaine fois ?')).join(' ')).toMatch(
      /rien retenir|garderai rien/,
    )
  })

  it.each([
    'mode sans mémoire s’il te plaît',
    'n’enregistre pas la suite',
    'j’ai un secret, mais ça, ne retiens rien',
  ])('gets a promise: "%s"', async (wish) => {
    expect((await startTestCall().say(wish)).join(' ')).toMatch(
      /aucun souvenir|ne retiendrai rien|ne deviendra pas un souvenir/,
    )
  })

  it.each(['Ne retiens pas ce que je vais te dire maintenant.', 'n’enregistre pas la suite'])(
    'gets a promise only about what follows: "%s"',
    async (wish) => {
      for (const callCount of [0, 1, 2, 3]) {
        const answer = (await startTestCall({ callCount }).say(wish)).join(' ')
        expect(answer).toMatch(
          /ce que tu diras à partir de maintenant ne deviendra pas un souvenir|de la suite de cet appel je ne retiendrai rien/,
        )
      }
    },
  )
})

describe('"tu te souviens de moi ?"', () => {
  it('is answered with a fact in the right tense, without "demain"', async () => {
    const interview = {
      statement: 'Vous avez un entretien le jeudi 26 novembre.',
      quote: 'j’ai un entretien demain',
      topic: 'un entretien',
      event: null,
      isOver: true,
    }
    const call = startTestCall({ caller: { memories: [interview] } })
    const said = (await call.say('ça va, tu te souviens de moi ?')).join(' ')
    expect(said).toMatch(/souviens.*u avais un entretien le jeudi 26 novembre/)
  })
})
