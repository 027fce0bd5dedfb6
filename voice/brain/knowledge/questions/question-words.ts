// Words of questions, and of statements that resemble them.

/** Matches a word that is typical of questions and requests; nearly all of them have at least one. */
export const askingPattern =
  /\b(?:comment|pourquoi|combien|quand|quoi|quels?|quelles?|lequel|laquelle|ou (?:est|sont|on|je|tu|vous|c)|est ce|qu est|c est qui|faut il|peut on|(?:tu|vous|on|je|j|il|elle|ca|c|t) .*(?:ou pas|ou non|hein|non)|(?:a|selon|d apres) (?:ton|votre|toi|vous)|avis|(?:crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|sais|savez|connais|connaissez|peux|pouvez|pourrais|pourriez|as|avez|aurais|auriez|es|etes|veux|voulez|aimes|aimez) (?:tu|vous|toi)|(?:tu|vous|t) \w+|idees?|conseils?|ou|normal|grave|possible|on (?:peut|dit|fait|met|doit)|faut|je (?:peux|dois|devrais|fais|mets|dis))\b|^(?:(?:et|mais|alors|bon|allez|vas il y a|vas y) )*(?:dis|dites|aide\w*|donne\w*|trouve\w*|explique\w*|fais|faites|parle\w*|raconte\w*|propose\w*|montre\w*|apprends|apprenez|chante\w*|redis|redites|qui|que|qu|si)\b|\b(?:toi|vous)$/

/** Matches what only looks like a question or a request: "vous savez" in passing, "si vous voulez", "me demande pas". */
export const rhetoricalPattern =
  /\b(?:si (?:tu veux|vous voulez)|me demande[sz]? pas|(?:tu|vous) (?:vois|voyez|te rends|vous rendez)|t imagines|(?:je|j) sais (?:pas|plus)(?: (?:si|comment|quoi|pourquoi|ou))?|(?<=\w )(?:tu sais|vous savez)(?= (?!quoi|comment|si|ce|quel|quand|qui|combien|ou|pourquoi)\w))\b/g

/** Matches words about death or a fatal illness: "mon père va mourir, il a un cancer" is a statement, not a question. */
export const fatal = /\b(?:mourir|meur\w*|mort\w*|cancer|palliatifs?|condamnee?)\b/

/**
 * Matches a plan of the caller, but not an unwise one such as "je vais l'insulter". Also matches another person's plan
 * after a verb such as "il compte", but not in the future tense ("il va mettre le maillot"): the caller may dislike it.
 */
export const ownPlanPattern =
  /^(?!.*\b(?:insult\w*|culpabilis\w*|si je|si j|me venge\w*|tout plaquer)\b).*\b(?:je vais|on va|nous allons|je (?:\w+ )?\w+rai|on (?:\w+ )?\w+ra|j (?:en |y )?\w*rai|decide|compte|pense|voudrais|veux|prevu)\b/

/** Matches somebody else's opinion: "les gens me disent que ce n'est qu'un chien", "elle trouve que j'exagère". */
export const reportedOpinionPattern =
  /\b(?:ils?|elles?|on|les gens|m[ao]n? \w+|mes \w+) (?:me |m |nous |a |ont |m a |m ont )?(?:dit|dis\w+|repet\w+|pens\w+|trouv\w+|croi\w+) que?\b/

/**
 * Matches a question at the beginning of a text that the caller then answers: one repeated from the companion ("Rester
 * au chaud ? Ah oui"), or one asked for effect ("Tu sais ce qui me fait tenir ? C'est une petite dame").
 */
export const ownQuestion =
  /^(?:(?:et |mais |ben |non mais )*(?:(?:tu sais|vous savez|tu veux savoir|vous voulez savoir|devine|devinez) (?:quoi|ce qu|qui |pourquoi|comment|combien|où|à qui)[^.?!]*|ce qu(?:i |e |['’])(?!.*(?:\btu\b|\bvous\b).*\?)[^.?!]*|(?:ah bon|ah oui|ah|hein|vraiment|sérieux|moi|rien|(?!tu |vous |[^?]*\b(?:tu|vous|quoi|qui|comment|combien|quand|où|pourquoi|est)\b)(?:(?:le|la|les|un|une|du|des|mon|ma|mes|en|au|à) |l['’]|[a-zé]+(?:er|ir) )(?:[^ .?!]+ ?){1,5})) ?\?)+\s+(?=\S+ \S+)(?!.*\?)/i
