import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { findDetails } from './find-details'

const femininePattern =
  /^(?:ta|sa|la|une|votre (?:mère|sœur|soeur|fille|femme|copine|meuf|compagne|amie|belle-mère|collègue|cheffe|voisine|grand-mère|tante))\b/i

const pluralPattern = /^(?:tes|vos|les|ses|deux|trois|des) /i

/** Resolves "il" or "elle" to the last person that the caller mentioned, from the companion's point of view. */
export function findLastPerson(
  statements: readonly string[],
  pronoun: string,
  address: FormOfAddress,
): string | null {
  for (const text of [...statements].reverse()) {
    const person = findDetails(text, address, 4)
      .filter(({ kind }) => kind === 'person')
      .findLast(({ phrase }) =>
        pronoun.endsWith('s')
          ? pluralPattern.test(phrase)
          : !pluralPattern.test(phrase) &&
            !/^une? /i.test(phrase) &&
            femininePattern.test(phrase) === (pronoun === 'elle'),
      )
    if (person) return person.phrase
  }
  return null
}

/** Resolves "là-bas" to the last place that the caller mentioned with a capital letter. */
export function findLastPlace(statements: readonly string[]): string | null {
  for (const text of [...statements].reverse()) {
    const place = /(?<!\p{L})(?:à|au|aux|en|vers|de) (\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*)/u.exec(
      text,
    )?.[1]
    if (place && !/^(?:Je|Il|Elle|On|Noël)$/.test(place)) return place
  }
  return null
}
