import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleSources } from '../../../content/articles/article-sources'
import { parseArticles } from '../../../server/features/articles/parse-articles'
import { createNewsletterRepository } from '../../../server/features/newsletter/newsletter-repository'
import { sendNewsletter } from '../../../server/features/newsletter/send-newsletter'
import { readLinkToken, startProduct, type TestProduct } from '../../support/product/start-product'

const articles = parseArticles(articleSources)
const [newestArticle] = articles

describe('the newsletter', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  /** Submits a form as a browser without scripts does; returns the state in the URL of the redirect. */
  async function submitForm(name: string, fields: Record<string, string>) {
    const { status, headers } = await product.request(`/api/newsletter/${name}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(303)
    return headers.get('location')?.replace('/newsletter?etat=', '')
  }
  const subscribe = (email: string) => submitForm('subscriptions', { email })
  const readRow = async (email: string) => {
    const { rows } = await product.pool.query(
      'select id, confirmed_at, last_article_id from newsletter_subscriptions where email = $1',
      [email],
    )
    return rows[0] as { id: string; confirmed_at: Date | null; last_article_id: number } | undefined
  }
  async function confirm(email: string) {
    const [mail] = await product.listMailsTo(email)
    return submitForm('confirmations', { token: readLinkToken(mail) })
  }
  const announce = (now: string) =>
    sendNewsletter({
      subscriptions: createNewsletterRepository(product.database),
      articles,
      jobs: product.jobs,
      origin: product.origin,
      now: () => new Date(now),
    })
  const countMails = async (email: string) => (await product.listMailsTo(email)).length

  test('subscribes only after the confirmation, and accepts its link once', async () => {
    const email = 'lea@example.test'
    expect(await subscribe('  Lea@Example.test ')).toBe('message-parti')
    expect(await readRow(email)).toMatchObject({ confirmed_at: null })
    const [mail] = await product.listMailsTo(email)
    expect(mail?.unsubscribeUrl).toBeUndefined()
    const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(pathname).toBe('/newsletter')
    expect(search).toContain('token=')
    expect(await confirm(email)).toBe('inscription-confirmee')
    expect(await readRow(email)).toMatchObject({
      confirmed_at: expect.any(Date),
      last_article_id: newestArticle?.id,
    })
    expect(await submitForm('confirmations', { token: readLinkToken(mail) })).toBe('lien-perime')
    expect(await submitForm('confirmations', { token: 'x' })).toBe('lien-perime')
  })

  test('gives the same response for a subscribed address as for a new one, but sends no mail to the subscribed address', async () => {
    const email = 'noe@example.test'
    await subscribe(email)
    await confirm(email)
    const count = await countMails(email)
    expect(await subscribe(email)).toBe('message-parti')
    expect(await countMails(email)).toBe(count)
    expect((await readRow(email))?.confirmed_at).not.toBeNull()
  })

  test('sends at most three confirmation mails a day to a mailbox', async () => {
    for (const tag of ['', '+a', '+b', '+c'])
      expect(await subscribe(`ines${tag}@example.test`)).toBe('message-parti')
    expect(await countMails('ines+b@example.test')).toBe(1)
    expect(await countMails('ines+c@example.test')).toBe(0)
    expect(await readRow('ines+c@example.test')).toBeUndefined()
  })

  test('limits subscriptions from one network to ten an hour on a public installation', async () => {
    const publicUrl = new URL('https://amivoix.test')
    const publicProduct = await startProduct({ publicUrl, isLoopback: false })
    const sendSubscription = (_: unknown, index: number) =>
      publicProduct.request('/api/newsletter/subscriptions', {
        body: new URLSearchParams({ email: `reseau-${index}@example.test` }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const responses = await Promise.all(Array.from({ length: 11 }, sendSubscription))
    await publicProduct.close()
    const states = responses.map(({ headers }) => headers.get('location')?.split('=')[1])
    expect(states.toSorted()).toEqual([...Array(10).fill('message-parti'), 'trop-de-demandes'])
  })

  test.each(['', 'personne', 'a@b', `${'a'.repeat(260)}@example.test`])(
    'refuses the address %j',
    async (email) => {
      expect(await subscribe(email)).toBe('adresse-invalide')
    },
  )

  test('announces a new article once to confirmed subscribers, with one-click unsubscription', async () => {
    const email = 'paul@example.test'
    await subscribe(email)
    await confirm(email)
    await subscribe('attente@example.test')
    await product.pool.query(
      'update newsletter_subscriptions set last_article_id = 0 where email = any($1)',
      [[email, 'attente@example.test']],
    )
    const mailCountBefore = await countMails(email)
    await announce(`${newestArticle?.publishedAt}T09:00:00Z`)
    await announce(`${newestArticle?.publishedAt}T10:00:00Z`)
    const [mail] = await product.listMailsTo(email)
    expect(await countMails(email)).toBe(mailCountBefore + 1)
    expect(await countMails('attente@example.test')).toBe(1)
    expect(mail?.subject).toContain(newestArticle?.title)
    expect(mail?.text).toContain(`${product.origin}/blog/${newestArticle?.id}`)

    // Unsubscribes as a mail client does (RFC 8058).
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '')
    expect(pathname).toBe('/api/newsletter/unsubscriptions')
    const response = await product.request(pathname + search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(204)
    expect(await readRow(email)).toBeUndefined()
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'the multipart form that RFC 8058 recommends',
      'multipart/form-data; boundary=part',
      '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
    ],
  ])(
    'accepts the one-click unsubscription that a mail client sends as %s',
    async (title, type, body) => {
      const email = `clic-${title.length}@example.test`
      await subscribe(email)
      const response = await product.request(
        `/api/newsletter/unsubscriptions?id=${(await readRow(email))?.id}`,
        { body, headers: { 'content-type': type } },
      )
      expect(response.status).toBe(204)
      expect(await readRow(email)).toBeUndefined()
    },
  )

  test('is not sent to a suspended user until the suspension is lifted', async () => {
    const { id, email } = await product.signUp('suspendue')
    await subscribe(email)
    const mailCount = await countMails(email)
    await product.pool.query(
      `update newsletter_subscriptions set confirmed_at = now(), last_article_id = 0 where email = $1`,
      [email],
    )
    const setSuspensionReason = (reason: string | null) =>
      product.pool.query(
        `update "user" set suspension_reason = $2,
           suspended_at = case when $2::text is null then null else now() end where id = $1`,
        [id, reason],
      )
    await setSuspensionReason('Menaces')
    await announce('2026-11-30T12:00:00Z')
    expect(await readRow(email)).toMatchObject({ last_article_id: 0 })
    await setSuspensionReason(null)
    await announce('2026-11-30T12:00:00Z')
    expect(await readRow(email)).toMatchObject({ last_article_id: newestArticle?.id })
    expect(await countMails(email)).toBe(mailCount + 1)
  })

  test('does not announce an article before its publication day', async () => {
    const email = 'zoe@example.test'
    await subscribe(email)
    await confirm(email)
    const mailCountBefore = await countMails(email)
    await announce('2020-01-01T09:00:00Z')
    expect(await countMails(email)).toBe(mailCountBefore)
  })

  test('unsubscribes with the form of the page, and reports no error the second time', async () => {
    const email = 'max@example.test'
    await subscribe(email)
    await confirm(email)
    const id = (await readRow(email))?.id ?? ''
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await submitForm('unsubscriptions', { id })).toBe('desinscription-faite')
    expect(await readRow(email)).toBeUndefined()
    expect(await submitForm('unsubscriptions', { id: 'rien' })).toBe('desinscription-faite')
  })

  test('returns 404 for a GET request', async () => {
    for (const name of ['subscriptions', 'confirmations', 'unsubscriptions'])
      expect((await product.request(`/api/newsletter/${name}`)).status).toBe(404)
  })
})
