import { readCookieChoice, recordCookieChoice } from '../../../domain/cookie-choice'
import {
  type CookieConsent,
  type CookiePreferences,
  cookieConsentKey,
} from '../../../domain/cookie-consent'
import { readJson } from '../../../domain/read-json'
import type { BrowserStorage } from '../../browser-storage'

/** Beside the answer: the id of its proof, and whether the server has it. */
export const cookieProofKey = 'cookie-consent-proof'

type CookieProof = { id: string; isSent: boolean }

type Parts = {
  storage: BrowserStorage
  now(): Date
  createId(): string
  /** Answers whether the server needs no other try. */
  send(id: string, consent: CookieConsent): Promise<boolean>
}

export type CookieStore = ReturnType<typeof createCookieStore>

/** The answer to the cookie question in this browser, and its proof on its way to the server. */
export function createCookieStore({ storage, now, createId, send }: Parts) {
  const listeners = new Set<() => void>()
  let read: { text: string | null; consent: CookieConsent | null } | null = null
  let isSettingsOpen = false

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** The valid answer, or null: ask. */
  function consent(): CookieConsent | null {
    const text = storage.getItem(cookieConsentKey)
    if (read?.text !== text) read = { text, consent: readCookieChoice(text, now()) }
    return read.consent
  }

  const keepProof = (proof: CookieProof) => storage.setItem(cookieProofKey, JSON.stringify(proof))

  /** Nothing waits for it, and a failure is only tried again. */
  async function bringProof(): Promise<void> {
    const kept = consent()
    const proof = readProof(storage.getItem(cookieProofKey))
    if (!kept || !proof || proof.isSent) return
    const isSent = await send(proof.id, kept).catch(() => false)
    // Answered anew meanwhile: that proof is another one.
    if (isSent && readProof(storage.getItem(cookieProofKey))?.id === proof.id)
      keepProof({ ...proof, isSent })
  }

  return {
    consent,
    bringProof,
    isSettingsOpen: () => isSettingsOpen,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Accepted, refused or chosen: kept, and not asked again for six months. */
    answer(preferences: CookiePreferences) {
      storage.setItem(cookieConsentKey, JSON.stringify(recordCookieChoice(preferences, now())))
      keepProof({ id: createId(), isSent: false })
      isSettingsOpen = false
      notify()
      return bringProof()
    },

    /** As before the first answer. */
    reset() {
      storage.removeItem(cookieConsentKey)
      storage.removeItem(cookieProofKey)
      isSettingsOpen = false
      notify()
    },

    showSettings(isShown: boolean) {
      isSettingsOpen = isShown
      notify()
    },

    /** Another tab answered. */
    follow: notify,
  }
}

function readProof(text: string | null): CookieProof | null {
  const stored = readJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  if (!('id' in stored) || typeof stored.id !== 'string') return null
  return { id: stored.id, isSent: 'isSent' in stored && stored.isSent === true }
}
