import { expect, test } from 'vitest'
import {
  acceptedCookies,
  type CookieConsent,
  cookieConsentKey,
  refusedCookies,
} from '../../../domain/cookie-consent'
import { createMemoryStorage } from '../../storage/memory-storage'
import { consentEvidenceKey, createCookieStore } from './cookie-store'

function prepareStore(texts: Record<string, string> = {}) {
  const storage = createMemoryStorage(texts)
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const server = { isReachable: true, sent: [] as [string, CookieConsent][] }
  let idCount = 0
  const openStore = () =>
    createCookieStore({
      storage,
      now: () => clock.now,
      createId: () => `evidence-${++idCount}`,
      async send(id, consent) {
        server.sent.push([id, consent])
        return server.isReachable
      },
    })
  return { openStore, storage, clock, server }
}

test('stores and sends nothing before a choice', async () => {
  const { openStore, server } = prepareStore()
  const store = openStore()
  await store.sendEvidence()
  expect([store.readConsent(), server.sent]).toEqual([null, []])
})

test('stores a choice and sends its evidence once', async () => {
  const { openStore, storage, server } = prepareStore()
  await openStore().choose(refusedCookies)
  const record = {
    // True after any choice, even a refusal.
    hasConsented: true,
    preferences: refusedCookies,
    consentDate: '2026-11-21T10:00:00.000Z',
  }
  expect(JSON.parse(storage.getItem(cookieConsentKey) ?? '')).toEqual(record)
  await openStore().sendEvidence()
  expect(server.sent).toEqual([['evidence-1', record]])
})

test('retries sending the evidence on the next page', async () => {
  const { openStore, server } = prepareStore()
  server.isReachable = false
  const store = openStore()
  await store.choose(acceptedCookies)
  expect(store.readConsent()?.preferences).toEqual(acceptedCookies)
  server.isReachable = true
  await openStore().sendEvidence()
  await openStore().sendEvidence()
  expect(server.sent.map(([id]) => id)).toEqual(['evidence-1', 'evidence-1'])
})

test('creates new evidence for a new choice', async () => {
  const { openStore, server } = prepareStore()
  const store = openStore()
  await store.choose(acceptedCookies)
  await store.choose(refusedCookies)
  expect(server.sent.map(([id, { preferences }]) => [id, preferences.analytics])).toEqual([
    ['evidence-1', true],
    ['evidence-2', false],
  ])
})

test('asks again after six months or a reset', async () => {
  const { openStore, storage, clock } = prepareStore()
  const store = openStore()
  await store.choose(acceptedCookies)
  clock.now = new Date('2027-05-21T10:00:01Z')
  expect(openStore().readConsent()).toBeNull()
  store.reset()
  expect([store.readConsent(), storage.getItem(cookieConsentKey)]).toEqual([null, null])
  expect(storage.getItem(consentEvidenceKey)).toBeNull()
})

test.each(['{', '{"id":7}', 'null'])('sends nothing for unreadable evidence (%s)', async (text) => {
  const { openStore, storage, server } = prepareStore()
  await openStore().choose(acceptedCookies)
  storage.setItem(consentEvidenceKey, text)
  await openStore().sendEvidence()
  expect(server.sent).toHaveLength(1)
})
