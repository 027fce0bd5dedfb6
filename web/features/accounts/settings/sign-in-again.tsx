import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { findAccountMessage } from '../../../../contract/account/account-error-message'
import { pagePaths } from '../../../../contract/paths'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { showToast } from '../../../ui/feedback/toast'
import { addNextPage } from '../auth-page/next-page'
import { endThisSession } from './account-requests'

/**
 * Asks the user to sign in again. Shown after the server has refused a change that requires the
 * password or a recent sign-in: the user has no password and signed in too long ago. Signing out
 * here keeps the browser's storage, because the same user comes back.
 */
export function SignInAgain() {
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: endThisSession,
    onSuccess: () => navigate(addNextPage(pagePaths.login, pagePaths.profile)),
    onError: ({ message }) => showToast({ kind: 'failed', text: message }),
  })
  return (
    <Notice kind="failed" icon="shield">
      <p>{findAccountMessage('SIGN_IN_NOT_RECENT')}</p>
      <Button size="s" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        Me reconnecter
      </Button>
    </Notice>
  )
}
