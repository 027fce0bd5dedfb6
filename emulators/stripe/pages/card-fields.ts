import { escapeHtml } from '../../../server/platform/http/responses/escape-html'
import type { CardForm, CardFormErrors } from '../cards/card-form'
import { formatCardNumber, testCards } from '../cards/test-cards'

/** Renders the four card fields, with autocomplete off so that the browser offers no real card. */
export const renderCardFields = (form: CardForm, errors: CardFormErrors) => `
${renderField({ name: 'number', label: 'Numéro de carte', form, errors, isNumber: true })}
<div class="pair">
${renderField({ name: 'expiry', label: 'Date d’expiration', form, errors, hint: 'Mois et année, comme 12/34' })}
${renderField({ name: 'code', label: 'Code de sécurité', form, errors, isNumber: true, hint: '3 chiffres' })}
</div>
${renderField({ name: 'holder', label: 'Nom sur la carte', form, errors })}`

type Field = {
  name: keyof CardForm
  label: string
  form: CardForm
  errors: CardFormErrors
  isNumber?: boolean
  hint?: string
}

function renderField({ name, label, form, errors, isNumber = false, hint }: Field) {
  const error = errors[name]
  // The error replaces the hint.
  const describedBy = error ? `${name}-error` : hint && `${name}-hint`
  const hasFirstError = error !== undefined && Object.keys(errors)[0] === name
  const attributes = [
    `id="${name}" name="${name}" value="${escapeHtml(form[name])}" autocomplete="off"`,
    isNumber ? 'inputmode="numeric"' : '',
    error ? 'aria-invalid="true"' : '',
    describedBy ? `aria-describedby="${describedBy}"` : '',
    hasFirstError ? 'autofocus' : '',
  ]
  return `<div class="field"><label for="${name}">${label}</label><input ${attributes.filter(Boolean).join(' ')}>${
    hint && !error ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''
  }${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}</div>`
}

/** Renders the card as hidden inputs, to carry it through the authentication page. */
export const renderHiddenCardFields = (form: CardForm) =>
  Object.entries(form)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')

/**
 * Lists the test cards as links that reload the page with the card filled in, because the page has
 * no scripts.
 */
export const renderTestCards = (path: string) => `<section aria-labelledby="test-cards">
<h2 id="test-cards">Cartes d’essai</h2>
<p class="note">Choisissez une carte : ses champs se remplissent. Une vraie carte est refusée.</p>
<ul class="cards">${testCards
  .map(
    ({ number, label }) =>
      `<li><a href="${path}?card=${number}"><span class="digits">${formatCardNumber(number)}</span><span class="note">${label}</span></a></li>`,
  )
  .join('')}</ul>
</section>`

/** Returns the form filled in with a test card; undefined for any other number. */
export function findTestCardForm(number: unknown): CardForm | undefined {
  const card = testCards.find((testCard) => testCard.number === number)
  return (
    card && {
      number: formatCardNumber(card.number),
      expiry: '12/34',
      code: '123',
      holder: 'Camille Démo',
    }
  )
}
