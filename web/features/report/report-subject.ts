/** What is reported. */
export type ReportSubject =
  | { kind: 'companion'; agentId: string; name: string }
  | {
      kind: 'conversation'
      conversationId: string
      name: string
      /** Whether the transcript still exists and can be attached. */
      hasTranscript: boolean
    }

export const getReportTitle = (subject: ReportSubject) =>
  subject.kind === 'companion' ? `Signaler ${subject.name}` : 'Signaler cette conversation'
