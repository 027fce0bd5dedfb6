import { publicMessages } from '../../../../domain/public-messages'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { createPlayoutTracker } from '../audio/playback/playout-tracker'
import { type Captions, listPlayedMs, nextCaptions, withPlayedPosition } from '../captions/captions'
import { createCallAttempts } from '../connection/call-attempts'
import { type CallConnection, createCallConnection } from '../connection/call-connection'
import { createCallHangUp } from '../connection/call-hang-up'
import { type DialOptions, toStartFailureCode } from '../connection/call-server'
import { createNetworkWatcher } from '../connection/network-watcher'
import { fetchCallOutcome } from '../connection/poll-call-outcome'
import { maxCaptionsAgeMs } from '../connection/stored-captions'
import { findSpokenWords } from '../portrait/spoken-words'
import { createCallRecognition } from '../recognition/call-recognition'
import { createAudioEventHandlers } from './audio-event-handlers'
import type { CallDeps } from './call-deps'
import {
  type CallEffect,
  type CallEvent,
  type CallState,
  getMaxPhaseMs,
  transition,
} from './call-lifecycle'
import { createMeterState } from './call-meter-state'
import { createSnapshot } from './call-snapshot'
import { createCallStore } from './call-store'
import { pauseTimer, resumeTimer, shouldTimerRun } from './call-timer'
import { type ActivityEvent, getMaxActivityMs, nextActivity } from './companion-activity'
import { handleServerEvent } from './handle-server-event'
import { toStoredCall } from './to-stored-call'

/**
 * Performs the effects that the call's state machines decide on: audio, connection, session
 * storage, deadlines. React subscribes to the snapshot; audio levels are read on animation frames.
 */
export class CallController {
  private readonly store
  private readonly attempts
  private readonly hangUp
  private readonly recognition
  private connection: CallConnection
  private playout = createPlayoutTracker(0)
  private resumeToken = ''
  private dialOptions: DialOptions = {}
  private cancelDeadline = () => {}
  private cancelActivityDeadline = () => {}
  private readonly networkWatcher
  private currentLevels = { caller: 0, companion: 0 }

  constructor(private readonly deps: CallDeps) {
    this.store = createCallStore(createSnapshot(deps.minutesLeft()))
    this.connection = this.createConnection(0)
    this.attempts = createCallAttempts(deps)
    this.networkWatcher = createNetworkWatcher(deps.listenToNetwork, () => this.connection)
    this.hangUp = createCallHangUp({
      server: deps.server,
      clock: deps.clock,
      onOutcome: (outcome) => this.dispatch({ type: 'outcome-received', outcome }),
    })
    this.recognition = createCallRecognition({
      ...deps,
      store: this.store,
      send: (event) => this.connection.send(event),
      audio: () => this.attempts.audio(),
    })
  }

  readonly getSnapshot = () => this.store.getSnapshot()
  readonly subscribe = (listener: () => void) => this.store.subscribe(listener)
  /** Audio levels, 0 to 1 each. */
  readonly getLevels = () => this.currentLevels
  /** See `findSpokenWords`. */
  readonly getSpokenWords = () =>
    findSpokenWords(this.getSnapshot().captions, this.playout.position(), this.now())

  /** Requests the microphone again after the caller has allowed it or plugged one in. */
  readonly requestMicrophone = () => void this.attempts.audio()?.requestMicrophone()

  /** Call it from a click: browsers start audio only after a user gesture. */
  dial(options: DialOptions) {
    this.dialOptions = options
    this.dispatch({ type: 'call-dialled' })
  }

