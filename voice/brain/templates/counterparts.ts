/** Pairs of which a caller may have told about one and ask about the other. */
export const counterparts: readonly (readonly [string, string])[] = [
  ['mon fils', 'ma fille'],
  ['mon frère', 'ma sœur'],
  ['mon père', 'ma mère'],
  ['mon mari', 'ma femme'],
  ['mon oncle', 'ma tante'],
  ['mon cousin', 'ma cousine'],
  ['mon neveu', 'ma nièce'],
  ['mon voisin', 'ma voisine'],
  ['mon chien', 'mon chat'],
]
