import { accountMessages } from './messages/account-messages'
import { callMessages } from './messages/call-messages'
import { fillPlaceholders, type PlaceholderOf } from './messages/fill-placeholders'
import { serviceMessages } from './messages/service-messages'
import { siteMessages } from './messages/site-messages'
import { walletMessages } from './messages/wallet-messages'

/**
 * All messages except those of the administration, for public pages: the texts for administrators
 * would add a kilobyte to each page. The PURE annotation lets the bundler drop the messages from
 * pages that use none.
 */
export const publicMessages = /* @__PURE__ */ (() =>
  ({
    ...accountMessages,
    ...callMessages,
    ...walletMessages,
    ...siteMessages,
    ...serviceMessages,
  }) as const satisfies Record<string, string>)()

export type PublicMessageCode = keyof typeof publicMessages

/** Returns the message for a code, with its {placeholders} filled in. */
export function publicMessageFor<Code extends PublicMessageCode>(
  code: Code,
  ...[values]: PlaceholderOf<(typeof publicMessages)[Code]> extends never
    ? []
    : [Record<PlaceholderOf<(typeof publicMessages)[Code]>, string>]
): string {
  return fillPlaceholders(publicMessages[code], values ?? {})
}

export const isPublicMessageCode = (code: string): code is PublicMessageCode =>
  Object.hasOwn(publicMessages, code)
