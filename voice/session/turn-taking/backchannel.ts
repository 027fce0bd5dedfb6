import { splitWords } from './spoken-words'

/**
 * Sounds and words that show that the caller is listening and does not want to speak. Expressions of several words
 * come first, and each comes before the shorter ones with which it starts.
 */
const backchannels = `
  ah ben oui
  ah ben d’accord
  ah ben voilà
  oh là là
  ah là là
  tout à fait
  c’est vrai ça
  c’est ça oui
  bien entendu
  bien sûr
  bien vu
  c’est vrai
  c’est ça
  c’est clair
  c’est sûr
  c’est fou
  c’est noté
  pas faux
  je vois
  je comprends
  je sais
  j’imagine
  tu m’étonnes
  en effet
  ça marche
  trop bien
  très bien
  dis donc
  vas-y
  allez-y
  ah d’accord
  ah bon
  ah oui
  ah ouais
  ah super
  eh oui
  eh ouais
  ben oui
  ben ouais
  bah oui
  bah ouais
  mais oui
  oui hein
  ah ça`
  .trim()
  .split('\n')
  .map((expression) => expression.trim().split(' '))
  .concat(
    `mm-hm mm-hmm mhm mhmm mh mmh mm mmm hm hmm hum han oui ouais mouais yes yep d’accord ok okay
    voilà exactement absolument carrément effectivement évidemment forcément clairement grave super
    génial parfait nickel cool top continue continuez ah oh ha haha hahaha hihi wow waouh ouah
    vraiment sérieux incroyable`
      .trim()
      .split(/\s+/u)
      .map((word) => [word]),
  )

/** "oui" five times in a row is still a backchannel; more is an attempt to speak. */
const maxBackchannels = 5

/** Whether a transcript consists of backchannels only. */
export const isBackchannel = (transcript: string): boolean =>
  matchBackchannels(transcript) === 'complete'

/** Whether a transcript is a backchannel, or may become one with its next words: "c'est", "oui je". */
export const mayBecomeBackchannel = (transcript: string): boolean =>
  matchBackchannels(transcript) !== 'none'

function matchBackchannels(transcript: string): 'none' | 'begun' | 'complete' {
  const words = splitWords(transcript)
  let position = 0
  let backchannelCount = 0
  while (position < words.length) {
    const match = findBackchannelAt(words, position)
    // "oh là" begins "oh là là", although "oh" alone is a backchannel too.
    const isWhole = match && isEndOrBackchannelAt(words, position + match.length)
    if (!isWhole && backchannelCount < maxBackchannels && isBegun(words.slice(position)))
      return 'begun'
    if (!match) return 'none'
    position += match.length
    backchannelCount += 1
  }
  return backchannelCount > 0 && backchannelCount <= maxBackchannels ? 'complete' : 'none'
}

const isEndOrBackchannelAt = (words: readonly string[], position: number) =>
  position === words.length || findBackchannelAt(words, position) !== undefined

const findBackchannelAt = (words: readonly string[], position: number) =>
  backchannels.find((backchannel) =>
    backchannel.every((word, offset) => words[position + offset] === word),
  )

/**
 * Whether a backchannel begins with these words. The last of them may be incomplete, because recognisers write parts
 * of words.
 */
const isBegun = (words: readonly string[]) =>
  backchannels.some(
    (backchannel) =>
      words.length <= backchannel.length &&
      words.every((word, index) =>
        index === words.length - 1
          ? backchannel[index]?.startsWith(word)
          : backchannel[index] === word,
      ),
  )
