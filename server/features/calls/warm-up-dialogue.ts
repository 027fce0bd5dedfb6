import { setImmediate } from 'node:timers/promises'
import { createCallerWatch } from './hosted/caller-watch'

/** Ordinary lines, and lines that trigger more rules. */
const lines = [
  'Bonsoir, je rentre du travail et je suis fatiguée.',
  'Je me sens seul, et je ne sais plus quoi faire.',
  'Tu peux m’aider à préparer un entretien ?',
]

/**
 * Lets the scripted dialogue answer a few lines, so that its rules are compiled and its weights are
 * loaded before a caller speaks. Otherwise answering the first utterance after a start takes a
 * third of a second, during which all calls wait.
 */
export async function warmUpDialogue() {
  // A caller watch passes its text to the scripted dialogue.
  const watch = createCallerWatch()
  for (const line of lines) {
    await watch.check({ text: line })
    // Lets other work of the event loop run.
    await setImmediate()
  }
}
