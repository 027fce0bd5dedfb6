import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../server/platform/http/responses/escape-html'

type Page = {
  title: string
  /** Follows the title in the browser tab. */
  titleSuffix?: string
  stylesheet: string
  /** HTML shown above the header. */
  banner?: string
  /** HTML. */
  body: string
}

/** Renders the HTML document around the body of an emulator page. */
export const renderLayout = ({
  title,
  titleSuffix = 'Mode démonstration',
  ...page
}: Page) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${titleSuffix}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${page.stylesheet}">
</head>
<body>
${page.banner ? `<aside aria-label="Mode démonstration">${page.banner}</aside>\n` : ''}<header><a href="/"><img src="/logo-dark.svg" alt="Amivoix" width="118" height="32"></a></header>
<main>${page.body}</main>
</body>
</html>
`

/** Returns a Content-Security-Policy that allows no scripts. `formAction`: where forms may submit and redirect to. */
export const createPagePolicy = (formAction: string, extraDirectives: readonly string[] = []) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...extraDirectives,
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

/** Redirects with 303, so that reloading does not post the form again. */
export const redirectTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303)
