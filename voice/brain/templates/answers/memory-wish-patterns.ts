import type { MemoryWish } from './memory-templates'

// Patterns of requests about what the companion may remember, for normalised clauses.

/** Imperative, subjunctive and future of verbs such as "garder" and "retenir", without a subject. */
const keepForms =
  '(?:retiens|retiennes?|retenez|reteniez|retiendras|retiendrez|gardes?|gardez|gardiez|garderas|enregistres?|enregistrez|enregistriez|memorises?|memorisez|notes?|notez|notiez|stockes?|stockez|conserves?|conservez|inscris|inscrivez)'
const keepInfinitive = '(?:retenir|garder|enregistrer|memoriser|noter|stocker|conserver)'
const forgetInfinitive = '(?:oublier|effacer|supprimer)'

/** Matches what may precede an imperative; after other words, "garde" and "note" may be statements. */
const imperativeStart =
  '(?:^|(?<=\\b(?:mais|et|ca|surtout|alors|donc|hein|non|bon|euh|ok|accord|merci|toi|dis|maintenant|nous|ici|secret|voila|ecoute|suite|dire|attention) ))'
/** Matches the start of a request with inverted subject: "peux-tu", "pourriez-vous". */
const invertedRequest = '(?:(?:peux|pourrais) tu|(?:pouvez|pourriez) vous)'
/** Matches the start of a polite request: "tu peux", "pourriez-vous". */
const politeRequest = `(?:(?:tu|vous) (?:peux|pouvez|pourrais|pourriez)|${invertedRequest})`
/** Matches what precedes the verb of a request not to keep something: "je veux pas que", "évite de". */
const refusal = `(?:(?:je|j) (?:ne |n )?(?:veux|voudrais|aimerais|prefere|prefererais|souhaite|souhaiterais|ai|tiens)(?: pas| autant| mieux| vraiment| envie| bien| a ce| du tout)* (?:que|de|d)(?: ne)?|(?:il )?(?:ne )?(?:faut|faudrait) (?:surtout )?(?:pas )?que|evite[sz]? (?:de|d)|merci de(?: ne)?|${politeRequest} (?:ne|eviter de)|essaie de(?: ne)?)`

/** Names for what the companion must not remember: "ça", "la suite", "cet appel". */
const whatWasSaid =
  '(?:ca|cela|tout ca|ceci|ce que (?:je viens|j ai|je t ai|je vous ai)|ma derniere phrase|cette (?:phrase|histoire))'
const whatFollows =
  '(?:la suite|ce qui suit|ce que je vais|ce que je (?:te|vous) dis (?:la|maintenant)|ce que j ai a (?:te|vous)? ?dire)'
const wholeCall =
  '(?:(?:de )?(?:cet|notre|l|cette|la|ce|tout l) ?(?:appel|conversation|discussion|soir|echange)|ce qu on (?:se )?dit|ce que je (?:te |vous )?(?:dis|raconte))'

/** Lookahead that excludes words which give "garde rien" another meaning: "garde rien contre lui". */
const exceptForOtherMeaning =
  '(?! (?:contre|pour (?:le|la|demain|apres|moi)|a manger|sur moi|dans (?:le|ton|mon)|du tout comme))'

/** Sources of the patterns of requests not to keep something: "note pas ça", "je veux pas que tu gardes la suite". */
const notToKeep = (object: string): readonly string[] => [
  `(?:${imperativeStart}|\\b(?:tu|vous) )(?:ne |n )?${keepForms} (?:surtout )?pas ${object}`,
  `\\b${refusal} (?:tu |vous )?(?:ne |n )?(?:pas )?(?:${keepForms}|${keepInfinitive}|te souviennes|t en souviennes|vous souveniez|te souvenir) (?:pas )?(?:de )?${object}`,
]

