import { normaliseText } from '../../../text-analysis/normalise-text'

/** Matches the beginning of a question after words such as "et du coup", because speech recognition omits question marks. */
const startPattern =
  /^(?:(?:et|mais|alors|donc|du coup|au fait|bon|ben|bah|euh|dis|dites|dis moi|dites moi|oui|ok|d accord|ah|non|sinon|en fait|attends|attendez|deja) )*(?:est ce (?:que|qu)|qu est ce (?:que|qu|qui)|quelles? (?!chance|idee|histoire|joie|galere|merveille|surprise|bonne|belle|dommage|horreur|plaisir|idiot|journee|bonheur)|quels? (?!dommage|plaisir|bonheur|idiot)|comment |pourquoi (?!pas$)|combien |jusqu a quand |c est (?:quoi|quand|qui|ou|combien|grave|normal)\b|(?:il|elle|ca) s appelle comment|qui (?:est|a|peut|va|etait|doit|devrait|je|tu|on|vous|c est) |ou (?:est|sont|se|puis|peut|trouve) |quand (?:est|a lieu) |(?:tu|vous) (?:crois|croyez|penses|pensez|connais|connaissez|sais|savez|te souviens|vous souvenez|te rappelles|vous rappelez|ferais|feriez|dirais|diriez|peux|pouvez|pourrais|pourriez) |t (?:as|aurais|irais|en (?:penses|dis|as|aurais|connais)) |(?:peux|pourrais|sais|crois|penses|as|es) tu |(?:pouvez|pourriez|savez|croyez|pensez|avez|etes) vous |puis je |dois je |faut il |(?:tu|vous) (?:saurais|sauriez) )/
/** Matches spoken questions without inversion: "ça prend combien de temps", "tu dors toi". */
const spokenPattern =
  /\b(?:(?:je|j ai|tu|il|elle|on|ca|vous|ils|elles|c est|c etait|est|suis|faut) (?!sai[st] pas )(?:\w+ ){0,3}(?:quoi|comment|combien|ou|quand|qui|laquelle|lequel)(?: (?:de \w+|deja|maintenant|au juste|moi|toi|exactement|alors|en fait|ce soir|la|dans la vie)(?: \w+){0,2})?$|c est quoi|c est qui|c est quand|c est (?:combien|gratuit|rembourse|payant|dangereux|obligatoire|legal|permis|interdit|possible|contagieux|normal|vrai) (?:un|une|le|la|les|ton|votre|de|d|si|que|qu|a|pour|chez|ca)|(?:a|de|pour) quoi(?: faire)?$|par quoi|ou (?:c est|bien) (?!que)|en quoi |(?:tu|vous) (?:la|le|les|l) (?:connais|connaissez|sais|savez)$|(?:en|a|de|depuis) quel(?:le)?s? \w+|combien de temps$|quel(?:le)? (?:jour|heure|date|mois|annee|age)(?: \w+)?$|ca peut etre (?:ca|la|le|un|une)\b)|\b(?:(?:tu|vous) (?:sais|savez|sauriez) (?:quel|quelle|combien|comment|si|quand|ou|qui|pourquoi|ce que))\b|^c est \w+ ou \w+(?: alors| deja| du coup)?$|^on est \w+(?: \w+)? non$/
/** Matches questions to the companion in the form of a statement: "et toi tu dors", "vous me croyez vous". */
const companionPattern =
  /^(?:(?:et|mais|dis|dites|sinon|au fait|non|franchement) )*(?:(?:et )?(?:toi|vous) )+(?:tu|vous|t) |^et (?:toi|vous)\b(?: \w+){0,4}$|^(?:et )?(?:tu|vous) (?:gardes|gardez|retiens|retenez|enregistres|enregistrez|repetes|repetez) (?:ce|tout|ca|mes)\b|^(?:et )?(?:tu|vous) .*(?: toi| vous)$|^(?:tu|vous) (?:as|avez) (?:deja|vu|lu|entendu|regarde|jamais|des|un|une|peur|quel)\b|\b(?:tu|vous) (?:as|avez) (?:vu|entendu)$|^(?:et )?(?:tu|vous) me (?:juges|jugez|detestes|detestez|crois|croyez|comprends|comprenez|suis|suivez)$|^(?:tu|vous) (?:es|etes|dors|dormez|manges|mangez|reves|revez|ressens|ressentez|gardera?s|garderez|aimes|aimez|preferes|preferez|me crois|me croyez|proposes|proposez|trouves|trouvez|te souviens|vous souvenez) (?!pas\b|rien\b|(?:vraiment |trop |si |tres |bien )?(?:gentil|patient|adorable|sympa|drole|super|genial|cool|marrant|bete|nul|con|un amour|une perle|la meilleur|le meilleur))/
