import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { findAccountErrorMessage } from '../../../../contract/account/account-error-message'
import { pagePaths } from '../../../../contract/paths'
import { signOut } from '../../../session/sign-out'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { addNextPage } from '../auth-page/next-page'

/**
 * Asks for a recent sign-in where an account has no password to enter. Browser storage is kept, because
 * the same user comes back.
 */
export function SignInAgain() {
  const navigate = useNavigate()
  const signOutMutation = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate(addNextPage(pagePaths.login, pagePaths.profile)),
  })
  return (
    <Notice kind="failed" icon="shield">
      <p>{findAccountErrorMessage('SIGN_IN_NOT_RECENT')}</p>
      <Button size="s" isBusy={signOutMutation.isPending} onClick={() => signOutMutation.mutate()}>
        Me reconnecter
      </Button>
    </Notice>
  )
}
