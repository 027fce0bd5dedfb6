const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The nodemailer options in the query of an SMTP URL that disable encryption or the verification of
 * the certificate.
 */
const weakOptions: readonly (readonly [name: string, isWeak: (value: string) => boolean])[] = [
  ['secure', isOff],
  ['requireTLS', isOff],
  ['tls.rejectUnauthorized', isOff],
  ['ignoreTLS', (value) => !isOff(value)],
  ['opportunisticTLS', (value) => !isOff(value)],
]

function isOff(value: string) {
  return ['', '0', 'false'].includes(value.toLowerCase())
}

const isLoopback = (url: URL) => loopbackHosts.includes(url.hostname)

/**
 * Returns the option of an SMTP URL that would send mails unencrypted, or to a server without a
 * valid certificate; null when there is none. On loopback every option is accepted.
 */
export function findSmtpWeakness(smtpUrl: string): string | null {
  const url = new URL(smtpUrl)
  if (isLoopback(url)) return null
  for (const [name, isWeak] of weakOptions) {
    const value = url.searchParams.get(name)
    if (value !== null && isWeak(value)) return `${name}=${value}`
  }
  return null
}

/**
 * Returns the URL with encryption required, unless it is on loopback: smtps:// is encrypted from
 * the first byte, smtp:// must switch to TLS by STARTTLS (RFC 3207) before anything is sent, and
 * the certificate must be valid. Mails contain links that sign users in.
 */
export function requireSmtpTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (isLoopback(url)) return smtpUrl
  if (url.protocol === 'smtp:') url.searchParams.set('requireTLS', 'true')
  url.searchParams.set('tls.rejectUnauthorized', 'true')
  return url.href
}
