/** Matches a subject other than the companion, before a verb. */
const otherSubject =
  '(?:(?:il|elle|on|ils|elles)|(?:mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|le|la|les) [\\p{L}-]+(?: [\\p{L}-]+)?)'
/** Matches a verb of saying or doing, before what was said or done. */
const saidOrDone =
  '(?:(?:a|ont|avait) )?(?:dit|disent|disait|fait|font|faisait|raconte|racontent|racontait|raconté|répond|répondu|écrit|mange|mangent|achète|achètent) (?:vraiment |toujours |encore |que )?'

/**
 * Abbreviations of typed messages (alternatives separated by "|") and their full forms. The last ones replace "n'importe
 * quoi", which is no question, with words of the same meaning: "mon chef dit n'importe quoi", "c'est n'importe quoi ce
 * bus".
 */
export const abbreviations: readonly (readonly [short: string, whole: string])[] = [
  ['jai', 'j’ai'],
  ['jsuis|j’suis|chuis|chui|jsui', 'je suis'],
  ['cest', 'c’est'],
  ['cetait|c’etait', 'c’était'],
  ['jen', 'j’en'],
  ['jy', 'j’y'],
  ['jme', 'je me'],
  ['jte', 'je te'],
  ['jvais', 'je vais'],
  ['jdois', 'je dois'],
  ['jpeux', 'je peux'],
  ['jveux', 'je veux'],
  ['jsais|j’sais|chais', 'je sais'],
  ['jcrois', 'je crois'],
  ['ya', 'y a'],
  ['yavait', 'y avait'],
  ['yaura', 'y aura'],
  ['douvert', 'd’ouvert'],
  ['slt', 'salut'],
  ['bjr', 'bonjour'],
  ['bsr', 'bonsoir'],
  ['pk|pq', 'pourquoi'],
  ['pcq|psk|pck', 'parce que'],
  ['bcp', 'beaucoup'],
  ['qqn', 'quelqu’un'],
  ['qqch', 'quelque chose'],
  ['mtn', 'maintenant'],
  ['tjrs|tjs', 'toujours'],
  ['rdv', 'rendez-vous'],
  ['dsl', 'désolé'],
  ['tkt', 't’inquiète'],
  ['tt', 'tout'],
  ['ds', 'dans'],
  ['ajd', 'aujourd’hui'],
  ['auj', 'aujourd’hui'],
  ['we', 'week-end'],
  ['bv', 'bravo'],
  ['stp', 's’il te plaît'],
  ['svp', 's’il vous plaît'],
  [`(?<=(?<!\\p{L})${otherSubject} ${saidOrDone})n[’']importe quoi`, 'des bêtises'],
  ["(?<=(?<!\\p{L})je (?:mange|grignote|fais) (?:que )?)n[’']importe quoi", 'des bêtises'],
  [
    "(?<=(?<!non mais )c[’'](?:est|était) (?:\\p{L}+ )?)n[’']importe quoi(?= (?:ce(?! qu)|cette|ces|le|la|les|leur|mon|ma|mes|son|sa|au|aux|chez|en|à|dans|depuis|là-bas|ici)(?!\\p{L}))",
    'absurde',
  ],
  [
    "(?<=(?<!\\p{L})(?:au|aux|chez|dans|en|à la|à l[’']\\p{L}+|là-bas|ici) (?:\\p{L}+ ){0,3}c[’'](?:est|était) (?:\\p{L}+ )?)n[’']importe quoi",
    'absurde',
  ],
]
