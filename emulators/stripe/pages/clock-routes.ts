import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectTo } from '../../page/page-layout'
import { advanceClock } from '../clock/advance-clock'
import { stripeEmulatorPath } from '../demonstration-account'
import { readFormFields } from '../form-fields'
import type { EventType } from '../objects/event'
import { closeDispute, openDisputeCondition } from '../payments/disputes'
import type { RunInTransaction, TransactionContext } from '../state/transaction-context'
import { type DisplayedEvent, renderClock } from './clock-page'
import { sendPage } from './stripe-page'

const clockForm = z.object({
  step: z.enum(['day', 'week', 'month']),
  declined: z.literal('true').optional(),
})

const verdictForm = z.object({ verdict: z.enum(['won', 'lost']) })

/** The page shows this many of the latest events and of the latest open disputes. */
const maxRows = 30

/** Serves the page that advances the emulator's clock and decides disputes. */
export async function clockRoutes(app: FastifyInstance, { run }: { run: RunInTransaction }) {
  app.get(stripeEmulatorPath, async (_request, reply) =>
    sendPage(
      reply,
      await run(async (context) =>
        renderClock(context.now, await findLatestEvents(context), await findOpenDisputes(context)),
      ),
    ),
  )

  app.post<{ Body: string }>(stripeEmulatorPath, async ({ body }, reply) => {
    const parsed = clockForm.safeParse(readFormFields(body))
    if (parsed.success) {
      const { step, declined } = parsed.data
      await advanceClock(run, { step, shouldDecline: declined === 'true' })
    }
    return redirectTo(reply, stripeEmulatorPath)
  })

  app.post<{ Params: { id: string }; Body: string }>(
    `${stripeEmulatorPath}/disputes/:id`,
    async ({ params, body }, reply) => {
      const parsed = verdictForm.safeParse(readFormFields(body))
      if (parsed.success)
        await run(async (context) => {
          const dispute = await context.store.findLocked('dispute', params.id)
          if (dispute) await closeDispute(context, dispute, parsed.data.verdict)
        })
      return redirectTo(reply, stripeEmulatorPath)
    },
  )
}

const findOpenDisputes = ({ store }: TransactionContext) =>
  store.select('dispute', [openDisputeCondition], maxRows)

type Row = {
  id: string
  type: EventType
  created: string
  attempts: number | null
  pending: string
}

async function findLatestEvents({ transaction }: TransactionContext): Promise<DisplayedEvent[]> {
  const { rows } = await transaction.execute<Row>(sql`
    select event.id, event.data->>'type' as type, event.created, delivery.attempts,
      event.data->>'pending_webhooks' as pending
    from stripe_stand_in as event
    left join stripe_stand_in_delivery as delivery on delivery.event_id = event.id
    where event.object = 'event' order by event.sequence desc limit ${maxRows}`)
  return rows.map(({ pending, ...row }) => ({
    ...row,
    created: Number(row.created),
    isDelivered: pending === '0',
  }))
}
