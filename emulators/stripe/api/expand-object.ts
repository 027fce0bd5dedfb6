import { toApiObject } from '../objects/checkout-session'
import type { Store } from '../state/store'
import { invalidParameter } from '../stripe-api-error'

type JsonObject = Record<string, unknown>

/** Stripe's own limit for the number of names in a path. */
const maxDepth = 4

/**
 * Returns a copy, without internal state, in which the ids at `paths` (for example "data.latest_charge")
 * are replaced by their objects.
 */
export async function expandObject(store: Store, object: object, paths: readonly string[]) {
  const response: JsonObject = JSON.parse(JSON.stringify(object))
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > maxDepth) throw invalidParameter('expand', `${path} is too deep`)
    await expandAt(store, response, steps)
  }
  return removeInternalStateFromObject(response)
}

async function expandAt(store: Store, target: unknown, steps: readonly string[]): Promise<void> {
  const [step, ...remainingSteps] = steps
  if (step === undefined) return
  if (Array.isArray(target)) {
    for (const element of target) await expandAt(store, element, steps)
    return
  }
  if (!isJsonObject(target)) return
  if (step === 'line_items' && isJsonObject(target['internalState']))
    target['line_items'] = createLineItemList(target)
  const value = target[step]
  if (value === undefined)
    throw invalidParameter('expand', `This property cannot be expanded (${step}).`)
  if (typeof value === 'string') target[step] = (await store.findAny(value)) ?? value
  await expandAt(store, target[step], remainingSteps)
}

/** Returns a checkout session's list of line items, which a response contains only if the request expands that list. */
export const createLineItemList = (session: JsonObject) => ({
  object: 'list',
  data: isJsonObject(session['internalState']) ? session['internalState']['lineItems'] : [],
  has_more: false,
  url: `/v1/checkout/sessions/${session['id']}/line_items`,
})

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes the internal state of checkout sessions, including expanded ones. */
const removeInternalStateFromObject = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(toApiObject(object)).map(([name, inner]) => [name, removeInternalState(inner)]),
  )

function removeInternalState(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeInternalState)
  return isJsonObject(value) ? removeInternalStateFromObject(value) : value
}
