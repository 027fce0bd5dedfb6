import type { EndReason } from '../../domain/call-end'

const reasons: readonly [pattern: RegExp, reason: EndReason][] = [
  [/^exceeded-max-duration$/, 'time-limit'],
  [/^silence-timed-out$/, 'silence'],
  [/did-not-receive-customer-audio|^customer-did-not-answer$/, 'link-lost'],
  // Hundreds of codes name what failed at the service or at one of its suppliers.
  [
    /error|fault|failed|shutdown|not-found|not-valid|disconnected|closed|timed-out/,
    'provider-failed',
  ],
]

/** Returns why a call ended from the code that the service gives. */
export const toEndReason = (endedReason: string | null | undefined): EndReason =>
  reasons.find(([pattern]) => pattern.test(endedReason ?? ''))?.[1] ?? 'hung-up'
