import { splitWords } from './spoken-words'

/**
 * Callers may also call a companion "mon cœur", so speech with an endearment counts as addressed elsewhere
 * only if it concerns the room, is a command such as "viens manger", or asks somebody to wait, as in "oui chéri deux
 * secondes".
 */
const endearment = '(?:mon |ma )?(?:chérie?|coeur|amour|puce|ange|bébé|loulou|biche|doudou)'
const family = '(?:maman|papa|mamie|mamy|papi|papy|tonton|tata|les (?:enfants|filles|garçons|gars))'
const animal = '(?:le (?:chien|chat)|minou|médor|rex|toutou|pépère)'
const stranger = '(?:monsieur|madame|mademoiselle|docteur)'

const fillers =
  '(?:(?:oui|non|ouais|allez|chut|hé|eh|hep|ho|oh|ah|bon|ok|attends|attendez|dis|mais|pardon|merci|s’il te plaît|s’il vous plaît) )*'

/** Matches an object of a home, or an action that only somebody in the same room can do. */
const roomWord =
  /(?:^|[\s’-])(?:télé|télécommande|porte|portail|fenêtre|lumière|lampe|volets?|chauffage|four|frigo|gaz|robinet|vaisselle|poubelles?|linge|clés?|chambre|lit|table|cuisine|salon|bain|dents|devoirs|chaussures|manteau|sac|colis|courses|goûter|dîner|chien|chat|couche|coucher|panier|bruit|jouets?|tablette|ouvrir)(?=\s|$)/u

/** Imperatives to somebody in the room. All but `commandWithoutObject` count only with a word of `roomWord`. */
const roomCommand =
  /^(?:va (?:te|vous|jouer|ouvrir|ranger|dormir|dans|voir ta|voir ton|chercher)|allez (?:vous|jouer|dormir)|viens (?:manger|ici|là|voir là|mettre)|venez (?:manger|ici)|descends|descendez|(?:ferme|fermez|ouvre|ouvrez|éteins|éteignez|allume|allumez|baisse|baissez|monte|montez|range|rangez|mets|mettez|pose|posez|ramasse|ramassez|enlève|enlevez) |arrête (?:d’embêter|d’ennuyer|de (?:courir|sauter|manger))|arrêtez (?:de (?:courir|sauter|vous)|vos)|laisse (?:ta|ton|le (?:chien|chat)|la)|(?:couché|assis|au (?:lit|panier|dodo)|à table|à la douche|moins de bruit|pas bouger)$)/u

/** Requests, questions and replies to somebody in the room who is addressed by a name such as "maman". */
const saidToFamily =
  /^(?:tu (?:peux|pourrais|veux|as|vas|éteins|fermes|ouvres|baisses|mets|ranges|viens|descends)|vous (?:pouvez|allez|rangez)|viens|venez|attends|attendez|chut|silence|moins|pas maintenant|pas tout de suite|j’arrive|j’ai (?:bientôt )?fini|deux (?:secondes|minutes)|une (?:seconde|minute)|un instant|il est où|elle est où|c’est quoi ce bruit|à tout à l’heure)(?=\s|$)/u
/** Remarks that callers also make to the companion, so they do not count. */
const ambiguousRemark = /^(?:tu (?:sais|vois|imagines|comprends)|tu (?:as|vas) (?:raison|bien))/u

/** Counts only with the other words of `onThePhone`: "je te rappelle" alone is a goodbye to the companion. */
const callBack = 'je (?:te|vous) rappelle(?: (?:plus tard|après|tout à l’heure|dans .{1,20}))?'
/** Tells a person in the room, or on another phone, that the caller is on the phone. */
const onThePhone = new RegExp(
  `^${fillers}(?:${callBack} )?(?:je suis (?:déjà )?(?:au téléphone|en ligne|en appel|en communication|en visio)|je (?:parle|discute) (?:avec|à) quelqu’un)(?: (?:là|${callBack}|attends|deux secondes))*$`,
  'u',
)

