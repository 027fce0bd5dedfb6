import { describe, expect, it } from 'vitest'
import { quizQuestionsByTheme } from '../../knowledge/quiz'
import { startTestCall } from '../../testing/start-test-call'

const allQuestions = [...quizQuestionsByTheme.values()].flat()
const findAsked = (sentences: readonly string[]) =>
  allQuestions.find(({ question }) => sentences.includes(question))

describe('a quiz', () => {
  it('is about the theme that the caller names', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const asked = findAsked(await call.say('pose-moi des questions de géographie'))
    expect(quizQuestionsByTheme.get('geographie')).toContain(asked)
  })

  it('continues after a right answer, and reveals the answer first when the caller does not know it', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const first = findAsked(await call.say('fais-moi réviser le code de la route'))
    const afterRight = await call.say(`euh ${first?.acceptedAnswers[0]}`)
    expect(afterRight.join(' ')).not.toContain(first?.answer)
    const second = findAsked(afterRight)
    const afterGivingUp = await call.say('aucune idée')
    expect(afterGivingUp.join(' ')).toContain(second?.answer)
    expect(findAsked(afterGivingUp)).toBeDefined()
  })

  it('ends when the caller speaks of something else', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    await call.say('fais-moi un quiz')
    const answer = await call.say(
      'attends il faut que je te raconte ce qui m’est arrivé hier soir en rentrant du travail',
    )
    expect(findAsked(answer)).toBeUndefined()
    expect(
      findAsked(await call.say('il y avait un cheval dans la cage d’escalier')),
    ).toBeUndefined()
  })

  it('has distinct questions, each with an answer in a whole sentence and no empty accepted answer', () => {
    for (const { question, acceptedAnswers, answer } of allQuestions) {
      expect(question, question).toMatch(/\?$/)
      expect(answer, question).toMatch(/\.$/)
      expect(
        acceptedAnswers.every((one) => one !== ''),
        question,
      ).toBe(true)
    }
    expect(new Set(allQuestions.map(({ question }) => question)).size).toBe(allQuestions.length)
  })
})
