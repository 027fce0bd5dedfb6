import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../server/platform/http/escape-html'

type Page = {
  title: string
  /** After the title, in the window's name. */
  suffix?: string
  stylesheet: string
  /** Above everything, HTML already. */
  strip?: string
  /** HTML already. */
  body: string
}

/** What stands around every page of a stand-in. */
export const renderFrame = ({
  title,
  suffix = 'Mode démonstration',
  ...page
}: Page) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${suffix}</title>
<link rel="stylesheet" href="${page.stylesheet}">
</head>
<body>
${page.strip ? `<aside aria-label="Mode démonstration">${page.strip}</aside>\n` : ''}<header><a href="/"><img src="/logo-dark.svg" alt="Amivoix" width="118" height="32"></a></header>
<main>${page.body}</main>
</body>
</html>
`

/** Nothing runs on these pages; `formAction` is where their forms may lead, `also` what else is let in. */
export const pagePolicy = (formAction: string, also: readonly string[] = []) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...also,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ')

export const sendPage = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

export const sendStyle = (reply: FastifyReply, style: string) =>
  reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style)

/** A form's answer is fetched anew, not posted again. */
export const leadTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303)
