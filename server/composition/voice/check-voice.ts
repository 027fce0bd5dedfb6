type Readiness<Result> = { checkReady(): Promise<Result> }

/**
 * Resolves when a local voice or the embedded voice is ready, or when no voice is installed.
 * Rejects while voices are installed but none is ready.
 */
export async function checkVoice(deps: {
  /** Resolves to false when the embedded voice is not installed. */
  embedded: Readiness<boolean>
  local: (Readiness<void> & { listVoices(): string[] }) | null
}) {
  const { embedded, local } = deps
  const hasLocalVoice = (local?.listVoices().length ?? 0) > 0
  const isLocalReady = await local?.checkReady().then(
    () => true,
    () => false,
  )
  if (hasLocalVoice && isLocalReady) return
  const isEmbeddedInstalled = await embedded.checkReady()
  if (hasLocalVoice && !isEmbeddedInstalled) throw new Error('No voice is ready.')
}
