// Patterns of requests for a summary of what the caller told, and patterns that select the statements for it.

export const summaryRequest =
  /\b((resume|resumez|resumer|recapitul\w*) (moi )?(ce qu\w*|tout|notre|la|l|un peu|$)|(fais|faites|faire|on fait) (moi )?(le|un) (point|resume|bilan|recap\w*)|qu est ce que (tu as|vous avez) retenu|(fais|faites) moi un (petit )?(resume|recap\w*|bilan)|(petit|un) resume|(tu as|vous avez) retenu quoi)\b/

/** Matches a statement that begins with a no. It is left out of the summary. */
export const startsWithNo = /^(?:(?:mais|ah|oh|euh) )*(?:non|nan)(?!\p{L})/iu

/** Matches the space after a sentence, and a comma before a new clause. */
export const clauseBoundary =
  /(?<=[.!?…])\s|, (?=(?:je |j’|mon |ma |mes |il |elle |on |comment |tu |vous |est-ce |c’est ))/

/** Matches words that state no fact: about the conversation, or without content ("je te parle de", "je sais pas"). */
export const aboutTalk =
  /(?:^| )(?:je (?:te|t’|vous|lui) ?(?:parl|dis|dit|demand|répond)\p{L}*|j’(?:te|vous) |je (?:ne )?(?:sais|vois|comprends|crois|pense) pas|de question|merci|pardon|ça va|moi aussi|c’est ça|je rigole)(?= |$)/iu

/** Patterns of informative words in a fact that is told in the second person: people, numbers, days, plans, work, names. */
export const informativePatterns: readonly RegExp[] = [
  /(?<!\p{L})(?:ton|ta|tes|votre|vos) \p{L}{3,}/iu,
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|vingt|trente|cent|mille) /iu,
  /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|mois)(?!\p{L})/iu,
  /(?<!\p{L})(?:veux|voulez|voudrais|voudriez|aimerais|vas|allez|travailles?|travaillez|habites?|habitez|es|êtes) /iu,
  /\p{Ll} \p{Lu}\p{Ll}+/u,
]
