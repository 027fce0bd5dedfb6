import { setImmediate } from 'node:timers/promises'
import { createCallerWatch } from './hosted/caller-watch'

/** Ordinary lines, and lines for which more rules run. */
const lines = [
  'Bonsoir, je rentre du travail et je suis fatiguée.',
  'Je me sens seul, et je ne sais plus quoi faire.',
  'Tu peux m’aider à préparer un entretien ?',
]

/**
 * Lets the scripted dialogue answer a few lines, so that its rules are compiled and its weights loaded
 * before a caller speaks. Otherwise the first words in a process take a third of a second, during which
 * all calls have to wait.
 */
export async function warmUpDialogue() {
  // The watch of a hosted call passes its text to the scripted dialogue.
  const watch = createCallerWatch()
  for (const line of lines) {
    await watch.check({ text: line })
    // Lets pending requests run.
    await setImmediate()
  }
}
