// Words around a signal: an utterance in which the caller only agrees, doubts or hesitates.

/** Matches fillers before a signal such as "d'accord". */
export const leadingFillers =
  /^(?:(?:ah|oh|bon|ben|bah|euh|eh bien|oui|ouais|non|nan|mais|hein|allez|et|enfin|ok|mouais) )+/

/** Matches fillers after a signal such as "d'accord". */
export const trailingFillers =
  /(?: (?:hein|quoi|alors|donc|tiens|oui|du coup|franchement|je t avoue|je vous avoue|tu sais|vous savez|en vrai|un peu))+$/
