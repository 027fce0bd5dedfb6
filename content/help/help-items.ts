import type { HelpItem } from '../../domain/help/help-item'
import { account } from './account'
import { calls } from './calls'
import { firstSteps } from './first-steps'
import { payment } from './payment'
import { privacy } from './privacy'

/** The questions of the help centre, in the order in which people usually ask them. */
export const helpItems: readonly HelpItem[] = [
  ...firstSteps,
  ...calls,
  ...account,
  ...payment,
  ...privacy,
]
