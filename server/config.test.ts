import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig, variableNames } from './config'

const readErrorMessage = (source: Record<string, string>) => {
  try {
    readConfig(source)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  return 'accepted'
}

test('uses the defaults when no variable is set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://127.0.0.1:3000'),
    isLoopback: true,
    isProduction: true,
    database: { kind: 'embedded', directory: expect.stringMatching(/data.database$/) },
    logLevel: 'info',
    trustProxy: false,
    mailFrom: 'Amivoix <ne-pas-repondre@127.0.0.1>',
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT vaut « abc » ; attendu : un port entre 1 et 65535.'],
  [{ PORT: '0' }, 'PORT vaut « 0 »'],
  [{ PORT: '65536' }, 'PORT vaut « 65536 »'],
  [{ PORT: '3000.5' }, 'PORT vaut « 3000.5 »'],
  [{ PUBLIC_URL: 'amivoix.test' }, 'PUBLIC_URL vaut « amivoix.test » ; attendu : une adresse http'],
  [{ PUBLIC_URL: 'ftp://amivoix.test' }, 'PUBLIC_URL vaut « ftp://amivoix.test »'],
  [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL vaut « admin » ; attendu : une adresse e-mail.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL vaut « loud » ; attendu : fatal, error'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY vaut « true » ; attendu : le nombre de proxys'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY vaut « 10.0.0.0/33 »'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY vaut « 0.0.0.0/0 »'],
  [{ TRUST_PROXY: '10.0.0.0/8,proxy' }, 'TRUST_PROXY vaut « 10.0.0.0/8,proxy »'],
  [{ DEMO: 'oui' }, 'DEMO vaut « oui » ; attendu : 1 ou 0.'],
  [
    { PUBLIC_URL: 'https://amivoix.test/app', TRUST_PROXY: '1' },
    'PUBLIC_URL vaut « https://amivoix.test/app » ; attendu : une adresse sans chemin : PUBLIC_URL=https://amivoix.test.',
  ],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000/?a=b' }, 'attendu : une adresse sans chemin'],
  [
    { PUBLIC_URL: 'http://amivoix.test' },
    'PUBLIC_URL vaut « http://amivoix.test » ; attendu : une adresse https:// hors de cette machine : PUBLIC_URL=https://amivoix.test et TRUST_PROXY=1.',
  ],
  [{ PUBLIC_URL: 'http://127.0.0.1.evil.test' }, 'attendu : une adresse https://'],
  [
    { HOST: '192.168.1.5' },
    'PUBLIC_URL manque : avec HOST=192.168.1.5, écrivez l’adresse https://',
  ],
  [{ PUBLIC_URL: 'https://amivoix.test' }, 'TRUST_PROXY manque : avec PUBLIC_URL en https://'],
  [{ PUBLIC_URL: 'https://amivoix.test', TRUST_PROXY: 'false' }, 'TRUST_PROXY manque'],
  [{ MAX_LIVE_CALLS: '-3' }, 'MAX_LIVE_CALLS vaut « -3 »'],
  [{ HOST: '999.1.1.1' }, 'HOST vaut « 999.1.1.1 » ; attendu : un nom d’hôte ou une adresse.'],
  [{ MAIL_FROM: 'a' }, 'MAIL_FROM vaut « a »'],
  [{ STRIPE_PRICES: '{' }, 'STRIPE_PRICES vaut « { » ; attendu : un objet JSON'],
  [{ STRIPE_PRICES: '{}' }, 'STRIPE_PRICES vaut « {} »'],
  [{ STRIPE_PRICES: '["price_1"]' }, 'STRIPE_PRICES vaut « ["price_1"] »'],
  [{ STRIPE_PRICES: '{"packInconnu":"price_1"}' }, 'STRIPE_PRICES vaut'],
  [{ STRIPE_PRICES: '{"packStandard":"price_1","packPremium":"price_1"}' }, 'STRIPE_PRICES vaut'],
  [{ STRIPE_PRICES: '{"packStandard":"price_1"}' }, 'STRIPE_SECRET_KEY manque'],
  [{ STRIPE_SECRET_KEY: 'sk_test_12345678' }, 'STRIPE_WEBHOOK_SECRET manque'],
])('reports an invalid value or a missing variable in one line: %j', (source, message) => {
  expect(readErrorMessage(source)).toContain(message)
  expect(readErrorMessage(source)).not.toContain('\n')
})

