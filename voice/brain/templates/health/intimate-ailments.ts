import type { PatternSubject } from './pattern-subject'

const medicine = '(?:pilules?|cachets?|comprimes?|gelules?|medicaments?|medocs?|viagra|cialis)'
/** Where a medicine comes from when no pharmacist has given it. */
const doubtfulOrigin =
  '(?:internet|en ligne|un site|sur le net|telegram|snap|potes?|copains?|copines?|collegues?|voisine?s?|cousine?|amie?s?|au marche|chine|thailande|l etranger|trouvee?s?|inconnue?s?|(?:connais|sais) pas|sans (?:notice|boite|ordonnance)|perimee?s?)'
const questionAboutTaking =
  '(?:(?:peux|peut|pourrais|dois|devrais) (?:en |la |le |les |l )?(?:prendre|avaler|essayer|gober)|(?:je|j) (?:en |la |le |les |l )?(?:prends|essaie|avale)(?: \\w+){0,4} ou (?:pas|non))'

const doubtfulMedicine = {
  concern: 'medicine',
  answers: [
    'Non, pas celui-là : un médicament qui ne vient pas d’une pharmacie peut contenir autre chose, ou une dose dangereuse pour le cœur. || Non : sans pharmacien, personne ne sait ce qu’il y a dedans, ni la dose, et le cœur peut en souffrir.',
    'Le mieux : le montrer au pharmacien aujourd’hui, sans gêne, et demander au médecin ce qui convient. || Le pharmacien, aujourd’hui, dit quoi en faire, et le médecin ce qui irait sans risque.',
  ],
  furtherAnswers: [
    'Toujours non, tant que le pharmacien ou le médecin ne l’a pas vu ; un malaise, c’est le 15.',
  ],
} as const

const erection = {
  concern: 'erection',
  answers: [
    'C’est très courant, et ça se soigne bien : le médecin traitant d’abord, cette semaine.',
  ],
  furtherAnswers: [
    'Le médecin regarde aussi le cœur, la fatigue et le tabac, et un sexologue peut aider ensuite.',
  ],
} as const

/** Intimate worries, and medicines of doubtful origin, that patterns recognise more reliably than the classifier. */
export const intimateAilments: readonly PatternSubject[] = [
  {
    pattern: new RegExp(
      `^(?=.*\\b${medicine}\\b)(?=.*\\b${doubtfulOrigin}\\b)(?=.*\\b${questionAboutTaking}\\b)`,
    ),
    ...doubtfulMedicine,
  },
  {
    pattern: new RegExp(`\\b${questionAboutTaking}\\b`),
    after: new RegExp(
      `\\b${medicine}\\b.*\\b${doubtfulOrigin}\\b|\\b${doubtfulOrigin}\\b.*\\b${medicine}\\b`,
    ),
    ...doubtfulMedicine,
  },
  {
    pattern:
      /\b(?:(?:un|des) (?:problemes?|soucis?|pannes?) (?:au lit|d erection|sexuel\w*)|je bande (?:plus|pas|mal|mou)|au lit (?:ca|elle|il) (?:tient|marche|retombe) ?(?:plus|pas|mal)?)\b/,
    ...erection,
  },
  {
    pattern: /\b(?:ca|elle) (?:retombe|tient (?:plus|pas)|ramollit)\b/,
    after: /\b(?:au lit|erection|bande|rapports?)\b/,
    ...erection,
  },
  {
    concern: 'erection',
    pattern:
      /^(?!.*\b(?:fais|faites|joue|raconte\w*|decri\w*)\b)(?=.*\b(?:porno|pornographie|films? x)\b).*\b(?:ca (?:peut|pourrait) (?:jouer|venir)|ca (?:joue|vient)|a cause|(?:un )?lien|une? (?:effet|influence))\b/,
    answers: [
      'Ça peut jouer chez certains, et les études ne sont pas d’accord : la fatigue, le tabac et le stress comptent souvent davantage. || Peut-être un peu : les études ne sont pas d’accord, et le tabac, le stress ou le manque de sommeil pèsent souvent plus lourd.',
      'Réduire deux ou trois semaines montre si ça change, et le médecin entend cette question sans rougir.',
    ],
    furtherAnswers: ['Le médecin, cette semaine, aide à faire la part des choses.'],
  },
]
