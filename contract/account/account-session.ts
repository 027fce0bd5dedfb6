import { z } from 'zod'

/** One of the devices on which a person is signed in, the one that asks first. */
export const accountSession = z.object({
  id: z.uuid(),
  /** « Firefox sur Android »; null when it says nothing that people know. */
  device: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type AccountSession = z.infer<typeof accountSession>
