import { listDangers } from './danger-groups'
import type { CrisisRemark } from './remarks-about-death'

/**
 * Answers to remarks in a crisis: that the battery, the signal or the credit runs out, that it was an accident, that a
 * violent partner will change, or that the caller will not report them.
 */
export const practicalRemarks: readonly CrisisRemark[] = [
  {
    pattern: /\b(?:pour cent|plus|peu|pas beaucoup) de (?:batterie|reseau|forfait|credit)\b/,
    replies: [
      'Alors la batterie sert d’abord aux secours : {raccroche|raccrochez} ici, et {appelle|appelez} maintenant, avec le lieu dès la première phrase.',
      '{Garde|Gardez} ce qui reste pour le 112, qui passe sur tous les réseaux : le lieu d’abord, le reste ensuite.',
    ],
  },
  {
    pattern: /\b(?:pas|sans) (?:fait )?(?:le faire )?expres\b|\bc (?:est|etait) un accident\b/,
    dangers: listDangers('medical'),
    replies: [
      'Exprès ou non, le corps réagit pareil : le 15, maintenant, avec le nom, la quantité et l’heure.',
    ],
  },
  {
    pattern:
      /\b(?:il|elle) (?:va|peut|veut|a promis de) changer\b|\bc est (?:le pere|la mere) de mes enfants\b|\b(?:veux|peux|ose|vais) pas porter plainte\b/,
    dangers: listDangers('violence-against-caller'),
    replies: [
      'On peut l’aimer et avoir besoin d’être à l’abri : le 3919 écoute sans rien imposer, ni plainte, ni départ.',
      'Rien n’oblige à décider quoi que ce soit ce soir, et le 3919 aide aussi ceux qui restent.',
    ],
  },
]
