import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { createBackButtonGuard } from './back-button-guard'

/**
 * Blocks navigation during a call, including the browser's back button, and asks the caller whether to hang up.
 * `isActive` is null until it is known whether a call continues after a reload.
 */
export function useConfirmBeforeLeaving(isActive: boolean | null, askToHangUp: () => void) {
  const blocker = useBlocker(isActive === true)
  const [guard] = useState(() => createBackButtonGuard(askToHangUp))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    askToHangUp()
  }, [blocker, askToHangUp])
  useEffect(() => guard.listen(), [guard])
  useEffect(() => {
    if (isActive !== null) guard.setInCall(isActive)
  }, [guard, isActive])
}
