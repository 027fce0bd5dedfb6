import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useBlocker } from 'react-router'
import { showToast } from '../../ui/toast'
import { type CallCompanion, CallScreen } from './call-screen'
import { createBrowserCall } from './create-browser-call'
import { EndedCall } from './ended-call'
import { FailedCall } from './failed-call'
import { FirstCallDialog } from './first-call-dialog'
import { outcomeToasts } from './outcome-toasts'
import type { DialOptions } from './reserve-line'

export type CallRoomHandle = {
  /** From a click: asks what has to be asked before the very first call, then dials. */
  call(): void
}

export type CallRoomProperties = {
  companion: CallCompanion
  caller: { minutesLeft: number; hasCallMemoryConsent: boolean | null }
  /** The dialog that asks for a rating; another feature's. */
  rating(asked: { conversationId: string; onClosed: () => void }): ReactNode
  onPresence(isInCall: boolean): void
  /** The balance has changed. */
  onSettled(): void | Promise<void>
}

/** A call from « Appeler » to its receipt. Loaded apart, with the voice, only for who may call. */
export function CallRoom({ ref, ...room }: CallRoomProperties & { ref: Ref<CallRoomHandle> }) {
  const { companion, caller, rating, onPresence, onSettled } = room
  const minutesLeft = useRef(caller.minutesLeft)
  minutesLeft.current = caller.minutesLeft
  const consent = useRef<{ memoryConsent?: boolean }>({})
  const [isAsking, setAsking] = useState(false)
  const [controller] = useState(() => createBrowserCall(companion, () => minutesLeft.current))
  const snapshot = useSyncExternalStore(controller.subscribe, controller.read, controller.read)
  const { call, problem } = snapshot
  const outcome = call.phase === 'rating' || call.phase === 'ended' ? call.outcome : null
  const isBalanceNews =
    outcome !== null || (call.phase === 'failed' && call.code === 'NO_MINUTES_LEFT')

  const dial = (options: DialOptions) => controller.dial({ ...consent.current, ...options })
  /** Answered once is answered, also where the call that followed was given up. */
  const isConsentKnown = () =>
    caller.hasCallMemoryConsent !== null || consent.current.memoryConsent !== undefined
  useImperativeHandle(ref, () => ({
    call: () => (isConsentKnown() ? dial({}) : setAsking(true)),
  }))

  useEffect(() => {
    controller.recall()
    window.addEventListener('pagehide', controller.remember)
    return () => {
      window.removeEventListener('pagehide', controller.remember)
      controller.dispose()
    }
  }, [controller])
  useEffect(() => onPresence(call.phase !== 'idle'), [onPresence, call.phase])
  useEffect(() => {
    if (isBalanceNews) void onSettled()
  }, [isBalanceNews, onSettled])
  useEffect(() => {
    if (outcome) for (const toast of outcomeToasts(outcome)) showToast(toast)
  }, [outcome])
  useEffect(() => {
    if (problem) showToast({ kind: 'failed', text: problem.message })
  }, [problem])
  useQuestionBeforeLeaving(call.phase === 'active', controller.requestEnd)

  return (
    <>
      <FirstCallDialog
        isOpen={isAsking}
        companion={companion.name}
        onDismiss={() => setAsking(false)}
        onCall={(memoryConsent) => {
          consent.current = { memoryConsent }
          setAsking(false)
          dial({})
        }}
      />
      {call.phase !== 'idle' && (
        <CallScreen
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          aftermath={
            call.phase === 'ended' ? (
              <EndedCall
                image={companion.image}
                outcome={call.outcome}
                minutesLeft={caller.minutesLeft}
                onCallAgain={() => dial({})}
              />
            ) : call.phase === 'failed' ? (
              <FailedCall
                companion={companion}
                code={call.code}
                onDial={dial}
                onBack={controller.closeScreen}
              />
            ) : null
          }
        />
      )}
      {call.phase === 'rating' &&
        rating({ conversationId: call.callId, onClosed: controller.closeRating })}
    </>
  )
}

/** The browser's own « back » is no way to hang up by mistake. */
function useQuestionBeforeLeaving(isUp: boolean, ask: () => void) {
  const blocker = useBlocker(isUp)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    ask()
  }, [blocker, ask])
}
