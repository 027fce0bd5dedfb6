import { ORPCError } from '@orpc/client'
import { useRef, useState } from 'react'
import type { ReportDraft } from '../../../contract/conversations/reports'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'

export type ReportStep =
  | { step: 'writing'; failure: 'limited' | 'invalid' | string | null }
  | { step: 'sending' }
  | { step: 'sent'; hasTranscript: boolean }

const writing: ReportStep = { step: 'writing', failure: null }

/** Sends one report at a time; a second try of the same is known by its id, and kept once. */
export function useReport() {
  const [state, setState] = useState(writing)
  const id = useRef<string | null>(null)

  async function send(report: Omit<ReportDraft, 'id'>) {
    if (state.step === 'sending') return
    setState({ step: 'sending' })
    id.current ??= crypto.randomUUID()
    try {
      const api = await loadApi()
      const { hasTranscript } = await api.reports.send({ ...report, id: id.current })
      id.current = null
      setState({ step: 'sent', hasTranscript })
    } catch (cause) {
      setState({ step: 'writing', failure: describe(cause) })
    }
  }

  return { state, send, startAgain: () => setState(writing) }
}

function describe(cause: unknown) {
  if (cause instanceof ORPCError && cause.code === 'RATE_LIMITED') return 'limited'
  if (cause instanceof ORPCError && cause.code === 'INPUT_INVALID') return 'invalid'
  return failureMessage(cause)
}
