import { type ReactNode, useEffect, useState } from 'react'
import { Highlight } from './highlight'
import { useIsAfterglowKnown } from './memory-queries'
import { ProposedMemories } from './proposed-memories'

type Props = {
  conversationId: string
  companionName: string
  /** Stands below, or above if highlight and memories arrive late. */
  children: ReactNode
}

/** How long the children wait for highlight and memories. Later ones come below, where they move nothing. */
const maxWaitMs = 4_000

/**
 * Highlight and proposed memories of the call that has just ended, with the children. They appear at once,
 * when all are known, so that nothing moves that is already shown.
 */
export function Afterglow({ conversationId, companionName, children }: Props) {
  const isKnown = useIsAfterglowKnown(conversationId)
  const isLate = useIsLate(isKnown)
  const afterglow = isKnown && (
    <>
      <Highlight conversationId={conversationId} companionName={companionName} />
      <ProposedMemories conversationId={conversationId} companionName={companionName} />
    </>
  )
  return (
    <>
      {!isLate && afterglow}
      {(isKnown || isLate) && children}
      {isLate && afterglow}
    </>
  )
}

/** Returns whether the highlight and the memories were not known within `maxWaitMs`. */
function useIsLate(isKnown: boolean) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isKnown) return
    const timeout = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timeout)
  }, [isKnown])
  return isLate
}
