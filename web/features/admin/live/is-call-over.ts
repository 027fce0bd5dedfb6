import { ORPCError } from '@orpc/client'

/** Whether a call could not be ended because it is over. */
export const isCallOver = (error: unknown) =>
  error instanceof ORPCError && error.code === 'NOT_FOUND'
