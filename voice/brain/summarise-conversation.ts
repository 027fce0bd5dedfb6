import { allActivities } from './activities/all-activities'
import type { ConversationTurn } from './conversation-turn'
import { scoreConversation } from './score-conversation'
import { findThemes, themeById } from './themes/all-themes'
import type { ThemeId } from './themes/theme'
import { recogniseDanger } from './understanding/danger'
import { normalise } from './understanding/normalise'

export type ConversationFacts = {
  companionName: string
  durationSeconds: number
  /** The guided activity of the call, when the record names it; else it is looked for in the turns. */
  activityTitle?: string
}

/**
 * A short French summary in the third person for the caller's history, made only from what the
 * transcript holds, and a success score of 0 to 100 (`scoreConversation`). When the caller's words
 * were not understood, it says so and tells nothing more of them.
 */
export function summariseConversation(
  turns: readonly ConversationTurn[],
  facts: ConversationFacts,
): { summary: string; successScore: number } {
  const callerTurns = turns.filter(({ speaker }) => speaker === 'caller')
  const understood = callerTurns.flatMap(({ text }) => (text?.trim() ? [text] : []))
  const activity = findActivityOf(turns, facts.activityTitle)
  const sentences = [
    opening(callerTurns.length, facts),
    understoodSentence(callerTurns.length, understood.length),
    ...themeSentences(understood),
    activity ? activitySentence(activity) : null,
    understood.some((text) => recogniseDanger(text) !== null)
      ? 'Un moment grave a été évoqué, et des numéros d’aide ont été donnés.'
      : null,
    understood.some((text) => /\bmerci|remercie/.test(normalise(text)))
      ? 'Des mots de remerciement ont été échangés.'
      : null,
  ]
  return {
    summary: sentences.filter((sentence) => sentence !== null).join(' '),
    successScore: scoreConversation(turns, {
      durationSeconds: facts.durationSeconds,
      isActivityFinished: activity?.isFinished ?? false,
    }),
  }
}

function opening(callerTurns: number, { companionName, durationSeconds }: ConversationFacts) {
  const length = spokenLength(durationSeconds)
  return callerTurns === 0
    ? `Un appel ${length} avec ${companionName}, sans prise de parole.`
    : `Un appel ${length} avec ${companionName}.`
}

function spokenLength(seconds: number): string {
  if (seconds < 60) return 'de moins d’une minute'
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'd’une minute' : `de ${minutes} minutes`
}

function understoodSentence(spoken: number, understood: number): string | null {
  if (spoken === 0 || understood === spoken) return null
  return understood === 0
    ? 'Les paroles n’ont pas pu être comprises, seule la voix a été entendue.'
    : 'Une partie des paroles n’a pas pu être comprise.'
}

/** Feelings and subjects apart, the most frequent first, three at most of each. */
function themeSentences(texts: readonly string[]): (string | null)[] {
  const counts = new Map<ThemeId, number>()
  for (const theme of texts.flatMap((text) => findThemes(normalise(text))))
    counts.set(theme, (counts.get(theme) ?? 0) + 1)
  const named = (kind: 'feeling' | 'subject') =>
    [...counts]
      .filter(([theme]) => themeById.get(theme)?.kind === kind)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3)
      .map(([theme]) => themeById.get(theme)?.namedAs ?? '')
  const subjects = named('subject')
  const feelings = named('feeling')
  return [
    subjects.length > 0 ? `Au fil de l’appel : ${listed(subjects)}.` : null,
    feelings.length > 0 ? `Ce qui s’est dit : ${listed(feelings)}.` : null,
  ]
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`

type LedActivity = { namedAs: string; isFinished: boolean }

const activitySentence = ({ namedAs, isFinished }: LedActivity) =>
  isFinished
    ? `Une activité a été menée jusqu’au bout : ${namedAs}.`
    : `Une activité a été commencée : ${namedAs}.`

/**
 * Led, when its first step was said; finished, when its last one was. A sentence that does not
 * depend on the form of address or on an answer stands for the step.
 */
function findActivityOf(
  turns: readonly ConversationTurn[],
  title: string | undefined,
): LedActivity | null {
  const said = turns.flatMap(({ speaker, text }) => (speaker === 'companion' && text ? [text] : []))
  const isSaid = (line: string) => said.some((text) => text.includes(line))
  for (const activity of allActivities) {
    const steps = activity.stepsFor('english')
    const isLed = fixedLines(steps[0]?.say).some(isSaid)
    if (isLed || activity.title === title)
      return { namedAs: activity.namedAs, isFinished: fixedLines(steps.at(-1)?.say).some(isSaid) }
  }
  return null
}

const fixedLines = (say: readonly (string | readonly string[])[] = []) =>
  say.filter((line): line is string => typeof line === 'string' && !line.includes('{'))
