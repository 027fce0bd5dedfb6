import type { Exchange } from './exchange'
import { parseExchanges } from './parse-exchanges'
import { scripts } from './scripts/all-scripts'

/** Every written exchange. */
export const exchanges: readonly Exchange[] = scripts.flatMap(parseExchanges)
