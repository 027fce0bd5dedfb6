import { z } from 'zod'
import type { HostedCallReport, HostedTurn } from '../../voice/ports/hosted-voice'
import { toEndReason } from './to-end-reason'
import { toSuccessScore } from './to-success-score'

const time = z.coerce.date().nullish().catch(null)

const message = z.object({
  role: z.string(),
  message: z.string().optional(),
  secondsFromStart: z.number().nonnegative().catch(0),
  /** In milliseconds since 1970. */
  time: z.number().catch(0),
  endTime: z.number().catch(0),
})

/** The fields of a call that we use; the service sends many more. */
const callParts = z.object({
  startedAt: time,
  endedAt: time,
  endedReason: z.string().nullish(),
  analysis: z
    .object({ summary: z.string().nullish(), successEvaluation: z.unknown() })
    .nullish()
    .catch(null),
  artifact: z
    .object({ messages: z.array(message.nullable().catch(null)).nullish() })
    .nullish()
    .catch(null),
})

export const foundCall = callParts.extend({ status: z.string().optional() })

/** What the service answers when it creates a call for a browser. */
export const createdCall = z.object({
  id: z.string().min(1).max(200),
  webCallUrl: z.url(),
  monitor: z.object({ controlUrl: z.url().nullish() }).nullish(),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean().nullish() }).nullish(),
  assistant: z
    .object({ voice: z.object({ provider: z.string() }).nullish() })
    .nullish()
    .catch(null),
  transport: z.object({ callToken: z.string().nullish() }).nullish().catch(null),
})

export const endOfCallReport = z.object({
  message: callParts.extend({
    type: z.literal('end-of-call-report'),
    call: callParts.extend({ id: z.string().min(1).max(200) }),
  }),
})

type CallParts = z.infer<typeof callParts>

/** `fallbackEnd` is the end time of an ended call for which the service gives none. */
export function toReport(parts: CallParts, fallbackEnd: Date | null): HostedCallReport {
  const endedAt = parts.endedAt ?? fallbackEnd
  return {
    startedAt: parts.startedAt ?? null,
    end: endedAt && { at: endedAt, reason: toEndReason(parts.endedReason) },
    summary: parts.analysis?.summary?.trim() || null,
    successScore: toSuccessScore(parts.analysis?.successEvaluation),
    turns: (parts.artifact?.messages ?? []).flatMap(toTurn),
  }
}

function toTurn(sent: z.infer<typeof message> | null): HostedTurn[] {
  const text = sent?.message?.trim()
  if (!sent || !text) return []
  const atMs = Math.round(sent.secondsFromStart * 1_000)
  if (sent.role === 'user') return [{ speaker: 'caller', text, heardMs: 0, atMs }]
  if (sent.role !== 'bot' && sent.role !== 'assistant') return []
  return [
    {
      speaker: 'companion',
      text,
      heardMs: Math.max(0, Math.round(sent.endTime - sent.time)),
      atMs,
    },
  ]
}
