// Patterns, for normalised text, of a learner’s wish to speak the language at once, and what the companion then says.

const languageNames = '(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)'
const wishStart =
  '(?:(?:je|on) (?:veux|voudrais|voulais|souhaite|souhaiterais|prefere|prefererais|aimerais|peut|pourrait|va|pourra|veut|voudrait|vais)|j (?:aimerais|ai(?: tres| trop| juste)? envie (?:de|d)|ai besoin (?:de|d)))'
const fillers =
  '(?:un peu|un petit peu|en|l|juste|directement|vraiment|tout de suite|seulement|bien|enfin|plus)'

/** Matches a wish to speak the language: "je voudrais parler un peu anglais je comprends mais je bloque". */
export const speakingWish = new RegExp(
  [
    `\\b(?<!\\bne )${wishStart} (?:(?!pas|plus|jamais|rien|que|qu)\\w+ ){0,2}?(?:parler?|discuter|bavarder|converser|dialoguer|echanger)(?: avec (?:toi|vous))?(?: ${fillers}){0,3} ${languageNames}\\b`,
    `\\b(?:je (?:veux|voudrais|prefere|prefererais)|j aimerais(?: bien| mieux)?|il faut|faut|il faudrait|faudrait) (?:que |qu )(?:vous|tu|on) (?:me |m |nous |se )?(?:parl\\w+|repond\\w+|discut\\w+)(?: ${fillers}){0,3} ${languageNames}\\b`,
    `\\b(?:parle|parlez|reponds|repondez)(?: ${fillers})?(?: moi)(?: ${fillers}){0,3} ${languageNames}\\b`,
    `\\b(?:vous (?:pouvez|pourriez)|tu (?:peux|pourrais)) (?:me |m )(?:parler|repondre)(?: ${fillers}){0,3} ${languageNames}\\b`,
    `\\b(?:allez|finalement|et si|maintenant|bon|ok|d accord) on (?:parle|discute|bavarde|parlait|discutait)(?: ${fillers}){0,3} ${languageNames}\\b(?! (?:au|a|dans|chez|avec m)\\w*)`,
    `\\b(?:dis|dites|raconte|racontez)(?: moi)? (?:quelque chose|un truc|n importe quoi) en ${languageNames}\\b`,
  ].join('|'),
)

/** Matches a question about how to begin. In a lesson or early in a call, it counts as a wish to speak the language. */
export const startQuestion =
  /\b(?:on (?:commence|demarre|debute) (?:par (?:quoi|ou)|comment|quand)|(?:par (?:quoi|ou)|comment|quand) (?:est ce qu )?on (?:commence|demarre|debute)|on s y prend comment|comment on s y prend|c est quoi le (?:debut|programme))\b/

/** Matches a request for one sentence in the language: "dites-moi une phrase en anglais pour raconter ma journée". */
export const sentenceWish = new RegExp(
  `\\b(?:dis|dites|donne|donnez|apprends|apprenez|montre|montrez|propose|proposez)(?: moi)? (?:juste )?(?:une|la premiere) (?:petite |autre |premiere |nouvelle )?phrase(?: (?:simple|facile|courte|utile))?(?: en ${languageNames})?(?: (?:toute )?(?:simple|facile))?(?: (?:pour|sur|de) |$)|\\bune (?:petite )?phrase (?:\\w+ )?en ${languageNames} (?:pour|sur)\\b`,
)

/** What the companion says first in the language. Cells: French, then the other languages (see `scene-lines.ts`). */
export const firstLines = `
  Bonjour, on y va doucement | Hello, let’s take it slowly | Hola, vamos despacio | Buongiorno, andiamo con calma | Guten Tag, wir fangen langsam an | Здравствуйте, начнём не спеша | مرحبا، لنبدأ ببطء | 你好，我们慢慢来 | こんにちは、ゆっくり はじめましょう
  Très bien, parlons | Very good, let’s talk | Muy bien, hablemos | Benissimo, parliamo | Sehr gut, reden wir | Отлично, давайте поговорим | ممتاز، لنتحدث | 很好，我们聊聊 | いいですね、はなしましょう
  D’accord, on parle ensemble | All right, let’s speak together | De acuerdo, vamos a hablar | D’accordo, parliamo insieme | In Ordnung, sprechen wir zusammen | Хорошо, поговорим вместе | حسنا، لنتكلم معا | 好的，我们一起说 | わかりました、いっしょに はなしましょう
`
