import { expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

it('repeats its advice on the subject that the caller names, in another sentence', async () => {
  const call = startTestCall()
  const [advice = ''] = await call.say('tu as un conseil pour m’endormir ?')
  await call.say('et un conseil pour mon oral de vendredi ?')
  const answer = (await call.say('tu m’avais conseillé quoi pour m’endormir')).join(' ')
  const words = advice.split(' ').slice(-4).join(' ')
  expect(answer).toContain(words)
  expect(answer).not.toBe(advice)
})

it('admits that it has advised nothing yet', async () => {
  const call = startTestCall()
  await call.say('j’ai planté des tulipes')
  expect((await call.say('c’était quoi ton conseil déjà')).join(' ')).toMatch(
    /rien conseillé|Pas de conseil/,
  )
})

it.each(['tu m’as dit quoi ?', 'tu me disais quoi ?'])(
  'repeats its last words instead of saying that it has advised nothing: "%s"',
  async (question) => {
    const call = startTestCall()
    const last = (await call.say('j’ai peur de l’avion')).at(-1) ?? ''
    const answer = (await call.say(question)).join(' ')
    expect(answer).not.toMatch(/conseil/)
    expect(answer).toContain(last.split(' ').slice(-3).join(' '))
  },
)

it('does not treat a question about a trick as a request to recall advice', async () => {
  const call = startTestCall()
  await call.say('j’ai planté des tulipes')
  expect((await call.say('c’est quoi ton truc')).join(' ')).not.toMatch(/conseil/)
})
