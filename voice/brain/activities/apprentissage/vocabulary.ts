import type { Language } from '../../../../domain/languages'

/** One word of a lesson. */
export type LessonWord = {
  word: string
  /** Spelled so that a French speaker or synthesiser comes close to the pronunciation. */
  pronunciation: string
  meaning: string
  /** Matches the word in a normalised answer, also as a French speaker might spell it. */
  answerPattern: RegExp
}

type Vocabulary = {
  /** Follows "cinq mots": "d'anglais". */
  ofLanguagePhrase: string
  /** In this order: a greeting, thanks, please, a rare or beautiful word, a goodbye. */
  words: readonly [LessonWord, LessonWord, LessonWord, LessonWord, LessonWord]
  /** One fact about the language that helps with pronunciation or memory. */
  remark: string
}

const createWord = (
  meaning: string,
  word: string,
  sound: string,
  recognisedBy: RegExp,
): LessonWord => ({
  word,
  pronunciation: sound,
  meaning,
  answerPattern: recognisedBy,
})

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  english: {
    ofLanguagePhrase: 'd’anglais',
    words: [
      createWord('bonjour, le matin,', 'good morning', 'goud mornigne', /good|goud|morn/),
      createWord('merci', 'thank you', 'sènk you, la langue entre les dents', /thank|sank|tank/),
      createWord('je vous en prie', 'you are welcome', 'you are ouelkeume', /welcome|ouelk|welk/),
      createWord('quelqu’un de bien-aimé', 'sweetheart', 'souite-harte', /sweet|heart|souit/),
      createWord('à bientôt', 'see you soon', 'si you soune', /see|soon|soune/),
    ],
    remark: 'En anglais, une syllabe porte tout le poids, et les autres se laissent glisser.',
  },
  spanish: {
    ofLanguagePhrase: 'd’espagnol',
    words: [
      createWord('bonjour', 'buenos días', 'bouénos diasse', /bueno|dias|bouen/),
      createWord('merci', 'gracias', 'gracias, avec le bout de la langue', /graci|grasi/),
      createWord('s’il vous plaît', 'por favor', 'por favor, avec un r bien roulé', /favor/),
      createWord('la petite heure après minuit', 'madrugada', 'madrougada', /madru|madrou/),
      createWord('à demain', 'hasta mañana', 'asta magnana', /hasta|manana|magnana|asta/),
    ],
    remark: 'En espagnol, chaque lettre se prononce, ou presque : rien ne se cache.',
  },
  italian: {
    ofLanguagePhrase: 'd’italien',
    words: [
      createWord('bonjour', 'buongiorno', 'bouonn-djorno', /buon|giorno|djorno/),
      createWord('merci', 'grazie', 'gratsié', /graz|grats/),
      createWord('je vous en prie', 'prego', 'prégo', /prego/),
      createWord('une jolie promenade sans but', 'passeggiata', 'passé-djata', /passeg|passedj/),
      createWord('à bientôt', 'a presto', 'a presto', /presto/),
    ],
    remark: 'En italien, on s’attarde sur les lettres doubles, comme sur une bonne bouchée.',
  },
  german: {
    ofLanguagePhrase: 'd’allemand',
    words: [
      createWord('bonjour, le matin,', 'guten Morgen', 'goutenne morguenne', /guten|morgen|gouten/),
      createWord('merci', 'danke', 'dannké', /dank/),
      createWord('s’il vous plaît', 'bitte', 'bitteu', /bitte/),
      createWord('la joie d’avance', 'Vorfreude', 'forfroïdeu', /vorfreud|forfro/),
      createWord('au revoir', 'auf Wiedersehen', 'aouf vidère-zéeun', /wieder|auf|vider/),
    ],
    remark: 'En allemand, les mots s’emboîtent comme des wagons, il suffit de les séparer.',
  },
  japanese: {
    ofLanguagePhrase: 'de japonais',
    words: [
      createWord('bonjour, dans la journée,', 'konnichiwa', 'konne-nitchi-oua', /konn?i|konit/),
      createWord('merci', 'arigatô', 'ali-gato, avec un r très léger', /ariga|aliga/),
      createWord('s’il vous plaît', 'onegai', 'o-né-gaï', /onega|onegai/),
      createWord('la lumière à travers les feuilles', 'komorebi', 'komo-lébi', /komore|komole/),
      createWord('à plus tard', 'mata ne', 'mata né', /mata/),
    ],
    remark: 'En japonais, chaque syllabe dure le même temps, comme des perles sur un fil.',
  },
  arabic: {
    ofLanguagePhrase: 'd’arabe',
    words: [
      createWord('bonjour, le matin,', 'sabah el-kheir', 'sabaah el-rhaïr', /sabah|kheir|khair/),
      createWord('merci', 'choukran', 'chou-krane', /chouk|shuk/),
      createWord('bienvenue', 'ahlan', 'ah-lane, avec un souffle au milieu', /ahlan|alan/),
      createWord('mon cher, ma chère', 'habibi', 'habibi, le h venu du fond du souffle', /habib/),
      createWord('au revoir', 'ma’a salama', 'ma-a salaama', /salama|salam/),
    ],
    remark: 'En arabe, trois consonnes suffisent souvent à fonder toute une famille de mots.',
  },
  chinese: {
    ofLanguagePhrase: 'de chinois',
    words: [
      createWord('bonjour', 'nǐ hǎo', 'ni rao, en creusant la voix', /ni hao|nihao|ni rao/),
      createWord('merci', 'xièxie', 'chié-chié, la première tombe', /xie|chie/),
      createWord('s’il vous plaît', 'qǐng', 'tching, la voix descend puis remonte', /qing|tching/),
      createWord('la lune brillante', 'míng yuè', 'ming yué', /ming|yue/),
      createWord('au revoir', 'zàijiàn', 'tsaï-djiène', /zai|jian|tsai/),
    ],
    remark: 'En chinois, la mélodie change le mot : on apprend l’air avec les paroles.',
  },
  russian: {
    ofLanguagePhrase: 'de russe',
    words: [
      createWord('bonjour', 'dobry dien', 'dobreu diègne', /dobr|dien/),
      createWord('merci', 'spassiba', 'spassiba, le poids sur le milieu', /spas/),
      createWord('s’il vous plaît', 'pajalousta', 'pajalsta, dit un peu vite', /pajal|pozh/),
      createWord('mon âme, dit tendrement', 'doucha maïa', 'doucha maya', /douch|dush|maia|maya/),
      createWord('au revoir', 'da svidania', 'da svidania, d’un seul élan', /svid|dasvi/),
    ],
    remark: 'En russe, la voyelle accentuée s’allonge, et les autres s’effacent par politesse.',
  },
  french: {
    ofLanguagePhrase: 'de français rare',
    words: [
      createWord(
        'le bruit léger des feuilles',
        'le bruissement',
        'le bruissement, tout en souffle',
        /bruiss/,
      ),
      createWord('rester couché par plaisir', 'paresser', 'paresser, sans se presser', /paress/),
      createWord(
        'la lumière qui baisse',
        'la brune',
        'à la brune, c’est à la tombée du jour',
        /brune/,
      ),
      createWord(
        'ce qui dure un seul jour',
        'éphémère',
        'éphémère, quatre petites syllabes',
        /ephemer/,
      ),
      createWord('bavarder sans fin ni but', 'deviser', 'deviser, comme on marche', /devis/),
    ],
    remark: 'Un mot rare se garde en s’en servant une fois dans la journée.',
  },
}
