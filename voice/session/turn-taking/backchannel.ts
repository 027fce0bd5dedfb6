import { splitWords } from './utterance-shape'

/** Sounds of listening rather than an attempt to speak; expressions of several words come first. */
const backchannels = [
  ['ah', 'd’accord'],
  ['tout', 'à', 'fait'],
  ['bien', 'sûr'],
  ['c’est', 'vrai'],
  ['c’est', 'ça'],
  ['je', 'vois'],
  ['ah', 'bon'],
  ['ah', 'oui'],
  ['mm-hm'],
  ['mm-hmm'],
  ['mhm'],
  ['mh'],
  ['mmh'],
  ['mm'],
  ['mmm'],
  ['hm'],
  ['hmm'],
  ['hum'],
  ['hein'],
  ['oui'],
  ['ouais'],
  ['d’accord'],
  ['ok'],
  ['okay'],
  ['voilà'],
  ['exactement'],
  ['ah'],
  ['oh'],
]

/** Five times "oui" in a row is still listening; whoever says more wants to speak. */
const maxBackchannels = 5

/** True when a transcript consists of backchannels only. */
export function isBackchannel(transcript: string): boolean {
  const words = splitWords(transcript)
  let position = 0
  let count = 0
  while (position < words.length) {
    const match = backchannels.find((candidate) =>
      candidate.every((word, offset) => words[position + offset] === word),
    )
    if (!match) return false
    position += match.length
    count += 1
  }
  return count > 0 && count <= maxBackchannels
}
