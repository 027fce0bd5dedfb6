import type { CallController } from './call-controller'

/** The members of a call controller that the call screen uses, for hosted calls and calls of our own engine. */
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
