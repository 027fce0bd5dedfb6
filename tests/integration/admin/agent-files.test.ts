import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { companionMessages } from '../../../domain/admin/companions/companion-messages'
import { messages } from '../../../domain/messages'
import { type AgentClient, createAgentClient, createDraft } from '../../support/admin/agent-client'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('the export and import of companions', () => {
  let product: TestProduct
  let client: AgentClient

  beforeAll(async () => {
    product = await startProduct()
    client = createAgentClient(product, await signUpAdministrator(product))
  })
  afterAll(() => product?.close())

  const readTotal = async () => (await client.list()).body.total

  test('exports all companions, or one', async () => {
    const { body } = await client.exportAgents()
    expect(body).toMatchObject({ format: 'amivoix-agents', version: 1 })
    expect(body.agents).toHaveLength(companions.length)
    expect((await client.exportAgents('clara')).body.agents).toMatchObject([{ id: 'clara' }])
    expect((await client.exportAgents('nobody')).status).toBe(404)
  })

  test('imports an export again only if the request allows replacing existing companions', async () => {
    const { body: file } = await client.exportAgents()
    const changedFile = {
      ...file,
      agents: file.agents.map((agent) =>
        agent.id === 'clara' ? { ...agent, style: 'Voix changée' } : agent,
      ),
    }
    const refusal = await client.importAgents(changedFile)
    expect([refusal.status, refusal.body.code]).toEqual([422, 'AGENT_IMPORT_REFUSED'])
    const { status, body } = await client.importAgents({
      ...changedFile,
      shouldReplaceExisting: true,
    })
    expect([status, body]).toEqual([200, { created: 0, updated: companions.length }])
    expect((await client.get('clara')).body).toMatchObject({
      draft: { style: 'Voix changée' },
      // The speech of the companion has not changed, so neither has its version.
      version: 1,
    })
  })

  test('lists every invalid companion and changes nothing', async () => {
    const total = await readTotal()
    const validDraft = createDraft(product, { id: 'imported' })
    const { status, body } = await client.importAgents({
      format: 'amivoix-agents',
      version: 1,
      agents: [
        validDraft,
        { ...validDraft, id: 'nameless', name: '' },
        { ...validDraft, id: 'shapeless', tags: 'Zen' },
        validDraft,
        { ...validDraft, id: 'octave' },
        { ...validDraft, id: 'speechless', speech: null },
      ],
    })
    expect(status).toBe(422)
    expect(body.message).toBe(messages.AGENT_IMPORT_REFUSED)
    expect(body.details.faults).toEqual([
      { row: 2, id: 'nameless', faults: [messages.AGENT_NAME_REQUIRED] },
      { row: 3, id: 'shapeless', faults: [`${messages.INPUT_INVALID}\u00a0: tags`] },
      { row: 4, id: 'imported', faults: [messages.AGENT_ID_TAKEN] },
      { row: 5, id: 'octave', faults: [messages.AGENT_ID_TAKEN] },
      { row: 6, id: 'speechless', faults: [companionMessages.speechMissing] },
    ])
    expect(await readTotal()).toBe(total)
  })

  test('imports new companions in the order of the file', async () => {
    const agents = ['first', 'second'].map((id) => createDraft(product, { id }))
    const { body } = await client.importAgents({ format: 'amivoix-agents', version: 1, agents })
    expect(body).toEqual({ created: 2, updated: 0 })
    const { items } = (await client.list()).body
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['first', 'second'])
  })

  test('refuses a file without the name and version of its format', async () => {
    expect((await client.importAgents({ agents: [] })).status).toBe(400)
  })
})
