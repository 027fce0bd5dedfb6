import { replace } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { readText } from '../../../forms/checked-form'
import { showToast } from '../../../ui/feedback/toast'
import { signIn } from '../auth-requests'
import { readEmail } from '../email/email-field'
import type { SignInFailure } from './sign-in-failure-notice'

/** Redirects to `next` or the catalogue (`pagePaths.dashboard`), or returns why the visitor is not signed in. */
export async function signInAction(
  formData: FormData,
  next: string | null,
): Promise<Response | SignInFailure> {
  const email = readEmail(formData)
  const outcome = await signIn({
    email,
    password: readText(formData, 'password'),
    rememberMe: formData.has('rememberMe'),
  })
  if (outcome.state === 'signed-in') return replace(next ?? pagePaths.dashboard)
  // A failure without one of our error codes is also shown in a toast. Other failures are shown only in the form.
  if (outcome.state === 'refused' && outcome.code === null)
    showToast({ kind: 'failed', text: publicMessages.SIGN_IN_FAILED })
  return { ...outcome, email }
}
