import { z } from 'zod'
import { pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import { callbackURL, parse, readCallback } from './auth-requests'

const request = z.object({
  provider: z.literal('google'),
  callbackURL,
  /** An account may be opened, which takes the box of the terms. */
  requestSignUp: z.boolean().default(false),
  hasAcceptedTerms: z.boolean().default(false),
})

/** What the library is asked to start; throws TERMS_NOT_ACCEPTED. */
export function readGoogleRequest(body: unknown) {
  const { hasAcceptedTerms, ...asked } = parse(request, body)
  if (asked.requestSignUp && !hasAcceptedTerms) throw new ApplicationError('TERMS_NOT_ACCEPTED')
  const next = readCallback(asked.callbackURL)
  const door = asked.requestSignUp ? pagePaths.register : pagePaths.login
  return {
    ...asked,
    callbackURL: next,
    errorCallbackURL: next === pagePaths.dashboard ? door : withQuery(door, { next }),
  }
}

export const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

const answer = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(2_000).optional(),
  error: z.string().max(2_000).optional(),
  iss: z.string().max(2_000).optional(),
})

/** What the provider sends the browser back with; nothing when it is none of its making. */
export const readProviderAnswer = (query: unknown) => answer.safeParse(query).data ?? {}
