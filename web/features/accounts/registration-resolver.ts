import type { FieldErrors, Resolver } from 'react-hook-form'
import { messages } from '../../../domain/messages'
import {
  findRegistrationFaults,
  type Registration,
  registrationFields,
} from '../../../domain/registration'

/** The domain's rules in the words of the form library. */
export const registrationResolver: Resolver<Registration> = (values) => {
  const faults = findRegistrationFaults(values)
  const errors: FieldErrors<Registration> = {}
  for (const field of registrationFields) {
    const code = faults[field]
    if (code) errors[field] = { type: code, message: messages[code] }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
