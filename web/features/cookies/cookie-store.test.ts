import { expect, test } from 'vitest'
import {
  acceptedCookies,
  type CookieConsent,
  cookieConsentKey,
  refusedCookies,
} from '../../../domain/cookie-consent'
import { memoryStorage } from '../../testing/memory-storage'
import { cookieProofKey, createCookieStore } from './cookie-store'

function openStore(texts: Record<string, string> = {}) {
  const storage = memoryStorage(texts)
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const line = { isUp: true, sent: [] as [string, CookieConsent][] }
  let ids = 0
  const open = () =>
    createCookieStore({
      storage,
      now: () => clock.now,
      createId: () => `answer-${++ids}`,
      async send(id, consent) {
        line.sent.push([id, consent])
        return line.isUp
      },
    })
  return { open, storage, clock, line }
}

test('nothing is kept and nothing is sent before an answer', async () => {
  const { open, line } = openStore()
  const store = open()
  await store.bringProof()
  expect([store.consent(), line.sent]).toEqual([null, []])
})

test('an answer is kept as specified, and its proof sent once', async () => {
  const { open, storage, line } = openStore()
  await open().answer(refusedCookies)
  const record = {
    hasConsented: true,
    preferences: refusedCookies,
    consentDate: '2026-11-21T10:00:00.000Z',
  }
  expect(JSON.parse(storage.getItem(cookieConsentKey) ?? '')).toEqual(record)
  await open().bringProof()
  expect(line.sent).toEqual([['answer-1', record]])
})

test('a proof that could not be sent is tried again with the next page', async () => {
  const { open, line } = openStore()
  line.isUp = false
  const store = open()
  await store.answer(acceptedCookies)
  expect(store.consent()?.preferences).toEqual(acceptedCookies)
  line.isUp = true
  await open().bringProof()
  await open().bringProof()
  expect(line.sent.map(([id]) => id)).toEqual(['answer-1', 'answer-1'])
})

test('another answer has another proof', async () => {
  const { open, line } = openStore()
  const store = open()
  await store.answer(acceptedCookies)
  await store.answer(refusedCookies)
  expect(line.sent.map(([id, { preferences }]) => [id, preferences.analytics])).toEqual([
    ['answer-1', true],
    ['answer-2', false],
  ])
})

test('six months later, or after a reset, the question is open again', async () => {
  const { open, storage, clock } = openStore()
  const store = open()
  await store.answer(acceptedCookies)
  clock.now = new Date('2027-05-21T10:00:01Z')
  expect(open().consent()).toBeNull()
  store.reset()
  expect([store.consent(), storage.getItem(cookieConsentKey)]).toEqual([null, null])
  expect(storage.getItem(cookieProofKey)).toBeNull()
})

test.each(['{', '{"id":7}', 'null'])('rubbish (%s) for a proof sends nothing', async (text) => {
  const { open, storage, line } = openStore()
  await open().answer(acceptedCookies)
  storage.setItem(cookieProofKey, text)
  await open().bringProof()
  expect(line.sent).toHaveLength(1)
})
