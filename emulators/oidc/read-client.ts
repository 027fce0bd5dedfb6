import { demonstrationClient } from './demonstration-client'

/** Whether the product itself asks: its secret in the body or in a Basic header (RFC 6749, 2.3.1). */
export function isDemonstrationClient(
  body: Record<string, string>,
  authorization: string | undefined,
) {
  const { clientId, clientSecret } = demonstrationClient
  if (!authorization)
    return body['client_id'] === clientId && body['client_secret'] === clientSecret
  const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return authorization === `Basic ${expected}`
}
