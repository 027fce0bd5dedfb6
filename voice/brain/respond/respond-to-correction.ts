import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { reactToTelling } from '../tellings/react-to-telling'
import type { Template } from '../templates/template'
import { analyseUtterance } from '../understanding/analyse-utterance'
import { findDetails } from '../understanding/find-details'
import type { Rule } from './rule'

/** `{detail}` is what the caller had spoken of. */
const namedApologies: readonly Template[] = [
  'Pardon. On parlait de {detail}, et de rien d’autre.',
  'C’est vrai, pardon, je reviens à {detail}.',
  'Oui, {detail}, pardon, j’étais à côté.',
]

const plainApologies: readonly Template[] = [
  'Pardon, j’étais à côté.',
  'Ah, pardon, j’avais mal entendu.',
  'D’accord, pardon, je suis, cette fois.',
  'C’est noté, pardon pour le détour.',
]

const continuations: readonly Template[] = [
  '{Reprends|Reprenez}, je {t’écoute|vous écoute} mieux.',
  'Qu’est-ce que j’aurais dû entendre, là-dessus ?',
  '{Dis-moi|Dites-moi} ce qui compte, là-dedans.',
]

const spokenOf =
  /(?:^|[ ,;.])(?:moi,? )?je (?:te |vous |t’)?parl(?:e|ais)(?! pas| plus) ?(?:juste |seulement |surtout |bien )?((?:de |d’|du |des ).+)$/i
const saidThat = /(?:^|[ ,;.])je (?:te |vous )?(?:dis|disais|répète) (?:juste )?(?:que |qu’)(.+)$/i
const contradicts = /\b(?:pas|mais|non|enfin|dites donc|dis donc|parlais|disais|repete|juste)\b/

/** Responds to what the caller says was meant instead: "je ne te parle pas de la route, je te dis que j'ai pleuré". */
export const respondToCorrection: Rule = (
  draft,
  { isQuestion, normalisedText, text, wordCount },
) => {
  const plain = text.replace(/['`]/g, '’').replace(/[.! ]+$/, '')
  if (isQuestion || wordCount > 24 || !contradicts.test(normalisedText)) return false
  const said = saidThat.exec(plain)?.[1]
  const subject = spokenOf.exec(plain)?.[1]?.replace(/,? (?:et )?pas .*$/i, '')
  const meant = said ?? subject
  if (meant === undefined || draft.state.turnCount < 2) return false
  const { address } = draft.context.companion.persona
  const [detail] = said === undefined ? findDetails(meant, address, 1) : []
  const isNamed = detail && draft.sayOneOf(namedApologies, { detail: detail.phrase })
  if (!isNamed && !draft.sayOneOf(plainApologies)) return false
  draft.update({ runningActivity: null, questioning: null, topic: null })
  const earlier = detail && findEarlierStatement(draft, detail.phrase)
  return (
    reactTo(draft, said ?? earlier ?? null) ||
    draft.sayOneOf(continuations) ||
    draft.sentences.length > 0
  )
}

const reactTo = (draft: ResponseDraft, text: string | null): boolean =>
  text !== null &&
  reactToTelling(draft, analyseUtterance(text, draft.context.companion.persona.address))

/** Returns the caller's earlier statement with the same noun, which the companion had misunderstood. */
function findEarlierStatement({ state }: ResponseDraft, phrase: string): string | undefined {
  const noun = normaliseText(phrase).split(' ').at(-1) ?? ''
  return state.callerStatements.findLast((text) => normaliseText(text).split(' ').includes(noun))
}