  /** Resumes the call that this tab was in before a reload, if any. */
  readonly restore = () => {
    const storedCall = this.deps.storage.read(this.deps.companion.id)
    if (!storedCall || this.getSnapshot().call.phase !== 'idle') return
    this.resumeToken = storedCall.resumeToken
    this.connection = this.createConnection(storedCall.microphoneFrames)
    const { minutesLeft, limitMs, billableMs, isInCrisis } = storedCall
    const playedMs = listPlayedMs(storedCall.captions)
    this.playout = createPlayoutTracker(storedCall.lastFramePlayed, playedMs)
    this.store.update({
      isMuted: storedCall.isMuted,
      captions: storedCall.captions,
      timer: pauseTimer(storedCall.timer, this.now()),
      meter: createMeterState(minutesLeft, limitMs, billableMs, isInCrisis),
    })
    this.recognition.reset()
    this.dispatch({ type: 'call-restored', callId: storedCall.callId })
    void this.continueOnceAudible()
  }

  /**
   * Connects after a reload, but only once the page can play sound: browsers may block the sound until a
   * gesture, and the meter must not run while the caller hears nothing. Connects anyway if no audio can be opened.
   */
  private async continueOnceAudible() {
    const isCurrent = this.attempts.begin()
    const isOpen = await this.openAudio()
    const isBlocked = isOpen && (await this.attempts.audio()?.isSoundBlocked())
    if (isCurrent() && !isBlocked) this.dispatch({ type: 'sound-allowed' })
  }

  readonly requestEnd = () => this.dispatch({ type: 'end-requested' })
  readonly cancelEnd = () => this.dispatch({ type: 'end-cancelled' })
  readonly confirmEnd = () => this.dispatch({ type: 'end-confirmed' })
  readonly closeRating = () => this.dispatch({ type: 'rating-closed' })
  /** Returns to the companion's page. */
  readonly closeScreen = () => this.dispatch({ type: 'screen-closed' })

  readonly toggleMute = () => {
    const { call, microphone, isMuted: wasMuted } = this.getSnapshot()
    if (call.phase !== 'active' || microphone !== 'granted') return
    const isMuted = !wasMuted
    try {
      this.attempts.audio()?.setMuted(isMuted)
    } catch {
      return this.reportFailure(publicMessages.MICROPHONE_NOT_CHANGED)
    }
    this.store.update({ isMuted })
    this.sendMuteState()
  }

  /** Tells the server whether the caller is muted. Sent again after a reconnection, because the message may be lost. */
  private sendMuteState() {
    this.connection.send({ type: this.getSnapshot().isMuted ? 'call.mute' : 'call.unmute' })
  }

  /** Sends the text and shows it in the captions; returns false when it could not be sent. */
  readonly sendText = (text: string) => {
    const itemId = this.deps.createId()
    const isSent = this.connection.send({
      type: 'conversation.item.create',
      item: {
        id: itemId,
        type: 'message',
        role: 'user',
        content: [{ type: 'input_text', text }],
      },
    })
    if (!isSent) return false
    this.store.update({
      captions: nextCaptions(this.getSnapshot().captions, { type: 'text-typed', itemId, text }),
      isTimeUp: false,
    })
    this.dispatchActivity({ type: 'text-sent' })
    return true
  }

  /** Call it from a click when the browser has blocked the audio. */
  readonly resumeAudio = () => {
    this.attempts.audio()?.resume()
    // The click shows that the caller is present, so the call continues even if no sound plays.
    this.dispatch({ type: 'sound-allowed' })
  }

  /** Stores an active call, with its captions, so that the page can resume it after a reload. */
  readonly saveForReload = () =>
    this.save(withPlayedPosition(this.getSnapshot().captions, this.playout.position()))

  private save(captions: Captions) {
    const storedCall = toStoredCall(this.getSnapshot(), {
      agentId: this.deps.companion.id,
      resumeToken: this.resumeToken,
      lastFramePlayed: this.playout.lastFramePlayed(),
      microphoneFrames: this.connection.getNextMicrophoneFrameNumber(),
    })
    if (storedCall) this.deps.storage.write({ ...storedCall, captions })
  }

  /** Called on unmount. Releases a reservation. Stores an active call and disconnects; the server keeps it for 20 s. */
  dispose() {
    const { call } = this.getSnapshot()
    if (call.phase === 'connecting' && call.callId !== null)
      this.attempts.releaseReservation(call.callId)
    this.saveForReload()
    this.schedule(maxCaptionsAgeMs, this.deps.storage.deleteCaptions)
    this.cancelDeadline()
    this.cancelActivityDeadline()
    this.recognition.close()
    this.networkWatcher.stop()
    this.releaseResources()
  }

