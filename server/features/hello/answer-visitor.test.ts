import { describe, expect, it } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { type HelloReply, hello } from '../../../content/samples/hello'
import { maxHelloAnswers, maxHelloLineLength } from '../../../domain/companions/hello'
import { answerVisitor } from './answer-visitor'

const margaux = companions.find(({ id }) => id === hello.companionId)
if (!margaux) throw new Error('The companion of the hello is not in the catalogue')
const companion = margaux

async function answer(...visitorLines: string[]) {
  const { sentences, ...rest } = await answerVisitor(hello, companion, visitorLines)
  return { ...rest, sentences: sentences.map(({ text }) => text) }
}

/** Lists every sequence of suggested replies. */
const listPaths = (
  replies: readonly HelloReply[],
  before: readonly HelloReply[] = [],
): HelloReply[][] =>
  replies.flatMap((reply) => [[...before, reply], ...listPaths(reply.replies, [...before, reply])])
const paths = listPaths(hello.replies)

describe('the answers to a visitor', () => {
  it.each(paths.map((path) => ({ path, lines: path.map(({ text }) => text) })))(
    'are the written ones after suggested replies: $lines',
    async ({ path, lines }) => {
      const reply = path.at(-1)
      const isLast = path.length === maxHelloAnswers
      expect(await answer(...lines)).toEqual({
        sentences: [...(reply?.answer ?? []), ...(isLast ? [hello.invitation] : [])],
        replies: reply?.replies.map(({ text }) => text),
        outcome: isLast ? 'over' : 'open',
        isWritten: true,
      })
    },
  )

  it('come from the scripted dialogue after typed lines', async () => {
    const { sentences, replies, outcome, isWritten } = await answer('Mon chat est malade.')
    expect(sentences.join(' ')).toMatch(/chat/)
    expect({ replies, outcome, isWritten }).toEqual({
      replies: [],
      outcome: 'open',
      isWritten: false,
    })
    expect(await answer('Mon chat est malade.')).toMatchObject({ sentences })
  })

  it('end with an invitation after the third line', async () => {
    const { sentences, outcome } = await answer('Bonsoir.', 'Je travaille tard.', 'Oui, souvent.')
    expect(sentences.at(-1)).toBe(hello.invitation)
    expect(sentences.length).toBeGreaterThan(1)
    expect(outcome).toBe('over')
  })

  it('name the helpline when the visitor is in danger, without an invitation', async () => {
    const [oneFirstReply, otherFirstReply] = hello.replies.map(({ text }) => text)
    const thirdAnswer = await answer(
      oneFirstReply ?? '',
      otherFirstReply ?? '',
      'J’ai envie de mourir.',
    )
    expect(thirdAnswer.outcome).toBe('help')
    expect(thirdAnswer.sentences.join(' ')).toContain('3114')
    expect(thirdAnswer.sentences).not.toContain(hello.invitation)
    expect(thirdAnswer.isWritten).toBe(false)
  })

  it('contain no language markers, but say which words are foreign', async () => {
    const { sentences } = await answerVisitor(hello, companion, ['I want to die'])
    const [advice] = sentences
    expect(advice?.text).toMatch(/^Your life matters: call 3114 now.*danger[.]$/)
    expect(advice?.spans).toEqual([
      { start: 0, end: advice?.text.length, language: 'english', isSlow: false },
    ])
    expect((await answer('comment on dit bonjour en anglais ?')).sentences).toContain(
      'On dit : « Hello ».',
    )
  })

  it('keep the outcome "help" until the visitor denies the danger', async () => {
    const outcomes = [
      await answer('Je vais me tuer ce soir.', 'Oui.'),
      await answer(
        'Je vais me tuer ce soir.',
        'Je plaisantais, tout va bien, je ne veux pas mourir.',
      ),
    ].map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['help', 'open'])
  })

  it('end the hello when the visitor is a minor', async () => {
    expect(await answer('J’ai 14 ans.')).toMatchObject({ outcome: 'closed', replies: [] })
  })

  it('are at most 400 characters long after a line of the maximum length', async () => {
    const line = 'Ma voisine et mon frère et ma mère '.repeat(9).slice(0, maxHelloLineLength)
    const { sentences } = await answer(line)
    expect(sentences.join('').length).toBeLessThanOrEqual(400)
  })
})

describe('the written hello', () => {
  it('suggests two replies after each answer but the last, which asks nothing', () => {
    for (const path of paths) {
      const reply = path.at(-1)
      const isLast = path.length === maxHelloAnswers
      expect(reply?.replies.length).toBe(isLast ? 0 : 2)
      if (isLast) expect(reply?.answer.join(' ')).not.toContain('?')
    }
  })

  it('has lines and sentences within their maximum lengths', () => {
    for (const { text, answer } of paths.flat()) {
      expect(text.length).toBeLessThanOrEqual(maxHelloLineLength)
      for (const sentence of answer) expect(sentence.split(' ').length).toBeLessThanOrEqual(25)
    }
  })
})
