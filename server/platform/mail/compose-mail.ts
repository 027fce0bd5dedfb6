import { withFrenchSpaces } from '../../../domain/formatting/french-spaces'
import { escapeHtml } from '../http/responses/escape-html'
import type { AttachedDocument, Mail } from './mail'

type Link = { label: string; url: string }

type MailDraft = {
  to: string
  subject: string
  /** The paragraphs above the table and the link. */
  opening: readonly string[]
  /** A short table after the opening. */
  facts?: readonly { label: string; value: string }[]
  /** The paragraphs after the table. */
  details?: readonly string[]
  link: Link
  /** Secondary links, below the main one. */
  furtherLinks?: readonly Link[]
  closing: readonly string[]
  attachments?: readonly AttachedDocument[]
}

/**
 * Composes an e-mail with one call to action, as text and as HTML, without remote images or
 * tracking. The light colours are inline, because many mail programs drop style sheets; the dark
 * colours are in a style sheet, for the programs that keep it. Non-breaking spaces are added here:
 * the draft has ordinary spaces.
 */
export function composeMail(draft: MailDraft): Mail {
  const { to, subject, attachments } = draft
  return {
    to,
    subject: withFrenchSpaces(subject),
    text: composeText(draft),
    html: composeHtml(draft),
    ...(attachments && { attachments }),
  }
}

function composeText({
  opening,
  facts = [],
  details = [],
  link,
  furtherLinks = [],
  closing,
}: MailDraft) {
  const parts = [
    ...opening,
    ...(facts.length > 0
      ? [facts.map(({ label, value }) => `${label} : ${value}`).join('\n')]
      : []),
    ...details,
    ...[link, ...furtherLinks].map(({ label, url }) => `${label} :\n${url}`),
    ...closing,
    'Amivoix',
  ]
  return withFrenchSpaces(`${parts.join('\n\n')}\n`)
}

function composeHtml(draft: MailDraft) {
  const { subject, opening, facts = [], details = [], link, furtherLinks = [], closing } = draft
  const body = [
    ...opening.map((text) => renderParagraph(text)),
    ...(facts.length > 0 ? [renderFactTable(facts)] : []),
    ...details.map((text) => renderParagraph(text)),
    renderButton(link),
    ...furtherLinks.map(renderSecondaryLink),
    ...closing.map((text) => renderSmallPrint(text)),
  ]
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${toHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f6f1ec;color:#2a1c22;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6">
<!--[if mso]><table role="presentation" align="center" width="576" cellpadding="0" cellspacing="0"><tr><td bgcolor="#ffffff" style="padding:32px 28px"><![endif]-->
<div class="card" style="max-width:520px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:16px">
<p class="accent" style="margin:0 0 24px;font-size:22px;color:#7a2f43">Amivoix</p>
${body.join('\n')}
<p class="muted" style="margin:0;font-size:13px;color:#6b5a60;overflow-wrap:anywhere">${toHtml('Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :')}<br>${escapeHtml(link.url)}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`
}

/**
 * The dark theme of the site (web/styles/tokens.css), in sRGB because mail programs do not support
 * OKLCH. Only `!important` overrides the inline styles.
 */
const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#11090f!important;color:#f6eee8!important}',
  '.card{background:#1b1118!important}',
  '.accent{color:#f4b07c!important}',
  '.muted{color:#c7b6b3!important}',
  '.cell{border-color:#463a42!important}',
  '.button{background:#f4b07c!important;color:#1f111a!important}',
  '}',
].join('')

const toHtml = (text: string) => escapeHtml(withFrenchSpaces(text))

const renderParagraph = (text: string) => `<p style="margin:0 0 16px">${toHtml(text)}</p>`

const renderSmallPrint = (text: string) =>
  `<p class="muted" style="margin:0 0 16px;font-size:15px;color:#6b5a60">${toHtml(text)}</p>`

/**
 * Renders the button as a table cell with a background: Outlook for Windows lays mails out with
 * Word, which ignores the padding and the background of a link, and reads `mso-padding-alt` of the
 * cell instead.
 */
const renderButton = ({ label, url }: Link) =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:28px 0;border-collapse:separate"><tr><td class="button" bgcolor="#7a2f43" style="background:#7a2f43;border-radius:999px;mso-padding-alt:14px 26px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;background:#7a2f43;color:#ffffff;border-radius:999px;text-decoration:none;mso-padding-alt:0">${toHtml(label)}</a></td></tr></table>`

const renderSecondaryLink = ({ label, url }: Link) =>
  `<p style="margin:0 0 12px;font-size:15px"><a class="accent" href="${escapeHtml(url)}" style="color:#7a2f43">${toHtml(label)}</a></p>`

function renderFactTable(facts: readonly { label: string; value: string }[]) {
  const cellStyle = 'padding:8px 0;border-bottom:1px solid #eadfd8;vertical-align:top'
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="cell muted" scope="row" style="${cellStyle};padding-right:16px;text-align:left;font-weight:normal;color:#6b5a60">${toHtml(label)}</th><td class="cell" style="${cellStyle};text-align:right;overflow-wrap:anywhere">${toHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;margin:8px 0 20px;border-collapse:collapse;font-size:15px;line-height:1.45">${rows.join('')}</table>`
}
