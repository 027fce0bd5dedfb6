import { formatWholeNumber } from '../../../domain/formatting/whole-number'

/** Formats as "12 compagnons". In French, zero is singular. */
export const formatCompanionCount = (count: number) =>
  `${formatWholeNumber(count)} ${count < 2 ? 'compagnon' : 'compagnons'}`

/** Formats as "12 compagnons trouvés". */
export const formatFoundCount = (count: number) =>
  `${formatCompanionCount(count)} ${count < 2 ? 'trouvé' : 'trouvés'}`
