import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerEvent } from '../../contract/call-server-events'
import { callStreamPath } from '../../contract/paths'
import { findReceiptFaults } from '../../domain/receipt'
import {
  addCompanion,
  briefVoice,
  type CallClient,
  connectCaller,
  microphoneFrame,
  reserveCall,
  resumeAddress,
} from '../support/calls/call-client'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const isError = (code: string) => (event: ServerEvent) =>
  event.type === 'error' && event.code === code

describe.each(engines)('the socket of a call, on %s', (engine) => {
  let product: TestProduct
  let members = 0
  const open: CallClient[] = []

  beforeAll(async () => {
    product = await startProduct({ engine, voice: briefVoice() })
    await addCompanion(product)
  })
  afterAll(() => product.close())
  afterEach(async () => {
    for (const caller of open.splice(0)) caller.socket.terminate()
  })

  const connect = (address: string, origin?: string) => {
    const caller = connectCaller(address, origin)
    open.push(caller)
    return caller
  }

  async function startCall() {
    const member: Member = await product.signUp(`caller${++members}`)
    const started = await reserveCall(product, member)
    const caller = connect(started.webCallUrl)
    await caller.waitFor('session.created')
    return { member, started, caller }
  }

  test.each(['//', 'http://[', '/api/calls/%00/stream'])(
    'outlives whatever asks for a socket at « %s »',
    async (path) => {
      const { hostname, port } = new URL(product.origin)
      const socket = createConnection(Number(port), hostname)
      socket.end(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      socket.resume()
      await once(socket, 'close')
      expect((await product.request('/health/live')).status).toBe(200)
    },
  )

  describe('lets nobody in', () => {
    test('with a ticket that was used', async () => {
      const { started } = await startCall()
      const second = connect(started.webCallUrl)
      expect(await second.closed).toBe(4401)
      expect(second.events).toEqual([])
    })

    test('twice, when two bring the same ticket at once', async () => {
      const { webCallUrl } = await reserveCall(product, await product.signUp('twice'))
      const both = [connect(webCallUrl), connect(webCallUrl)]
      const codes = await Promise.race(both.map(({ closed }) => closed))
      expect(codes).toBe(4401)
      await Promise.any(both.map((caller) => caller.waitFor('session.created')))
    })

    test('with a ticket that has run out', async () => {
      const { id, webCallUrl } = await reserveCall(product, await product.signUp('late'))
      await product.pool.query(
        `update calls set ticket_expires_at = now() - interval '1 second' where id = $1`,
        [id],
      )
      expect(await connect(webCallUrl).closed).toBe(4401)
    })

    test('with somebody else’s ticket, or none', async () => {
      const { id, webCallUrl } = await reserveCall(product, await product.signUp('mine'))
      const other = await reserveCall(product, await product.signUp('other'))
      const address = new URL(webCallUrl)
      address.searchParams.set('ticket', new URL(other.webCallUrl).searchParams.get('ticket') ?? '')
      expect(await connect(address.href).closed).toBe(4401)
      address.search = ''
      expect(await connect(address.href).closed).toBe(4401)
      expect(await connect(resumeAddress(product, id, 'guessed')).closed).toBe(4401)
    })

    test.each([randomUUID(), 'none', '%00'])('to a call that does not exist: %s', async (id) => {
      const address = `${product.origin.replace('http', 'ws')}${callStreamPath(id)}?ticket=x`
      expect(await connect(address).closed).toBe(4404)
    })

    test('from another’s page', async () => {
      const { webCallUrl } = await reserveCall(product, await product.signUp('page'))
      const caller = connect(webCallUrl, 'https://elsewhere.test')
      expect(await caller.closed).toBe(1006)
      const own = connect(webCallUrl, product.origin)
      await own.waitFor('session.created')
    })
  })

  describe('tells what is wrong and goes on', () => {
    test.each([
      ['no JSON', '{'],
      ['an unknown event', '{"type":"call.free_minutes"}'],
      ['a deep one', '['.repeat(20_000)],
      ['binary garbage', Buffer.from([9, 9, 9])],
      [
        'a companion’s frame',
        Buffer.concat([Buffer.from([2, 0, 1, 0, 1, 0, 0, 0]), Buffer.alloc(960)]),
      ],
      ['an empty frame', Buffer.alloc(0)],
    ])('after %s', async (_case, message) => {
      const { caller } = await startCall()
      caller.socket.send(message)
      await caller.waitUntil(() => caller.events.find(isError('MESSAGE_MALFORMED')))
      const { receipt } = await caller.hangUp()
      expect(findReceiptFaults(receipt)).toEqual([])
    })

    test('naming the event at fault', async () => {
      const { caller } = await startCall()
      caller.socket.send('{"type":"call.free_minutes","event_id":"mine-7"}')
      const error = await caller.waitFor('error')
      expect(error).toMatchObject({ caused_by: 'mine-7', retryable: false })
    })
  })

  test('is closed after malformed messages again and again', async () => {
    const { caller } = await startCall()
    for (let count = 0; count < 12; count += 1) caller.socket.send('{')
    expect(await caller.closed).toBe(1008)
  })

  test('is closed by a message that is too large', async () => {
    const { caller } = await startCall()
    caller.socket.send('x'.repeat(64 * 1_024 + 1))
    expect(await caller.closed).toBe(1009)
  })

  test('is closed by a flood, after an error', async () => {
    const { caller } = await startCall()
    for (let count = 0; count < 400; count += 1) caller.send({ type: 'response.create' })
    expect(await caller.closed).toBe(4429)
    expect(caller.events.filter(isError('RATE_LIMITED'))).toHaveLength(1)
  })

  test('is closed by more sound than a microphone makes, after an error', async () => {
    const { caller } = await startCall()
    const oneSecond = Buffer.alloc(32_000).toString('base64')
    for (let count = 0; count < 8; count += 1)
      caller.send({ type: 'input_audio_buffer.append', audio: oneSecond })
    expect(await caller.closed).toBe(1008)
    expect(caller.events.filter(isError('RATE_LIMITED'))).toHaveLength(1)
  })

  test('takes the microphone as binary frames', async () => {
    const { caller } = await startCall()
    for (let number = 1; number <= 50; number += 1) caller.socket.send(microphoneFrame(number))
    await caller.hangUp()
    expect(caller.events.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('brings the sound as base64 to whoever asks for it', async () => {
    const { webCallUrl } = await reserveCall(product, await product.signUp('base'))
    const caller = connect(`${webCallUrl}&audio=base64`)
    const sound = await caller.waitFor('response.output_audio.delta')
    const created = await caller.waitFor('response.created')
    expect(sound.response_id).toBe(created.response.id)
    expect(Buffer.from(sound.delta, 'base64')).toHaveLength(960)
    expect(caller.frames).toEqual([])
  })

  test('says what holds when a client asks for other settings', async () => {
    const { caller } = await startCall()
    caller.send({
      type: 'session.update',
      session: { type: 'realtime', output_modalities: ['text'] },
    })
    const updated = await caller.waitFor('session.updated')
    expect(updated.session).toMatchObject({
      output_modalities: ['text'],
      audio: { output: { format: { rate: 24_000 } } },
    })
  })

  describe('that was lost', () => {
    test('is taken up by another, which hears what the first has not played', async () => {
      const { started, caller } = await startCall()
      await caller.waitUntil(() => caller.frames[9])
      caller.socket.terminate()
      const second = connect(resumeAddress(product, started.id, started.resumeToken, 5))
      const resumed = await second.waitFor('call.resumed')
      await second.waitUntil(() => second.frames[0])
      expect(second.frames[0]?.frameNumber).toBe(6)
      expect(resumed.resumeToken).not.toBe(started.resumeToken)
      const { receipt } = await second.hangUp()
      expect(findReceiptFaults(receipt)).toEqual([])
    })

    test('is closed when another takes it up although it still holds', async () => {
      const { started, caller } = await startCall()
      const second = connect(resumeAddress(product, started.id, started.resumeToken))
      const { resumeToken } = await second.waitFor('call.resumed')
      expect(await caller.closed).toBe(4409)
      const third = connect(resumeAddress(product, started.id, resumeToken))
      await third.waitFor('call.resumed')
      expect(await second.closed).toBe(4409)
    })

    test('is not taken up with a token that was used', async () => {
      const { started } = await startCall()
      const address = resumeAddress(product, started.id, started.resumeToken)
      const second = connect(address)
      const asked = once(second.socket, 'ping')
      await second.waitFor('call.resumed')
      await asked
      // Answered behind the pong: then the next token is known to have arrived.
      second.send({ type: 'session.update', session: { type: 'realtime' } })
      await second.waitFor('session.updated')
      expect(await connect(address).closed).toBe(4401)
    })

    test('is taken up with the same token again when the next one did not arrive', async () => {
      const { started } = await startCall()
      const address = resumeAddress(product, started.id, started.resumeToken)
      const deaf = new WebSocket(address, { autoPong: false })
      await once(deaf, 'message')
      deaf.terminate()
      await connect(address).waitFor('call.resumed')
    })

    test('still brings the receipt to a caller who comes back too late', async () => {
      const { started, caller } = await startCall()
      await caller.waitUntilBilled()
      const { receipt } = await caller.hangUp()
      const late = connect(resumeAddress(product, started.id, started.resumeToken))
      expect(await late.closed).toBe(1000)
      expect(late.events).toMatchObject([{ type: 'call.ended', reason: 'hung-up', receipt }])
    })
  })
})
