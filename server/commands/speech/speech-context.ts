import type { ModelStore } from '../../../providers/local-speech/models/model-store'
import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import type { Terminal } from '../terminal'

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
  shouldAcceptNewChecksum: boolean
  sha256: string | undefined
  /**
   * SPEECH_MODELS_URL: a server with copies of the publishers' files; undefined when models are
   * downloaded from the publishers.
   */
  mirror: URL | undefined
}

export type SpeechContext = SpeechDeps & { store: ModelStore; options: SpeechOptions }
