import { Switch } from '../../../ui/forms/switch'
import { earsChoice } from './ears-choice'
import type { ThirdParty } from './hearing'

const list = new Intl.ListFormat('fr')

/** Says what a host receives during a call. */
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
  const work = [
    transcribes && 'les transcrit',
    answers && 'écrit les réponses',
    speaks && (answers ? 'les prononce' : 'prononce les réponses'),
  ].filter((part) => part !== false)
  const what = transcribes ? 'Vos paroles sont envoyées' : 'Le texte de vos paroles est envoyé'
  return `${what} à ${host}, qui ${list.format(work)}.`
}

/** Says what replaces the services that the caller refuses: "avec une autre voix"; may be empty. */
export function describeReplacement(parties: readonly ThirdParty[]): string {
  const replacements = [
    parties.some(({ answers }) => answers) && 'des dialogues écrits d’avance',
    parties.some(({ speaks }) => speaks) && 'une autre voix',
  ].filter((part) => part !== false)
  return replacements.length === 0 ? '' : `avec ${list.format(replacements)}`
}

/** Says what happens without the caller's consent to a service; empty if only the recogniser changes. */
export function describeRefusal(party: ThirdParty, companion: string): string {
  if (party.isRequired) return `Sans cet accord, ${companion} ne peut pas vous répondre.`
  const replacement = describeReplacement([party])
  return replacement && `Sans cet accord, ${companion} vous répond ${replacement}.`
}

type Props = {
  parties: readonly ThirdParty[]
  consents: Readonly<Record<string, boolean>>
  companion: string
}

/** One consent for each host that would receive what the caller says. */
export const SharingSwitches = ({ parties, consents, companion }: Props) =>
  parties.map((party) => (
    <Switch
      key={party.host}
      label={`Envoyer ${party.transcribes || party.answers ? 'mes paroles' : 'les réponses'} à ${party.host}`}
      checked={consents[party.host] ?? false}
      onChange={({ target }) => earsChoice.allow(party.host, target.checked)}
    >
      {describeSharing(party)} {describeRefusal(party, companion)}
    </Switch>
  ))
