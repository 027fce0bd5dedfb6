import { describe, expect, it } from 'vitest'
import { companions } from '../../content/companions/companions'
import { languages } from '../../domain/languages'
import { allActivities } from './activities/all-activities'
import * as asideLines from './lines/aside-lines'
import * as crisisLines from './lines/crisis-lines'
import { fillLine } from './lines/line'
import * as listeningLines from './lines/listening-lines'
import * as noticeLines from './lines/notice-lines'
import * as talkLines from './lines/talk-lines'
import { categoryManners } from './manner/category-manners'
import { findSpeechFaults } from './testing/speech-faults'
import { themeById } from './themes/all-themes'

const technicalKeys = new Set([
  'id',
  'heardAs',
  'askedFor',
  'suits',
  'when',
  'next',
  'note',
  'kind',
  'category',
  'pace',
  'address',
  'activities',
  'title',
  'namedAs',
  'recalledAs',
])

/** Every sentence that a structure of scripts holds, wherever it stands in it. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(linesIn)
  if (value instanceof Map) return [...value.values()].flatMap(linesIn)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.entries(value).flatMap(([key, held]) =>
    technicalKeys.has(key) ? [] : linesIn(held),
  )
}

const scripts = [
  ...linesIn({ ...asideLines, ...crisisLines, ...listeningLines, ...noticeLines, ...talkLines }),
  ...linesIn([...Object.values(categoryManners)]),
  ...linesIn(themeById),
  ...allActivities.flatMap((activity) =>
    Object.keys(languages).flatMap((language) =>
      linesIn([activity, activity.stepsFor(language as keyof typeof languages)]),
    ),
  ),
]
const personas = companions.flatMap(({ persona }) => linesIn(persona))
const everyLine = [...new Set([...scripts, ...personas])]

const said = (line: string) =>
  (['tu', 'vous'] as const).map((address) =>
    fillLine(line, address, new Proxy({}, { get: () => 'une rose' })),
  )

/** What no companion may say, whatever the caller says (05). */
const forbidden: Readonly<Record<string, RegExp>> = {
  'guilt for leaving':
    /ne (me|m’) ?(laisse|quitte|abandonne)[sz]? pas|ne (pars|partez|raccroche[sz]?) pas|déjà (partir|fini)|tu m’abandonnes|sans toi je|reste[sz]? encore|tu me (dois|manques)|vous me (devez|manquez)/i,
  'urgency to stay or buy':
    /dernière chance|vite,|dépêche[sz]?-|avant qu’il ne soit trop tard|profite[sz]? (vite|maintenant)|offre (limitée|spéciale)/i,
  jealousy: /jaloux|jalouse|jalousie|rien qu’à moi|tu m’appartiens|personne d’autre que moi/i,
  selling: /\bachet|recharge|abonne|premium|promotion|\beuros?\b|€|forfait|pack\b/i,
  'a claim to be human':
    /je suis (humain|une? (vraie? )?(femme|homme|personne|fille|garçon)\b)|en chair et en os|je suis (réel|vivante?)/i,
  'explicit words':
    /sexe\b|pénis|vagin|fellation|orgasme|éjacul|nue? contre|pénétr|masturb|\bbaise(r|s)? (moi|avec)|\bsein(s)?\b/i,
  'a medical diagnosis':
    /tu (souffres|es atteint)|vous (souffrez|êtes atteint)|c’est (une dépression|un cancer|une infection|un burn-out)|prends? (un|ce) médicament|posologie/i,
  'an emotion read from the voice':
    /(ta|votre) voix (tremble|est triste|a l’air)|j’entends (de la|ta|votre) (tristesse|colère|peur)/i,
}

describe('what the companions may say', () => {
  it('is checked over a real number of lines', () => {
    expect(everyLine.length).toBeGreaterThan(900)
  })

  it.each(Object.entries(forbidden))('holds no %s', (_, pattern) => {
    const found = everyLine.filter((line) => said(line).some((text) => text && pattern.test(text)))
    expect(found).toEqual([])
  })

  it('can be said aloud as it is written', () => {
    const spoken = everyLine
      .filter((line) => !talkLines.askingAnew.includes(line))
      .filter((line) => !personas.includes(line))
      .filter((line) => !line.includes('{rest}'))
    const faults = spoken.flatMap((line) =>
      said(line).flatMap((text) => (text ? findSpeechFaults(text) : [])),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  it('says in every persona that it is an intelligence artificielle', () => {
    for (const { persona } of companions)
      expect(persona.aiNotices.filter((line) => !/intelligence artificielle/i.test(line))).toEqual(
        [],
      )
  })
})
