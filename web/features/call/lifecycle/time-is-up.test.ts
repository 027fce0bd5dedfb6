import { expect, it } from 'vitest'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { createFakeCall } from '../testing/fake-call'

const responseCreated = (number: number, farewell?: 'time-budget'): ServerEvent => ({
  type: 'response.created',
  event_id: 'e',
  response: { id: `r${number}`, status: 'in_progress', number, ...(farewell ? { farewell } : {}) },
})

const isTimeUp = (call: Awaited<ReturnType<ReturnType<typeof createFakeCall>['dialAndAnswer']>>) =>
  call.controller.getSnapshot().isTimeUp

it('says that the time budget is over until the caller continues with a typed message', async () => {
  const call = await createFakeCall().dialAndAnswer()
  call.receive(responseCreated(1))
  expect(isTimeUp(call)).toBe(false)
  call.receive(responseCreated(2, 'time-budget'))
  expect(isTimeUp(call)).toBe(true)
  call.controller.sendText('On continue')
  expect(isTimeUp(call)).toBe(false)
})

it('still says that the time budget is over when the typed message could not be sent', async () => {
  const call = await createFakeCall().dialAndAnswer()
  call.receive(responseCreated(1, 'time-budget'))
  call.drop(1006)
  expect(call.controller.sendText('On continue')).toBe(false)
  expect(isTimeUp(call)).toBe(true)
})

it("no longer says that the time budget is over once the companion answers the caller's voice", async () => {
  const call = await createFakeCall().dialAndAnswer()
  call.receive(responseCreated(1, 'time-budget'), responseCreated(2))
  expect(isTimeUp(call)).toBe(false)
})
