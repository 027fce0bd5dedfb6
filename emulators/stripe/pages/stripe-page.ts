import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../server/platform/http/responses/escape-html'
import {
  createPagePolicy,
  renderLayout,
  sendPage as sendPageWithPolicy,
} from '../../page/page-layout'
import { stripeEmulatorPath } from '../demonstration-account'

/** Renders a page with the demonstration banner around `body` (HTML). */
export const renderPage = (title: string, body: string) =>
  renderLayout({
    title,
    stylesheet: `${stripeEmulatorPath}/style.css`,
    banner: '<strong>Mode démonstration</strong> : aucune carte n’est débitée',
    body,
  })

/** Renders a page with a notice (`text` is HTML) and a link to `back`; null for no link. */
export function renderNotice(title: string, text: string, back: string | null) {
  const link = back
    ? `<p class="next"><a class="button" href="${escapeHtml(back)}">Revenir sur Amivoix</a></p>`
    : ''
  return renderPage(title, `<h1>${escapeHtml(title)}</h1><p class="note">${text}</p>${link}`)
}

/** Sends a page whose forms may submit and redirect to the emulator and to the origins of `formTargets`. */
export function sendPage(
  reply: FastifyReply,
  html: string,
  formTargets: readonly (string | null)[] = [],
) {
  const origins = formTargets.flatMap((url) => (url ? [new URL(url).origin] : []))
  return sendPageWithPolicy(
    reply,
    html,
    createPagePolicy(["'self'", ...new Set(origins)].join(' ')),
  )
}
