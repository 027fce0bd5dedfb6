import type {
  BetterAuthOptions,
  DBAdapter,
  DBAdapterInstance,
  DBTransactionAdapter,
  Where,
} from 'better-auth'

type Methods = Pick<DBTransactionAdapter<BetterAuthOptions>, 'create' | 'findOne'>

/**
 * Returns an adapter that puts the token back into each session that it creates, or finds by its
 * token. The database returns only the token's hash, but better-auth needs the token itself for the
 * cookie.
 */
export const restoreSessionToken =
  (createAdapter: DBAdapterInstance<BetterAuthOptions>): DBAdapterInstance<BetterAuthOptions> =>
  (options) => {
    const adapter = createAdapter(options)
    const { transaction } = adapter
    const transactionMethod: Pick<DBAdapter<BetterAuthOptions>, 'transaction'> = {
      transaction: (run) => transaction((inner) => run({ ...inner, ...restoreToken(inner) })),
    }
    return Object.assign(adapter, restoreToken(adapter), transactionMethod)
  }

function restoreToken({ create, findOne }: Methods): Methods {
  return {
    create: async (request) =>
      withToken(await create(request), toSessionToken(request.model, request.data['token'])),
    findOne: async (request) =>
      withToken(
        await findOne(request),
        toSessionToken(request.model, findTokenValue(request.where)),
      ),
  } as Methods
}

const toSessionToken = (model: string, token: unknown) =>
  model === 'session' && typeof token === 'string' ? token : undefined

const findTokenValue = (where: readonly Where[]) =>
  where.find(({ field }) => field === 'token')?.value

const withToken = (row: unknown, token: string | undefined) =>
  row && token !== undefined ? { ...row, token } : row
