import { describeFailure, loadApi } from '../../api/load-api'

/** Null when the withdrawal was declared. */
export type WithdrawalResult = { failure: string } | null

/**
 * Declares the withdrawal from the purchase whose order id is in the submitted form. The router then loads the
 * purchases again, so that the page shows what the server has stored, even if the response was lost.
 */
export async function withdrawalAction(request: Request): Promise<WithdrawalResult> {
  const formData = await request.formData()
  try {
    const api = await loadApi()
    await api.withdrawals.declare({ orderId: String(formData.get('orderId')) })
    return null
  } catch (error) {
    return { failure: `${await describeFailure(error)}. ${failureAdvice}` }
  }
}

const failureAdvice =
  'Si votre rétractation a été enregistrée, cette page le dit\u00a0; sinon rien n’a changé et vous pouvez recommencer, elle ne comptera qu’une fois.'