/** Said to somebody at the door or behind a counter, such as a courier or a waiter. */
const saidAtDoor =
  /^(?:(?:oui|non|ah|bonjour|bonsoir|merci|ok|d’accord|tenez|pardon) )+(?:vous pouvez (?:le |la |les )?(?:poser|mettre|laisser|déposer)(?: ça)? (?:là|ici|là-bas|devant|dans l’entrée|sur \S+ \S+)|posez(?:-le|-la|-les| ça)? (?:là|ici)|mettez(?:-le|-la|-les| ça) (?:là|ici)|je signe où|gardez la monnaie|c’est au (?:premier|deuxième|troisième|quatrième|cinquième|fond)(?: étage)?|entrez(?: c’est ouvert)?|c’est ouvert|(?:sans|avec) sucre|sur place|à emporter|sans contact|par carte)(?: merci| s’il vous plaît)?$/u

/** Words that may report a danger: the companion must answer them, whoever is addressed. */
const distress =
  /(?:^|[\s’-])(?:mal|peur|secours|aide|aidez|aider|frappe|frapper|tape|taper|cogne|couteau|sang|lâche-moi|lâchez-moi|laisse-moi|laissez-moi|tranquille|touche|touchez|tue|tuer|mourir|étouffe|brûle|feu|police|ambulance|pompiers|vite|crie|crier|arrêtez-le)(?=\s|$)/u
/** Longer fragments are usually meant, at least in part, for the companion. */
const maxWords = 12

/** What callers buy or ask for in a shop or on a bus. */
const purchaseWord =
  /(?:^|\s|’)(?:baguettes?|café|ticket|croissants?|addition|pain|carte bleue|sans contact|caisse|monnaie|timbres?|kilo|arrêt)(?=\s|$)/u

const createLeadingVocative = (who: string) => new RegExp(`^${fillers}${who}(?= |$)`, 'u')
const createTrailingVocative = (who: string) => new RegExp(` ${who}$`, 'u')
const endearmentAnywhere = new RegExp(`(?:pas maintenant )?${endearment}(?= |$)`, 'u')
const familyAnywhere = new RegExp(`(?:^| )${family}(?= |$)`, 'u')
const endearmentFirst = createLeadingVocative(endearment)
const endearmentLast = createTrailingVocative(endearment)
const familyOrPetFirst = createLeadingVocative(`(?:${family}|${animal})`)
const familyOrPetLast = createTrailingVocative(`(?:${family}|${animal})`)
const strangerAnywhere = new RegExp(`(?:^| )${stranger}(?= |$)`, 'u')
const leadingFillers = new RegExp(`^${fillers}`, 'u')

/**
 * Whether a fragment is addressed to somebody other than the companion, such as a person in the room or at a
 * counter: "chéri, tu peux baisser la télé ?". Returns false in doubt, because a needless answer costs less
 * than a missing one.
 */
