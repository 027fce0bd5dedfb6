import { exchanges } from './all-exchanges'
import { type PreparedExchanges, prepareExchanges } from './prepare-exchanges'

/** The written exchanges. In the built server, vite.config.ts puts the stored result in place of this computation. */
export const preparedExchanges: PreparedExchanges = prepareExchanges(exchanges)
