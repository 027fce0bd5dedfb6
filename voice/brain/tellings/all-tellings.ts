import { bondTellings } from './kinds/bond-tellings'
import { everydayTellings } from './kinds/everyday-tellings'
import { gladTellings } from './kinds/glad-tellings'
import { painfulTellings } from './kinds/painful-tellings'
import { parseTellings } from './parse-tellings'
import type { Telling } from './telling'

/** Every kind of telling, the more specific and serious ones first: the first that matches is answered. */
export const tellings: readonly Telling[] = [
  painfulTellings,
  gladTellings,
  bondTellings,
  everydayTellings,
].flatMap(parseTellings)
