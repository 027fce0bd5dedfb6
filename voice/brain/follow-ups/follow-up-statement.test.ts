import { expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const day = [
  'Ma sœur a accouché hier d’une petite fille.',
  'Sinon au travail on a changé de logiciel de caisse.',
  'Ma chef dit qu’il faut être patient.',
  'J’ai commencé la poterie le jeudi soir.',
  'J’ai raté mon premier bol.',
  'J’ai acheté un tablier.',
]

async function tell(lines: readonly string[], seed: number) {
  const call = startTestCall({ seed })
  await call.sayAll(lines)
  return call.responses.map((sentences) => sentences.join(' '))
}

it('asks questions about the day that the caller describes, but never in three responses in a row', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const asks = (await tell(day, seed)).map((answer) => answer.endsWith('?'))
    expect(asks.filter(Boolean).length).toBeGreaterThanOrEqual(3)
    expect(asks.some((_, index) => asks.slice(index, index + 3).filter(Boolean).length === 3)).toBe(
      false,
    )
  }
})

it('asks nothing when the caller wants no questions', async () => {
  for (const answer of (
    await tell(['arrête de me poser des questions, écoute-moi', ...day], 1)
  ).slice(1))
    expect(answer).not.toMatch(/\?/)
})

it('asks none of the follow-up questions about a sale after the caller has reported a death', async () => {
  const answers = await tell(['ma mère est morte lundi', 'j’ai vendu sa voiture'], 1)
  expect(answers.at(-1)).not.toMatch(/pincement|servira|une histoire/)
})

it('acknowledges the answer to its question', async () => {
  const call = startTestCall({ seed: 1 })
  await call.sayAll(['bonjour', 'je répare un vieux vélo'])
  expect((await call.say('depuis deux mois')).join(' ')).toMatch(/[Dd]eux mois/)
})
