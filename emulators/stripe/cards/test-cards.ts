/** A card that passed validation: the details that are stored, and how its bank responds. */
export type AcceptedCard = {
  brand: 'visa' | 'mastercard'
  last4: string
  expiryMonth: number
  expiryYear: number
  holder: string
  outcome: CardOutcome
}

export type Decline = { code: 'card_declined'; declineCode: string; message: string }

export type CardOutcome =
  | { kind: 'approved' }
  /** The bank asks the customer to confirm first (3-D Secure). */
  | { kind: 'requires-authentication' }
  | { kind: 'declined'; decline: Decline }

const createDecline = (declineCode: string, message: string): CardOutcome => ({
  kind: 'declined',
  decline: { code: 'card_declined', declineCode, message },
})

export const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Votre carte a été refusée.',
}

/** A payment with this card is disputed immediately. */
const disputedCard = '4000000000000259'

/** Recognises the disputed card by its last four digits, because the full number is not stored. */
export const isDisputedCard = (last4: string | null | undefined) => last4 === disputedCard.slice(-4)

/**
 * Stripe's test cards (docs.stripe.com/testing). Every other number is rejected, so that nobody
 * enters a real card.
 */
export const testCards = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Paiement accepté',
    outcome: { kind: 'approved' },
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Paiement accepté, Mastercard',
    outcome: { kind: 'approved' },
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'Confirmation demandée (3-D Secure)',
    outcome: { kind: 'requires-authentication' },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Carte refusée',
    outcome: { kind: 'declined', decline: genericDecline },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Fonds insuffisants',
    outcome: createDecline(
      'insufficient_funds',
      'Votre carte a été refusée : les fonds sont insuffisants.',
    ),
  },
  {
    number: disputedCard,
    brand: 'visa',
    label: 'Accepté, puis contesté auprès de la banque',
    outcome: { kind: 'approved' },
  },
] as const satisfies readonly {
  number: string
  brand: AcceptedCard['brand']
  label: string
  outcome: CardOutcome
}[]

export const findTestCard = (number: string) => testCards.find((card) => card.number === number)

/** Formats a card number in groups of four digits, as printed on the card. */
export const formatCardNumber = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Checks the last digit of a card number with the Luhn algorithm (ISO/IEC 7812-1). */
export function hasValidCheckDigit(number: string) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const weightedDigit = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit)
  }, 0)
  return sum % 10 === 0
}
