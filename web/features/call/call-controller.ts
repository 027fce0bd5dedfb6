import { messages } from '../../../domain/messages'
import type { CallAudio } from './audio/call-audio'
import type { CallAudioEvents } from './audio/call-audio-events'
import { createCallAttempt } from './call-attempt'
import type { CallClock } from './call-clock'
import { openingCredit } from './call-credit'
import { createCallHangUp } from './call-hang-up'
import { type CallEffect, type CallEvent, deadlineMs, transition } from './call-lifecycle'
import { type CallLine, createCallLine } from './call-line'
import { restingSnapshot } from './call-snapshot'
import type { OpenCallSocket } from './call-socket'
import { createCallStore } from './call-store'
import { pauseTimer, resumeTimer } from './call-timer'
import { nextCaptions } from './captions'
import { type ActivityEvent, activityDeadlineMs, nextActivity } from './companion-activity'
import { followServer } from './follow-server'
import { createHeardFrames } from './heard-frames'
import { listenToCaller } from './listen-to-caller'
import type { CallMemory } from './remembered-call'
import { type CallServer, type DialOptions, startFailureOf } from './reserve-line'

export type CallSurroundings = {
  agent: { id: string; vapiAssistantId: string }
  /** As the page knows it now; a call's own figures come from the server. */
  minutesLeft(): number
  server: CallServer
  openAudio(events: CallAudioEvents): Promise<CallAudio>
  openSocket: OpenCallSocket
  memory: CallMemory
  clock: CallClock
  createId(): string
}

/**
 * Performs what the call's pure parts decide (03, « A call's life »): sound, line, memory of the
 * tab, deadlines. React reads its snapshot; the levels are read on animation frames.
 */
export class CallController {
  private readonly store
  private readonly attempt
  private readonly ending
  private line: CallLine
  private heardFrames = createHeardFrames(0)
  private resumeToken = ''
  private dialOptions: DialOptions = {}
  private stopDeadline = () => {}
  private stopThinking = () => {}
  private currentLevels = { caller: 0, companion: 0 }

  constructor(private readonly surroundings: CallSurroundings) {
    this.store = createCallStore(restingSnapshot(surroundings.minutesLeft()))
    this.line = this.createLine(0)
    this.attempt = createCallAttempt(surroundings)
    this.ending = createCallHangUp({
      server: surroundings.server,
      clock: surroundings.clock,
      onTold: (outcome) => this.live({ type: 'outcome-told', outcome }),
    })
  }

  readonly read = () => this.store.read()
  readonly subscribe = (listener: () => void) => this.store.subscribe(listener)
  /** 0–1 each. */
  readonly levels = () => this.currentLevels

  /** Again, after the person allowed or plugged one in. */
  readonly askMicrophone = () => void this.attempt.audio()?.askMicrophone()

  /** From a click, because sound may start only by the person's hand. */
  dial(options: DialOptions) {
    this.dialOptions = options
    this.live({ type: 'call-dialled' })
  }

  /** Takes up the call that this tab was in when the page was loaded again. */
  recall() {
    const { memory, agent } = this.surroundings
    const call = memory.read(agent.id)
    if (!call || this.read().call.phase !== 'idle') return
    this.resumeToken = call.resumeToken
    this.line = this.createLine(call.microphoneFrames)
    this.heardFrames = createHeardFrames(call.lastFramePlayed)
    this.store.change({
      isMuted: call.isMuted,
      timer: pauseTimer(call.timer, this.now()),
      credit: { ...openingCredit(call.minutesLeft, call.limitMs), billableMs: call.billableMs },
    })
    this.live({ type: 'call-recalled', callId: call.callId })
    void this.openSound()
  }

  readonly requestEnd = () => this.live({ type: 'end-requested' })
  readonly declineEnd = () => this.live({ type: 'end-declined' })
  readonly confirmEnd = () => this.live({ type: 'end-confirmed' })
  readonly closeRating = () => this.live({ type: 'rating-closed' })
  /** Back to the companion's page. */
  readonly closeScreen = () => this.live({ type: 'screen-closed' })

