/** Verbs after "tu" or "vous" that state no action of the companion. */
const noAction =
  '(?:es|êtes|étais|étiez|(?:as|avez)(?! [a-zà-ÿ]+(?:é|u|is|ert)(?: |$))|avais|aviez|sais|savez|dis|dites|disais|disiez|crois|croyez|veux|voulez|voudrais|voudriez|peux|pouvez|pourrais|pourriez|dois|devez|parles?|parlez|comprends|comprenez|trouves|trouvez|aimes|aimez|adores|préfères|préférez|connais|connaissez|racontes|racontez|réponds|répondez|penses|pensez|vois|voyez|sens|sentez|ressembles|ressemblez|plais|plaisez|fais|faites|vas|allez|entends|entendez|écoutes|écoutez|continues|continuez|choisis|choisissez|avouez|avoues|rêves|rêvez|faut|mens|mentez|triches|trichez|oublies|oubliez|perds|perdez|manques|manquez|demandes|demandez|promets|promettez|proposes|proposez|imagines|imaginez|joues|jouez|attends|attendez|rigoles|rigolez|exagères|exagérez|te|vous|me|ne|n|pas|l|t|m|le|la|les|lui|y|en|nous)'
/** Words after a verb that make a statement a question, negate it, or put it into the past. */
const notPlain =
  '(?:.* (?:pas|plus|rien|jamais|zxquoi|où|qui|que|comment|pourquoi|combien|quand|ou|si|déjà|toujours|quels?|quelles?)(?: |$)|.*-)'

/** Patterns that decide how the companion rephrases a caller's move in a scene. Match typographic apostrophes only. */
export const moveWords = {
  /** A clause that is not a move: an opinion, a remark about the words that were said, a statement about feelings. */
  noMove:
    /^(?:(?:ne|n’|le|la|l’|te|t’|vous|y|en) ?)*(?:je|j’) ?(?:(?:ne|n’|le|la|l’|te|t’|vous|y|en|me|m’) ?)*(?:(?:ai |avais )?(?:dis|dit|disais|demande|demandais|demandé|propose|proposé|réponds|répondu|parle|parlais|parlé|raconte|rappelle|explique|jure|préviens|écoute)|sais|savais|crois|croyais|pense|pensais|comprends|compris|veux|voulais|voudrais|aimerais|aime|adore|préfère|trouve|peux|dois|espère|imagine|suis (?:d’accord|sûre?|curieu)|ai (?:envie|compris|rien|jamais|pas (?:compris|dit))|commence)(?!\p{L})|^je m’appelle |^(?:me|m’|te|t’|se|s’) ?|^(?:il|elle|on) (?:fait|dit|est)$|^(?:c’|ça |ce |y a |il y a |il faut|il paraît|moi c|qu’|que |quoi|pourquoi|comment|où |quel(?!qu)|est-ce|on dirait|on dit|on (?:joue|invente|raconte|écrit|imagine|continue|reste|comprend|sait|voit)(?!\p{L})|on jouait|on fait|on peut|on va dire|on verra|on commence)|(?:^| )(?:pourquoi|zxquoi|comment|quels?|quelles?|lequel|laquelle|où|qui est-ce|qu’est-ce)(?: |$)|-(?:tu|vous|t-il|t-elle|on)(?: |$)/iu,
  /** A clause about others or "on" whose words about the companion are all marked (see `companionRewrites`). */
  aboutOthers:
    /^(?!.*[ ’](?:je|j’|tu|te|vous|toi|ton|ta|tes|votre|vos|t’)(?: |$|(?<=’)))(?:on|il|elle|ils|elles|quelqu’un|(?:sa|son|ses) \p{L}+|quelque chose|tout le monde|(?:deux|trois|quatre|plusieurs|quelques|ce|cet|cette|ces) \p{L}+|zxnous|zxnotre \p{L}+|zxnos \p{L}+|(?:le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|votre|vos) \p{L}+|l’\p{L}+) .*\p{L}/iu,
  /** A statement of what the companion does; captures the pronouns, the verb and the rest. */
  aboutCompanion: new RegExp(
    String.raw`^(?:(?:et|alors|bon|là|maintenant|puis|donc|toi|d’abord) )*(?:c’est (?:toi|vous) qui )?(?:tu |vous (?=(?:(?:\S+ |\S’){0,2})\S+ez(?: |$))|(?=t’))((?:(?:me|te|vous|lui|le|la|les|y|en|nous) |[mtl]’)*)(?!${noAction}(?: |$))(\p{L}+)(?<!ais|iez|ras|[ed]rez)(?!${notPlain})((?: .*)?)$`,
    'iu',
  ),
  /**
   * An order that names a gesture; captures an empty string, the verb and the rest, so that the groups are those of
   * `aboutCompanion`.
   */
  order:
    /^(?:(?:et|alors|bon|là|maintenant|puis|donc|allez) )*()(mords|mordez|griffe|griffez|viens|venez|approches?|approchez|avance|avancez|recule|reculez|entre|entrez|monte|montez|descends|descendez|cours|courez|danse|dansez|embrasse|embrassez|serre|serrez|caresse|caressez|ferme|fermez|ouvre|ouvrez|prends|prenez|pose|posez|mets|mettez|sers|servez|verse|versez|allume|allumez|éteins|éteignez|souffle|soufflez|touche|touchez|tiens|tenez|saute|sautez|plonge|plongez|lève|levez|assieds|asseyez|regarde|regardez|tourne|tournez|frappe|frappez|pousse|poussez|tire|tirez|appuie|appuyez|goûte|goûtez|souris|souriez|chante|chantez|suis|suivez|enlève|enlevez|retire|retirez|porte|portez)(?:-(?:vous|toi))?(?=$| (?:moi|la|le|les|l’|un|une|mon|ma|mes|ton|ta|votre|dans|sur|contre|près|à|plus|avec|derrière|vite|par|jusqu))((?: .*)?)$/iu,
  /** Words about the caller or the companion that were not marked. */
  unmarkedWords: /(?:^|[ ’])(?:je|j’|tu|te|vous|toi|ton|ta|tes|votre|vos|t’)(?= |$|(?<=’))/,
} as const

