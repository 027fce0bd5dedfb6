import { splitWords, toWordSet } from './spoken-words'

/** Words that may precede "deux secondes" in a request to wait. */
const wordsBeforeShortTime =
  toWordSet(`oui non ouais ok alors bon euh heu hmm mmh mais et ah oh juste encore
  attends attendez donne-moi donnez-moi laisse-moi laissez-moi accorde-moi accordez-moi patiente
  patientez demande pardon excuse-moi excusez-moi papa maman`)

const shortTime =
  /^(?:(?:une|deux|trois|quelques) (?:toutes? )?(?:petites? )?(?:secondes?|minutes?)|un (?:petit |tout petit )?(?:instant|moment)|minute)(?= |$)/u
/** "deux minutes de marche", "une seconde fois": a duration or a count, and not a request to wait. */
const notShortTime = /^(?:de |d’|fois|plus tard|après|avant|par|pour|où|qui|chance|difficile)/u

const courtesy = /(?:^| )s’il (?:te|vous) plaît(?= |$)/gu

/** An imperative that asks for patience: "bouge pas", "laisse-moi réfléchir". */
const patienceImperative =
  /^(?:(?:bouge|bougez|quitte|quittez) pas|patientez?|(?:laisse|laissez)-moi (?:juste |vite |d’abord )?(?:le temps|réfléchir|chercher|voir|regarder|vérifier|finir))(?= |$)/u

/** A question that asks for patience: "tu peux patienter". */
const patienceQuestion =
  /(?:^|\s)(?:peux|pouvez|pourrais|pourriez)(?:-tu|-vous)? (?:patienter|attendre)(?=\s|$)/u

/** Words that callers may say before they mention a disturbance. */
const disturbanceOpening =
  '^(?:(?:euh|alors|non|oui|hmm|ah|oh|pardon|désolée?|excuse-moi|excusez-moi|hop|hop-là|oups|attends|bon|ok|mince|zut|tiens|allez|du coup) )*'
/** "Je te reprends dans une minute": the caller will soon be back. */
const comingBack =
  /(?:^| )je (?:te |vous |t’|m’)?(?:reprends|rappelle|reviens|suis à (?:toi|vous))(?: vers (?:toi|vous))? dans (?:une?|deux|trois|cinq|dix|quelques|\d+) (?:petites? )?(?:secondes?|minutes?|instants?)$/u
/** Something else asks for the caller's attention now. */
const disturbance = new RegExp(
  `${disturbanceOpening}(?:(?:j’ai|y a|il y a) (?:un (?:double|autre) appel|quelqu’un (?:à la porte|qui sonne)|un truc sur le feu|le (?:four|téléphone|lait|livreur) qui (?:sonne|bipe|déborde|arrive)|la casserole)|on (?:sonne|frappe|toque|m’appelle)(?: à la porte| à la fenêtre| en bas)?|ça (?:sonne|frappe|bipe|déborde)|mon (?:autre )?téléphone (?:sonne|vibre)|le (?:livreur|facteur|four|bébé|petit|lait|chien|chat)(?: qui)?(?: (?:sonne|arrive|pleure|est là|déborde|bipe|se réveille))|je (?:décroche|vais ouvrir|ferme la (?:porte|fenêtre)|baisse le son|baisse la (?:télé|musique|radio)|mets (?:mes écouteurs|le haut-parleur|mon casque)|branche (?:mon|le) \\S+|change de pièce|sors du bruit|pose (?:mes|mon|le|les|la) \\S+))(?: (?:là|juste|vite|deux secondes|une seconde|et je reviens|et j’arrive))*$`,
  'u',
)
/** "Hop je cherche mes lunettes": an exclamation or an apology shows that the search happens now. */
const busyNow =
  /^(?:(?:euh|alors|non|oui|bon) )*(?:hop|hop-là|oups|pardon|désolée?|attends|mince|zut|tiens) (?:je (?:cherche|prends|regarde|vérifie|note|pose|ramasse|vais chercher|attrape|récupère)|j’(?:attrape|ouvre|allume|éteins)) (?:mon|ma|mes|le|la|les|l’|un|une|de quoi) ?\S+(?: \S+){0,3}$/u

