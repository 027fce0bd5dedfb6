import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons/icon'
import { CaptionLines } from '../captions/caption-lines'
import { CallControls, RingingControls } from '../controls/call-controls'
import { EndCallDialog } from '../controls/end-call-dialog'
import { MessageField } from '../controls/message-field'
import { useCallShortcuts } from '../controls/use-call-shortcuts'
import type { CallController } from '../lifecycle/call-controller'
import { countSecondsLeft, lastMinuteSeconds } from '../lifecycle/call-credit'
import type { CallSnapshot } from '../lifecycle/call-snapshot'
import { countElapsedSeconds, measureConversationMs } from '../lifecycle/call-timer'
import { VoicePortrait } from '../portrait/voice-portrait'
import { CallHeader } from './call-header'
import { CallNotices, findNoticeKind } from './call-notices'
import styles from './call-screen.module.css'
import { describeCallStatus } from './call-status'
import { useCurrentTime } from './use-current-time'
import { useFillWindow } from './use-fill-window'
import { useMediaSession } from './use-media-session'
import { useVisualViewport } from './use-visual-viewport'
import { useWakeLock } from './use-wake-lock'

export type CallCompanion = {
  id: string
  name: string
  image: string
  portraitHue: number
  vapiAssistantId: string
}

type Props = {
  controller: CallController
  snapshot: CallSnapshot
  companion: CallCompanion
  /** Shown instead of the call when it is over or did not start. */
  endScreen: ReactNode
}

/** Fills the window with the call; header, footer and navigation are hidden. */
export function CallScreen({ controller, snapshot, companion, endScreen }: Props) {
  const { call, timer, credit } = snapshot
  const isUp = call.phase === 'active'
  const screen = useRef<HTMLElement>(null)
  const now = useCurrentTime(isUp)
  const elapsedSeconds = countElapsedSeconds(timer, now)
  const secondsLeft = isUp ? countSecondsLeft(credit, now) : null
  const receipt = findReceipt(call)
  const isConfirmingEnd = isUp && call.isConfirmingEnd

  useFillWindow()
  useVisualViewport(screen)
  useWakeLock(isUp)
  useMediaSession({
    isUp,
    isMuted: snapshot.isMuted,
    companion,
    onMute: controller.toggleMute,
    onHangUp: controller.confirmEnd,
  })
  const [isWriting, setWriting] = useState(false)
  const [openField] = useState(() => () => setWriting(true))
  useCallShortcuts({
    isOn: (isUp && !isConfirmingEnd) || call.phase === 'connecting',
    onMute: controller.toggleMute,
    onEnd: controller.requestEnd,
    onType: openField,
  })

  return (
    <section
      ref={screen}
      className={styles.call}
      aria-label={`Conversation avec ${companion.name}`}
      style={{ '--companion-hue': companion.portraitHue }}
      data-companion
      data-call={call.phase}
      data-crowded={findNoticeKind(snapshot) ?? (isUp && isWriting ? 'field' : undefined)}
      data-dim={call.phase === 'connecting' || (isUp && call.link === 'reconnecting') || undefined}
    >
      <h1 className="visually-hidden">Conversation avec {companion.name}</h1>
      <CallHeader
        companion={companion.name}
        elapsedSeconds={receipt ? measureConversationMs(receipt) / 1_000 : elapsedSeconds}
        minutesLeft={receipt?.balanceAfter ?? credit.minutesLeft}
        secondsLeft={secondsLeft}
      />
      {endScreen ? (
        <div className={styles.endScreen}>{endScreen}</div>
      ) : (
        <LiveCall
          controller={controller}
          snapshot={snapshot}
          companion={companion}
          secondsLeft={secondsLeft}
          isWriting={isWriting}
          onWriting={setWriting}
        />
      )}
      <p className="visually-hidden" role="status">
        {isUp && formatCreditWarning(snapshot.lastWarningSeconds)}
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
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
}

function LiveCall({ controller, snapshot, companion, ...live }: LiveProps) {
  const { secondsLeft, onWriting } = live
  const [hasCaptions, setCaptions] = useState(true)
  const { call, captions, microphone, isMuted } = snapshot
  const { look, title, detail, tone } = describeCallStatus(snapshot, companion.name, secondsLeft)
  const isLastMinute = secondsLeft !== null && secondsLeft <= lastMinuteSeconds
  const isRinging = call.phase === 'connecting'
  const hasMicrophone = microphone === 'granted' || microphone === 'asking'
  // Without a microphone the caller can only write.
  const isWriting = live.isWriting || !hasMicrophone
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (live.isWriting) field.current?.focus()
  }, [live.isWriting])

  return (
    <>
      <div className={styles.stage}>
        <div className={styles.portrait}>
          <VoicePortrait
            companion={companion}
            look={look}
            isLastMinute={isLastMinute}
            getLevels={controller.getLevels}
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
          <CallNotices
            snapshot={snapshot}
            onResumeAudio={controller.resumeAudio}
            onRequestMicrophone={controller.requestMicrophone}
          />
          {isRinging ? (
            <p className={styles.notice}>Vous allez parler avec une intelligence artificielle.</p>
          ) : (
            hasCaptions && <CaptionLines captions={captions} />
          )}
        </div>
      </div>
      <div className={styles.controls}>
        {isRinging && <RingingControls onCancel={controller.requestEnd} />}
        {call.phase === 'active' && (
          <>
            {isWriting && (
              <MessageField
                companion={companion.name}
                field={field}
                text={draft}
                onType={setDraft}
                onSend={controller.sendText}
                onClose={() => onWriting(false)}
              />
            )}
            <CallControls
              microphone={hasMicrophone ? (isMuted ? 'muted' : 'on') : 'absent'}
              hasCaptions={hasCaptions}
              isWriting={isWriting}
              onMute={controller.toggleMute}
              onEnd={controller.requestEnd}
              onCaptions={() => setCaptions(!hasCaptions)}
              onWrite={() => onWriting(!isWriting)}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Returns the receipt once the call is settled; its figures then replace those of the meter. */
function findReceipt(call: CallSnapshot['call']) {
  const isOver = call.phase === 'rating' || call.phase === 'ended'
  return isOver && call.outcome.kind === 'settled' ? call.outcome.receipt : null
}

/** Announced to screen readers at 60 s and 15 s. At 120 s only the header changes. */
function formatCreditWarning(secondsLeft: CallSnapshot['lastWarningSeconds']) {
  switch (secondsLeft) {
    case 60:
      return 'Il vous reste une minute.'
    case 15:
      return 'Il vous reste 15 secondes.'
    case 120:
    case null:
      return ''
  }
}
