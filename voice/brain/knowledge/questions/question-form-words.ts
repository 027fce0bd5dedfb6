// Words that show what form a question has.

/** Matches words for what the caller hopes is not true or will not happen. */
export const badWords =
  /\b(?:trop|defauts?|graves?|betes?|betises?|conneries?|erreurs?|ridicules?|me faire (?:prendre|attraper|avoir|virer|gronder|engueuler|voler)|egoistes?|idiote?s?|nul(?:le)?s?|moches?|mal|torts?|fautes?|vieux|vieille|folle|fous?|folie|bizarres?|etranges?|chelou|debiles?|pathetiques?|hont\w+|loose|sotte?|mesquine?s?|vilaine?|deplacee?s?|exager\w+|malsaine?|menti\w*|mensonge|laches?|traitres?|monstres?|mauvaise?s?|cuit|foutue?|fichue?|perdue?|tard|naif|naive|trompe\w*|fragiles?|chiante?|parano\w*|peste|con(?:ne)?|vouloir|en veut|en voud\w+|juge\w*|vexe\w*|moque\w*|refuse\w*|dire non|oublie\w*|quitte\w*|rate\w*|plante\w*|peurs?|risque\w*|derange\w*|gene\w*|insiste\w*|jalou\w+|indiscre\w+|impoli\w*|malpoli\w*|cruel\w*|dure?s?|radine?|coupable|crise|normal pas|laisser aller|fini\w*|mort\w*|mourir|pire|decu\w*|fach\w+|vir(?:er|e|ee)|licenci\w*|largu\w*|malades?|operer|echou\w*|coul(?:er|e)|separ\w+|divorc\w*|abandonn\w*|puni\w*|arnaqu\w*|triste|louche|mechan\w+|seule? (?:toute|pour toujours))\b/

/** Matches an alternative that is only the opposite: "j'y vais ou pas", "ou c'est trop tôt". */
export const oppositePattern =
  /\bou (?:pas|non|quoi|faut pas|ca (?:va|fait)|c est (?:trop|de la|une|du|des)|j y vais pas|je me fais des (?:films|idees)|c est (?:moi|dans ma tete))\b.*$/

/** Matches "où" without its accent, which looks like "ou". */
export const wherePattern = /\bou (?:est|sont|es|etes|ca|on|en etait|en etiez)\b/

/** Matches two options: "le bus ou le tram". */
export const alternativePattern = /\S+ ou (?:bien |alors |plutot )?\S+|\bsoit\b.*\bsoit\b/

/** Matches a question about a reason. */
export const whyPattern =
  /\b(?:pourquoi|d ou vient|qu est ce qui (?:lui|leur|me|nous|te|vous|a|fait)|comment ca se fait|vraie raison|t expliques|tu expliques|vous expliquez)\b/

/** Matches a question about what the companion thinks. */
export const opinionPattern =
  /\b(?:tu|vous|t) (?:en )?(?:penses?|pensez|dis|dites) quoi\b|\bqu en (?:penses?|pensez|dis|dites)\b|\bqu est ce que (?:tu|vous|t) (?:en )?(?:penses?|pensez|dis|dites)\b|\b(?:ton|votre) avis (?:sur|la dessus)\b|\b(?:donne|donnez|dis|dites) moi (?:donc )?(?:ton|votre) avis\b/

/** Matches a question about what the companion would do in the place of the caller. */
export const wouldPattern =
  /\b(?:tu|vous) (?:\w+ ){0,2}?(?:\w+rais|\w+riez) (?:\w+ ){0,3}?(?:quoi|ou|comment|qui|lequel|laquelle)\b|\b(?:qu est ce que|que|quoi|comment|ou) (?:tu|vous)? ?(?:\w+rais|\w+riez)\b|\ba ma place\b|\b(?:toi|vous) (?:tu|vous) (?:\w+ )?(?:\w+rais|\w+riez)\b|\b(?:tu|vous) (?:(?:l|le|la|les|lui|leur|y|en|me|m|nous) )?\w+(?:rais|riez)(?: (?:toi|vous))?$/

/** Matches a question about what the companion knows, or a request for a tip: "vous avez une astuce". */
export const knowsPattern =
  /\b(?:tu|vous) (?:sais|savez|connais|connaissez|saurais|sauriez)\b|\b(?:tu as|t as|t aurais|vous avez|tu aurais|vous auriez)(?: pas)? (?:un|une|des|d) (?:trucs?|astuces?|conseils?|methodes?|techniques?|recettes?)\b/

/** Matches questions that "yes" must not answer: with a question word, or about a grave step ("je démissionne"). */
export const otherPattern =
  /\b(?:je|j|on) (?:\w+ ){0,2}(?:vire|virer|licencie\w*|quitt\w+|demission\w*|arret\w+|plaqu\w+|denonc\w+|port\w* plainte)\b|\b(?:qui est ce|qu est ce|que faut il|comment|combien|quand est ce|quels?|quelles?|quoi|lequel|laquelle|qui (?:doit|devrait|faut|je|tu|on|vous|c est)|que (?:dire|faire|puis je|feriez|ferais|peut))\b/

/** Matches "normal" in a question that hopes for a yes, although it names something bad: "c'est normal d'avoir peur". */
export const normalPattern = /(?<!\bpas )\bnormal\b/

/** Matches a question about what the companion's last words mean: "c'est-à-dire", "comment ça". */
export const meaningPattern =
  /^(?:(?:et|mais|ben|euh|ah|attends|attendez|non|hein|quoi) )*(?:comment ca|(?:petit|grand|gros|loin|pres|bien|mieux|plus|drole|bizarre|simple) comment$|quel(?:le)?s? \w+(?: (?:de quoi|ca))?(?: (?:t as|tu as|vous avez) \w+)?$|c est a dire|ca veut dire(?: quoi)?|(?:tu veux|vous voulez) dire(?: quoi)?|(?:tu entends|vous entendez) quoi par la|dans quel sens|par exemple|du genre|quoi donc|quoi comme \w+|lequel|laquelle|lesquel\w*|de quoi (?:tu parles|vous parlez)|je (?:ne )?(?:vois|comprends) pas(?: (?:la|ta|votre) question)?|j ai pas compris(?: (?:la|ta|votre) question)?)\b/
