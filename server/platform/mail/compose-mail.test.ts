import { expect, test } from 'vitest'
import { composeMail } from './compose-mail'

const mail = composeMail({
  to: 'camille@example.test',
  subject: 'Tout va bien ?',
  opening: ['Pseudo : « <b>Camille</b> ».'],
  facts: [{ label: 'Prix', value: '9,99 €' }],
  link: { label: 'Ouvrir', url: 'https://amivoix.test/wallet?tab=credits&a=b' },
  closing: ['À bientôt !'],
})

test('puts non-breaking spaces before French punctuation, in text and HTML', () => {
  expect(mail.subject).toBe('Tout va bien\u00a0?')
  expect(mail.text).toContain('Pseudo\u00a0: «\u00a0<b>Camille</b>\u00a0».')
  expect(mail.text).toContain('Prix\u00a0: 9,99 €')
  expect(mail.text + mail.html).not.toMatch(/[\wéàè] [:;!?»]|« /)
})

test('escapes HTML and keeps URLs intact', () => {
  expect(mail.html).toContain('«\u00a0&lt;b&gt;Camille&lt;/b&gt;\u00a0»')
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain('\nhttps://amivoix.test/wallet?tab=credits&a=b\n')
  expect(mail.html).toContain('href="https://amivoix.test/wallet?tab=credits&amp;a=b"')
})

test('has a dark colour in the style sheet for every inline colour', () => {
  const [, darkStyles = ''] =
    /@media \(prefers-color-scheme:dark\)\{(.*?\})\}<[/]style>/.exec(mail.html) ?? []
  const classes = [...mail.html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(classes).toContain('button')
  for (const name of classes)
    expect(darkStyles).toMatch(new RegExp(`[.]${name}[{][^}]+!important[}]`))
  const colouredTags = mail.html.match(
    /<(?!td class="cell")[a-z]+[^>]*style="[^"]*(?:color|background):[^>]*>/g,
  )
  for (const tag of colouredTags ?? []) expect(tag).toContain('class="')
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
})

test('has a button with a background and padding that Outlook for Windows draws', () => {
  expect(mail.html).toMatch(
    /<td class="button" bgcolor="#7a2f43" style="[^"]*mso-padding-alt:14px 26px">/,
  )
})
