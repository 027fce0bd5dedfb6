import { cleanLine } from '../formatting/typed-text'

/** What somebody writes who ends a subscription without signing in (05, « cancellation »). */
export type CancellationNotice = {
  name: string
  email: string
  reference: string
  reason: string
}

export type CancellationField = keyof CancellationNotice

/** In the order of the form. */
export const cancellationFields = [
  'name',
  'email',
  'reference',
  'reason',
] as const satisfies readonly CancellationField[]

/** Ours, but for the address: the longest that SMTP carries. */
export const cancellationLengths = { name: 100, email: 254, reference: 100, reason: 1_000 } as const

type Faults = Partial<Record<CancellationField, string>>

/** What keeps a notice from being sent, in words by field; empty when nothing does. */
export function findCancellationFaults(notice: CancellationNotice): Faults {
  const faults: Faults = {}
  if (notice.name === '') faults.name = 'Indiquez votre nom.'
  if (notice.email === '') faults.email = 'Indiquez l’adresse e-mail de votre compte.'
  else if (!isAddress(notice.email)) faults.email = 'Cette adresse e-mail n’est pas valide.'
  for (const field of cancellationFields) {
    const most = cancellationLengths[field]
    if (notice[field].length > most) faults[field] = `${most} caractères au plus.`
  }
  return faults
}

/** A mail program would take it: one @, something before it, a dot after it. */
const isAddress = (text: string) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)

/** As it is checked and kept: on one line, and nothing that turns round what stands beside it. */
export const tidyNotice = (notice: CancellationNotice): CancellationNotice => ({
  name: cleanLine(notice.name),
  email: cleanLine(notice.email).toLowerCase(),
  reference: cleanLine(notice.reference),
  reason: cleanLine(notice.reason),
})
