/** The models that a child process loads; their files have been verified. */
export type EngineModels = {
  recogniser: RecogniserFiles | null
  voices: readonly VoiceFiles[]
  turn: TurnFiles | null
}

/** The model that estimates whether the speaker has finished. */
export type TurnFiles = { name: string; model: string }

export type RecogniserFiles = {
  name: string
  encoder: string
  decoder: string
  joiner: string
  tokens: string
}

/** `espeakData`: a process can set this folder only once, so all voices use the folder of the first voice. */
export type VoiceFiles = { name: string; model: string; tokens: string; espeakData: string }

/** Sent to a child process: `estimate` to turn-child.mjs, `load` and `ping` to both, the others to speech-child.mjs. */
export type EngineCommand =
  /** The first command that a child process receives. */
  | { do: 'load'; models: EngineModels }
  | { do: 'ping' }
  | {
      do: 'speak'
      id: number
      text: string
      voiceName: string
      speakerId: number
      /** The voice's own pace and pitch are multiplied by `speed` and `pitch`. */
      speed: number
      pitch: number
    }
  /** Recognition of a segment: `open`, any number of `hear`, then `finish` or `close`. */
  | { do: 'open'; id: number }
  | { do: 'hear'; id: number; pcm: Int16Array }
  | { do: 'finish'; id: number }
  /** Estimates from `pcm` at 16 kHz whether the speaker has finished. */
  | { do: 'estimate'; id: number; pcm: Int16Array }
  /** Cancels the work of this id. */
  | { do: 'close'; id: number }

/** Sent by a child process. */
export type EngineMessage =
  | { kind: 'not-installed'; reason: string }
  /** Names the model that is being loaded, so that a crash can be attributed to it. */
  | { kind: 'loading'; model: string }
  | { kind: 'ready' }
  | { kind: 'pong' }
  | EngineAnswer

export type EngineAnswer =
  /** `pcm`: PCM16 mono at 24 kHz, the speech of the whole text. */
  | { kind: 'spoken'; id: number; pcm: Int16Array }
  | { kind: 'recognised'; id: number; text: string; isFinal: boolean }
  /** `probability`: from 0 to 1, that the speaker has finished. */
  | { kind: 'estimated'; id: number; probability: number }
  | { kind: 'failed'; id: number; reason: string }
