import { createTransport } from 'nodemailer'
import type { Config } from '../../config'
import type { Finding } from './inspect-payments'

/** A server that does not answer within this time is reported. */
const timeoutMs = 10_000

const timeouts = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
}

/**
 * Checks that the mail server accepts the sign-in; sends no message. In loopback mode no mail server
 * is needed.
 */
export async function inspectMail({
  smtpUrl,
  mailFrom,
  dataDirectory,
  isLoopback,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDirectory' | 'isLoopback'>): Promise<Finding> {
  const name = 'e-mails'
  if (!smtpUrl)
    return {
      name,
      isFine: isLoopback,
      text: `écrits dans ${dataDirectory}/mail${isLoopback ? '' : '\u00a0: personne ne les recevra, renseignez SMTP_URL'}`,
    }
  const { host } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return { name, isFine: true, text: `${host} accepte la connexion, de la part de ${mailFrom}` }
  } catch (error) {
    return { name, isFine: false, text: `${host}\u00a0: ${explainMailError(error)}` }
  } finally {
    transport.close()
  }
}

/** Describes an error by nodemailer's code, because the server's text may contain the user name. */
function explainMailError(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'inconnu'
  switch (code) {
    case 'EAUTH':
      return 'refuse l’utilisateur ou le mot de passe de SMTP_URL'
    case 'ETLS':
      return 'n’offre pas de chiffrement valable'
    case 'EDNS':
      return 'nom introuvable'
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'ETIMEDOUT':
      return `ne répond pas (${code})`
    default:
      return `refuse la connexion (${code})`
  }
}
