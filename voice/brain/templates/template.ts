import type { Address } from '../../../domain/companions/companion-persona'

/**
 * A sentence with slots: `{tu|vous}` holds the informal and the formal wording, `{name}` a value
 * that may be unknown. A template with an unknown value is not said.
 */
export type Template = string

const addressPattern = /\{([^{}|]*)\|([^{}|]*)\}/g
const slotPattern = /\{(\w+)\}/g

/** Returns the sentence, or null when the value of a slot is unknown. */
export function fillTemplate(
  template: Template,
  address: Address,
  slots: Readonly<Record<string, string | null>>,
): string | null {
  const addressed = template.replace(addressPattern, (_, tu: string, vous: string) =>
    address === 'tu' ? tu : vous,
  )
  let isComplete = true
  const filled = addressed.replace(slotPattern, (_, key: string) => {
    const value = slots[key]
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? capitaliseFirst(filled) : null
}

export const capitaliseFirst = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** For a sentence that becomes part of another one. */
export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const isQuestion = (sentence: string) => /\?\s*$/.test(sentence)
