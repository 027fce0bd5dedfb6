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
    : `Vos mots sont lus par ${languageModel.recipient}, qui écrit les réponses.`
}

/** Says in a call who receives what the caller says; empty when nobody but this server does. */
export function describeRecipients(
  hearing: Hearing,
  services: CallServices,
  isLocal: boolean,
): string {
  const host = services.languageModel?.recipient ?? null
  if (host !== null && hearing.by === 'server' && hearing.recipient === host)
    return `Vos paroles sont transcrites par ${host}, qui écrit aussi les réponses.`
  return [describeHearing(hearing, isLocal), describeModel(services, isLocal)]
    .filter(Boolean)
    .join(' ')
}

/** isLocal: the page comes from the caller's own computer. */
const describePlace = (isLocal: boolean) => (isLocal ? 'sur cet ordinateur' : 'sur notre serveur')
