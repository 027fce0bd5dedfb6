import { escapeHtml } from '../../server/platform/http/escape-html'
import { renderFrame } from '../page/page-frame'
import type { MailboxEntry } from './read-mailbox'

const note =
  'Sans serveur d’envoi (SMTP_URL), les messages s’arrêtent ici, sur cette machine. Personne d’autre ne les voit.'

/** All messages, newest first. */
export function renderMailbox(entries: readonly MailboxEntry[]) {
  const items = entries.map(
    ({ id, subject, to, sentAt }) =>
      `<li><a href="/dev/mail/${id}"><strong>${escapeHtml(subject)}</strong><span class="note">${escapeHtml(to)}</span><span class="note when">${formatTime(sentAt)}</span></a></li>`,
  )
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p class="empty">Aucun message pour le moment.</p>'
  // A page that loads itself anew takes a reader's place away (WCAG 2.2.1): it is asked to.
  return renderPage(
    'Boîte aux lettres',
    `<h1>Boîte aux lettres</h1><p class="note">${note}</p><a class="back" href="/dev/mail">Actualiser</a>${list}`,
  )
}

/** One message: its link first, then as a mail program shows it, then its plain words. */
export function renderMessage({ id, subject, to, sentAt, text, html, attachments }: MailboxEntry) {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  // Links of a frame without rights must leave it to be of use.
  const framed = html.replace('<head>', '<head><base target="_top">')
  return renderPage(
    subject,
    `<a class="back" href="/dev/mail">← Tous les messages</a>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>Pour</dt><dd>${escapeHtml(to)}</dd><dt>Envoyé</dt><dd>${formatTime(sentAt)}</dd></dl>
${link ? `<a class="link" href="${escapeHtml(link)}">Ouvrir le lien du message</a>` : ''}
${listAttachments(id, attachments)}
<iframe title="Le message" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<details><summary>En texte seul</summary><pre>${linkify(text)}</pre></details>`,
  )
}

function listAttachments(id: string, attachments: MailboxEntry['attachments']) {
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
  renderFrame({ title, suffix: 'Amivoix', stylesheet: '/dev/mail/style.css', body })
