import { expect, test } from 'vitest'
import type { RecordedTurn } from '../../../voice/session/call-events'
import { createTurnRecord } from './turn-record'

const turn = (text: string): RecordedTurn => ({ speaker: 'caller', text, heardMs: 0, atMs: 500 })

test('without consent who spoke when is kept, and not a word', () => {
  const record = createTurnRecord(false)
  record.add(turn('Un secret'))
  expect(record.unsaved).toEqual([{ ...turn('Un secret'), text: null, position: 0 }])
})

test('what is said while the others are being saved stays for the next time', () => {
  const record = createTurnRecord(true)
  record.add(turn('Un'))
  const saving = [...record.unsaved]
  record.add(turn('Deux'))
  record.forget(saving)
  expect(record.unsaved).toEqual([{ ...turn('Deux'), position: 1 }])
})

test('nothing is forgotten when nothing was saved', () => {
  const record = createTurnRecord(true)
  record.add(turn('Un'))
  record.forget([])
  expect(record.unsaved).toHaveLength(1)
})
