import { describe, expect, it, test } from 'vitest'
import { checkCompanion } from '../../domain/admin/companions/check-companion'
import type { CompanionDraft } from '../../domain/admin/companions/companion-draft'
import { type Category, categories, healthCategory } from '../../domain/categories'
import { isTagAllowed } from '../../domain/category-tags'
import type { Companion } from '../../domain/companions/companion'
import { toPersonaRecord } from '../../domain/companions/companion-persona'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { computeHueDistance, isPortraitHue } from '../../domain/portrait/traits/portrait-hues'
import { pickTraits } from '../../domain/portrait/traits/traits'
import { voiceGenders } from '../../domain/voice-genders'
import { companions } from './companions'

const listTexts = ({ style, description, persona }: Companion) => [
  style,
  description,
  ...persona.greetings,
  ...persona.aiDisclosures,
  ...Object.values(persona.manner).flat(),
]

const pairs = companions.flatMap((one, i) =>
  companions.slice(i + 1).map((other) => [one, other] as const),
)

describe('companions', () => {
  it('have unique ids and names', () => {
    expect(new Set(companions.map(({ id }) => id)).size).toBe(companions.length)
    expect(new Set(companions.map(({ name }) => name)).size).toBe(companions.length)
  })

  it('cover every category, every voice gender and at least four languages', () => {
    const presentCategories = new Set(companions.map(({ category }) => category))
    expect([...presentCategories].sort()).toEqual(Object.keys(categories).sort())
    expect(new Set(companions.map(({ voiceGender }) => voiceGender)).size).toBe(
      Object.keys(voiceGenders).length,
    )
    expect(new Set(companions.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4)
  })

  it('differ in portrait colour from all others of their category and from the next companion in the list', () => {
    for (const [one, other] of pairs) {
      const areNeighbours = companions.indexOf(other) === companions.indexOf(one) + 1
      if (one.category !== other.category && !areNeighbours) continue
      const distance = computeHueDistance(one.portraitHue, other.portraitHue)
      expect(distance, `${one.name}, ${other.name}`).toBeGreaterThanOrEqual(20)
    }
  })

  it('differ in hair from the others of their category', () => {
    const getHair = ({ id, voiceGender }: Companion) => pickTraits(id, voiceGender).hair.name
    for (const [one, other] of pairs.filter(([a, b]) => a.category === b.category)) {
      expect(getHair(one), `${one.name}, ${other.name}`).not.toBe(getHair(other))
    }
  })

  it('differ in voice', () => {
    for (const [one, other] of pairs) {
      expect(
        measureVoiceDistance(one.voice, other.voice),
        `${one.name}, ${other.name}`,
      ).toBeGreaterThan(1)
    }
  })

  it('share no lines except acknowledgements and replies to thanks', () => {
    const listOwnLines = ({ persona }: Companion) => [
      ...persona.greetings,
      ...persona.aiDisclosures,
      ...persona.manner.turnsOfPhrase,
      ...persona.manner.farewells,
    ]
    const lines = companions.flatMap(listOwnLines)
    expect(new Set(lines).size).toBe(lines.length)
  })
})

/**
 * Returns the audible distance between two voices. 1 is a barely noticeable difference: 12 words
 * per minute, 6 steps of `pitch` or 15 steps of `pitchRange`. Different timbres add 2.
 */
function measureVoiceDistance(one: CompanionVoice, other: CompanionVoice) {
  return (
    (one.timbre === other.timbre ? 0 : 2) +
    Math.abs(one.wordsPerMinute - other.wordsPerMinute) / 12 +
    Math.abs(one.pitch - other.pitch) / 6 +
    Math.abs(one.pitchRange - other.pitchRange) / 15
  )
}

/** Matches one sentence that starts with a capital letter or {name}, without brackets or Markdown. */
const spokenLinePattern = /^(\p{Lu}|\{name\})[^.!?…()*_#[\]]*[.!?]$/u

/** Matches whole words; `\b` would not, because it treats accented letters as non-letters. */
const matchAnyWord = (...words: string[]) =>
  new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

const explicitWords = matchAnyWord(
  'sexe',
  'sexuel\\p{L}*',
  'nue?s?',
  'orgasm\\p{L}*',
  'érotiqu\\p{L}*',
  'porno\\p{L}*',
  'seins?',
  'fesses?',
  'pénis',
  'vagin',
  'jouir',
  'baiser',
)
const childWords = matchAnyWord(
  'enfants?',
  'fillettes?',
  'gamin\\p{L}*',
  'adolescent\\p{L}*',
  'lycéen\\p{L}*',
  'collégien\\p{L}*',
  'écoli\\p{L}*',
  'mineure?s?',
  'étudiant\\p{L}*',
)
const pressureWords = matchAnyWord(
  'm(e|’as|’avez) manqu\\p{L}*',
  'ne (me )?(pars|quittes?|quittez|partez|raccroches?|raccrochez)',
  'jalou\\p{L}*',
  'sans (toi|vous)',
  'abandonn\\p{L}*',
  'dépêche-toi',
  'dépêchez-vous',
  'dernière chance',
  'minutes? (restante|gratuite|offerte)s?',
  'abonne\\p{L}*',
  'ach[eè]te\\p{L}*',
  'recharg\\p{L}*',
  'cadeaux?',
)

describe.each(companions.map((companion) => [companion.name, companion] as const))(
  '%s',
  (_name, companion) => {
    const { persona } = companion

    it('has a valid id, style, flag, description and portrait hue, and one to three tags of its category', () => {
      expect(companion.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(companion.style.length).toBeLessThanOrEqual(40)
      expect(companion.tags.length).toBeGreaterThanOrEqual(1)
      expect(companion.tags.length).toBeLessThanOrEqual(3)
      for (const tag of companion.tags)
        expect(isTagAllowed(companion.category, tag), tag).toBe(true)
      expect(companion.flag).toMatch(/^\p{Regional_Indicator}{2}$/u)
      expect(countSentences(companion.description)).toBeGreaterThanOrEqual(2)
      expect(countSentences(companion.description)).toBeLessThanOrEqual(4)
      expect(isPortraitHue(companion.portraitHue)).toBe(true)
    })

    it('has a voice of its gender and a normal speech rate', () => {
      expect(companion.voice.timbre.startsWith(companion.voiceGender)).toBe(true)
      expect(companion.voice.wordsPerMinute).toBeGreaterThanOrEqual(140)
      expect(companion.voice.wordsPerMinute).toBeLessThanOrEqual(190)
    })

    it('is at least 25 years old, and mentions neither minors nor sex', () => {
      expect(companion.characterAge).toBeGreaterThanOrEqual(25)
      for (const text of listTexts(companion)) {
        expect(text).not.toMatch(childWords)
        expect(text).not.toMatch(explicitWords)
      }
    })

    it('uses no words of guilt, jealousy, pressure or advertising', () => {
      for (const text of listTexts(companion)) expect(text).not.toMatch(pressureWords)
    })

    it('discloses that it is an AI', () => {
      expect(persona.aiDisclosures.length).toBeGreaterThanOrEqual(1)
      for (const notice of persona.aiDisclosures)
        expect(notice).toContain('intelligence artificielle')
    })

    it('has enough lines, all suitable for speech synthesis', () => {
      const { acknowledgements, turnsOfPhrase, thanksReplies, farewells } = persona.manner
      expect(persona.greetings.length).toBeGreaterThanOrEqual(3)
      expect(acknowledgements.length).toBeGreaterThanOrEqual(5)
      expect(turnsOfPhrase.length).toBeGreaterThanOrEqual(3)
      expect(thanksReplies.length).toBeGreaterThanOrEqual(2)
      expect(farewells.length).toBeGreaterThanOrEqual(3)
      const spokenLines = [
        persona.greetings,
        persona.aiDisclosures,
        ...Object.values(persona.manner),
      ].flat()
      expect(new Set(spokenLines).size).toBe(spokenLines.length)
      for (const line of spokenLines) {
        expect(line).toMatch(spokenLinePattern)
        expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(25)
      }
    })

    it('greets and says goodbye with and without a name, and asks no question in greetings and turns of phrase', () => {
      for (const list of [persona.greetings, persona.manner.farewells]) {
        expect(list.some((line) => line.includes('{name}'))).toBe(true)
        expect(list.some((line) => !line.includes('{name}'))).toBe(true)
      }
      for (const line of [...persona.greetings, ...persona.manner.turnsOfPhrase]) {
        expect(line).not.toContain('?')
      }
    })

    it('uses only its own form of address (tu or vous)', () => {
      const { greetings, aiDisclosures, manner } = persona
      const spokenText = [greetings, aiDisclosures, ...Object.values(manner)].flat().join(' ')
      expect(spokenText).not.toMatch(
        persona.address === 'vous'
          ? /(?<![-\p{L}])(tu|toi|ton|tes|t’)(?!\p{L})/iu
          : /\b(vous|votre|vos)\b/i,
      )
    })

    it('uses the apostrophes and spaces of French typography', () => {
      for (const text of listTexts(companion)) expect(text).not.toMatch(/['"]| [:;?!]/)
    })
  },
)

test.each(companions)('$name passes the rules of the administrator’s form', (companion) => {
  const { voice, persona, characterAge: _age, ...card } = companion
  const draft: CompanionDraft = {
    ...card,
    tags: [...card.tags],
    imageUrl: `https://amivoix.example/portraits/${card.id}.svg`,
    isPublished: true,
    engine: 'amivoix',
    assistantId: '',
    speech: { voice, persona: toPersonaRecord(persona), instructions: '' },
  }
  expect(checkCompanion(draft)).toEqual({})
})

const countSentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

describe('companions of the health category', () => {
  const category: Category = healthCategory

  it('state that they do not replace a health professional', () => {
    for (const companion of companions.filter((one) => one.category === category)) {
      expect(companion.description).toContain('ne remplace pas un professionnel de santé')
    }
  })
})
