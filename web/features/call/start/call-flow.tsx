import {
  type ComponentType,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CallServices } from '../../../../contract/page-context'
import { showToast } from '../../../ui/feedback/toast'
import type { DialOptions } from '../connection/call-server'
import { EndedCall, preloadEndCard } from '../ended/ended-call'
import { FailedCall } from '../ended/failed-call'
import { createOutcomeToasts } from '../ended/outcome-toasts'
import { countElapsedSeconds } from '../lifecycle/call-timer'
import { createBrowserCall } from '../lifecycle/create-browser-call'
import { recognitionChoice } from '../recognition/recognition-choice'
import {
  listPermittedHosts,
  listThirdParties,
  selectPermittedServices,
  type ThirdParty,
} from '../recognition/recognition-method'
import { type CallCompanion, CallScreen } from '../screen/call-screen'
import { FirstCallDialog } from './first-call-dialog'
import { announceLiveCall } from './live-call-lock'
import { SharingDialog } from './sharing-dialog'
import { timeBudgetChoice } from './time-budget-choice'
import { useConfirmBeforeLeaving } from './use-confirm-before-leaving'
import { useResumedHello } from './use-resumed-hello'

export type CallFlowHandle = {
  /**
   * Asks for the consents that the caller has not answered yet, and again for refused ones that the call requires. Then
   * dials, unless the caller postpones the answer or refuses a required consent. To be called from a click.
   */
  call(): void
}

type AfterCallScreens = {
  RatingDialog: ComponentType<{ conversationId: string; onClosed: () => void }>
  /** Highlight, proposed memories and next appointment, with the children below them. */
  ConversationSections: ComponentType<{
    conversationId: string
    companion: CallCompanion
    children: ReactNode
  }>
}

export type CallFlowProps = {
  companion: CallCompanion
  services: CallServices
  /** `hasCallMemoryConsent` is null while the caller has not answered. */
  caller: { minutesLeft: number; hasCallMemoryConsent: boolean | null }
  /** Whether it is a test call, after which nothing is rated or remembered. */
  isTest?: boolean
  /** Loads the screens that follow a call and belong to other features. */
  loadAfterCall(): Promise<AfterCallScreens>
  /** Called when the call screen opens or closes. It stays open after a call until the caller leaves it. */
  onCallScreenOpenChange(isOpen: boolean): void
  /** Called when the balance may have changed. */
  onBalanceChange(): void | Promise<void>
}

