import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallServices } from '../../../../contract/page-context'
import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import type { Receipt } from '../../../../domain/receipt'
import { roundToSeconds } from '../../../../domain/receipt-seconds'
import { CrisisNumbers } from '../../../ui/crisis/crisis-numbers'
import { Icon } from '../../../ui/icons/icon'
import { findMouthOpening } from '../../../ui/voice/mouth-opening'
import { CaptionLines } from '../captions/caption-lines'
import { CallControls, RingingControls } from '../controls/call-controls'
import { EndCallDialog } from '../controls/end-call-dialog'
import { MessageField } from '../controls/message-field'
import { useCallShortcuts } from '../controls/use-call-shortcuts'
import type { CallControl } from '../lifecycle/call-control'
import { countSecondsLeft, lastMinuteSeconds } from '../lifecycle/call-meter-state'
import type { CallSnapshot } from '../lifecycle/call-snapshot'
import { countElapsedSeconds } from '../lifecycle/call-timer'
import { VoicePortrait } from '../portrait/voice-portrait'
import type { HeardVoices } from '../portrait/voice-pose'
import { RecognitionLine } from '../recognition/recognition-line'
import { hadNoRecognitionFromStart } from '../recognition/recognition-method'
import { CallHeader } from './call-header'
import { CallNotice } from './call-notice'
import styles from './call-screen.module.css'
import { describeCallStatus } from './call-status'
import { findNotice, isAskingToWrite } from './find-notice'
import { useHideAppShell } from './use-hide-app-shell'
import { useMediaSession } from './use-media-session'
import { useVisualViewport } from './use-visual-viewport'
import { useWakeLock } from './use-wake-lock'

export type CallCompanion = {
  id: string
  name: string
  image: string
  portraitHue: number
  assistantId: string
  /** How the companion addresses the caller. */
  address: FormOfAddress
}

type Props = {
  controller: CallControl
  snapshot: CallSnapshot
  companion: CallCompanion
  services: CallServices
  /** Shown instead of the call when it is over or did not start. */
  endScreen: ReactNode
}

/** Fills the window with the call; the app's own header, footer and navigation are hidden. */
export function CallScreen({ controller, snapshot, companion, services, endScreen }: Props) {
  const { call, timer, meter } = snapshot
  const isActive = call.phase === 'active'
  const screen = useRef<HTMLElement>(null)
  const now = useCurrentTime(isActive)
  const elapsedSeconds = countElapsedSeconds(timer, now)
  const secondsLeft = isActive ? countSecondsLeft(meter, now) : null
  const receipt = findReceipt(call)
  const isConfirmingEnd = isActive && call.isConfirmingEnd

  useHideAppShell()
  useVisualViewport(screen)
  useWakeLock(isActive)
  useMediaSession({
    isActive,
    isMuted: snapshot.isMuted,
    companion,
    onToggleMute: controller.toggleMute,
    onHangUp: controller.confirmEnd,
  })
  const [isFieldOpen, setFieldOpen] = useState(false)
  // If the microphone was refused or none was found, the text field is always shown. If the microphone
  // is lost during the call, the field stays closed, because opening it would move the portrait.
  const isFieldShown = isFieldOpen || isMicrophoneRefusedOrMissing(snapshot)
  const canOnlyWrite = hadNoRecognitionFromStart(snapshot.recognition)
  useEffect(() => {
    if (isActive && canOnlyWrite) setFieldOpen(true)
  }, [isActive, canOnlyWrite])
  // The same function in each render, so that the shortcuts are registered only once.
  const [openField] = useState(() => () => setFieldOpen(true))
  useCallShortcuts({
    isEnabled: (isActive && !isConfirmingEnd) || call.phase === 'connecting',
    onToggleMute: controller.toggleMute,
    onRequestEnd: controller.requestEnd,
    onOpenTextField: openField,
  })
  // The help numbers, or otherwise the text field, leave less room for the portrait (see the stylesheet).
  const crowdedByField = isFieldShown && call.phase !== 'connecting' ? 'field' : undefined
  const crowdedBy = isHelpShown(snapshot) ? 'crisis' : crowdedByField

  return (
    <section
      ref={screen}
      className={styles.call}
      aria-label={`Conversation avec ${companion.name}`}
      style={{ '--companion-hue': companion.portraitHue }}
      data-companion
      data-call={call.phase}
      data-crowded={crowdedBy}
      data-dim={call.phase === 'connecting' || (isActive && call.link !== 'up') || undefined}
    >
      <h1 className="visually-hidden">Conversation avec {companion.name}</h1>
      <CallHeader
        companion={companion.name}
        elapsedSeconds={receipt ? getReceiptSeconds(receipt, elapsedSeconds) : elapsedSeconds}
        minutesLeft={receipt?.balanceAfter ?? meter.minutesLeft}
        secondsLeft={secondsLeft}
      />
      {endScreen ? (
        <div className={styles.endScreen}>{endScreen}</div>
      ) : (
        <LiveCall
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          services={services}
          secondsLeft={secondsLeft}
          isFieldShown={isFieldShown}
          isFieldOpen={isFieldOpen}
          onFieldOpenChange={setFieldOpen}
        />
      )}
      <p className="visually-hidden" role="status">
        {isActive && formatBalanceWarning(snapshot.lastWarningSeconds)}
      </p>
      <EndCallDialog
        isOpen={isConfirmingEnd}
        companion={companion.name}
        elapsedSeconds={elapsedSeconds}
        onContinue={controller.cancelEnd}
        onEnd={controller.confirmEnd}
      />
    </section>
  )
}

