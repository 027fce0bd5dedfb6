import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { parseLanguageMarkers } from '../language-spans/language-markers'
import type { SpeechPart, TextToSpeech } from '../ports/text-to-speech'
import { alignWords } from './align-words'
import { withTextNormalisation } from './with-text-normalisation'

const voice: CompanionVoice = {
  timbre: 'neutral-soft',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
}

/** Records the text that it is given; each word takes 100 ms. */
function createFakeTextToSpeech() {
  const spokenTexts: string[] = []
  const foreignTexts: string[] = []
  const textToSpeech: TextToSpeech = {
    recipient: null,
    async *speak(text, _voice, _signal, spans = []) {
      spokenTexts.push(text)
      foreignTexts.push(...spans.map(({ start, end }) => text.slice(start, end)))
      for (const [index, { index: position }] of [...text.matchAll(/\S+/g)].entries()) {
        yield { kind: 'word', position, atMs: index * 100 }
        yield { kind: 'audio', pcm: new Int16Array(2_400) }
      }
    },
  }
  return { spoken: spokenTexts, foreignTexts, textToSpeech }
}

async function speakWithNormalisation(marked: string) {
  const { text, spans } = parseLanguageMarkers(marked)
  const { spoken, foreignTexts, textToSpeech } = createFakeTextToSpeech()
  const parts: SpeechPart[] = []
  for await (const part of withTextNormalisation(textToSpeech).speak(
    text,
    voice,
    new AbortController().signal,
    spans,
  )) {
    parts.push(part)
  }
  const words = parts.flatMap((part) =>
    part.kind === 'word' ? [text.slice(part.position).split(/\s/)[0]] : [],
  )
  return { spoken, foreignTexts, words }
}

describe('withTextNormalisation', () => {
  it('speaks the normalised text and reports positions in the original text', async () => {
    const { spoken, words } = await speakWithNormalisation('Appelle à **18h30**, d’accord ?')
    expect(spoken).toEqual(['Appelle à dix-huit heures trente, d’accord ?'])
    expect(words).toEqual([
      'Appelle',
      'à',
      '18h30**,',
      '18h30**,',
      '18h30**,',
      'd’accord',
      // "?" is aligned with the last word, which begins after the apostrophe.
      'accord',
    ])
  })

  it('reports exact positions when the text needs no normalisation', async () => {
    const { words } = await speakWithNormalisation('Bonjour Marie, comment vas-tu ce soir')
    expect(words).toEqual(['Bonjour', 'Marie,', 'comment', 'vas-tu', 'ce', 'soir'])
  })

  it('does not spell out numbers within foreign words', async () => {
    const { spoken, foreignTexts, words } = await speakWithNormalisation(
      'Il part à 18h30 : [en]I leave at 6:30, Dr. Lee.[/en] Compris le 6 ?',
    )
    expect(spoken).toEqual([
      'Il part à dix-huit heures trente : I leave at 6:30, Dr. Lee. Compris le six ?',
    ])
    expect(foreignTexts).toEqual(['I leave at 6:30, Dr. Lee.'])
    expect(words).toContain('Lee.')
    expect(words.at(-3)).toBe('le')
  })

  it('keeps the question mark after foreign words, and removes what is not spoken', async () => {
    const { spoken, foreignTexts } = await speakWithNormalisation('On dit [it]**ciao** 🙂[/it] ?')
    expect(spoken).toEqual(['On dit ciao?'])
    expect(foreignTexts).toEqual(['ciao'])
  })

  it('does not call the synthesiser when nothing is left to say', async () => {
    expect((await speakWithNormalisation('🙂')).spoken).toEqual([])
  })

  it('never reports decreasing positions', () => {
    const words = fc.array(fc.constantFrom('un', 'deux', 'le', '18h30', 'chat', '4,99', 'et'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, words, (written, spoken) => {
        const text = spoken.join(' ')
        const toWrittenPosition = alignWords(written.join(' '), text)
        const positions = [...text.matchAll(/\S+/g)].map(({ index }) => toWrittenPosition(index))
        expect(positions).toEqual([...positions].sort((one, other) => one - other))
      }),
    )
  })
})