/** Guides a signed-in user through a call, from the consent dialogs to the receipt. */
export function CallFlow({ ref, ...props }: CallFlowProps & { ref: Ref<CallFlowHandle> }) {
  const { companion, services, caller, isTest = false, loadAfterCall, ...handlers } = props
  const { onCallScreenOpenChange, onBalanceChange } = handlers
  const [{ RatingDialog, ConversationSections }] = useState(() => createLazyScreens(loadAfterCall))
  const minutesLeft = useRef(caller.minutesLeft)
  minutesLeft.current = caller.minutesLeft
  const memoryAnswer = useRef<{ memoryConsent?: boolean }>({})
  const [openDialog, setOpenDialog] = useState<'none' | 'memory' | 'sharing'>('none')
  const thirdParties = listThirdParties(services)
  /** The third parties that the dialog asks about, still shown during its closing animation. */
  const [askedParties, setAskedParties] = useState<readonly ThirdParty[]>([])
  /** Whether the page has resumed its call from before a reload, if there was one. */
  const [isRestored, setRestored] = useState(false)
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
    const { consents } = recognitionChoice.getSnapshot()
    const sharedWith = listPermittedHosts(services, consents)
    const sharingOption = thirdParties.length > 0 && { sharedWith }
    const timeBudgetMinutes = timeBudgetChoice.getSnapshot()
    const budgetOption = timeBudgetMinutes !== null && { timeBudgetMinutes }
    const testOption = isTest && ({ isTest: true } as const)
    controller.dial({
      ...memoryAnswer.current,
      ...sharingOption,
      ...budgetOption,
      ...testOption,
      ...options,
    })
  }
  /** Stores a consent for all third parties, but a refusal only for those without an answer yet. */
  function storeSharingAnswer(isAllowed: boolean) {
    const { consents } = recognitionChoice.getSnapshot()
    for (const { consentKey } of thirdParties)
      if (consents[consentKey] === undefined || isAllowed)
        recognitionChoice.setConsent(consentKey, isAllowed)
  }
  /** An answer counts even if the call was then cancelled, so that the caller is not asked again on this page. */
  const isMemoryConsentKnown = () =>
    caller.hasCallMemoryConsent !== null || memoryAnswer.current.memoryConsent !== undefined
  /** Lists the parties without an answer, and required ones that the caller has refused. */
  const listPartiesToAskAbout = () =>
    thirdParties.filter(({ consentKey, isRequired }) => {
      const consent = recognitionChoice.getSnapshot().consents[consentKey]
      return isRequired ? !consent : consent === undefined
    })
  function askAboutSharing(parties: readonly ThirdParty[]) {
    setAskedParties(parties)
    setOpenDialog('sharing')
  }
  useImperativeHandle(ref, () => ({
    call() {
      if (!isMemoryConsentKnown()) return setOpenDialog('memory')
      const parties = listPartiesToAskAbout()
      return parties.length === 0 ? dial({}) : askAboutSharing(parties)
    },
  }))

  useEffect(() => {
    let isMounted = true
    void recognitionChoice.load().then(() => {
      if (!isMounted) return
      controller.restore()
      setRestored(true)
    })
    window.addEventListener('pagehide', controller.saveForReload)
    return () => {
      isMounted = false
      window.removeEventListener('pagehide', controller.saveForReload)
      controller.dispose()
    }
  }, [controller])
  useEffect(
    () => onCallScreenOpenChange(call.phase !== 'idle'),
    [onCallScreenOpenChange, call.phase],
  )
  useEffect(() => {
    if (call.phase !== 'active') return
    preloadEndCard()
    void loadAfterCall().catch(() => {})
  }, [call.phase, loadAfterCall])
  useEffect(() => {
    if (isTest && call.phase === 'rating') controller.closeRating()
  }, [isTest, call.phase, controller])
  useEffect(() => {
    if (hasBalanceChanged) void onBalanceChange()
  }, [hasBalanceChanged, onBalanceChange])
  useEffect(() => {
    if (outcome) for (const toast of createOutcomeToasts(outcome)) showToast(toast)
  }, [outcome])
  useEffect(() => {
    if (failure) showToast({ kind: 'failed', text: failure.message })
  }, [failure])
  useEffect(() => {
    if (call.phase === 'active') return announceLiveCall(navigator.locks)
  }, [call.phase])
  const isActive = call.phase === 'active'
  const isActiveIfKnown = isRestored || isActive ? isActive : null
  useConfirmBeforeLeaving(isActiveIfKnown, controller.requestEnd)
  useResumedHello(companion.id, snapshot, controller.sendText)

  /** Renders the screen after a call, or after a call that could not start; null in the other phases. */
  function renderEndScreen() {
    switch (call.phase) {
      case 'ended':
        return (
          <EndedCall
            companion={companion}
            outcome={call.outcome}
            isTest={isTest}
            hasEndedInCrisis={snapshot.meter.isInCrisis}
            elapsedSeconds={countElapsedSeconds(snapshot.timer, Date.now())}
            minutesLeft={caller.minutesLeft}
            {...(!isTest && {
              renderConversation: (receipt) => (
                <Suspense>
                  <ConversationSections conversationId={call.callId} companion={companion}>
                    {receipt}
                  </ConversationSections>
                </Suspense>
              ),
            })}
            onCallAgain={() => dial({})}
          />
        )
      case 'failed':
        return (
          <FailedCall
            companion={companion}
            code={call.code}
            onDial={dial}
            onBack={controller.closeScreen}
          />
        )
      default:
        return null
    }
  }

  return (
    <>
      <FirstCallDialog
        isOpen={openDialog === 'memory'}
        companion={companion.name}
        services={services}
        onDismiss={() => setOpenDialog('none')}
        onAnswer={(memoryConsent) => {
          memoryAnswer.current = { memoryConsent }
          const requiredParties = listPartiesToAskAbout().filter((party) => party.isRequired)
          if (requiredParties.length > 0) return askAboutSharing(requiredParties)
          setOpenDialog('none')
          // The dialog also had a switch for each third party. A party whose switch was not used counts as refused.
          storeSharingAnswer(false)
          dial({})
        }}
      />
      <SharingDialog
        isOpen={openDialog === 'sharing'}
        companion={companion.name}
        services={services}
        parties={askedParties}
        onDismiss={() => setOpenDialog('none')}
        onAnswer={(isShared) => {
          setOpenDialog('none')
          storeSharingAnswer(isShared)
          if (isShared || !services.hosted) dial({})
        }}
      />
      {call.phase !== 'idle' && (
        <CallScreen
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          services={selectPermittedServices(services, recognitionChoice.getSnapshot().consents)}
          endScreen={renderEndScreen()}
        />
      )}
      {call.phase === 'rating' && !isTest && (
        <Suspense>
          <RatingDialog conversationId={call.callId} onClosed={controller.closeRating} />
        </Suspense>
      )}
    </>
  )
}

const createLazyScreens = (load: CallFlowProps['loadAfterCall']) => ({
  RatingDialog: lazy(async () => ({ default: (await load()).RatingDialog })),
  ConversationSections: lazy(async () => ({ default: (await load()).ConversationSections })),
})