test.each([
  [{ AUTH_SECRET: 'too-short' }],
  [{ DATABASE_URL: 'mysql://root:hunter2@db' }],
  [{ SMTP_URL: 'http://user:hunter2@smtp' }],
  [{ STRIPE_SECRET_KEY: 'pk_test_12345678' }],
  [{ STRIPE_WEBHOOK_SECRET: 'not-a-secret' }],
])('names the variable of an invalid secret, and hides its value: %j', (source) => {
  const [[name = '', value = ''] = []] = Object.entries(source)
  const message = readErrorMessage(source)
  expect(message).toContain(`${name} vaut (valeur masquée) ; attendu :`)
  expect(message).not.toContain(value)
})

test('requires AUTH_SECRET with DATABASE_URL', () => {
  const source = { DATABASE_URL: 'postgres://amivoix@db/amivoix' }
  expect(readErrorMessage(source)).toMatch(/^AUTH_SECRET manque/)
  const config = readConfig({ ...source, AUTH_SECRET: 's'.repeat(32) })
  expect(config.database).toEqual({ kind: 'server', url: source.DATABASE_URL })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'client' }, 'GOOGLE_CLIENT_SECRET manque'],
  [{ GOOGLE_CLIENT_SECRET: 'hunter2' }, 'GOOGLE_CLIENT_ID manque'],
])('requires both Google variables or none: %j', (source, message) => {
  expect(readErrorMessage(source)).toContain(message)
  expect(readErrorMessage(source)).not.toMatch(/\n|hunter2/)
  const googleVariables = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hunter2' }
  expect(readConfig(googleVariables).google).toEqual({
    clientId: 'client',
    clientSecret: 'hunter2',
  })
  expect(readConfig({}).google).toBeUndefined()
})

test.each(['.env.example', 'docs/OPERATIONS.md'])('%s mentions every variable', (file) => {
  const text = readFileSync(file, 'utf8')
  const missingVariables = variableNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
  expect(missingVariables).toEqual([])
})

test('reads the prices and URLs of voice services, and refuses malformed prices', () => {
  const service = (prefix: string) => ({
    [`${prefix}_URL`]: 'http://127.0.0.1:8000/v1',
    [`${prefix}_MODEL`]: 'm',
  })
  const { voiceServices } = readConfig({
    ...service('LLM'),
    ...service('STT'),
    LLM_PRICE: '{"input":0.1,"output":0.3}',
    STT_PRICE: '0.006',
  })
  expect(voiceServices).toMatchObject({
    languageModel: { price: { input: 0.1, output: 0.3 } },
    speechToText: { pricePerMinute: 0.006 },
  })
  const webSocketService = { STT_URL: 'wss://stt.example/v1', STT_MODEL: 'm' }
  expect(readConfig(webSocketService).voiceServices.speechToText?.url.protocol).toBe('wss:')
  expect(readErrorMessage({ ...service('STT'), STT_PRICE: 'cher' })).toContain('STT_PRICE')
  expect(readErrorMessage({ ...service('LLM'), LLM_PRICE: '{"input":1}' })).toContain('LLM_PRICE')
})

test('reads the realtime model, and refuses an incomplete or malformed one', () => {
  const service = { REALTIME_URL: 'wss://api.example/v1', REALTIME_MODEL: 'm' }
  expect(readConfig({}).voiceServices.realtime).toBeUndefined()
  expect(readConfig({ ...service, REALTIME_PRICE: '0.2' }).voiceServices.realtime).toMatchObject({
    url: new URL('wss://api.example/v1'),
    model: 'm',
    transcriptionModel: 'gpt-4o-mini-transcribe',
    pricePerMinute: 0.2,
  })
  expect(readErrorMessage({ REALTIME_URL: service.REALTIME_URL })).toContain(
    'REALTIME_MODEL manque',
  )
  expect(readErrorMessage({ ...service, REALTIME_VOICES: 'marin' })).toContain('REALTIME_VOICES')
})

