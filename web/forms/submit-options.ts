/**
 * How a public page sends a form to its client action (docs/decisions/024). A refused request
 * changes nothing that the page has loaded, so it is not loaded again: without a connection that
 * would fail, and replace what was typed. The pending state is rendered at once, before a second
 * press can arrive.
 */
export const submitOptions = {
  method: 'post',
  defaultShouldRevalidate: false,
  flushSync: true,
} as const
