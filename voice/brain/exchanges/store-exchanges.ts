import {
  compressJson,
  decompressJson,
  restoreWordings,
  storeWordings,
} from '../../text-analysis/wordings/store-wordings'
import type { PreparedExchanges } from './prepare-exchanges'

export type StoredExchanges = ReturnType<typeof storeExchanges>

/** Converts prepared exchanges to strings, which the build writes into the server (vite.config.ts). */
export const storeExchanges = ({ wordings, ...others }: PreparedExchanges) => ({
  others: compressJson(others),
  wordings: storeWordings(wordings),
})

/** Converts the result of `storeExchanges` back; takes less than a tenth of a second. */
export const restoreExchanges = (stored: StoredExchanges): PreparedExchanges => ({
  ...decompressJson<Omit<PreparedExchanges, 'wordings'>>(stored.others),
  wordings: restoreWordings(stored.wordings),
})
