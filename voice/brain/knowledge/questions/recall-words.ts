// Words of questions about what was said earlier.

/** Matches the question whether the companion remembers the caller, or anything at all: "tu te souviens de moi". */
export const bareRecallQuestion =
  /^(?:\w+ ){0,4}(?:(?:tu|vous) (?:te|vous|t en|vous en) (?:souviens|souvenez|rappelles|rappelez)|(?:tu|vous) me (?:reconnais|reconnaissez|remets|remettez)|(?:te|vous) (?:souviens|rappelles|souvenez) (?:tu|vous)|(?:souvenez|rappelez) vous)(?: encore| un peu| bien)*(?: (?:de|qui je suis)(?: moi)?)?$/

/** Matches a question about what the companion knows or remembers about the caller. */
export const knowledgeQuestion =
  /^(?!.*\bpersonne)(?:\w+ ){0,4}(?:(?:tu|vous) (?:sais|savez|connais|connaissez|as retenu|avez retenu|as garde|avez garde|te souviens|te rappelles|vous souvenez|retiens|retenez|gardes|gardez) (?:quoi )?(?:de|sur)|(?:sais|connais) tu (?:de|sur)|(?:savez|connaissez) vous (?:de|sur)) moi$|^(?:\w+ ){0,3}(?:tu as|t as|vous avez|tu|vous) (?:retenu|garde|retiens|retenez) quoi(?: (?:de|sur) (?:moi|la derniere fois|notre dernier appel))?$/

/** Matches a question about what was said in the last call. */
export const lastCallQuestion =
  /(?=.*\b(?:quoi|rappelle\w*|souviens|souvenez)\b)(?=.*\b(?:(?:on (?:s )?|nous )(?:a|avait|est|etait|avions|avons) (?:parle|dit|raconte|fait)|notre (?:dernier|derniere))\b).*\b(?:derniere fois|dernier appel|derniere (?:conversation|discussion)|(?:semaine|nuit) derniere|mois dernier|avant hier|hier|autre (?:fois|jour|soir)|(?:appel|fois) d avant|precedent\w*)\b|^(?:et )?je (?:t|vous) (?:en )?avais parle de quoi(?: deja)?$/

/** Matches a question about what the caller has said, or about whether the companion remembers or will remember it. */
export const recallQuestion =
  /\b(?:(?:tu|vous) (?:te|t|vous) (?:en )?(?:rappelles?|rappelez|souviens|souvenez|souviendras|souviendrez|rappelleras)|(?:tu|vous) (?:vas|allez) (?:(?:t en|te|vous en|vous|le|la) )?(?:souvenir|rappeler|retenir|garder)|(?:tu|vous) (?:as|avez|retiens|retiendras|gardes|garderas) (?:retenu|garde|note|quoi|ca)|je (?:t|vous) (?:ai|avais) dit quoi|qu est ce que je (?:t|vous) (?:ai|avais) dit|c est quoi (?:deja|mon|ma|mes)|s appelle\w* comment|comment s appelle\w*)\b/

/** Matches a question about whether the companion will remember later. */
export const futureQuestion =
  /\b(?:souviendra[sz]|souviendrez|rappelleras|retiendras|garderas|vas (?:t en|te|le|la|retenir|garder)|allez (?:vous|le|la|retenir|garder)|prochaine fois|prochain appel)\b/

/** Matches words that refer to what the caller has just said: "ce que je viens de dire", "ça". */
export const recentWordsReference =
  /\bce que (?:je (?:viens de|t ai dit|vous ai dit|t ai raconte)|j ai (?:dit|raconte))\b|\bca\b/
