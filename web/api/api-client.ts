// Must be imported before the contract, whose schemas are created on import.
import './disable-schema-compilation'

import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '../../contract/contract'
import { decodeProblem } from './decode-problem'

export type Api = ContractRouterClient<typeof contract>

export const createApiClient = (origin: string): Api =>
  createORPCClient(
    new OpenAPILink(contract, {
      url: () => new URL('/api', origin),
      customErrorResponseBodyDecoder: decodeProblem,
    }),
  )
