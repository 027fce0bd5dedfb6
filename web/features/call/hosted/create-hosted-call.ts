import { publicMessages } from '../../../../domain/public-messages'
import { type Captions, nextCaptions } from '../captions/captions'
import { createCallReservations } from '../connection/call-reservations'
import { type CallServer, type DialOptions, toStartFailureCode } from '../connection/call-server'
import { pollCallOutcome } from '../connection/poll-call-outcome'
import { type CallFailureCode, getFailureText } from '../ended/room-messages'
import type { CallClock } from '../lifecycle/call-clock'
import type { CallControl } from '../lifecycle/call-control'
import {
  type CallEffect,
  type CallEvent,
  type CallOutcome,
  getMaxPhaseMs,
  transition,
} from '../lifecycle/call-lifecycle'
import { createMeterState } from '../lifecycle/call-meter-state'
import { createSnapshot } from '../lifecycle/call-snapshot'
import { createCallStore } from '../lifecycle/call-store'
import { pauseTimer, startTimer } from '../lifecycle/call-timer'
import { listening } from '../lifecycle/companion-activity'
import { createDangerCheck, type NeededHelp } from './danger-check'
import type { HostedClient, HostedClientEvents, HostedTranscript } from './hosted-client'
import { createHostedMeter } from './hosted-meter'

export type HostedCallDeps = {
  companion: { assistantId: string }
  /** Host name of the hosted voice service, shown as the third party that receives the caller's words. */
  recipient: string
  minutesLeft(): number
  server: CallServer & {
    hangUp(input: { id: string }): Promise<unknown>
    /**
     * Checks the caller's words for danger. The server starts or ends the crisis. Returns the help that the
     * call needs now.
     */
    checkWords(input: {
      id: string
      text: string
      isPartial: boolean
    }): Promise<{ help: NeededHelp }>
  }
  /** Loads the service's client. */
  openClient(webCallUrl: string, events: HostedClientEvents): Promise<HostedClient>
  /** Asks the server to hang up, without waiting for its answer, because the page is being left. */
  hangUpOnLeave(callId: string): void
  /** Stores the id of this tab's unfinished call across a reload; null when there is none. */
  unfinishedCallStorage: { read(): string | null; write(callId: string | null): void }
  clock: CallClock
  createId(): string
}

/** How long after the reserved time the page waits for the service to end the call. */
const overtimeMs = 5_000
/**
 * When the caller is a minor: time for the companion to explain why the call ends, before the page ends it.
 */
const minorExplanationMs = 20_000
/** How long a hang-up waits for the server to check the last words for danger. */
const maxDangerCheckMs = 1_500
/** The WebSocket close code of a call that is over, after which there is no reconnection. */
const callOverCode = 1000

/**
 * Creates a hosted call, with the same screen and states as a call of our own engine. The server bills the
 * call according to the service's report, not to what this page measures. A reload ends the call.
 */
