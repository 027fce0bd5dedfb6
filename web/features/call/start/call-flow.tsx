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
import type { CallServices } from '../../../../contract/page-context'
import { showToast } from '../../../ui/feedback/toast'
import type { DialOptions } from '../connection/call-server'
import { earsChoice } from '../ears/ears-choice'
import { EndedCall } from '../ended/ended-call'
import { FailedCall } from '../ended/failed-call'
import { createOutcomeToasts } from '../ended/outcome-toasts'
import { createBrowserCall } from '../lifecycle/create-browser-call'
import { type CallCompanion, CallScreen } from '../screen/call-screen'
import { FirstCallDialog } from './first-call-dialog'

export type CallFlowHandle = {
  /** Asks for call-memory consent before the first call, then dials. To be called from a click. */
  call(): void
}

export type CallFlowProps = {
  companion: CallCompanion
  services: CallServices
  caller: { minutesLeft: number; hasCallMemoryConsent: boolean | null }
  /** Renders the rating dialog, which belongs to another feature. */
  renderRating(rating: { conversationId: string; onClosed: () => void }): ReactNode
  /** Renders what the companion proposes to remember, which belongs to another feature. */
  renderMemories(conversationId: string): ReactNode
  onInCallChange(isInCall: boolean): void
  /** Called when the balance may have changed. */
  onSettled(): void | Promise<void>
}

/** Leads through a call, from the consent dialog to the receipt. Loaded for signed-in users only. */
export function CallFlow({ ref, ...props }: CallFlowProps & { ref: Ref<CallFlowHandle> }) {
  const { companion, services, caller, renderRating, renderMemories, ...handlers } = props
  const { onInCallChange, onSettled } = handlers
  const minutesLeft = useRef(caller.minutesLeft)
  minutesLeft.current = caller.minutesLeft
  const consent = useRef<{ memoryConsent?: boolean }>({})
  const [isAskingConsent, setAskingConsent] = useState(false)
  const [controller] = useState(() =>
    createBrowserCall(companion, () => minutesLeft.current, services),
  )
  const snapshot = useSyncExternalStore(
    controller.subscribe,
    controller.getSnapshot,
    controller.getSnapshot,
  )
  const { call, failure } = snapshot
  const outcome = call.phase === 'rating' || call.phase === 'ended' ? call.outcome : null
  const hasBalanceChanged =
    outcome !== null || (call.phase === 'failed' && call.code === 'NO_MINUTES_LEFT')

  const dial = (options: DialOptions) => controller.dial({ ...consent.current, ...options })
  /** The caller is asked once, even if the call that followed was given up. */
  const isConsentKnown = () =>
    caller.hasCallMemoryConsent !== null || consent.current.memoryConsent !== undefined
  useImperativeHandle(ref, () => ({
    call: () => (isConsentKnown() ? dial({}) : setAskingConsent(true)),
  }))

  useEffect(() => {
    let isMounted = true
    void earsChoice.load().then(() => {
      if (isMounted) controller.restore()
    })
    window.addEventListener('pagehide', controller.saveForReload)
    return () => {
      isMounted = false
      window.removeEventListener('pagehide', controller.saveForReload)
      controller.dispose()
    }
  }, [controller])
  useEffect(() => onInCallChange(call.phase !== 'idle'), [onInCallChange, call.phase])
  useEffect(() => {
    if (hasBalanceChanged) void onSettled()
  }, [hasBalanceChanged, onSettled])
  useEffect(() => {
    if (outcome) for (const toast of createOutcomeToasts(outcome)) showToast(toast)
  }, [outcome])
  useEffect(() => {
    if (failure) showToast({ kind: 'failed', text: failure.message })
  }, [failure])
  useConfirmBeforeLeaving(call.phase === 'active', controller.requestEnd)

  return (
    <>
      <FirstCallDialog
        isOpen={isAskingConsent}
        companion={companion.name}
        services={services}
        onDismiss={() => setAskingConsent(false)}
        onCall={(memoryConsent) => {
          consent.current = { memoryConsent }
          setAskingConsent(false)
          dial({})
        }}
      />
      {call.phase !== 'idle' && (
        <CallScreen
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          services={services}
          endScreen={
            call.phase === 'ended' ? (
              <EndedCall
                companion={companion}
                outcome={call.outcome}
                isInCrisis={snapshot.credit.isInCrisis}
                minutesLeft={caller.minutesLeft}
                memories={renderMemories(call.callId)}
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
        renderRating({ conversationId: call.callId, onClosed: controller.closeRating })}
    </>
  )
}

/** Blocks navigation during a call, including the browser's back button, and asks to hang up. */
function useConfirmBeforeLeaving(isUp: boolean, askToHangUp: () => void) {
  const blocker = useBlocker(isUp)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    askToHangUp()
  }, [blocker, askToHangUp])
}