/** Matches other questions in the form of a statement: "c'est à moi de payer", "je dois prendre un taxi". */
const otherPattern =
  /^c est (?:moi|toi|vous|a moi|a toi|a vous) qui (?!suis|es|etes)\w+$|^c est a (?:moi|toi|vous|lui|elle|eux) de \w+|^c est (?:vraiment )?(?:utile|une (?:bonne|mauvaise) idee|une erreur) (?:de|d|que|la|le|les|l) ?\w+|^(?:a \w+ ans )?on peut (?:encore |vraiment |quand meme )?(?:etre|avoir|\w+(?:er|ir|re)) |^je peux (?!te dire|vous dire|pas|plus|rien|rien|enfin)(?:me |m |le |la |l |les |lui |y |en )?\w+(?:er|ir|re) (?!.*\b(?:mais|parce|si|maintenant|enfin)\b)|^ca (?:sert|se \w+) (?!a rien|pas|plus)(?:\w+ )+(?:la|le|les|l|un|une|a (?:un|une|mon|ma)) \w+$|^(?:il )?y a pas (?:moyen|un|une|quelque chose) |^(?:et|mais|ok|oui|non|bon|d accord )*(?:si|s) (?!c est (?:un peu|assez|quand meme|plutot|vraiment) )(?:je|j|on|il|elle|ils|elles|c est|ca|jamais|mon|ma) .*|^(?:je|j) (?:peux|pourrais|dois|devrais) (?:en |y |le |la |lui )?(?:prendre|faire|dire|appeler|aller|demander|partir|voir|arreter|avoir|mettre|manger|boire|avorter|accoucher)\b|^(?:il|elle|on|ca|c) (?:peut|pourrait|va|risque|faut|marche|sert) .*(?:ou pas|sans ordonnance|vraiment|normalement)$|^ca marche (?:vraiment|comment)|^et (?:\w+ ){1,5}combien$|^(?:tu|vous) (?:fais|faites|me vois|me voyez|parles|parlez|chantes|chantez|lis|lisez|ecris|ecrivez|conduis|conduisez|travailles|travaillez|voyages|voyagez|connaissez|apprenez) (?!trop|bien|comme|pour|pas|beaucoup|vite)|^et (?:ca|c est) (?:coute|prend|dure|marche|existe|rembourse|fait mal|cher|long|loin|douloureux)\b.*|\bc est (?:grave|normal|dangereux|contagieux|possible|legal|obligatoire)$|\b(?:la|le|les|l) \w+ (?:ca|il|elle|ils) (?:marche|sert|existe)\b.*|^(?:a|en) quel|^(?:(?:oui|bonjour|bonsoir|allo|salut) )*(?:je|on) (?:ne )?(?:te |vous )?(?:derange|embete) pas$/

/** A longer text that begins like a question is usually a statement: "tu sais, le problème…". */
const maxLongQuestionWords = 22
const maxSpokenQuestionWords = 16

const endPattern =
  /\b(?:ou pas|ou non|(?:tu|te|toi|vous) .*hein|tu crois|vous croyez|a ton avis|a votre avis|c est ca)$/

/** Whether the text is a question, with or without a question mark. */
export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true
  const normalisedText = normaliseText(text)
  const wordCount = normalisedText.split(' ').length
  return (
    companionPattern.test(normalisedText) ||
    (wordCount <= maxLongQuestionWords && startPattern.test(normalisedText)) ||
    (wordCount <= maxSpokenQuestionWords &&
      (spokenPattern.test(normalisedText) || otherPattern.test(normalisedText))) ||
    (wordCount >= 4 && endPattern.test(normalisedText))
  )
}
