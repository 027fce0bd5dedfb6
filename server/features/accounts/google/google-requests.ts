import { z } from 'zod'
import { pagePaths } from '../../../../contract/paths'
import { parseNextPath } from '../../../../domain/accounts/next-path'
import { ApplicationError } from '../../../platform/application-error'
import { callbackURL, parseBody, toCallbackPath } from '../auth/auth-requests'

const request = z.object({
  provider: z.literal('google'),
  callbackURL,
  /** Whether an account may be created, which requires accepting the terms. */
  requestSignUp: z.boolean().default(false),
  hasAcceptedTerms: z.boolean().default(false),
})

/** Returns better-auth's input for a sign-in with Google. Throws INPUT_INVALID or TERMS_NOT_ACCEPTED. */
export function readGoogleRequest(body: unknown) {
  const { hasAcceptedTerms, ...input } = parseBody(request, body)
  if (input.requestSignUp && !hasAcceptedTerms) throw new ApplicationError('TERMS_NOT_ACCEPTED')
  const nextPath = toCallbackPath(input.callbackURL)
  const page = input.requestSignUp ? pagePaths.register : pagePaths.login
  return {
    ...input,
    callbackURL: nextPath,
    errorCallbackURL: nextPath === pagePaths.dashboard ? page : withQuery(page, { next: nextPath }),
  }
}

/** Converts the Google button's form data to the body that client scripts send. */
export function readGoogleForm(text: string): object {
  const form = new URLSearchParams(text)
  return {
    provider: 'google',
    requestSignUp: form.get('purpose') === 'sign-up',
    hasAcceptedTerms: form.has('hasAcceptedTerms'),
    ...(form.has('next') && { callbackURL: form.get('next') }),
  }
}

/** Returns the page that explains why a submitted form did not lead to Google. */
export function findFailurePath(body: unknown, error: unknown) {
  const { data: googleRequest } = request.safeParse(body)
  const nextPath = parseNextPath(googleRequest?.callbackURL ?? null)
  const nextQuery = nextPath === null ? {} : { next: nextPath }
  const isAcceptanceMissing =
    error instanceof ApplicationError && error.code === 'TERMS_NOT_ACCEPTED'
  // The sign-up page has the terms checkbox.
  if (isAcceptanceMissing)
    return withQuery(pagePaths.register, { ...nextQuery, google: 'GOOGLE_NEW' })
  return googleRequest?.requestSignUp
    ? withQuery(pagePaths.register, { ...nextQuery, google: 'GOOGLE_SIGN_UP_FAILED' })
    : withQuery(pagePaths.login, { ...nextQuery, google: 'GOOGLE_SIGN_IN_FAILED' })
}

export const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

const callbackQuery = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(2_000).optional(),
  error: z.string().max(2_000).optional(),
  iss: z.string().max(2_000).optional(),
})

/** Returns the query parameters of Google's callback; empty when they are malformed. */
export const readGoogleCallback = (query: unknown) => callbackQuery.safeParse(query).data ?? {}
