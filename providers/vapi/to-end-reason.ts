import type { EndReason } from '../../domain/call-end'

const reasonPatterns: readonly [pattern: RegExp, reason: EndReason][] = [
  [/^exceeded-max-duration$/, 'time-limit'],
  [/^silence-timed-out$/, 'silence'],
  [/did-not-receive-customer-audio|^customer-did-not-answer$/, 'link-lost'],
  // The service has hundreds of codes for its own failures and those of its suppliers.
  [
    /error|fault|failed|shutdown|not-found|not-valid|disconnected|closed|timed-out/,
    'provider-failed',
  ],
]

/** Maps the endedReason code of Vapi. Unknown and absent codes mean that somebody hung up. */
export const toEndReason = (endedReason: string | null | undefined): EndReason =>
  reasonPatterns.find(([pattern]) => pattern.test(endedReason ?? ''))?.[1] ?? 'hung-up'
