import { describe, expect, it } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { startTestCall } from '../testing/start-test-call'

/** Says the texts to a companion of the catalogue, and returns its last answer. */
async function answerOf(companionId: string, ...texts: readonly string[]): Promise<string> {
  const companion = companions.find(({ id }) => id === companionId)
  if (!companion) throw new Error(`Unknown companion: ${companionId}`)
  const call = startTestCall({ companion })
  await call.greeting()
  await call.sayAll(texts)
  return call.responses.at(-1)?.join(' ') ?? ''
}

describe('a caller whose relative is going to die', () => {
  it.each([
    ['helene', 'mon père va mourir', /[Vv]ous/],
    ['soline', 'mon père va mourir, il a un cancer', /[Tt]u/],
    ['vesper', 'ma grand-mère va mourir bientôt et je sais pas quoi lui dire', /[Vv]ous/],
  ])('hears compassion and no helpline from %s: %s', async (companionId, text, address) => {
    const answer = await answerOf(companionId, text)
    expect(answer).toMatch(/ce moment-là|être à ses côtés/)
    expect(answer).toMatch(address)
    expect(answer).not.toMatch(/3114|\b15\b|parierais/)
  })

  it('still hears the number of the suicide helpline when the relative wants to die', async () => {
    expect(await answerOf('walter', 'mon père veut mourir')).toContain('3114')
  })
})

describe('a tight chest caused by a thought', () => {
  it.each([
    ['soline', /souffle longtemps|on peut la regarder/],
    ['helene', /soufflez longtemps|on peut la regarder/],
  ])(
    'is acknowledged by %s, who names the signs that require calling 15',
    async (companionId, expected) => {
      const answer = await answerOf(companionId, 'j’ai la poitrine serrée quand j’y pense')
      expect(answer).toMatch(/c’est le 15/)
      expect(answer).toMatch(expected)
    },
  )
})

it('does not take "je respire" for a health concern', async () => {
  const answer = await answerOf('soline', 'j’ai la poitrine serrée quand j’y pense', 'je respire')
  expect(answer).not.toMatch(/médecin|le 15/)
})

describe('an evening alone', () => {
  it.each(['vesper', 'ren'])(
    'is answered with flirtation by %s, a companion for fantasies',
    async (companionId) => {
      expect(await answerOf(companionId, 'seule ce soir')).toMatch(
        /rien ne presse|sans témoin|Tant mieux pour moi/,
      )
    },
  )

  it.each([
    ['vesper', ['je suis seule ce soir et je pleure']],
    ['vesper', ['je suis triste', 'seule ce soir']],
    ['soline', ['seule ce soir']],
  ])('is not answered with flirtation by %s: %s', async (companionId, texts) => {
    expect(await answerOf(companionId, ...texts)).not.toMatch(
      /rien ne presse|sans témoin|Tant mieux pour moi/,
    )
  })
})

describe('"n’importe quoi" in ordinary talk', () => {
  it.each([
    ['margaux', 'ma belle-mère raconte n’importe quoi', /raconte n’importe quoi/],
    ['walter', 'mon chef fait n’importe quoi', /fait n’importe quoi/],
    ['margaux', 'au bureau c’est n’importe quoi', /./],
    ['walter', 'c’est vraiment n’importe quoi cette banque', /./],
  ])(
    'is treated by %s neither as a question nor as a request: %s',
    async (companionId, text, expected) => {
      const answer = await answerOf(companionId, text)
      expect(answer).toMatch(expected)
      expect(answer).not.toMatch(/je ne sais pas|conseiller|Il était|frais|n’importe\./)
    },
  )

  it('is still treated as criticism when it is about what the companion says', async () => {
    expect(await answerOf('margaux', 'bonsoir', 'tu dis n’importe quoi')).toMatch(
      /mauvais bout|Pas brillant|Touché/,
    )
  })
})

it('does not send a caller who asks what a central bank is to their own bank', async () => {
  expect(await answerOf('farid', 'c’est quoi une banque centrale')).not.toMatch(/frais|conseiller/)
})
