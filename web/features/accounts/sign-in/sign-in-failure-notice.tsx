import { findAccountMessage } from '../../../../contract/account/account-error-message'
import { Notice } from '../../../ui/feedback/notice'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'
import type { SignInOutcome } from '../auth-requests'
import { ResendConfirmation } from '../sign-up/resend-confirmation'
import { SuspendedNotice } from './suspended-notice'

/** Why a sign-in failed, and for which e-mail address. */
export type SignInFailure = Exclude<SignInOutcome, { state: 'signed-in' }> & { email: string }

export function SignInFailureNotice({ failure }: { failure: SignInFailure }) {
  switch (failure.state) {
    case 'refused':
      if (failure.code === 'ACCOUNT_SUSPENDED') return <SuspendedNotice />
      return (
        <Notice kind="failed">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'unconfirmed':
      return (
        <Notice kind="failed" icon="mail">
          <p>{findAccountMessage('EMAIL_NOT_VERIFIED')}</p>
          <ResendConfirmation email={failure.email} />
          <DemonstrationMailLink />
        </Notice>
      )
  }
}
