import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { handledContract } from './contract'

/** What the server passes to the loaders of a page. */
export type PageContext = {
  /** Marks our own inline scripts and styles while a page is rendered; undefined in development. */
  nonce: string | undefined
  /** Returns the content of a built stylesheet by its URL; undefined in development. */
  readStyleSheet(url: string): string | undefined
  /**
   * Fingerprint of the data in the cached page. The cached page is served again if the current data
   * have the same fingerprint.
   */
  knownDataTag?: string | undefined
  /** The API, called in process on behalf of the user who requests the page. */
  api: ContractRouterClient<typeof handledContract>
  /** The origin used in links and previews. */
  publicOrigin: string
  /** The id of the analytics tag, which is loaded only with consent. */
  analyticsId: string | undefined
  /**
   * Whether the page is requested over loopback in loopback mode. The page then says "Mode
   * démonstration", and the operator's computer is also the user's.
   */
  isDemonstration: boolean
  /** Whether sign-in with Google is available, with Google or its emulator. */
  hasGoogle: boolean
  /** Whether e-mails can be read at /dev/mail, because they are stored instead of sent. */
  hasMailbox?: boolean
  /** The providers that this installation uses in calls. */
  callServices: CallServices
  /** Allows the page's own inline code in its Content-Security-Policy. */
  allowInlineCode(code: InlineCode): void
  /** Allows the hosted call room's script in the Content-Security-Policy of this page. */
  allowCallRoom(): void
  /**
   * Whether the loaded app requests only the data of the next page. The document then keeps the
   * Content-Security-Policy of the page that was loaded first.
   */
  isClientNavigation: boolean
  /** Logs a rendering error on the server. */
  reportError(error: unknown): void
}

/** The text of a page's own inline scripts and styles. */
export type InlineCode = { scripts: string[]; styles: string[] }

/** A service that receives what a caller says, or responses that may quote it. */
export type CallService = {
  /**
   * Host name of the third party that runs it; null when it runs on the operator's own computer.
   */
  recipient: string | null
}

/**
 * The services of a call. `languageModel` is null when the dialogue is scripted, and `recogniser` is
 * null when the server recognises no speech. When the operator's own computer synthesises the
 * speech, `synthesiser` is null or has the recipient null.
 */
export type CallServices = {
  /**
   * A realtime model. When there is one, recogniser and language model serve only the callers who
   * refuse it.
   */
  realtime?: CallService | null
  recogniser: CallService | null
  languageModel: CallService | null
  synthesiser: CallService | null
  /**
   * Runs the calls of companions who are its assistants; absent when no hosted voice service is
   * configured.
   */
  hosted?: HostedService
}

/** A hosted voice service, used through its own client library in the browser. */
export type HostedService = {
  /** Host name of the third party that receives what the caller says. */
  recipient: string
  /** URL of a script that replaces the script of the call room; null when the original is used. */
  roomScript: string | null
}

/**
 * Response header that tells the page cache the fingerprint of a page's data; never sent to
 * browsers.
 */
export const dataTagHeader = 'x-page-data-tag'

export const pageContext = createContext<PageContext>()
