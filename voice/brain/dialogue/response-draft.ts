import { lowercaseFirst } from '../../text-analysis/letter-case'
import { fillTemplate, listWordings, type Template } from '../templates/template'
import type { DialogueContext } from './dialogue-context'
import type { DialogueState } from './dialogue-state'

/**
 * Collects the sentences of one response. It changes only its own copy of the dialogue state, which replaces the
 * state of the dialogue when the first audio or caption of the response is sent to the caller.
 */
export class ResponseDraft {
  readonly sentences: string[] = []
  /** Whether the middle of a long response may be dropped. Stories and repeated sentences are kept whole. */
  canBeShortened = true

  constructor(
    public state: DialogueState,
    readonly context: DialogueContext,
  ) {}

  update(change: Partial<DialogueState>) {
    this.state = { ...this.state, ...change }
  }

  /** Fills a template in the wording chosen for this call. Returns null when the value of a slot is unknown. */
  fill(template: Template, extraSlots: Readonly<Record<string, string>> = {}): string | null {
    const wordings = listWordings(template)
    const wording = wordings[(this.context.callCount ?? 0) % wordings.length] ?? template
    const slots = {
      name: this.state.callerName,
      companion: this.context.companion.name,
      ...this.state.runningActivity?.slots,
      ...extraSlots,
    }
    const sentence = fillTemplate(wording, this.context.companion.persona.address, slots)
    return sentence && slotWithArticle.test(wording) ? contractAndElide(sentence) : sentence
  }

  /** Whether every sentence of the text was said earlier in the call or is already part of this response. */
  hasSaid(text: string) {
    return splitSentences(text).every(
      (part) => this.state.spokenSentences.includes(part) || this.sentences.includes(part),
    )
  }

  /**
   * Adds one wording of one template, chosen at random among the templates of which no wording was said yet. Prefers
   * templates that were not used before with other values. Alternate calls prefer wordings at even and at odd positions,
   * so that consecutive calls differ. Returns false when every template was said, cannot be filled or has too long a sentence.
   */
  sayOneOf(
    templates: readonly Template[],
    extraSlots: Readonly<Record<string, string>> = {},
  ): boolean {
    const { callCount } = this.context
    const options = templates
      .flatMap((template) => this.#fillWordings(template, extraSlots))
      .map((option, index) => ({ ...option, index }))
      .filter(({ sentence }) => sentence !== null && isSpeakable(sentence))
    const optionsOfCall =
      callCount === undefined
        ? options
        : prefer(options, ({ index }) => index % 2 === callCount % 2)
    const candidates = prefer(optionsOfCall, ({ isTemplateUsed }) => !isTemplateUsed)
    const chosen = candidates[Math.floor(this.nextRandomValue() * candidates.length)]?.sentence
    if (!chosen) return false
    this.sentences.push(...splitSentences(chosen))
    return true
  }

  /** Fills every wording of a template; if one of them was already said, the sentence of each wording is null. */
  #fillWordings(template: Template, extraSlots: Readonly<Record<string, string>>) {
    const wordings = listWordings(template)
    const sentences = wordings.map((wording) => this.fill(wording, extraSlots))
    const isSaid = sentences.some((sentence) => sentence !== null && this.hasSaid(sentence))
    return sentences.map((sentence, index) => ({
      sentence: isSaid ? null : sentence,
      isTemplateUsed: this.#hasUsedTemplate(wordings[index] ?? template),
    }))
  }

  /** Whether the template was used before with other values in its slots. */
  #hasUsedTemplate(template: Template): boolean {
    if (!template.includes('{')) return false
    const [longestFixedPart = ''] = template
      .split(/\{[^}]*\}/)
      .map((part) => part.trim())
      .sort((one, other) => other.length - one.length)
    return (
      longestFixedPart.length >= minFixedLength &&
      this.state.spokenSentences.some((sentence) => sentence.includes(longestFixedPart))
    )
  }

  /** Adds every template in order, except those that `sayOneOf` would not say. */
  sayAll(templates: readonly Template[]) {
    for (const template of templates) this.sayOneOf([template])
  }

  /** Adds a complete sentence unless it was said before; returns whether it was added. */
  say(sentence: string): boolean {
    if (this.hasSaid(sentence)) return false
    this.sentences.push(sentence)
    return true
  }

  /** Adds a sentence again, introduced by "Je le redis" or similar. Adds nothing when the template cannot be filled. */
  repeat(template: Template) {
    const sentence = this.fill(template)
    if (!sentence) return
    const earlierRepetitions = this.state.spokenSentences.filter((said) =>
      said.endsWith(lowercaseFirst(sentence)),
    )
    const introduction = repeatIntroductions[earlierRepetitions.length % repeatIntroductions.length]
    this.sentences.push(`${introduction} : ${lowercaseFirst(sentence)}`)
  }

  /** Advances the random generator of the call; returns its value in [0, 1). */
  nextRandomValue(): number {
    const { value, state } = nextRandom(this.state.randomState)
    this.update({ randomState: state })
    return value
  }
}

/** Returns the preferred options, or all options when none is preferred. */
function prefer<Option>(options: readonly Option[], isPreferred: (option: Option) => boolean) {
  const preferred = options.filter(isPreferred)
  return preferred.length > 0 ? preferred : options
}

/** In characters. A shorter fixed part of a template would also occur in unrelated sentences. */
const minFixedLength = 9

/** A longer sentence is hard to follow by ear. The caller's words in a slot can make a sentence too long. */
const maxSentenceWords = 25

const isSpeakable = (text: string) =>
  text.split(/(?<=[.!?]) /).every((sentence) => countWords(sentence) <= maxSentenceWords)

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Splits a text into sentences. Does not split a text that contains a quotation or words in another language. */
function splitSentences(text: string): readonly string[] {
  const hasQuotationOrLanguageMarker = /» |»\.?$|\[/.test(text)
  return hasQuotationOrLanguageMarker ? [text] : text.split(/(?<=[.!?]) (?=[\p{Lu}«])/u)
}

/** Matches slots whose values may start with an article. */
const slotWithArticle = /\{(?:detail|person|subject|place)\}/

/** Corrects words before a filled slot: "de le bureau" becomes "du bureau", "que une amie" becomes "qu’une amie". */
const contractAndElide = (sentence: string) =>
  sentence
    .replace(/\bde le (?=\S)/g, 'du ')
    .replace(/\bde les (?=\S)/g, 'des ')
    .replace(/(^|\s)à le (?=\S)/g, '$1au ')
    .replace(/(^|\s)à les (?=\S)/g, '$1aux ')
    .replace(/\bque (?=une? |il |elle )/g, 'qu’')
    .replace(/\bde (?=une? )/g, 'd’')

const repeatIntroductions = ['Je le redis', 'Encore une fois', 'La réponse reste la même']

/** One step of the mulberry32 generator: a value in [0, 1) and the next state. */
function nextRandom(state: number): { value: number; state: number } {
  const next = (state + 0x6d2b79f5) >>> 0
  let mixed = next
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, state: next }
}
