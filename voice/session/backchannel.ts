import { wordsOf } from './spoken-words'

/** Sounds of listening, not of taking the floor (03, « Turn taking »). Longest first. */
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

/** Five « oui » in a row are still listening; more words want to be heard. */
const mostSounds = 5

/** True when a transcript is made of listening sounds alone. */
export function isBackchannel(transcript: string): boolean {
  const words = wordsOf(transcript)
  let position = 0
  let sounds = 0
  while (position < words.length) {
    const sound = backchannels.find((candidate) =>
      candidate.every((word, offset) => words[position + offset] === word),
    )
    if (!sound) return false
    position += sound.length
    sounds += 1
  }
  return sounds > 0 && sounds <= mostSounds
}
