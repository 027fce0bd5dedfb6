// Words that decide whether an exchange answers an utterance.

/** Matches words before a question that do not change it: "tu peux me dire comment on console une mère". */
export const questionIntroduction =
  /^(?:(?:et|mais|bon|alors|euh|dis|dites|toi|vous|du coup|au fait) )*(?:(?:est ce que )?(?:(?:tu|vous) )?(?:peux|pouvez|pourrais|pourriez|saurais|sauriez)(?: (?:tu|vous))?(?: (?:(?:me|nous) dire|(?:m|nous) expliquer))?|(?:tu sais|vous savez|sais tu|savez vous) (?=comment|pourquoi)|(?:dis|dites) (?:moi|nous)|(?:a|d apres|selon) (?:ton avis|votre avis|toi|vous)|j aimerais savoir|je voudrais savoir) ?(?=comment|pourquoi|quand|qu est ce)/

/** Matches the names of acts to which other rules usually respond better. */
export const actOfOtherRules =
  /^(?:asks-(?:scene|plan|sentence|translation|recall|summary|privacy)|complaint|correction|goodbye|limit|repeat)$/

/** Matches the words of a caller who says yes to the companion's question. */
export const yesWords =
  /^(?:(?:oui|ouais|voila) )*(?:voila|exactement|tout a fait|carrement|absolument|complete?ment|(?:vas|allez|allons) y|c est (?:tout a fait |exactement |bien )?ca|c est vrai|si (?:tu veux|vous voulez))$/

/** Matches a new statement rather than a reply to a question: "on part en août". */
export const ownStatement =
  /^(?:(?:et|mais|moi|lui|sinon) )*(?:je|j|il|elle|on|nous|ils|elles|mon|ma|mes|notre|nos|son|sa|ses|leurs?) \w+ \w+/
