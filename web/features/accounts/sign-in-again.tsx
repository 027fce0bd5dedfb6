import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerMessage } from '../../../contract/account/answer-codes'
import { pagePaths } from '../../../contract/paths'
import { signOut } from '../../sign-out'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { withNext } from './next-page'

/**
 * Without a password, a sign-in of the last minutes says who is there. What the browser keeps stays:
 * the same person comes back to it.
 */
export function SignInAgain() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut()
    await navigate(withNext(pagePaths.login, pagePaths.profile))
  }

  return (
    <Notice kind="failed" icon="shield">
      <p>{answerMessage('SIGN_IN_NOT_RECENT')}</p>
      <Button size="s" isBusy={isLeaving} onClick={leave}>
        Me reconnecter
      </Button>
    </Notice>
  )
}
