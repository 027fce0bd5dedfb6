import type { Language } from '../../../../domain/languages'
import { columns } from '../../../foreign-languages/cells'
import { readTable } from '../../../text-analysis/table'
import { priceAnswers, sceneLines, talkLines } from './scene-lines'
import { topicQuestions, topicWords } from './topic-questions'

/** A sentence in every practised language, and in French. */
export type Sentence = Readonly<Record<Language, string>>

/** A line of the companion in a scene, and a possible answer of the caller. */
export type SceneExchange = { line: Sentence; answer: Sentence }

export type Scene = {
  id: string
  /** A French infinitive that follows "on peut": "commander un café". */
  title: string
  /** A template of one French sentence that says where the scene takes place. */
  setting: string
  requestPattern: RegExp
  exchanges: readonly SceneExchange[]
}

const toSentence = (cells: readonly string[]) =>
  Object.fromEntries(columns.map((language, index) => [language, cells[index] ?? ''])) as Sentence

function readScene(block: string): Scene {
  const [heading = [], ...lines] = readTable(block.slice(1))
  const [id = '', title = '', setting = '', ...patterns] = heading
  const sentences = lines.map(toSentence)
  const exchanges = sentences.flatMap((line, index) => {
    const answer = sentences[index + 1]
    return index % 2 === 0 && answer ? [{ line, answer }] : []
  })
  return {
    id,
    title,
    // The table writes {te/vous}, because "|" separates its cells.
    setting: setting.replace('{te/vous}', '{te|vous}'),
    requestPattern: new RegExp(`\\b(?:${patterns.join('|')})`),
    exchanges,
  }
}

export const scenes: readonly Scene[] = sceneLines.trim().split(/\n\n/).map(readScene)

export const findScene = (id: string) => scenes.find((scene) => scene.id === id)

/** Finds the scene that a normalised request names. */
export const findRequestedScene = (normalisedText: string): Scene | undefined => {
  // "Ma fille s’appelle Emma" does not ask for the scene of a telephone call.
  const request = normalisedText.replace(/\b[mts] appelle\w*/g, '')
  return scenes.find(({ requestPattern }) => requestPattern.test(request))
}

export type TalkKind = 'price' | 'acknowledgement' | 'opening' | 'correction' | 'question'

const talkRows = readTable(talkLines + priceAnswers.trimStart())

/** Lists the companion's lines of one kind in a language; empty for French. */
export const listTalk = (kind: TalkKind, language: Language): readonly string[] =>
  talkRows
    .filter(([name]) => name === kind)
    .flatMap((cells) => cells[columns.indexOf(language)] ?? [])
    .filter((line) => line !== kind)

/** A topic of conversation, with its words in every language. */
export type TalkTopic = { id: string; words: Sentence }

export const talkTopics: readonly TalkTopic[] = readTable(topicWords).map(
  ([id = '', ...cells]) => ({
    id,
    words: toSentence(cells),
  }),
)

const questionRows = readTable(topicQuestions).map(([id = '', ...cells]) => ({
  id,
  sentence: toSentence(cells),
}))

/** Lists the questions about a topic. */
export const listTopicQuestions = (id: string): readonly Sentence[] =>
  questionRows.filter((row) => row.id === id).map(({ sentence }) => sentence)

/** Lists the questions about all topics. */
export const listAllTopicQuestions = (): readonly Sentence[] =>
  questionRows.map(({ sentence }) => sentence)
