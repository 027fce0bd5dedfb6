import { withoutUnseen } from '../objects/without-unseen'
import type { Store } from '../state/store'
import { invalidParameter } from '../stripe-failure'

type Json = Record<string, unknown>

/** As deep as the payment service goes. */
const deepest = 4

/** Answers objects whole where `paths` ask for it, as « data.latest_charge », instead of their ids. */
export async function expandObject(store: Store, object: object, paths: readonly string[]) {
  // A copy: what is stored stays as it is.
  const answer: Json = JSON.parse(JSON.stringify(object))
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > deepest) throw invalidParameter('expand', `${path} is too deep`)
    await expandAt(store, answer, steps)
  }
  return stripObject(answer)
}

async function expandAt(store: Store, at: unknown, steps: readonly string[]): Promise<void> {
  const [step, ...rest] = steps
  if (step === undefined) return
  if (Array.isArray(at)) {
    for (const element of at) await expandAt(store, element, steps)
    return
  }
  if (!isJson(at)) return
  if (step === 'line_items' && isJson(at['unseen'])) at['line_items'] = lineItemsOf(at)
  const value = at[step]
  if (value === undefined)
    throw invalidParameter('expand', `This property cannot be expanded (${step}).`)
  if (typeof value === 'string') at[step] = (await store.findAny(value)) ?? value
  await expandAt(store, at[step], rest)
}

/** A session's lines, which it shows only when asked. */
export const lineItemsOf = (session: Json) => ({
  object: 'list',
  data: isJson(session['unseen']) ? session['unseen']['lineItems'] : [],
  has_more: false,
  url: `/v1/checkout/sessions/${session['id']}/line_items`,
})

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Expanded objects lose what the API does not show as well. */
const stripObject = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(withoutUnseen(object)).map(([name, inner]) => [name, strip(inner)]),
  )

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  return isJson(value) ? stripObject(value) : value
}
