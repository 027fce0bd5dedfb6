import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { type FieldErrors, readText, useCheckedForm } from '../../../forms/checked-form'
import { Notice } from '../../../ui/feedback/notice'
import { PasswordField } from '../../../ui/forms/password-field'
import { AuthForm } from '../auth-page/auth-form'
import type { RefusedRequest } from '../auth-requests'

type Props = {
  link: { token: string; callbackURL: string; email: string | null }
  /** False in the browser that registered, which submits the form automatically. */
  isPasswordRequired: boolean
  /** The error that the server returned when the form was sent without scripts. */
  earlierError: string | null
}

const confirmOptions = { method: 'post', defaultShouldRevalidate: false } as const

/**
 * Confirms an address. Opening the link is not enough, because e-mail scanners open links, too. The server also
 * requires the cookie of the browser that registered, or the password of the registration. The browser with the
 * cookie submits the form automatically. Without scripts the form is posted to the server, which redirects.
 */
export function ConfirmEmailForm({ link, isPasswordRequired, earlierError }: Props) {
  const confirmation = useFetcher<RefusedRequest>()
  const isSending = confirmation.state !== 'idle'
  const isPending = useRef(false)

  /**
   * Ignores a submission while another is pending: `useEarlyPresses` may submit again a form that was already
   * submitted before hydration. A second submission would cancel the first, and the session that the first
   * response creates would be lost.
   */
  function sendOnce(formData: FormData) {
    if (isPending.current) return
    isPending.current = true
    // Only `confirmEmailAction` reads the address, to announce it to other tabs. The server finds it by the token.
    formData.set('email', link.email ?? '')
    const submission = confirmation.submit(formData, confirmOptions)
    void submission.finally(() => {
      isPending.current = false
    })
  }

  const error = isSending ? undefined : confirmation.data
  const isPasswordRefused = error?.code === 'REGISTRATION_PASSWORD_WRONG'
  const { form, errors } = useCheckedForm({
    findErrors: (formData) => findErrors(formData, isPasswordRequired),
    onSend: sendOnce,
    isSending,
    serverErrors: useMemo(
      () => (isPasswordRefused ? { password: error.message } : undefined),
      [isPasswordRefused, error],
    ),
  })

  const sendAutomatically = useEffectEvent(() => {
    if (isPasswordRequired || earlierError || !form.formRef.current) return
    sendOnce(new FormData(form.formRef.current))
  })
  useEffect(() => sendAutomatically(), [])

  const failure = isPasswordRefused ? null : (error?.message ?? earlierError)
  return (
    <AuthForm
      form={form}
      intent="confirm-email"
      action={`${fixedApiPaths.auth}/verify-email`}
      label="Confirmer mon adresse"
    >
      {failure && !isSending && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" name="callbackURL" value={link.callbackURL} />
      {isPasswordRequired && (
        <>
          {/* Tells password managers to which account the password belongs. */}
          <input
            className="visually-hidden"
            type="email"
            autoComplete="username"
            defaultValue={link.email ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <p>
            <Link className="link" to={pagePaths.forgottenPassword}>
              Mot de passe oublié?
            </Link>
          </p>
        </>
      )}
    </AuthForm>
  )
}

function findErrors(form: FormData, isPasswordRequired: boolean): FieldErrors<'password'> {
  if (!isPasswordRequired || readText(form, 'password') !== '') return {}
  return { password: publicMessages.PASSWORD_REQUIRED }
}
