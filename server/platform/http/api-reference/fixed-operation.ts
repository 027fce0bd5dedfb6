import type { OpenAPI } from '@orpc/openapi'
import type { z } from 'zod'
import type { KnownErrorCode } from '../../../../contract/account/known-error-codes'

/** An operation that is not a procedure of the contract. */
export type FixedOperation = {
  method: 'get' | 'post'
  /** The path below /api. */
  path: string
  summary: string
  description?: string
  needsSession?: true
  body?: z.ZodType
  /** Whether the body is form-encoded. */
  isForm?: true
  parameters?: OpenAPI.ParameterObject[]
  success: OpenAPI.ResponseObject
  /** 200 when absent. */
  successStatus?: 101 | 201 | 302 | 303
  /** The error codes, in addition to those that all operations share (create-api-document.ts). */
  codes?: readonly KnownErrorCode[]
  /** Replaces the error responses, for an operation whose errors have another shape. */
  failures?: OpenAPI.ResponsesObject
}

/** Returns a path without the prefix /api, which the document's paths do not have. */
export const withoutApiPrefix = (path: string) => path.replace(/^\/api/, '')
