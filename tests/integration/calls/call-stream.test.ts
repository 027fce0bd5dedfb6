import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerEvent } from '../../../contract/call-server-events'
import { callStreamPath } from '../../../contract/paths'
import { findReceiptErrors } from '../../../domain/receipt'
import {
  addCompanion,
  type CallClient,
  connectCallClient,
  createCallResumeUrl,
  createFastVoice,
  createSilentMicrophoneFrame,
  reserveCall,
} from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const isError = (code: string) => (event: ServerEvent) =>
  event.type === 'error' && event.code === code

describe('the WebSocket of a call', () => {
  let product: TestProduct
  let userCount = 0
  const openClients: CallClient[] = []

  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
  })
  afterAll(() => product.close())
  afterEach(async () => {
    for (const client of openClients.splice(0)) client.socket.terminate()
  })

  const connect = (url: string, origin?: string) => {
    const client = connectCallClient(url, origin)
    openClients.push(client)
    return client
  }

  async function startCall() {
    const user: TestUser = await product.signUp(`client${++userCount}`)
    const reservation = await reserveCall(product, user)
    const client = connect(reservation.webCallUrl)
    await client.waitFor('session.created')
    return { reservation, client }
  }

  test.each(['//', 'http://[', '/api/calls/%00/stream'])(
    'survives an upgrade request for "%s"',
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

  describe('refuses a connection', () => {
    test('with a used ticket', async () => {
      const { reservation } = await startCall()
      const secondClient = connect(reservation.webCallUrl)
      expect(await secondClient.refusalCode).toBe(401)
      expect(secondClient.events).toEqual([])
    })

    test('to one of two clients that use the same ticket at once', async () => {
      const { webCallUrl } = await reserveCall(product, await product.signUp('twice'))
      const clients = [connect(webCallUrl), connect(webCallUrl)]
      const refusal = await Promise.race(clients.map(({ refusalCode }) => refusalCode))
      // The second connection is refused before or after its upgrade.
      expect([401, 4401]).toContain(refusal)
      await Promise.any(clients.map((client) => client.waitFor('session.created')))
    })

    test('with an expired ticket', async () => {
      const { id, webCallUrl } = await reserveCall(product, await product.signUp('late'))
      await product.pool.query(
        `update calls set ticket_expires_at = now() - interval '1 second' where id = $1`,
        [id],
      )
      expect(await connect(webCallUrl).refusalCode).toBe(401)
    })

    test('with the ticket of another call, without a ticket, or with a guessed resume token', async () => {
      const { id, webCallUrl } = await reserveCall(product, await product.signUp('mine'))
      const otherReservation = await reserveCall(product, await product.signUp('other'))
      const url = new URL(webCallUrl)
      url.searchParams.set(
        'ticket',
        new URL(otherReservation.webCallUrl).searchParams.get('ticket') ?? '',
      )
      expect(await connect(url.href).refusalCode).toBe(401)
      url.search = ''
      expect(await connect(url.href).refusalCode).toBe(401)
      expect(await connect(createCallResumeUrl(product, id, 'guessed')).refusalCode).toBe(401)
    })

    test.each([randomUUID(), 'none', '%00'])('to a call that does not exist: %s', async (id) => {
      const url = `${product.origin.replace('http', 'ws')}${callStreamPath(id)}?ticket=x`
      expect(await connect(url).refusalCode).toBe(404)
    })

    test('from another origin', async () => {
      const { webCallUrl } = await reserveCall(product, await product.signUp('page'))
      const client = connect(webCallUrl, 'https://elsewhere.test')
      expect(await client.refusalCode).toBe(403)
      const ownOriginClient = connect(webCallUrl, product.origin)
      await ownOriginClient.waitFor('session.created')
    })
  })

  describe('sends an error and continues', () => {
    test.each([
      ['invalid JSON', '{'],
      ['an unknown event', '{"type":"call.free_minutes"}'],
      ['deeply nested JSON', '['.repeat(20_000)],
      ['an invalid binary message', Buffer.from([9, 9, 9])],
      [
        'an audio frame of the companion',
        Buffer.concat([Buffer.from([2, 0, 1, 0, 1, 0, 0, 0]), Buffer.alloc(960)]),
      ],
      ['an empty frame', Buffer.alloc(0)],
    ])('after %s', async (_case, message) => {
      const { client } = await startCall()
      client.socket.send(message)
      await client.waitUntil(() => client.events.find(isError('MESSAGE_MALFORMED')))
      const { receipt } = await client.hangUp()
      expect(findReceiptErrors(receipt)).toEqual([])
    })

    test('naming the client event that caused the error', async () => {
      const { client } = await startCall()
      client.socket.send('{"type":"call.free_minutes","event_id":"mine-7"}')
      const error = await client.waitFor('error')
      expect(error).toMatchObject({ caused_by: 'mine-7', retryable: false })
    })
  })

  test('closes after repeated malformed messages', async () => {
    const { client } = await startCall()
    for (let count = 0; count < 12; count += 1) client.socket.send('{')
    expect(await client.closed).toBe(1008)
  })

  test('closes after a message that is too large', async () => {
    const { client } = await startCall()
    client.socket.send('x'.repeat(64 * 1_024 + 1))
    expect(await client.closed).toBe(1009)
  })

  test('closes during a message of many empty fragments, before the last fragment arrives', async () => {
    const { client } = await startCall()
    for (let count = 0; count < 300; count += 1) client.socket.send('', { fin: false })
    expect(await client.closed).toBe(1008)
  })

  test('closes with an error after a flood of messages', async () => {
    const { client } = await startCall()
    for (let count = 0; count < 400; count += 1) client.send({ type: 'response.create' })
    expect(await client.closed).toBe(4429)
    expect(client.events.filter(isError('RATE_LIMITED'))).toHaveLength(1)
  })

  test('lets a client resume after it was disconnected for a flood of messages', async () => {
    const { client, reservation } = await startCall()
    for (let count = 0; count < 400; count += 1) client.send({ type: 'response.create' })
    expect(await client.closed).toBe(4429)
    const resumedClient = connect(
      createCallResumeUrl(product, reservation.id, reservation.resumeToken),
    )
    await resumedClient.waitFor('call.resumed')
    const { receipt } = await resumedClient.hangUp()
    expect(findReceiptErrors(receipt)).toEqual([])
  })

  test('closes with an error after more audio than a microphone produces', async () => {
    const { client } = await startCall()
    const oneSecondOfSilence = Buffer.alloc(32_000).toString('base64')
    for (let count = 0; count < 40; count += 1)
      client.send({ type: 'input_audio_buffer.append', audio: oneSecondOfSilence })
    expect(await client.closed).toBe(1008)
    expect(client.events.filter(isError('RATE_LIMITED'))).toHaveLength(1)
  })

  test('accepts microphone audio as binary frames', async () => {
    const { client } = await startCall()
    for (let number = 1; number <= 50; number += 1)
      client.socket.send(createSilentMicrophoneFrame(number))
    await client.hangUp()
    expect(client.events.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('sends audio as base64 when the client asks for it', async () => {
    const { webCallUrl } = await reserveCall(product, await product.signUp('base'))
    const client = connect(`${webCallUrl}&audio=base64`)
    const audio = await client.waitFor('response.output_audio.delta')
    const responseCreated = await client.waitFor('response.created')
    expect(audio.response_id).toBe(responseCreated.response.id)
    expect(Buffer.from(audio.delta, 'base64')).toHaveLength(960)
    expect(client.frames).toEqual([])
  })

  test('answers a settings update with the settings in effect', async () => {
    const { client } = await startCall()
    client.send({
      type: 'session.update',
      session: { type: 'realtime', output_modalities: ['text'] },
    })
    const updatedEvent = await client.waitFor('session.updated')
    expect(updatedEvent.session).toMatchObject({
      output_modalities: ['text'],
      audio: { output: { format: { rate: 24_000 } } },
    })
  })

  describe('when a client resumes the call', () => {
    test('continues with the frames that were not played', async () => {
      const { reservation, client } = await startCall()
      await client.waitUntil(() => client.frames[9])
      client.socket.terminate()
      const secondClient = connect(
        createCallResumeUrl(product, reservation.id, reservation.resumeToken, 5),
      )
      const resumedEvent = await secondClient.waitFor('call.resumed')
      await secondClient.waitUntil(() => secondClient.frames[0])
      expect(secondClient.frames[0]?.frameNumber).toBe(6)
      expect(resumedEvent.resumeToken).not.toBe(reservation.resumeToken)
      const { receipt } = await secondClient.hangUp()
      expect(findReceiptErrors(receipt)).toEqual([])
    })

    test('closes the previous connection', async () => {
      const { reservation, client } = await startCall()
      const secondClient = connect(
        createCallResumeUrl(product, reservation.id, reservation.resumeToken),
      )
      const { resumeToken } = await secondClient.waitFor('call.resumed')
      expect(await client.closed).toBe(4409)
      const thirdClient = connect(createCallResumeUrl(product, reservation.id, resumeToken))
      await thirdClient.waitFor('call.resumed')
      expect(await secondClient.closed).toBe(4409)
    })

    test('refuses a used resume token once the next one has arrived', async () => {
      const { reservation } = await startCall()
      const url = createCallResumeUrl(product, reservation.id, reservation.resumeToken)
      const secondClient = connect(url)
      const pingReceived = once(secondClient.socket, 'ping')
      await secondClient.waitFor('call.resumed')
      await pingReceived
      // The server handles our pong before it answers this update, so it knows by then that the next token
      // arrived.
      secondClient.send({ type: 'session.update', session: { type: 'realtime' } })
      await secondClient.waitFor('session.updated')
      expect(await connect(url).refusalCode).toBe(401)
    })

    test('accepts the same resume token again when the next one did not arrive', async () => {
      const { reservation } = await startCall()
      const url = createCallResumeUrl(product, reservation.id, reservation.resumeToken)
      const silentClient = new WebSocket(url, { autoPong: false })
      await once(silentClient, 'message')
      silentClient.terminate()
      await connect(url).waitFor('call.resumed')
    })

    test('sends the receipt if the call has ended', async () => {
      const { reservation, client } = await startCall()
      await client.waitUntilBilled()
      const { receipt } = await client.hangUp()
      const lateClient = connect(
        createCallResumeUrl(product, reservation.id, reservation.resumeToken),
      )
      expect(await lateClient.closed).toBe(1000)
      expect(lateClient.events).toMatchObject([{ type: 'call.ended', reason: 'hung-up', receipt }])
    })
  })
})
