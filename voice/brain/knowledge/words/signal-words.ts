// Words around signs that the caller is listening.

/** Matches fillers before a sign such as "d'accord". */
export const leadingFillers =
  /^(?:(?:ah|oh|bon|ben|bah|euh|eh bien|oui|ouais|non|nan|mais|hein|allez|et|enfin|ok|mouais) )+/

/** Matches fillers after a sign such as "d'accord". */
export const trailingFillers =
  /(?: (?:hein|quoi|alors|donc|tiens|oui|du coup|franchement|je t avoue|je vous avoue|tu sais|vous savez|en vrai|un peu))+$/