  readonly toggleMute = () => {
    const { call, microphone } = this.read()
    if (call.phase !== 'active' || microphone !== 'granted') return
    const isMuted = !this.read().isMuted
    try {
      this.attempt.audio()?.setMuted(isMuted)
    } catch {
      return this.report(messages.MICROPHONE_NOT_CHANGED)
    }
    this.store.change({ isMuted })
    this.tellMute()
  }

  /** Also when the line is back: what was sent into a lost one did not arrive. */
  private tellMute() {
    this.line.send({ type: this.read().isMuted ? 'call.mute' : 'call.unmute' })
  }

  /** false: the words did not leave and stay in the field. */
  readonly sendWords = (text: string) => {
    const itemId = this.surroundings.createId()
    const isSent = this.line.send({
      type: 'conversation.item.create',
      item: {
        id: itemId,
        type: 'message',
        role: 'user',
        content: [{ type: 'input_text', text }],
      },
    })
    if (!isSent) return false
    this.store.change({
      captions: nextCaptions(this.read().captions, { type: 'words-typed', itemId, text }),
    })
    this.act({ type: 'words-sent' })
    return true
  }

  /** From a click, when the browser had kept the sound back. */
  readonly unblockSound = () => this.attempt.audio()?.resume()

  /** Each time the token changes, and just before the page goes. */
  readonly remember = () => {
    const { call, timer, credit, isMuted } = this.read()
    if (call.phase !== 'active' || credit.limitMs === null) return
    this.surroundings.memory.write({
      callId: call.callId,
      agentId: this.surroundings.agent.id,
      resumeToken: this.resumeToken,
      lastFramePlayed: this.heardFrames.lastFramePlayed(),
      microphoneFrames: this.line.microphoneFrames(),
      limitMs: credit.limitMs,
      minutesLeft: credit.minutesLeft,
      billableMs: credit.billableMs,
      timer,
      isMuted,
    })
  }

  /** The screen is gone for good: the line is let go, the server keeps it for a reload. */
  dispose() {
    const { call } = this.read()
    if (call.phase === 'connecting' && call.callId !== null) this.attempt.letGo(call.callId)
    this.remember()
    this.stopDeadline()
    this.stopThinking()
    this.release()
  }

  private live(event: CallEvent) {
    const before = this.read().call
    const { state, effects } = transition(before, event)
    if (state !== before) {
      this.store.change({ call: state, timer: this.timerFor(state) })
      const limit = deadlineMs(state)
      if (state.phase !== before.phase || limit !== deadlineMs(before)) {
        this.stopDeadline()
        if (limit !== null)
          this.stopDeadline = this.after(limit, () => this.live({ type: 'deadline-passed' }))
      }
    }
    for (const effect of effects) this.perform(effect)
  }

  private timerFor(state: ReturnType<typeof transition>['state']) {
    const { timer } = this.read()
    if (state.phase === 'connecting' || state.phase === 'idle') return timer
    const isRunning = state.phase === 'active' && state.link === 'up'
    return isRunning ? resumeTimer(timer, this.now()) : pauseTimer(timer, this.now())
  }

  private act(event: ActivityEvent) {
    const before = this.read().activity
    const activity = nextActivity(before, event)
    // Each report of the player gives a voice that goes on its time anew.
    if (activity === before && event.type !== 'voice-heard') return
    this.store.change({ activity })
    this.stopThinking()
    const limit = activityDeadlineMs(activity)
    if (limit !== null)
      this.stopThinking = this.after(limit, () => this.act({ type: 'deadline-passed' }))
  }

  private perform(effect: CallEffect) {
    switch (effect.type) {
      case 'open-call':
        void this.openCall()
        return
      case 'abandon-call':
        this.line.send({ type: 'call.hang_up' })
        this.release()
        if (effect.callId !== null) this.attempt.letGo(effect.callId)
        return
      case 'resume-link':
        return this.line.resume(this.callId())
      case 'tell-mute':
        return this.tellMute()
      case 'hang-up':
        return this.ending.hangUp(this.line, this.callId())
      case 'ask-outcome':
        return this.ending.ask(effect.callId, effect.isTakenOver)
      case 'stop-asking':
        return this.ending.stopAsking()
      case 'release-line':
        return this.release()
    }
  }

