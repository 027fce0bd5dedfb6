import type { TestProduct } from './start-product'

type Start = { requestSignUp?: boolean; hasAcceptedTerms?: boolean; callbackURL?: string }

/** The Google account to consent with, instead of the demonstration account. */
type GoogleAccount = {
  email: string
  given_name?: string
  family_name?: string
  email_verified?: string
}

export type GoogleSignInClient = ReturnType<typeof createGoogleSignInClient>

/** Signs in with the Google emulator as a browser without scripts does, keeping cookies. */
export function createGoogleSignInClient({ request, origin }: TestProduct) {
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

  /** Presses the button; returns where the browser is redirected. */
  async function start(body: Start = {}) {
    const answer = await ask('/api/auth/sign-in/social', { body: { provider: 'google', ...body } })
    return new URL((answer.body as { url: string }).url)
  }

  /** Submits the consent page with the decision; returns where that redirects. */
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
    /** Goes from the button to the page where the sign-in ends. */
    async signIn(body: Start = {}, googleAccount?: GoogleAccount) {
      const back = await answer(await start(body), { decision: 'continue', ...googleAccount })
      return ask(back.pathname + back.search)
    },
    cookie: () => cookieOf(cookies),
    /** Clears the cookies, as another browser would have none. */
    forgetCookies: () => cookies.clear(),
  }
}

const cookieOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Returns the fields of a form as a browser would submit them. */
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
