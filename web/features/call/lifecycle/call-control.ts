import type { CallController } from './call-controller'

/** What the call screen needs of a call, be it hosted or of our own engine. */
export type CallControl = Pick<
  CallController,
  | 'getSnapshot'
  | 'subscribe'
  | 'getLevels'
  | 'getSpokenWords'
  | 'dial'
  | 'restore'
  | 'saveForReload'
  | 'dispose'
  | 'requestMicrophone'
  | 'resumeAudio'
  | 'toggleMute'
  | 'sendText'
  | 'requestEnd'
  | 'cancelEnd'
  | 'confirmEnd'
  | 'closeScreen'
  | 'closeRating'
>
