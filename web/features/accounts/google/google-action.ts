import { redirectDocument } from 'react-router'
import { showToast } from '../../../ui/feedback/toast'
import { requestGoogleUrl } from './google-request'

/** Redirects to Google's sign-in page, or shows the French failure message in a toast and returns it. */
export async function googleAction(formData: FormData, next: string | null) {
  const outcome = await requestGoogleUrl({
    next,
    purpose: formData.get('purpose') === 'sign-up' ? 'sign-up' : 'sign-in',
    hasAcceptedTerms: formData.has('hasAcceptedTerms'),
  })
  if (outcome.state === 'redirecting') return redirectDocument(outcome.url)
  showToast({ kind: 'failed', text: outcome.message })
  return { message: outcome.message }
}
