import { expect, test } from 'vitest'
import type { RecordedTurn } from '../../../../voice/session/call-events'
import { createTurnRecord } from './turn-record'

const turn = (text: string): RecordedTurn => ({ speaker: 'caller', text, heardMs: 0, atMs: 500 })

test('collects nothing without consent', () => {
  const record = createTurnRecord({ hasMemoryConsent: false })
  record.add(turn('Un secret'))
  expect(record.unsaved).toEqual([])
})

test('keeps turns that are added while earlier turns are being saved', () => {
  const record = createTurnRecord({ hasMemoryConsent: true })
  record.add(turn('Un'))
  const savedTurns = [...record.unsaved]
  record.add(turn('Deux'))
  record.remove(savedTurns)
  expect(record.unsaved).toEqual([{ ...turn('Deux'), position: 1 }])
})

test('removes no turns when none were saved', () => {
  const record = createTurnRecord({ hasMemoryConsent: true })
  record.add(turn('Un'))
  record.remove([])
  expect(record.unsaved).toHaveLength(1)
})
