/**
 * Spellings that make the embedded synthesiser (espeak-ng) pronounce a word correctly. It reads
 * "Mm" as a unit of length, a few French words ("dos", "assieds") as English, and foreign words as
 * French. The words were found by checking its phonemes for every sentence of the companions.
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

/**
 * Every word is also respelled with a capital, as at the start of a sentence. Names are listed with
 * a capital and respelled only in that form.
 */
const spellings = new Map(
  Object.entries(respellings).flatMap(([word, respelling]): [string, string][] => [
    [word, respelling],
    [capitalise(word), capitalise(respelling)],
  ]),
)

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...spellings.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Must run after `expandUnits`, because then a remaining "mm" is not a millimetre. */
export const respellMispronouncedWords = (text: string): string =>
  text.replace(pattern, (word) => spellings.get(word) ?? word)

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
