import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerMessage } from '../../../contract/answer-codes'
import { pagePaths } from '../../../contract/paths'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { endThisSession } from './account-requests'
import { withNext } from './next-page'

/** Without a password, a sign-in of the last minutes says who is there. */
export function SignInAgain() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await endThisSession()
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
