import { fixedApiPaths } from '../../contract/paths'

/** Ends the session. Returns false when the request failed. An expired session counts as ended. */
export async function signOut(): Promise<boolean> {
  try {
    const response = await fetch(`${fixedApiPaths.auth}/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    // Reads the body, because the browser counts a request as pending until its body is read.
    await response.arrayBuffer()
    return response.ok || response.status === 401
  } catch {
    return false
  }
}
