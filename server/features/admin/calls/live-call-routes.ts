import type { AdminLiveCall } from '../../../../contract/admin/calls'
import { ApplicationError } from '../../../platform/application-error'
import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { LiveCallRepository } from './live-call-repository'

type Deps = {
  liveCalls: LiveCallRepository
  /** Ends and settles a call, whichever process runs it. */
  endCall(callId: string): Promise<void>
}

const procedures = administratorProcedures.calls

export const createAdminCallRoutes = ({ liveCalls, endCall }: Deps) =>
  procedures.router({
    list: procedures.list.handler(async () => {
      const { rows, total } = await liveCalls.list()
      return { items: rows.map(toLiveCall), total }
    }),
    /** Throws NOT_FOUND when the call is over. */
    hangUp: procedures.hangUp.handler(async ({ context, input }) => {
      if (!(await liveCalls.recordHangUp(context.user.id, input.id)))
        throw new ApplicationError('NOT_FOUND')
      await endCall(input.id)
      return {}
    }),
  })

type Row = Awaited<ReturnType<LiveCallRepository['list']>>['rows'][number]

const toLiveCall = ({ state, createdAt, startedAt, ...row }: Row): AdminLiveCall => ({
  ...row,
  // The query reads live calls only, so these two states do not occur.
  state: state === 'settled' || state === 'released' ? 'closing' : state,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
})
