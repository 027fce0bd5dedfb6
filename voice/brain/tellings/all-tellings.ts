import { bondTellings } from './kinds/bond-tellings'
import { everydayTellings } from './kinds/everyday-tellings'
import { gladTellings } from './kinds/glad-tellings'
import { painfulTellings } from './kinds/painful-tellings'
import { parseTellings } from './parse-tellings'
import type { Telling } from './telling'

/** Every kind of telling. Specific and serious kinds come first, because the first match is used. */
export const tellings: readonly Telling[] = [
  painfulTellings,
  gladTellings,
  bondTellings,
  everydayTellings,
].flatMap(parseTellings)
