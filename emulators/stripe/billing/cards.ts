/** A card that passed the form: what is kept of it, and how its bank answers. */
export type AcceptedCard = {
  brand: 'visa' | 'mastercard'
  last4: string
  expiryMonth: number
  expiryYear: number
  holder: string
  answer: CardAnswer
}

export type Decline = { code: 'card_declined'; declineCode: string; message: string }

export type CardAnswer =
  | { kind: 'paid' }
  /** The bank asks its customer first (3-D Secure). */
  | { kind: 'asks' }
  | { kind: 'declined'; decline: Decline }

const declined = (declineCode: string, message: string): CardAnswer => ({
  kind: 'declined',
  decline: { code: 'card_declined', declineCode, message },
})

export const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Votre carte a été refusée.',
}

/** What it pays is contested at once. */
const disputedCard = '4000000000000259'

/** Of a card, all that is kept is its end. */
export const isContesting = (last4: string | null | undefined) => last4 === disputedCard.slice(-4)

/**
 * The payment service's own test cards (docs.stripe.com/testing). Any other number is refused: a
 * real card has no business here.
 */
export const testCards = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Paiement accepté',
    answer: { kind: 'paid' },
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Paiement accepté, Mastercard',
    answer: { kind: 'paid' },
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'Confirmation demandée (3-D Secure)',
    answer: { kind: 'asks' },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Carte refusée',
    answer: { kind: 'declined', decline: genericDecline },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Fonds insuffisants',
    answer: declined(
      'insufficient_funds',
      'Votre carte a été refusée : les fonds sont insuffisants.',
    ),
  },
  {
    number: disputedCard,
    brand: 'visa',
    label: 'Accepté, puis contesté auprès de la banque',
    answer: { kind: 'paid' },
  },
] as const satisfies readonly {
  number: string
  brand: AcceptedCard['brand']
  label: string
  answer: CardAnswer
}[]

export const findTestCard = (number: string) => testCards.find((card) => card.number === number)

/** « 4242 4242 4242 4242 », as it stands on a card. */
export const groupDigits = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The check digit that every card number ends with (ISO/IEC 7812-1, Luhn). */
export function hasValidCheckDigit(number: string) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
