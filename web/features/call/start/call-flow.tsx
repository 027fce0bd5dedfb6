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
import { listThirdParties, selectPermitted } from '../ears/hearing'
import { EndedCall } from '../ended/ended-call'
import { FailedCall } from '../ended/failed-call'
import { createOutcomeToasts } from '../ended/outcome-toasts'
import { createBrowserCall } from '../lifecycle/create-browser-call'
import { type CallCompanion, CallScreen } from '../screen/call-screen'
import { FirstCallDialog } from './first-call-dialog'
import { SharingDialog } from './sharing-dialog'

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
  const [asked, setAsked] = useState<'nothing' | 'memory' | 'sharing'>('nothing')
  const thirdParties = listThirdParties(services)
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

  function dial(options: DialOptions) {
    const { consents } = earsChoice.getSnapshot()
    const sharedWith = thirdParties.map(({ host }) => host).filter((host) => consents[host])
    const sharing = thirdParties.length > 0 && { sharedWith }
    controller.dial({ ...consent.current, ...sharing, ...options })
  }
  /** An answer that was not given is a refusal; it can be changed under the call button. */
  function answerSharing(isAllowed: boolean) {
    const { consents } = earsChoice.getSnapshot()
    for (const { host } of thirdParties)
      if (consents[host] === undefined) earsChoice.allow(host, isAllowed)
  }
  /** The caller is asked once, even if the call that followed was given up. */
  const isConsentKnown = () =>
    caller.hasCallMemoryConsent !== null || consent.current.memoryConsent !== undefined
  const isSharingKnown = () =>
    thirdParties.every(({ host }) => earsChoice.getSnapshot().consents[host] !== undefined)
  useImperativeHandle(ref, () => ({
    call() {
      if (!isConsentKnown()) return setAsked('memory')
      return isSharingKnown() ? dial({}) : setAsked('sharing')
    },
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
        isOpen={asked === 'memory'}
        companion={companion.name}
        services={services}
        onDismiss={() => setAsked('nothing')}
        onCall={(memoryConsent) => {
          consent.current = { memoryConsent }
          setAsked('nothing')
          answerSharing(false)
          dial({})
        }}
      />
      <SharingDialog
        isOpen={asked === 'sharing'}
        companion={companion.name}
        services={services}
        onDismiss={() => setAsked('nothing')}
        onCall={(isShared) => {
          setAsked('nothing')
          answerSharing(isShared)
          dial({})
        }}
      />
      {call.phase !== 'idle' && (
        <CallScreen
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          services={selectPermitted(services, earsChoice.getSnapshot().consents)}
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
