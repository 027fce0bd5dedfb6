import type { CallController } from './call-controller'

/** What the screen of a call uses, whoever holds the call. */
export type CallControl = Pick<
  CallController,
  | 'getSnapshot'
  | 'subscribe'
  | 'getLevels'
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
