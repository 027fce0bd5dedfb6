import { redirect } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { clearUserData } from '../../../session/clear-user-data'
import { signOut } from '../../../session/sign-out'
import { showToast } from '../../../ui/feedback/toast'

/** Signs the user out and redirects to the landing page, or shows an error toast. */
export async function signOutAction(): Promise<Response | null> {
  if (!(await signOut())) {
    showToast({ kind: 'failed', text: publicMessages.SIGN_OUT_FAILED })
    return null
  }
  clearUserData()
  showToast({ kind: 'done', text: publicMessages.SIGNED_OUT })
  return redirect(pagePaths.home)
}
