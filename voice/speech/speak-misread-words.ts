/**
 * Words that the embedded French synthesiser misreads, in letters that it reads as they are said: it
 * takes « Mm » for a unit of length, a few French words for English ones (« dos », « assieds »), and
 * the companions' foreign words for French. Found by its phonemes over every line they may say.
 */
const respellings: Readonly<Record<string, string>> = {
  'mm-hm': 'hmm-hmm',
  mm: 'hmm',
  mmm: 'hmm',
  hm: 'hmm',
  'hm-hm': 'hmm-hmm',

  'allez-y': 'allézi',
  assied: 'assiè',
  assieds: 'assiè',
  'baby-foot': 'babi-foute',
  couds: 'cou',
  dos: 'dau',
  enthousiasme: 'antousiasme',
  ferry: 'féri',
  hall: 'aule',
  joker: 'jokère',
  jury: 'juri',
  pull: 'pul',
  'revenons-y': 'revenonzi',
  rythme: 'ritme',
  rythmes: 'ritmes',
  scooter: 'scouteur',
  'vas-y': 'vazi',

  Anton: 'Antonne',
  Chiara: 'Kiara',
  Greta: 'Gréta',
  Iker: 'Ikère',
  Katia: 'Katya',
  Leandro: 'Léandro',
  Lucia: 'Loutchia',
  Matteo: 'Mattéo',
  Vesper: 'Vespère',
  Walter: 'Valtère',
  Wei: 'Ouei',
  Yuki: 'Youki',

  ahlan: 'ahlane',
  agur: 'agour',
  bitte: 'bitteu',
  bueno: 'bouéno',
  buona: 'bouona',
  ciao: 'tchao',
  danke: 'dannké',
  'de nada': 'dé nada',
  fernweh: 'fernvé',
  figurati: 'figourati',
  fortuna: 'fortouna',
  generalprobe: 'guénéralprobe',
  gracias: 'grassiasse',
  hasta: 'asta',
  itashimashite: 'itachimachité',
  'jamm rek': 'diam rèk',
  'jia you': 'tia yo',
  luego: 'louégo',
  merienda: 'mériènda',
  niente: 'niènté',
  'nos vemos': 'nosse vémosse',
  nulla: 'noulla',
  onegai: 'onégaï',
  querencia: 'quérència',
  sbagliando: 'sbaliando',
  servus: 'servousse',
  sobremesa: 'sobrémésa',
  vamos: 'vamosse',
  venga: 'vènga',
}

/** A name is one with its capital only: « wei » is nobody. Other words open a sentence as well. */
const spellings = new Map(
  Object.entries(respellings).flatMap(([word, spelt]): [string, string][] => [
    [word, spelt],
    [withCapital(word), withCapital(spelt)],
  ]),
)

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...spellings.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** After the units: the « mm » that is left is not a millimetre. */
export const speakMisreadWords = (text: string): string =>
  text.replace(pattern, (word) => spellings.get(word) ?? word)

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
