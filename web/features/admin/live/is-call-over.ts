import { ORPCError } from '@orpc/client'

/** Whether the server could not end a call because the call was already over. */
export const isCallOver = (error: unknown) =>
  error instanceof ORPCError && error.code === 'NOT_FOUND'