/** Matches "je cherche" at the end of a fragment: the caller is busy. "Je cherche un travail" is a statement. */
const busyEnding =
  /(?:^|(?<!que)\s)(?:je (?:réfléchis|cherche|vérifie|regarde|reviens)|j’arrive)(?: (?:tout de suite|vite|dans .{1,20}|euh|là))?$/u

/**
 * After "attends" or "deux secondes", these words begin an objection or say that the wait is over. The caller then does
 * not ask to wait.
 */
const objection =
  toWordSet(`tu t’es t’as toi vous pas non mais c’est c’était pourquoi quoi comment quand
  qui où est-ce qu’est-ce jamais rien
  voilà revoilà trouvé retrouvé revenu revenue`)
/** With more words than this after "attends" or "deux secondes", the caller says something else. */
const maxTailWords = 7

/** The start of a fragment that continues a wait, although it does not ask for one: "je cherche mes lunettes". */
const busyClause =
  /^(?:(?:euh|alors|non|hmm) )*(?:je (?:cherche|regarde|vérifie|réfléchis|prends|vais)|on sonne|ça sonne|il y a quelqu’un)(?= |$)/u

/** Limits the work, which grows with the square of the length: each word is examined with all that follow. */
const maxHoldWords = 60

const subjectPronouns = toWordSet('je tu il elle on nous vous ils elles qui ça cela')

/**
 * Whether the caller asks the companion to wait, will soon be back, or mentions what keeps them busy: "oui alors attends
 * je regarde", "on sonne". What follows "attends" or "deux secondes" must be short and must not be an objection.
 */
export function isHoldRequest(transcript: string): boolean {
  const lastWords = splitWords(transcript).slice(-maxHoldWords)
  const text = lastWords.join(' ').replace(courtesy, '').trim()
  if (busyEnding.test(text) || patienceQuestion.test(text)) return true
  if (comingBack.test(text) || disturbance.test(text) || busyNow.test(text)) return true
  const words = text.split(' ')
  return words.some((word, index) => {
    const precedingWord = words[index - 1]
    const textFromWord = words.slice(index).join(' ')
    if (patienceImperative.test(textFromWord)) return isImperative(words, index)
    if (word === 'attends' || word === 'attendez') return isRequestToWait(words, index)
    const shortTimeMatch = shortTime.exec(textFromWord)
    if (
      !shortTimeMatch ||
      (precedingWord !== undefined && !wordsBeforeShortTime.has(precedingWord))
    )
      return false
    const textAfterTime = textFromWord.slice(shortTimeMatch[0].length).trim()
    return !notShortTime.test(textAfterTime) && isShortWithoutObjection(splitWords(textAfterTime))
  })
}

/** Whether a later fragment continues the wait: "attends" … "je cherche mes lunettes". */
export const isStillBusy = (transcript: string): boolean =>
  isHoldRequest(transcript) ||
  busyClause.test(splitWords(transcript).slice(0, maxHoldWords).join(' '))

/** Whether the words are an imperative, and not a statement with a subject such as "il ne bouge pas". */
function isImperative(words: readonly string[], index: number): boolean {
  const precedingWord = words[index - 1] === 'ne' ? words[index - 2] : words[index - 1]
  return precedingWord === undefined || !subjectPronouns.has(precedingWord)
}

function isRequestToWait(words: readonly string[], index: number): boolean {
  const precedingWord = words[index - 1] ?? ''
  if (['tu', 'vous', 'que'].includes(precedingWord)) return false
  return isShortWithoutObjection(words.slice(index + 1))
}

const isShortWithoutObjection = (tail: readonly string[]) =>
  tail.length <= maxTailWords && !tail.some((word) => objection.has(word))
