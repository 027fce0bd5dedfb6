import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { contract } from './contract'

/** What the server hands to the loaders of a page. */
export type PageContext = {
  /** Names the page's inline scripts; none while developing. */
  nonce: string | undefined
  /** The text of a built sheet of styles by its address; none while developing. */
  readStyles(address: string): string | undefined
  /** The same API as over HTTP, called in process as the person who asks for the page. */
  api: ContractRouterClient<typeof contract>
  /** The address that links and previews use. */
  publicOrigin: string
  /** Of the analytics tag; loaded only for visitors who agree (05, « cookies »). */
  analyticsId: string | undefined
  /** An embedded stand-in is at work somewhere (02, « Loopback mode »). */
  isDemonstration: boolean
  /** Signing in with Google works here, for real or with the stand-in of this machine. */
  hasGoogle: boolean
  /** The server's own log, for what a page could not do. */
  reportError(error: unknown): void
}

export const pageContext = createContext<PageContext>()
