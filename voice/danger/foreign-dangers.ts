import type { Danger } from './danger'

/** An age from 6 to 17, in digits. */
const minorAge = '(?:[6-9]|1[0-7])'
/** Lookahead for the end of a clause: "I am 10" is an age only if nothing such as "minutes late" follows. */
const end = '(?=\\s*(?:$|[.,;!?]))'

/**
 * Simple wordings of dangers in the languages that companions teach, which callers are invited to speak.
 * They are matched in lower case without accents; other wordings in these languages are not recognised.
 */
const wordings: readonly (readonly [Danger, readonly string[]])[] = [
  [
    'suicide',
    [
      '\\b(?:want to|wanna|going to|will|would like to) (?:die|kill myself|end my life|end it all)(?! (?:of|from|laughing))\\b',
      '\\bi (?:do not|don t|dont) want to (?:live|be alive)(?: anymore| any more| any longer)?' +
        end,
      '\\b(?:quiero|voy a|me voy a|me quiero) (?:morir(?:me)?|matarme|matar|suicidarme|suicidar)(?! (?:de|por|a|el|la|los|las|un)\\b)' +
        end,
      `\\bno quiero (?:seguir viviendo|vivir(?: mas)?)${end}`,
      '\\bvoglio (?:morire|uccidermi|suicidarmi|ammazzarmi|farla finita)\\b(?! (?:di|dal)\\b)',
      `\\bnon voglio (?:piu vivere|vivere(?: piu)?)${end}`,
      '\\b(?:ich )?(?:will|mochte|werde) (?:sterben|mich umbringen|mich toten|mir das leben nehmen|nicht mehr leben)\\b',
      '\\bich bringe mich um\\b',
      `\\bi (?:do not|don t|dont) want to be here any ?(?:more|longer)${end}|\\bi (?:can t|cant|cannot) go on(?: anymore| any longer| like this)?${end}`,
      `\\bya no quiero (?:estar aqui|seguir)${end}|\\bnon voglio piu (?:esserci|andare avanti)${end}`,
      `\\b(?:traurig|verzweifelt|allein)\\b.*\\bich (?:will|kann) nicht mehr${end}|\\bich will nicht mehr (?:da|hier) sein${end}`,
      'хочу умереть|убить себя|убью себя|покончить с собой|не хочу (?:больше )?жить',
      'اريد (?:ان اموت|الموت)|ساقتل نفسي|اقتل نفسي|انتحر|لا اريد ان اعيش',
      '我(?:想死|要自杀|想自杀|不想活)',
      '(?:死|し)にたい|(?:自殺|じさつ)し(?:たい|ます)',
    ],
  ],
  [
    'medical-emergency',
    [
      '\\bi (?:can t|cant|cannot|can not) breathe\\b|\\bhaving a heart attack\\b|\\bmy chest hurts\\b',
      '\\b(?:is not|isn t|isnt|stopped) breathing\\b|\\b(?:bebe|hij[oa]|madre|padre) no respira\\b|\\b(?:bambin[oa]|figli[oa]|madre|padre) non respira\\b|\\batmet nicht\\b',
      '\\bno puedo respirar\\b|\\bme duele el pecho\\b',
      '\\bnon riesco a respirare\\b|\\bmi fa male il petto\\b',
      '\\bich (?:kann nicht (?:mehr )?atmen|bekomme keine luft|kriege keine luft)\\b',
      'не могу дышать|لا استطيع التنفس|我(?:不能呼吸|喘不过气)|(?:息|いき)ができない',
    ],
  ],
  [
    'poisoning',
    [
      '\\bi (?:took|swallowed|have taken|ve taken) (?:too many|all (?:my|the)|a bottle of) (?:\\w+ )?pills\\b',
      '\\bhe tomado (?:todas las|demasiadas) pastillas\\b|\\bho preso (?:tutte le|troppe) (?:pillole|pastiglie)\\b',
      '\\bich habe (?:alle|zu viele) tabletten (?:genommen|geschluckt)\\b',
    ],
  ],
  [
    'violence-suffered',
    [
      '\\b(?:going to|gonna) (?:hurt|kill|beat) me\\b|\\bme van a (?:hacer dano|pegar|matar)\\b',
      '\\bmi faranno del male\\b|\\bwerden mir wehtun\\b',
    ],
  ],
  [
    'partner-violence',
    [
      '\\bmy (?:husband|boyfriend|partner|wife|girlfriend|ex) (?:beats|hits|is hitting|is beating|beat|hit|strangles) me\\b',
      '\\bmi (?:marido|novio|pareja|mujer|novia|ex) me (?:pega|golpea|maltrata)\\b',
      '\\bmi[oa] (?:marito|ragazzo|compagno|moglie|ex) mi (?:picchia|maltratta)\\b',
      '\\bmein (?:mann|freund|partner|ex) schlagt mich\\b',
      'муж (?:меня )?(?:бьет|избивает)|زوجي يضربني|(?:老公|丈夫|男朋友)打我',
    ],
  ],
  [
    'sexual-violence',
    [
      '\\b(?:i was|he|they) raped(?: me)?\\b',
      '\\bme viol(?:o|aron)\\b|\\bfui violada\\b',
      '\\bmi (?:ha|hanno) (?:violentat[oa]|stuprat[oa])\\b',
      '\\b(?:ich wurde|hat mich) vergewaltigt\\b',
      'меня изнасилова|اغتصب(?:ني|وني)|我被强奸',
    ],
  ],
  [
    'minor-caller',
    [
      `\\bi (?:am|m|have) ${minorAge} (?:years? old|years${end}|yo\\b)|\\bi (?:am|m) ${minorAge}${end}`,
      `\\btengo ${minorAge} anos(?! (?:de|en|aqui|trabaj|viv))`,
      `\\bho ${minorAge} anni(?! (?:di|in|qui))`,
      `\\bich bin ${minorAge}(?: jahre alt|${end})`,
      `мне ${minorAge} лет|عمري ${minorAge} سن|我(?:今年)?${minorAge}岁|わたしは ?${minorAge}(?:さい|歳)`,
    ],
  ],
]

const patterns = wordings.map(
  ([danger, sources]) => [danger, new RegExp(sources.join('|'), 'u')] as const,
)

/** Returns the dangers that a text reports in a language other than French, in no particular order. */
export function detectForeignDangers(text: string): readonly Danger[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0304\u0308\u064b-\u0655]/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, ' ')
    .replace(/\s+/g, ' ')
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([danger]) => danger)
}
