import { readSpeechConsents, storeSpeechConsent } from '../../../session/speech-consents'
import {
  type BrowserIdentity,
  type BrowserRecognition,
  findBrowserRecognition,
} from './browser-recognition'
import type { RecognitionOptions } from './recognition-method'
import { findRecogniserClass, frenchLanguageTag, type RecogniserClass } from './web-speech-api'

export type RecognitionChoice = RecognitionOptions & {
  /** Whether the browser has reported what it can recognise. */
  isLoaded: boolean
  /** Download of the language pack, which recognition on the device needs. */
  installation: 'none' | 'running' | 'failed'
}

type RecognitionChoiceDeps = {
  findRecogniserClass(): RecogniserClass | null
  identity(): BrowserIdentity
  readConsents(): Record<string, boolean>
  storeConsent(key: string, isAllowed: boolean): void
}

const noRecognition: BrowserRecognition = { local: 'none', recipient: null }
const initialChoice: RecognitionChoice = {
  isLoaded: false,
  browser: noRecognition,
  consents: {},
  installation: 'none',
}

/**
 * Creates the store of what the browser can recognise and of what the caller allows, for the settings and for calls.
 */
export function createRecognitionChoice(deps: RecognitionChoiceDeps) {
  const listeners = new Set<() => void>()
  let choice = initialChoice

  function update(change: Partial<RecognitionChoice>) {
    choice = { ...choice, ...change }
    for (const listener of listeners) listener()
  }

  return {
    getSnapshot: () => choice,
    /** Used while pages are rendered on the server, which does not know the browser. */
    getServerSnapshot: () => initialChoice,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Asks the browser what it can recognise, and reads the stored consents. Call it whenever a page opens, because
     * both may have changed.
     */
    async load() {
      const browser = await findBrowserRecognition(deps.findRecogniserClass(), deps.identity())
      update({ isLoaded: true, browser, consents: deps.readConsents() })
    },
    /** Stores whether the caller allows a recipient of what they say; `key` as in `Consents`. */
    setConsent(key: string, isAllowed: boolean) {
      deps.storeConsent(key, isAllowed)
      update({ consents: { ...choice.consents, [key]: isAllowed } })
    },
    /** Downloads the language pack. Call it from a click. */
    async install() {
      update({ installation: 'running' })
      const isInstalled = await deps
        .findRecogniserClass()
        ?.install?.({ langs: [frenchLanguageTag], processLocally: true })
        .catch(() => false)
      if (!isInstalled) return update({ installation: 'failed' })
      update({ installation: 'none', browser: { ...choice.browser, local: 'ready' } })
    },
  }
}

export const recognitionChoice = createRecognitionChoice({
  findRecogniserClass: () => findRecogniserClass(window),
  identity: () => navigator as BrowserIdentity,
  readConsents: readSpeechConsents,
  storeConsent: storeSpeechConsent,
})
