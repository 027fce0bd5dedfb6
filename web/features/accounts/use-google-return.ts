import { useSearchParams } from 'react-router'
import { readGoogleReturnCode } from '../../../domain/accounts/google-return'

/** What the address says of a visit to Google that ended without a session; null of none. */
export function useGoogleReturn() {
  const [query] = useSearchParams()
  return readGoogleReturnCode(query.get('google'))
}