  private dispatch(event: CallEvent) {
    const callBefore = this.getSnapshot().call
    const { state, effects } = transition(callBefore, event)
    if (state !== callBefore) {
      this.networkWatcher.updateForPhase(state.phase)
      this.store.update({ call: state, timer: this.nextTimer(state) })
      const maxPhaseMs = getMaxPhaseMs(state)
      if (state.phase !== callBefore.phase || maxPhaseMs !== getMaxPhaseMs(callBefore)) {
        this.cancelDeadline()
        if (maxPhaseMs !== null)
          this.cancelDeadline = this.schedule(maxPhaseMs, () =>
            this.dispatch({ type: 'deadline-passed' }),
          )
      }
    }
    for (const effect of effects) this.perform(effect)
  }

  private nextTimer(state: CallState) {
    const { timer, meter } = this.getSnapshot()
    if (state.phase === 'connecting' || state.phase === 'idle') return timer
    const isConnected = state.phase === 'active' && state.link === 'up'
    const isRunning = isConnected && shouldTimerRun(meter.pausedFor)
    return isRunning ? resumeTimer(timer, this.now()) : pauseTimer(timer, this.now())
  }

  private dispatchActivity(event: ActivityEvent) {
    const activityBefore = this.getSnapshot().activity
    const activity = nextActivity(activityBefore, event)
    // Each playback report restarts the deadline while the companion speaks.
    if (activity === activityBefore && event.type !== 'playback-progressed') return
    this.store.update({ activity })
    this.cancelActivityDeadline()
    const maxActivityMs = getMaxActivityMs(activity)
    if (maxActivityMs !== null)
      this.cancelActivityDeadline = this.schedule(maxActivityMs, () =>
        this.dispatchActivity({ type: 'deadline-passed' }),
      )
  }

  private perform(effect: CallEffect) {
    switch (effect.type) {
      case 'open-call':
        void this.openCall()
        return
      case 'abandon-call':
        this.connection.send({ type: 'call.hang_up' })
        this.releaseResources()
        if (effect.callId !== null) this.attempts.releaseReservation(effect.callId)
        return
      case 'resume-link':
        return this.connection.resume(this.getCallIdOrEmpty())
      case 'suspend-link':
        return this.connection.suspend()
      case 'send-mute-state':
        return this.sendMuteState()
      case 'hang-up':
        return this.hangUp.sendHangUp(this.connection, this.getCallIdOrEmpty())
      case 'poll-outcome':
        return this.hangUp.startPolling(effect.callId, effect.isTakenOver)
      case 'stop-polling':
        return this.hangUp.stopPolling()
      case 'release-resources':
        return this.releaseResources()
    }
  }

  /** Opens the audio first: the microphone prompt may take long, and a ticket is valid for only 60 s. */
  private async openCall() {
    const isCurrent = this.attempts.begin()
    const { assistantId } = this.deps.companion
    this.playout = createPlayoutTracker(0)
    this.connection = this.createConnection(0)
    const { call } = this.getSnapshot()
    this.store.update({ ...createSnapshot(this.deps.minutesLeft()), call })
    this.recognition.reset()

    if (!(await this.openAudio())) {
      if (isCurrent()) this.dispatch({ type: 'start-failed', code: 'VOICE_NOT_INITIALISED' })
      return
    }
    try {
      const startedCall = await this.attempts.reserve({ assistantId, ...this.dialOptions })
      if (!startedCall) return
      this.resumeToken = startedCall.resumeToken
      const limitMs = startedCall.maxDurationSeconds * 1_000
      this.store.update({ meter: createMeterState(this.getSnapshot().meter.minutesLeft, limitMs) })
      this.dispatch({ type: 'call-reserved', callId: startedCall.id })
      this.connection.open(startedCall.webCallUrl)
    } catch (error) {
      if (isCurrent()) this.dispatch({ type: 'start-failed', code: toStartFailureCode(error) })
    }
  }

