import { expect, it } from 'vitest'
import { startTestCall, testPersona } from '../testing/start-test-call'

const farewells = ['Je range les masques.', 'Le rideau tombe.', 'Doucement, et à bientôt.']
const persona = { ...testPersona, manner: { ...testPersona.manner, farewells } }

it('does not mention a game in the farewell after a danger was reported', async () => {
  const call = startTestCall({ companion: { category: 'fantasmes', persona } })
  await call.say('ça me rappelle un homme qui m’a violée')
  await call.say('ça va je suis pas en danger c’était il y a longtemps')
  await call.say('on peut parler de la pluie')
  expect((await call.say('je vais dormir, au revoir')).join(' ')).toMatch(/Doucement/)
})

it.each(['bon, j’ai mon bus', 'bon j’ai mon bus qui arrive'])(
  'says goodbye to a caller who has to leave: "%s"',
  async (text) => {
    const call = startTestCall({ companion: { persona } })
    await call.sayAll(['bonsoir', 'j’ai fini le travail tôt', 'il fait froid ce soir'])
    expect((await call.say(text)).join(' ')).toMatch(/masques|rideau|bientôt/)
  },
)
