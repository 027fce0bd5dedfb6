import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'

/** An urgent need for help that is not a danger of its own. */
export type UrgentNeed = 'no-shelter' | 'stuck-in-lift' | 'shouting-at-door'

type Signs = {
  /** What callers say, as a pattern for normalised text. */
  pattern: RegExp
  /** Texts that match this pattern are about something else. */
  otherMeaning: RegExp
  /** The dangers that may be detected because the words resemble them. Any other danger takes precedence. */
  resembles: readonly Danger[]
  /** What callers add after they have reported the need. Without the need, these words would report a danger. */
  detail?: RegExp
}

/** Matches up to six words between the verb and the place, such as "tous les trois". */
const wordsBetween = '(?: \\w+){0,6}?'

/** A caller, a relative or a family without a place to sleep. */
const noShelter: Signs = {
  resembles: ['child-in-danger', 'violence-suffered', 'medical-emergency'],
  pattern: new RegExp(
    [
      // "On dort dans la voiture avec les enfants", "ma fille vit dans sa voiture".
      String.raw`\b(?:je|on|nous) (?:dors|dort|dormons|vis|vit|vivons|loge|logeons|passe la nuit|passons la nuit|vais dormir|va dormir|allons dormir)${wordsBetween} dans (?:la|ma|notre|une|sa) (?:voiture|bagnole|caisse)\b`,
      String.raw`\b(?:dort|dorment|vit|vivent|loge|logent|dormir|vivre)${wordsBetween} dans (?:sa|leur|leurs|une|notre) (?:voiture|bagnole)\b`,
      String.raw`\b(?:dors|dort|dormons|dorment|vis|vit|vivons|vivent|dormir)${wordsBetween} (?:dans (?:une gare|la gare|un hall|le hall|le metro)|(?:a|dans) la rue(?= (?:depuis|avec|ce soir|cette nuit|maintenant|et)\b|$)|sous un pont)\b`,
      String.raw`\b(?:je|on|nous) (?:dors|dort|dormons) dehors (?:depuis|avec|ce soir|cette nuit)\b`,
      String.raw`\b(?:suis|est|sommes|sont|retrouve\w*) (?:encore |tous |maintenant )?(?:a la rue|sdf|sans abri|sans toit|sans domicile)(?: (?:ce soir|cette nuit|avec|depuis|demain|maintenant|et)\b|$)`,
      String.raw`\b(?:nulle part|aucun endroit|pas d endroit|pas) ou (?:dormir|passer la nuit)\b`,
      String.raw`\b(?:sais|sait|savons) pas (?:du tout )?ou (?:dormir|passer la nuit|(?:on va|je vais) (?:dormir|passer la nuit)|on dort|je dors)\b`,
    ].join('|'),
  ),
  otherMeaning:
    /\b(?:vacances|chaud|chaleur|canicule|camping\w*|festival|road trip|van|randonnee|bivouac\w*|scout\w*|piste|autoroute|aire|trajet|route|pendant que|sieste|etoiles|jardin|terrasse|hamac|jeu|roman|film\w*|serie|livre|reportage|documentaire|quand j (?:etais|avais)|a l epoque|autrefois|y a (?:\w+ ){1,2}(?:ans|annees)|en (?:maths|anglais|cours)|(?:chiens?|chienne|chats?|chatte|lapin) (?:\w+ ){0,2}(?:dort|dorment|vit)|comment (?:on )?dit|traduire|reserve\w*|airbnb|routiers?)\b/,
}

/** A caller, or somebody whom the caller names, who is in a lift that has stopped. */
const stuckInLift: Signs = {
  resembles: ['medical-emergency', 'violence-now', 'violence-suffered'],
  pattern:
    /\b(?:suis|est|sommes|reste|restons|sont) (?:\w+ ){0,2}(?:coincee?s?|bloquee?s?|enfermee?s?|prisonniere?s?) (?:\w+ ){0,4}(?:l|un|cet|d) ascenseur\b|\bascenseur (?:\w+ ){0,3}(?:est |s est )?(?:bloque|arrete|en panne|coince) (?:\w+ ){0,3}(?:je suis|on est|nous sommes) (?:dedans|a l interieur|coincee?s?)\b/,
  otherMeaning:
    /\b(?:hier|avant hier|l autre (?:jour|soir|fois)|la semaine derniere|le mois dernier|l an dernier|ce matin|tout a l heure|etait|etais|un jour|une fois|quand|si|film\w*|reve\w*|cauchemar|peur de|peur qu|delivre\w*|sorti\w*|ressorti\w*|imagine\w*)\b/,
  detail:
    /\b(?:tape|frappe|cogne|crie|hurle|appelle|tambourine|appuie|sonne)\b|\bpersonne (?:ne )?(?:vient|repond|m entend|nous entend)\b|\b(?:bouge|repond) (?:pas|plus)\b/,
}

/** A caller who knocks on a door and shouts, without saying why. */
const shoutingAtDoor: Signs = {
  resembles: ['violence-now'],
  pattern:
    /\bje (?:tape|frappe|cogne|tambourine) (?:\w+ ){0,2}(?:a|sur|contre|dans) (?:la|ma|une) porte (?:et |que )*(?:je )?(?:crie|hurle)\b/,
  otherMeaning:
    /\b(?:salle de bains?|douche|ecouteurs|casque|musique|dort|matin|toujours|chaque|film\w*|reve\w*|enferme\w*)\b/,
}

const signsByNeed: readonly (readonly [UrgentNeed, Signs])[] = [
  ['no-shelter', noShelter],
  ['stuck-in-lift', stuckInLift],
  ['shouting-at-door', shoutingAtDoor],
]

/** Matches an emergency service that the caller already knows: "le 115 répond pas", "les pompiers". */
const knownService = /\b(?:115|112|18|pompiers)\b/

/** How many of the caller's latest statements are searched for an earlier report of the need. */
const maxEarlierStatements = 3

/**
 * Returns the urgent need that the text reports, or that an earlier statement reported and to which the text adds a
 * detail. Returns null without such a need, and when the need does not explain all `dangers` that were detected in the
 * text (see `resembles`). `isKnown`: the caller has reported the need before, or names an emergency service.
 */
export function findUrgentNeed(
  text: string,
  dangers: readonly Danger[],
  earlierStatements: readonly string[],
): { need: UrgentNeed; isKnown: boolean } | null {
  const normalisedText = normaliseText(text)
  const earlierTexts = earlierStatements.slice(-maxEarlierStatements).map(normaliseText)
  for (const [need, signs] of signsByNeed) {
    if (!dangers.every((danger) => signs.resembles.includes(danger))) continue
    const wasReported = earlierTexts.some((earlierText) => reportsNeed(signs, earlierText))
    const isDetail = wasReported && signs.detail?.test(normalisedText) === true
    if (isDetail || reportsNeed(signs, normalisedText))
      return { need, isKnown: wasReported || knownService.test(normalisedText) }
  }
  return null
}

const reportsNeed = ({ pattern, otherMeaning }: Signs, normalisedText: string): boolean =>
  pattern.test(normalisedText) && !otherMeaning.test(normalisedText)
