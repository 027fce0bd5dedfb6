import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { leadTo } from '../../page/page-frame'
import { advanceClock } from '../billing/advance-clock'
import { closeDispute, isClosed } from '../billing/dispute-charge'
import { stripeStandInPath } from '../demonstration-account'
import { readFormFields } from '../form-fields'
import type { EventType } from '../objects/event'
import type { Books, RunInBooks } from '../state/books'
import { renderClock, type ToldEvent } from './clock-page'
import { sendPage } from './page-frame'

const answer = z.object({
  step: z.enum(['day', 'week', 'month']),
  declined: z.literal('true').optional(),
})

const verdict = z.object({ verdict: z.enum(['won', 'lost']) })

/** How many events the page shows, and how many disputes. */
const shownEvents = 30

/** The page that moves the stand-in's time on, and decides in the place of banks. */
export async function clockRoutes(app: FastifyInstance, { run }: { run: RunInBooks }) {
  app.get(stripeStandInPath, async (_request, reply) =>
    sendPage(
      reply,
      await run(async (books) =>
        renderClock(books.now, await readEvents(books), await readDisputes(books)),
      ),
    ),
  )

  app.post<{ Body: string }>(stripeStandInPath, async ({ body }, reply) => {
    const read = answer.safeParse(readFormFields(body))
    if (read.success) {
      const { step, declined } = read.data
      await advanceClock(run, { step, isDeclined: declined === 'true' })
    }
    return leadTo(reply, stripeStandInPath)
  })

  app.post<{ Params: { id: string }; Body: string }>(
    `${stripeStandInPath}/disputes/:id`,
    async ({ params, body }, reply) => {
      const read = verdict.safeParse(readFormFields(body))
      if (read.success)
        await run(async (books) => {
          const dispute = await books.store.findLocked('dispute', params.id)
          if (dispute) await closeDispute(books, dispute, read.data.verdict)
        })
      return leadTo(reply, stripeStandInPath)
    },
  )
}

const readDisputes = async ({ store }: Books) =>
  (await store.select('dispute', [], shownEvents)).filter((dispute) => !isClosed(dispute))

type Row = { id: string; type: EventType; created: string; attempts: number | null }

async function readEvents({ transaction }: Books): Promise<ToldEvent[]> {
  const { rows } = await transaction.execute<Row>(sql`
    select event.id, event.data->>'type' as type, event.created, delivery.attempts
    from stripe_stand_in as event
    left join stripe_stand_in_delivery as delivery on delivery.event_id = event.id
    where event.object = 'event' order by event.sequence desc limit ${shownEvents}`)
  return rows.map((row) => ({ ...row, created: Number(row.created) }))
}
