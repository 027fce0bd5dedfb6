// Words of questions that name two options.

/** Matches what a caller adds after the second option. */
export const endingPattern =
  /(?:,? (?:toi|vous|hein|(?:à|d’après|selon|pour) (?:ton avis|votre avis|toi|vous)|franchement|(?:sois|soyez) honnête|(?:tu|vous) (?:crois|croyez|penses|pensez)|alors|du coup|dis|dites(?:-moi)?))+$/i

/** Matches what a caller says before a first option that is no clause: "c'est", "dis-moi". */
export const introductionPattern =
  /^.*(?:, |\b(?:c’est|est-ce que|est-ce qu’|dis-moi|dites-moi|choisis|choisissez|ma question|je te demande|je vous demande|haha|sinon|bon|à (?:ton|votre) avis|alors|du coup|faut-il|dois-je|vaut mieux|plutôt|entre|soit|(?:tu|vous) (?:me )?(?:crois|croyez|penses|pensez|conseilles|conseillez)(?: que| qu’)?(?: je (?:devrais|dois)| de)?|je dois|(?:tu|vous) (?:préfères|préférez|préférerais|préféreriez|prends|prenez|prendrais|prendriez|choisirais|choisiriez|mettrais|mettriez|dirais|diriez)|(?:je|j’|on) ?(?:mets?|prends?|choisis|fais|achète|commande)|je sais pas si|si|et|mais)(?: |(?<=’)))/i

/** Matches words before a first option that is a clause: "est-ce que", "tu crois que". */
export const framePattern =
  /^.*\b(?:est-ce que |est-ce qu’|(?:je|tu|vous) (?:me demande|sais pas|crois|croyez|penses|pensez) (?:si |que |qu’))(?=je |j’|tu |vous )/i

/** Captures the last clause before "ou", which is the first option: "je lui dis au téléphone". */
export const clausePattern =
  /(?:^|.*(?<!\b(?:que|parce|quand|comme|qui|si)) )((?:je |j’|tu |vous ).+)$/i

/** Matches a determiner or a preposition at the start of an option. */
export const determinerOrPreposition =
  /^(?:l’|(?:les?|la|une?|des|du|mon|ma|mes|ce|cette|en|par|à|au|avec|sans|chez|dans|de) )/i

/** Matches an option that starts with an infinitive, possibly after pronouns. */
export const infinitivePattern =
  /^(?:me |m’|se |s’|le |la |l’|les |lui |leur |y |en )*\p{L}+(?:er|ir|oir|re)(?: |$)/iu

/** Captures the words before "ou" and the words after it. */
export const alternativePattern =
  /^(.*\S),? ou (?:alors |bien |plutôt )?(?:est-ce que |est-ce qu’|si |que |qu’)?(?!pas\b|non\b|quoi\b|c’est |ça )(\S.*)$/i

/** Matches a question about what the companion prefers, chooses or is. */
export const aboutCompanionPattern =
  /\b(?:tu|vous) (?:prefere\w*|choisi\w*|es(?! la)|etes(?! la)|aimes|aimez)\b|\b(?:plutot|team)\b/

/** Matches a demand to choose at the end of a longer text: "c'est plutôt une bonne nouvelle dis-moi robe ou pantalon". */
export const demandedChoice =
  /\b(?:dis moi|dites moi|choisis|choisissez|ma question|je (?:te|vous) demande)(?: (?:plutot|c est|si c est))? (?!(?:si|ce|pas) )(?:\w+ ){1,4}ou (?:\w+ ?){1,4}$|\b(?:bon|alors|donc|haha|sinon|plutot) (?!(?:pas|oui|non|la|deux|demain) )\w{4,} ou (?!(?:pas|non|quoi|rien)$)\w{4,}$/

/** Captures the action in a question about whether to do it: "je lui en parle ou pas ?" */
export const doubtfulActionPattern =
  /^(?:(?:alors|bon|et|donc|du coup|dis|dites),? )*((?:je |j’|on ).+) ou (?:pas|non|j’y vais pas)$/i

/** Matches an action that the caller may regret. */
export const rashPattern =
  /\b(?:renvoie|rappelle (?:le|la|mon ex)|envoie|reecris|fouille|surveille|demissionne|quitte|plaque|vire|vends|insulte|me venge|reprends avec|pren(?:d|dre|ds) .*(?:pilules?|cachets?|comprimes?|gelules?|medicaments?|medocs?))\b/
