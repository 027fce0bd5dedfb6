import { describe, expect, test } from 'vitest'
import { messages } from '../../messages'
import { checkCompanion, isIncomplete } from './check-companion'
import type { CompanionDraft } from './companion-draft'
import { normaliseDraft } from './companion-draft'
import { companionMessages } from './companion-messages'
import { createEmptyDraft } from './empty-draft'

const valid: CompanionDraft = {
  ...createEmptyDraft(),
  id: 'flora',
  name: 'Flora',
  style: 'Voix claire',
  imageUrl: 'https://images.example/flora.png',
  description: 'Flora parle de jardins.',
}

test('accepts a complete form with the starter lines of a new companion', () => {
  expect(checkCompanion(valid)).toEqual({})
})

test('reports each required field of an empty form, in the order of the form', () => {
  const hostedDraft: CompanionDraft = { ...createEmptyDraft(), engine: 'hosted', speech: null }
  expect(Object.entries(checkCompanion(hostedDraft))).toEqual([
    ['id', 'ID requis'],
    ['name', 'Nom requis'],
    ['style', 'Style requis'],
    ['imageUrl', 'URL image requise'],
    ['description', 'Description requise'],
    ['assistantId', 'VAPI Assistant ID requis'],
  ])
})

test('starts a new companion in the category "amour" with a feminine French voice', () => {
  expect(createEmptyDraft()).toMatchObject({
    category: 'amour',
    voiceGender: 'feminine',
    language: 'french',
    engine: 'amivoix',
  })
})

test.each([
  ['id', { id: 'Flora' }, companionMessages.idInvalid],
  ['id', { id: 'flora--b' }, companionMessages.idInvalid],
  ['id', { id: 'placeholder' }, companionMessages.idInvalid],
  ['name', { name: 'x'.repeat(61) }, '60 caractères au plus'],
  ['imageUrl', { imageUrl: 'flora.png' }, messages.AGENT_IMAGE_INVALID],
  ['imageUrl', { imageUrl: 'javascript:alert(1)' }, messages.AGENT_IMAGE_INVALID],
  ['imageUrl', { imageUrl: 'http://' }, messages.AGENT_IMAGE_INVALID],
  ['tags', { tags: ['Zen'] }, companionMessages.tagUnknown],
  ['flag', { flag: 'FR' }, companionMessages.flagInvalid],
  ['portraitHue', { portraitHue: 60 }, companionMessages.hueInvalid],
  ['portraitHue', { portraitHue: Number.NaN }, companionMessages.hueInvalid],
  ['description', { category: 'intime_sante' }, companionMessages.healthNoticeMissing],
  ['engine', { speech: null }, companionMessages.speechMissing],
  [
    'assistantId',
    { engine: 'hosted', assistantId: 'amivoix:clara' },
    companionMessages.assistantReserved,
  ],
] as const)('reports the field %s of a draft with %j', (field, change, message) => {
  const draft = { ...valid, ...change } as CompanionDraft
  expect(checkCompanion(draft)).toEqual({ [field]: message })
})

test.each([
  'Elle ne remplace pas un professionnel de santé.',
  'Ses réponses ne remplacent pas l’avis d’un professionnel de santé.',
  'Il ne remplace pas une professionnelle de la santé.',
])('accepts the description of a companion of the health category: %s', (description) => {
  expect(checkCompanion({ ...valid, category: 'intime_sante', description })).toEqual({})
})

test('accepts a companion of the hosted voice service without voice and lines', () => {
  const draft: CompanionDraft = { ...valid, engine: 'hosted', assistantId: 'asst-1', speech: null }
  expect(checkCompanion(draft)).toEqual({})
})

describe('isIncomplete', () => {
  test.each([
    [{ id: '' }, true],
    [{ name: '' }, true],
    [{ engine: 'hosted', assistantId: '' }, true],
    [{ engine: 'hosted', assistantId: 'asst-1' }, false],
    [{ style: '' }, false],
  ] as const)('of a draft with %j is %s', (change, expected) => {
    expect(isIncomplete({ ...valid, ...change } as CompanionDraft)).toBe(expected)
  })
})

test('normaliseDraft removes surrounding spaces, empty lines and the assistant id of another engine', () => {
  const { speech } = valid
  const draft = normaliseDraft({
    ...valid,
    name: ' Flora ',
    assistantId: 'asst-1',
    speech: speech && {
      ...speech,
      persona: { ...speech.persona, aiNotices: [' Un. ', ''], activities: [''] },
    },
  })
  expect([draft.name, draft.assistantId, draft.speech?.persona.aiNotices]).toEqual([
    'Flora',
    '',
    ['Un.'],
  ])
  expect(draft.speech?.persona).not.toHaveProperty('activities')
})
