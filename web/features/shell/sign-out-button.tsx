import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { forgetPerson } from '../../forget-person'
import { signOut } from '../../sign-out'
import { showToast } from '../../ui/toast'

type Properties = { className?: string | undefined; children: ReactNode }

/** Leaves for the landing page; the shell learns there that nobody is signed in any more. */
export function SignOutButton({ className, children }: Properties) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const isDone = await signOut()
    setLeaving(false)
    if (!isDone) return showToast({ kind: 'failed', text: messages.SIGN_OUT_FAILED })
    forgetPerson()
    showToast({ kind: 'done', text: messages.SIGNED_OUT })
    await navigate(pagePaths.home)
  }

  return (
    <button type="button" className={className} disabled={isLeaving} onClick={leave}>
      {children}
    </button>
  )
}
