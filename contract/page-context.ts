import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { contract } from './contract'

/** What the server passes to the loaders of a page. */
export type PageContext = {
  /** Marks our own inline scripts and styles while a page is rendered; undefined in development. */
  nonce: string | undefined
  /** Returns the content of a built stylesheet by its URL; undefined in development. */
  readStyleSheet(address: string): string | undefined
  /**
   * Fingerprint of the data of a cached page, which is still valid if its data have this
   * fingerprint.
   */
  knownDataTag?: string | undefined
  /** The API, called in process on behalf of the user who requests the page. */
  api: ContractRouterClient<typeof contract>
  /** The origin used in links and previews. */
  publicOrigin: string
  /** The id of the analytics tag, which is loaded only with consent. */
  analyticsId: string | undefined
  /**
   * Whether an emulator replaces an external service, so that the page says "Mode démonstration".
   */
  isDemonstration: boolean
  /** Whether sign-in with Google is available, with Google or its emulator. */
  hasGoogle: boolean
  /** The services that understand callers and speak to them. */
  callServices: CallServices
  /** Lets the page load the script of the call room, which its policy otherwise refuses. */
  allowCallRoom(): void
  /**
   * Whether the app navigates from another page and requests only the data of this one. The document,
   * and with it the Content-Security-Policy, stays that of the other page.
   */
  isClientNavigation: boolean
  /** Logs a rendering error on the server. */
  reportError(error: unknown): void
}

/** A service that receives what a caller says, or answers that can repeat it. */
export type CallService = {
  /** Its host; null when it runs on the operator's own computer. */
  recipient: string | null
}

/**
 * The services that understand callers and speak to them; null: no recogniser, the embedded dialogue,
 * and the voice of the operator's own computer.
 */
export type CallServices = {
  recogniser: CallService | null
  languageModel: CallService | null
  synthesiser: CallService | null
  /** Holds the whole call of a companion who is not our own; absent without one. */
  hosted?: HostedService
}

/** A service that hears, answers and speaks, through its own client in the browser. */
export type HostedService = {
  /** The host that receives what the caller says. */
  recipient: string
  /** The address of the call room's script; null: the vendor's. */
  roomScript: string | null
}

/** Header with the fingerprint of a page's data, between rendering and cache; never sent. */
export const dataTagHeader = 'x-page-data-tag'

export const pageContext = createContext<PageContext>()
