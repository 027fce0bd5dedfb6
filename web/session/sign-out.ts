import { fixedApiPaths } from '../../contract/paths'

/** Ends the session. Returns false when the request failed; an expired session counts as ended. */
export async function signOut(): Promise<boolean> {
  const request = fetch(`${fixedApiPaths.auth}/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return request.then(
    (response) => response.ok || response.status === 401,
    () => false,
  )
}
