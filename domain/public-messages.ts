import { accountMessages } from './messages/account-messages'
import { callMessages } from './messages/call-messages'
import { serviceMessages } from './messages/service-messages'
import { siteMessages } from './messages/site-messages'
import { walletMessages } from './messages/wallet-messages'

/**
 * The messages of `messages` without those of the administration, for the pages that everybody loads:
 * texts for administrators would cost each visitor a kilobyte.
 */
export const publicMessages = {
  ...accountMessages,
  ...callMessages,
  ...walletMessages,
  ...siteMessages,
  ...serviceMessages,
} as const satisfies Record<string, string>

export type PublicMessageCode = keyof typeof publicMessages

export type PlaceholderOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never

/** Returns the text with the values of its {placeholders}; those without a value stay. */
export function fillPlaceholders<Text extends string>(
  text: Text,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

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
