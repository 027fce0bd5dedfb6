import { replace } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { parseNextPath } from '../../../../domain/accounts/next-path'
import { publicMessages } from '../../../../domain/public-messages'
import { readText } from '../../../forms/checked-form'
import { announceEmailConfirmed } from '../../../session/email-confirmed-channel'
import { type RefusedRequest, sendAuthRequest } from '../auth-requests'

/**
 * Confirms an address with the token of the confirmation link, announces this to the tab in which the visitor
 * registered, and redirects to the link's `callbackURL`, or to the catalogue without a valid one.
 */
export async function confirmEmailAction(formData: FormData): Promise<Response | RefusedRequest> {
  const outcome = await sendAuthRequest(
    '/verify-email',
    { token: readText(formData, 'token'), password: readText(formData, 'password') },
    publicMessages.SERVER_FAILED,
  )
  if (outcome.state === 'refused') return outcome
  announceEmailConfirmed(readText(formData, 'email'))
  return replace(parseNextPath(readText(formData, 'callbackURL')) ?? pagePaths.dashboard)
}
