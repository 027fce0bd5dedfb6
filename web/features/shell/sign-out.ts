import { fixedApiPaths } from '../../../contract/paths'

/** Ends the session here. False when it could not; a session that was already over counts as ended. */
export async function signOut(): Promise<boolean> {
  const request = fetch(`${fixedApiPaths.auth}/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return request.then(
    (answer) => {
      const isOver = answer.ok || answer.status === 401
      if (isOver) forgetTab()
      return isOver
    },
    () => false,
  )
}

/** « Sign-out empties what the browser kept » (05): drafts and the call that a reload would resume. */
function forgetTab() {
  try {
    window.sessionStorage.clear()
  } catch {
    return
  }
}
