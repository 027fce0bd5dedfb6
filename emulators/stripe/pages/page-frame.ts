import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../server/platform/http/escape-html'
import { pagePolicy, renderFrame, sendPage as sendFrame } from '../../page/page-frame'
import { stripeStandInPath } from '../demonstration-account'

/** A whole page around `body`, which is HTML already. */
export const renderPage = (title: string, body: string) =>
  renderFrame({
    title,
    stylesheet: `${stripeStandInPath}/style.css`,
    strip: '<strong>Mode démonstration</strong> : aucune carte n’est débitée',
    body,
  })

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
  return sendFrame(reply, html, pagePolicy(["'self'", ...new Set(origins)].join(' ')))
}
