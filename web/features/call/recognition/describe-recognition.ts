import type { CallServices } from '../../../../contract/page-context'
import type { RecognitionMethod } from './recognition-method'

/** Describes who transcribes the caller's speech; null when nobody does. */
export function describeRecognition(
  recognition: RecognitionMethod,
  isLocal: boolean,
): string | null {
  switch (recognition.by) {
    case 'server':
      return recognition.recipient === null
        ? `Vos paroles sont transcrites ${describePlace(isLocal)}.`
        : `Vos paroles sont transcrites par ${recognition.recipient}.`
    case 'device':
      return 'Votre navigateur transcrit vos paroles sur cet appareil.'
    case 'browser':
      return `Vos paroles sont transcrites par ${recognition.recipient}.`
    case 'nobody':
      return null
  }
}

/**
 * Describes where the language model that writes the answers runs, and whether the same host also speaks them. Null
 * without a language model.
 */
export function describeModel(services: CallServices, isLocal: boolean): string | null {
  const { languageModel } = services
  if (!languageModel) return null
  return languageModel.recipient === null
    ? `Les réponses sont écrites ${describePlace(isLocal)}.`
    : `Vos mots sont lus par ${languageModel.recipient}, qui écrit les réponses${describeSpeech(services)}.`
}

/**
 * Describes who receives what the caller says during a call, and who writes and speaks the answers. Empty
 * when nobody transcribes, no model answers and no third party speaks.
 */
export function describeRecipients(
  recognition: RecognitionMethod,
  services: CallServices,
  isLocal: boolean,
): string {
  if (services.hosted)
    return `Votre voix est envoyée à ${services.hosted.recipient}, qui vous répond.`
  const { realtime } = services
  const writer = services.languageModel?.recipient ?? null
  const speaker = services.synthesiser?.recipient ?? null
  if (realtime) {
    const realtimeSentence =
      realtime.recipient === null
        ? `Un modèle vous entend et vous répond ${describePlace(isLocal)}.`
        : `Votre voix est envoyée à ${realtime.recipient}, qui vous répond.`
    // A realtime model does not speak sentences that are written in advance.
    return speaker !== null && speaker !== realtime.recipient
      ? `${realtimeSentence} Certaines phrases, comme l’accueil, sont prononcées par ${speaker}.`
      : realtimeSentence
  }
  const isRecognisedByWriter =
    writer !== null && recognition.by === 'server' && recognition.recipient === writer
  const sentences = isRecognisedByWriter
    ? [
        `Vos paroles sont transcrites par ${writer}, qui écrit aussi les réponses${describeSpeech(services)}.`,
      ]
    : [describeRecognition(recognition, isLocal), describeModel(services, isLocal)]
  if (speaker !== null && speaker !== writer)
    sentences.push(`Les réponses sont prononcées par ${speaker}.`)
  return sentences.filter(Boolean).join(' ')
}

const describeSpeech = ({ languageModel, synthesiser }: CallServices) =>
  synthesiser && synthesiser.recipient === languageModel?.recipient ? ' et les prononce' : ''

/**
 * Returns "sur notre serveur", or "sur cet ordinateur" when the page comes from the caller's own computer.
 */
export const describePlace = (isLocal: boolean) =>
  isLocal ? 'sur cet ordinateur' : 'sur notre serveur'
