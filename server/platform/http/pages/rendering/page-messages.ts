import type { ORPCErrorJSON } from '@orpc/client'
import type { CallServices, InlineCode } from '../../../../../contract/page-context'

/** What a page is rendered from; everything here can be sent to another thread. */
export type PageRequest = {
  url: string
  headers: [name: string, value: string][]
  publicOrigin: string
  analyticsId: string | undefined
  isDemonstration: boolean
  hasGoogle: boolean
  hasMailbox: boolean
  callServices: CallServices
  /** The data tag of an earlier rendering; the status is 304 when the data are the same. */
  knownDataTag?: string | undefined
}

export type RenderedPage = {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array
  /** Hashes of the page's inline code for its Content-Security-Policy; 'development' allows all. */
  inlineCode: InlineCode | 'development'
  dataTag: string | undefined
  /** Whether the page may load the script of the call room. */
  hasCallRoom?: boolean
  /** Whether a part of the page may be missing because its data could not be read. */
  isIncomplete: boolean
}

export type ApiAnswer =
  | { value: unknown }
  | { problem: ORPCErrorJSON<string, unknown> }
  | { error: Error }

export type ToThread =
  | { kind: 'render'; id: number; pageRequest: PageRequest }
  | { kind: 'api-answer'; requestId: number; answer: ApiAnswer }

export type FromThread =
  /** The thread has loaded its code. */
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; error: Error }
  /** An error to log; the result of the rendering follows in a message of its own. */
  | { kind: 'report'; id: number; error: Error }
  | { kind: 'api-request'; id: number; requestId: number; path: readonly string[]; input: unknown }
