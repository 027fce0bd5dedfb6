// Words by which a question within a longer text is found.

/** Matches words that usually begin a question. */
export const startPattern =
  /(?<= |^)(?:est-ce qu[e’]|qu’est-ce qu[ei’]|c’est quoi |(?:je|on) (?:fais|fait|dis|dit|réponds|répond) quoi |à partir de quand |à quel(?:le)? |(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez) qu[e’]|(?:tu|vous) (?:crois|croyez|penses|pensez|connais|connaissez) |(?:tu|vous) (?:sais|savez) (?:si|où|comment|combien|quand|quel|à|ce que|pourquoi|s’il)|(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me |m’|lui |nous )|(?:tu|vous) (?:as|avez) (?:pas )?(?:une? (?:idée|conseil|truc|astuce)|des (?:idées|conseils))|(?:t’|t’en |tu |vous |vous en |tu en )(?:\p{L}+ )?\p{L}+(?:rais|riez) |comment (?:tu |on fait|je fais|je (?:commence|démarre|lui |leur |m’y ))|on a le droit |(?:tu es|t’es|vous êtes|tu préfères|vous préférez) plutôt |(?:il|elle|ils|elles) (?:a|ont) le droit de |qui c’est qui |(?<!(?:pas|plus|savoir|voir|sais|sait|savais|raconte|explique|montre|rappelle|demande|demandé|dit|dis|dire|dites|peur|oublié|compris|vu|et|de|à|selon|voilà|regarde) )(?:comment (?:on dit |il |elle |ça |je )|combien (?:ça |je |il faut |tu |vous )|pourquoi (?:tu |vous )))/giu

/** Matches a text that ends by introducing reported speech. A question after it is not addressed to the companion. */
export const reportedSpeechIntroduction =
  /(?:dit|dis|disait|disent|demande|demandé|répond|répondu|genre|si)(?: \S+){0,1} $/i

/** Matches the words that end a spoken question, and fillers after them. */
export const endPattern =
  / (?:(?:quoi|comment|combien|où|quand|laquelle|lequel|qui)(?: (?:toi|vous|moi|du coup|déjà|au juste|exactement|avec ça|comme \S+|à (?:ta|votre|la) place|(?:pour|avec|dans|chez|sur|avant|après|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: \S+){0,3}))*|ou (?:j’attends|(?:je |j’|on )\S+(?: \S+){0,3})|ou pas|ou non|c’est normal|c’est grave|(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez)|(?:à|d’après|selon) (?:ton avis|votre avis|toi|vous))$/i

/** Matches the pronouns with which a spoken clause begins. */
export const clauseStart =
  /(?<= |^)(?:(?:moi|toi|vous) (?=je |j’|tu |vous ))?(?:je |j’|tu |t’|vous (?=\p{L}+ez )|il |elle |on |ils |elles |ça |c’est |faut |y a )/giu

/** Matches a clause that has the form of a statement but may be a question when the caller changes the subject. */
export const possibleQuestionPattern =
  /^(?:(?:toi|vous) )?(?:tu|t’|vous) ?(?!vois|voyez|sais|savez|imagines|imaginez)|(?:chez|pour) (?:toi|vous)|là-bas|où (?:tu es|vous êtes)/i
