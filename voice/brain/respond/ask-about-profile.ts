import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import type { Template } from '../templates/template'

/** Questions about what the profile mentions, only on subjects that are light enough to bring up. */
const profileQuestions: readonly (readonly [RegExp, Template])[] = [
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

/**
 * Asks one question about the caller's profile, at most once a call and never about a topic to
 * avoid. Returns false when there is no such question.
 */
export function askAboutProfile(draft: ResponseDraft): boolean {
  const { profileSummary, topicsToAvoid } = draft.context.caller
  if (!profileSummary || draft.state.hasMentionedProfile) return false
  const profile = normaliseText(profileSummary)
  const avoidedTopics = normaliseText(topicsToAvoid ?? '')
  const questions = profileQuestions
    .filter(([pattern]) => pattern.test(profile) && !pattern.test(avoidedTopics))
    .map(([, question]) => question)
  const hasAsked = draft.sayOneOf(questions)
  if (hasAsked) draft.update({ hasMentionedProfile: true })
  return hasAsked
}
