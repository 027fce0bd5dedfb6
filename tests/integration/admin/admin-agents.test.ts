import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Agent } from '../../../contract/companions/catalogue'
import { talkPath } from '../../../contract/paths'
import { createStarterSpeech } from '../../../domain/admin/companions/starter-speech'
import { messages } from '../../../domain/messages'
import { type AgentClient, createAgentClient, createDraft } from '../../support/admin/agent-client'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import { completeCall, createFastVoice } from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const pictureUrl = 'https://images.example/flora.png'
const brokenPictureUrl = 'https://images.example/broken.png'

describe('companions in the administration', () => {
  let product: TestProduct
  /** Simulates a second process on the same database. */
  let secondProcess: TestProduct
  let administrator: TestUser
  let client: AgentClient
  let fetchedUrls: string[] = []

  beforeAll(async () => {
    const webp = await sharp({
      create: { width: 5, height: 6, channels: 3, background: 'red' },
    })
      .webp()
      .toBuffer()
    product = await startProduct({
      voice: createFastVoice(),
      async fetchImage(url) {
        fetchedUrls.push(url)
        if (url !== pictureUrl) throw new Error('Refused')
        return webp
      },
    })
    secondProcess = await startProduct({
      ...(product.databaseUrl !== undefined && { databaseUrl: product.databaseUrl }),
    })
    administrator = await signUpAdministrator(product)
    client = createAgentClient(product, administrator)
  })
  afterAll(async () => {
    await secondProcess?.close()
    await product?.close()
  })

  const listPublicAgents = async (from = product) =>
    (await from.request('/api/agents')).body as Agent[]
  const listPublicIds = async (from = product) => (await listPublicAgents(from)).map(({ id }) => id)
  const readPublicAgent = async (id: string) =>
    (await product.request(`/api/agents/${id}`)).body as Agent
  const createCompanion = async (change: Parameters<typeof createDraft>[1]) => {
    const { status, body } = await client.create(createDraft(product, change))
    expect([status, body.message]).toEqual([200, undefined])
    return body
  }
  const listAuditEntries = async (id: string) => {
    const { rows } = await product.pool.query(
      'select action, actor_id, details from audit_log where subject_id = $1 order by id',
      [id],
    )
    return rows
  }
  async function countLockWaits() {
    const { rowCount } = await product.pool.query(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
    return rowCount
  }

  test('a new companion is visible in every process immediately, and recorded in the audit log', async () => {
    await listPublicIds(secondProcess)
    await createCompanion({ id: 'seen-at-once' })
    expect((await listPublicIds())[0]).toBe('seen-at-once')
    expect((await listPublicIds(secondProcess))[0]).toBe('seen-at-once')
    expect(await listAuditEntries('seen-at-once')).toMatchObject([
      { action: 'agent.created', actor_id: administrator.id, details: { version: 1 } },
    ])
  })

  test('the public list omits the fields that only administrators need', async () => {
    const [agent] = await listPublicAgents()
    for (const key of ['revision', 'isPublished', 'updatedAt', 'currentVersion', 'imageUrl'])
      expect(agent).not.toHaveProperty(key)
  })

  test('derives the assistant id of a companion on our own engine from its id', async () => {
    await createCompanion({ id: 'own-engine' })
    expect((await readPublicAgent('own-engine')).vapiAssistantId).toBe('amivoix:own-engine')
    await createCompanion({
      id: 'hosted-engine',
      engine: 'hosted',
      assistantId: 'asst-1',
      speech: null,
    })
    expect((await readPublicAgent('hosted-engine')).vapiAssistantId).toBe('asst-1')
  })

  test('refuses an assistant id that another companion uses, because calls look up their companion by assistant id', async () => {
    const change = { engine: 'hosted' as const, assistantId: 'asst-2' }
    await createCompanion({ id: 'first-owner', ...change })
    const { body } = await client.create(createDraft(product, { id: 'second-owner', ...change }))
    expect(body.details.fields).toEqual({
      assistantId: 'Cet assistant est déjà celui de l’agent first-owner',
    })
  })

  test('gives an assistant id to only one of several companions that are saved at the same time', async () => {
    const change = { engine: 'hosted' as const, assistantId: 'asst-3' }
    const { draft, revision } = await createCompanion({ id: 'changed-rival' })
    const lockHolder = await product.pool.connect()
    await lockHolder.query('begin; lock table agents in share mode')
    const savePromises = [
      client.update('changed-rival', revision, { ...draft, ...change }),
      ...['rival-1', 'rival-2', 'rival-3'].map((id) =>
        client.create(createDraft(product, { id, ...change })),
      ),
    ]
    try {
      // No save can write yet, so that every save has started before the first one ends.
      await expect.poll(countLockWaits).toBe(savePromises.length)
    } finally {
      await lockHolder.query('commit')
      lockHolder.release()
    }
    const saves = await Promise.all(savePromises)
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test.each([
    ['without an id', { id: ' ' }],
    ['without a name', { name: '' }],
    ['on the hosted engine without an assistant id', { engine: 'hosted' as const }],
  ])('refuses a companion %s', async (_case, change) => {
    const { status, body } = await client.create(createDraft(product, change))
    expect([status, body.code, body.message]).toEqual([
      400,
      'AGENT_INCOMPLETE',
      messages.AGENT_INCOMPLETE,
    ])
  })

  test('lists the invalid fields', async () => {
    const { status, body } = await client.create(
      createDraft(product, { id: 'Not A Slug', style: '', imageUrl: 'ftp://host/a.png' }),
    )
    expect([status, body.code]).toEqual([400, 'INPUT_INVALID'])
    expect(Object.keys(body.details.fields)).toEqual(['id', 'style', 'imageUrl'])
    expect(body.details.fields.imageUrl).toBe(messages.AGENT_IMAGE_INVALID)
  })

  test('refuses an id that is taken', async () => {
    await createCompanion({ id: 'twice' })
    const { status, body } = await client.create(createDraft(product, { id: 'twice' }))
    expect([status, body.message]).toEqual([409, messages.AGENT_ID_TAKEN])
  })

  test.each([
    ['42501', 403, messages.AGENT_FORBIDDEN],
    ['22012', 500, 'Erreur base de données'],
  ])('translates the database error %s and hides its text', async (sqlState, status, message) => {
    await product.pool.query(`
      create function refuse_agents() returns trigger language plpgsql as $$
      begin raise exception 'secret text of the driver' using errcode = '${sqlState}'; end $$;
      create trigger refuse_agents before insert on agents
        for each row execute function refuse_agents()`)
    const refusal = await client.create(createDraft(product, { id: 'refused' }))
    await product.pool.query('drop function refuse_agents cascade')
    expect([refusal.status, refusal.body.message]).toEqual([status, message])
    expect(JSON.stringify(refusal.body)).not.toContain('secret')
  })

  test('rejects a save with an outdated revision, and returns the current companion', async () => {
    const { draft, revision } = await createCompanion({ id: 'contested' })
    const firstSave = await client.update('contested', revision, { ...draft, style: 'Voix grave' })
    expect(firstSave.status).toBe(200)
    const conflictingSave = await client.update('contested', revision, {
      ...draft,
      name: 'Florence',
    })
    expect([conflictingSave.status, conflictingSave.body.code]).toEqual([409, 'AGENT_CHANGED'])
    const { current } = conflictingSave.body.details
    expect([current.draft.style, current.draft.name]).toEqual(['Voix grave', 'Flora'])
    const mergedSave = await client.update('contested', current.revision, {
      ...current.draft,
      name: 'Florence',
    })
    expect([mergedSave.body.draft.style, mergedSave.body.draft.name]).toEqual([
      'Voix grave',
      'Florence',
    ])
    const [, changeEntry] = await listAuditEntries('contested')
    expect(changeEntry.details.fields).toEqual(['style'])
  })

  test('a save creates a version only if it changes the speech of the companion', async () => {
    const { draft, revision } = await createCompanion({ id: 'versioned' })
    const styleChange = await client.update('versioned', revision, {
      ...draft,
      style: 'Voix basse',
    })
    expect(styleChange.body.version).toBe(1)
    const speech = {
      ...createStarterSpeech('feminine', 'tu'),
      instructions: 'Parle de botanique.',
    }
    const speechChange = await client.update('versioned', styleChange.body.revision, {
      ...draft,
      speech,
    })
    expect(speechChange.body.version).toBe(2)
    const { body: versions } = await client.listVersions('versioned')
    expect(versions).toMatchObject([
      { version: 2, isCurrent: true, author: administrator.email, speech },
      { version: 1, isCurrent: false, author: administrator.email, isBuiltIn: false },
    ])
    expect((await client.listVersions('clara')).body).toMatchObject([
      { isBuiltIn: true, author: null },
    ])
    // Simulates the erasure of the administrator's account.
    await product.pool.query('update agent_versions set created_by = null where agent_id = $1', [
      'versioned',
    ])
    expect((await client.listVersions('versioned')).body.at(-1)).toMatchObject({
      version: 1,
      isBuiltIn: false,
      author: null,
    })
  })

  test('a conversation references the version of its companion', async () => {
    const { draft, revision } = await createCompanion({ id: 'with-two-versions' })
    const user = await product.signUp('lou')
    const firstCallId = await completeCall(product, user, {
      assistantId: 'amivoix:with-two-versions',
    })
    const speech = {
      ...createStarterSpeech('feminine', 'tu'),
      instructions: 'Parle de jardins.',
    }
    await client.update('with-two-versions', revision, { ...draft, speech })
    const secondCallId = await completeCall(product, user, {
      assistantId: 'amivoix:with-two-versions',
    })
    const { rows } = await product.pool.query(
      'select id, agent_version from conversations where user_id = $1 order by created_at',
      [user.id],
    )
    expect(rows).toEqual([
      { id: firstCallId, agent_version: 1 },
      { id: secondCallId, agent_version: 2 },
    ])
  })

  test('an unpublished companion cannot be found or called, but its conversations remain', async () => {
    await createCompanion({ id: 'withdrawn' })
    const user = await product.signUp('camille')
    await completeCall(product, user, { assistantId: 'amivoix:withdrawn' })
    const changeFavourites = (body: unknown) =>
      product.request('/api/favorites', { method: 'PUT', cookie: user.cookie, body })
    await changeFavourites({ add: ['withdrawn'] })

    expect((await client.setPublished('withdrawn', false)).status).toBe(200)
    expect(await listPublicIds()).not.toContain('withdrawn')
    expect(await listPublicIds(secondProcess)).not.toContain('withdrawn')
    expect((await product.request('/api/agents/withdrawn')).status).toBe(404)
    expect((await product.request('/api/agents/withdrawn/sample')).status).toBe(404)
    expect((await product.request('/sitemap.xml')).body).not.toContain(talkPath('withdrawn'))
    expect((await changeFavourites({ add: ['clara'] })).body).toEqual(['clara'])
    const appointment = await product.request('/api/appointments', {
      cookie: user.cookie,
      body: {
        agentId: 'withdrawn',
        localTime: '2099-01-01T21:00',
        timeZone: 'Europe/Paris',
        hasMailReminder: false,
      },
    })
    expect(appointment.status).toBeGreaterThanOrEqual(400)
    const call = await product.request('/api/call/web', {
      cookie: user.cookie,
      body: { assistantId: 'amivoix:withdrawn' },
    })
    expect([call.status, call.body]).toMatchObject([404, { code: 'AGENT_NOT_FOUND' }])
    const history = await product.request('/api/conversations', { cookie: user.cookie })
    expect(history.body).toMatchObject([{ agentId: 'withdrawn', agentName: 'Flora' }])

    await client.setPublished('withdrawn', true)
    expect(await listPublicIds()).toContain('withdrawn')
    const favourites = await product.request('/api/favorites', { cookie: user.cookie })
    expect(favourites.body).toEqual(['withdrawn', 'clara'])
  })

  test('a deleted companion leaves its conversations readable', async () => {
    await createCompanion({ id: 'deleted' })
    const user = await product.signUp('noe')
    const callId = await completeCall(product, user, { assistantId: 'amivoix:deleted' })
    expect((await client.remove('deleted')).status).toBe(200)
    expect((await client.get('deleted')).status).toBe(404)
    const { status, body } = await product.request(`/api/conversations/${callId}`, {
      cookie: user.cookie,
    })
    expect([status, body]).toMatchObject([200, { agentName: 'Flora', agentImage: null }])
    // Version 1 of this id belongs to the deleted companion, so a new companion with the same id starts at 2.
    expect((await createCompanion({ id: 'deleted' })).version).toBe(2)
  })

  test('a restart neither overwrites the changes of an administrator nor restores deleted companions', async () => {
    const { body: octave } = await client.get('octave')
    await client.update('octave', octave.revision, { ...octave.draft, name: 'Octavien' })
    await client.remove('basile')
    const restartedProduct = await startProduct({
      ...(product.databaseUrl !== undefined && { databaseUrl: product.databaseUrl }),
    })
    const agents = await listPublicAgents(restartedProduct)
    await restartedProduct.close()
    const ids = agents.map(({ id }) => id)
    expect(ids).not.toContain('basile')
    expect(agents.find(({ id }) => id === 'octave')?.name).toBe('Octavien')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a picture from another host is fetched once and served from our own host', async () => {
    fetchedUrls = []
    const { draft, revision, image } = await createCompanion({
      id: 'pictured',
      imageUrl: pictureUrl,
    })
    expect(draft.imageUrl).toBe(pictureUrl)
    expect(new URL(image).origin).toBe(product.config.publicUrl.origin)
    await client.update('pictured', revision, { ...draft, style: 'Autre style' })
    expect(fetchedUrls).toEqual([pictureUrl])
    expect((await readPublicAgent('pictured')).image).toBe(image)
    const servedPicture = await product.request(new URL(image).pathname)
    expect([servedPicture.status, servedPicture.headers.get('content-type')]).toEqual([
      200,
      'image/webp',
    ])
  })

  test('the placeholder is shown when a picture cannot be fetched', async () => {
    const { image, isImageMissing } = await createCompanion({
      id: 'broken',
      imageUrl: brokenPictureUrl,
    })
    expect(isImageMissing).toBe(true)
    const servedPicture = await product.request(new URL(image).pathname)
    expect([servedPicture.status, servedPicture.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
  })

  test('lists companions by search, category and state, in the requested order, a page at a time', async () => {
    const readList = async (query: string) => (await client.list(query)).body
    const listIds = async (query: string) => (await readList(query)).items.map(({ id }) => id)
    expect((await readList('')).items).toHaveLength(25)
    expect(await listIds('?search=eleon')).toEqual(['eleonore'])
    expect(await listIds('?search=ÉLÉON')).toEqual(['eleonore'])
    expect(await listIds('?search=%25')).toEqual([])
    await createCompanion({ id: 'accented', name: 'Maëlys' })
    expect(await listIds('?search=maelys')).toEqual(['accented'])
    const categories = (await readList('?category=amitie')).items.map(({ category }) => category)
    expect(new Set(categories)).toEqual(new Set(['amitie']))
    await createCompanion({ id: 'hidden', isPublished: false })
    expect(await listIds('?state=unpublished')).toEqual(['hidden'])
    expect(await listIds('?state=published&search=hidden')).toEqual([])
    expect((await listIds('?sort=name&direction=ascending'))[0]).toBe('alistair')
    await product.pool.query(
      `insert into conversations (user_id, agent_id, agent_name, duration)
       values ($1, 'odile', 'Odile', 601)`,
      [administrator.id],
    )
    expect((await readList('?sort=minutes')).items[0]).toMatchObject({ id: 'odile', minutes: 11 })
    for (const query of ['sort=rating', 'sort=category', 'sort=newest&page=2'])
      expect((await client.list(`?${query}`)).status, query).toBe(200)
    expect((await client.list('?sort=age')).status).toBe(400)
  })

  test('counts every started minute of the conversations that were not deleted', async () => {
    const id = 'counted'
    await createCompanion({ id })
    const { id: userId } = await product.signUp('lise')
    const addConversation = (seconds: number) =>
      product.pool.query(
        `insert into conversations (user_id, agent_id, agent_name, duration)
         values ($1, $2, 'Flora', $3) returning id`,
        [userId, id, seconds],
      )
    const readMinutes = async () =>
      (await client.list(`?search=${id}`)).body.items.map(({ minutes }) => minutes)
    await addConversation(60)
    const { rows } = await addConversation(61)
    expect(await readMinutes()).toEqual([3])
    await product.pool.query('delete from conversations where id = $1', [rows[0].id])
    expect(await readMinutes()).toEqual([1])
  })
})
