import { expect, it } from 'vitest'
import { startTestCall, testPersona } from '../testing/start-test-call'

const farewells = ['Je range les masques.', 'Le rideau tombe.', 'Doucement, et à bientôt.']
const persona = { ...testPersona, manner: { ...testPersona.manner, farewells } }

it('does not mention a game in the farewell of a call with a danger', async () => {
  const call = startTestCall({ companion: { category: 'fantasmes', persona } })
  await call.say('ça me rappelle un homme qui m’a violée')
  await call.say('ça va je suis pas en danger c’était il y a longtemps')
  await call.say('on peut parler de la pluie')
  expect((await call.say('je vais dormir, au revoir')).join(' ')).toMatch(/Doucement/)
})
