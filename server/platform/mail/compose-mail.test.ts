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

test('escapes HTML and keeps addresses intact', () => {
  expect(mail.html).toContain('«\u00a0&lt;b&gt;Camille&lt;/b&gt;\u00a0»')
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain('\nhttps://amivoix.test/wallet?tab=credits&a=b\n')
  expect(mail.html).toContain('href="https://amivoix.test/wallet?tab=credits&amp;a=b"')
})
