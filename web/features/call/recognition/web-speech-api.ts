/** The part of the Web Speech API that calls use. Browsers support different parts of it. */
export type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  /** When true, the recogniser fails if it cannot work on the device alone. Older browsers ignore it. */
  processLocally?: boolean
  onstart: (() => void) | null
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  /** Older browsers ignore the track and open the microphone themselves. */
  start(track?: MediaStreamTrack): void
  abort(): void
}

export type RecognitionResults = {
  /** Index of the first result that has changed. */
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>
}

type LocalOptions = { langs: string[]; processLocally?: boolean }

export type RecogniserClass = {
  new (): Recogniser
  /** 'available', 'downloadable', 'downloading' or 'unavailable'. */
  available?(options: LocalOptions): Promise<string>
  /** Downloads a language pack. Resolves to false when that is impossible. */
  install?(options: LocalOptions): Promise<boolean>
}

export const frenchLanguageTag = 'fr-FR'

/** Recognition languages by the language tag of captions, because browsers also need the country. */
const recognitionLanguages: Readonly<Record<string, string>> = {
  en: 'en-US',
  es: 'es-ES',
  it: 'it-IT',
  ar: 'ar-SA',
  ja: 'ja-JP',
  zh: 'zh-CN',
  de: 'de-DE',
  ru: 'ru-RU',
}

/**
 * Returns the language in which the companion expects an answer: the language of its last words, because
 * in a lesson it asks for answers in the language that it has just spoken.
 */
export function findAnswerLanguage(
  pieces: readonly { text: string; language?: string | undefined }[],
): string {
  const lastWords = pieces.findLast(({ text }) => /\p{L}/u.test(text))
  return recognitionLanguages[lastWords?.language ?? ''] ?? frenchLanguageTag
}

/** Returns the browser's class of speech recognisers; null without one. */
export function findRecogniserClass(scope: object): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}
