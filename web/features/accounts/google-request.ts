import { answerMessage } from '../../../contract/account/answer-codes'
import { fixedApiPaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { readCode } from './auth-requests'

/** A sign-up opens an account when there is none, with the terms accepted; a sign-in never does. */
export type GoogleRequest = {
  next: string | null
  purpose: 'sign-in' | 'sign-up'
  hasAcceptedTerms: boolean
}

type GoogleOutcome =
  /** The browser has to go there. */
  { state: 'leaving'; url: string } | { state: 'refused'; message: string }

/**
 * Asks the server for Google's address. Never throws. A form that is posted there itself would be
 * stopped by the page's policy, which lets forms lead to this site only.
 */
export async function askForGoogle(request: GoogleRequest): Promise<GoogleOutcome> {
  const { next, purpose, hasAcceptedTerms } = request
  const broken =
    purpose === 'sign-up' ? messages.GOOGLE_SIGN_UP_FAILED : messages.GOOGLE_SIGN_IN_FAILED
  try {
    const response = await fetch(`${fixedApiPaths.auth}/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        provider: 'google',
        requestSignUp: purpose === 'sign-up',
        hasAcceptedTerms,
        ...(next !== null && { callbackURL: next }),
      }),
    })
    const body: unknown = await response.json()
    const url = response.ok && readUrl(body)
    if (url) return { state: 'leaving', url }
    const code = readCode(body)
    const isFault = code === null || code === 'SERVER_FAILED'
    return { state: 'refused', message: isFault ? broken : answerMessage(code) }
  } catch {
    return { state: 'refused', message: broken }
  }
}

const readUrl = (body: unknown) =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
    ? body.url
    : null
