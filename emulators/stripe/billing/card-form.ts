import { z } from 'zod'
import { storableText } from '../../../contract/storable-text'
import { type AcceptedCard, findTestCard, hasValidCheckDigit } from './cards'

/** What was typed, as it was typed. */
export type CardForm = { number: string; expiry: string; code: string; holder: string }
export type CardFaults = Partial<Record<keyof CardForm, string>>

type Reading = { state: 'accepted'; card: AcceptedCard } | { state: 'faulty'; faults: CardFaults }

export const emptyCardForm: CardForm = { number: '', expiry: '', code: '', holder: '' }

const form = z.object({
  number: z.string().catch(''),
  expiry: z.string().catch(''),
  code: z.string().catch(''),
  holder: z.string().catch(''),
})

export const readCardForm = (body: unknown): CardForm => form.catch(emptyCardForm).parse(body)

/** Whether the fields make a test card that is still good at `now` (seconds). */
export function checkCard(typed: CardForm, now: number): Reading {
  const number = typed.number.replaceAll(/[\s.-]/g, '')
  const testCard = findTestCard(number)
  const expiry = readExpiry(typed.expiry)
  const holder = typed.holder.trim()
  const faults = withoutNothing({
    number: testCard ? undefined : numberFault(number),
    expiry: expiryFault(expiry, now),
    code: /^\d{3}$/.test(typed.code.trim()) ? undefined : 'Le code de sécurité compte 3 chiffres',
    holder: holderFault(holder),
  })
  if (!testCard || !expiry || Object.keys(faults).length > 0) return { state: 'faulty', faults }
  return {
    state: 'accepted',
    card: {
      brand: testCard.brand,
      last4: number.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      holder,
      answer: testCard.answer,
    },
  }
}

function numberFault(number: string) {
  if (number === '') return 'Indiquez le numéro de la carte'
  if (!/^\d{16}$/.test(number)) return 'Le numéro de carte compte 16 chiffres'
  if (!hasValidCheckDigit(number)) return 'Ce numéro de carte n’est pas valide'
  return 'Seules les cartes d’essai de la liste sont acceptées ici'
}

type Expiry = { month: number; year: number }

/** « 12/34 », « 12 / 34 », « 1234 » or « 12/2034 ». */
function readExpiry(text: string): Expiry | undefined {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/\s-]\s*(?:20)?(\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})\s*$/.exec(text) ??
    []
  const expiry = { month: Number(month), year: 2_000 + Number(year) }
  return expiry.month >= 1 && expiry.month <= 12 && year ? expiry : undefined
}

function expiryFault(expiry: Expiry | undefined, now: number) {
  if (!expiry) return 'Indiquez le mois et l’année, comme 12/34'
  // A card is good until its month is over.
  const isOver = Date.UTC(expiry.year, expiry.month) <= now * 1_000
  return isOver ? 'La date d’expiration de cette carte est passée' : undefined
}

function holderFault(holder: string) {
  if (holder === '') return 'Indiquez le nom inscrit sur la carte'
  return storableText().max(100).safeParse(holder).success
    ? undefined
    : 'Le nom doit tenir en 100 caractères'
}

function withoutNothing(faults: Record<keyof CardForm, string | undefined>): CardFaults {
  const found: CardFaults = {}
  for (const field of ['number', 'expiry', 'code', 'holder'] as const)
    if (faults[field]) found[field] = faults[field]
  return found
}
