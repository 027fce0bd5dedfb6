import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  type AnswersByDangerGroup,
  aggressorNearReplies,
  aloneReplies,
  alreadyCalledReplies,
  calledNo,
  calledYes,
  callingReplies,
  cannotCallReplies,
  cryingReplies,
  type DangerGroup,
  durationReplies,
  exhaustedReplies,
  familyReplies,
  goesAwayReplies,
  goesToSomeoneReplies,
  placeReplies,
  reasonReplies,
  safeNo,
  safePlaceReplies,
  safeYes,
  shameReplies,
  someoneCanComeYes,
  someoneNearReplies,
  supportBeginnings,
  supportEndings,
  thanksReplies,
  unsureCallerReplies,
  weaponReplies,
  whatToDoReplies,
  willCallReplies,
  woundYes,
} from '../../templates/crisis/answer-templates'
import { isQuestion, type Template } from '../../templates/template'

const dangerGroups: Readonly<Record<Danger, DangerGroup>> = {
  suicide: 'suicide',
  'suicide-imminent': 'suicide',
  'self-harm': 'suicide',
  poisoning: 'medical',
  'medical-emergency': 'medical',
  'pregnancy-emergency': 'medical',
  'violence-now': 'violence-suffered',
  'partner-violence': 'violence-suffered',
  'sexual-violence': 'violence-suffered',
  'violence-suffered': 'violence-suffered',
  'violence-threatened': 'violence-threatened',
  'suicide-of-other': 'other-person',
  'child-in-danger': 'other-person',
  'minor-caller': 'other-person',
}

const help =
  '(?:(?:le |au )?(?:15|17|18|112|114|119|3114|3919)|(?:le )?samu|(?:les )?(?:pompiers|secours|gendarmes)|(?:la )?police)'

/** Patterns of what callers in danger say about their situation, in the order in which they are tried. */
const situations: readonly (readonly [RegExp, AnswersByDangerGroup])[] = [
  [
    new RegExp(
      `\\b(?:ca sonne|je compose|j appelle(?: ${help})?|je suis en train d appeler|(?:il|elle|on) (?:les )?appelle|j ecris au 114)\\b(?! pas)`,
    ),
    callingReplies,
  ],
  [
    new RegExp(
      `\\bj ai (?:deja |bien )?(?:appele|eu|fait|compose|contacte|prevenu) ${help}|\\bje les ai (?:deja )?(?:appeles|eus|prevenus)|\\b(?:c est fait|message (?:est )?(?:parti|envoye))\\b`,
    ),
    alreadyCalledReplies,
  ],
  [
    /\bje vais (?:la|le|les|lui|voir|chez) (?:reveiller|chercher|voir|prevenir|rejoindre|parler|dire)|\bje (?:vais|cours) chez\b/,
    goesToSomeoneReplies,
  ],
  [
    /\b(?:je vais (?:les |l |le |la )?(?:appeler|telephoner|faire|composer)|j y vais|je vais y aller|je vais essayer)\b(?! pas)/,
    willCallReplies,
  ],
  [
    /\bj (?:ose|arrive) (?:pas|plus)(?: a)?(?: les)? (?:appeler|telephoner|parler|le dire)\b|\bje (?:n )?(?:(?:veux|peux|vais|ose|arrive|pourrai|prefere) (?:pas|plus|rien)(?: a)?(?: les| leur)? (?:appeler|telephoner|parler|bouger|le dire)|appellerai (?:pas|personne|rien))|\b(?:pas (?:envie|la force|le courage) d (?:appeler|en parler)|(?:dirai|parlerai|dire) (?:pas|rien)|pas question|hors de question|plus de credit|plus de batterie)\b/,
    cannotCallReplies,
  ],
  [
    /^(?:non |ben |euh )*personne\b|\b(?:toute? seule?|personne (?:n )?(?:est|peut|viendra|vient|va venir|a cote|autour|ici)|il y a personne|suis seule?|j ai personne|plus personne|sans personne|vis seule?|i (?:am|m) alone)\b/,
    aloneReplies,
  ],
  [
    /\b(?:il|elle|mon (?:mari|mec|copain|ex|fils|pere|frere)|ma (?:femme|copine|mere)) est (?:\w+ )?(?:la|dans|a cote|derriere|en bas|en haut|rentree?|revenue?|juste|devant|dehors)\b|\b(?:il|elle) (?:arrive|revient|rentre|m entend|ecoute|dort)\b/,
    aggressorNearReplies,
  ],
  [
    /\b(?:je suis|on est) (?:avec|chez) (?:ma (?:soeur|mere|voisine|tante|cousine|fille|grand mere)|une? amie?|mon (?:frere|pere|voisin|oncle)|mes parents|des amis)\b|\ben lieu sur\b/,
    safePlaceReplies,
  ],
  [
    /\b(?:(?:mon|ma|mes|un|une|le|la|les) (?!medicaments|cachets)\w+ (?:est|sont|dort|dorment) (?:la|a cote|juste a cote|en bas|en haut|dans (?:la|le|sa|l)|avec moi|pres de moi|ici|a la maison)|(?:je suis|on est) (?:avec|chez) (?:mon|ma|mes|un|une|des|le|la))\b/,
    someoneNearReplies,
  ],
  [
    /\b(?:(?:je fais|on fait|faire) quoi|quoi faire|que faire|qu est ce que (?:je|on) (?:fais|fait|dois faire|peux faire|peut faire)|aide\w* moi|comment (?:je fais|on fait|faire))\b/,
    whatToDoReplies,
  ],
  [/\b(?:honte|je suis nulle?|je suis ridicule)\b/, shameReplies],
  [/\b(?:couteau|fusil|arme|batte|barre de fer|pistolet|marteau|lame)\b/, weaponReplies],
  [/\b(?:je|on) (?:rentre|repars|fais demi tour|m en vais|sors)\b/, goesAwayReplies],
  [/\b(?:je pleure|j arrete pas de pleurer|en larmes|je sanglote)\b/, cryingReplies],
  [
    /\b(?:m a (?:quittee?|largue\w*|trompe\w*|laissee?|trahi\w*)|est partie?|est morte?|est mort|perdu (?:mon|ma|mes)|viree?|licencie\w*|dettes?|huissiers?|divorce\w*|harcel\w*|chomage|a cause de|parce que)\b/,
    reasonReplies,
  ],
  [
    /\b(?:(?:les|nos) (?:enfants|petits|gosses|gamins)|le bebe|mes (?:enfants|parents|petits|filles|fils|gosses)|ma (?:fille|mere|soeur|femme)|mon (?:fils|pere|frere|mari))\b/,
    familyReplies,
  ],
  [
    /\b(?:depuis|ca fait) (?:\w+ ){1,3}(?:minutes?|heures?|jours?|semaines?|mois|ans|annees|longtemps)\b|\bdepuis (?:hier|ce matin|toujours|longtemps|des \w+)\b/,
    durationReplies,
  ],
  [
    /\b(?:j en peux plus|trop (?:dur|mal|lourd|fatiguee?)|a bout|epuisee?|plus la force|c est trop)\b/,
    exhaustedReplies,
  ],
  [
    /\b(?:je suis|on est) (?:la |encore |toujours |juste |assise? |cachee? |debout |seule? )?(?:sur|dans|au|aux|a la|a l|en (?:bas|haut|ville|voiture)|devant|pres|chez moi|a la maison|dehors|cachee?)\b|^(?:chez moi|a la maison|dehors|dans (?:la|le|ma|mon) \w+|sur (?:le|la) \w+|en voiture)\b/,
    placeReplies,
  ],
  [/^(?:ok |d accord |bon |oui )*(?:merci|d accord|ok|entendu)(?: \w+){0,3}$/, thanksReplies],
  [
    /^(?:bof |euh )?(?:je (?:ne )?sais (?:pas|plus|rien)|j en sais rien|aucune idee|je suis pas (?:sure?|certaine?))(?: (?:quoi|trop|du tout|moi|vraiment|quoi dire|quoi penser))?$/,
    unsureCallerReplies,
  ],
]

