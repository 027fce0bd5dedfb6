import { allActivities } from './activities/all-activities'
import type { Draft } from './draft'
import type { Line } from './lines/line'
import { findThemes, themeById } from './themes/all-themes'
import type { ThemeId } from './themes/theme'
import { normalise } from './understanding/normalise'

const askingHowItWent: readonly Line[] = [
  'Où en est-ce, aujourd’hui ?',
  'Comment ça se passe depuis ?',
  'Ça a bougé, depuis ?',
]

/** Says what the last call with this companion was about, and asks after it; false if unknown. */
export function recallPast(draft: Draft): boolean {
  const last = newestFirst(draft)[0]
  if (!last || draft.state.isPastMentioned) return false
  const recalled = recallTheme(last.summary) ?? recallActivity(last.summary)
  if (!recalled || !draft.sayOneOf([`La dernière fois, ${recalled.line}.`])) return false
  if (!draft.sayOneOf(askingHowItWent)) return false
  draft.update({ isPastMentioned: true, topic: recalled.theme })
  return true
}

/** « Tu m’en avais déjà parlé »: the topic of now came up in one of the last five calls. */
export function recallTopic(draft: Draft, theme: ThemeId): boolean {
  if (draft.state.isPastMentioned) return false
  const calls = newestFirst(draft)
  const index = calls.findIndex(({ summary }) => findThemes(normalise(summary)).includes(theme))
  if (index === -1) return false
  const when = index === 0 ? 'la dernière fois' : 'dans un appel plus ancien'
  const isSaid = draft.sayOneOf([`C’était déjà là ${when}, je m’en souviens.`])
  if (isSaid) draft.update({ isPastMentioned: true })
  return isSaid
}

const newestFirst = (draft: Draft) =>
  [...draft.context.caller.pastSummaries].sort((one, other) => other.date.localeCompare(one.date))

function recallTheme(summary: string): { line: Line; theme: ThemeId | null } | null {
  for (const theme of findThemes(normalise(summary))) {
    const line = themeById.get(theme)?.recalledAs
    if (line) return { line, theme }
  }
  return null
}

function recallActivity(summary: string): { line: Line; theme: ThemeId | null } | null {
  const words = normalise(summary)
  const done = allActivities.find(
    ({ title, namedAs }) => words.includes(normalise(title)) || words.includes(normalise(namedAs)),
  )
  return done ? { line: `on avait partagé ${done.namedAs}`, theme: null } : null
}
