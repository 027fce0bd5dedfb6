import { escapeHtml } from '../../server/platform/http/responses/escape-html'
import { renderLayout } from '../page/page-layout'
import type { MailboxEntry } from './mailbox'

const mailboxNote =
  'Sans serveur d’envoi (SMTP_URL), les messages s’arrêtent ici, sur cette machine. Personne d’autre ne les voit.'

/** Renders the list of messages, newest first. */
export function renderMailbox(entries: readonly MailboxEntry[]) {
  const items = entries.map(
    ({ id, subject, to, sentAt }) =>
      `<li><a href="/dev/mail/${id}"><strong>${escapeHtml(subject)}</strong><span class="note">${escapeHtml(to)}</span><span class="note when">${formatTime(sentAt)}</span></a></li>`,
  )
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p class="empty">Aucun message pour le moment.</p>'
  // A link refreshes the page, because an automatic refresh would interrupt the reader (WCAG 2.2.1).
  return renderPage(
    'Boîte aux lettres',
    `<h1>Boîte aux lettres</h1><p class="note">${mailboxNote}</p><a class="back" href="/dev/mail">Actualiser</a>${list}`,
  )
}

/** Renders one message: its first link, its attachments, its HTML, and its plain text. */
export function renderMessage({ id, subject, to, sentAt, text, html, attachments }: MailboxEntry) {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  // Links have to open outside the sandboxed frame.
  const framedHtml = html.replace('<head>', '<head><base target="_top">')
  return renderPage(
    subject,
    `<a class="back" href="/dev/mail">← Tous les messages</a>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>Pour</dt><dd>${escapeHtml(to)}</dd><dt>Envoyé</dt><dd>${formatTime(sentAt)}</dd></dl>
${link ? `<a class="link" href="${escapeHtml(link)}">Ouvrir le lien du message</a>` : ''}
${renderAttachments(id, attachments)}
<iframe title="Le message" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framedHtml)}"></iframe>
<details><summary>En texte seul</summary><pre>${linkify(text)}</pre></details>`,
  )
}

function renderAttachments(id: string, attachments: MailboxEntry['attachments']) {
  if (attachments.length === 0) return ''
  const items = attachments.map(
    ({ filename, content }, index) =>
      `<li><a href="/dev/mail/${id}/attachments/${index}" download><strong>${escapeHtml(filename)}</strong><span class="note">${Math.ceil(content.length / 1_024)} Kio</span></a></li>`,
  )
  return `<h2>Pièces jointes</h2><ul class="files">${items.join('')}</ul>`
}

const linkify = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const formatTime = (time: Date) =>
  `<time datetime="${time.toISOString()}">${time.toLocaleString('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' })}</time>`

const renderPage = (title: string, body: string) =>
  renderLayout({ title, titleSuffix: 'Amivoix', stylesheet: '/dev/mail/style.css', body })
