import type { FormFields } from '../form-fields'
import type { Books } from '../state/books'

export type OperationRequest = {
  books: Books
  /** What stands in the path. */
  id: string
  fields: FormFields
}

/** One thing that a program can ask. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /v1, as « customers/:id ». */
  path: string
  run(request: OperationRequest): Promise<object>
}
