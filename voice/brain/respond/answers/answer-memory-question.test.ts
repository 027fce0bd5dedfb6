import { describe, expect, it } from 'vitest'
import { recallCasesByCall } from '../../testing/recall-cases'
import { startTestCall } from '../../testing/start-test-call'

describe('facts that the caller told in the same call', () => {
  it.each(recallCasesByCall.map((facts, index) => [index + 1, facts] as const))(
    'are all recalled: the five of call %i',
    async (_, facts) => {
      const call = startTestCall()
      for (const [statement] of facts) await call.say(statement)
      await call.say('il pleut ici')
      const missing: string[] = []
      for (const [, question, value] of facts) {
        const answer = (await call.say(question)).join(' ')
        if (!answer.includes(value)) missing.push(`${question} → ${answer}`)
      }
      expect(missing).toEqual([])
    },
  )
})

describe('a question about a fact that the caller did not tell', () => {
  it.each([
    ['ma mère habite à Lille', 'et moi, j’habite où ?', /Lille/],
    ['ma fille a douze ans', 'tu connais mon âge ?', /douze/],
    ['mon mari est plombier', 'c’est quoi mon métier ?', /plombier/],
    ['je suis heureuse', 'je fais quoi dans la vie ?', /heureuse/],
    ['je viens de rentrer', 'je viens d’où ?', /rentrer/],
  ])('is not answered with another fact: "%s", "%s"', async (statement, question, wrong) => {
    const call = startTestCall()
    await call.say(statement)
    const answer = (await call.say(question)).join(' ')
    expect(answer).not.toMatch(wrong)
    expect(answer).toMatch(/dit|entendu|trouve pas/)
  })
})

describe('facts of earlier calls', () => {
  const memories = [
    {
      statement: 'Votre sœur s’appelle Judith.',
      topic: null,
      event: null,
      quote: 'ma sœur s’appelle Judith',
    },
    { statement: 'Vous vivez à Nantes.', topic: null, event: null, quote: 'je vis à Nantes' },
  ]

  it.each([
    ['le prénom de ma sœur ?', /Judith/],
    ['et moi, j’habite où ?', /Nantes/],
  ])('answer "%s"', async (question, value) => {
    const call = startTestCall({ caller: { memories } })
    expect((await call.say(question)).join(' ')).toMatch(value)
  })

  it('are not used after the caller asked to forget them', async () => {
    const call = startTestCall({ caller: { memories } })
    expect((await call.say('oublie le prénom de ma sœur')).join(' ')).toMatch(/oublié|plus/)
    expect((await call.say('elle s’appelle comment ma sœur ?')).join(' ')).not.toMatch(/Judith/)
  })
})
