/**
 * How a public page sends a form to its client action (docs/decisions/024). A refused request does
 * not change the page's data, so the data is not loaded again: without a connection, loading would
 * fail and replace the form with an error. The pending state is rendered at once, so that a second
 * press finds it.
 */
export const submitOptions = {
  method: 'post',
  defaultShouldRevalidate: false,
  flushSync: true,
} as const
