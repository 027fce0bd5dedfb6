/** Long enough for a context that is allowed to start. */
const maxStartMs = 600

export type Speakers = {
  input: AudioNode
  /** Starts the output, also after the system or the browser has stopped it. */
  resume(): void
  close(): Promise<void>
}

/**
 * Opens the audio output. It goes through a media element, so that echo cancellation knows what the
 * speakers play. `onBlocked` is called when the browser blocks the audio and when it allows it again.
 */
export function openSpeakers(
  context: AudioContext,
  onBlocked: (isBlocked: boolean) => void,
): Speakers {
  const output = context.createMediaStreamDestination()
  const element = new Audio()
  element.srcObject = output.stream
  let isElementPlaying = false
  let wasBlocked = false
  let hasStarted = false

  function check() {
    if (!hasStarted || context.state === 'closed') return
    const isBlocked = context.state !== 'running' || !isElementPlaying
    if (isBlocked !== wasBlocked) onBlocked(isBlocked)
    wasBlocked = isBlocked
  }

  async function resume() {
    // Without a user gesture, some browsers never settle the promise of `resume`.
    await Promise.race([context.resume().catch(() => {}), wait(maxStartMs)])
    isElementPlaying = await element.play().then(
      () => true,
      () => false,
    )
    hasStarted = true
    check()
  }

  const handleVisibilityChange = () => {
    if (document.visibilityState === 'visible') void resume()
  }
  document.addEventListener('visibilitychange', handleVisibilityChange)
  context.addEventListener('statechange', check)

  return {
    input: output,
    resume: () => void resume(),
    async close() {
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      context.removeEventListener('statechange', check)
      element.pause()
      element.srcObject = null
      await context.close()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
