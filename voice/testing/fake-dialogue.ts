import type { Dialogue, DialoguePrompt } from '../ports/dialogue'

export type FakeDialogue = Dialogue & {
  /** Everything that was asked, also what was thrown away. */
  readonly prompts: DialoguePrompt[]
  /** What was begun to be heard. */
  readonly accepted: DialoguePrompt[]
  /** What was thrown away or cut. */
  readonly aborted: DialoguePrompt[]
  /** What was heard of each answer that was cut. */
  readonly truncations: string[]
  mood: 'answers' | 'throws' | 'hangs'
  isInCrisisNow: boolean
}

/** What a dialogue throws that was told to fail. */
export class DialogueUnavailable extends Error {}

/** A companion with a fixed answer to each kind of prompt. */
export function createFakeDialogue(
  answersTo: (prompt: DialoguePrompt) => readonly string[] = usualAnswers,
): FakeDialogue {
  const dialogue: FakeDialogue = {
    prompts: [],
    accepted: [],
    aborted: [],
    truncations: [],
    mood: 'answers',
    isInCrisisNow: false,
    prepare(prompt, signal) {
      dialogue.prompts.push(prompt)
      signal.addEventListener('abort', () => dialogue.aborted.push(prompt), { once: true })
      return {
        sentences: sentences(prompt, signal),
        accept: () => dialogue.accepted.push(prompt),
      }
    },
    truncate: (heardText) => void dialogue.truncations.push(heardText),
    isInCrisis: () => dialogue.isInCrisisNow,
  }

  async function* sentences(prompt: DialoguePrompt, signal: AbortSignal) {
    if (dialogue.mood === 'throws') throw new DialogueUnavailable('no words')
    if (dialogue.mood === 'hangs')
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    for (const sentence of answersTo(prompt)) {
      if (signal.aborted) return
      yield sentence
    }
  }

  return dialogue
}

/** French small talk, of lengths that a scenario can reckon with. */
export function usualAnswers(prompt: DialoguePrompt): readonly string[] {
  switch (prompt.kind) {
    case 'ai-notice':
      return ['Je suis une intelligence artificielle.']
    case 'greeting':
      return ['Bonjour Camille, comment allez-vous ?']
    case 'typed':
      return ['Merci de me l’écrire.', 'Racontez-moi la suite.']
    case 'spoken':
      return ['Je comprends très bien ce que vous dites.', 'Racontez-moi la suite.']
    case 'unheard':
      return ['Je vous écoute.']
    case 'silence':
      return [prompt.seconds === 30 ? 'Vous êtes là ?' : 'Sans réponse, je vais raccrocher.']
    case 'balance':
      return prompt.secondsLeft === 15 ? [] : ['Il nous reste peu de temps.']
    case 'farewell':
      return ['À bientôt.']
  }
}
