import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from './browser-contract'
import { decodeProblem } from './decode-problem'

export type Api = ContractRouterClient<typeof contract>

export const createApiClient = (origin: string): Api =>
  createORPCClient(
    new OpenAPILink(contract, {
      url: () => new URL('/api', origin),
      customErrorResponseBodyDecoder: decodeProblem,
    }),
  )
