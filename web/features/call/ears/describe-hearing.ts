import type { CallServices } from '../../../../contract/page-context'
import type { Hearing } from './hearing'

/** Says who turns the caller's words into text; null when nobody does. */
export function describeHearing(hearing: Hearing, isLocal: boolean): string | null {
  switch (hearing.by) {
    case 'server':
      return hearing.recipient === null
        ? `Vos paroles sont transcrites ${describePlace(isLocal)}.`
        : `Vos paroles sont transcrites par ${hearing.recipient}.`
    case 'device':
      return 'Votre navigateur transcrit vos paroles sur cet appareil.'
    case 'browser':
      return `Vos paroles sont transcrites par ${hearing.recipient}.`
    case 'nobody':
      return null
  }
}

/** Says who writes the answers, when a language model does; null otherwise. */
export function describeModel({ languageModel }: CallServices, isLocal: boolean): string | null {
  if (!languageModel) return null
  return languageModel.recipient === null
    ? `Les réponses sont écrites ${describePlace(isLocal)}.`
    : `Les réponses sont écrites par ${languageModel.recipient}, qui reçoit le texte de l’appel.`
}

/** isLocal: the page comes from the caller's own computer. */
const describePlace = (isLocal: boolean) => (isLocal ? 'sur cet ordinateur' : 'sur notre serveur')
