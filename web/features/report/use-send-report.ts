import { ORPCError } from '@orpc/client'
import { QueryClient, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ReportDraft } from '../../../contract/conversations/reports'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'

/**
 * Why a report was not sent: too many reports, invalid input, or another failure with a French
 * message.
 */
export type ReportFailure =
  | { kind: 'rate-limited' | 'invalid' }
  | { kind: 'other'; message: string }

/** A companion's page is public and has no QueryClientProvider, so the report has its own client. */
const queryClient = new QueryClient()

/** Sends a report. A second attempt has the same id, so that the server stores the report only once. */
export function useSendReport() {
  const id = useRef<string | null>(null)
  const sendMutation = useMutation(
    {
      mutationFn: async (report: Omit<ReportDraft, 'id'>) => {
        id.current ??= crypto.randomUUID()
        return (await loadApi()).reports.send({ ...report, id: id.current })
      },
      onSuccess() {
        id.current = null
      },
      // Without a connection the request fails at once, instead of waiting for a connection.
      networkMode: 'always',
    },
    queryClient,
  )
  return {
    send: sendMutation.mutate,
    isSending: sendMutation.isPending,
    failure: sendMutation.error && toReportFailure(sendMutation.error),
    /** Says whether the sent report contains the transcript; null until the report was sent. */
    sentReport: sendMutation.data ?? null,
    reset: sendMutation.reset,
  }
}

function toReportFailure(error: Error): ReportFailure {
  if (error instanceof ORPCError && error.code === 'RATE_LIMITED') return { kind: 'rate-limited' }
  if (error instanceof ORPCError && error.code === 'INPUT_INVALID') return { kind: 'invalid' }
  return { kind: 'other', message: findFailureMessage(error) }
}
