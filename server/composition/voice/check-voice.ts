type Readiness<Result> = { checkReady(): Promise<Result> }

/**
 * Rejects while neither a local voice nor the embedded one is ready. Resolves when one of them is,
 * or when none is installed.
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
