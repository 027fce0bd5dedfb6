import { escapeHtml } from '../http/escape-html'
import type { Mail } from './mail'

type Draft = {
  to: string
  subject: string
  /** What comes before the link, one string a paragraph. */
  opening: readonly string[]
  link: { label: string; url: string }
  closing: readonly string[]
}

/**
 * A message with one thing to do, in both of its forms. No remote picture and no tracking: what is
 * opened is nobody's business. Styles are inline because mail programs drop the others.
 */
export function composeMail({ to, subject, opening, link, closing }: Draft): Mail {
  const text = [...opening, `${link.label} :\n${link.url}`, ...closing, 'Amivoix'].join('\n\n')
  return { to, subject, text: `${text}\n`, html: composeHtml(subject, { opening, link, closing }) }
}

function composeHtml(subject: string, { opening, link, closing }: Omit<Draft, 'to' | 'subject'>) {
  const url = escapeHtml(link.url)
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f6f1ec;color:#2a1c22;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6">
<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-size:22px;color:#7a2f43">Amivoix</p>
${opening.map((text) => paragraph(text)).join('\n')}
<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:14px 26px;background:#7a2f43;color:#ffffff;border-radius:999px;text-decoration:none">${escapeHtml(link.label)}</a></p>
${closing.map((text) => paragraph(text, ';font-size:15px;color:#6b5a60')).join('\n')}
<p style="margin:0;font-size:13px;color:#6b5a60;overflow-wrap:anywhere">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :<br>${url}</p>
</div>
</body>
</html>
`
}

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px${style}">${escapeHtml(text)}</p>`
