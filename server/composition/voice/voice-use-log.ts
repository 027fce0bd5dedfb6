import type { ProviderExchange } from '../../../voice/ports/provider-exchange'

/** Answers of a service per line in the log. */
const exchangesPerLine = 100

/** Latency and cost of the last answers of a service. */
export type VoiceUse = {
  request: string
  model: string
  exchanges: number
  firstByteMsP50: number
  firstByteMsP95: number
  /** Euros per minute of speech; null when no price is configured. */
  costPerMinute: number | null
}

/**
 * Returns a function to call with each exchange; it reports a line for every hundred exchanges of a
 * service.
 */
export function createVoiceUseLog(report: (use: VoiceUse) => void) {
  const exchangesByKey = new Map<string, ProviderExchange[]>()

  return (exchange: ProviderExchange) => {
    const { request, model } = exchange
    const key = `${request} ${model}`
    const exchanges = [...(exchangesByKey.get(key) ?? []), exchange]
    exchangesByKey.set(key, exchanges)
    if (exchanges.length < exchangesPerLine) return
    exchangesByKey.delete(key)
    const latencies = exchanges.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b)
    const percentile = (share: number) =>
      Math.round(latencies[Math.ceil(latencies.length * share) - 1] ?? 0)
    report({
      request,
      model,
      exchanges: exchanges.length,
      firstByteMsP50: percentile(0.5),
      firstByteMsP95: percentile(0.95),
      costPerMinute: computeCostPerMinute(exchanges),
    })
  }
}

function computeCostPerMinute(exchanges: readonly ProviderExchange[]): number | null {
  const minutes = exchanges.reduce((sum, { speechMinutes }) => sum + speechMinutes, 0)
  const costs = exchanges.flatMap(({ costEuros }) => (costEuros === null ? [] : [costEuros]))
  if (minutes === 0 || costs.length < exchanges.length) return null
  return Number((costs.reduce((sum, cost) => sum + cost, 0) / minutes).toPrecision(3))
}