  private async openAudio() {
    const isOpen = await this.attempts.openAudio(this.createAudioHandlers())
    const audio = this.attempts.audio()
    if (!isOpen || !audio) return false
    audio.setMuted(this.getSnapshot().isMuted)
    this.store.update({ microphone: audio.microphone })
    return true
  }

  private createAudioHandlers(): CallAudioEvents {
    return createAudioEventHandlers({
      store: this.store,
      connection: this.connection,
      now: () => this.now(),
      getPlayout: () => this.playout,
      dispatch: (event) => this.dispatch(event),
      dispatchActivity: (event) => this.dispatchActivity(event),
      onCallerSpeaking: this.recognition.setCallerSpeaking,
      onLevel: (levels) => {
        this.currentLevels = levels
      },
    })
  }

  private createConnection(firstMicrophoneFrameNumber: number): CallConnection {
    const { openSocket, clock } = this.deps
    return createCallConnection({
      openSocket,
      clock,
      firstMicrophoneFrameNumber,
      resumeToken: () => this.resumeToken,
      lastFramePlayed: () => this.playout.lastFramePlayed(),
      onFrame: (frame) => {
        this.playout.recordReceived(frame)
        this.attempts.audio()?.play(frame)
      },
      onLost: () => this.dispatch({ type: 'link-lost' }),
      onUnstable: (isConnectionUnstable) => this.store.update({ isConnectionUnstable }),
      onNotConnected: () => void this.checkOutcome(),
      onRefused: (code) => this.dispatch({ type: 'link-refused', code }),
      onEvent: (event) =>
        handleServerEvent(event, {
          store: this.store,
          now: () => this.now(),
          getPlayout: () => this.playout,
          dispatch: (callEvent) => this.dispatch(callEvent),
          dispatchActivity: (activityEvent) => this.dispatchActivity(activityEvent),
          stopPlayback: (response) => void this.stopPlayback(response),
          storeResumeToken: (token) => this.storeResumeToken(token),
          reportFailure: (message) => this.reportFailure(message),
        }),
    })
  }

  /** Asks the API whether the call is over: the page cannot tell a refused connection from a broken network. */
  private async checkOutcome() {
    const callId = this.getCallIdOrEmpty()
    if (this.getSnapshot().call.phase === 'connecting' || callId === '') return
    const outcome = await fetchCallOutcome(this.deps.server, callId)
    if (outcome && this.getCallIdOrEmpty() === callId)
      this.dispatch({ type: 'outcome-received', outcome })
  }

  private async stopPlayback({ itemId, number }: { itemId: string | null; number: number | null }) {
    const audio = this.attempts.audio()
    const playback = await audio?.clear()
    audio?.restoreVolume()
    if (!playback || itemId === null || number === null) return
    const playedMs = Math.round(this.playout.countPlayedMs(number, playback))
    this.connection.send({
      type: 'conversation.item.truncate',
      item_id: itemId,
      content_index: 0,
      audio_end_ms: playedMs,
    })
    const progress = { type: 'playback-progressed', number, playedMs } as const
    this.store.update({ captions: nextCaptions(this.getSnapshot().captions, progress) })
  }

  private storeResumeToken(token: string) {
    this.resumeToken = token
    this.save([])
  }

  private releaseResources() {
    this.hangUp.stopPolling()
    this.connection.close()
    this.attempts.end()
    this.currentLevels = { caller: 0, companion: 0 }
    if (this.getSnapshot().call.phase !== 'active') this.deps.storage.clear()
  }

  private reportFailure(message: string) {
    const number = (this.getSnapshot().failure?.number ?? 0) + 1
    this.store.update({ failure: { message, number } })
  }

  private getCallIdOrEmpty() {
    const { call } = this.getSnapshot()
    return 'callId' in call ? (call.callId ?? '') : ''
  }

  private now() {
    return this.deps.clock.now()
  }

  private schedule(delayMs: number, action: () => void) {
    return this.deps.clock.schedule(delayMs, action)
  }
}
