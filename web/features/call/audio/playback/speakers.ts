/** The sound counts as blocked when the context or the element has not started within this time. */
const maxStartMs = 1_500

export type Speakers = {
  input: AudioNode
  /** Starts the output, or restarts it after the system or the browser has stopped it. */
  resume(): void
  /** Returns whether the sound is stopped. Waits for the first attempt to start it. */
  isBlocked(): Promise<boolean>
  close(): Promise<void>
}

/** Safari's AudioSession keeps the call audible with the ring switch off, and reports interruptions. */
type WithAudioSession = Navigator & { audioSession?: EventTarget & { type: string } }

/**
 * Opens the audio output through a media element, so that echo cancellation knows what the speakers play.
 * `onBlockedChange` is called when the browser or the system (for a phone call) has stopped the sound and it cannot
 * be restarted, and when it plays again.
 */
export function openSpeakers(
  context: AudioContext,
  onBlockedChange: (isBlocked: boolean) => void,
): Speakers {
  const output = context.createMediaStreamDestination()
  const element = new Audio()
  element.srcObject = output.stream
  const session = (navigator as WithAudioSession).audioSession
  if (session) session.type = 'play-and-record'
  let wasBlocked = false
  let isClosed = false
  let isStarting = false
  let endFirstAttempt = () => {}
  const firstAttempt = new Promise<void>((resolve) => {
    endFirstAttempt = resolve
  })

  const isStopped = () => context.state !== 'running' || element.paused

  async function start() {
    isStarting = true
    // Without a user gesture, some browsers never settle these promises.
    const attempts = Promise.all([context.resume(), element.play()]).catch(() => {})
    await Promise.race([attempts, wait(maxStartMs)])
    isStarting = false
    endFirstAttempt()
    reportBlockedChange()
  }

  function reportBlockedChange() {
    if (isClosed || context.state === 'closed') return
    const isBlocked = isStopped()
    if (isBlocked !== wasBlocked) {
      wasBlocked = isBlocked
      onBlockedChange(isBlocked)
    }
  }

  const resume = () => {
    if (!isClosed && !isStarting) void start()
  }
  /** A stopped output is restarted first, and reported only if that fails. */
  const handleOutputChange = () => (isStopped() ? resume() : reportBlockedChange())
  const resumeIfVisible = () => {
    if (document.visibilityState === 'visible') resume()
  }
  const listeners: [EventTarget | undefined, string, () => void][] = [
    [document, 'visibilitychange', resumeIfVisible],
    [context, 'statechange', handleOutputChange],
    [element, 'pause', handleOutputChange],
    [element, 'playing', handleOutputChange],
    [session, 'statechange', resumeIfVisible],
  ]
  for (const [target, event, listener] of listeners) target?.addEventListener(event, listener)

  return {
    input: output,
    resume,
    async isBlocked() {
      await firstAttempt
      return isStopped()
    },
    async close() {
      isClosed = true
      endFirstAttempt()
      for (const [target, event, listener] of listeners)
        target?.removeEventListener(event, listener)
      if (session) session.type = 'auto'
      element.pause()
      element.srcObject = null
      await context.close()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
