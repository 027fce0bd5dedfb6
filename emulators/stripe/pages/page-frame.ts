import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../server/platform/http/escape-html'
import { stripeStandInPath } from '../demonstration-account'

/** A whole page around `body`, which is HTML already. */
export const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Mode démonstration</title>
<link rel="stylesheet" href="${stripeStandInPath}/style.css">
</head>
<body>
<aside aria-label="Mode démonstration"><strong>Mode démonstration</strong> : aucune carte n’est débitée</aside>
<header><a href="/"><img src="/logo-dark.svg" alt="Amivoix" width="118" height="32"></a></header>
<main>${body}</main>
</body>
</html>
`

/** A page that only says something, and where to go on. */
export function renderNotice(title: string, text: string, back: string | null) {
  const link = back
    ? `<p class="next"><a class="button" href="${escapeHtml(back)}">Revenir sur Amivoix</a></p>`
    : ''
  return renderPage(title, `<h1>${escapeHtml(title)}</h1><p class="note">${text}</p>${link}`)
}

/** Nothing runs on these pages; their forms lead back here and to where the product asked. */
export function sendPage(
  reply: FastifyReply,
  html: string,
  leadsTo: readonly (string | null)[] = [],
) {
  const origins = leadsTo.flatMap((url) => (url ? [new URL(url).origin] : []))
  const formAction = ["'self'", ...new Set(origins)].join(' ')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A form's answer is fetched anew, not posted again. */
export const leadTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303)
