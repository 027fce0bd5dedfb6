import { inventedStories, oneLiners, stories } from '../../templates/story-templates'
import { findAct, findMainSentence } from '../../understanding/acts/find-act'
import { reflect } from '../../understanding/reflect'
import { repeatLastResponse } from '../repeat-sentences'
import type { Rule } from '../rule'

const summaryRequest =
  /\b((resume|resumez|resumer|recapitul\w*) (moi )?(ce qu\w*|tout|notre|la|l|un peu|$)|(fais|faites|faire|on fait) (moi )?(le|un) (point|resume|bilan|recap\w*)|qu est ce que (tu as|vous avez) retenu|(tu as|vous avez) retenu quoi)\b/
const maxClauses = 3
const ordinalWords = ['D’abord', 'Ensuite', 'Et puis']

/** Sums up what the caller told, in the caller's own words. */
export const summarise: Rule = (draft, { act, normalisedText }) => {
  if (act !== 'asks-summary' && !summaryRequest.test(normalisedText)) return false
  const { address } = draft.context.companion.persona
  const clauses = draft.state.callerStatements
    .filter((text) => findAct(findMainSentence(text))?.startsWith('tells') ?? true)
    .map((text) => reflect(text, address))
    .filter((clause): clause is string => clause !== null && clause.split(' ').length <= 11)
  const latestClauses = [...new Set(clauses)].slice(-maxClauses)
  if (latestClauses.length === 0)
    return draft.sayOneOf([
      'On vient à peine de commencer : {dis-moi|dites-moi} d’abord ce qui compte, et je le résume.',
    ])
  draft.sayOneOf(['Si je résume.', 'Voilà ce que j’ai retenu.'])
  // Each clause gets an introduction, because the clause itself may have been said before.
  for (const [index, clause] of latestClauses.entries())
    draft.say(`${ordinalWords[index]}, ${clause}.`)
  return true
}

const storyRequest =
  /\b(raconte\w*|dis|dites)( moi)? (une |un |quelque |des )?(petite? |belle |bonne |jolie )?(histoires?|conte|anecdote|chose|truc|connerie|betise|blague)\b/
const lightRequest =
  /\b(drole|rire|rigol\w*|blague|connerie|betise|changer les idees|leger|marrant\w*)\b/

/** Tells a short story, or something light. */
export const tellStory: Rule = (draft, { act, normalisedText, text }) => {
  const isAsked = act === 'asks-story' && text.split(' ').length <= 14
  if (
    !isAsked &&
    !storyRequest.test(normalisedText) &&
    !/\b(fais|faites) moi (rire|rever|sourire)\b/.test(normalisedText)
  )
    return false
  const subject =
    /(?:histoires?|blague|anecdote|souvenir)(?: \p{L}+)? (?:de|sur|avec) ((?:ta|ton|tes|votre|vos|la|le|les|un|une) [\p{L}-]+)/iu.exec(
      text,
    )?.[1]
  if (subject)
    draft.sayOneOf(inventedStories, {
      subject: subject
        .replace(/^ta |^votre (?=\p{L}+e$)/iu, 'ma ')
        .replace(/^ton |^votre /i, 'mon ')
        .replace(/^tes |^vos /i, 'mes '),
    })
  if (lightRequest.test(normalisedText) && draft.sayOneOf(oneLiners)) return true
  if (!isAsked && !/\b(histoires?|conte|anecdote|rever)\b/.test(normalisedText)) return false
  // Companions of this category tell a story as a role-play (role-play.ts).
  if (draft.context.companion.category === 'fantasmes' && !isAsked) return false
  const story = stories.find(([first]) => !draft.hasSaid(draft.fill(first ?? '') ?? ''))
  if (!story) return false
  draft.sayAll(story)
  return draft.sentences.length > 0
}

const complaint =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*|fait)|(ca|celui la|celle la) (tu|vous) (l )?(as|avez) deja|(tu|vous) (te |vous )?(repetes?|repetez) (toujours|tout le temps|encore|souvent|la meme|les memes)\b.*|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui))\b/

const slowerPace = /\b(?:moins vite|trop vite|plus (?:lentement|doucement))\b/

/** Repeats the last response when the caller did not hear or understand, slowly if asked. */
export const repeatOnRequest: Rule = (draft, { act, intents, wordCount, normalisedText }) =>
  wordCount <= (act === 'repeat' ? 16 : 9) &&
  !complaint.test(normalisedText) &&
  !/\b(?:on (?:peut|pourrait|va)|jou(?:e|es|ez|er)) /.test(normalisedText) &&
  (intents.has('repeat') ||
    slowerPace.test(normalisedText) ||
    /\b(?:parle|parlez|redis|dis le|dites le|redites)(?: moi ca)? plus fort\b/.test(
      normalisedText,
    )) &&
  repeatLastResponse(draft, slowerPace.test(normalisedText))
