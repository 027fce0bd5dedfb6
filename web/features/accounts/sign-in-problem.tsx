import { answerMessage } from '../../../contract/account/answer-codes'
import { Notice } from '../../ui/notice'
import type { SignInOutcome } from './auth-requests'
import { DemonstrationMailLink } from './demonstration-mail-link'
import { ResendConfirmation } from './resend-confirmation'

/** Why it did not work, and with which address it was tried. */
export type SignInFailure = Exclude<SignInOutcome, { state: 'signed-in' }> & { email: string }

export function SignInProblem({ failure }: { failure: SignInFailure }) {
  switch (failure.state) {
    case 'refused':
      return (
        <Notice kind="failed">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'unconfirmed':
      return (
        <Notice kind="failed" icon="mail">
          <p>{answerMessage('EMAIL_NOT_VERIFIED')}</p>
          <ResendConfirmation email={failure.email} />
          <DemonstrationMailLink />
        </Notice>
      )
  }
}
