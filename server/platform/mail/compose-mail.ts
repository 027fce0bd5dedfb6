import { withFrenchSpaces } from '../../../domain/formatting/french-spaces'
import { escapeHtml } from '../http/responses/escape-html'
import type { AttachedDocument, Mail } from './mail'

type Link = { label: string; url: string }

type Draft = {
  to: string
  subject: string
  /** The paragraphs before the link. */
  opening: readonly string[]
  /** A short table, under the opening. */
  facts?: readonly { label: string; value: string }[]
  /** The paragraphs after the table. */
  terms?: readonly string[]
  link: Link
  /** Secondary links, below the main one. */
  furtherLinks?: readonly Link[]
  closing: readonly string[]
  attachments?: readonly AttachedDocument[]
}

/**
 * Composes an e-mail with one call to action, as text and as HTML. It contains no remote image and no
 * tracking. Styles are inline, because mail programs drop the others. Non-breaking spaces are added
 * here: the draft has ordinary spaces.
 */
export function composeMail(draft: Draft): Mail {
  const { to, subject, attachments } = draft
  return {
    to,
    subject: withFrenchSpaces(subject),
    text: composeText(draft),
    html: composeHtml(draft),
    ...(attachments && { attachments }),
  }
}

function composeText({ opening, facts = [], terms = [], link, furtherLinks = [], closing }: Draft) {
  const parts = [
    ...opening,
    ...(facts.length > 0
      ? [facts.map(({ label, value }) => `${label} : ${value}`).join('\n')]
      : []),
    ...terms,
    ...[link, ...furtherLinks].map(({ label, url }) => `${label} :\n${url}`),
    ...closing,
    'Amivoix',
  ]
  return withFrenchSpaces(`${parts.join('\n\n')}\n`)
}

function composeHtml(draft: Draft) {
  const { subject, opening, facts = [], terms = [], link, furtherLinks = [], closing } = draft
  const url = escapeHtml(link.url)
  const body = [
    ...opening.map((text) => paragraph(text)),
    ...(facts.length > 0 ? [factTable(facts)] : []),
    ...terms.map((text) => paragraph(text)),
    `<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:14px 26px;background:#7a2f43;color:#ffffff;border-radius:999px;text-decoration:none">${toHtml(link.label)}</a></p>`,
    ...furtherLinks.map(secondaryLink),
    ...closing.map((text) => paragraph(text, smallStyle)),
  ]
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f6f1ec;color:#2a1c22;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6">
<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-size:22px;color:#7a2f43">Amivoix</p>
${body.join('\n')}
<p style="margin:0;font-size:13px;color:#6b5a60;overflow-wrap:anywhere">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :<br>${url}</p>
</div>
</body>
</html>
`
}

const toHtml = (text: string) => escapeHtml(withFrenchSpaces(text))

const smallStyle = ';font-size:15px;color:#6b5a60'

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px${style}">${toHtml(text)}</p>`

const secondaryLink = ({ label, url }: Link) =>
  `<p style="margin:0 0 12px;font-size:15px"><a href="${escapeHtml(url)}" style="color:#7a2f43">${toHtml(label)}</a></p>`

function factTable(facts: readonly { label: string; value: string }[]) {
  const cell = 'padding:8px 0;border-bottom:1px solid #eadfd8;vertical-align:top'
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;text-align:left;font-weight:normal;color:#6b5a60">${toHtml(label)}</th><td style="${cell};text-align:right;overflow-wrap:anywhere">${toHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;margin:8px 0 20px;border-collapse:collapse;font-size:15px;line-height:1.45">${rows.join('')}</table>`
}
