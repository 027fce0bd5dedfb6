import { describe, expect, it } from 'vitest'
import { createInitialState, type DialogueState } from '../../dialogue/dialogue-state'
import { ResponseDraft } from '../../dialogue/response-draft'
import { createLesson } from '../../lessons/lesson'
import { startTestCall, testCompanion } from '../../testing/start-test-call'
import { enterMode } from './say-helpline'

const lesson = { ...createLesson('english'), level: 'confident', lastReason: 'le pluriel' } as const
const series = { kind: 'rehearsal', subject: 'interview', replyCount: 1 } as const

describe('a crisis', () => {
  it('ends the activity, lesson, rehearsal and scene, and keeps what the companion knows about the learner', () => {
    const stateBefore: DialogueState = {
      ...createInitialState(1, null),
      runningActivity: { id: 'breathing', stepIndex: 0, slots: {} },
      lesson: { ...lesson, isLanguageOnly: true, scene: { id: 'coffee', index: 0 } },
      pausedRehearsal: { series, line: '« Bonjour. »', turn: 1 },
      questioning: series,
      scene: { setting: 'un train', isActive: true, character: 'self', leftAtTurn: 2 },
    }
    const caller = { name: null, profileSummary: null, pastSummaries: [] }
    const draft = new ResponseDraft(stateBefore, {
      companion: testCompanion,
      caller,
      isAiDisclosureDue: false,
      seed: 1,
    })
    enterMode(draft, 'crisis', 'suicide')
    expect(draft.state).toMatchObject({
      runningActivity: null,
      lesson: { ...lesson, isActive: false, isLanguageOnly: false, scene: null },
      pausedRehearsal: null,
      questioning: null,
      scene: { isActive: false, leftAtTurn: null },
    })
  })

  it('ends a quiz, so that a word said afterwards is not taken for an answer', async () => {
    const call = startTestCall()
    await call.sayAll([
      'pose-moi un quiz',
      'j’ai avalé tous mes cachets',
      'non, c’était une blague',
    ])
    const answer = (await call.say('paris')).join(' ')
    expect(answer).not.toMatch(/réponse|question suivante|c’était|perdu|gagné/i)
  })
})