/** Answers details about the caller's situation: whether they are alone, where they are, whom they have called. */
export function answerSituation(draft: ResponseDraft, text: string): boolean {
  const { danger } = draft.state
  if (danger === null) return false
  const group = dangerGroups[danger]
  const words = normaliseText(text)
  if (answerOwnQuestion(draft, words)) return true
  return situations.some(([pattern, answers]) => {
    const replies = answers[group]
    return replies !== undefined && pattern.test(words) && draft.sayOneOf(replies)
  })
}

const yesPattern = /^(?:euh |ah |bah |ben )?(?:oui|ouais|si|voila|c est fait|ok)\b/
const noPattern =
  /^(?:euh |ah |bah |ben )?(?:non|nan|pas encore|pas vraiment|personne|toujours pas|aucun\w*)\b/

/** Questions of the companion, with the responses to a yes and to a no. */
const ownQuestions: readonly {
  question: RegExp
  yes: readonly Template[]
  no: readonly Template[] | AnswersByDangerGroup
}[] = [
  {
    question: /quelqu’un (?:peut|pourrait)|qui (?:pourrait|peut venir|décrocherait)/i,
    yes: someoneCanComeYes,
    no: aloneReplies,
  },
  { question: /en sécurité|à l’abri|porte fermée|porte entre/i, yes: safeYes, no: safeNo },
  { question: /appel au 15|numéro a été|message au 114/i, yes: calledYes, no: calledNo },
  { question: /une blessure/i, yes: woundYes, no: [] },
]

function answerOwnQuestion(draft: ResponseDraft, words: string): boolean {
  const { danger, lastResponse } = draft.state
  const asked = lastResponse.findLast(isQuestion)
  const entry = ownQuestions.find(({ question }) => asked !== undefined && question.test(asked))
  if (!entry || danger === null) return false
  if (yesPattern.test(words)) return draft.sayOneOf(entry.yes)
  if (!noPattern.test(words)) return false
  const replies = 'length' in entry.no ? entry.no : entry.no[dangerGroups[danger]]
  return draft.sayOneOf((replies ?? []) as readonly Template[])
}

/** Says a sentence of support that was not said in this call. Returns false when there is none. */
export function saySupport(draft: ResponseDraft, danger: Danger): boolean {
  const endings = supportEndings[dangerGroups[danger]]
  const sentences = endings.flatMap((ending) =>
    supportBeginnings.map((beginning) => `${beginning}, ${ending}`),
  )
  // Ordered so that every ending is used once before it returns with another beginning.
  const turnCount = draft.state.turnCount
  const orderedSentences = supportBeginnings.flatMap((_, index) =>
    endings.map(
      (_, endingIndex) =>
        sentences[
          endingIndex * supportBeginnings.length +
            ((index + endingIndex + turnCount) % supportBeginnings.length)
        ] ?? '',
    ),
  )
  return orderedSentences.some((sentence) => {
    const filled = draft.fill(sentence)
    return filled !== null && draft.say(filled)
  })
}
