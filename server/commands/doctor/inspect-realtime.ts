import {
  createRealtimeModel,
  type RealtimeService,
} from '../../../providers/realtime/create-realtime-model'
import { RealtimeModelUnavailable } from '../../../voice/ports/realtime-model'
import type { Finding } from './inspect-payments'

/** A real request takes a few seconds at most. */
const timeoutMs = 15_000
const name = 'voix à voix'
const instructions = 'Réponds seulement : bonjour.'
const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const

/**
 * Sends one written message to the realtime model. Reports how long its first audio took,
 * or why there was none.
 */
export async function inspectRealtime(service: RealtimeService): Promise<Finding> {
  const label = `${service.model}, chez ${service.url.host}`
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)])
  const startedAtMs = performance.now()
  const messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: 'Bonjour.' },
  ] as const
  try {
    const conversation = createRealtimeModel(service, {}).open({ voice, messages }, signal)
    for await (const part of conversation.respond(instructions, signal).parts) {
      if (part.kind !== 'audio') continue
      const tookMs = Math.round(performance.now() - startedAtMs)
      return { name, isFine: true, text: `${label} : premier son en ${tookMs} ms` }
    }
    return { name, isFine: false, text: `${label} : aucun son n’est venu` }
  } catch (error) {
    return { name, isFine: false, text: `${label} : ${explainFailure(error)}` }
  } finally {
    controller.abort()
  }
}

function explainFailure(error: unknown): string {
  if (!(error instanceof RealtimeModelUnavailable)) throw error
  return `${explanations[error.failure]} (${error.message})`
}

const explanations: Readonly<Record<RealtimeModelUnavailable['failure'], string>> = {
  'key-refused': 'la clé est refusée, vérifiez REALTIME_KEY',
  'unknown-model': 'le service ne connaît pas ce modèle, vérifiez REALTIME_MODEL',
  'quota-exceeded': 'le crédit du compte est épuisé chez ce service',
  'rate-limited': 'trop de demandes pour ce compte, réessayez plus tard',
  unreachable: 'le service ne répond pas, vérifiez REALTIME_URL',
  'invalid-answer': 'la réponse n’est pas du protocole Realtime, vérifiez REALTIME_URL',
}
