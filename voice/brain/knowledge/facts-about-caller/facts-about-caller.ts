import { nonJobLookahead } from './fact-values'

const numberWord =
  '[\\p{L}\\d]+(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|cent)(?!\\p{L}))*'
const place =
  '(?:à|au|aux|en|dans|chez|près|entre|rue|avenue|boulevard|place|impasse|quai) [^.,;!?]+?'

/** Matches what follows the answer: a word that starts something else, punctuation or the end. */
const end =
  '(?= (?:depuis|avec|et|mais|où|parce|comme|pour|alors|donc|tous|quand|maintenant|moi|sinon)(?!\\p{L})|[.,;!?]|$)'

/** Matches the start of a word. */
const start = '(?<![\\p{L}’])'

const job =
  '(?:\\p{L}|-)*(?:eur|euse|ier|ière|iste|ien|ienne|aire|logue|trice|soignante?|enseignante?)|profs?|professeure?|maçon|médecin|avocate?|pompier|boulanger|boulangère|berger|bergère|cheffe?|gardienne?|cadre|retraitée?|étudiante?|artisane?|commerçante?|comptable|architecte|juge|flic|gendarme|agent|assistante?|sage-femme|nounou|vigile|docker|traiteur|patronne?|au chômage|à la retraite|en formation|au foyer|(?:homme|femme|père|mère) au foyer|fonctionnaire|indépendante?|intérimaire'

const createPattern = (...parts: readonly string[]) => new RegExp(start + parts.join(''), 'iu')

const countWord = '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\d+)'
/** Patterns of relatives and pets that callers count: in a normalised question, and in a statement. */
const countedNouns = [
  ['chats?', 'chat(?:te)?s?'],
  ['chiens?', 'chien(?:ne)?s?'],
  ['enfants?', 'enfants?'],
  ['fils', 'fils'],
  ['filles?', 'filles?'],
  ['freres?', 'frères?'],
  ['soeurs?', 'sœurs?'],
  ['petits enfants', 'petits[- ]enfants'],
] as const

/**
 * Facts that callers state in different words from those of their later question: a pattern of the normalised question,
 * and patterns of statements, the most reliable first. The first group of a statement pattern is the answer.
 */
