import { isLikelyStatement } from '../../purposes/is-likely-statement'
import {
  companyReplies,
  correctionPromises,
  invitationsToBringCourse,
  invitationsToRead,
  invitationsToTellJoke,
  singingReplies,
  writingQuestions,
} from '../../templates/request-templates'
import type { Template } from '../../templates/template'
import type { Rule } from '../rule'

/** A longer text is a story that only contains such words. */
const maxWords = 24

const requests: readonly (readonly [pattern: RegExp, replies: readonly Template[]])[] = [
  [
    /\bj (?:ai|en ai) une (?:bonne |petite |autre )?(?:blague|histoire|devinette)\b|\bj en ai une bonne\b/,
    invitationsToTellJoke,
  ],
  // "Je peux te lire le début ?", "écoutez, je vous en dis un et vous me direz franchement"
  [
    /\b(?:je peux|je vais|je voudrais|laisse\w* moi) (?:te|vous|t) (?:en |la |le |l )?(?:lire|reciter)\b|\bje (?:te|vous|t) (?:en |la |le |l )?(?:lis|dis) (?:un|une|la|le|ca)?\b.*\b(?:franchement|honnetement|vous me dir\w+|tu me dir\w+|boite|interromp\w+)|\b(?:ecoute\w*|m ecouter)(?: moi)? (?:le |la |te |vous )?(?:dire|lire|une fois)\b|\bje (?:te|vous) (?:la|le) lis\b/,
    invitationsToRead,
  ],
  [
    /^(?:(?:et|mais|bon|alors|dis|dites|tu peux|vous pouvez|tu veux|vous voulez) )*(?:bien )?(?:rest\w+|tiens|tenez|tenir)(?: moi)? (?:encore |un peu |un moment |bien |deux minutes )*(?:avec moi|en ligne|au bout du fil|au telephone|compagnie)\b/,
    companyReplies,
  ],
  [
    /^(?:(?:et|bon|alors|allez|tu peux|vous pouvez|tu me|vous me|tu nous) )*(?:chant(?:e|ez|er|es)|(?:mets|mettez|mettre|joue\w*) .*(?:accordeon|musique|java|valse|danube|chanson))\b/,
    singingReplies,
  ],
  [
    /\b(?:corrige|corrigez|reprends|reprenez)(?: moi)? (?:quand|si|des que|a chaque)\b/,
    correctionPromises,
  ],
  [
    /\b(?:fais|faites|faire) (?:moi |nous )?(?:revis\w+|recit\w+|repet\w+)\b|\bme (?:fais|faites|ferais|feriez|faire) (?:revis\w+|recit\w+|repet\w+)\b/,
    invitationsToBringCourse,
  ],
]

/** Answers a request that needs no knowledge: to listen, to stay, to sing, to help with a letter or a course. */
export const answerSimpleRequest: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (wordCount > maxWords || isLikelyStatement(utterance)) return false
  const request = requests.find(([pattern]) => pattern.test(normalisedText))
  return request !== undefined && draft.sayOneOf(request[1])
}

const writingRequest =
  /\b(?:aide\w*|aider) .{0,14}\b(?:ecrire|tourner|rediger|finir|commencer|faire) .{0,30}\b(?:lettre|mot|message|mail|discours|carte|courrier|reclamation|lignes?|texte|sms)\b/

/** Asks what to write and to whom when the request does not say; the answer becomes a prepared sentence. */
export const askWhatToWrite: Rule = (draft, { normalisedText, wordCount }) =>
  wordCount <= maxWords && writingRequest.test(normalisedText) && draft.sayOneOf(writingQuestions)
