import { exchanges } from './all-exchanges'
import { type PreparedExchanges, prepareExchanges } from './prepare-exchanges'

/** The written exchanges. In the built server, vite.config.ts replaces this computation with its stored result. */
export const preparedExchanges: PreparedExchanges = prepareExchanges(exchanges)
