/** Captures the first name with which callers introduce themselves: "moi, c'est Inès". */
export const introductionPattern =
  /(?:(?:bonjour|bonsoir|salut|coucou|hello|allô)[ ,!]+(?:ici(?: c['’]est)?|c['’]est(?= \p{Lu}| \S+[ .!]*$))|je m['’]appelle|je me présente,?|(?<![\p{L}-])(?<!(?:chez|pour|avec|selon|de|à|que|et) )moi,? c['’]est|mon (?:pré)?nom(?: à moi)?,? c['’]est|mon prénom est|appelle[- ]moi|appelez[- ]moi|tu peux m['’]appeler|vous pouvez m['’]appeler)\s+([\p{L}][\p{L}'’-]{1,24})(?![\p{L}'’-])(?! (?:depuis|toujours|avant tout))/iu

/** Matches what may follow the words of an introduction without being a name: "moi, c'est compliqué". */
export const notNamePattern =
  /^(c['’]est|délicat|compliqué|bizarre|nul|dur|chaud|froid|urgent|important|grave|fini|bon|vrai|fou|idiot|gênant|difficile|simple|rien|personne|quoi|qui|lui|elle|vous|toi|comment|moi|encore|pour|nous|la|pas|un|une|le|la|les|plus|quand|juste|mon|ma|mes|notre|nos|votre|vos|leurs|cet|cette|ces|deux|trois|monsieur|madame|mademoiselle|trop|bien|encore|ça|demain|des?|du|que|qu|ce|dans|sur|à|au|en|par|ton|tes|son|sa|ses|leur|tout|toute|toujours|jamais|mieux|pire|déjà|aussi|surtout|plutôt|vraiment|tellement|pareil|parce|très|venu|parti|arrivé|passé|mort|tombé|clair|sûr|là|ici|hier|samedi|dimanche)$|^(?:d|l|s|n|qu)['’]/i

/** Captures the greeting at the start of normalised text, possibly after words such as "ouais". */
export const leadingGreeting =
  /^(?:(?:euh|oui|ah|ouais|oh|ben|bah|bon|eh|pf+|alors) )*(bonsoir|hola|ciao|salam|coucou|hello|salut)\b/
