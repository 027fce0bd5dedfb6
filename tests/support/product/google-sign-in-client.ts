import type { TestProduct } from './start-product'

type Start = { requestSignUp?: boolean; hasAcceptedTerms?: boolean; callbackURL?: string }

/** Whom the consent page is told, instead of its demonstration account. */
type Person = { email: string; given_name?: string; family_name?: string; email_verified?: string }

export type GoogleVisit = ReturnType<typeof createGoogleVisit>

/** A browser without scripts, on its way to the stand-in for Google and back, with its cookies. */
export function createGoogleVisit({ request, origin }: TestProduct) {
  const cookies = new Map<string, string>()

  async function ask(to: string, options: Parameters<typeof request>[1] = {}) {
    const answer = await request(to, { ...options, cookie: cookieOf(cookies) })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }

  /** Presses the button; answers where the browser is sent. */
  async function start(body: Start = {}) {
    const answer = await ask('/api/auth/sign-in/social', { body: { provider: 'google', ...body } })
    return new URL((answer.body as { url: string }).url)
  }

  /** Sends the consent page as it came, with the answer; answers where that leads. */
  async function answer(consentPage: URL, fields: Record<string, string>) {
    const page = await ask(consentPage.pathname + consentPage.search)
    const form = new URLSearchParams({ ...inputsOf(String(page.body)), ...fields })
    const { headers } = await ask(consentPage.pathname, {
      body: String(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return new URL(headers.get('location') ?? '', origin)
  }

  return {
    ask,
    start,
    answer,
    /** From the button to where the person ends. */
    async signIn(body: Start = {}, person?: Person) {
      const back = await answer(await start(body), { decision: 'continue', ...person })
      return ask(back.pathname + back.search)
    },
    cookie: () => cookieOf(cookies),
    /** As another browser would, which has none of this one's cookies. */
    forgetCookies: () => cookies.clear(),
  }
}

const cookieOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The form's content as a browser would send it. */
function inputsOf(html: string) {
  const content: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const isLeftOut = attribute('type') === 'checkbox' && !tag.includes(' checked')
    if (!isLeftOut) content[attribute('name')] = attribute('value')
  }
  return content
}
