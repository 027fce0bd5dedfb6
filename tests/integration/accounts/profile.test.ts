import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyProfile } from '../../../domain/testing/empty-profile'
import { addCompanion, completeCall, createFastVoice } from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const sensitiveAnswers = { orientation: 'bisexuel', attraction_triggers: ['Humour', 'Calme'] }

describe('the profile', () => {
  let product: TestProduct
  let dominique: TestUser
  let camille: TestUser
  const receivedCallers: unknown[] = []

  beforeAll(async () => {
    product = await startProduct({
      voice: {
        ...createFastVoice(),
        createDialogue(context) {
          receivedCallers.push(context.caller)
          return createFastVoice().createDialogue(context)
        },
      },
    })
    await addCompanion(product)
    dominique = await product.signUp('dominique')
  })
  afterAll(() => product?.close())
  beforeEach(async () => {
    camille = await product.signUp('camille')
  })

  const readProfile = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
    (await product.request('/api/profile', { cookie })).body

  const changeProfile = (body: unknown, { cookie }: Pick<TestUser, 'cookie'> = camille) =>
    product.request('/api/profile', { method: 'PATCH', body, cookie })

  const listConsents = async ({ id }: TestUser) => {
    const { rows } = await product.pool.query<{ is_granted: boolean }>(
      `select is_granted from consents where user_id = $1 and kind = 'sensitive_profile' order by id`,
      [id],
    )
    return rows.map(({ is_granted }) => is_granted)
  }

  test('is empty at first and separate for each user', async () => {
    await changeProfile({ city: 'Lyon' }, dominique)
    expect(await readProfile(camille)).toEqual({
      ...emptyProfile,
      user_profile_summary: null,
      is_summary_edited: false,
      has_sensitive_consent: false,
    })
    expect(await readProfile(dominique)).toMatchObject({ city: 'Lyon' })
  })

  test.each([{ city: 'Lyon' }, { age: 'not a number' }, {}])(
    'requires a session before it validates the body (%j)',
    async (body) => {
      const refusal = { status: 401, body: { code: 'UNAUTHENTICATED' } }
      expect(await changeProfile(body, { cookie: '' })).toMatchObject(refusal)
      expect(await product.request('/api/profile')).toMatchObject(refusal)
    },
  )

  test('limits changes to sixty per minute', async () => {
    const responses = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        changeProfile({ has_sensitive_consent: index % 2 === 0 }),
      ),
    )
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('stores the answers, counts the completed fields of the completion banner and generates the summary', async () => {
    const answers = {
      first_name: '  Inès ',
      age: 34,
      city: 'Le Havre',
      profession: 'cadre',
      work_environment: ['Télétravail'],
      social_type: 'sociable',
      conversation_goal: ['Bien-être'],
      previous_experience: false,
      topics_to_avoid: 'La guerre.\nLe travail.',
    }
    const response = await changeProfile(answers)
    expect(response).toMatchObject({ status: 200, body: { refused: {} } })
    expect(await readProfile(camille)).toMatchObject({
      ...answers,
      first_name: 'Inès',
      user_profile_summary:
        'Inès a 34 ans et habite Le Havre. Son activité : un poste de cadre, en télétravail. ' +
        'Sa vie sociale est ouverte et sociable. ' +
        'Ce que ces appels doivent apporter : du bien-être. ' +
        'Parler avec un compagnon IA est nouveau dans sa vie.',
    })
    const { body } = await product.request('/api/me', { cookie: camille.cookie })
    expect(body).toMatchObject({ firstName: 'Inès', completedFields: 3 })
  })

  test('changes only the fields that are sent, even when requests are concurrent', async () => {
    await changeProfile({ city: 'Lyon', preferences: ['Carrière'] })
    await Promise.all([
      changeProfile({ city: null }),
      changeProfile({ age: 40 }),
      changeProfile({ style: 'direct' }),
    ])
    expect(await readProfile(camille)).toMatchObject({
      city: null,
      age: 40,
      style: 'direct',
      preferences: ['Carrière'],
      user_profile_summary: expect.stringContaining('a 40 ans'),
    })
  })

  test.each([
    [
      { preferences: ['Carrière', 'Voile'] },
      'preferences',
      '« Voile » n’est pas une réponse proposée',
    ],
    [{ profession: 'astronaute' }, 'profession', '« astronaute » n’est pas'],
    [{ age: 17 }, 'age', 'L’âge minimum est de 18 ans.'],
    [{ topics_to_avoid: 'é'.repeat(10_000) }, 'topics_to_avoid', '1\u202f000 caractères au plus'],
    [{ first_name: '🕯️'.repeat(60) }, 'first_name', '50 caractères au plus'],
    [{ user_profile_summary: 'a'.repeat(2_001) }, 'user_profile_summary', '2\u202f000 caractères'],
  ])(
    'refuses an invalid value with a message for its field, and changes nothing: %j',
    async (body, field, words) => {
      const response = await changeProfile({ city: 'Lyon', ...body })
      expect(response).toMatchObject({
        status: 400,
        body: {
          code: 'INPUT_INVALID',
          message: 'Certaines informations ne sont pas valides',
          retryable: false,
          details: { [field]: expect.stringContaining(words) },
        },
      })
      expect(await readProfile(camille)).toMatchObject({ city: null })
    },
  )

  test.each([
    { age: '34' },
    { preferences: 'Carrière' },
    { previous_experience: 'oui' },
    'not json',
  ])('refuses a value of the wrong type: %j', async (body) => {
    expect(await changeProfile(body)).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test.each([
    ['Zoé\u0000\u0007\nAmbre', 'Zoé Ambre'],
    ['<b onmouseover=alert(1)>Zoé</b>', '<b onmouseover=alert(1)>Zoé</b>'],
    ['ليلى 🫶🏽', 'ليلى 🫶🏽'],
    ['\u202eéoZ', 'éoZ'],
    [' \t ', null],
  ])('stores text literally, without control characters: %j', async (first_name, stored) => {
    expect((await changeProfile({ first_name })).status).toBe(200)
    expect(await readProfile(camille)).toMatchObject({ first_name: stored })
  })

  test('ignores fields that do not belong to the profile, such as balance and role', async () => {
    await changeProfile({
      minutes_left: 999,
      role: 'admin',
      username: 'x',
      id: dominique.id,
      city: 'Nice',
    })
    const { body } = await product.request('/api/me', { cookie: camille.cookie })
    expect(body).toMatchObject({
      id: camille.id,
      minutesLeft: 5,
      role: 'user',
      username: 'camille',
    })
    expect(await readProfile(dominique)).toMatchObject({ city: 'Lyon' })
  })

  test('without consent, refuses the sensitive answers and stores the others', async () => {
    const preferences = ['Carrière', 'Santé mentale']
    const response = await changeProfile({ ...sensitiveAnswers, preferences, city: 'Nantes' })
    expect(response).toMatchObject({
      status: 200,
      body: {
        refused: {
          orientation: expect.stringContaining('votre accord est nécessaire'),
          attraction_triggers: expect.stringContaining('votre accord est nécessaire'),
          preferences: expect.stringContaining('« Santé mentale »'),
        },
      },
    })
    expect(await readProfile(camille)).toMatchObject({
      orientation: null,
      attraction_triggers: [],
      preferences: ['Carrière'],
      city: 'Nantes',
      user_profile_summary: 'Cette personne habite Nantes. Ses centres d’intérêt : la carrière.',
    })
    expect(await listConsents(camille)).toEqual([])
  })

  test('stores sensitive answers with consent and erases them when consent is withdrawn', async () => {
    const preferences = ['Carrière', 'Spiritualité']
    const consentResponse = await changeProfile({
      ...sensitiveAnswers,
      preferences,
      has_sensitive_consent: true,
    })
    expect(consentResponse).toMatchObject({ status: 200, body: { refused: {} } })
    await changeProfile({ user_profile_summary: 'Je suis bi et j’aime rire.', city: 'Brest' })
    expect(await readProfile(camille)).toMatchObject({
      ...sensitiveAnswers,
      has_sensitive_consent: true,
      is_summary_edited: true,
      user_profile_summary: 'Je suis bi et j’aime rire.',
    })

    await changeProfile({ has_sensitive_consent: false })
    expect(await readProfile(camille)).toMatchObject({
      orientation: null,
      attraction_triggers: [],
      preferences: ['Carrière'],
      has_sensitive_consent: false,
      is_summary_edited: false,
      user_profile_summary: 'Cette personne habite Brest. Ses centres d’intérêt : la carrière.',
    })
    // Both decisions about the consent are stored as evidence (GDPR art. 7(1)).
    expect(await listConsents(camille)).toEqual([true, false])
    await changeProfile({ has_sensitive_consent: false })
    expect(await listConsents(camille)).toEqual([true, false])
  })

  test('keeps a summary written by the user until they request a new one', async () => {
    await changeProfile({
      city: 'Dijon',
      user_profile_summary: 'Je préfère qu’on me laisse parler.',
    })
    await changeProfile({ city: 'Metz' })
    expect(await readProfile(camille)).toMatchObject({
      user_profile_summary: 'Je préfère qu’on me laisse parler.',
      is_summary_edited: true,
    })
    await changeProfile({ rewrite_summary: true })
    expect(await readProfile(camille)).toMatchObject({
      user_profile_summary: 'Cette personne habite Metz.',
      is_summary_edited: false,
    })
    await changeProfile({ user_profile_summary: '' })
    await changeProfile({ city: 'Nancy' })
    expect(await readProfile(camille)).toMatchObject({ user_profile_summary: null })
  })

  test('hides stored values that are unknown or lack consent', async () => {
    await product.pool.query(
      `update user_profiles set profession = 'pilote', orientation = 'bisexuel',
         preferences = '{Voile,Finances,Spiritualité}' where id = $1`,
      [camille.id],
    )
    expect(await readProfile(camille)).toMatchObject({
      profession: null,
      orientation: null,
      preferences: ['Finances'],
    })
  })

  test('is passed to the companion in the next call', async () => {
    await changeProfile({
      first_name: 'Noa',
      city: 'Arles',
      topics_to_avoid: 'Mon ancien travail.',
    })
    await completeCall(product, camille, { memoryConsent: false })
    expect(receivedCallers.at(-1)).toMatchObject({
      name: 'Noa',
      profileSummary: 'Noa habite Arles.',
      topicsToAvoid: 'Mon ancien travail.',
    })
  })

  test('reaches the companion without sensitive answers unless the user consents to them', async () => {
    const callAndGetReceivedCaller = async () => {
      await completeCall(product, camille, { memoryConsent: false })
      return receivedCallers.at(-1)
    }
    await changeProfile({ city: 'Arles', ...sensitiveAnswers, has_sensitive_consent: true })
    expect(await callAndGetReceivedCaller()).toMatchObject({
      profileSummary: expect.stringMatching(/Arles.*orientation/),
    })
    // The consent is withdrawn, but the stored summary still contains the answers.
    await product.pool.query(
      `insert into consents (user_id, kind, is_granted) values ($1, 'sensitive_profile', false)`,
      [camille.id],
    )
    expect(await callAndGetReceivedCaller()).toMatchObject({
      profileSummary: 'Cette personne habite Arles.',
    })
  })
})
