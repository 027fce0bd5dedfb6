import { choiceAnswers, choiceQuestions, selfAnswers } from '../../templates/self-answers'
import { smallTalkTemplates } from '../../templates/small-talk-templates'
import type { Rule } from '../rule'

/** The question is about the companion: its life, its tastes, its honesty. */
const aboutCompanion =
  /^(?:(?:et|mais|dis|dites|sinon|au fait|franchement|serieux|non|ah|alors|euh|hein|attends|bonjour|bonsoir|salut|coucou|allo) )*(?:(?:toi|vous|est ce que|c est que) )*(?:tu|vous|t|te|ton|ta|tes|votre|vos)\b|\b(?:toi|vous|tu|te|t)( hein| aussi| alors)?$|\b(?:es|as|aimes|fais|ris|dors|manges|vis|reves|ressens|crois) tu\b|\b(?:etes|avez|aimez|faites|dormez|vivez|revez|ressentez|croyez) vous\b|^(?:(?:bonjour|bonsoir|salut|coucou|allo|dis|dites) )*(?:je|j) (?:ne )?(?:te |vous )?(?:derange|embete|saoule|ennuie)\b/
/** The companion is asked for its help or its opinion on the caller's life instead. */
const aboutCaller =
  /\b(tu|vous) (en )?(peux|pouvez|pourrais|pourriez|(sais|savez)(?! \w+(er|ir|re)\b)|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|conseilles|conseillez|veux|voulez|connais|connaissez|as une idee|crois (qu|que|aux?|a)|croyez (qu|que|aux?|a)|te souviens|vous souvenez|proposes?|proposez)\b|\b(penses|crois|trouves) tu\b|\b(crois|croyez|penses|pensez) (qu|que)\b|\b(ferais|feriez|dirais|diriez|conseilles|conseillez|penses|pensez) (tu|vous)\b/
const choice =
  /(?:tu préfères|vous préférez|tu choisis|vous choisissez|tu es plutôt|vous êtes plutôt|plutôt|t’es plutôt|team) (.{3,40}?),? ou (?:plutôt )?(.{3,40}?)(?:,| sois| soyez| hein| toi| vous| honnête| franchement|\?|$)/i

const openChoice =
  /\b(tu|vous) (choisi\w*|prendr\w*|prefere\w*|pencher\w*)( plutot)? (quoi|lequel|laquelle|pour)\b/
const hesitation = /entre (.{3,30}?) et (.{3,30}?)(?: pour| cet| cette|[,.]|$)/i

/** Takes a side between two things, which the caller may have named before. */
export const takeSide: Rule = (draft, { text, normalisedText }) => {
  if (openChoice.test(normalisedText)) {
    const named = draft.state.callerStatements
      .slice(-3)
      .map((statement) => hesitation.exec(statement.replace(/'/g, '’'))?.[1])
      .findLast((option) => option !== undefined)
    if (named && draft.sayOneOf(choiceAnswers, { choice: named }))
      return draft.sayOneOf(choiceQuestions) || true
  }
  const options = choice.exec(text.replace(/'/g, '’').replace(/[<>[\]{}|()*_#`"«»!]/g, ''))
  if (options?.[1] && options[1].split(' ').length <= 5) {
    const isTaken = draft.sayOneOf(choiceAnswers, { choice: options[1].trim() })
    return isTaken && (draft.sayOneOf(choiceQuestions) || true)
  }
  return false
}

/** Answers honestly as an AI what the caller asks about the companion itself. */
export const answerAboutSelf: Rule = (draft, { normalisedText, isQuestion, wordCount }) => {
  const asksToTell =
    /\b(raconte\w*|parle\w*)( moi)? (de )?(ta|votre) (journee|vie|semaine|enfance)\b/
  if (asksToTell.test(normalisedText))
    return draft.sayOneOf(smallTalkTemplates['asks-about-companion'] ?? [])
  const isReassurance =
    /\b(te fous pas|vous foutez pas|te moque pas|vous moquez pas|rigole pas|me juge pas|me jugez pas)\b/
  if (
    !isQuestion &&
    !isReassurance.test(normalisedText) &&
    !/\b(repete\w* (a|ca|pas)|entre nous)\b/.test(normalisedText)
  )
    return false
  if (!aboutCompanion.test(normalisedText) && !isReassurance.test(normalisedText)) return false
  if (aboutCaller.test(normalisedText) || wordCount > 22) return false
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (answers && draft.sayOneOf(answers)) return true
  return draft.sayOneOf(smallTalkTemplates['asks-about-companion'] ?? [])
}
