import { describe, expect, it } from 'vitest'
import { type Category, categories, healthCategory, isTagAllowed } from '../../domain/categories'
import type { Companion } from '../../domain/companions/companion'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { hueDistance, isPortraitHue } from '../../domain/portrait/portrait-hues'
import { drawTraits } from '../../domain/portrait/traits'
import { voiceGenders } from '../../domain/voice-genders'
import { companions } from './companions'

const everyText = ({ style, description, persona }: Companion) => [
  style,
  description,
  ...persona.greetings,
  ...persona.aiNotices,
  ...Object.values(persona.manner).flat(),
]

const pairs = companions.flatMap((one, i) =>
  companions.slice(i + 1).map((other) => [one, other] as const),
)

describe('the companions together', () => {
  it('have ids and names of their own', () => {
    expect(new Set(companions.map(({ id }) => id)).size).toBe(companions.length)
    expect(new Set(companions.map(({ name }) => name)).size).toBe(companions.length)
  })

  it('fill every category, with all three voices and four languages or more', () => {
    const present = new Set(companions.map(({ category }) => category))
    expect([...present].sort()).toEqual(Object.keys(categories).sort())
    expect(new Set(companions.map(({ voiceGender }) => voiceGender)).size).toBe(
      Object.keys(voiceGenders).length,
    )
    expect(new Set(companions.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4)
  })

  it('are told apart by their colour within a category, and from their neighbour in the list', () => {
    for (const [one, other] of pairs) {
      const areNeighbours = companions.indexOf(other) === companions.indexOf(one) + 1
      if (one.category !== other.category && !areNeighbours) continue
      const apart = hueDistance(one.portraitHue, other.portraitHue)
      expect(apart, `${one.name}, ${other.name}`).toBeGreaterThanOrEqual(20)
    }
  })

  it('never wear the same hair within a category', () => {
    const hairOf = ({ id, voiceGender }: Companion) => drawTraits(id, voiceGender).hair.name
    for (const [one, other] of pairs.filter(([a, b]) => a.category === b.category)) {
      expect(hairOf(one), `${one.name}, ${other.name}`).not.toBe(hairOf(other))
    }
  })

  it('never sound the same', () => {
    for (const [one, other] of pairs) {
      expect(voiceDistance(one.voice, other.voice), `${one.name}, ${other.name}`).toBeGreaterThan(1)
    }
  })

  it('never say one another’s lines, but for listening sounds and thanks', () => {
    const own = ({ persona }: Companion) => [
      ...persona.greetings,
      ...persona.aiNotices,
      ...persona.manner.turnsOfPhrase,
      ...persona.manner.farewells,
    ]
    const lines = companions.flatMap(own)
    expect(new Set(lines).size).toBe(lines.length)
  })
})

/** 1 is what is just heard: 12 words a minute, 6 of pitch or 15 of range; a timbre is 2. */
function voiceDistance(one: CompanionVoice, other: CompanionVoice) {
  return (
    (one.timbre === other.timbre ? 0 : 2) +
    Math.abs(one.wordsPerMinute - other.wordsPerMinute) / 12 +
    Math.abs(one.pitch - other.pitch) / 6 +
    Math.abs(one.pitchRange - other.pitchRange) / 15
  )
}

/** « \b » knows no accents. */
const anyOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

const explicitWords = anyOf(
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
const childWords = anyOf(
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
const pressureWords = anyOf(
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

    it('is described as the catalogue needs it', () => {
      expect(companion.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(companion.style.length).toBeLessThanOrEqual(40)
      expect(companion.tags.length).toBeGreaterThanOrEqual(1)
      expect(companion.tags.length).toBeLessThanOrEqual(3)
      for (const tag of companion.tags)
        expect(isTagAllowed(companion.category, tag), tag).toBe(true)
      expect(companion.flag).toMatch(/^\p{Regional_Indicator}{2}$/u)
      expect(sentencesIn(companion.description)).toBeGreaterThanOrEqual(2)
      expect(sentencesIn(companion.description)).toBeLessThanOrEqual(4)
      expect(isPortraitHue(companion.portraitHue)).toBe(true)
    })

    it('has a voice of its gender within French conversation', () => {
      expect(companion.voice.timbre.startsWith(companion.voiceGender)).toBe(true)
      expect(companion.voice.wordsPerMinute).toBeGreaterThanOrEqual(140)
      expect(companion.voice.wordsPerMinute).toBeLessThanOrEqual(190)
    })

    it('is an adult, and nothing about it is explicit', () => {
      expect(companion.characterAge).toBeGreaterThanOrEqual(25)
      for (const text of everyText(companion)) {
        expect(text).not.toMatch(childWords)
        expect(text).not.toMatch(explicitWords)
      }
    })

    it('uses no guilt, jealousy or hurry, and sells nothing', () => {
      for (const text of everyText(companion)) expect(text).not.toMatch(pressureWords)
    })

    it('says in its own words that it is an AI', () => {
      expect(persona.aiNotices.length).toBeGreaterThanOrEqual(1)
      for (const notice of persona.aiNotices) expect(notice).toContain('intelligence artificielle')
    })

    it('has enough to say, in lines that can be read aloud', () => {
      const { acknowledgements, turnsOfPhrase, thanksReplies, farewells } = persona.manner
      expect(persona.greetings.length).toBeGreaterThanOrEqual(3)
      expect(acknowledgements.length).toBeGreaterThanOrEqual(5)
      expect(turnsOfPhrase.length).toBeGreaterThanOrEqual(3)
      expect(thanksReplies.length).toBeGreaterThanOrEqual(2)
      expect(farewells.length).toBeGreaterThanOrEqual(3)
      const spoken = [persona.greetings, persona.aiNotices, ...Object.values(persona.manner)].flat()
      expect(new Set(spoken).size).toBe(spoken.length)
      for (const line of spoken) {
        expect(line).toMatch(/^(\p{Lu}|\{name\})[^.!?…()*_#[\]]*[.!?]$/u)
        expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(25)
      }
    })

    it('greets and leaves people whose name is not known, and asks nothing in doing so', () => {
      for (const list of [persona.greetings, persona.manner.farewells]) {
        expect(list.some((line) => line.includes('{name}'))).toBe(true)
        expect(list.some((line) => !line.includes('{name}'))).toBe(true)
      }
      for (const line of [...persona.greetings, ...persona.manner.turnsOfPhrase]) {
        expect(line).not.toContain('?')
      }
    })

    it('keeps to its way of address', () => {
      const { greetings, aiNotices, manner } = persona
      const spoken = [greetings, aiNotices, ...Object.values(manner)].flat().join(' ')
      expect(spoken).not.toMatch(
        persona.address === 'vous'
          ? /(?<![-\p{L}])(tu|toi|ton|tes|t’)(?!\p{L})/iu
          : /\b(vous|votre|vos)\b/i,
      )
    })

    it('is written with typographic apostrophes', () => {
      for (const text of everyText(companion)) expect(text).not.toMatch(/['"]| [:;?!]/)
    })
  },
)

const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

describe('companions of the health category', () => {
  const category: Category = healthCategory

  it('say that they replace no health professional', () => {
    for (const companion of companions.filter((one) => one.category === category)) {
      expect(companion.description).toContain('ne remplace pas un professionnel de santé')
    }
  })
})
