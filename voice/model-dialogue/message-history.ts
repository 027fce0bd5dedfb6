import type { DialoguePrompt } from '../ports/dialogue'
import type { ChatMessage } from '../ports/language-model'

/**
 * Maximum length of the messages that a request contains, about 3,000 tokens, so that requests do
 * not get more expensive during a long call.
 */
const maxHistoryCharacters = 12_000
/** Maximum length of the caller's earlier words, which are quoted in the instructions. */
const maxEarlierCharacters = 1_500

export type HistoryEntry = {
  speaker: 'caller' | 'companion'
  /** Grows while the response is spoken; cut when it is interrupted. */
  text: string
}

/**
 * Returns the messages of the call for a model, the newest of a bounded length, preceded by the
 * instructions. The caller and the companion alternate, and the caller begins, as some services
 * require. The caller's words before that are quoted in the instructions.
 */
export function composeMessages(
  instructions: string,
  history: readonly HistoryEntry[],
): readonly ChatMessage[] {
  const recent = takeRecent(history)
  const earlier = quoteEarlierWords(history.slice(0, history.length - recent.length))
  const messages: ChatMessage[] = [{ role: 'system', content: instructions + earlier }]
  if (recent[0]?.speaker === 'companion')
    messages.push({ role: 'user', content: '(L’appel commence.)' })
  for (const { speaker, text } of recent) {
    const role = speaker === 'caller' ? 'user' : 'assistant'
    const last = messages.at(-1)
    if (last?.role === role) last.content += ` ${text}`
    else messages.push({ role, content: text })
  }
  return messages
}

function takeRecent(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  let characters = 0
  const first = history.findLastIndex(({ text }) => {
    characters += text.length
    return characters > maxHistoryCharacters
  })
  return history.slice(first + 1).filter(({ text }) => text !== '')
}

function quoteEarlierWords(history: readonly HistoryEntry[]): string {
  const words = history
    .filter(({ speaker }) => speaker === 'caller')
    .map(({ text }) => text)
    .join(' / ')
  if (words === '') return ''
  return `\n\nPlus tôt dans cet appel, la personne a dit : « ${words.slice(-maxEarlierCharacters)} »`
}

/** Returns what the caller typed or said, or null when it is not known. */
export function getCallerText(prompt: DialoguePrompt): string | null {
  if (prompt.kind === 'typed') return prompt.text
  return prompt.kind === 'spoken' ? prompt.transcript : null
}

/** Returns the message that tells the model what the caller did; null when the caller did nothing. */
export function describeCaller(prompt: DialoguePrompt): string | null {
  if (prompt.kind === 'unrecognised')
    return '(La personne a parlé, mais ses mots n’ont pas été reconnus.)'
  if (prompt.kind === 'silence') return '(La personne se tait depuis un moment.)'
  return getCallerText(prompt)
}
