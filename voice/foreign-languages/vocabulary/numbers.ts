const french =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const spanish =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const italian =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const german =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const russian =
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const arabic = 'صفر,واحد,اثنان,ثلاثة,أربعة,خمسة,ستة,سبعة,ثمانية,تسعة,عشرة'.split(',')
const chinese = '零,一,二,三,四,五,六,七,八,九,十'.split(',')
const japanese = 'ゼロ,いち,に,さん,よん,ご,ろく,なな,はち,きゅう,じゅう'.split(',')

const frenchTens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spanishTens = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const italianTens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const russianTens =
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')
const arabicTens = 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ')

/** Spells a number from 0 to 99. */
function spellFrench(value: number): string {
  if (value < 20) return french[value] ?? ''
  if (value === 80) return 'quatre-vingts'
  if (value > 80) return `quatre-vingt-${spellFrench(value - 80)}`
  // French has no word for seventy: 71 is "sixty and eleven".
  const base = value >= 60 ? 60 : value - (value % 10)
  const rest = value - base
  const tens = frenchTens[base / 10] ?? ''
  if (rest === 0) return tens
  const hasEt = rest === 1 || rest === 11
  return `${tens}${hasEt ? ' et ' : '-'}${spellFrench(rest)}`
}

/** Returns `words[value]` if it exists; otherwise joins the words for the ten and the unit. */
function spellNumber(
  value: number,
  words: readonly string[],
  tens: readonly string[],
  join: (ten: string, unit: string) => string,
): string {
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  return words[value] ?? (value % 10 ? join(ten, words[value % 10] ?? '') : ten)
}

/** Joins Chinese or Japanese digits: 47 is "four-ten-seven". */
function joinDigits(value: number, words: readonly string[]): string {
  const tens = Math.floor(value / 10)
  const tensWord = tens > 1 ? words[tens] : ''
  const unitWord = value % 10 ? words[value % 10] : ''
  return words[value] ?? `${tensWord}${words[10]}${unitWord}`
}

const hundredRow = [
  'cent',
  'one hundred',
  'cien',
  'cento',
  'hundert',
  'сто',
  'مئة',
  '一百',
  'ひゃく',
]

/** Whether the Arabic number has no certain translation. */
const isArabicUncertain = (value: number) => value > 10 && value < 20

/** The numbers from 0 to 100, in the columns of the vocabulary. Uncertain Arabic numbers are left out. */
export const numberRows: readonly (readonly string[])[] = [
  ...Array.from({ length: 100 }, (_, value) => [
    spellFrench(value),
    spellNumber(value, english, englishTens, (ten, unit) => `${ten}-${unit}`),
    spellNumber(value, spanish, spanishTens, (ten, unit) => `${ten} y ${unit}`),
    spellNumber(value, italian, italianTens, (ten, unit) =>
      /^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit.replace('tre', 'tré'),
    ),
    spellNumber(
      value,
      german,
      germanTens,
      (ten, unit) => `${unit.replace('eins', 'ein')}und${ten}`,
    ),
    spellNumber(value, russian, russianTens, (ten, unit) => `${ten} ${unit}`),
    isArabicUncertain(value)
      ? ''
      : spellNumber(value, arabic, arabicTens, (ten, unit) => `${unit} و${ten}`),
    joinDigits(value, chinese),
    joinDigits(value, japanese),
  ]),
  hundredRow,
]
