import { readSpeechConsents, storeSpeechConsent } from '../../../session/speech-consents'
import { type BrowserEars, type BrowserIdentity, findBrowserEars } from './browser-ears'
import type { EarsOffer } from './hearing'
import {
  findRecogniserClass,
  type RecogniserClass,
  recognitionLanguage,
} from './speech-recognition'

export type EarsChoice = EarsOffer & {
  /** The browser has answered. */
  isKnown: boolean
  /** State of the language pack, with which words stay on the device. */
  installation: 'none' | 'running' | 'failed'
}

type Deps = {
  findRecognition(): RecogniserClass | null
  identity(): BrowserIdentity
  readConsents(): Record<string, boolean>
  storeConsent(recipient: string, isGranted: boolean): void
}

const noEars: BrowserEars = { local: 'none', recipient: null }
const initialChoice: EarsChoice = {
  isKnown: false,
  browser: noEars,
  consents: {},
  installation: 'none',
}

/** Holds what the browser can recognise and what the caller allows, for settings and calls alike. */
export function createEarsChoice(deps: Deps) {
  const listeners = new Set<() => void>()
  let choice = initialChoice

  function update(change: Partial<EarsChoice>) {
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
    /** Asks the browser; to be repeated when a page opens, because the answer may have changed. */
    async load() {
      const browser = await findBrowserEars(deps.findRecognition(), deps.identity())
      update({ isKnown: true, browser, consents: deps.readConsents() })
    },
    /** Consents to a recipient of what the caller says, or withdraws the consent. */
    allow(recipient: string, isAllowed: boolean) {
      deps.storeConsent(recipient, isAllowed)
      update({ consents: { ...choice.consents, [recipient]: isAllowed } })
    },
    /** Downloads the language pack. Call it from a click. */
    async install() {
      update({ installation: 'running' })
      const isInstalled = await deps
        .findRecognition()
        ?.install?.({ langs: [recognitionLanguage], processLocally: true })
        .catch(() => false)
      if (!isInstalled) return update({ installation: 'failed' })
      update({ installation: 'none', browser: { ...choice.browser, local: 'ready' } })
    },
  }
}

export const earsChoice = createEarsChoice({
  findRecognition: () => findRecogniserClass(window),
  identity: () => navigator as BrowserIdentity,
  readConsents: readSpeechConsents,
  storeConsent: storeSpeechConsent,
})
