import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { newAddressParameter } from '../../../contract/account/new-address'
import { useRefreshMe } from '../../session'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/toast'
import { confirmAddressChange } from './account-requests'
import type { RequestOutcome } from './auth-requests'

/** What the link of the mail to a new address leads to: used up at once, told once. */
export function AddressConfirmation() {
  const [query, setQuery] = useSearchParams()
  const token = query.get(newAddressParameter)
  const asked = useRef<string | null>(null)
  const refreshMe = useRefreshMe()
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null)

  useEffect(() => {
    if (token === null || asked.current === token) return
    asked.current = token
    confirmAddressChange(token).then(async (answer) => {
      setOutcome(answer)
      showToast(
        answer.state === 'done'
          ? { kind: 'done', text: 'Votre nouvelle adresse est confirmée' }
          : { kind: 'failed', text: answer.message },
      )
      setQuery({}, { replace: true, preventScrollReset: true })
      await refreshMe()
    })
  }, [token, setQuery, refreshMe])

  if (outcome === null) return null
  return outcome.state === 'done' ? (
    <Notice kind="done">
      <p>Votre nouvelle adresse est confirmée : c’est avec elle que vous vous connecterez.</p>
    </Notice>
  ) : (
    <Notice kind="failed">
      <p>{outcome.message}. Votre adresse n’a pas changé ; vous pouvez demander un autre lien.</p>
    </Notice>
  )
}