/** Sources of the patterns of each wish, the most far-reaching first. */
const sources: Readonly<Record<Exclude<MemoryWish, 'forget-subject'>, readonly string[]>> = {
  'keep-nothing': [
    ...notToKeep(wholeCall),
    `(?:${imperativeStart}|\\b(?:tu|vous) )(?:ne |n )?(?:en |y )?${keepForms} (?:surtout |absolument |bien )?rien\\b${exceptForOtherMeaning}`,
    `\\b${refusal} (?:tu |vous )?(?:ne |n )?(?:${keepForms} rien|rien ${keepInfinitive})`,
    `\\bne rien ${keepInfinitive}\\b`,
    '(?:^|\\b(?:en|le|passe|mets|active|un) )(?:mode )(?:sans memoire|prive|incognito|secret|confidentiel)\\b',
    '^(?:(?:et|alors|bon|ok|on fait|appel|un appel|ce soir) )*sans memoire\\b',
    '\\b(?:desactive|desactivez|coupe|coupez|eteins|enleve|arrete) (?:la |ta |votre )memoire\\b',
    '\\b(?:(?:ne |n )?(?:laisse|laissez|garde|gardez|gardes) (?:aucune|aucun|pas de)|je (?:ne )?veux (?:aucune|aucun|pas de)) (?:trace|souvenir)s?\\b(?! (?:de (?:lui|mon|ma|mes)|dans|sur))',
    '\\brien (?:de (?:tout )?ca |de cet appel )?(?:ne )?(?:soit|reste|doit etre) (?:garde|retenu|note|enregistre|memorise)\\b',
    `\\b${invertedRequest} tout ${forgetInfinitive}$`,
    `(?:${imperativeStart}(?:oublie|oubliez|oublier|efface|effacez)|\\b${politeRequest} ${forgetInfinitive}) (?:tout(?: (?:ca|apres|ensuite|a la fin))?$(?<!tout ca)|${wholeCall}|tout ce (?:que|qu) .*)$`,
  ],
  'keep-no-more': [
    ...notToKeep(whatFollows),
    `(?:${imperativeStart}(?:oublie|oubliez|efface|effacez)|\\b${politeRequest} ${forgetInfinitive}) ${whatFollows}`,
    `\\b${whatFollows}.* (?:ne (?:le )?|n |le )?(?:${keepForms} (?:le )?pas|reste(?:ra)? entre nous|oublie(?: le)?)\\b`,
    `\\b(?:tu|vous) (?:oublies|oublieras|oubliez) ${whatFollows}`,
  ],
  'forget-last': [
    ...notToKeep(whatWasSaid),
    `${imperativeStart}(?:ne |n )?(?:le |la |l |les )?${keepForms} (?:surtout )?pas$`,
    `${imperativeStart}(?:oublie|oubliez|efface|effacez|supprime|supprimez|raye|rayez|retire|retirez|jette) (?:tout de suite |vite |donc )?${whatWasSaid}(?: de (?:ta|votre) memoire| (?:de )?(?:dire|dit|raconte|tout de suite|d accord|hein|tout).*)?$`,
    `\\b(?:(?:tu vas|vous allez)|${politeRequest}) ${forgetInfinitive} ${whatWasSaid}`,
    '\\b(?:ca|cela) (?:tu|vous) (?:l |le )?(?:oublies|oubliez|gardes pas|retiens pas|notes pas)\\b',
    '\\b(?:tu|vous) (?:oublies|oubliez) (?:ca|tout ca)$',
    '\\bfais(?:ons)? comme si (?:j avais|je n avais|j ai|je n ai) rien dit\\b',
    '^(?:(?:et|mais|bon|ok) )*(?:tu (?:n )?as|vous (?:n )?avez) rien entendu$',
  ],
  'keep-secret': [
    '\\b(?:(?:ca|que ca|cela|tout ca|ce que je (?:te|vous) (?:dis|raconte)(?: la)?(?: ca)?) (?:doit )?(?:rester?|restera) (?:bien |strictement )?(?:entre nous|ici|confidentiel)|(?:il )?(?:ne )?faut (?:surtout )?pas que ca sorte|(?:ca|cela) (?:ne )?(?:sort|doit) pas (?:sortir )?d ici|n en parle(?:z)? a personne|(?:ne )?(?:le |l )?repete(?:z)? (?:pas ca |ca )?a personne|garde(?:z)? ca pour (?:toi|vous))\\b',
  ],
}

/** Each wish with its pattern, the most far-reaching wish first. */
export const memoryWishPatterns = Object.entries(sources).map(
  ([wish, alternatives]) => [wish as MemoryWish, new RegExp(alternatives.join('|'))] as const,
)

/** Matches what only resembles such a request: reproaches, reported speech, "je voudrais oublier". */
export const notMemoryWish =
  /\b(?:jamais rien|decidement|ou quoi|pourquoi|toi non plus|n oublie pas|oublie pas|oubliez pas|(?:m a|m ont|a|ont) dit|disait|me dit|me disent|dit de|demande de|aide moi|comment|(?:je|j|on|il|elle) (?:veux|veut|voudrais|aimerais|dois|doit|peux|arrive a|essaie d|faut que j) ?(?:l )?oublier?)\b/
