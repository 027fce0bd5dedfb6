import { escapeHtml } from '../../server/platform/http/responses/escape-html'
import { renderLayout } from '../page/page-layout'
import type { AuthorizationRequest } from './authorization-request'
import type { ConsentForm, ConsentFormErrors } from './consent-form'
import { oidcEmulatorPath } from './demonstration-credentials'

type ConsentPage = {
  authorizationRequest: AuthorizationRequest
  form: ConsentForm
  errors: ConsentFormErrors
}

/** Renders the consent form, which posts the authorization request back in hidden fields. */
export function renderConsent({ authorizationRequest, form, errors }: ConsentPage) {
  const requestInputs = Object.entries(authorizationRequest).flatMap(([name, value]) =>
    value === undefined ? [] : [renderHiddenInput(name, value)],
  )
  return renderPage(
    'Se connecter à Amivoix',
    `<h1>Se connecter à Amivoix</h1>
<p class="note">Cette page remplace celle de Google, sur cette machine seulement. Aucun compte réel n’est utilisé\u00a0; changez l’adresse pour en essayer un autre.</p>
<form method="post" action="${oidcEmulatorPath}/authorize" novalidate>
${requestInputs.join('\n')}
<fieldset>
<legend>Compte de démonstration</legend>
${renderTextField({ name: 'email', label: 'Email', type: 'email', value: form.email, error: errors.email })}
<div class="pair">
${renderTextField({ name: 'given_name', label: 'Prénom', value: form.givenName, error: errors.givenName })}
${renderTextField({ name: 'family_name', label: 'Nom', value: form.familyName, error: errors.familyName })}
</div>
<label class="check"><input type="checkbox" name="email_verified" value="true"${form.isEmailVerified ? ' checked' : ''}><span>Adresse vérifiée</span></label>
</fieldset>
<p class="note">Amivoix recevra cette adresse et ce nom.</p>
<div class="actions">
<button class="primary" name="decision" value="continue">Continuer</button>
<button name="decision" value="cancel">Annuler</button>
</div>
</form>`,
  )
}

/** Renders the error for an untrusted request, which has no safe URL to redirect to. */
export const renderRefusal = () =>
  renderPage(
    'Demande refusée',
    '<h1>Demande refusée</h1><p>Cette demande ne vient pas d’Amivoix. <a href="/login">Revenir à la connexion</a></p>',
  )

const renderHiddenInput = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

type TextField = {
  name: string
  label: string
  value: string
  type?: 'email' | 'text'
  error: string | undefined
}

function renderTextField({ name, label, value, type = 'text', error }: TextField) {
  const errorAttributes = error
    ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus`
    : ''
  const errorMessage = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}" autocomplete="off"${errorAttributes}>${errorMessage}</div>`
}

const renderPage = (title: string, body: string) =>
  renderLayout({
    title,
    stylesheet: `${oidcEmulatorPath}/style.css`,
    banner: '<strong>Mode démonstration</strong>',
    body,
  })
