import { escapeHtml } from '../../../server/platform/http/escape-html'
import type { CardFaults, CardForm } from '../billing/card-form'
import { groupDigits, testCards } from '../billing/cards'

/** The four fields of a card. A browser is told to offer none of its own: real ones stay away. */
export const renderCardFields = (typed: CardForm, faults: CardFaults) => `
${field({ name: 'number', label: 'Numéro de carte', typed, faults, isNumber: true })}
<div class="pair">
${field({ name: 'expiry', label: 'Date d’expiration', typed, faults, hint: 'Mois et année, comme 12/34' })}
${field({ name: 'code', label: 'Code de sécurité', typed, faults, isNumber: true, hint: '3 chiffres' })}
</div>
${field({ name: 'holder', label: 'Nom sur la carte', typed, faults })}`

type Field = {
  name: keyof CardForm
  label: string
  typed: CardForm
  faults: CardFaults
  isNumber?: boolean
  hint?: string
}

function field({ name, label, typed, faults, isNumber = false, hint }: Field) {
  const error = faults[name]
  // A fault says what the hint said.
  const described = error ? `${name}-error` : hint && `${name}-hint`
  const isFirst = error && Object.keys(faults)[0] === name
  const attributes = [
    `id="${name}" name="${name}" value="${escapeHtml(typed[name])}" autocomplete="off"`,
    isNumber ? 'inputmode="numeric"' : '',
    error ? 'aria-invalid="true"' : '',
    described ? `aria-describedby="${described}"` : '',
    isFirst ? 'autofocus' : '',
  ]
  return `<div class="field"><label for="${name}">${label}</label><input ${attributes.filter(Boolean).join(' ')}>${
    hint && !error ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''
  }${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}</div>`
}

/** The same fields, not to be seen, for the bank's question in between. */
export const renderHiddenCard = (typed: CardForm) =>
  Object.entries(typed)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')

/** Each fills the page in; nothing runs, so that it is a link. */
export const renderTestCards = (path: string) => `<section aria-labelledby="test-cards">
<h2 id="test-cards">Cartes d’essai</h2>
<p class="note">Choisissez une carte : ses champs se remplissent. Une vraie carte est refusée.</p>
<ul class="cards">${testCards
  .map(
    ({ number, label }) =>
      `<li><a href="${path}?card=${number}"><span class="digits">${groupDigits(number)}</span><span class="note">${label}</span></a></li>`,
  )
  .join('')}</ul>
</section>`

/** What such a link fills in; nothing for a number that is not on the list. */
export function exampleCard(number: unknown): CardForm | undefined {
  const card = testCards.find((testCard) => testCard.number === number)
  return (
    card && {
      number: groupDigits(card.number),
      expiry: '12/34',
      code: '123',
      holder: 'Camille Démo',
    }
  )
}