export function isAddressedElsewhere(transcript: string): boolean {
  const words = splitWords(transcript)
  const text = words.join(' ')
  if (words.length > maxWords || distress.test(text)) return false
  if (onThePhone.test(text)) return true
  const withoutNames = text
    .replace(endearmentAnywhere, '')
    .replace(familyAnywhere, '')
    .replace(/(?:^| )(?:pas maintenant|pas tout de suite|après|plus tard)(?= |$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (onThePhone.test(withoutNames) || saidAtDoor.test(text)) return true
  if (strangerAnywhere.test(text)) return purchaseWord.test(text)
  // A comma after the first words shows that somebody is addressed.
  const isAddressed = /^[^,]{2,20},/u.test(transcript)
  if (isRoomCommand(text.replace(leadingFillers, ''), isAddressed)) return true

  const afterEndearment = removeVocative(text, endearmentFirst, endearmentLast)
  if (afterEndearment !== null)
    return (
      (roomWord.test(afterEndearment) && saidToFamily.test(afterEndearment)) ||
      isCommandTo(afterEndearment, isAddressed) ||
      asksSomebodyToWait(text, afterEndearment)
    )
  const afterFamily = removeVocative(text, familyOrPetFirst, familyOrPetLast)
  if (afterFamily === null) return false
  if (ambiguousRemark.test(afterFamily)) return false
  if (afterFamily === '') return text.startsWith('chut')
  if (/^(?:(?:oui|non) )*j’arrive$/u.test(afterFamily)) return true
  return (
    saidToFamily.test(afterFamily) ||
    isCommandTo(afterFamily, isAddressed) ||
    onThePhone.test(afterFamily)
  )
}

/** "oui chéri deux secondes", "pas maintenant mon coeur": answers to somebody who came in. */
const asksSomebodyToWait = (text: string, rest: string) =>
  /^(?:oui|non|pas)/u.test(text) &&
  /^(?:deux secondes|une seconde|deux minutes|une minute|j’arrive|pas maintenant)/u.test(rest)

/** A command with or without a name in front of it: "Léa, va te coucher". */
const isRoomCommand = (text: string, isAddressed: boolean) =>
  nameAndChore.test(text) ||
  personalCommand.test(text) ||
  isCommandTo(text.replace(/^\S+ /u, ''), isAddressed)

/** "Léo range ta chambre": a name, then a household chore with a possessive of the second person. */
const nameAndChore =
  /^(?!(?:tu|il|elle|on|je|vous|ça|qui|et|mais) )\S+ (?:range|rangez|ramasse|ferme|éteins|mets|prends|finis|lave|enlève|baisse|débarrasse) (?:donc |vite )?(?:ta|ton|tes) (?:chambre|jouets|chaussures|manteau|affaires|assiette|pyjama|sac|devoirs|dents|mains|tablette|musique|lumière|goûter|soupe|veste|vélo)(?: s’il te plaît| tout de suite| maintenant)?$/u

/** Commands that count without a name. Others, such as "allume la lumière", may be meant for the companion. */
const personalCommand =
  /^(?:va te (?:coucher|laver|brosser|changer)|viens manger|venez manger|descends de|descendez de|arrête d’(?:embêter|ennuyer)|posez (?:le|la|les|ça) |(?:au (?:lit|panier|dodo)|à table|moins de bruit|pas bouger)$)/u

/**
 * Whether the words after a name are a command. Without a comma "Léa va jouer" may be a statement about
 * her, so only commands that cannot be such a statement count (`commandToSomebody`).
 */
const isCommandTo = (rest: string, isAddressed: boolean) =>
  isCommand(rest) && (isAddressed || commandToSomebody.test(rest))

const isCommand = (text: string) =>
  roomCommand.test(text) && (roomWord.test(text) || commandWithoutObject.test(text))

const commandWithoutObject =
  /^(?:va|allez|viens|venez|descends|arrête|arrêtez|couché|assis|moins|pas bouger|à la|au|à table)(?=\s|$)/u
/** Matches an imperative, a command without a verb such as "au lit", or a word of the second person. */
const commandToSomebody =
  /^(?:descends|descendez|viens|venez|éteins|mets|mettez|couché|assis|au|à|moins|pas bouger)(?= |$)|(?:^| )(?:te|toi|ta|ton|tes|vous|votre|vos)(?= |$)/u

/** Returns the text without the vocative, such as "maman" or "chéri"; null when it has none. */
function removeVocative(text: string, first: RegExp, last: RegExp): string | null {
  if (first.test(text)) return text.replace(first, '').trim()
  if (last.test(text)) return text.replace(last, '').replace(leadingFillers, '').trim()
  const textAfterFillers = text.replace(leadingFillers, '')
  return first.test(textAfterFillers) ? textAfterFillers.replace(first, '').trim() : null
}
