import { implement } from '@orpc/server'
import { type ApiKey, apiKeysContract } from '../../../contract/account/api-keys'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { ApiKeyRepository, StoredApiKey } from './api-key-repository'
import { type CreateApiKeyDeps, createApiKey } from './create-api-key'
import { type RevokeApiKeyDeps, revokeApiKey } from './revoke-api-key'

export type ApiKeyDeps = CreateApiKeyDeps & RevokeApiKeyDeps & { apiKeys: ApiKeyRepository }

const procedures = implement(apiKeysContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

/** The routes of a user's own keys. */
export const createApiKeyRoutes = (deps: ApiKeyDeps) =>
  procedures.router({
    list: procedures.list.handler(async ({ context }) =>
      (await deps.apiKeys.list(context.user.id)).map(toApiKey),
    ),
    create: procedures.create.handler(async ({ context, input }) => {
      const { key, storedKey } = await createApiKey(deps, context.user, input)
      return { ...toApiKey(storedKey), key }
    }),
    revoke: procedures.revoke.handler(async ({ context, input }) => {
      await revokeApiKey(deps, context.user.id, input.id)
      return {}
    }),
  })

const toApiKey = (row: StoredApiKey): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  sharedWith: row.sharedWith,
  monthlyMinutes: row.monthlyMinutes,
  minutesThisMonth: row.minutesThisMonth,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