export const factsAboutCaller: readonly (readonly [
  question: RegExp,
  statements: readonly RegExp[],
])[] = [
  [
    /\b(?:habite|vis|loge|reside) (?:ou|dans quel|a quel|dans quoi)|(?:ou|quelle ville|quel quartier|quel endroit|quelle rue|quel coin)\b(?: est ce que| c est que)? (?:je|j) (?:habite|vis|loge|reside)\b|\bmon adresse\b|\bma ville\b|\bou\b.*\bmon (?:chez moi|appart\w*|logement)$/,
    [
      createPattern(
        '(?:j’|je |on )(?:habite|habitons|vis|vit|loge|réside|crèche) (?:toute? seule? |seule? )?(?:avec [^,.]+? )?(',
        place,
        ')',
        end,
      ),
      createPattern(
        'je (?:viens d’emménager|me suis installée?|viens de déménager|suis installée?) (',
        place,
        ')',
        end,
      ),
      createPattern(
        '(?:mon appartement|mon appart|ma maison|mon logement|mon studio) (?:est|se trouve) (',
        place,
        ')',
        end,
      ),
    ],
  ],
  [
    /\bviens d ou\b|\bd ou (?:est ce que )?(?:je|j) (?:viens|suis|arrive)\b|\boriginaire\b|\bmes (?:origines|racines)\b|\bje suis (?:ne|nee) ou\b|\bou (?:est ce que )?(?:je suis|j ai) (?:ne|nee|grandi)\b|\bai grandi ou\b|\bma region\b/,
    [
      createPattern(
        'je (?:viens|suis originaire|suis natif|suis native|arrive|sors) ((?:de la |de l’|du |des |d’|de )(?!(?:\\p{L}+(?:er|ir|re|oir)|boulot|travail|bureau|marché|médecin|magasin|lit|apprendre)(?!\\p{L}))[^.,;!?]+?)',
        end,
      ),
      createPattern('(?:j’ai grandi|je suis née?|on est nés?) (', place, ')', end),
      createPattern('je suis ((?:de |du |d’)\\p{Lu}[^.,;!?]+?)', end),
    ],
  ],
  [
    /\bquel age (?:est ce que )?j ai\b|\bj ai quel age\b|\bmon age\b|\bquel age tu me donnes\b|\bje suis (?:vieille|vieux|agee?) (?:de )?combien\b/,
    [
      createPattern(
        '(?:j’ai|j’aurai|j’ai eu|je vais avoir|je viens d’avoir|j’ai fêté mes|âgée? de|je vais sur mes|mes) (',
        numberWord,
        '(?: ans)?)(?! (?:de|d’|que|qu’))(?<=ans|quatre-vingt\\p{L}*(?:-\\p{L}+)*|soixante\\p{L}*(?:-\\p{L}+)*)',
      ),
      createPattern('je suis née? ((?:le [^.,]*?|en )(?:19|20)\\d\\d)'),
    ],
  ],
  [
    /\bje suis nee? (?:en )?(?:quelle annee|quand|quel jour)\b|\bquelle annee (?:est ce que )?je suis nee?\b|\bmon anniversaire\b|\bma date de naissance\b|\bmon annee de naissance\b/,
    [
      createPattern(
        '(?:mon anniversaire,? (?:c’est|est|tombe)|je suis née?|c’est mon anniversaire|mon anniversaire) ((?:le |en |demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|dans )[^.,;!?]*?)',
        end,
      ),
      createPattern(
        '(demain|aujourd’hui|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)[^.,]* c’est mon anniversaire',
      ),
    ],
  ],
  [
    /\bmon (?:metier|travail|boulot|job|taf|emploi|poste|gagne pain)\b(?!.*\b(?:aime|pense|change|faire)\b)|\bma profession\b|\bje (?:fais|faisais) quoi (?:comme|dans la vie|deja|avant)\b|\bje (?:travaille|bosse|travaillais|bossais) (?:dans|comme) quoi\b|\b(?:ce que|quoi|quel metier|quel boulot|quel travail) (?:est ce que )?je (?:fais|faisais) (?:comme|dans la vie|deja)\b/,
    [
      createPattern(
        '(?:mon|ma) (?:métier|travail|boulot|job|taf|profession),? (?:c’est|est|c’était|était) (?:d’être |de )?([^.,;!?]+?)',
        end,
      ),
      createPattern(
        'je (?:bosse|travaille|travaillais|bossais) (?:comme|en tant que) ([^.,;!?]+?)',
        end,
      ),
      createPattern(
        '(?:je suis|j’étais|je suis devenue?|en tant que) (?:une? |le |la )?',
        nonJobLookahead,
        '((?:',
        job,
        ')(?: (?:de |d’|en |à |du |des )[^.,;!? ]+)?)(?!\\p{L})',
      ),
      createPattern(
        'je ((?:tiens|dirige|gère|vends|répare|enseigne|conduis|garde|livre|fabrique) [^.,;!?]+?)',
        end,
      ),
      createPattern(
        'je (?:travaille|bosse|travaillais) ((?:dans|à|au|aux|en|chez|pour) [^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\bje (?:travaille|bosse|travaillais) (?:ou|chez qui|dans quelle?)\b|\b(?:ou|chez qui) (?:est ce que )?je (?:travaille|bosse)\b|\bma boite\b/,
    [
      createPattern(
        'je (?:bosse|travaille|travaillais) (?:comme [^,.]*? |toujours |encore )?((?:à|au|aux|en|dans|chez|pour) [^.,;!?]+?)',
        end,
      ),
      createPattern(
        '(?:je suis|j’étais) (?:une? )?[\\p{L}-]+ ((?:à|au|aux|chez|dans) [^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\b(?:leve|reveille|debout|lever|reveil)\b.*\b(?:heure|quand)\b|\b(?:heure|quand)\b.*\b(?:je me (?:leve|reveille)|je suis debout|mon (?:lever|reveil)|mon reveil)\b/,
    [
      createPattern(
        '(?:je (?:me lève|me réveille|suis debout|suis levée?|suis réveillée?)|on se lève|mon réveil sonne|réveillée?|debout)(?: [^.,;!?]*?)? ((?:à|vers|dès|avant|aux) [^.,;!?]+?|tôt|tard)',
        end,
      ),
    ],
  ],
  [
    /\b(?:couche|coucher|endors|au lit)\b.*\b(?:heure|quand)\b|\b(?:heure|quand)\b.*\bje (?:me couche|m endors|vais au lit|vais me coucher)\b/,
    [
      createPattern(
        '(?:je (?:me couche|m’endors|vais au lit|vais me coucher)|on se couche|couchée?|au lit)(?: [^.,;!?]*?)? ((?:à|vers|dès|avant|après|comme) [^.,;!?]+?|tôt|tard)',
        end,
      ),
    ],
  ],
  [
    /\ballergi\w*\b|\b(?:digere|supporte|tolere)\b.*\b(?:mal|pas|quoi)\b|\bje (?:ne )?(?:supporte|digere) (?:pas |mal )?quoi\b|\bintoleran\w*\b|\bpas (?:le )?(?:droit de )?manger\b/,
    [
      createPattern(
        '(?:allergique|intolérante?) ((?:au |aux |à )[^.;!?]+?)(?= (?:depuis|mais|donc|alors)|[.;!?]|$)',
      ),
      createPattern(
        '(?:une )?(?:allergie|intolérance) ((?:au |aux |à )[^.;!?]+?)(?= (?:depuis|mais|donc|alors)|[.;!?]|$)',
      ),
      createPattern(
        'je (?:ne )?(?:supporte|digère|tolère) (?:pas|mal|plus|très mal) ((?:le |la |les |l’)[^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\b(?:de la viande|vegetari\w+|vegane?s?|mon regime)\b/,
    [
      createPattern(
        '(?:je suis|je mange|on est) (végétari\\p{L}+|végane?|végétal\\p{L}+|halal|casher|sans gluten|pas de viande)',
      ),
    ],
  ],
  [
    /\bmon (?:projet|plan|reve|but|objectif)\b|\bmes (?:projets|plans|reves)\b|\bje (?:veux|voudrais|compte|prevois|pense) (?:faire )?quoi\b|\bce que je (?:veux|voudrais|compte|prevois de|reve de) (?:faire)?\b/,
    [
      createPattern(
        '(?:mon (?:projet|rêve|plan|but|objectif),? (?:c’est |est |ce serait )(?:de |d’)?|j’ai (?:le projet|prévu|décidé|l’intention) (?:de |d’)|je rêve (?:de |d’))([^.,;!?]+)',
      ),
      createPattern(
        '(?:je voudrais|j’aimerais|je veux|je compte|j’envisage (?:de |d’)|je pense) ((?:m’|me |y |en )?(?!parler|discuter|dire|savoir|dormir|arrêter|comprendre|te |vous )\\p{L}+(?:er|ir|re|oir) [^.,;!?]+)',
      ),
    ],
  ],
  [
    /\b(?:qu est ce que|quoi|ce que|quel\w*) .*\bje deteste\b|\bje deteste quoi\b|\b(?:qu est ce que|ce que) je n aime pas\b|\bj aime pas quoi\b/,
    [
      createPattern(
        '(?:je déteste|j’ai horreur d(?:e|u|es)|je (?:ne )?supporte pas|j’aime pas|je n’aime pas) ([^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\b(?:qu est ce que|ce que) (?:j aime|j adore)(?: (?:faire|manger))?$|\bj (?:aime|adore) quoi\b|\bmes (?:gouts|passions|loisirs|hobbys?)\b|\bma passion\b|\bmon (?:loisir|hobby|passe temps)\b/,
    [
      createPattern(
        '(?:j’adore|j’aime(?: beaucoup| bien)?|ma passion,? c’est|je suis fan (?:de|d’|du)|je suis passionnée? (?:de|d’|par)) ((?!mon |ma |mes |pas |quand |te |vous |ce )[^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\b(?:j ai|je conduis|je roule en|on a) quoi comme (?:voiture|auto|bagnole|caisse)\b|\bquelle (?:voiture|auto) (?:est ce que )?(?:j ai|je conduis|ai je)\b|\bma (?:voiture|bagnole),? c est quoi\b|\bc est quoi ma (?:voiture|bagnole)\b/,
    [
      createPattern(
        '(?:ma (?:voiture|bagnole|caisse),? (?:c’est|est)|je (?:conduis|roule en|roule avec)) ((?:une?|ma) [^.,;!?]+?)',
        end,
      ),
    ],
  ],
  [
    /\bdepuis (?:quand|combien de temps) (?:est ce que )?je (?:fais|joue|apprends|pratique)\b|\bje (?:fais|joue|apprends|pratique) .*\bdepuis (?:quand|combien de temps)\b/,
    [
      createPattern(
        'j’ai commencé (?:la |le |l’|à |les )[^.,;!?]*?((?:en|il y a|au mois d[e’]|à l’âge d[e’]|l’an|l’année|cet|cette|ce) ?[^.,;!?]+?)',
        end,
      ),
      createPattern(
        'je (?:fais|joue|apprends|pratique) [^.,;!?]*?(depuis [^.,;!?]+?)',
        '(?=[.,;!?]|$| et )',
      ),
    ],
  ],
  [
    /\b(?:je (?:vais|pars) ou|ou (?:est ce que )?je (?:vais|pars)) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce (?:week|soir|weekend)|en vacances|cet (?:ete|hiver)|la semaine|le \d+)/,
    [createPattern('je (?:vais|pars|serai) ((?:à|au|aux|en|chez|dans) [^.,;!?]+?)', end)],
  ],
  ...countedNouns.map(
    ([asked = '', stated = '']) =>
      [
        new RegExp(
          `\\bcombien d(?:e)? ${asked}\\b(?=.*\\b(?:j|on|nous) )|\\b(?:j|on|nous) (?:ai|a|avons) combien d(?:e)? ${asked}\\b`,
        ),
        [createPattern(`(?:j’ai|on a|nous avons) (${countWord}) (?:\\p{L}+ )?${stated}(?!\\p{L})`)],
      ] as const,
  ),
]
