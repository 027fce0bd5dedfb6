import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { convertVousToTu } from '../../../french/conjugate'
import { reflect, replaceFirstPersonWords, splitIntoClauses } from '../../../french/reflect'
import { capitaliseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import {
  callerRewrites,
  clauseRewrites,
  companionRewrites,
  moveWords,
  objectRewrites,
  resultRewrites,
  textRewrites,
} from '../../templates/scenes/retelling-moves'

/**
 * A clause in which somebody does something in a scene. `clause`: the caller's words as normalised text, or "own" when
 * the companion does it; `retold`: a sentence from the companion's point of view.
 */
type Move = { clause: string; retold: string }

/** A longer move is not retold. */
const maxMoveWords = 12

const rewrite = (text: string, rewrites: readonly (readonly [RegExp, string])[]) =>
  rewrites.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text)

/**
 * Rephrases what happens in a scene, as the caller tells it: "je vous donne la main" becomes "Vous me donnez la main.",
 * "tu m'embrasses" becomes "Je t'embrasse." Omits clauses that are not moves, or whose new form is uncertain or too
 * long. The rewrites mark words about the companion with "zx", so that `reflect` and `replaceFirstPersonWords` do not
 * change them.
 */
export const retellMoves = (text: string, address: FormOfAddress): readonly Move[] =>
  splitIntoClauses(rewrite(text, textRewrites)).flatMap((spoken) => {
    const clause = rewrite(spoken, clauseRewrites)
    if (moveWords.noMove.test(clause)) return []
    const ownMove = retellCompanionMove(clause, address)
    const move = ownMove ?? retellMoveOfOthers(clause, address) ?? retellCallerMove(clause, address)
    if (!move || move.split(' ').length > maxMoveWords) return []
    const retold = `${capitaliseFirst(rewrite(move, resultRewrites))}.`
    return [{ clause: ownMove ? 'own' : normaliseText(clause.replace(/zx/g, '')), retold }]
  })

const retellCallerMove = (clause: string, address: FormOfAddress): string | null =>
  // `reflect` does not rephrase clauses of two words, so a third word is added, which `resultRewrites` removes.
  reflect(`${rewrite(rewrite(clause, callerRewrites), companionRewrites)} zxlà`, address)

function retellMoveOfOthers(clause: string, address: FormOfAddress): string | null {
  const marked = rewrite(rewrite(clause, companionRewrites), objectRewrites)
  return moveWords.aboutOthers.test(marked) ? replaceFirstPersonWords(marked, address) : null
}

/** Rephrases an order or a statement about the companion in the first person. */
function retellCompanionMove(clause: string, address: FormOfAddress): string | null {
  const { aboutCompanion, order } = moveWords
  const [, pronouns = '', verb, otherWords = ''] =
    order.exec(clause) ?? aboutCompanion.exec(clause) ?? []
  const words = rewrite(otherWords, companionRewrites)
  if (!verb || moveWords.unmarkedWords.test(words)) return null
  const form = convertVousToTu(verb.toLowerCase()).replace(/es$/, 'e')
  return replaceFirstPersonWords(`je ${rewrite(pronouns, objectRewrites)}${form}${words}`, address)
}

/**
 * Rephrases a place: "dans ton bureau" becomes "dans mon bureau". Omits words such as "éclairée par" at the end, after
 * which a noun is missing.
 */
export const retellPlace = (place: string, address: FormOfAddress): string =>
  replaceFirstPersonWords(rewrite(place, companionRewrites), address).replace(/zx| \S+ par$/g, '')
