import { normaliseText } from '../../text-analysis/normalise-text'
import script from './quiz.txt?raw'

export const quizThemes = ['geographie', 'histoire', 'culture', 'nature', 'code', 'calcul'] as const

export type QuizTheme = (typeof quizThemes)[number]

export type QuizQuestion = {
  question: string
  /** Normalised answers, each of which is right. */
  acceptedAnswers: readonly string[]
  /** A sentence that gives the answer. */
  answer: string
}

/**
 * Questions with undisputed answers, by theme. In the script, each line of a theme has a question, the accepted
 * answers and the sentence that gives the answer, separated by "|".
 */
export const quizQuestionsByTheme: ReadonlyMap<QuizTheme, readonly QuizQuestion[]> = new Map(
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
      const theme = quizThemes.find((one) => `= ${one}` === first)
      if (!theme) throw new Error(`The quiz has an unknown theme: ${first}`)
      return [theme, lines.map(parseQuestion)] as const
    }),
)

function parseQuestion(line: string): QuizQuestion {
  const [question = '', answers = '', answer = ''] = line.split('|').map((part) => part.trim())
  return { question, acceptedAnswers: answers.split('/').map(normaliseText), answer }
}

/** Words by which callers name a theme; the first pattern that matches is used. */
const themePatterns: readonly (readonly [QuizTheme, RegExp])[] = [
  [
    'geographie',
    /\b(?:geo|geographie|capitales?|pays|fleuves?|departements?|prefectures?|villes?)\b/,
  ],
  ['histoire', /\b(?:histoire(?! de l art)|historiques?|dates|rois?)\b/],
  ['code', /\b(?:code(?: de la route)?|panneaux|permis|conduite|verifications?)\b/],
  ['calcul', /\b(?:calculs?|calcul mental|maths?|tables?|multiplications?|additions?)\b/],
  ['nature', /\b(?:nature|animaux|plantes|ciel|planetes|sciences?)\b/],
  [
    'culture',
    /\b(?:culture(?: generale)?|litterature|livres|musique|peinture|cinema|tout et rien|quiz|questions? betes?)\b/,
  ],
]

/** Returns the theme that the words name; general culture for "un quiz" without a theme; null for any other words. */
export const findQuizTheme = (normalisedText: string): QuizTheme | null =>
  themePatterns.find(([, pattern]) => pattern.test(normalisedText))?.[0] ?? null

/** Whether the caller's words contain an accepted answer as whole words. */
export const isRightAnswer = ({ acceptedAnswers }: QuizQuestion, text: string): boolean => {
  const words = ` ${normaliseText(text)} `
  return acceptedAnswers.some((answer) => words.includes(` ${answer} `))
}
