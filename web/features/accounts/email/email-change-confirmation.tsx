import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { emailChangeParameter } from '../../../../contract/account/email-change-path'
import { useRefreshMe } from '../../../session/use-me'
import { Notice } from '../../../ui/feedback/notice'
import { showToast } from '../../../ui/feedback/toast'
import { confirmEmailChange } from '../settings/account-requests'

/**
 * When the URL contains the token of a confirmation link, confirms the new e-mail address, removes the query from
 * the URL and shows the result.
 */
export function EmailChangeConfirmation() {
  const [query, setQuery] = useSearchParams()
  const token = query.get(emailChangeParameter)
  const submittedToken = useRef<string | null>(null)
  const refreshMe = useRefreshMe()
  const confirmation = useMutation({
    mutationFn: confirmEmailChange,
    onSuccess: () => showToast({ kind: 'done', text: 'Votre nouvelle adresse est confirmée' }),
    onError: ({ message }) => showToast({ kind: 'failed', text: message }),
    onSettled: async () => {
      setQuery({}, { replace: true, preventScrollReset: true })
      await refreshMe()
    },
  })

  const { mutate } = confirmation
  useEffect(() => {
    if (token === null || submittedToken.current === token) return
    submittedToken.current = token
    mutate(token)
  }, [token, mutate])

  if (confirmation.isSuccess)
    return (
      <Notice kind="done">
        <p>
          Votre nouvelle adresse est confirmée{'\u00a0'}: c’est avec elle que vous vous connecterez.
        </p>
      </Notice>
    )
  if (!confirmation.error) return null
  return (
    <Notice kind="failed">
      <p>
        {confirmation.error.message}. Votre adresse n’a pas changé{'\u00a0'}; vous pouvez demander
        un autre lien.
      </p>
    </Notice>
  )
}
