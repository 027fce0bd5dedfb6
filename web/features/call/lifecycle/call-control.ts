import type { CallController } from './call-controller'

/** What the call screen needs from a call of our own engine or a hosted one. */
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
