/**
 * Removes from normalised text what people say while they search for words, and what a recogniser writes down
 * with it: hesitations, and up to three words that are said again at once ("je je", "il m a il m a").
 */
export function withoutStumbles(words: string): string {
  return words
    .replace(hesitation, ' ')
    .replace(/ +/g, ' ')
    .replace(repetition, '$1')
    .replace(repetition, '$1')
    .trim()
}

const hesitation = /(?<![a-z0-9])(?:euh+|heu+|hum+|hmm*|ben|bah|beh|pff+)(?![a-z0-9])/g

/** "Nous nous voyons", "vous vous levez": only their verb makes sense of two equal words. */
const repetition =
  /(?<![a-z0-9])(?!(?:nous|vous) )([a-z0-9]+(?: [a-z0-9]+){0,2})(?: \1)+(?![a-z0-9])/g
