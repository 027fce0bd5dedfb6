/**
 * Options for submitting a form of a public page to its client action (docs/decisions/024). The page's
 * data is not loaded again after the request: the request does not change it, and without a connection
 * the load would fail and replace the form with an error. The pending state is rendered synchronously,
 * so that a second press is ignored.
 */
export const submitOptions = {
  method: 'post',
  defaultShouldRevalidate: false,
  flushSync: true,
} as const
