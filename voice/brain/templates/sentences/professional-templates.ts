import type { PatternSubject } from '../health/pattern-subject'

/** Returns a pattern of a choice between two professionals, in either order: "sage-femme ou gynécologue ?" */
const createChoicePattern = (one: string, other: string) =>
  new RegExp(
    `^(?=.*\\b(?:ou|difference)\\b)(?:.*\\b(?:${one})\\b(?: \\w+){0,3} (?:ou|et) (?:\\w+ ){0,3}(?:${other})\\b|.*\\b(?:${other})\\b(?: \\w+){0,3} (?:ou|et) (?:\\w+ ){0,3}(?:${one})\\b)`,
  )

const gynaecologist = 'gyneco\\w*'
const specialist =
  'kines?|kinesitherapeutes?|osteo\\w*|dermato\\w*|orl|ophtalmo\\w*|cardio\\w*|urologues?|sexologues?|rhumato\\w*|neurologues?|gastro\\w*|proctologues?|endocrino\\w*|allergologues?|podologues?|orthopedistes?|pneumologues?|angiologues?|phlebologues?|geriatres?|specialistes?'
const doctor = 'medecins?|docteurs?|generalistes?|medecin traitant'

/** Who does what, and when to go, for callers who hesitate between two professionals. */
export const professionalChoices: readonly PatternSubject[] = [
  {
    concern: 'which-midwife',
    pattern: createChoicePattern('sages? femmes?', gynaecologist),
    answers: [
      'La sage-femme fait le frottis, la contraception, le dépistage et la grossesse, souvent dès cette semaine. || Pour le frottis, la contraception, le dépistage ou une grossesse, la sage-femme, souvent dès cette semaine.',
      'Pour une douleur qui dure, une maladie ou un traitement, le gynécologue, cette semaine aussi ; elle y envoie si besoin. || Le gynécologue, cette semaine aussi, pour ce qui fait mal longtemps ou se soigne ; elle y envoie au besoin.',
    ],
    furtherAnswers: [
      'La première des deux qui a une place cette semaine est la bonne, et elle passera le relais s’il le faut.',
      'Avec du sang, de la fièvre ou une douleur forte, c’est un médecin aujourd’hui, et le 15 la nuit.',
    ],
  },
  {
    concern: 'which-joint',
    pattern: createChoicePattern('osteo\\w*', 'kines?|kinesitherapeutes?'),
    answers: [
      'Le kiné rééduque, en général sur ordonnance ; l’ostéopathe manipule, et l’Assurance maladie ne le rembourse pas.',
      'Si ça dure, le médecin d’abord, cette semaine, et aujourd’hui avec de la fièvre ou après un choc.',
    ],
    furtherAnswers: [
      'Le médecin traitant, cette semaine, peut prescrire le kiné et dire si l’ostéopathe est sans risque.',
    ],
  },
  {
    concern: 'which-mind',
    pattern: createChoicePattern('psychologues?|psy', 'psychiatres?'),
    answers: [
      'Le psychologue écoute et accompagne ; le psychiatre est médecin, et peut aussi prescrire un traitement.',
      'Le médecin traitant, cette semaine, aide à choisir, et si tout devient trop lourd, le 3114 répond à toute heure.',
    ],
    furtherAnswers: [
      'On peut commencer par l’un et finir par l’autre : le premier rendez-vous libre cette semaine est un bon début.',
    ],
  },
  {
    pattern: createChoicePattern(`${doctor}|sos medecins`, 'urgences?|15|samu'),
    answers: [
      'Dans le doute, le 15, maintenant : un médecin y dit si ça peut attendre, et où aller. || Au 15, un médecin tranche maintenant : attendre, ou y aller, et où.',
      'Si rien n’empire et que ça tient, le médecin traitant aujourd’hui ou demain. || Quand c’est stable, le médecin traitant suffit, aujourd’hui ou demain.',
    ],
    furtherAnswers: ['Le 15 sert aussi à poser cette question-là, maintenant, sans déranger.'],
  },
  {
    pattern: createChoicePattern(doctor, 'pharmacien\\w*|pharmacie'),
    answers: [
      'Le pharmacien d’abord, aujourd’hui, sans rendez-vous : il dit s’il faut un médecin. || Aujourd’hui et sans rendez-vous, le pharmacien regarde, et dit si un médecin s’impose.',
      'Si ça dure plus de quelques jours, c’est le médecin, cette semaine, et le 15 si ça s’aggrave vite. || Au-delà de quelques jours, le médecin, cette semaine ; si ça s’aggrave, le 15.',
    ],
    furtherAnswers: ['Le pharmacien aujourd’hui, et le médecin cette semaine s’il le conseille.'],
  },
  {
    pattern: createChoicePattern(
      `${doctor}|${specialist}`,
      `${specialist}|${gynaecologist}|sages? femmes?|psy\\w*`,
    ),
    answers: [
      'Le médecin traitant d’abord, cette semaine : il soigne beaucoup lui-même, et sinon il écrit au bon spécialiste.',
      'Si c’est fort ou nouveau, c’est un médecin aujourd’hui, et le 15 en cas de malaise.',
    ],
    furtherAnswers: ['Le médecin traitant, cette semaine, dira qui voir ensuite.'],
  },
]
