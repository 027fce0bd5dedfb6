import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { companions } from '../../../content/companions/companions'
import { type Agent, agent } from '../../../contract/companions/catalogue'
import { seedCompanions } from '../../../server/features/catalogue/seed-companions'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe.each(engines)('the catalogue, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, publicUrl: new URL('https://amivoix.test') })
  })
  afterAll(() => product?.close())

  const listCompanions = async () => (await product.request('/api/agents')).body as Agent[]

  test('lists every companion to visitors, newest first', async () => {
    const agents = await listCompanions()
    expect(agents.map(({ id }) => id)).toEqual(companions.map(({ id }) => id))
    const times = agents.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('returns one companion with its portrait at the public URL', async () => {
    const [companion] = companions
    const response = await product.request(`/api/agents/${companion?.id}`)
    expect(response).toMatchObject({
      status: 200,
      body: {
        name: companion?.name,
        description: companion?.description,
        tags: companion?.tags,
        image: `https://amivoix.test/portraits/${companion?.id}.svg`,
        vapiAssistantId: `amivoix:${companion?.id}`,
      },
    })
    const portrait = await product.request(`/portraits/${companion?.id}.svg`)
    expect(portrait.headers.get('content-type')).toContain('image/svg+xml')
  })

  test('returns similar, popular and sample companions', async () => {
    const { body: similar } = await product.request('/api/agents/raphael/similar')
    expect(similar).toHaveLength(3)
    for (const { id, category } of similar as Agent[]) {
      expect(category).toBe('amour')
      expect(id).not.toBe('raphael')
    }
    expect((await product.request('/api/agents/nobody/similar')).status).toBe(404)
    const { body: popular } = await product.request('/api/popular-agents')
    expect(new Set((popular as Agent[]).map(({ category }) => category)).size).toBe(3)
    const { body: samples } = await product.request('/api/sample-agents')
    expect(samples).toMatchObject({ count: companions.length })
    expect((samples as { agents: Agent[] }).agents).toHaveLength(15)
  })

  test.each(['nobody', "'; drop table agents; --", '%2e%2e%2f'])(
    'returns 404 for the unknown companion %s',
    async (id) => {
      const response = await product.request(`/api/agents/${encodeURIComponent(id)}`)
      expect(response).toMatchObject({
        status: 404,
        body: { code: 'AGENT_NOT_FOUND', retryable: false },
      })
    },
  )

  test('sends the list only when it has changed since the client’s ETag', async () => {
    const firstResponse = await product.request('/api/agents')
    const etag = firstResponse.headers.get('etag') ?? ''
    expect(firstResponse.headers.get('content-encoding')).toBe('gzip')
    const headers = { 'if-none-match': `"another", ${etag}` }
    expect(await product.request('/api/agents', { headers })).toMatchObject({
      status: 304,
      body: '',
    })
    await product.pool.query('update agents set style = style || $1 where id = $2', [
      ' et patiente',
      companions[0]?.id,
    ])
    const changedResponse = await product.request('/api/agents', { headers })
    expect(changedResponse.status).toBe(200)
    expect(changedResponse.headers.get('etag')).not.toBe(etag)
    expect((changedResponse.body as Agent[])[0]?.style).toBe(`${companions[0]?.style} et patiente`)
  })

  test('sends uncompressed JSON that matches the contract to a client without gzip', async () => {
    const { body } = await product.request('/api/agents', {
      headers: { 'accept-encoding': 'identity' },
    })
    const schema = z.array(agent)
    expect(schema.parse(body)).toEqual(body)
    expect((await product.request('/api/agents')).body).toEqual(body)
  })

  test.runIf(engine === 'PostgreSQL')(
    'shows changes from another process immediately',
    async () => {
      await listCompanions()
      const secondProcess = await startProduct({ engine, databaseUrl: product.databaseUrl ?? '' })
      await secondProcess.pool.query('update agents set country = $1 where id = $2', [
        'Belgique',
        companions[1]?.id,
      ])
      await secondProcess.close()
      expect((await listCompanions())[1]?.country).toBe('Belgique')
    },
  )

  test('keeps the administrator’s changes when companions are seeded again', async () => {
    const id = companions[0]?.id
    await product.pool.query('update agents set name = $1 where id = $2', ['Autre nom', id])
    await seedCompanions(product.database, companions)
    const { body } = await product.request(`/api/agents/${id}`)
    expect(body).toMatchObject({ name: 'Autre nom' })
    expect(await listCompanions()).toHaveLength(companions.length)
    const { rows } = await product.pool.query(
      'select agent_id, count(*)::int as versions from agent_versions group by agent_id',
    )
    expect(rows).toHaveLength(companions.length)
    expect(rows.every(({ versions }) => versions === 1)).toBe(true)
  })

  test('puts a companion of a later release at the top of the list', async () => {
    const [firstCompanion] = companions
    if (!firstCompanion) throw new Error('There are no companions')
    await seedCompanions(product.database, [
      ...companions,
      { ...firstCompanion, id: 'later-companion' },
    ])
    expect((await listCompanions())[0]?.id).toBe('later-companion')
  })
})
