import type { ModelStore } from '../../../providers/local-speech/models/model-store'
import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'

/** Where a command prints, and how it asks the operator. */
export type Terminal = {
  print(text: string): void
  printError(text: string): void
  /** null when nobody can answer. */
  ask: ((question: string) => Promise<string>) | null
  /** Replaces the current progress line; null where lines cannot be replaced. */
  showProgress: ((text: string) => void) | null
}

export type SpeechDeps = {
  terminal: Terminal
  catalogue: readonly SpeechModel[]
  environment: Record<string, string | undefined>
  fetch: typeof fetch
  wait(delayMs: number): Promise<void>
  now(): Date
}

export type SpeechOptions = {
  isJson: boolean
  hasAcceptedLicences: boolean
  shouldTrustFirstUse: boolean
  shouldAcceptNew: boolean
  sha256: string | undefined
  mirror: URL | undefined
}

export type SpeechContext = SpeechDeps & { store: ModelStore; options: SpeechOptions }
