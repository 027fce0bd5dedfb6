import type { CallServices } from '../../../../contract/page-context'
import { onFirstUse } from '../../../../domain/formatting/on-first-use'
import { Switch } from '../../../ui/forms/switch'
import { recognitionChoice } from './recognition-choice'
import {
  type Consents,
  listThirdParties,
  selectOwnServices,
  type ThirdParty,
} from './recognition-method'

const listFormat = onFirstUse(() => new Intl.ListFormat('fr'))

/** Describes what a host receives during a call. */
export function describeSharing({
  host,
  transcribes,
  answers,
  speaks,
  ...party
}: ThirdParty): string {
  if (party.isRequired)
    return `Votre voix, votre nom et le résumé de votre profil sont envoyés à ${host}, qui vous répond dans une salle d’appel de daily.co.`
  if (!transcribes && !answers)
    return `Le texte des réponses, qui peut reprendre vos mots, est envoyé à ${host}, qui le prononce.`
  const tasks = [
    transcribes && 'les transcrit',
    answers && 'écrit les réponses',
    speaks && (answers ? 'les prononce' : 'prononce les réponses'),
  ].filter((part) => part !== false)
  const sentenceStart = transcribes
    ? 'Vos paroles sont envoyées'
    : 'Le texte de vos paroles est envoyé'
  const personalData = answers
    ? ' Ce service reçoit aussi votre prénom, le résumé de votre profil et, si vous l’avez accepté, ce qui est retenu de vos appels.'
    : ''
  return `${sentenceStart} à ${host}, qui ${listFormat().format(tasks)}.${personalData}`
}

/**
 * Describes what replaces the language model and the voice that the caller refuses: "avec une autre voix". Empty when
 * neither is refused. `ownServices` are the services of the operator's own computer. `isLocal`: the caller uses that
 * computer.
 */
export function describeReplacement(
  parties: readonly ThirdParty[],
  ownServices: Pick<CallServices, 'languageModel'>,
  isLocal: boolean,
): string {
  const model = `un modèle de langue de ${isLocal ? 'cet ordinateur' : 'notre serveur'}`
  const replacements = [
    parties.some(({ answers }) => answers) &&
      (ownServices.languageModel ? model : 'des dialogues écrits d’avance'),
    parties.some(({ speaks }) => speaks) && 'une autre voix',
  ].filter((part) => part !== false)
  return replacements.length === 0 ? '' : `avec ${listFormat().format(replacements)}`
}

/** Describes what happens without the consent to a service. Empty when only the recogniser changes. */
export function describeRefusal(
  party: ThirdParty,
  companion: string,
  ownServices: Pick<CallServices, 'languageModel'>,
  isLocal: boolean,
): string {
  if (party.isRequired) return `Sans cet accord, ${companion} ne peut pas vous répondre.`
  const replacement = describeReplacement([party], ownServices, isLocal)
  return replacement && `Sans cet accord, ${companion} vous répond ${replacement}.`
}

type Props = {
  services: CallServices
  consents: Consents
  companion: string
  isLocal: boolean
}

/** One switch for each third party: a host that would receive what the caller says, or only the answers. */
export const SharingSwitches = ({ services, consents, companion, isLocal }: Props) =>
  listThirdParties(services).map((party) => (
    <Switch
      key={party.consentKey}
      label={`Envoyer ${party.transcribes || party.answers ? 'mes paroles' : 'les réponses'} à ${party.host}`}
      checked={consents[party.consentKey] ?? false}
      onChange={({ target }) => recognitionChoice.setConsent(party.consentKey, target.checked)}
    >
      {describeSharing(party)}{' '}
      {describeRefusal(party, companion, selectOwnServices(services), isLocal)}
    </Switch>
  ))
