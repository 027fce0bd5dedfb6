import type { ProviderRequest } from '../../../voice/ports/provider-request'

/** The number of requests that one log line summarises. */
const requestsPerLine = 100

/** Latency and cost of the last hundred requests of one kind to one model. */
export type VoiceUse = {
  /** The kind of the requests: their path, such as "chat/completions", or a name, such as "realtime". */
  request: string
  model: string
  requestCount: number
  /** Percentile of `latencyMs`; for a realtime recogniser this is the time to the final text. */
  firstByteMsP50: number
  firstByteMsP95: number
  /** Euros per minute of speech; null when no price is configured, or without any speech. */
  costPerMinute: number | null
}

/**
 * Returns a function to call with each finished request. It reports the latency and cost of every
 * hundred requests of one kind to one model.
 */
export function createVoiceUseLog(report: (use: VoiceUse) => void) {
  const requestsByKey = new Map<string, ProviderRequest[]>()

  return (finishedRequest: ProviderRequest) => {
    const { request, model } = finishedRequest
    const key = `${request} ${model}`
    const requests = [...(requestsByKey.get(key) ?? []), finishedRequest]
    requestsByKey.set(key, requests)
    if (requests.length < requestsPerLine) return
    requestsByKey.delete(key)
    const latencies = requests.map(({ latencyMs }) => latencyMs).sort((a, b) => a - b)
    const findPercentile = (share: number) =>
      Math.round(latencies[Math.ceil(latencies.length * share) - 1] ?? 0)
    report({
      request,
      model,
      requestCount: requests.length,
      firstByteMsP50: findPercentile(0.5),
      firstByteMsP95: findPercentile(0.95),
      costPerMinute: computeCostPerMinute(requests),
    })
  }
}

function computeCostPerMinute(requests: readonly ProviderRequest[]): number | null {
  const minutes = requests.reduce((sum, { speechMinutes }) => sum + speechMinutes, 0)
  const costs = requests.flatMap(({ costEuros }) => (costEuros === null ? [] : [costEuros]))
  if (minutes === 0 || costs.length < requests.length) return null
  return Number((costs.reduce((sum, cost) => sum + cost, 0) / minutes).toPrecision(3))
}
