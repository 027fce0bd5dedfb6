import { z } from 'zod'
import { storableText } from '../../../contract/storable-text'
import { type AcceptedCard, findTestCard, hasValidCheckDigit } from './test-cards'

/** The card fields as entered. */
export type CardForm = { number: string; expiry: string; code: string; holder: string }
export type CardFormErrors = Partial<Record<keyof CardForm, string>>

type CheckedCard =
  | { state: 'accepted'; card: AcceptedCard }
  | { state: 'invalid'; errors: CardFormErrors }

export const emptyCardForm: CardForm = { number: '', expiry: '', code: '', holder: '' }

const cardForm = z.object({
  number: z.string().catch(''),
  expiry: z.string().catch(''),
  code: z.string().catch(''),
  holder: z.string().catch(''),
})

export const readCardForm = (body: unknown): CardForm => cardForm.catch(emptyCardForm).parse(body)

/**
 * Validates the fields; accepts a known test card that has not expired at `now` (seconds since
 * 1970).
 */
export function checkCard(form: CardForm, now: number): CheckedCard {
  const number = form.number.replaceAll(/[\s.-]/g, '')
  const testCard = findTestCard(number)
  const expiry = readExpiry(form.expiry)
  const holder = form.holder.trim()
  const errors = removeUndefined({
    number: testCard ? undefined : findNumberError(number),
    expiry: findExpiryError(expiry, now),
    code: /^\d{3}$/.test(form.code.trim()) ? undefined : 'Le code de sécurité compte 3 chiffres',
    holder: findHolderError(holder),
  })
  if (!testCard || !expiry || Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return {
    state: 'accepted',
    card: {
      brand: testCard.brand,
      last4: number.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      holder,
      outcome: testCard.outcome,
    },
  }
}

function findNumberError(number: string) {
  if (number === '') return 'Indiquez le numéro de la carte'
  if (!/^\d{16}$/.test(number)) return 'Le numéro de carte compte 16 chiffres'
  if (!hasValidCheckDigit(number)) return 'Ce numéro de carte n’est pas valide'
  return 'Seules les cartes d’essai de la liste sont acceptées ici'
}

type Expiry = { month: number; year: number }

/** Parses "12/34", "12 / 34", "1234", or "12/2034". */
function readExpiry(text: string): Expiry | undefined {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/\s-]\s*(?:20)?(\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})\s*$/.exec(text) ??
    []
  const expiry = { month: Number(month), year: 2_000 + Number(year) }
  return expiry.month >= 1 && expiry.month <= 12 && year ? expiry : undefined
}

function findExpiryError(expiry: Expiry | undefined, now: number) {
  if (!expiry) return 'Indiquez le mois et l’année, comme 12/34'
  // A card is valid until the end of its expiry month.
  const isExpired = Date.UTC(expiry.year, expiry.month) <= now * 1_000
  return isExpired ? 'La date d’expiration de cette carte est passée' : undefined
}

function findHolderError(holder: string) {
  if (holder === '') return 'Indiquez le nom inscrit sur la carte'
  return storableText().max(100).safeParse(holder).success
    ? undefined
    : 'Le nom doit tenir en 100 caractères'
}

function removeUndefined(errors: Record<keyof CardForm, string | undefined>): CardFormErrors {
  const definedErrors: CardFormErrors = {}
  for (const field of ['number', 'expiry', 'code', 'holder'] as const)
    if (errors[field]) definedErrors[field] = errors[field]
  return definedErrors
}