type LiveProps = Omit<Props, 'endScreen'> & {
  secondsLeft: number | null
  isFieldShown: boolean
  /**
   * Whether the text field was opened, and not closed again, during the call. If the microphone was refused
   * or none was found, the field is shown in any case.
   */
  isFieldOpen: boolean
  onFieldOpenChange: (isOpen: boolean) => void
}

function LiveCall(props: LiveProps) {
  const { controller, snapshot, companion, services } = props
  const { secondsLeft, isFieldShown, isFieldOpen, onFieldOpenChange } = props
  const [areCaptionsShown, setCaptionsShown] = useState(true)
  const { call, captions } = snapshot
  const isRinging = call.phase === 'connecting'
  const isActive = call.phase === 'active'
  const [draft, setDraft] = useState('')
  const [hasTyped, setTyped] = useState(false)
  const notice = findNotice(snapshot, hasTyped)
  const { look, title, detail, tone } = describeCallStatus(
    snapshot,
    companion,
    secondsLeft,
    isAskingToWrite(notice),
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFieldOpen) field.current?.focus()
  }, [isFieldOpen])

  function readVoices(): HeardVoices {
    const { caller, companion: companionLevel } = controller.getLevels()
    const spokenWords = controller.getSpokenWords()
    const isCompanionTurn = look === 'speaking'
    // While the companion speaks, the microphone also picks up residual echo of its voice.
    const isCallerHeard = !isCompanionTurn || snapshot.activity.kind === 'ducked'
    return {
      companion: companionLevel,
      caller: isCallerHeard ? caller : 0,
      opening: spokenWords && findMouthOpening(spokenWords.pieces, spokenWords.positionMs),
      isCompanionTurn,
    }
  }

  /** Closes the text field. Moves the focus to the field's button first, because the focus would otherwise be lost. */
  function closeField() {
    fieldButton.current?.focus()
    onFieldOpenChange(false)
  }

  function changeDraft(text: string) {
    setDraft(text)
    if (text !== '') setTyped(true)
  }

  return (
    <>
      <div className={styles.stage}>
        <div className={styles.portrait}>
          <div className={styles.frame}>
            <VoicePortrait
              companion={companion}
              look={look}
              isLastMinute={secondsLeft !== null && secondsLeft <= lastMinuteSeconds}
              readVoices={readVoices}
            />
          </div>
          <CallNotice
            notice={notice}
            onResumeAudio={controller.resumeAudio}
            onRequestMicrophone={controller.requestMicrophone}
            onSend={controller.sendText}
          />
        </div>
        <div className={styles.state} role="status" data-tone={tone}>
          <p className={styles.title}>{title}</p>
          <p className={styles.detail}>
            {tone === 'urgent' && <Icon name="clock" size="s" />}
            {tone === 'muted' && <Icon name="microphone-off" size="s" />}
            {detail}
          </p>
        </div>
        <div className={styles.texts}>
          <div className={styles.help} role="status">
            {isHelpShown(snapshot) && (
              <CrisisNumbers>
                Ces numéros sont gratuits. À partir de maintenant, cet appel ne vous est pas
                décompté.
              </CrisisNumbers>
            )}
          </div>
          {!isRinging && areCaptionsShown && <CaptionLines captions={captions} />}
        </div>
      </div>
      <div className={styles.controls}>
        <RecognitionLine recognition={snapshot.recognition} services={services} />
        {isRinging && <RingingControls onCancel={controller.requestEnd} />}
        {isActive && (
          <>
            {isFieldShown && (
              <MessageField
                companion={companion.name}
                field={field}
                text={draft}
                onType={changeDraft}
                onSend={controller.sendText}
                isConnected={call.link === 'up'}
                onClose={closeField}
              />
            )}
            <CallControls
              microphone={describeMicrophone(snapshot, hasTyped)}
              areCaptionsShown={areCaptionsShown}
              isTextFieldShown={isFieldShown}
              textFieldButton={fieldButton}
              onToggleMute={controller.toggleMute}
              onRequestMicrophone={controller.requestMicrophone}
              onRequestEnd={controller.requestEnd}
              onToggleCaptions={() => setCaptionsShown(!areCaptionsShown)}
              onToggleTextField={() => onFieldOpenChange(!isFieldShown)}
            />
          </>
        )}
      </div>
    </>
  )
}

