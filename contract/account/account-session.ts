import { z } from 'zod'

/** A session of the user. Lists of sessions start with the current one. */
export const accountSession = z.object({
  id: z.uuid(),
  /** For example "Firefox sur Android"; null when unknown. */
  device: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type AccountSession = z.infer<typeof accountSession>
