import { expect, test } from 'vitest'
import { createEmptyDraft } from '../../../../../domain/admin/companions/empty-draft'
import { createStarterSpeech } from '../../../../../domain/admin/companions/starter-speech'
import { describeField } from './describe-field'

const speech = createStarterSpeech('feminine', 'tu')
const draft = { ...createEmptyDraft(), speech }

test('lists the parts of a speech that differ', () => {
  const theirs = { ...draft, speech: { ...speech, instructions: 'Parle bas.' } }
  expect(describeField('speech', theirs, draft)).toBe('Consignes')
})

test('says when the other version has no speech', () => {
  expect(describeField('speech', { ...draft, speech: null }, draft)).toBe('aucune')
})
