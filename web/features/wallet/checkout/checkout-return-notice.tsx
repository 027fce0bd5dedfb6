import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { publicMessages } from '../../../../domain/public-messages'
import { Notice } from '../../../ui/feedback/notice'
import { replaceQuery } from '../replace-query'

/**
 * Shows a notice for the payment result in the query string, then removes the result from the query string, so
 * that a reload does not show the notice again.
 */
export function CheckoutReturnNotice() {
  const [query] = useSearchParams()
  const [outcome] = useState(() => {
    if (query.has('success')) return 'paid'
    return query.has('canceled') ? 'canceled' : null
  })
  useEffect(
    () =>
      replaceQuery((parameters) => {
        parameters.delete('success')
        parameters.delete('canceled')
      }),
    [],
  )
  if (!outcome) return null
  return (
    <Notice kind={outcome === 'paid' ? 'done' : 'accent'}>
      <p>
        {outcome === 'paid' ? publicMessages.PAYMENT_SUCCEEDED : publicMessages.PAYMENT_CANCELED}
      </p>
    </Notice>
  )
}
