import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon'
import type { CallController } from './call-controller'
import { lastMinuteSeconds, secondsLeft as secondsLeftOf } from './call-credit'
import { CallDock, RingingDock } from './call-dock'
import { CallNotices, crowdOf } from './call-notices'
import styles from './call-screen.module.css'
import type { CallSnapshot } from './call-snapshot'
import { elapsedSeconds as elapsedSecondsOf } from './call-timer'
import { CallTop } from './call-top'
import { describeCall } from './call-words'
import { CaptionLines } from './caption-lines'
import { conversationMs } from './conversation-duration'
import { EndConfirmation } from './end-confirmation'
import { Presence } from './presence'
import { useCallKeys } from './use-call-keys'
import { useMediaSession } from './use-media-session'
import { useSeconds } from './use-seconds'
import { useVisibleHeight } from './use-visible-height'
import { useWakeLock } from './use-wake-lock'
import { useWholeWindow } from './use-whole-window'
import { WordsField } from './words-field'

export type CallCompanion = {
  id: string
  name: string
  image: string
  portraitHue: number
  vapiAssistantId: string
}

type Properties = {
  controller: CallController
  snapshot: CallSnapshot
  companion: CallCompanion
  /** What stands in the place of the call when it is over or did not start. */
  aftermath: ReactNode
}

/** The product: one companion, one voice, nothing else on the screen (06, « Call screen first »). */
export function CallScreen({ controller, snapshot, companion, aftermath }: Properties) {
  const { call, timer, credit } = snapshot
  const isUp = call.phase === 'active'
  const screen = useRef<HTMLElement>(null)
  const now = useSeconds(isUp)
  const elapsedSeconds = elapsedSecondsOf(timer, now)
  const secondsLeft = isUp ? secondsLeftOf(credit, now) : null
  const receipt = receiptOf(call)
  const isConfirmingEnd = isUp && call.isConfirmingEnd

  useWholeWindow()
  useVisibleHeight(screen)
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
  useCallKeys({
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
      data-crowded={crowdOf(snapshot) ?? (isUp && isWriting ? 'field' : undefined)}
      data-dim={call.phase === 'connecting' || (isUp && call.link === 'reconnecting') || undefined}
    >
      <h1 className="visually-hidden">Conversation avec {companion.name}</h1>
      <CallTop
        companion={companion.name}
        elapsedSeconds={receipt ? conversationMs(receipt) / 1_000 : elapsedSeconds}
        minutesLeft={receipt?.balanceAfter ?? credit.minutesLeft}
        secondsLeft={secondsLeft}
      />
      {aftermath ? (
        <div className={styles.aftermath}>{aftermath}</div>
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
        {isUp && announceCredit(snapshot.warnedSeconds)}
      </p>
      <EndConfirmation
        isOpen={isConfirmingEnd}
        companion={companion.name}
        elapsedSeconds={elapsedSeconds}
        onContinue={controller.declineEnd}
        onEnd={controller.confirmEnd}
      />
    </section>
  )
}

type LiveProperties = Omit<Properties, 'aftermath'> & {
  secondsLeft: number | null
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
}

function LiveCall({ controller, snapshot, companion, ...live }: LiveProperties) {
  const { secondsLeft, onWriting } = live
  const [hasCaptions, setCaptions] = useState(true)
  const { call, captions, microphone, isMuted } = snapshot
  const { look, title, detail, tone } = describeCall(snapshot, companion.name, secondsLeft)
  const isLow = secondsLeft !== null && secondsLeft <= lastMinuteSeconds
  const isRinging = call.phase === 'connecting'
  const hasMicrophone = microphone === 'granted' || microphone === 'asking'
  // Without a microphone, writing is the way to talk.
  const isWriting = live.isWriting || !hasMicrophone
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (live.isWriting) field.current?.focus()
  }, [live.isWriting])

  return (
    <>
      <div className={styles.stage}>
        <div className={styles.medallion}>
          <Presence companion={companion} look={look} isLow={isLow} levels={controller.levels} />
        </div>
        <div className={styles.state} role="status" data-tone={tone}>
          <p className={styles.title}>{title}</p>
          <p className={styles.detail}>
            {tone === 'urgent' && <Icon name="clock" size="s" />}
            {tone === 'muted' && <Icon name="microphone-off" size="s" />}
            {detail}
          </p>
        </div>
        <div className={styles.words}>
          <CallNotices
            snapshot={snapshot}
            onUnblockSound={controller.unblockSound}
            onAskMicrophone={controller.askMicrophone}
          />
          {isRinging ? (
            <p className={styles.notice}>Vous allez parler avec une intelligence artificielle.</p>
          ) : (
            hasCaptions && <CaptionLines captions={captions} />
          )}
        </div>
      </div>
      <div className={styles.dock}>
        {isRinging && <RingingDock onCancel={controller.requestEnd} />}
        {call.phase === 'active' && (
          <>
            {isWriting && (
              <WordsField
                companion={companion.name}
                field={field}
                text={draft}
                onType={setDraft}
                onSend={controller.sendWords}
                onClose={() => onWriting(false)}
              />
            )}
            <CallDock
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

/** Once the call is settled, the figures are the receipt's. */
function receiptOf(call: CallSnapshot['call']) {
  const isTold = call.phase === 'rating' || call.phase === 'ended'
  return isTold && call.outcome.kind === 'settled' ? call.outcome.receipt : null
}

/** « credit announced at 60 s and 15 s » (06, « Access »); 120 s is seen on the credit alone. */
function announceCredit(warnedSeconds: CallSnapshot['warnedSeconds']) {
  switch (warnedSeconds) {
    case 60:
      return 'Il vous reste une minute.'
    case 15:
      return 'Il vous reste 15 secondes.'
    case 120:
    case null:
      return ''
  }
}
