import { createHmac } from 'node:crypto'

/** The `stripe-signature` of a body that is sent at `now` (docs.stripe.com/webhooks/signature). */
export function signEvent(body: string, { secret, now }: { secret: string; now: Date }) {
  const time = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
