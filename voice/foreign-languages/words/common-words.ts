import type { Language } from '../../../domain/languages'

/** Frequent words of each language in Latin script, in the form that `normaliseWords` returns. */
export const commonWords: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /\b(i|am|is|are|was|were|the|my|you|your|have|has|had|to|in|going|went|want|do|does|did|how|what|where|when|please|thank|would|like|and|we|she|he|it|this|that|can|not|with|for|yes|hello|good|very|some|at|of|from|every|eat|they|his|her|our|because|there|today|yesterday|think|know|family|always|never)\b/gu,
  spanish:
    /\b(yo|soy|estoy|es|esta|el|los|las|mi|su|tengo|tiene|quiero|quisiera|voy|por|favor|gracias|hola|buenos|dias|buenas|con|para|que|y|de|muy|me|gusta|si|una|un|en|ayer|hoy|bien|pero)\b/gu,
  italian:
    /\b(io|sono|il|lo|gli|mi|ho|ha|voglio|vorrei|vado|per|favore|grazie|ciao|buongiorno|con|che|e|di|molto|piace|si|una|un|in|ieri|oggi|bene|ma|sto|la|mia|mio|chiamo)\b/gu,
  german:
    /\b(ich|bin|ist|der|die|das|den|mein|meine|habe|hat|mochte|will|gehe|bitte|danke|hallo|guten|mit|und|in|nicht|sehr|ja|ein|eine|einen|gestern|heute|gut|aber|es|wo|wie|heisse|nach|zu|fur)\b/gu,
}

/** The script of each language that is not written in Latin letters. */
export const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  russian: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
}

/** Languages that are written without spaces between words. */
export const unspacedLanguages: readonly Language[] = ['chinese', 'japanese']

/**
 * Frequent French words, as `normaliseWords` returns them. Words that are also frequent in another language count for
 * both, so that "un café" may still be Italian.
 */
export const frenchWords =
  /\b(je|j|tu|vous|nous|le|la|les|un|une|des|du|de|en|et|est|pas|que|qui|dans|pour|avec|ce|ca|ne|sais|comment|c|d|l|moi|mon|ma|mes|sur|plus|quoi|suis|fait|oui|non|veux|voudrais|dire|dit|on|elle|elles|ils|ans|cet|cette|mais|toujours|alors|tres|donc|trop|aussi|suis|etait|aujourd|hui|pourquoi|si|peu|quand|meme|enfin|comme|rien|jamais|encore|deja|apres|avant|chez|depuis|sans|au|aux|ou|sont|etais|avait|avais|vais|peux|peut|crois|faut|faire|notre|votre|nos|vos|ses|leur|ici|puis|tout|toute|toutes|beaucoup|parce|voila|hier|demain|matin|soir|ai|peur|envie|besoin|trouve|arrive|pense|dois|petite?|fille|fils|mere|pere|maison|travail|boulot|fois|avoir|etre|bonne|merci|pourrais|comprends|parler|qu)\b/gu

/** Sentences with these words are neither corrected nor repeated. */
export const crudeWords =
  /\b(?:fuck\w*|sex|sexy|cock|pussy|dick|blow ?job|porn\w*|naked|nude|cum|follar\w*|coño|polla|desnud[oa]|cazzo|scopa\w*|fica|nud[oa]|fick\w*|fotze|schwanz|nackt)\b/iu
