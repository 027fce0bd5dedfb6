// What callers say when they ask about a fact, a meaning or somebody else's thoughts, or give an instruction.

/** Matches an instruction to the companion: "explique-moi", "fais-moi une liste". */
export const requestPattern =
  /^((et|bon|alors|ok|oui|allez|du coup) )*(posez?|expliquez?|donnez?|montrez?|citez?|faites|fais|trouvez?|aidez?|resumez?|comparez?|interrogez?|listez?) moi\b/

/** Matches a question about what somebody else thinks, feels or will do. */
export const otherPersonPattern =
  /\b((crois|croyez|penses|pensez) (tu |vous )?(qu |que )(il(?! faut| vaut| y a)|elle|ils|elles|mon|ma|mes|les gens)|pourquoi (il|elle|ils|elles|mon|ma|les gens)|(il|elle|ils|elles) (pense\w*|m aime\w*|regrette\w*|reviendra\w*|va revenir|vont|me deteste\w*|m en veut|est avec)|(il|elle|qu il|qu elle) (va|vont) (me|revenir|penser|dire|repondre|m en vouloir)|qu est ce qu (il|elle|ils|elles))\b/

/** Matches questions whose subject was named in an earlier sentence: "quels sont mes recours ?" */
export const needsContextPattern =
  /\b(recours|mes droits|le delai|le droit|la loi|obligee?s?|legal)\b/

/** Matches a question about the meaning of something that was named in an earlier sentence. */
export const bareDefinitionRequest =
  /^(?:\w+ )?(?:c est|ca veut dire) quoi(?: ca| au juste| exactement| donc| alors)?$/

/** Matches a request to explain what the caller has just mentioned: "vas-y, explique". */
export const explanationRequest =
  /^(?:(?:oui|ok|allez|bon|ben|vas y|allez y|euh) )*(?:(?:explique|expliquez|apprends|apprenez|montre|montrez)(?: moi)?|je t ecoute|je vous ecoute)$/

/** Matches the request before the thing to define: "vous savez ce que c'est", "tu peux m'expliquer ce que c'est". */
export const definitionRequest =
  /^(?:\w+ ){0,3}?(?:(?:tu|vous) (?:sais|savez|connais|connaissez)|(?:peux|pouvez|pourrais|pourriez) (?:tu |vous )?m expliquer|(?:explique|expliquez) moi|(?:dis|dites) moi) (?:ce que c est|c est quoi)(?: que| vous| toi)* /