  /** Sound first: its permission may take long, and a ticket holds for 60 s only. */
  private async openCall() {
    const isCurrent = this.attempt.begin()
    const { agent, minutesLeft } = this.surroundings
    this.heardFrames = createHeardFrames(0)
    this.line = this.createLine(0)
    const { call } = this.read()
    this.store.change({ ...restingSnapshot(minutesLeft()), call })

    if (!(await this.openSound())) {
      if (isCurrent()) this.live({ type: 'start-failed', code: 'VOICE_NOT_INITIALISED' })
      return
    }
    try {
      const { vapiAssistantId: assistantId } = agent
      const started = await this.attempt.reserve({ assistantId, ...this.dialOptions })
      if (!started) return
      this.resumeToken = started.resumeToken
      const limitMs = started.maxDurationSeconds * 1_000
      this.store.change({ credit: openingCredit(this.read().credit.minutesLeft, limitMs) })
      this.live({ type: 'line-reserved', callId: started.id })
      this.line.open(started.webCallUrl)
    } catch (error) {
      if (isCurrent()) this.live({ type: 'start-failed', code: startFailureOf(error) })
    }
  }

  private async openSound() {
    const isOpen = await this.attempt.openSound(this.listen())
    const audio = this.attempt.audio()
    if (!isOpen || !audio) return false
    audio.setMuted(this.read().isMuted)
    this.store.change({ microphone: audio.microphone })
    return true
  }

  private listen(): CallAudioEvents {
    return listenToCaller({
      store: this.store,
      line: this.line,
      now: () => this.now(),
      heardFrames: () => this.heardFrames,
      act: (event) => this.act(event),
      onLevel: (levels) => {
        this.currentLevels = levels
      },
    })
  }

  private createLine(microphoneFrames: number): CallLine {
    const { openSocket, clock } = this.surroundings
    return createCallLine({
      openSocket,
      clock,
      microphoneFrames,
      resumeToken: () => this.resumeToken,
      lastFramePlayed: () => this.heardFrames.lastFramePlayed(),
      onFrame: (frame) => {
        this.heardFrames.received(frame)
        this.attempt.audio()?.play(frame)
      },
      onLost: () => this.live({ type: 'link-lost' }),
      onRefused: (code) => this.live({ type: 'link-refused', code }),
      onEvent: (event) =>
        followServer(event, {
          store: this.store,
          now: () => this.now(),
          heardFrames: () => this.heardFrames,
          live: (change) => this.live(change),
          act: (change) => this.act(change),
          fallSilent: (spoken) => void this.fallSilent(spoken),
          keepResumeToken: (token) => this.keepResumeToken(token),
          report: (message) => this.report(message),
        }),
    })
  }

  private async fallSilent(spoken: { itemId: string | null; number: number | null }) {
    const audio = this.attempt.audio()
    const cut = await audio?.clear()
    audio?.restore()
    const { itemId, number } = spoken
    if (!cut || itemId === null || number === null) return
    // Another number: the answer that was cut had not begun to be heard.
    const playedMs = cut.responseNumber === number ? Math.max(0, Math.round(cut.playedMs)) : 0
    this.line.send({
      type: 'conversation.item.truncate',
      item_id: itemId,
      content_index: 0,
      audio_end_ms: playedMs,
    })
    const heard = { type: 'voice-played', number, playedMs } as const
    this.store.change({ captions: nextCaptions(this.read().captions, heard) })
  }

  private keepResumeToken(token: string) {
    this.resumeToken = token
    this.remember()
  }

  private release() {
    this.ending.stopAsking()
    this.line.close()
    this.attempt.end()
    this.currentLevels = { caller: 0, companion: 0 }
    if (this.read().call.phase !== 'active') this.surroundings.memory.forget()
  }

  private report(message: string) {
    const number = (this.read().problem?.number ?? 0) + 1
    this.store.change({ problem: { message, number } })
  }

  private callId() {
    const { call } = this.read()
    return 'callId' in call ? (call.callId ?? '') : ''
  }

  private now() {
    return this.surroundings.clock.now()
  }

  private after(delayMs: number, action: () => void) {
    return this.surroundings.clock.after(delayMs, action)
  }
}
