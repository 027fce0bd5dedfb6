import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '../contract/contract'
import type { Api } from './api'
import { decodeProblem } from './decode-problem'

export const createApiClient = (origin: string): Api =>
  createORPCClient(
    new OpenAPILink(contract, {
      url: () => new URL('/api', origin),
      customErrorResponseBodyDecoder: decodeProblem,
    }),
  )
