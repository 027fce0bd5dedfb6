/** Gmail ignores dots in the local part, under both of its domains. */
const domainsIgnoringDots: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * Returns the mailbox to which an address delivers: the address in lower case, without a "+tag"
 * suffix. A Gmail address also loses its dots, and its domain becomes gmail.com. Used for rate limits
 * and for the free minutes; accounts store their address with its dots and its tag.
 */
export function toCanonicalMailbox(address: string): string {
  const email = address.toLowerCase()
  const atIndex = email.lastIndexOf('@')
  const domain = email.slice(atIndex + 1)
  const [name = ''] = email.slice(0, Math.max(0, atIndex)).split('+')
  if (name === '') return email
  if (!domainsIgnoringDots.includes(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
