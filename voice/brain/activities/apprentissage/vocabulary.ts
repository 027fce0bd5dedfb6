import type { Language } from '../../../../domain/languages'

/** One word of a lesson. */
export type LessonWord = {
  /** In the script of its language; Japanese in kana, because the embedded voice spells out most kanji. */
  word: string
  meaning: string
  /** Matches a part of the word in a normalised answer, also as French speakers would spell it. */
  answerPattern: RegExp
}

type Vocabulary = {
  /** The language with its preposition, inserted after "cinq mots": "d'anglais". */
  languagePhrase: string
  /**
   * In this order: a greeting, a word of thanks, a polite word such as "please", a rare or beautiful word, a
   * goodbye. For French, five rare words instead.
   */
  words: readonly [LessonWord, LessonWord, LessonWord, LessonWord, LessonWord]
  /** One fact about the language that helps with pronunciation or memory. */
  remark: string
}

const createWord = (meaning: string, word: string, answerPattern: RegExp): LessonWord => ({
  word,
  meaning,
  answerPattern,
})

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  english: {
    languagePhrase: 'd’anglais',
    words: [
      createWord('bonjour, le matin,', 'good morning', /good|goud|morn/),
      createWord('merci', 'thank you', /thank|sank|tank/),
      createWord('je vous en prie', 'you are welcome', /welcome|ouelk|welk/),
      createWord('quelqu’un de bien-aimé', 'sweetheart', /sweet|heart|souit/),
      createWord('à bientôt', 'see you soon', /see|soon|soune/),
    ],
    remark: 'En anglais, une syllabe porte tout le poids, et les autres se laissent glisser.',
  },
  spanish: {
    languagePhrase: 'd’espagnol',
    words: [
      createWord('bonjour', 'buenos días', /bueno|dias|bouen/),
      createWord('merci', 'gracias', /graci|grasi/),
      createWord('s’il vous plaît', 'por favor', /favor/),
      createWord('la petite heure après minuit', 'madrugada', /madru|madrou/),
      createWord('à demain', 'hasta mañana', /hasta|manana|magnana|asta/),
    ],
    remark: 'En espagnol, chaque lettre se prononce, ou presque : rien ne se cache.',
  },
  italian: {
    languagePhrase: 'd’italien',
    words: [
      createWord('bonjour', 'buongiorno', /buon|giorno|djorno/),
      createWord('merci', 'grazie', /graz|grats/),
      createWord('je vous en prie', 'prego', /prego/),
      createWord('une jolie promenade sans but', 'passeggiata', /passeg|passedj/),
      createWord('à bientôt', 'a presto', /presto/),
    ],
    remark: 'En italien, on s’attarde sur les lettres doubles, comme sur une bonne bouchée.',
  },
  german: {
    languagePhrase: 'd’allemand',
    words: [
      createWord('bonjour, le matin,', 'guten Morgen', /guten|morgen|gouten/),
      createWord('merci', 'danke', /dank/),
      createWord('s’il vous plaît', 'bitte', /bitte/),
      createWord('la joie d’avance', 'Vorfreude', /vorfreud|forfro/),
      createWord('au revoir', 'auf Wiedersehen', /wieder|auf|vider/),
    ],
    remark: 'En allemand, les mots s’emboîtent comme des wagons, il suffit de les séparer.',
  },
  japanese: {
    languagePhrase: 'de japonais',
    words: [
      createWord('bonjour, dans la journée,', 'こんにちは', /konn?i|konit/),
      createWord('merci', 'ありがとう', /ariga|aliga/),
      createWord('s’il vous plaît', 'おねがいします', /onega|onegai/),
      createWord('la lumière à travers les feuilles', 'こもれび', /komore|komole/),
      createWord('à plus tard', 'またね', /mata/),
    ],
    remark: 'En japonais, chaque syllabe dure le même temps, comme des perles sur un fil.',
  },
  arabic: {
    languagePhrase: 'd’arabe',
    words: [
      createWord('bonjour, le matin,', 'صباح الخير', /sabah|kheir|khair/),
      createWord('merci', 'شكرا', /chouk|shuk/),
      createWord('bienvenue', 'أهلا', /ahlan|alan/),
      createWord('mon cher, ma chère', 'حبيبي', /habib/),
      createWord('au revoir', 'مع السلامة', /salama|salam/),
    ],
    remark: 'En arabe, trois consonnes suffisent souvent à fonder toute une famille de mots.',
  },
  chinese: {
    languagePhrase: 'de chinois',
    words: [
      createWord('bonjour', '你好', /ni hao|nihao|ni rao/),
      createWord('merci', '谢谢', /xie|chie/),
      createWord('s’il vous plaît', '请', /qing|tching/),
      createWord('la lune brillante', '明月', /ming|yue/),
      createWord('au revoir', '再见', /zai|jian|tsai/),
    ],
    remark: 'En chinois, la mélodie change le mot : on apprend l’air avec les paroles.',
  },
  russian: {
    languagePhrase: 'de russe',
    words: [
      createWord('bonjour', 'Добрый день', /dobr|dien/),
      createWord('merci', 'Спасибо', /spas/),
      createWord('s’il vous plaît', 'Пожалуйста', /pajal|pozh/),
      createWord('mon âme, dit tendrement', 'Душа моя', /douch|dush|maia|maya/),
      createWord('au revoir', 'До свидания', /svid|dasvi/),
    ],
    remark: 'En russe, la voyelle accentuée s’allonge, et les autres s’effacent par politesse.',
  },
  french: {
    languagePhrase: 'de français rare',
    words: [
      createWord('le bruit léger des feuilles', 'le bruissement', /bruiss/),
      createWord('rester couché par plaisir', 'paresser', /paress/),
      createWord('la lumière qui baisse', 'la brune', /brune/),
      createWord('ce qui dure un seul jour', 'éphémère', /ephemer/),
      createWord('bavarder sans fin ni but', 'deviser', /devis/),
    ],
    remark: 'Un mot rare se garde en s’en servant une fois dans la journée.',
  },
}
