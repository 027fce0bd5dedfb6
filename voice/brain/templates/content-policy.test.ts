import { describe, expect, it } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { type Language, languages } from '../../../domain/languages'
import { forbiddenContent } from '../../content-policy/forbidden-content'
import { removeLanguageMarkers } from '../../language-spans/language-markers'
import { allActivities } from '../activities/all-activities'
import { allKinds } from '../listening/all-kinds'
import * as generalReplies from '../listening/general-replies'
import { repliesByLabel } from '../purposes/all-replies'
import { findSentenceDefects } from '../testing/sentence-defects'
import { topicById } from '../topics/all-topics'
import * as activityTemplates from './activity-templates'
import * as adviceTemplates from './answers/advice-templates'
import * as answerTemplates from './answers/answer-templates'
import * as selfAnswers from './answers/self-answers'
import * as smallTalkTemplates from './answers/small-talk-templates'
import * as callEventTemplates from './call-event-templates'
import { templatesByCategory } from './categories/templates-by-category'
import * as conversationTemplates from './conversation-templates'
import * as crisisRemarks from './crisis/crisis-remarks'
import * as dangerTemplates from './crisis/danger-templates'
import * as crisisSupportTemplates from './crisis/support-templates'
import * as appointmentFollowUps from './health/appointment-follow-ups'
import * as healthFollowUps from './health/health-follow-ups'
import * as healthTemplates from './health/health-templates'
import * as seriousSigns from './health/serious-signs'
import * as listeningTemplates from './listening-templates'
import * as questioningTemplates from './questioning-templates'
import * as preparedSentences from './sentences/prepared-sentences'
import * as spokenRequests from './sentences/spoken-requests'
import * as storyTemplates from './story-templates'
import { fillTemplate, listWordings } from './template'
import * as unrecognisedSpeechTemplates from './unrecognised-speech-templates'

/** Replies to kinds and purposes, split into sentences, because only the length of a sentence is limited. */
const replySentences = [
  ...allKinds.flatMap(({ reactions }) => reactions),
  ...[...repliesByLabel.values()].flat(),
].flatMap((line) => line.split(/(?<=[.!?]) (?=[\p{Lu}«])/u))

/** Properties whose values are not said as sentences. */
const unspokenKeys = new Set([
  'id',
  'suitedTopics',
  'when',
  'next',
  'slot',
  'kind',
  'category',
  'concern',
  'dangers',
  'pace',
  'address',
  'activities',
  'title',
  'nounPhrase',
  'recallTemplate',
])

/** Collects every template in a nested structure. */
function collectTemplates(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collectTemplates)
  if (value instanceof Map) return [...value.values()].flatMap(collectTemplates)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.entries(value).flatMap(([key, nested]) =>
    unspokenKeys.has(key) ? [] : collectTemplates(nested),
  )
}

const sharedTemplates = collectTemplates([
  answerTemplates,
  callEventTemplates,
  conversationTemplates,
  crisisRemarks,
  crisisSupportTemplates,
  dangerTemplates,
  healthTemplates,
  appointmentFollowUps,
  healthFollowUps,
  seriousSigns,
  preparedSentences,
  activityTemplates,
  adviceTemplates,
  listeningTemplates,
  questioningTemplates,
  selfAnswers,
  spokenRequests,
  storyTemplates,
  replySentences,
  generalReplies,
  smallTalkTemplates,
  unrecognisedSpeechTemplates,
  templatesByCategory,
  topicById,
  ...allActivities.flatMap((activity) => [
    activity,
    ...(Object.keys(languages) as Language[]).map((language) => activity.getSteps(language)),
  ]),
])
/** Numbers of public helplines, which are not private data. */
const helplineNumbers = /0 980 980 930|01 48 06 42 41|0 800 235 236|09 72 39 40 50|0 800 08 11 11/g

const personaTemplates = companions.flatMap(({ persona }) => collectTemplates(persona))
const allTemplates = [...new Set([...sharedTemplates, ...personaTemplates].flatMap(listWordings))]

/** Returns the sentences that a template yields with "tu" and with "vous", with every slot filled. */
const fillAll = (template: string) =>
  (['tu', 'vous'] as const).flatMap(
    (address) => fillTemplate(template, address, new Proxy({}, { get: () => 'une rose' })) ?? [],
  )

/** Words that no template may contain, even in a harmless sense. */
const wordsToAvoid: Readonly<Record<string, RegExp>> = {
  jealousy: /jaloux|jalouse|jalousie/i,
  'sales vocabulary': /\bachet|recharge|abonne|premium|promotion|\beuros?\b|€|forfait|pack\b/i,
}

describe('what the companions may say', () => {
  it('is collected from more than 900 templates', () => {
    expect(allTemplates.length).toBeGreaterThan(900)
  })

  it.each([...Object.entries(forbiddenContent), ...Object.entries(wordsToAvoid)])(
    'contains no %s',
    (_, pattern) => {
      const found = allTemplates.filter((template) =>
        fillAll(template).some((sentence) => pattern.test(sentence.replace(helplineNumbers, ''))),
      )
      expect(found).toEqual([])
    },
  )

  it('is suitable for speech synthesis in every template that is a complete sentence, except those of personas', () => {
    const completeSentences = allTemplates
      .filter((template) => !conversationTemplates.questionIntroductions.includes(template))
      .filter((template) => !personaTemplates.includes(template))
      .filter((template) => !template.includes('{sentence}'))
    const defects = completeSentences
      .flatMap(fillAll)
      .map(removeLanguageMarkers)
      .flatMap(findSentenceDefects)
    expect([...new Set(defects)]).toEqual([])
  })

  it('says "intelligence artificielle" in every AI disclosure of every persona', () => {
    for (const { persona } of companions)
      expect(
        persona.aiDisclosures.filter((line) => !/intelligence artificielle/i.test(line)),
      ).toEqual([])
  })
})
