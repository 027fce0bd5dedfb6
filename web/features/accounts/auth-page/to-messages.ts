import {
  type AccountMessageCode,
  accountMessages,
} from '../../../../domain/messages/account-messages'
import type { FieldErrors } from '../../../forms/checked-form'

/** Replaces the error code of each field with its French message. */
export function toMessages<Field extends string>(
  codes: Partial<Record<Field, AccountMessageCode>>,
) {
  const entries = Object.entries<AccountMessageCode | undefined>(codes)
  return Object.fromEntries(
    entries.flatMap(([field, code]) => (code ? [[field, accountMessages[code]]] : [])),
  ) as FieldErrors<Field>
}
