/** The numbers two to ten, in the form used before a noun. */
export const numberWords = {
  english: 'two three four five six seven eight nine ten',
  spanish: 'dos tres cuatro cinco seis siete ocho nueve diez',
  italian: 'due tre quattro cinque sei sette otto nove dieci',
  german: 'zwei drei vier fünf sechs sieben acht neun zehn',
} as const

/** Chinese measure words, by noun. */
export const chineseMeasures: readonly (readonly [RegExp, string])[] = [
  [/^(?:啤酒|咖啡|茶|牛奶|水|果汁|牛奶咖啡|红葡萄酒|白葡萄酒|葡萄酒)$/, '杯'],
  [/票$|^(?:照片|桌子|床)$/, '张'],
  [/^(?:书)$/, '本'],
  [/^(?:猫|狗|鸟)$/, '只'],
  [/^(?:汽车|自行车|出租车)$/, '辆'],
  [/^(?:孩子|我的孩子|朋友|人|苹果|面包|鸡蛋|三明治|问题|房间|双人间|单人间|汉堡)$/, '个'],
]

/** French numbers up to sixteen, and the tens. The other numbers are combinations of these. */
export const frenchNumbers =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
export const frenchTens: Readonly<Record<string, number>> = {
  dix: 10,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
}

/** Numbers for ages: zero to twenty, then the tens from thirty. */
export const ageWords = {
  english:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  spanish:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  italian:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  german:
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
} as const

/** Spanish twenties that have an accent. */
export const spanishTwenties: Readonly<Record<number, string>> = {
  21: 'veintiún',
  22: 'veintidós',
  23: 'veintitrés',
  26: 'veintiséis',
}
