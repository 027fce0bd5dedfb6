/**
 * The form of a question, which determines how to answer it:
 *
 * - `doubts`: a yes-no question that names something bad: "c'est grave si je n'y vais pas". The answer is no.
 * - `hopes`: a yes-no question that names nothing bad: "vous croyez qu'il viendra". The answer is yes.
 * - `chooses`: offers two options: "je lui écris ou je l'appelle". The answer chooses one of them.
 * - `why`: asks for a reason.
 * - `would`: asks what the companion would do: "tu ferais quoi, toi".
 * - `knows`: asks whether the companion knows something: "tu sais quel âge ça a".
 * - `opinion`: asks for an opinion on what the caller said: "t'en penses quoi".
 * - `other`: everything else.
 */
export type QuestionForm =
  | 'doubts'
  | 'hopes'
  | 'chooses'
  | 'why'
  | 'would'
  | 'knows'
  | 'opinion'
  | 'other'

/** Matches words for what the caller hopes is not true or will not happen. */
const badWords =
  /\b(?:trop|defauts?|graves?|betes?|betises?|conneries?|erreurs?|ridicules?|egoistes?|idiote?s?|nul(?:le)?s?|moches?|mal|torts?|fautes?|vieux|vieille|folle|fous?|folie|bizarres?|etranges?|chelou|debiles?|pathetiques?|hont\w+|loose|sotte?|mesquine?s?|vilaine?|deplacee?s?|exager\w+|malsaine?|menti\w*|mensonge|laches?|traitres?|monstres?|mauvaise?s?|cuit|foutue?|fichue?|perdue?|tard|naif|naive|trompe\w*|fragiles?|chiante?|parano\w*|peste|con(?:ne)?|vouloir|en veut|en voud\w+|juge\w*|vexe\w*|moque\w*|refuse\w*|dire non|oublie\w*|quitte\w*|rate\w*|plante\w*|peurs?|risque\w*|derange\w*|gene\w*|insiste\w*|jalou\w+|indiscre\w+|impoli\w*|malpoli\w*|cruel\w*|dure?s?|radine?|coupable|crise|normal pas|laisser aller|fini\w*|mort\w*|mourir|pire|decu\w*|fach\w+|vir(?:er|e|ee)|licenci\w*|largu\w*|malades?|operer|echou\w*|coul(?:er|e)|separ\w+|divorc\w*|abandonn\w*|puni\w*|arnaqu\w*|triste|louche|mechan\w+|seule? (?:toute|pour toujours))\b/

/** Matches an alternative that is only the opposite: "j'y vais ou pas", "ou c'est trop tôt". */
const oppositePattern =
  /\bou (?:pas|non|quoi|faut pas|ca (?:va|fait)|c est (?:trop|de la|une|du|des)|j y vais pas|je me fais des (?:films|idees)|c est (?:moi|dans ma tete))\b.*$/
const wherePattern = /\bou (?:est|sont|es|etes|ca|on|en etait|en etiez)\b/
const alternativePattern = /\S+ ou (?:bien |alors |plutot )?\S+|\bsoit\b.*\bsoit\b/

const whyPattern =
  /\b(?:pourquoi|d ou vient|qu est ce qui (?:lui|leur|me|nous|te|vous|a|fait)|comment ca se fait|vraie raison|t expliques|tu expliques|vous expliquez)\b/
const opinionPattern =
  /\b(?:tu|vous|t) (?:en )?(?:penses?|pensez|dis|dites) quoi\b|\bqu en (?:penses?|pensez|dis|dites)\b|\bqu est ce que (?:tu|vous|t) (?:en )?(?:penses?|pensez|dis|dites)\b|\b(?:ton|votre) avis (?:sur|la dessus)\b|\b(?:donne|donnez|dis|dites) moi (?:donc )?(?:ton|votre) avis\b/
const wouldPattern =
  /\b(?:tu|vous) (?:\w+ ){0,2}?(?:\w+rais|\w+riez) (?:\w+ ){0,3}?(?:quoi|ou|comment|qui|lequel|laquelle)\b|\b(?:qu est ce que|que|quoi|comment|ou) (?:tu|vous)? ?(?:\w+rais|\w+riez)\b|\ba ma place\b|\b(?:toi|vous) (?:tu|vous) (?:\w+ )?(?:\w+rais|\w+riez)\b|\b(?:tu|vous) (?:(?:l|le|la|les|lui|leur|y|en|me|m|nous) )?\w+(?:rais|riez)(?: (?:toi|vous))?$/
/** Includes a request for a tip, which "yes" would not answer: "vous avez une astuce". */
const knowsPattern =
  /\b(?:tu|vous) (?:sais|savez|connais|connaissez|saurais|sauriez)\b|\b(?:tu as|t as|t aurais|vous avez|tu aurais|vous auriez)(?: pas)? (?:un|une|des|d) (?:trucs?|astuces?|conseils?|methodes?|techniques?|recettes?)\b/
const otherPattern =
  /\b(?:qui est ce|qu est ce|que faut il|comment|combien|quand est ce|quels?|quelles?|quoi|lequel|laquelle|qui (?:doit|devrait|faut|je|tu|on|vous|c est)|que (?:dire|faire|puis je|feriez|ferais|peut))\b/
/** "C'est normal d'avoir peur" expects a yes, although it names something bad. */
const normalPattern = /(?<!\bpas )\bnormal\b/

/** Returns the form of the question. `normalisedText` has neither accents nor punctuation. */
export function findQuestionForm(normalisedText: string): QuestionForm {
  const options = normalisedText.replace(oppositePattern, '').replace(wherePattern, '')
  if (alternativePattern.test(options)) return 'chooses'
  if (whyPattern.test(normalisedText)) return 'why'
  if (opinionPattern.test(normalisedText)) return 'opinion'
  if (wouldPattern.test(normalisedText)) return 'would'
  if (knowsPattern.test(normalisedText)) return 'knows'
  if (otherPattern.test(normalisedText)) return 'other'
  const isDoubt = badWords.test(normalisedText) && !normalPattern.test(normalisedText)
  return isDoubt ? 'doubts' : 'hopes'
}
