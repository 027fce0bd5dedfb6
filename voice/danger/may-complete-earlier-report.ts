import { normaliseText } from '../text-analysis/normalise-text'
import { dangerWords, hasExplicitDangerWords } from './danger-certainty'

/** Matches the beginning of a sentence that does not continue an earlier one: "si je bouge il se réveille". */
const completeSentence =
  /^(?:(?:euh|bah|ben|bon|voila|oui|ouais|non) )*(?:si )?(?:je|j|tu|il|elle|on|nous|vous|ils|elles)(?! y a)\b/

/**
 * Matches words that the second part of a danger report often contains: about the body, acts that do harm or may
 * precede harm, times, the caller's age or school.
 */
const reportWords =
  /\b(?:corps|tete|ventre|bras|jambes?|mains?|coeur|yeux|bouche|levres?|visage|poignets?|veines?|poumons?|peau|souffle|respir\w*|trembl\w*|tomb\w*|evanou\w*|vom\w*|gonfl\w*|perds?|perdu\w*|enceinte|(?:bouge|reveille|repond|reagit|parle|sens)s? (?:plus|pas)|pri(?:s|ses?|t)|prends?|prendre|bois|boire|gob\w*|mang\w*|jet\w*|lach\w*|lanc\w*|gaz|essence|arriv\w*|approch\w*|mont(?:e|er|ent)|rev(?:ien\w*|enir\w*)|rentr\w*|entr(?:e|er|ent)|sui(?:t|vent|vi)|cherch\w*|trouv\w*|attend\w*|guett\w*|surveill\w*|tien\w*|tir\w*|pouss\w*|serr\w*|attrap\w*|empech\w*|interdi\w*|laiss\w*|embrass\w*|caress\w*|couch\w*|deshabill\w*|regard\w*|menac\w*|veng\w*|paye\w*|regret\w*|part(?:ir|irai)|pars|quitt\w*|fini\w*|termin\w*|arret\w*|stop|rejoin\w*|retrouv\w*|dorm\w*|endorm\w*|reveille(?:r|rai)|jamais|demain|ce soir|cette nuit|maintenant|bientot|pret(?:e|s)?|decid\w*|vite|plus|seule?s?|fai[st]|fait|faire|recommenc\w*|continu\w*|encore|toujours|ca|bless\w*|coupe\w*|fievre|marcher|reste|debarrass\w*|appelle|droit|six mois|dix huit|j en ai|ans|mineure?|ecole|college|lycee|classe|maitresse)\b/

/**
 * Whether a short text may complete a danger report that the caller began in an earlier text: it contains words of such
 * a report, or it is not a sentence of its own. "Si je bouge il se réveille" after "je suis coincée" is a sentence of its
 * own without such a word, and may be about a cat on the caller's lap.
 */
export function mayCompleteEarlierReport(text: string): boolean {
  const words = normaliseText(text)
  return (
    !completeSentence.test(words) ||
    dangerWords.test(words) ||
    hasExplicitDangerWords(text) ||
    reportWords.test(words)
  )
}
