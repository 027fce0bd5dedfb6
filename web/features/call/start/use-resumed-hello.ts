import { useEffect, useRef } from 'react'
import { clearHelloLines, type HelloLines, readHelloLines } from '../../../session/hello-lines'
import type { CallSnapshot } from '../lifecycle/call-snapshot'

/** Delay between the end of the greeting and the message. */
const pauseMs = 1_200

/**
 * After the greeting of a call, sends what the user said to the same companion before registering, as a
 * typed message that the captions show. Then deletes the lines.
 */
export function useResumedHello(
  agentId: string,
  snapshot: CallSnapshot,
  sendText: (text: string) => boolean,
) {
  const lines = useRef<HelloLines | null>(null)
  const isActive = snapshot.call.phase === 'active'
  useEffect(() => {
    const storedLines = isActive ? readHelloLines() : null
    lines.current = storedLines?.agentId === agentId ? storedLines : null
  }, [isActive, agentId])

  const turn = findResumeTurn(snapshot)
  useEffect(() => {
    if (turn === 'too-early' || !lines.current) return
    const finish = () => {
      lines.current = null
      clearHelloLines()
    }
    if (turn === 'too-late' || !lines.current.isResumed) return finish()
    const { said } = lines.current
    const timer = setTimeout(() => sendText(said.join(' ')) && finish(), pauseMs)
    return () => clearTimeout(timer)
  }, [turn, sendText])
}

/** Decides whether the lines can be sent: after the greeting, unless the caller has spoken first. */
export function findResumeTurn({
  call,
  activity,
  captions,
}: Pick<CallSnapshot, 'call' | 'activity' | 'captions'>): 'too-early' | 'now' | 'too-late' {
  if (call.phase !== 'active') return 'too-early'
  if (captions.some(({ speaker }) => speaker === 'caller')) return 'too-late'
  const hasGreeted = captions.some(
    (line) => line.speaker === 'companion' && line.progress !== 'in-progress',
  )
  return hasGreeted && activity.kind === 'listening' ? 'now' : 'too-early'
}
