import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { capitaliseFirst } from '../../text-analysis/letter-case'

/**
 * A sentence with slots. `{tu|vous}` holds the informal and the formal words, of which one is said; `{name}` is
 * replaced by a value, and the template is not said when that value is unknown. A template may have several wordings,
 * separated by " || ". At most one of them is said in a call, and preferably another one in the next call.
 */
export type Template = string

export const listWordings = (template: Template): readonly Template[] => template.split(' || ')

const addressPattern = /\{([^{}|]*)\|([^{}|]*)\}/g
const slotPattern = /\{(\w+)\}/g

/** Fills one wording and capitalises its first letter. Returns null when the value of a slot is unknown or empty. */
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
