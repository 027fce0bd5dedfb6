import { z } from 'zod'
import type { HostedCallReport, HostedTurn } from '../../voice/ports/hosted-voice'
import { toEndReason } from './to-end-reason'
import { toSuccessScore } from './to-success-score'

const dateField = z.coerce.date().nullish().catch(null)

const message = z.object({
  role: z.string(),
  message: z.string().optional(),
  secondsFromStart: z.number().nonnegative().catch(0),
  /** In milliseconds since 1970. */
  time: z.number().catch(0),
  endTime: z.number().catch(0),
})

/** The fields of a call that we use; the service sends many more. */
const callFields = z.object({
  startedAt: dateField,
  endedAt: dateField,
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

export const fetchedCall = callFields.extend({ status: z.string().optional() })

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
  message: callFields.extend({
    type: z.literal('end-of-call-report'),
    call: callFields.extend({ id: z.string().min(1).max(200) }),
  }),
})

type CallFields = z.infer<typeof callFields>

/** `fallbackEnd`: the end time to use if the service reports none; null for a call that may be running. */
export function toReport(fields: CallFields, fallbackEnd: Date | null): HostedCallReport {
  const endedAt = fields.endedAt ?? fallbackEnd
  return {
    startedAt: fields.startedAt ?? null,
    end: endedAt && { at: endedAt, reason: toEndReason(fields.endedReason) },
    summary: fields.analysis?.summary?.trim() || null,
    successScore: toSuccessScore(fields.analysis?.successEvaluation),
    turns: (fields.artifact?.messages ?? []).flatMap(toTurn),
  }
}

function toTurn(callMessage: z.infer<typeof message> | null): HostedTurn[] {
  const text = callMessage?.message?.trim()
  if (!callMessage || !text) return []
  const atMs = Math.round(callMessage.secondsFromStart * 1_000)
  if (callMessage.role === 'user') return [{ speaker: 'caller', text, heardMs: 0, atMs }]
  if (callMessage.role !== 'bot' && callMessage.role !== 'assistant') return []
  return [
    {
      speaker: 'companion',
      text,
      heardMs: Math.max(0, Math.round(callMessage.endTime - callMessage.time)),
      atMs,
    },
  ]
}
