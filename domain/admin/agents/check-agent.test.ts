import { describe, expect, test } from 'vitest'
import { messages } from '../../messages'
import type { AgentDraft } from './agent-draft'
import { normaliseDraft } from './agent-draft'
import { agentMessages } from './agent-messages'
import { checkAgent, isIncomplete } from './check-agent'
import { createEmptyDraft } from './empty-draft'

const valid: AgentDraft = {
  ...createEmptyDraft(),
  id: 'flora',
  name: 'Flora',
  style: 'Voix claire',
  imageUrl: 'https://images.example/flora.png',
  description: 'Flora parle de jardins.',
}

test('accepts a complete form with the starter lines of a new companion', () => {
  expect(checkAgent(valid)).toEqual({})
})

test('reports each required field of an empty form, in the order of the form', () => {
  const hostedDraft: AgentDraft = { ...createEmptyDraft(), engine: 'hosted', speech: null }
  expect(Object.entries(checkAgent(hostedDraft))).toEqual([
    ['id', 'ID requis'],
    ['name', 'Nom requis'],
    ['style', 'Style requis'],
    ['imageUrl', 'URL image requise'],
    ['description', 'Description requise'],
    ['assistantId', 'VAPI Assistant ID requis'],
  ])
})

test('proposes an amour companion with a feminine French voice for a new companion', () => {
  expect(createEmptyDraft()).toMatchObject({
    category: 'amour',
    voiceGender: 'feminine',
    language: 'french',
    engine: 'amivoix',
  })
})

test.each([
  ['id', { id: 'Flora' }, agentMessages.idInvalid],
  ['id', { id: 'flora--b' }, agentMessages.idInvalid],
  ['id', { id: 'placeholder' }, agentMessages.idInvalid],
  ['name', { name: 'x'.repeat(61) }, '60 caractères au plus'],
  ['imageUrl', { imageUrl: 'flora.png' }, messages.AGENT_IMAGE_INVALID],
  ['imageUrl', { imageUrl: 'javascript:alert(1)' }, messages.AGENT_IMAGE_INVALID],
  ['imageUrl', { imageUrl: 'http://' }, messages.AGENT_IMAGE_INVALID],
  ['tags', { tags: ['Zen'] }, agentMessages.tagUnknown],
  ['flag', { flag: 'FR' }, agentMessages.flagInvalid],
  ['portraitHue', { portraitHue: 60 }, agentMessages.hueInvalid],
  ['portraitHue', { portraitHue: Number.NaN }, agentMessages.hueInvalid],
  ['description', { category: 'intime_sante' }, agentMessages.healthNoticeMissing],
  [
    'assistantId',
    { engine: 'hosted', assistantId: 'amivoix:clara' },
    agentMessages.assistantReserved,
  ],
] as const)('reports the field %s of a draft with %j', (field, change, message) => {
  const draft = { ...valid, ...change } as AgentDraft
  expect(checkAgent(draft)).toEqual({ [field]: message })
})

test.each([
  'Elle ne remplace pas un professionnel de santé.',
  'Ses réponses ne remplacent pas l’avis d’un professionnel de santé.',
  'Il ne remplace pas une professionnelle de la santé.',
])('accepts the description of a companion of the health category: %s', (description) => {
  expect(checkAgent({ ...valid, category: 'intime_sante', description })).toEqual({})
})

test('does not check the speech of a companion of the hosted voice service', () => {
  const draft: AgentDraft = { ...valid, engine: 'hosted', assistantId: 'asst-1', speech: null }
  expect(checkAgent(draft)).toEqual({})
})

describe('isIncomplete', () => {
  test.each([
    [{ id: '' }, true],
    [{ name: '' }, true],
    [{ engine: 'hosted', assistantId: '' }, true],
    [{ engine: 'hosted', assistantId: 'asst-1' }, false],
    [{ style: '' }, false],
  ] as const)('%j: %s', (change, isMissing) => {
    expect(isIncomplete({ ...valid, ...change } as AgentDraft)).toBe(isMissing)
  })
})

test('removes surrounding spaces and empty lines', () => {
  const { speech } = valid
  const draft = normaliseDraft({
    ...valid,
    name: ' Flora ',
    assistantId: 'left over',
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
