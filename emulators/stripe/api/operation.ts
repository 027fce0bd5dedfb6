import type { FormFields } from '../form-fields'
import type { TransactionContext } from '../state/transaction-context'

export type OperationRequest = {
  context: TransactionContext
  /** The :id of the path; empty when the path has none. */
  id: string
  fields: FormFields
}

/** One endpoint of the API. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /v1, for example "customers/:id". */
  path: string
  run(request: OperationRequest): Promise<object>
}
