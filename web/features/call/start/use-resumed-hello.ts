import { useEffect, useRef } from 'react'
import {
  clearHelloLines,
  type HelloLines,
  joinHelloLines,
  readHelloLines,
} from '../../../session/hello-lines'
import type { CallSnapshot } from '../lifecycle/call-snapshot'

/** Delay between the end of the greeting, or of a later response, and the message. */
const delayAfterResponseMs = 1_200

/**
 * After the greeting of a call, sends the lines that the user said to the same companion before registering, as
 * one typed message that the captions show. If the caller types something else first, the lines are sent after the
 * companion has answered it. The lines are deleted once they are sent, and also, without being sent, when it is too
 * late to send them or when the user has switched this off.
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

  const timing = findResumeTiming(snapshot)
  useEffect(() => {
    if (timing === 'too-early' || !lines.current) return
    const finish = () => {
      lines.current = null
      clearHelloLines()
    }
    if (timing === 'too-late' || !lines.current.isResumed) return finish()
    const { said } = lines.current
    const timer = setTimeout(() => sendText(joinHelloLines(said)) && finish(), delayAfterResponseMs)
    return () => clearTimeout(timer)
  }, [timing, sendText])
}

/**
 * Decides whether the lines can be sent: after the greeting, unless the caller has spoken first, because
 * the message could then interrupt the caller. A typed message arrives whole, so the lines only wait until
 * the companion has answered it. They also wait while the connection is down. They are not sent in a crisis
 * or once the time budget is over.
 */
export function findResumeTiming({
  call,
  activity,
  captions,
  meter,
  isTimeUp,
}: Pick<CallSnapshot, 'call' | 'activity' | 'captions' | 'meter' | 'isTimeUp'>):
  | 'too-early'
  | 'now'
  | 'too-late' {
  if (call.phase !== 'active') return 'too-early'
  const hasSpoken = captions.some((line) => line.speaker === 'caller' && !line.isTyped)
  if (hasSpoken || meter.isInCrisis || isTimeUp) return 'too-late'
  const lastLine = captions.at(-1)
  const hasCompanionFinished =
    lastLine?.speaker === 'companion' && lastLine.progress !== 'in-progress'
  const isReady = call.link === 'up' && activity.kind === 'listening'
  return hasCompanionFinished && isReady ? 'now' : 'too-early'
}
