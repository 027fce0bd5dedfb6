import { Switch } from '../../../ui/forms/switch'
import { earsChoice } from './ears-choice'
import type { ThirdParty } from './hearing'

/** Says what a host receives during a call. */
export function describeSharing({ host, transcribes, answers }: ThirdParty): string {
  const work = [transcribes && 'les transcrit', answers && 'écrit les réponses']
    .filter(Boolean)
    .join(' et ')
  const what = transcribes ? 'Vos paroles sont envoyées' : 'Le texte de vos paroles est envoyé'
  return `${what} à ${host}, qui ${work}.`
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
      label={`Envoyer mes paroles à ${party.host}`}
      checked={consents[party.host] ?? false}
      onChange={({ target }) => earsChoice.allow(party.host, target.checked)}
    >
      {describeSharing(party)}{' '}
      {party.answers && `Sans cet accord, ${companion} suit des dialogues écrits d’avance.`}
    </Switch>
  ))
