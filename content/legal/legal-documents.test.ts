import { describe, expect, test } from 'vitest'
import { formatMissingFact, listMissingFacts } from '../../domain/billing/operator'
import { reportTextRetentionMonths } from '../../domain/conversations/report'
import { cookieConsentMonths } from '../../domain/cookie-consent'
import { withFrenchSpaces } from '../../domain/formatting/french-spaces'
import { formatCalendarDay } from '../../domain/formatting/paris-time'
import { cookieLifetimes } from '../../domain/legal/cookie-lifetimes'
import {
  type LegalBlock,
  type LegalDocument,
  type SiteServices,
  toAnchor,
  toPlainText,
} from '../../domain/legal/legal-document'
import { retentionPeriods } from '../../domain/legal/retention-periods'
import { defaultOperator } from '../operator'
import { createAccessibilityStatement } from './accessibility-statement'
import { createCookiePolicy } from './cookie-policy'
import { createLegalNotice } from './legal-notice'
import { createOperatorFacts } from './operator-facts'
import { createPrivacyPolicy } from './privacy-policy'
import { createTermsOfSale } from './terms-of-sale'
import { createTermsOfUse } from './terms-of-use'

const noServices: SiteServices = {
  hasAnalytics: false,
  recogniser: null,
  languageModel: null,
  synthesiser: null,
  hostedVoice: null,
}
const allServices: SiteServices = {
  hasAnalytics: true,
  recogniser: 'stt.example.test',
  languageModel: 'llm.example.test',
  synthesiser: 'tts.example.test',
  hostedVoice: 'voice.example.test',
}

const facts = createOperatorFacts(defaultOperator)

const documents: readonly LegalDocument[] = [
  createLegalNotice(facts, { hasSpeechCredits: true }),
  createTermsOfUse(facts),
  createTermsOfSale(facts),
  ...[noServices, allServices].flatMap((services) => [
    createPrivacyPolicy(facts, services),
    createCookiePolicy(facts, services),
  ]),
  createAccessibilityStatement(facts),
]

function listTexts(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [toPlainText(block.text)]
    case 'list':
      return block.items.map(toPlainText)
    case 'table':
      return [...block.columns, ...block.rows.flat()]
    case 'frame':
      return [block.title, ...block.paragraphs]
    case 'entries':
      return block.entries.flatMap(({ title, facts }) => [
        title,
        ...facts.flatMap(({ label, text }) => [label, text]),
      ])
    case 'cookie-settings':
      return []
  }
}

const listAllTexts = ({ title, summary, sections }: LegalDocument) => [
  title,
  ...summary.map(toPlainText),
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(listTexts)]),
]

/** Returns all texts of a document, with ordinary spaces in place of no-break spaces. */
const readText = (document: LegalDocument) =>
  listAllTexts(document)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

describe.each(documents.map((document) => [document.title, document] as const))(
  '%s',
  (_title, document) => {
    test('has numbered sections, none of them empty, each with a unique anchor', () => {
      expect(document.sections.length).toBeGreaterThan(3)
      for (const [index, { title, blocks }] of document.sections.entries()) {
        expect(title).toMatch(new RegExp(`^${index + 1}\\. \\S`))
        expect(blocks.length, title).toBeGreaterThan(0)
      }
      const anchors = document.sections.map(({ title }) => toAnchor(title))
      expect(new Set(anchors).size).toBe(anchors.length)
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9-]+$/)
    })

    test('has no empty text and no unfinished sentence', () => {
      for (const text of listAllTexts(document)) expect(text.trim()).not.toBe('')
      const sentences = document.sections
        .flatMap(({ blocks }) => blocks)
        .filter((block) => block.kind === 'paragraph')
        .map(({ text }) => toPlainText(text))
      for (const sentence of sentences) expect(sentence).toMatch(/[.:]$/)
      for (const section of document.sections)
        expect(JSON.stringify(section)).not.toMatch(/undefined|null|\[object/)
    })

    test('has the spaces and apostrophes of French typography', () => {
      for (const text of listAllTexts(document)) {
        expect(text).toBe(withFrenchSpaces(text))
        // Straight apostrophes and quotes, double spaces, three dots, unspaced French quotation
        // marks, and spaces before commas and full stops.
        expect(text).not.toMatch(/[a-zé]'[a-zéèêâ]|"| {2}|\.\.\.|«\S|\S»| [,.]/i)
      }
    })

    test('states when it was last updated', () => {
      expect(formatCalendarDay(document.updatedOn)).toBe('23 novembre 2026')
    })
  },
)

