import type { Language } from '../../../../domain/languages'

/** One word of a lesson; `sound` is spelt so that a French voice, or reader, comes close to it. */
export type LessonWord = {
  word: string
  sound: string
  meaning: string
  /** The word in a caller's normalised answer, with the spellings that one hears. */
  recognisedBy: RegExp
}

export type Vocabulary = {
  /** After « cinq mots »: « d’anglais ». */
  ofLanguage: string
  /** hello, please or thank you, and so on: greeting, thanks, a wish, something tender, goodbye. */
  words: readonly [LessonWord, LessonWord, LessonWord, LessonWord, LessonWord]
  /** One thing about the language that helps the mouth or the memory. */
  remark: string
}

const entry = (meaning: string, word: string, sound: string, recognisedBy: RegExp): LessonWord => ({
  word,
  sound,
  meaning,
  recognisedBy,
})

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  english: {
    ofLanguage: 'd’anglais',
    words: [
      entry('bonjour, le matin,', 'good morning', 'goud mornigne', /good|goud|morn/),
      entry('merci', 'thank you', 'sènk you, la langue entre les dents', /thank|sank|tank/),
      entry('je vous en prie', 'you are welcome', 'you are ouelkeume', /welcome|ouelk|welk/),
      entry('quelqu’un de bien-aimé', 'sweetheart', 'souite-harte', /sweet|heart|souit/),
      entry('à bientôt', 'see you soon', 'si you soune', /see|soon|soune/),
    ],
    remark: 'En anglais, une syllabe porte tout le poids, et les autres se laissent glisser.',
  },
  spanish: {
    ofLanguage: 'd’espagnol',
    words: [
      entry('bonjour', 'buenos días', 'bouénos diasse', /bueno|dias|bouen/),
      entry('merci', 'gracias', 'gracias, avec le bout de la langue', /graci|grasi/),
      entry('s’il vous plaît', 'por favor', 'por favor, avec un r bien roulé', /favor/),
      entry('la petite heure après minuit', 'madrugada', 'madrougada', /madru|madrou/),
      entry('à demain', 'hasta mañana', 'asta magnana', /hasta|manana|magnana|asta/),
    ],
    remark: 'En espagnol, chaque lettre se prononce, ou presque : rien ne se cache.',
  },
  italian: {
    ofLanguage: 'd’italien',
    words: [
      entry('bonjour', 'buongiorno', 'bouonn-djorno', /buon|giorno|djorno/),
      entry('merci', 'grazie', 'gratsié', /graz|grats/),
      entry('je vous en prie', 'prego', 'prégo', /prego/),
      entry('une jolie promenade sans but', 'passeggiata', 'passé-djata', /passeg|passedj/),
      entry('à bientôt', 'a presto', 'a presto', /presto/),
    ],
    remark: 'En italien, on s’attarde sur les lettres doubles, comme sur une bonne bouchée.',
  },
  german: {
    ofLanguage: 'd’allemand',
    words: [
      entry('bonjour, le matin,', 'guten Morgen', 'goutenne morguenne', /guten|morgen|gouten/),
      entry('merci', 'danke', 'dannké', /dank/),
      entry('s’il vous plaît', 'bitte', 'bitteu', /bitte/),
      entry('la joie d’avance', 'Vorfreude', 'forfroïdeu', /vorfreud|forfro/),
      entry('au revoir', 'auf Wiedersehen', 'aouf vidère-zéeun', /wieder|auf|vider/),
    ],
    remark: 'En allemand, les mots s’emboîtent comme des wagons, il suffit de les séparer.',
  },
  japanese: {
    ofLanguage: 'de japonais',
    words: [
      entry('bonjour, dans la journée,', 'konnichiwa', 'konne-nitchi-oua', /konn?i|konit/),
      entry('merci', 'arigatô', 'ali-gato, avec un r très léger', /ariga|aliga/),
      entry('s’il vous plaît', 'onegai', 'o-né-gaï', /onega|onegai/),
      entry('la lumière à travers les feuilles', 'komorebi', 'komo-lébi', /komore|komole/),
      entry('à plus tard', 'mata ne', 'mata né', /mata/),
    ],
    remark: 'En japonais, chaque syllabe dure le même temps, comme des perles sur un fil.',
  },
  arabic: {
    ofLanguage: 'd’arabe',
    words: [
      entry('bonjour, le matin,', 'sabah el-kheir', 'sabaah el-rhaïr', /sabah|kheir|khair/),
      entry('merci', 'choukran', 'chou-krane', /chouk|shuk/),
      entry('bienvenue', 'ahlan', 'ah-lane, avec un souffle au milieu', /ahlan|alan/),
      entry('mon cher, ma chère', 'habibi', 'habibi, le h venu du fond du souffle', /habib/),
      entry('au revoir', 'ma’a salama', 'ma-a salaama', /salama|salam/),
    ],
    remark: 'En arabe, trois consonnes suffisent souvent à fonder toute une famille de mots.',
  },
  chinese: {
    ofLanguage: 'de chinois',
    words: [
      entry('bonjour', 'nǐ hǎo', 'ni rao, en creusant la voix', /ni hao|nihao|ni rao/),
      entry('merci', 'xièxie', 'chié-chié, la première tombe', /xie|chie/),
      entry('s’il vous plaît', 'qǐng', 'tching, la voix descend puis remonte', /qing|tching/),
      entry('la lune brillante', 'míng yuè', 'ming yué', /ming|yue/),
      entry('au revoir', 'zàijiàn', 'tsaï-djiène', /zai|jian|tsai/),
    ],
    remark: 'En chinois, la mélodie change le mot : on apprend l’air avec les paroles.',
  },
  russian: {
    ofLanguage: 'de russe',
    words: [
      entry('bonjour', 'dobry dien', 'dobreu diègne', /dobr|dien/),
      entry('merci', 'spassiba', 'spassiba, le poids sur le milieu', /spas/),
      entry('s’il vous plaît', 'pajalousta', 'pajalsta, dit un peu vite', /pajal|pozh/),
      entry('mon âme, dit tendrement', 'doucha maïa', 'doucha maya', /douch|dush|maia|maya/),
      entry('au revoir', 'da svidania', 'da svidania, d’un seul élan', /svid|dasvi/),
    ],
    remark: 'En russe, la voyelle accentuée s’allonge, et les autres s’effacent par politesse.',
  },
  french: {
    ofLanguage: 'de français rare',
    words: [
      entry(
        'le bruit léger des feuilles',
        'le bruissement',
        'le bruissement, tout en souffle',
        /bruiss/,
      ),
      entry('rester couché par plaisir', 'paresser', 'paresser, sans se presser', /paress/),
      entry('la lumière qui baisse', 'la brune', 'à la brune, c’est à la tombée du jour', /brune/),
      entry('ce qui dure un seul jour', 'éphémère', 'éphémère, quatre petites syllabes', /ephemer/),
      entry('bavarder sans fin ni but', 'deviser', 'deviser, comme on marche', /devis/),
    ],
    remark: 'Un mot rare se garde en s’en servant une fois dans la journée.',
  },
}
