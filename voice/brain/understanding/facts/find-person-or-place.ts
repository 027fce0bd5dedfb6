import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { findDetails } from './find-details'

const femininePattern =
  /^(?:ta|sa|la|votre collègue|(?:(?:ton|son|votre) |l’)(?:(?:belle-|ex-|grand-)?(?:mère|sœur|soeur|fille|femme|copine)|amie|chatte|cheffe|chienne|cliente|compagne|conjointe|conseillère|cousine|directrice|maman|mamie|meuf|nièce|patiente|patronne|professeure|recruteuse|tante|voisine))(?!\p{L})/iu

const pluralPattern = /^(?:tes|vos|les|ses|deux|trois|des) /i

/** How many people and things of each statement are considered. */
const maxDetails = 4

/** Whether the pronoun may stand for the phrase. A singular pronoun never stands for an indefinite person ("un ami"). */
const agrees = (phrase: string, pronoun: string) =>
  pronoun.endsWith('s')
    ? pluralPattern.test(phrase)
    : !pluralPattern.test(phrase) &&
      !/^une? /i.test(phrase) &&
      femininePattern.test(phrase) === (pronoun === 'elle')

/**
 * Resolves "il", "elle", "ils" or "elles" to the last person or people in the caller's statements whom it may mean.
 * Returns them in the companion's words ("ta mère" for "ma mère"); null when there are none.
 */
export const findLastPerson = (
  statements: readonly string[],
  pronoun: string,
  address: FormOfAddress,
): string | null =>
  statements
    .flatMap((text) => findDetails(text, address, maxDetails))
    .findLast(({ kind, phrase }) => kind === 'person' && agrees(phrase, pronoun))?.phrase ?? null

/** Resolves "là-bas" to the caller's latest capitalised word after a preposition of place; null when there is none. */
export const findLastPlace = (statements: readonly string[]): string | null =>
  statements
    .flatMap((text) => text.match(placePattern) ?? [])
    .findLast((place) => !/^(?:Je|Il|Elle|On|Noël)$/.test(place)) ?? null

const placePattern = /(?<=(?<!\p{L})(?:à|au|aux|en|vers|de) )\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*/gu
