import { afterEach, expect, test, vi } from 'vitest'
import { publicMessages } from '../../../../domain/public-messages'
import { endThisSession } from './account-requests'

afterEach(() => vi.unstubAllGlobals())

test('endThisSession throws when the server fails to end the session', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await expect(endThisSession()).rejects.toThrow(publicMessages.SIGN_OUT_FAILED)
  vi.stubGlobal('fetch', async () => Response.json({}))
  await endThisSession()
})