export function createHostedCall(deps: HostedCallDeps): CallControl {
  const { companion, server, clock } = deps
  const store = createCallStore(createInitialSnapshot())
  const reservations = createCallReservations(server)
  const hostedMeter = createHostedMeter(store, clock)
  let attempt = 0
  let dialOptions: DialOptions = {}
  let callId: string | null = null
  let client: HostedClient | null = null
  /** The first failure that the client has reported in this attempt. */
  let failureCode: CallFailureCode | null = null
  /** Whether the companion has answered, which may happen before the client reports that the room is open. */
  let isAnswered = false
  let levels = { caller: 0, companion: 0 }
  let utteranceCount = 0
  let cancelDeadline = () => {}
  let stopPolling = () => {}
  let timers: (() => void)[] = []
  /** The danger check of the current call. The initial one checks nothing, because each call creates its own. */
  let dangerCheck = createDangerCheckFor('')

  function createInitialSnapshot() {
    const recognition = { by: 'server', recipient: deps.recipient } as const
    return { ...createSnapshot(deps.minutesLeft()), recognition }
  }

  function dispatch(event: CallEvent) {
    const callBefore = store.getSnapshot().call
    const { state, effects } = transition(callBefore, event)
    if (state !== callBefore) {
      store.update({ call: state })
      const maxPhaseMs = getMaxPhaseMs(state)
      if (state.phase !== callBefore.phase || maxPhaseMs !== getMaxPhaseMs(callBefore)) {
        cancelDeadline()
        cancelDeadline =
          maxPhaseMs === null
            ? () => {}
            : clock.schedule(maxPhaseMs, () => dispatch({ type: 'deadline-passed' }))
      }
    }
    for (const effect of effects) perform(effect)
    // After a crisis the caller is not asked for a rating. The lifecycle knows of a crisis only from the receipt,
    // which may have been written before the danger was detected.
    if (state.phase === 'rating' && store.getSnapshot().meter.isInCrisis)
      dispatch({ type: 'rating-closed' })
  }

  function perform(effect: CallEffect) {
    switch (effect.type) {
      case 'open-call':
        return void openCall()
      case 'abandon-call':
        return abandon()
      case 'hang-up':
      case 'poll-outcome':
        return void hangUp()
      case 'stop-polling':
        return stopPolling()
      case 'release-resources':
        return releaseResources()
      case 'resume-link':
      case 'suspend-link':
      case 'send-mute-state':
        // Never requested, because the service's client reconnects automatically and reports no lost connection.
        return
    }
  }

  async function openCall() {
    const ownAttempt = ++attempt
    const isCurrent = () => ownAttempt === attempt
    failureCode = null
    isAnswered = false
    utteranceCount = 0
    store.update({ ...createInitialSnapshot(), call: store.getSnapshot().call })
    try {
      const { assistantId } = companion
      const startedCall = await reservations.reserve({ assistantId, ...dialOptions }, isCurrent)
      if (!startedCall) return
      callId = startedCall.id
      dangerCheck = createDangerCheckFor(startedCall.id)
      deps.unfinishedCallStorage.write(callId)
      const { minutesLeft } = store.getSnapshot().meter
      store.update({
        meter: createMeterState(minutesLeft, startedCall.maxDurationSeconds * 1_000),
      })
      const openedClient = await deps.openClient(startedCall.webCallUrl, createEvents(isCurrent))
      if (!isCurrent()) return
      client = openedClient
      const isJoined = await openedClient.start(assistantId)
      if (!isCurrent()) return void openedClient.stop()
      if (!isJoined)
        return dispatch({ type: 'start-failed', code: failureCode ?? 'CALL_NOT_CONNECTED' })
      if (store.getSnapshot().microphone === 'asking') store.update({ microphone: 'granted' })
      // The room is open. The companion answers later, or has answered already.
      dispatch({ type: 'call-reserved', callId: startedCall.id })
      if (isAnswered) handleAnswered()
    } catch (error) {
      if (!isCurrent()) return
      const code = callId === null ? toStartFailureCode(error) : 'VOICE_NOT_INITIALISED'
      dispatch({ type: 'start-failed', code })
    }
  }

  function createEvents(isCurrent: () => boolean): HostedClientEvents {
    const ifCurrent =
      <Arguments extends unknown[]>(action: (...values: Arguments) => void) =>
      (...values: Arguments) => {
        if (isCurrent()) action(...values)
      }
    return {
      onAnswered: ifCurrent(() => {
        isAnswered = true
        handleAnswered()
      }),
      onEnded: ifCurrent(() => endActiveCall()),
      onFailure: ifCurrent((code) => {
        failureCode ??= code
        if (store.getSnapshot().call.phase !== 'active') return
        reportFailure(getFailureText(code))
        endActiveCall()
      }),
      onMicrophone: ifCurrent((microphone) => store.update({ microphone })),
      onCompanionSpeaking: ifCurrent((isSpeaking) =>
        store.update({ activity: isSpeaking ? { kind: 'speaking' } : listening }),
      ),
      onLevel: ifCurrent((level) => {
        levels = { ...levels, ...level }
      }),
      onTranscript: ifCurrent(receiveTranscript),
    }
  }

  function handleAnswered() {
    const { call, timer, meter } = store.getSnapshot()
    if (call.phase !== 'connecting' || call.callId === null) return
    const now = clock.now()
    store.update({ timer: startTimer(timer, now) })
    dispatch({ type: 'call-answered' })
    hostedMeter.start()
    if (meter.limitMs !== null) scheduleTimer(meter.limitMs + overtimeMs, endActiveCall)
  }

  function scheduleTimer(waitMs: number, action: () => void) {
    timers.push(clock.schedule(waitMs, action))
  }

  /** Ends the active call: hangs up and polls for the receipt. */
  function endActiveCall() {
    // The lifecycle treats a refused link with code 1000 as a call that is over.
    if (store.getSnapshot().call.phase === 'active')
      dispatch({ type: 'link-refused', code: callOverCode })
  }

  /** Leaves the room, asks the server to end the call at the service, and polls for the receipt. */
  async function hangUp() {
    const id = callId
    if (id === null) return
    stopTiming()
    stopPolling()
    let isStopped = false
    stopPolling = () => {
      isStopped = true
    }
    void client?.stop()
    await Promise.race([dangerCheck.flush(), waitFor(maxDangerCheckMs)])
    if (isStopped) return
    await server.hangUp({ id }).catch(() => undefined)
    if (isStopped) return
    const onOutcome = (outcome: CallOutcome) => dispatch({ type: 'outcome-received', outcome })
    stopPolling = pollCallOutcome(id, { server, clock, isTakenOver: false, onOutcome })
  }

  /** Releases the reservation and also hangs up, because the call may have started meanwhile. */
  function abandon() {
    const id = callId
    releaseResources()
    if (id === null) return
    reservations.release(id)
    void server.hangUp({ id }).catch(() => undefined)
  }

  /** Stops the meter and the scheduled actions, and pauses the timer that the screen shows. */
  function stopTiming() {
    hostedMeter.stop()
    for (const cancel of timers) cancel()
    timers = []
    const { timer } = store.getSnapshot()
    store.update({ timer: pauseTimer(timer, clock.now()) })
  }

  function releaseResources() {
    attempt++
    dangerCheck.stop()
    stopPolling()
    stopTiming()
    void client?.stop()
    client = null
    callId = null
    if (!isUnsettled()) deps.unfinishedCallStorage.write(null)
    levels = { caller: 0, companion: 0 }
  }

  /** Updates the captions, and checks what the caller says for danger. */
  function receiveTranscript({ speaker, text, isFinal }: HostedTranscript) {
    const id = `${speaker}_${utteranceCount}`
    const { captions } = store.getSnapshot()
    if (speaker === 'caller')
      store.update({
        captions: nextCaptions(captions, { type: 'caller-transcribed', itemId: id, text, isFinal }),
      })
    else if (isFinal) store.update({ captions: addSentence(captions, id, text) })
    if (isFinal) utteranceCount++
    if (speaker === 'companion') return
    if (isFinal) dangerCheck.checkFinished(text)
    else dangerCheck.updateUnfinished(text)
  }

  /** Creates the danger check of one call, which shows the help numbers when the server detects danger. */
  function createDangerCheckFor(id: string) {
    return createDangerCheck({
      clock,
      request: (words) => server.checkWords({ id, ...words }),
      onHelp(help) {
        if (id === callId) applyHelp(help)
      },
    })
  }

  /** Pauses the meter while help is needed, which also shows the help numbers. Schedules the end of a minor's call. */
  function applyHelp(help: NeededHelp) {
    if (help === 'none') return hostedMeter.resume()
    hostedMeter.pause()
    // `closed`: the caller is a minor, so the call ends.
    if (help === 'closed') scheduleTimer(minorExplanationMs, endActiveCall)
  }

  function waitFor(waitMs: number) {
    return new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
  }

  function reportFailure(message: string) {
    const number = (store.getSnapshot().failure?.number ?? 0) + 1
    store.update({ failure: { message, number } })
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    getLevels: () => levels,
    // The service does not report when each word is heard.
    getSpokenWords: () => null,
    dial(options) {
      dialOptions = options
      dispatch({ type: 'call-dialled' })
    },
    /** Ends the call that ran before a reload, in case the page could not end it while unloading. */
    restore() {
      const id = deps.unfinishedCallStorage.read()
      if (id === null || callId !== null) return
      deps.unfinishedCallStorage.write(null)
      void server.hangUp({ id }).catch(() => undefined)
    },
    /** Hangs up, because a hosted call does not survive a reload. */
    saveForReload() {
      if (callId !== null && isUnsettled()) deps.hangUpOnLeave(callId)
    },
    dispose() {
      if (callId !== null && isUnsettled()) deps.hangUpOnLeave(callId)
      cancelDeadline()
      releaseResources()
    },
    requestMicrophone: () =>
      void client?.requestMicrophone().then((isGranted) => {
        if (isGranted) store.update({ microphone: 'granted' })
      }),
    resumeAudio() {},
    toggleMute() {
      const { call, isMuted, microphone } = store.getSnapshot()
      if (call.phase !== 'active' || microphone !== 'granted') return
      try {
        client?.setMuted(!isMuted)
      } catch {
        return reportFailure(publicMessages.MICROPHONE_NOT_CHANGED)
      }
      store.update({ isMuted: !isMuted })
    },
    sendText(text) {
      if (!client?.sendText(text)) return false
      const { captions } = store.getSnapshot()
      const typedUtterance = { type: 'text-typed', itemId: deps.createId(), text } as const
      store.update({ captions: nextCaptions(captions, typedUtterance) })
      dangerCheck.checkFinished(text)
      return true
    },
    requestEnd: () => dispatch({ type: 'end-requested' }),
    cancelEnd: () => dispatch({ type: 'end-cancelled' }),
    confirmEnd: () => dispatch({ type: 'end-confirmed' }),
    closeScreen: () => dispatch({ type: 'screen-closed' }),
    closeRating: () => dispatch({ type: 'rating-closed' }),
  }

  function isUnsettled() {
    const { phase } = store.getSnapshot().call
    return phase === 'connecting' || phase === 'active' || phase === 'ending'
  }
}

/** The service reports a sentence after it was spoken, so its caption is complete at once. */
function addSentence(captions: Captions, id: string, text: string) {
  const line = { responseId: id, itemId: id, text, startMs: 0 }
  const captionsWithText = nextCaptions(captions, { type: 'text-received', ...line })
  const responseDone = { responseId: id, isCancelled: false, hasAudio: false }
  return nextCaptions(captionsWithText, { type: 'response-done', ...responseDone })
}
