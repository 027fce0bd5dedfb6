/** Where dots before the « @ » mean nothing, under both of its names. */
const withoutDots: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as far as an address tells: « lea+essai@ » is « lea@ », and
 * « l.ea@gmail.com » is « lea@gmail.com ». For counting what a mailbox gets; an account keeps the
 * address as it was given.
 */
export function mailboxOf(address: string): string {
  const email = address.toLowerCase()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const [name = ''] = email.slice(0, Math.max(0, at)).split('+')
  if (name === '') return email
  if (!withoutDots.includes(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
