import { type ReactNode, useEffect, useState } from 'react'
import { Highlight } from './highlight'
import { maxAnalysisWaitMs } from './max-analysis-wait'
import { useIsAnalysisLoaded } from './memory-queries'
import { ProposedMemories } from './proposed-memories'

type Props = {
  conversationId: string
  companionName: string
  /** Shown below the highlight and the memories, or above them if they arrive late. */
  children: ReactNode
}

/**
 * Highlight and proposed memories of the call that has just ended, with the children. All appear together once the
 * highlight and the memories are loaded, so that nothing already shown moves. After `maxAnalysisWaitMs` the children
 * appear alone.
 */
export function HighlightAndMemories({ conversationId, companionName, children }: Props) {
  const isLoaded = useIsAnalysisLoaded(conversationId)
  const isLate = useIsLate(isLoaded)
  const highlightAndMemories = isLoaded && (
    <>
      <Highlight conversationId={conversationId} companionName={companionName} />
      <ProposedMemories conversationId={conversationId} companionName={companionName} />
    </>
  )
  return (
    <>
      {!isLate && highlightAndMemories}
      {(isLoaded || isLate) && children}
      {isLate && highlightAndMemories}
    </>
  )
}

/** Returns whether the highlight and the memories were not loaded within `maxAnalysisWaitMs`. */
function useIsLate(isLoaded: boolean) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLoaded) return
    const timeout = setTimeout(() => setLate(true), maxAnalysisWaitMs)
    return () => clearTimeout(timeout)
  }, [isLoaded])
  return isLate
}
