/** What the person is looking at when they report. */
export type ReportSubject =
  | { kind: 'companion'; agentId: string; name: string }
  | {
      kind: 'conversation'
      conversationId: string
      name: string
      /** Its words are kept still, and may be attached. */
      hasWords: boolean
    }

export const reportTitle = (subject: ReportSubject) =>
  subject.kind === 'companion' ? `Signaler ${subject.name}` : 'Signaler cette conversation'
