import { describe, expect, test } from 'vitest'
import { findDraftChanges, findSpeechChanges, mergeConcurrentEdits } from './companion-changes'
import type { CompanionDraft, VoiceAndLines } from './companion-draft'
import { createEmptyDraft } from './empty-draft'
import { createStarterSpeech } from './starter-speech'

const base: CompanionDraft = { ...createEmptyDraft(), name: 'Flora', style: 'Claire' }
const speech: VoiceAndLines = createStarterSpeech('feminine', 'tu')

describe('findSpeechChanges', () => {
  test('lists the changed fields, and ignores the order in which the database returns keys', () => {
    const { pitch, ...voice } = speech.voice
    const changedSpeech = { ...speech, voice: { pitch, ...voice }, instructions: 'Parle bas.' }
    expect(findSpeechChanges(speech, changedSpeech)).toEqual(['instructions'])
    const otherSpeech = { ...speech, voice: { ...speech.voice, pitch: 40 } }
    expect(findSpeechChanges(speech, otherSpeech)).toEqual(['pitch'])
  })

  test('reports every field as changed when there was no previous version', () => {
    expect(findSpeechChanges(null, speech)).toContain('greetings')
  })

  test('treats missing activities as an empty list', () => {
    const persona = { ...speech.persona, activities: [] }
    expect(findSpeechChanges(speech, { ...speech, persona })).toEqual([])
  })
})

describe('mergeConcurrentEdits', () => {
  test('adopts the fields that only the other administrator changed', () => {
    const mine = { ...base, name: 'Florence' }
    const theirs = { ...base, style: 'Grave', tags: ['Tendre'] }
    expect(mergeConcurrentEdits(base, mine, theirs)).toEqual({
      draft: { ...base, name: 'Florence', style: 'Grave', tags: ['Tendre'] },
      adoptedFields: ['style', 'tags'],
      conflictingFields: [],
    })
  })

  test('keeps this administrator’s value of a field that both changed, and lists it as a conflict', () => {
    const mine = { ...base, name: 'Florence' }
    const theirs = { ...base, name: 'Flore', style: 'Grave' }
    const merged = mergeConcurrentEdits(base, mine, theirs)
    expect(merged.draft).toEqual({ ...base, name: 'Florence', style: 'Grave' })
    expect([merged.adoptedFields, merged.conflictingFields]).toEqual([['style'], ['name']])
  })

  test('reports no conflict when both administrators made the same change', () => {
    const both = { ...base, name: 'Flore' }
    expect(mergeConcurrentEdits(base, both, both)).toEqual({
      draft: both,
      adoptedFields: [],
      conflictingFields: [],
    })
  })
})

test('finds no change between equal drafts', () => {
  expect(findDraftChanges(base, structuredClone(base))).toEqual([])
})