type Rewrites = readonly (readonly [RegExp, string])[]

/** Prepare the text before it is split into clauses. */
export const textRewrites: Rewrites = [
  [/['`]/g, '’'],
  // Otherwise, "quoi" would be removed as a filler.
  [/(?<= )quoi(?= |$)/g, 'zxquoi'],
  // Otherwise, the text would be divided before "nous".
  [/(?<=\p{L} )nous(?= \p{L})/gu, 'zxnous'],
  [/(?<= )(?:justement |sinon |alors )?moi,? (?=je |j’)/gi, '. '],
  [
    / (?=(?:et |puis |alors |mais |là |bon )+(?:moi,? (?:je|j’)|je |j’|tu |vous |on |il |elle |(?:le|la|un|une|ton|ta|votre|mon|ma) \p{L}+ (?:\p{L}+ )?\p{L}+|l’\p{L}+ \p{L}+))/giu,
    '. ',
  ],
]

/** Remove from a clause a question, an invitation to go on, or words that say nothing about the move. */
export const clauseRewrites: Rewrites = [
  [
    /,? (?:que (?:dites|faites|répondez)-vous|que (?:dis|fais|réponds)-tu|et (?:là|toi|vous)|alors (?:là )?(?:tu|vous)|(?:tu|vous) (?:fais|faites|dis|dites|réponds|répondez) quoi|(?:tu|vous) (?:viens|venez|en (?:dis|dites|penses|pensez))|à (?:toi|vous|ton tour|votre tour)(?= |$)|d’accord|s’il (?:te|vous) plaît|(?:hop|tiens|bon|bien sûr|hein|mdr|haha)(?= |$)|(?:qui|que|qu’|où|comme|parce|pour que|si|quand) (?:\S+ )*?(?:tu|vous|toi)(?: |$)).*$/iu,
    '',
  ],
  [/-(?=moi(?: |$))/g, ' '],
  [/ (?:ou|pour qu(?:e .*|’.*)?)$/, ''],
]

/**
 * Put words about the companion into the first person, and mark with "zx" those that would otherwise change when the
 * caller's words are rephrased.
 */
export const companionRewrites: Rewrites = [
  [/(?<= )(la|le|les) tien(?=ne|s|$| )/g, '$1 mien'],
  [/(?<= )la vôtre(?= |$)/g, 'la mienne'],
  [/(?<= )le vôtre(?= |$)/g, 'le mien'],
  [/(?<=^| )(nous|notre|nos)(?= |$)/g, 'zx$1'],
  [/(?<= )(?:toi|vous)(?=$| (?:et|avec|dans|sur|pour|sans|en|à)(?: |$))/g, 'zxmoi'],
  [/(?<=^| )ton (?=\p{L})/gu, 'zxmon '],
  [/(?<=^| )ta (?=\p{L})/gu, 'zxma '],
  [/(?<=^| )(?:tes|vos) (?=\p{L})/gu, 'zxmes '],
  [
    /(?<=^| )votre (?=(?:main|bouche|robe|chemise|place|joue|nuque|cravate|veste|valise|voix|table|chambre|porte|clé|tasse|coupe|tête|cape|lampe|barbe|question|réponse|peau|chaise|jambe|montre|bague|ceinture|poche|manche|poitrine|hanche|taille|serviette|fenêtre|maison|voiture|couverture|couchette|banquette|lettre|boîte|soupe|bougie|moustache|potion|couronne|lance|boisson|baguette|dague|bourse|carte|plume|gorge|poudre|lanterne|cabane|cellule|prison|grotte|tour|flèche|corde|chevelure|colère|majesté|tente|barque|cravache|ruse|proie|victime)(?: |$))/giu,
    'zxma ',
  ],
  [/(?<=^| )votre (?=\p{L})/gu, 'zxmon '],
]

/** Replaces a pronoun for the companion before a verb by "me" with the same mark. */
export const objectRewrites: Rewrites = [[/(?<=^| )(?:te |t’|vous )/, 'zxme ']]

/** Move a pronoun for the companion to the end of a clause about the caller, and make its verb regular. */
export const callerRewrites: Rewrites = [
  // "Je te suis" is here a form of "suivre", not of "être".
  [/^je (te|vous) suis(?= |$)/, 'je $1 suive'],
  [/^((?:je |j’)(?:ne |n’)?)(?:te |t’|vous )(.*)$/, '$1$2 zxme'],
  [/^((?:je |j’)(?:\S+ |m’)?)r?ass(?:ieds|ois)(?= |$)/, '$1asseye'],
  [/^((?:je |j’)(?:\S+ |m’)?(?:en)?)fuis(?= |$)/, '$1fuye'],
  [
    /^((?:je |j’)(?:\S+ |m’)?(?:roug|sais|surg|ralent|bond|frém|rempl|pâl|ag|appl))is(?= |$)/,
    '$1isse',
  ],
  [/^((?:je |j’)(?:\S+ |m’)?(?:re)?(?:t|ét|susp)end)s(?= |$)/, '$1e'],
  [/^((?:je |j’)(?:\S+ |m’)?mord)s(?= |$)/, '$1e'],
  [/^((?:je |j’)(?:\S+ |m’)?éte)ins(?= |$)/, '$1igne'],
  [/^((?:je |j’)(?:\S+ |m’)?souri)s(?= |$)/, '$1e'],
  [/^((?:je |j’)(?:\S+ |m’)?(?:rel|enl|soul))ève(?= |$)/, '$1eve'],
]

/** Make a rephrased clause a correct sentence. */
export const resultRewrites: Rewrites = [
  [/ zxlà$/, ''],
  [/^je ((?:zxme |te |vous )?)as /, 'je $1ai '],
  [/^((?:tu|vous) (?:ne |n’)?)(.*) zxme$/, '$1zxme $2'],
  [/(?<=[ ’])asseyes?(?= |$)/, 'assieds'],
  [/(?<=[ ’])assoies?(?= |$)/, 'assois'],
  [/(?<=[ ’](?:en)?)fuyes?(?= |$)/, 'fuis'],
  [
    /(?<=[ ’](?:roug|sais|surg|ralent|bond|frém|rempl|pâl|ag|fin|obé|atterr|appl|chois|réuss|réfléch|éblou|hés))isses?(?= |$)/,
    'is',
  ],
  [/(?<=[ ’](?:re)?(?:t|ét|susp|r|att|ent|desc|déf)end)es?(?= |$)/, 's'],
  [/(?<=[ ’]mord)es?(?= |$)/, 's'],
  [/(?<=[ ’](?:ét|p|rej))(e|o)ignes?(?= |$)/, '$1ins'],
  [/(?<=[ ’]souri)es?(?= |$)/, 's'],
  [/(?<=[ ’](?:pour)?sui)ves?(?= |$)/, 's'],
  [/(?<=[ ’](?:rel|enl|soul))eve(?=s? |s?$)/, 'ève'],
  [/^je (\p{L}+) toi(?= |$)/u, 'je te $1'],
  [/^je (\p{L}+) vous(?= |$)/u, 'je vous $1'],
  [/zx/g, ''],
  [/(?<=^| )(j|m|t|J)e (?=[aeiouyhéêèâ])/g, '$1’'],
  [
    /(?<=^| )(?:la|le) (?=(?:embrasse|attrape|aide|écoute|attends|ouvre|enlève|essuie|avale|invite|accompagne)(?: |$))/,
    'l’',
  ],
]
