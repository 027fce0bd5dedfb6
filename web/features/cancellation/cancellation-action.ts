import type { CancellationRequest } from '../../../domain/billing/cancellation-request'
import { describeFailure, loadApi } from '../../api/load-api'

/** A cancellation request with an id, so that the server stores it once even if it is sent twice. */
export type IdentifiedRequest = { id: string; notice: CancellationRequest }

export type CancellationResult =
  | { state: 'received'; receivedAt: string }
  | { state: 'failed'; message: string }

/** Sends the cancellation request that was submitted as JSON. */
export async function cancellationAction(request: Request): Promise<CancellationResult> {
  const input: IdentifiedRequest = await request.json()
  try {
    const { notifiedAt } = await (await loadApi()).cancellations.notify(input)
    return { state: 'received', receivedAt: notifiedAt }
  } catch (error) {
    return { state: 'failed', message: await describeFailure(error) }
  }
}
