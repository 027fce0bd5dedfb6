import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences'

async function split(pieces: readonly string[]) {
  async function* streamPieces() {
    yield* pieces
  }
  const sentences: string[] = []
  for await (const sentence of splitSentences(streamPieces())) sentences.push(sentence)
  return sentences
}

describe('splitSentences', () => {
  it.each([
    ['Bonsoir. Comment ça va ?', ['Bonsoir.', 'Comment ça va ?']],
    ['J’ai vu M. Petit et Mme. Roy hier soir.', ['J’ai vu M. Petit et Mme. Roy hier soir.']],
    ['Il fait 3.5 degrés. Couvre-toi !', ['Il fait 3.5 degrés.', 'Couvre-toi !']],
    ['Elle a dit : « Reste ! » Et puis rien…', ['Elle a dit : « Reste ! »', 'Et puis rien…']],
    ['Sans point final', ['Sans point final']],
    ['Un titre\nPuis une phrase.', ['Un titre', 'Puis une phrase.']],
    ['  \n ', []],
  ])('splits %j', async (text, expected) => {
    expect(await split([text])).toEqual(expected)
    expect(await split([...text])).toEqual(expected)
  })

  it('yields a sentence before the text has ended', async () => {
    async function* streamWithoutEnd() {
      yield 'Je t’écoute. Et'
      await new Promise(() => {})
    }
    const firstResult = await splitSentences(streamWithoutEnd()).next()
    expect(firstResult.value).toBe('Je t’écoute.')
  })

  it('cuts a text without full stops into pieces of at most 240 characters, and loses no words', async () => {
    const sentences = await split(['encore un mot, '.repeat(100)])
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(240)
    expect(sentences.join(' ').replaceAll(/\s+/g, ' ')).toBe('encore un mot, '.repeat(100).trim())
  })
})
