import { isEmailAddress } from '../formatting/email-address'
import { cleanSingleLineText } from '../formatting/typed-text'

/** What a visitor enters to cancel a subscription without signing in. */
export type CancellationRequest = {
  name: string
  email: string
  reference: string
  reason: string
}

export type CancellationField = keyof CancellationRequest

/** In the order of the form's fields. */
export const cancellationFields = [
  'name',
  'email',
  'reference',
  'reason',
] as const satisfies readonly CancellationField[]

/**
 * Maximum lengths in characters. 254 is the longest address that SMTP allows (RFC 5321); the others
 * are our choice.
 */
export const cancellationMaxLengths = {
  name: 100,
  email: 254,
  reference: 100,
  reason: 1_000,
} as const

type FieldErrors = Partial<Record<CancellationField, string>>

/** Returns a French error message for each invalid field; an empty object when all are valid. */
export function findCancellationErrors(request: CancellationRequest): FieldErrors {
  const errors: FieldErrors = {}
  if (request.name === '') errors.name = 'Indiquez votre nom.'
  if (request.email === '') errors.email = 'Indiquez l’adresse e-mail de votre compte.'
  else if (!isEmailAddress(request.email)) errors.email = 'Cette adresse e-mail n’est pas valide.'
  for (const field of cancellationFields) {
    const maxLength = cancellationMaxLengths[field]
    if (request[field].length > maxLength) errors[field] = `${maxLength} caractères au plus.`
  }
  return errors
}

/**
 * Returns the request as it is validated and stored: each field on one line, without control or
 * text-direction characters, which could change how neighbouring text reads, and the address in
 * lower case.
 */
export const normaliseCancellationRequest = (
  request: CancellationRequest,
): CancellationRequest => ({
  name: cleanSingleLineText(request.name),
  email: cleanSingleLineText(request.email).toLowerCase(),
  reference: cleanSingleLineText(request.reference),
  reason: cleanSingleLineText(request.reason),
})
