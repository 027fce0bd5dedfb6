/** Abbreviations in typed messages, and their full forms. */
const spellings: readonly (readonly [RegExp, string])[] = (
  [
    ['jai', 'j’ai'],
    ['jsuis|chuis|chui|jsui', 'je suis'],
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
    ['jsais|chais', 'je sais'],
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
  ] as const
).map(([short, whole]) => [new RegExp(`(?<![\\p{L}’'])(?:${short})(?![\\p{L}’'])`, 'giu'), whole])

/** Writes out the abbreviations of typed messages, so that a voice can repeat them. */
export const spellOut = (text: string): string =>
  spellings.reduce((written, [short, whole]) => written.replace(short, whole), text)