const isHelpShown = ({ call, meter }: CallSnapshot) =>
  meter.isInCrisis && (call.phase === 'active' || call.phase === 'ending')

const isMicrophoneGrantedOrAsked = ({ microphone }: CallSnapshot) =>
  microphone === 'granted' || microphone === 'asking'

const isMicrophoneRefusedOrMissing = ({ microphone }: CallSnapshot) =>
  microphone === 'refused' || microphone === 'missing'

/**
 * Returns the state of the microphone button. Without a microphone, a notice offers to request one, and the button is
 * disabled ('absent'). After typing, or in a crisis, this notice is not shown, so the button requests one ('retry').
 */
function describeMicrophone(snapshot: CallSnapshot, hasTyped: boolean) {
  if (isMicrophoneGrantedOrAsked(snapshot)) return snapshot.isMuted ? 'muted' : 'on'
  return hasTyped || snapshot.meter.isInCrisis ? 'retry' : 'absent'
}

/**
 * Returns the receipt once the call is settled. The header then shows the receipt's duration and balance
 * instead of those counted during the call.
 */
function findReceipt(call: CallSnapshot['call']) {
  const isOver = call.phase === 'rating' || call.phase === 'ended'
  return isOver && call.outcome.kind === 'settled' ? call.outcome.receipt : null
}

/** Returns the duration that the receipt shows. */
const getReceiptSeconds = (receipt: Receipt, elapsedSeconds: number) =>
  roundToSeconds(receipt, { seconds: elapsedSeconds, isExact: false }).conversation

/** Returns the text for screen readers when 60 s or 15 s are left. At 120 s only the header changes. */
function formatBalanceWarning(warningSeconds: CallSnapshot['lastWarningSeconds']) {
  switch (warningSeconds) {
    case 60:
      return 'Il vous reste une minute.'
    case 15:
      return 'Il vous reste 15 secondes.'
    case 120:
    case null:
      return ''
  }
}

/** Returns the time in ms since 1970, updated twice a second while `isRunning`. */
function useCurrentTime(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const interval = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(interval)
  }, [isRunning])
  return now
}