test('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }).publicUrl.href).toBe('http://127.0.0.1:3000/')
})

test.each([
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('reads the trusted proxies %s', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
})

test('converts ADMIN_EMAIL to lower case', () => {
  expect(readConfig({ ADMIN_EMAIL: 'Admin@Example.test' }).adminEmail).toBe('admin@example.test')
})

describe('loopback mode', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ PUBLIC_URL: 'https://amivoix.test', TRUST_PROXY: '1' }, false],
    [{ PUBLIC_URL: 'https://amivoix.test', TRUST_PROXY: '1', DEMO: '1' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ ADMIN_EMAIL: 'admin@example.test' }, true],
    [{ TRUST_PROXY: '1' }, true],
    [{ ADMIN_EMAIL: 'admin@example.test', TRUST_PROXY: '1' }, false],
    [{ ADMIN_EMAIL: 'admin@example.test', TRUST_PROXY: '1', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('with the variables %j, isLoopback is %s', (source, isLoopback) => {
    expect(readConfig(source).isLoopback).toBe(isLoopback)
  })

  test('uses 127.0.0.1 as the local origin when the server listens on all addresses', () => {
    for (const HOST of ['0.0.0.0', '::'])
      expect(readConfig({ HOST }).localOrigin).toBe('http://127.0.0.1:3000')
  })

  test('puts an IPv6 address into brackets in the URL', () => {
    expect(readConfig({ HOST: '::1' }).publicUrl.href).toBe('http://[::1]:3000/')
  })
})

test('accepts the three Stripe variables only together, or the webhook secret alone', () => {
  const source = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_123456' }
  expect(readErrorMessage(source)).toMatch(/^STRIPE_PRICES manque/)
  const STRIPE_PRICES = '{"packStandard":"price_1"}'
  expect(readConfig({ ...source, STRIPE_PRICES }).stripe).toEqual({
    secretKey: 'sk_test_12345678',
    webhookSecret: 'whsec_123456',
    prices: { packStandard: 'price_1' },
  })
  const { stripe, stripeWebhookSecret } = readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_123456' })
  expect({ stripe, stripeWebhookSecret }).toEqual({
    stripe: undefined,
    stripeWebhookSecret: 'whsec_123456',
  })
})

describe('SMTP_URL', () => {
  const readSmtpUrl = (SMTP_URL: string) => readConfig({ SMTP_URL }).smtpUrl

  test('requires STARTTLS and a valid certificate unless the mail server is on loopback', () => {
    const options = new URL(readSmtpUrl('smtp://user:hunter2@mail.example.test:587') ?? '')
      .searchParams
    expect(Object.fromEntries(options)).toEqual({
      requireTLS: 'true',
      'tls.rejectUnauthorized': 'true',
    })
    expect(readSmtpUrl('smtps://mail.example.test')).toContain('tls.rejectUnauthorized=true')
  })

  test.each([
    'ignoreTLS=true',
    'ignoreTLS=1',
    'requireTLS=false',
    'opportunisticTLS=true',
    'secure=false',
    'tls.rejectUnauthorized=false',
    'tls.rejectUnauthorized=0',
  ])(
    'refuses %s unless the mail server is on loopback, and says what to write instead',
    (option) => {
      const message = readErrorMessage({
        SMTP_URL: `smtp://user:hunter2@mail.example.test:587?${option}`,
      })
      expect(message).toMatch(/^SMTP_URL contient /)
      expect(message).toContain(option)
      expect(message).toContain('SMTP_URL=smtps://utilisateur:motdepasse@mail.example.test:465')
      expect(message).not.toMatch(/\n|hunter2/)
      const localUrl = `smtp://127.0.0.1:2525?${option}`
      expect(readSmtpUrl(localUrl)).toBe(localUrl)
    },
  )
})
