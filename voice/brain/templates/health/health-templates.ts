import type { HealthConcern } from '../../understanding/health/find-health-concern'
import { helplineSubjects } from '../helpline-templates'
import { professionalChoices } from '../sentences/professional-templates'
import type { Template } from '../template'
import { ailments } from './ailment-templates'
import { referralsByConcern } from './health-referrals'
import { intimateAilments } from './intimate-ailments'
import type { PatternSubject } from './pattern-subject'
import type { Referrals } from './referral'

/** Subjects that patterns recognise more reliably than the classifier does. The first one that matches applies. */
export const patternSubjects: readonly PatternSubject[] = [
  ...ailments,
  ...intimateAilments,
  ...professionalChoices,
  ...helplineSubjects,
]

/**
 * A subject with every referral, to a professional or a helpline, that may be said about it. `concern` is null when
 * further questions about the subject get only general answers.
 */
export type HealthSubject = { concern: HealthConcern | null; referrals: Referrals }

const subjectsByConcern = Object.entries(referralsByConcern) as [HealthConcern, Referrals][]

/** The subjects of `patternSubjects` in the same order, then one for each concern that the classifier recognises. */
export const healthSubjects: readonly HealthSubject[] = [
  ...patternSubjects.map(({ concern, acknowledgement, answers, furtherAnswers }) => ({
    concern: concern ?? null,
    referrals: [
      [
        ...(acknowledgement ? [acknowledgement] : []),
        ...answers.slice(0, 2),
      ] as unknown as Referrals[number],
      ...furtherAnswers.map((answer) => [answer] as const),
    ] as const,
  })),
  ...subjectsByConcern.map(([concern, referrals]) => ({ concern, referrals })),
]

/** Returns the index in `healthSubjects` of a concern that the classifier recognised. */
export const findSubjectIndex = (concern: HealthConcern): number =>
  patternSubjects.length + subjectsByConcern.findIndex(([one]) => one === concern)

/**
 * Asked after a report that is not urgent. The first one is left out when it is known how long the problem has lasted.
 */
export const healthQuestions: readonly Template[] = [
  'Ça dure depuis quand ?',
  'Est-ce qu’un professionnel en a déjà entendu parler ?',
  'On prépare ensemble la phrase à dire au rendez-vous ?',
  'Qu’est-ce qui inquiète le plus, là-dedans ?',
]
