import { fixedApiPaths } from '../../contract/paths'

/** Ends the session. Returns false when the request failed. An expired session counts as ended. */
export async function signOut(): Promise<boolean> {
  try {
    const response = await fetch(`${fixedApiPaths.auth}/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    // The body is read, because the browser counts the request as pending until then.
    await response.arrayBuffer()
    return response.ok || response.status === 401
  } catch {
    return false
  }
}
