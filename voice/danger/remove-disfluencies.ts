/**
 * Removes disfluencies from normalised text: hesitations ("euh"), and immediate repetitions of up to three
 * words ("je je", "il m a il m a").
 */
export function removeDisfluencies(words: string): string {
  return (
    words
      .replace(hesitation, ' ')
      .replace(/ +/g, ' ')
      .replace(repetition, '$1')
      // What remains can repeat a word again: "je je crois je je crois" has become "je je crois".
      .replace(repetition, '$1')
      .trim()
  )
}

const hesitation = /(?<![a-z0-9])(?:euh+|heu+|hum+|hmm*|ben|bah|beh|pff+)(?![a-z0-9])/g

/** "Nous nous" and "vous vous" are kept: in "nous nous voyons" the repetition is grammatical. */
const repetition =
  /(?<![a-z0-9])(?!(?:nous|vous) )([a-z0-9]+(?: [a-z0-9]+){0,2})(?: \1)+(?![a-z0-9])/g
