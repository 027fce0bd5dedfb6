import type { HealthConcern } from '../../understanding/health/find-health-concern'
import { listeningLines } from '../listening-line-templates'
import { professionalChoices } from '../sentences/professional-templates'
import type { Template } from '../template'
import { urgentAilments } from './ailment-templates'
import { referralsByConcern } from './health-referrals'
import type { HealthSubject } from './health-subject'
import type { Referrals } from './referral'

/** Subjects that patterns recognise more reliably than the classifier does. */
export const patternSubjects: readonly HealthSubject[] = [
  ...urgentAilments,
  ...professionalChoices,
  ...listeningLines,
]

/** A subject of health with every referral that may be said about it. */
export type ReferredSubject = { concern: HealthConcern | null; referrals: Referrals }

const subjectsByConcern = Object.entries(referralsByConcern) as [HealthConcern, Referrals][]

/** The subjects of `patternSubjects` in the same order, then one for each concern that the classifier recognises. */
export const healthSubjects: readonly ReferredSubject[] = [
  ...patternSubjects.map(({ concern, reception, answers, furtherAnswers }) => ({
    concern: concern ?? null,
    referrals: [
      [...(reception ? [reception] : []), ...answers.slice(0, 2)] as unknown as Referrals[number],
      ...furtherAnswers.map((answer) => [answer] as const),
    ] as const,
  })),
  ...subjectsByConcern.map(([concern, referrals]) => ({ concern, referrals })),
]

/** Returns the index in `healthSubjects` of a concern that the classifier recognised. */
export const findConcernSubject = (concern: HealthConcern): number =>
  patternSubjects.length + subjectsByConcern.findIndex(([one]) => one === concern)

/** Asked after a report that is not urgent. The first is omitted when the caller has said how long it has lasted. */
export const healthQuestions: readonly Template[] = [
  'Ça dure depuis quand ?',
  'Est-ce qu’un professionnel en a déjà entendu parler ?',
  'On prépare ensemble la phrase à dire au rendez-vous ?',
  'Qu’est-ce qui inquiète le plus, là-dedans ?',
]
