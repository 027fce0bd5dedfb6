import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { SpeechPart, TextToSpeech } from '../ports/text-to-speech'
import { alignWords } from './align-words'
import { speakingFrench } from './speaking-french'

const voice: CompanionVoice = {
  timbre: 'neutral-soft',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
}

/** Says which text it was given, a word every 100 ms. */
function fakeSpeech() {
  const spoken: string[] = []
  const textToSpeech: TextToSpeech = {
    async *speak(text) {
      spoken.push(text)
      for (const [index, { index: position }] of [...text.matchAll(/\S+/g)].entries()) {
        yield { kind: 'word', position, atMs: index * 100 }
        yield { kind: 'audio', pcm: new Int16Array(2_400) }
      }
    },
  }
  return { spoken, textToSpeech }
}

async function wordsHeard(text: string) {
  const { spoken, textToSpeech } = fakeSpeech()
  const parts: SpeechPart[] = []
  for await (const part of speakingFrench(textToSpeech).speak(
    text,
    voice,
    new AbortController().signal,
  )) {
    parts.push(part)
  }
  const words = parts.flatMap((part) =>
    part.kind === 'word' ? [text.slice(part.position).split(/\s/)[0]] : [],
  )
  return { spoken, words }
}

describe('speaking French', () => {
  it('says the spoken form and tells positions in the written one', async () => {
    const { spoken, words } = await wordsHeard('Appelle à **18h30**, d’accord ?')
    expect(spoken).toEqual(['Appelle à dix-huit heures trente, d’accord ?'])
    expect(words).toEqual([
      'Appelle',
      'à',
      '18h30**,',
      '18h30**,',
      '18h30**,',
      'd’accord',
      'accord',
    ])
  })

  it('leaves the positions of a text without numbers exact', async () => {
    const { words } = await wordsHeard('Bonjour Marie, comment vas-tu ce soir')
    expect(words).toEqual(['Bonjour', 'Marie,', 'comment', 'vas-tu', 'ce', 'soir'])
  })

  it('does not ask for a sound when nothing is left to say', async () => {
    expect((await wordsHeard('🙂')).spoken).toEqual([])
  })

  it('never goes backwards', () => {
    const words = fc.array(fc.constantFrom('un', 'deux', 'le', '18h30', 'chat', '4,99', 'et'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, words, (raw, spoken) => {
        const text = spoken.join(' ')
        const toRaw = alignWords(raw.join(' '), text)
        const sources = [...text.matchAll(/\S+/g)].map(({ index }) => toRaw(index))
        expect(sources).toEqual([...sources].sort((one, other) => one - other))
      }),
    )
  })
})
