import { capitaliseFirst } from '../templates/template'

/** Frequent mistakes that can be corrected with certainty, whatever the rest of the text. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})sa (va|fait|marche|me|te|se|ne|m’|sera|serait|dépend|suffit)(?!\p{L})/giu, 'ça $1'],
  [/(?<!\p{L})ca(?!\p{L})/giu, 'ça'],
  [/(?<!\p{L})comme même(?!\p{L})/giu, 'quand même'],
  [/(?<!\p{L})malgr[ée] que(?!\p{L})/giu, 'bien que'],
  [/(?<!\p{L})si j’aurais(?!\p{L})/giu, 'si j’avais'],
  [/(?<!\p{L})si j’aurai(?!\p{L})/giu, 'si j’avais'],
  [/(?<!\p{L})si (tu|il|elle|on) aurai[st](?!\p{L})/giu, 'si $1 avait'],
  [/(?<!\p{L})si tu avait(?!\p{L})/giu, 'si tu avais'],
  [/(?<!\p{L})il faut que je fait(?!\p{L})/giu, 'il faut que je fasse'],
  [/(?<!\p{L})(je|tu) peut(?!\p{L})/giu, '$1 peux'],
  [/(?<!\p{L})(je|tu) veut(?!\p{L})/giu, '$1 veux'],
  [/(?<!\p{L})(je|tu) doit(?!\p{L})/giu, '$1 dois'],
  [/(?<!\p{L})(je|tu) sait(?!\p{L})/giu, '$1 sais'],
  [/(?<!\p{L})(je|tu) fait(?!\p{L})/giu, '$1 fais'],
  [/(?<!\p{L})(je|tu) prend(?!\p{L})/giu, '$1 prends'],
  [/(?<!\p{L})(je|tu) vien(?:t)?(?!\p{L})/giu, '$1 viens'],
  [/(?<!\p{L})je (vous |t’|te |lui |leur )?(écri|di|voi|croi)t(?!\p{L})/giu, 'je $1$2s'],
  [/(?<!\p{L})je (vous |t’|te |lui |leur )?envoi(?!\p{L})/giu, 'je $1envoie'],
  [/(?<!\p{L})je vai(?:t)?(?!\p{L})/giu, 'je vais'],
  [/(?<!\p{L})tu a(?!\p{L})/giu, 'tu as'],
  [/(?<!\p{L})tu est(?!\p{L})/giu, 'tu es'],
  [/(?<!\p{L})j’est(?!\p{L})/giu, 'j’ai'],
  [/(?<!\p{L})je sui(?:t)?(?!\p{L})/giu, 'je suis'],
  [/(?<!\p{L})(ils|elles) (on|ont) ét(?:ait|aient)(?!\p{L})/giu, '$1 ont été'],
  [/(?<!\p{L})(ils|elles) est(?!\p{L})/giu, '$1 sont'],
  [/(?<!\p{L})(ils|elles) on(?!\p{L})/giu, '$1 ont'],
  [
    /(?<!\p{L})(j’ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont) était(?!\p{L})/giu,
    '$1 été',
  ],
  [
    /(?<!\p{L})(j’ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont|je suis|il est|elle est|je me suis)( pas| bien| déjà| toujours| tout)? (\p{L}{2,})er(?!\p{L})/giu,
    '$1$2 $3é',
  ],
  [
    /(?<!\p{L})(il|elle|ça|je|on) (faut|va|vais|peut|peux|doit|dois|veux|veut|voudrais|pourrais|pouvez)( vous| te| me| nous)? (\p{L}{3,})é(?!\p{L})/giu,
    '$1 $2$3 $4er',
  ],
  [
    /(?<!\p{L})(pour|de|à|sans) (vous |te |me |nous |lui |leur )?(demand|parl|all|mang|donn|pass|pos|propos|envoy|aid|discut|expliqu|travaill|annonc|inform|rappel|adress|confirm|communiqu|signal|remerci|invit|félicit|rencontr|écout|trouv|quitt|démissionn)é(?!\p{L})/giu,
    '$1 $2$3er',
  ],
  [/(?<!\p{L})vous pouvais(?!\p{L})/giu, 'vous pouviez'],
  [/(?<!\p{L})vous (aver|avé)(?!\p{L})/giu, 'vous avez'],
  [/(?<!\p{L})vous (ete|ète|êtez)(?!\p{L})/giu, 'vous êtes'],
  [/(?<!\p{L})c’est moi qui (a|est)(?!\p{L})/giu, 'c’est moi qui ai'],
  [/(?<!\p{L})il faut que je vais(?!\p{L})/giu, 'il faut que j’aille'],
  [/(?<!\p{L})a (demain|bientot|bientôt|cause|propos|partir|côté|cote)(?!\p{L})/giu, 'à $1'],
  [/(?<!\p{L})(grace|grâce) a(?!\p{L})/giu, 'grâce à'],
  [/(?<!\p{L})parmis(?!\p{L})/giu, 'parmi'],
  [/(?<!\p{L})biensur(?!\p{L})/giu, 'bien sûr'],
  [/(?<!\p{L})malgrés(?!\p{L})/giu, 'malgré'],
  [
    /(?<!\p{L})(beaucoup|plus|trop|peu|assez) (plus |de )?(probleme)(s?)(?!\p{L})/giu,
    '$1 $2problème$4',
  ],
  [
    /(?<!\p{L})(les|des|mes|tes|ses|nos|vos|deux|trois|plusieurs) (ami|enfant|collègue|heure|jour|semaine|voisin|question|document|minute|dossier|client|an)(?!\p{L})/giu,
    '$1 $2s',
  ],
  [
    /(?<!\p{L})(des|mes|tes|ses|nos|vos|ces|quelques|plusieurs) (?!(?:que|quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|tout|\p{L}+(?:al|au|eu|ail|ou|er|ir|oir|re))(?!\p{L}))(\p{L}{2,}[^\Wsxz])(?= |$|[.,;!?])/giu,
    '$1 $2s',
  ],
  [
    /(?<!\p{L})(ma|mon|ta|ton|sa|son|cette|une) (\p{L}{2,}(?:ion|ance|ette|esse|ment))s(?!\p{L})/giu,
    '$1 $2',
  ],
  [/(?<!\p{L})raisons personnel(?:le)?(?!\p{L})/giu, 'raisons personnelles'],
  [
    /(?<!\p{L})((?:informe|préviens|confirme|promets|annonce|assure) que je (?:\p{L}+r))ais(?!\p{L})/giu,
    '$1ai',
  ],
]

/** Words that have only this spelling, so that their accents can be added. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  'après déjà très être même voilà bientôt français problème problèmes collège mère père frère réunion prénom téléphone désolé désolée réponse études étais était écrire intéressé intéressant expérience compétences société prêter arrêt plaît'
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)

/** Corrects frequent mistakes in the text. Returns it as one sentence with a full stop. */
export function correctFrench(text: string): { text: string; hasCorrections: boolean } {
  const original = text.replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  const accentedText = original.replace(
    /\p{L}+/gu,
    (word) =>
      accents[word] ??
      (accents[word.toLowerCase()] && capitaliseFirst(accents[word.toLowerCase()] ?? '')) ??
      word,
  )
  const correctedText = corrections.reduce(
    (sentence, [from, to]) => sentence.replace(from, to),
    accentedText,
  )
  const hasCorrections = correctedText !== original
  return { text: capitaliseFirst(correctedText), hasCorrections }
}
