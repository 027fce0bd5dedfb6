import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allActivities } from '../brain/activities/all-activities'
import { startTestCall } from '../brain/testing/start-test-call'
import type { ConversationTurn } from './score-conversation'
import { summariseConversation } from './summarise-conversation'

const caller = (text: string | null): ConversationTurn => ({ speaker: 'caller', text })
const companion = (text: string): ConversationTurn => ({ speaker: 'companion', text })

describe('summariseConversation', () => {
  it('lists the areas of life and the feelings that the caller mentioned', () => {
    const { summary } = summariseConversation(
      [
        companion('Bonsoir.'),
        caller('mon chef m’énerve'),
        caller('et je dors mal'),
        caller('merci'),
      ],
      { companionName: 'Lou', durationSeconds: 300 },
    )
    expect(summary).toBe(
      'Un appel de 5 minutes avec Lou. Au fil de l’appel : le travail et le sommeil. ' +
        'Ce qui s’est dit : la colère. Des mots de remerciement ont été échangés.',
    )
  })

  it('says that no words were recognised', () => {
    const { summary } = summariseConversation([companion('Bonsoir.'), caller(null)], {
      companionName: 'Lou',
      durationSeconds: 40,
    })
    expect(summary).toBe(
      'Un appel de moins d’une minute avec Lou. ' +
        'Les paroles n’ont pas pu être comprises, seule la voix a été entendue.',
    )
  })

  describe('the end of the summary', () => {
    const facts = { companionName: 'Lou', durationSeconds: 60 }
    const turns = [caller('mon chef m’énerve'), companion('Ah. Et demain, que feras-tu ?')]

    it('names the last topic when the minutes ran out', () => {
      const { summary } = summariseConversation(turns, { ...facts, endReason: 'balance-exhausted' })
      expect(summary).toMatch(/ À la dernière minute, il était question de ceci : le travail\.$/)
    })

    it('does not name a topic that the caller denied', () => {
      const denyingTurns = [caller('je me sens seul'), caller('non, je ne me sens pas seul')]
      const { summary } = summariseConversation(denyingTurns, {
        ...facts,
        endReason: 'balance-exhausted',
      })
      expect(summary).not.toContain('solitude')
    })

    it('does not name the last topic when the caller hung up with minutes left', () => {
      const { summary } = summariseConversation(turns, { ...facts, endReason: 'hung-up' })
      expect(summary).not.toMatch(/dernière/)
    })
  })

  it('mentions the activity, and whether it was finished', async () => {
    const call = startTestCall()
    const turns: ConversationTurn[] = []
    for (const text of ['on joue à tu préfères ?', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
      turns.push(caller(text), ...(await call.say(text)).map(companion))
      if (turns.length < 8)
        expect(
          summariseConversation(turns, { companionName: 'Lou', durationSeconds: 60 }).summary,
        ).toContain('commencée : le jeu « tu préfères »')
    }
    expect(
      summariseConversation(turns, { companionName: 'Lou', durationSeconds: 400 }).summary,
    ).toContain('jusqu’au bout : le jeu « tu préfères »')
  })

  it('mentions a lesson in the language of the companion', () => {
    const lesson = allActivities.find(({ id }) => id === 'lecon-de-vocabulaire')
    const turns = (lesson?.getSteps('spanish') ?? []).map(({ say }) => companion(String(say[0])))
    const summarise = (saidTurns: ConversationTurn[]) =>
      summariseConversation(saidTurns, { companionName: 'Sol', durationSeconds: 60 }).summary
    expect(summarise(turns)).toContain('jusqu’au bout : une leçon de vocabulaire')
    expect(summarise(turns.slice(0, 2))).toContain('commencée : une leçon de vocabulaire')
  })

  it('mentions helplines only when the companion offered help in a danger', () => {
    const turns = [caller('je veux mourir'), companion('Le 3114 répond jour et nuit.')]
    const summarise = (facts: { hasCrisis: boolean }) =>
      summariseConversation(turns, { companionName: 'Lou', durationSeconds: 60, ...facts }).summary
    expect(summarise({ hasCrisis: true })).toContain('des numéros d’aide ont été donnés')
    expect(summarise({ hasCrisis: false })).not.toContain('numéros d’aide')
  })

  it('leaves out a topic that the caller denied', () => {
    const turns = [
      caller('je suis seule ce soir'),
      companion('C’est de la solitude ?'),
      caller('non, ce n’est pas de la solitude, je me repose'),
    ]
    const facts = { companionName: 'Lou', durationSeconds: 60 }
    expect(summariseConversation(turns.slice(0, 1), facts).summary).toContain('solitude')
    expect(summariseConversation(turns, facts).summary).not.toContain('solitude')
  })

  it('scores a long call above a short one, and an abrupt call lowest', () => {
    const facts = { companionName: 'Lou', durationSeconds: 600 }
    const longCall = Array.from({ length: 12 }, (_, turn) => [
      companion('?'),
      caller(`merci ${turn}`),
    ])
    const score = (turns: ConversationTurn[], seconds: number) =>
      summariseConversation(turns, { ...facts, durationSeconds: seconds }).successScore
    expect(score(longCall.flat(), 600)).toBe(85)
    expect(score([companion('?'), caller('oui'), companion('?')], 90)).toBeLessThan(50)
    expect(score([companion('?')], 12)).toBe(0)
  })

  it('always returns a sentence and an integer score from 0 to 100', () => {
    const turn = fc.record({
      speaker: fc.constantFrom('caller' as const, 'companion' as const),
      text: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(fc.array(turn), fc.integer({ min: 0, max: 20_000 }), (turns, seconds) => {
        const { summary, successScore } = summariseConversation(turns, {
          companionName: 'Lou',
          durationSeconds: seconds,
        })
        expect(summary).toMatch(/^Un appel /)
        expect(Number.isInteger(successScore) && successScore >= 0 && successScore <= 100).toBe(
          true,
        )
      }),
    )
  })
})
