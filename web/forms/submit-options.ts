/**
 * Options for submitting a form of a public page to its client action (docs/decisions/024). After a
 * refused request the page's data is not loaded again, because it has not changed, and without a connection
 * the load would fail and replace the form with an error. The pending state is rendered synchronously,
 * so that a second press is ignored.
 */
export const submitOptions = {
  method: 'post',
  defaultShouldRevalidate: false,
  flushSync: true,
} as const
