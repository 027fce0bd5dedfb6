import { z } from 'zod'

const opened = z.object({
  token: z.string().nullish(),
  user: z.object({ id: z.string() }).nullish(),
})

/** The session that an answer of the library has opened, and whose; the answer stays readable. */
export async function openedSession(response: Response) {
  const { token, user } = opened.parse(await response.clone().json())
  return { token: token ?? null, userId: user?.id ?? null }
}
