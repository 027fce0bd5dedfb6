import type { Address } from '../../../domain/companions/companion-persona'

/**
 * A sentence as it is written in the scripts: `{tu|vous}` holds both manners of address, and
 * `{name}` a value that may be missing; a line whose value is missing is not said.
 */
export type Line = string

const addressChoice = /\{([^{}|]*)\|([^{}|]*)\}/g
const placeholder = /\{(\w+)\}/g

/** The sentence to say, or null when a value that it needs is unknown. */
export function fillLine(
  line: Line,
  address: Address,
  values: Readonly<Record<string, string | null>>,
): string | null {
  const addressed = line.replace(addressChoice, (_, tu: string, vous: string) =>
    address === 'tu' ? tu : vous,
  )
  let isComplete = true
  const filled = addressed.replace(placeholder, (_, key: string) => {
    const value = values[key]
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? withCapital(filled) : null
}

export const withCapital = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** For a sentence that is taken up inside another; « J’ », « Je » and plain words all lose it. */
export const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const isQuestion = (sentence: string) => /\?\s*$/.test(sentence)
