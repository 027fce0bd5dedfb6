/** « 12 compagnons »; in French, zero is singular. */
export const countCompanions = (count: number) =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? 'compagnon' : 'compagnons'}`

/** « 12 compagnons trouvés ». */
export const countFound = (count: number) =>
  `${countCompanions(count)} ${count < 2 ? 'trouvé' : 'trouvés'}`
