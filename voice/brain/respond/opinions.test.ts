import { expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

it.each([1, 2, 3, 4, 5])('does not agree that the caller was wrong (seed %i)', async (seed) => {
  const call = startTestCall({ seed, companion: { category: 'amitie' } })
  await call.say('J’ai mis ma mère en maison de retraite lundi.')
  const answer = (await call.say('Tu crois que j’ai eu tort ?')).join(' ')
  expect(answer).toMatch(/^(?:Non|Je ne dirais pas ça)/)
})
