import { expect, test } from 'vitest'
import { readPdfText } from '../../../tests/support/billing/read-pdf-text'
import type { PdfBlock, PdfDocument } from './pdf-document'
import { toPrintableText } from './pdf-fonts'
import { renderPdf } from './render-pdf'

const createDocument = (blocks: readonly PdfBlock[], changes: Partial<PdfDocument> = {}) => ({
  title: 'Un œuvre, « déjà » là',
  subtitle: 'Émise le 21 novembre 2026',
  author: 'Amivoix',
  date: new Date('2026-11-21T10:00:00Z'),
  footer: 'Au pied',
  blocks,
  ...changes,
})

const renderText = async (blocks: readonly PdfBlock[]) =>
  readPdfText(await renderPdf(createDocument(blocks)))
    .join('\n')
    .replaceAll(/\s+/g, ' ')

test('renders French text that can be copied from the PDF unchanged', async () => {
  const text = 'Où ça ? À Noël, chez « Zoé » : l’œuf coûte 9,99 €… — 30 %'
  expect(await renderText([{ kind: 'paragraph', text }])).toContain(text)
})

test.each([
  ['Łukasz Żółć-Ștefan', 'Łukasz Żółć-Ștefan'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Ελένη Παππά', 'Ελένη Παππά'],
  ['Ольга Крылова', 'Ольга Крылова'],
  ['Zoé 👩🏽‍🚀 🇫🇷 Lune', 'Zoé Lune'],
  ['a\nb\u0007\u202ec', 'a b c'],
  ['<b>Zoé</b> & (fils) \\', '<b>Zoé</b> & (fils) \\'],
])('renders the name %j as %j', async (name, expectedText) => {
  const parties = [{ title: 'Client', lines: [name] }]
  expect(await renderText([{ kind: 'parties', parties }])).toContain(expectedText)
})

test('renders letters that no font contains, and very long words, without an error', async () => {
  const text = await renderText([
    { kind: 'parties', parties: [{ title: 'Client', lines: ['李雷 שלום 🎉'] }] },
    { kind: 'paragraph', text: 'a'.repeat(500) },
    { kind: 'paragraph', text: '' },
    { kind: 'paragraph', text: 'la suite' },
  ])
  expect(text).toContain('la suite')
})

test('shows page numbers and the warning on every page, and the title only on the first', async () => {
  const text = 'Une phrase assez longue pour se plier plusieurs fois. '.repeat(12)
  const blocks = Array.from({ length: 20 }, () => ({ kind: 'paragraph', text }) as const)
  const pages = readPdfText(await renderPdf(createDocument(blocks, { warning: 'Sans valeur' })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
    expect(page).toContain('Sans valeur')
    expect(page.includes('Un œuvre')).toBe(index === 0)
  }
})

test('keeps the cells of a table row on one page', async () => {
  const columns = [
    { label: 'Offre', share: 0.7 },
    { label: 'Prix', share: 0.3, isNumber: true },
  ] as const
  const rows = Array.from({ length: 60 }, (_, index) => [`Offre ${index}`, `${index},00 €`])
  const pages = readPdfText(await renderPdf(createDocument([{ kind: 'table', columns, rows }])))
  for (const [name = '', price = ''] of rows) {
    const page = pages.find((text) => text.split('\n').includes(name)) ?? ''
    expect(page.split('\n')).toContain(price)
  }
})

test('tags the PDF with its title, language and structure', async () => {
  const file = (
    await renderPdf(
      createDocument([
        { kind: 'heading', text: 'Titre' },
        { kind: 'list', items: ['un', 'deux'] },
      ]),
    )
  ).toString('latin1')
  for (const fact of ['/Lang (fr-FR)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /H2'])
    expect(file).toContain(fact)
  for (const tag of ['/S /LI', '/S /LBody', '/S /Figure', '/Alt (Amivoix)', '/StructTreeRoot'])
    expect(file).toContain(tag)
  expect(file).not.toContain('/BaseFont /Helvetica')
})

test('puts texts on one line without control characters', () => {
  expect(toPrintableText(' a\u202f€ \u200b b‑c\r\nd ')).toBe('a\u00a0€ b-c d')
})
