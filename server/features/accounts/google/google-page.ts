import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { createContentSecurityPolicy } from '../../../platform/http/pages/content-security-policy'
import { escapeHtml } from '../../../platform/http/responses/escape-html'

const googleRedirect = z.object({ url: z.url() })

/**
 * Sends a page that forwards the browser to Google, with better-auth's cookie. A redirect would be
 * blocked: the content security policy allows forms to submit to this site only, and browsers apply
 * that to redirects too. Throws when better-auth returned no URL.
 */
export async function sendGooglePage(reply: FastifyReply, response: Response) {
  const { url } = googleRedirect.parse(await response.json())
  const escapedUrl = escapeHtml(url)
  return reply
    .header('set-cookie', response.headers.getSetCookie())
    .header('cache-control', 'no-store')
    .header('content-security-policy', createContentSecurityPolicy('none'))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${escapedUrl}">
<title>Vers Google · Amivoix</title>
<p><a href="${escapedUrl}">Continuer vers Google</a></p>
</html>`)
}
