import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { capitaliseFirst } from '../../text-analysis/letter-case'

/**
 * A sentence with slots: `{tu|vous}` holds the informal and the formal wording, other slots such as `{name}` a
 * value. A template is not said when one of its values is unknown. It may have several wordings, separated by
 * " || ": a call says at most one of them, and the next call another one.
 */
export type Template = string

export const listWordings = (template: Template): readonly Template[] => template.split(' || ')

const addressPattern = /\{([^{}|]*)\|([^{}|]*)\}/g
const slotPattern = /\{(\w+)\}/g

/** Returns the sentence, or null when the value of a slot is unknown or empty. */
export function fillTemplate(
  template: Template,
  address: FormOfAddress,
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

export const endsWithQuestionMark = (sentence: string) => /\?\s*$/.test(sentence)
