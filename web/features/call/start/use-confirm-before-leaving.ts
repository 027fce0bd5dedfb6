import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { guardBackButton } from './guard-back-button'

/** Blocks navigation during a call, including the browser's back button, and asks to hang up. */
export function useConfirmBeforeLeaving(isActive: boolean, askToHangUp: () => void) {
  const blocker = useBlocker(isActive)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    askToHangUp()
  }, [blocker, askToHangUp])
  useEffect(() => {
    if (isActive) return guardBackButton(window, askToHangUp)
  }, [isActive, askToHangUp])
}