test('names the publisher, the host and the mediator in the legal notice, or shows placeholders', () => {
  const notice = readText(createLegalNotice(facts, { hasSpeechCredits: false }))
  for (const words of ['immatriculée au registre', 'direction de la publication', 'hébergés par'])
    expect(notice).toContain(words)
  for (const fact of [
    'companyName',
    'host',
    'director',
    'mediator',
    'vat',
    'contactEmail',
  ] as const)
    expect(notice.includes(formatMissingFact(fact).replaceAll('\u00a0', ' '))).toBe(
      defaultOperator[fact] === null,
    )
  const placeholders = notice.match(/\[à compléter[^\]]*\]/g) ?? []
  for (const name of listMissingFacts(defaultOperator))
    expect(placeholders.join(' ')).toContain(name)
})

test('links the credits of installed speech models only where their page exists', () => {
  expect(JSON.stringify(createLegalNotice(facts, { hasSpeechCredits: true }))).toContain(
    '/credits.txt',
  )
  expect(JSON.stringify(createLegalNotice(facts, { hasSpeechCredits: false }))).not.toContain(
    '/credits.txt',
  )
})

test('states the rights, the legal bases and the supervisory authority in the privacy policy', () => {
  const policy = readText(createPrivacyPolicy(facts, noServices))
  for (const words of [
    'responsable du traitement',
    'article 6.1.b',
    'article 9.2.a',
    'rectification',
    'effacement',
    'limitation',
    'opposer',
    'format lisible par une machine',
    'après votre mort',
    'CNIL',
    'sous 30 jours',
    'clauses contractuelles types',
  ])
    expect(policy).toContain(words)
  expect(createPrivacyPolicy(facts, noServices).firstVersionOn).toBe('2025-06-14')
})

test('states the periods after which data is deleted', () => {
  const policy = readText(createPrivacyPolicy(facts, noServices))
  const periods = retentionPeriods
  for (const words of [
    `${periods.transcriptDays} jours pour la transcription`,
    `${periods.unconfirmedAccountDays} jours si l’adresse n’est pas confirmée`,
    `connecté depuis ${periods.inactiveAccountYears} ans est supprimé`,
    `au moins ${periods.inactivityWarningDays} jours avant`,
    `${periods.invoiceYears} ans après la fin de l’année`,
    `résiliation : ${periods.cancellationYears} ans, ou ${periods.emptyCancellationYears} an`,
    `${reportTextRetentionMonths} mois pour l’expéditeur`,
    `${cookieConsentMonths} mois pour les cookies`,
    `au plus ${cookieLifetimes.sessionDays} jours`,
  ])
    expect(policy).toContain(words)
  const cookies = readText(createCookiePolicy(facts, noServices))
  for (const words of [
    `${cookieLifetimes.knownDeviceDays} jours`,
    `${cookieLifetimes.registrationHours} heures`,
    `${cookieLifetimes.themeDays} jours`,
    `Votre choix vaut ${cookieConsentMonths} mois`,
  ])
    expect(cookies).toContain(words)
})

test('names each third-party host that receives what callers say, or states that there is none', () => {
  const policyWithHosts = readText(createPrivacyPolicy(facts, allServices))
  for (const host of ['stt', 'llm', 'tts', 'voice'])
    expect(policyWithHosts).toContain(`${host}.example.test, avec votre accord`)
  const policyWithoutHosts = readText(createPrivacyPolicy(facts, noServices))
  expect(policyWithoutHosts.match(/aucun destinataire extérieur sur ce site/g)).toHaveLength(4)
})

test('mentions Google Analytics only when its tag is configured', () => {
  const withTag = [
    createPrivacyPolicy(facts, allServices),
    createCookiePolicy(facts, allServices),
  ].map(readText)
  for (const text of withTag) expect(text).toContain('Google Analytics')
  const withoutTag = [
    createPrivacyPolicy(facts, noServices),
    createCookiePolicy(facts, noServices),
  ].map(readText)
  for (const text of withoutTag) {
    expect(text).not.toContain('Google Analytics')
    expect(text).toMatch(/aucun outil de mesure d’audience n’est installé/i)
  }
})

test('offers the cookie settings in the cookie policy', () => {
  const blocks = createCookiePolicy(facts, noServices).sections.flatMap((section) => section.blocks)
  expect(blocks.filter(({ kind }) => kind === 'cookie-settings')).toHaveLength(1)
})

test('the terms of use disclose the AI, list emergency numbers and explain how to complain', () => {
  const terms = readText(createTermsOfUse(facts))
  for (const words of ['18 ans', 'intelligence artificielle', '2024/1689', 'Signaler', 'médiateur'])
    expect(terms).toContain(words)
  for (const number of ['3114', '15', '17', '112', '114', '3919', '119'])
    expect(JSON.stringify(createTermsOfUse(facts))).toMatch(new RegExp(`(tel|sms):${number}"`))
  expect(terms).not.toMatch(/\d €/)
})

test('states in the accessibility statement what is missing and where to complain', () => {
  const statement = readText(createAccessibilityStatement(facts))
  for (const words of ['Aucun audit', 'restent à faire', 'DGCCRF', 'Défenseur des droits'])
    expect(statement).toContain(words)
})
