import type { Draft } from './draft'
import type { Line } from './lines/line'
import { normalise } from './understanding/normalise'

/** Questions that the profile suggests; only what is light enough to be brought up unasked. */
const profileQuestions: readonly (readonly [RegExp, Line])[] = [
  [/etudiant/, '{Ton|Votre} profil parle d’études : comment ça avance, en ce moment ?'],
  [
    /retraite/,
    '{Ton|Votre} profil parle de retraite : à quoi ressemblent les matins, maintenant ?',
  ],
  [
    /independant|entrepreneur/,
    '{Ton|Votre} profil dit que {tu travailles|vous travaillez} à {ton|votre} compte : c’est une semaine calme ou remplie ?',
  ],
  [
    /teletravail/,
    '{Ton|Votre} profil parle de télétravail : à quelle heure la journée se ferme-t-elle vraiment ?',
  ],
  [
    /creativite|creatif|creative/,
    '{Ton|Votre} profil parle de créativité : qu’est-ce qui est en train de naître ?',
  ],
  [
    /gestion du stress/,
    '{Ton|Votre} profil parle de stress : qu’est-ce qui l’a fait monter, cette semaine ?',
  ],
  [
    /developpement personnel/,
    '{Ton|Votre} profil parle d’avancer sur soi : quel est le chantier du moment ?',
  ],
  [
    /apprentissage|apprendre/,
    '{Ton|Votre} profil parle d’apprendre : quelle est la dernière découverte ?',
  ],
  [/humour/, '{Ton|Votre} profil parle d’humour : quelle est la dernière chose vraiment drôle ?'],
]

/** Asks, once a call, what the caller's own profile suggests; false when it suggests nothing. */
export function askFromProfile(draft: Draft): boolean {
  const { profileSummary, topicsToAvoid } = draft.context.caller
  if (!profileSummary || draft.state.isProfileMentioned) return false
  const profile = normalise(profileSummary)
  const avoided = normalise(topicsToAvoid ?? '')
  const lines = profileQuestions
    .filter(([said]) => said.test(profile) && !said.test(avoided))
    .map(([, line]) => line)
  const isAsked = draft.sayOneOf(lines)
  if (isAsked) draft.update({ isProfileMentioned: true })
  return isAsked
}
