/** The innermost error: layers above it wrap what a driver or a socket said. */
export const rootCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error
