import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Memory } from '../../../contract/conversations/memories'
import { recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import type { DialogueContext } from '../../../voice/brain/dialogue/dialogue-context'
import {
  addCompanion,
  completeCall,
  connectCallClient,
  createFastVoice,
  reserveCall,
} from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe.each(engines)('memories of companions, on %s', (engine) => {
  let product: TestProduct
  const dialogueContexts: DialogueContext[] = []

  beforeAll(async () => {
    const voice = createFastVoice()
    product = await startProduct({
      engine,
      voice: {
        ...voice,
        createDialogue: (context) => {
          dialogueContexts.push(context)
          return voice.createDialogue(context)
        },
      },
    })
    await addCompanion(product)
  })
  afterAll(() => product?.close())

  /** Signs up a user with enough minutes for the calls of a test. */
  async function signUp(name: string) {
    const user = await product.signUp(name)
    await product.database.transaction((transaction) =>
      recordLedgerEntry(transaction, {
        userId: user.id,
        minutes: 10,
        reason: 'admin_grant',
        reference: user.id,
        actor: 'system',
      }),
    )
    return user
  }

  const listMemories = async ({ cookie }: TestUser) =>
    (await product.request('/api/memories', { cookie })).body as Memory[]
  const keepMemory = ({ cookie }: TestUser, id: string, statement?: string) =>
    product.request(`/api/memories/${id}`, { method: 'PUT', body: { statement }, cookie })
  const forgetMemory = ({ cookie }: TestUser, id: string) =>
    product.request(`/api/memories/${id}`, { method: 'DELETE', cookie })

  /** Completes a call in which the caller says this, and requests its analysis. */
  async function callAndSay(user: TestUser, text: string, { memoryConsent = true } = {}) {
    const { id, webCallUrl } = await reserveCall(product, user, { memoryConsent })
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
    const eventCount = client.events.length
    client.sendText(text)
    await client.waitUntil(() =>
      client.events.slice(eventCount).find(({ type }) => type === 'response.done'),
    )
    await client.hangUp()
    await product.request('/api/functions/vapi-call-analysis', {
      body: { callId: id, conversationId: id },
      cookie: user.cookie,
    })
    return id
  }

  /** Completes a call in which the caller says this; returns the memory that is proposed after it. */
  async function callAndReadProposal(user: TestUser, text: string) {
    const conversationId = await callAndSay(user, text)
    const listProposed = async () =>
      (await listMemories(user)).filter((memory) => memory.conversationId === conversationId)
    await expect.poll(async () => (await listProposed()).length).toBe(1)
    const [memory] = await listProposed()
    if (!memory) throw new Error('No memory was proposed')
    return memory
  }

  test('are proposed after a call, with the sentence that they are based on', async () => {
    const camille = await signUp('camille')
    expect(await callAndReadProposal(camille, 'Mon chien s’appelle Rex.')).toMatchObject({
      statement: 'Votre chien s’appelle Rex.',
      quote: 'Mon chien s’appelle Rex',
      agentName: 'Clara',
      isKept: false,
    })
  })

  test('are used in later calls, as the user worded them, until they are deleted', async () => {
    const camille = await signUp('camille')
    const { id } = await callAndReadProposal(camille, 'J’habite à Nantes.')
    const readUsedMemories = async ({ memoryConsent }: { memoryConsent: boolean }) => {
      await completeCall(product, camille, { memoryConsent })
      return dialogueContexts.at(-1)?.caller.memories?.map(({ statement }) => statement)
    }
    expect(await readUsedMemories({ memoryConsent: true })).toEqual([])
    expect(await keepMemory(camille, id, 'Vous habitez près de Nantes.')).toMatchObject({
      status: 200,
      body: { isKept: true, statement: 'Vous habitez près de Nantes.', quote: 'J’habite à Nantes' },
    })
    expect(await readUsedMemories({ memoryConsent: true })).toEqual([
      'Vous habitez près de Nantes.',
    ])
    expect(dialogueContexts.at(-1)?.caller.memories?.[0]?.quote).toBe(
      'Vous habitez près de Nantes.',
    )
    expect(await readUsedMemories({ memoryConsent: false })).toEqual([])
    expect((await forgetMemory(camille, id)).status).toBe(200)
    expect(await readUsedMemories({ memoryConsent: true })).toEqual([])
    expect((await forgetMemory(camille, id)).status).toBe(404)
  })

  test('are not proposed without consent', async () => {
    const [noa, camille] = [await signUp('noa'), await signUp('camille')]
    await callAndSay(noa, 'Mon chat s’appelle Mistigri.', { memoryConsent: false })
    await callAndReadProposal(camille, 'Je suis infirmière.')
    expect(await listMemories(noa)).toEqual([])
  })

  test('are deleted with their conversation', async () => {
    const camille = await signUp('camille')
    const { id, conversationId } = await callAndReadProposal(camille, 'J’ai deux enfants.')
    await keepMemory(camille, id)
    const { cookie } = camille
    await product.request(`/api/conversations/${conversationId}`, { method: 'DELETE', cookie })
    expect((await listMemories(camille)).map((memory) => memory.id)).not.toContain(id)
  })

  test('cannot be kept with an empty statement, or one that is too long', async () => {
    const camille = await signUp('camille')
    const { id } = await callAndReadProposal(camille, 'J’apprends le piano.')
    expect((await keepMemory(camille, id, '  ')).status).toBe(400)
    expect((await keepMemory(camille, id, 'a'.repeat(201))).status).toBe(400)
  })
})
