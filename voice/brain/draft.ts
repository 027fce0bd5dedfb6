import type { DialogueContext } from './dialogue-context'
import type { DialogueState } from './dialogue-state'
import { fillLine, type Line } from './lines/line'
import { nextRandom } from './seeded-random'

/**
 * One response while it is being written. It changes only its own copy of the state; the dialogue
 * takes that over when the response is heard.
 */
export class Draft {
  readonly sentences: string[] = []

  constructor(
    public state: DialogueState,
    readonly context: DialogueContext,
  ) {}

  update(change: Partial<DialogueState>) {
    this.state = { ...this.state, ...change }
  }

  /** The values that any line may hold, besides those of a running activity. */
  values(): Record<string, string | null> {
    return {
      name: this.state.callerName,
      companion: this.context.companion.name,
      ...this.state.activity?.notes,
    }
  }

  fill(line: Line, extra: Readonly<Record<string, string>> = {}): string | null {
    const values = { ...this.values(), ...extra }
    return fillLine(line, this.context.companion.persona.address, values)
  }

  /** Whether the sentence was said in this call or stands in this response. */
  hasSaid(sentence: string) {
    return this.state.spoken.includes(sentence) || this.sentences.includes(sentence)
  }

  /** Says one line of these that was not said yet; false when all were, or none can be filled. */
  sayOneOf(lines: readonly Line[], extra: Readonly<Record<string, string>> = {}): boolean {
    const fresh = lines
      .map((line) => this.fill(line, extra))
      .filter((sentence) => sentence !== null)
      .filter((sentence) => !this.hasSaid(sentence))
    const chosen = fresh[Math.floor(this.roll() * fresh.length)]
    if (chosen === undefined) return false
    this.sentences.push(chosen)
    return true
  }

  /** Says these lines in their order, leaving out what was said before or cannot be filled. */
  sayAll(lines: readonly Line[], extra: Readonly<Record<string, string>> = {}) {
    for (const line of lines) this.sayOneOf([line], extra)
  }

  /** Says a sentence that is already in the call's own words, unless it was said before. */
  say(sentence: string): boolean {
    if (this.hasSaid(sentence)) return false
    this.sentences.push(sentence)
    return true
  }

  /** A value in [0, 1) from the call's own seed. */
  roll(): number {
    const { value, state } = nextRandom(this.state.random)
    this.update({ random: state })
    return value
  }
}
