import type { TestProduct } from './start-product'

type SignInOptions = { requestSignUp?: boolean; hasAcceptedTerms?: boolean; callbackURL?: string }

/** The Google account that signs in, if not the demonstration account. */
type GoogleAccount = {
  email: string
  given_name?: string
  family_name?: string
  email_verified?: string
}

export type GoogleSignInClient = ReturnType<typeof createGoogleSignInClient>

/** Creates a client that signs in with the Google emulator, and keeps cookies as a browser does. */
export function createGoogleSignInClient({ request, origin }: TestProduct) {
  const cookies = new Map<string, string>()

  async function send(path: string, options: Parameters<typeof request>[1] = {}) {
    const response = await request(path, { ...options, cookie: formatCookieHeader(cookies) })
    for (const setCookieLine of response.headers.getSetCookie()) storeCookie(setCookieLine)
    return response
  }

  function storeCookie(setCookieLine: string) {
    const [pair = ''] = setCookieLine.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0/i.test(setCookieLine)) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }

  /** Starts the sign-in; returns the URL to which the browser is redirected. */
  async function start(body: SignInOptions = {}) {
    const response = await send('/api/auth/sign-in/social', {
      body: { provider: 'google', ...body },
    })
    return new URL((response.body as { url: string }).url)
  }

  /** Submits the form of the consent page with these fields; returns the URL of the redirect. */
  async function submitConsent(consentPage: URL, fields: Record<string, string>) {
    const page = await send(consentPage.pathname + consentPage.search)
    const form = new URLSearchParams({ ...readFormFields(String(page.body)), ...fields })
    const { headers } = await send(consentPage.pathname, {
      body: String(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return new URL(headers.get('location') ?? '', origin)
  }

  return {
    send,
    start,
    submitConsent,
    /** Signs in with consent; returns the response of the callback. */
    async signIn(body: SignInOptions = {}, googleAccount?: GoogleAccount) {
      const callbackUrl = await submitConsent(await start(body), {
        decision: 'continue',
        ...googleAccount,
      })
      return send(callbackUrl.pathname + callbackUrl.search)
    },
    getCookieHeader: () => formatCookieHeader(cookies),
    /** Clears the cookies, to simulate another browser. */
    clearCookies: () => cookies.clear(),
  }
}

const formatCookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Returns the fields of a form as a browser would submit them. */
function readFormFields(html: string) {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const getAttribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const isOmitted = getAttribute('type') === 'checkbox' && !tag.includes(' checked')
    if (!isOmitted) fields[getAttribute('name')] = getAttribute('value')
  }
  return fields
}
