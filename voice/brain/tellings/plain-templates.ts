import type { Template } from '../templates/template'

/** Said after a painful statement about somebody else. */
export const ownQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Et {toi|vous}, au milieu de tout ça ?',
]

/** Questions that the statement has already answered. */
export const answeredQuestions: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /quand|combien de temps|longtemps/i,
    /\b(hier|demain|ce (soir|matin|week end)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|depuis|pendant|il y a \w+ \w+|dans (un|une|deux|trois|\d)\w*|la semaine|cet ete|cet hiver|l annee|aujourdhui|heures?)\b/,
  ],
  [/quel âge/i, /\b(ans|mois)\b/],
  [/s’appelle/i, /\b(s appelle|prenom)\b/],
  [
    /avec qui|avec quelqu’un|avec toi|du monde|tout seul|compagnie|accompagne|ce sera avec/i,
    /\b(avec|on|nous|ensemble|seule?)\b/,
  ],
  [/première fois/i, /\b(premiere fois|chaque annee|toujours|souvent)\b/],
  [/pour quelle pièce/i, /\b(cuisine|salon|chambre|salle)\b/],
]
