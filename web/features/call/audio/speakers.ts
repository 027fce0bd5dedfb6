/** A context that may start has started by then. */
const longestStartMs = 600

export type Speakers = {
  input: AudioNode
  /** Starts, or starts again after the system or the browser stopped it. */
  resume(): void
  close(): Promise<void>
}

/**
 * Sound goes out through a media element, so that echo cancellation knows what the speakers play
 * (03, « Turn taking »). `onBlocked` tells when the browser refuses to play, and when it gives in.
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
  let hasBegun = false

  function check() {
    if (!hasBegun || context.state === 'closed') return
    const isBlocked = context.state !== 'running' || !isElementPlaying
    if (isBlocked !== wasBlocked) onBlocked(isBlocked)
    wasBlocked = isBlocked
  }

  async function resume() {
    // Without a click behind it, a browser leaves the context's promise open for ever.
    await Promise.race([context.resume().catch(() => {}), wait(longestStartMs)])
    isElementPlaying = await element.play().then(
      () => true,
      () => false,
    )
    hasBegun = true
    check()
  }

  const takeVisibility = () => {
    if (document.visibilityState === 'visible') void resume()
  }
  document.addEventListener('visibilitychange', takeVisibility)
  context.addEventListener('statechange', check)

  return {
    input: output,
    resume: () => void resume(),
    async close() {
      document.removeEventListener('visibilitychange', takeVisibility)
      context.removeEventListener('statechange', check)
      element.pause()
      element.srcObject = null
      await context.close()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
