// Patterns of what callers say about an activity, or instead of answering its question, for normalised text. Only
// `hardshipQuestion` and `gameWords` are for what the companion says, with accents and punctuation.

/** Matches a condition with which an exercise needs caution: asthma, a pregnancy, heart trouble. */
export const cautionPattern =
  /\b(asthm\w*|enceinte|grossesse|epilep\w*|coeur fragile|probleme de coeur|cardiaque|tension|dos|hernie|vertiges?|claustro\w*|migraine|panique|genou|bronch\w*|cicatrice|operee?)\b/

/** Matches a question about how long an activity takes. */
export const durationQuestion =
  /\b(combien de temps|c est long|ca (prend|dure)( \w+){0,3}|(prend|dure) (longtemps|combien)|long(ue)?( ou pas)?$)/

/**
 * Matches words that show that a question about a duration is about somebody's life, not about the activity: "j'ai droit
 * au chômage pendant combien de temps ?"
 */
export const personalMatterPattern = /\b(?:j ai|j aurai\w*|j avais|on a|mon|ma|il|elle)\b/

/** Matches a question about whether the caller may stop an activity at any time. */
export const stopQuestion =
  /\b(si je (veux|voulais|decide|demande|dis)( d| de| que on)? ?(arreter|stop|m arreter|arrete)|((je|on) (peux|peut|pourrai|pourra|pourrais|pourrait)|possible de) (m |s )?(arreter|stopper|quitter)( quand| a tout| en plein)?)/

/** Matches a question about what an activity consists of, what it is for, or whether it is hard or dangerous. */
export const descriptionQuestion =
  /\b(c est quoi (?!(un|une|l|la|le|les|mon|ma|des) (?!(regles?|jeu|exercice|principe|truc|activite|but)\b))|c est quoi$|en quoi|quelles? (sont )?(les )?regles|les regles|comment (ca (se passe|marche|fonctionne)|on (fait|joue))|ca (consiste|se passe comment)|il se passe quoi|(tu|vous) (fais|faites|vas faire) quoi|qu est ce (que c est|qu il faut faire|qui se passe)|je (dois|devrais) faire quoi|faut faire quoi|ca sert a quoi|c est (dangereux|difficile|dur|bizarre|risque))\b/

/** Matches words that postpone, limit or take back a yes: "oui mais plus tard". */
export const qualifiedYesPattern =
  /\b(mais (?!doucement|ok|d accord)|plutot|prefere|sauf|d abord|apres|plus tard|seulement|avant|finalement|pas (ca|de|d)|si (c est|ca|ce|je|j|on|tu|vous)|comme (tu|vous)|bof|enfin|sais pas|peut etre|parl\w*|discut\w*|bavard\w*)\b/

/** Matches a yes that begins a statement and does not accept the suggestion: "oui ma mère adore ça". */
export const yesBeforeStatement =
  /^(?:(?:oui|ouais|ok|d accord|si|ah|ben|bah|mais) )+(?:mon|ma|mes|nos?|notre|ils?|elles?|les?|la|une?|des|j (?!aimerais|en ai envie|ai envie|ai hate)|je (?!veux|voudrais|suis (?:partante?|prete?|d accord|chaude?)|prefere|commence|t ecoute|vous ecoute))/

/** Matches a yes to a suggestion. */
export const explicitYesPattern =
  /\b(oui|ouais|yes|ok|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|allez y|ca marche|je veux bien|on essaie|essayons|c est parti|on commence)\b/

/** Matches an answer that leaves the choice to the companion: "si tu veux". */
export const openChoiceAnswer =
  /\b(?:si (?:tu veux|vous voulez|ca te|ca vous)|comme (?:tu|vous)|bof|peut etre)\b/

/** Matches a request for an activity that names none: "on fait quoi ?" */
export const openRequest =
  /\b(on fait quoi|(tu|vous) propose[sz]? quoi|propose\w* (moi )?(quelque chose|un truc|autre chose|(une?|des) (petits? )?(exercices?|jeux?|activites?))|^(?:\w+ ){0,2}(tu|vous) (connais|connaissez|sais|savez|fais|faites|as|avez|aurais|auriez) (?:\w+ ){0,3}(exercices?|jeux?|activites?)|^(?:\w+ ){0,2}je m ennuie$|(un|une|des) (exercices?|jeux?|activites?) (ou|pour|a)|qu est ce qu on (fait|pourrait faire)|une idee de (jeu|truc))\b/

/** Matches a game that the caller plays elsewhere, not a request: "on joue au tarot". */
export const ownGamePattern =
  /\b(?:on|ils|elles) jou\w+ (?:au|aux|a la|a l|du|de la|avec (?!toi|vous)|souvent|tous)\b/

/** Matches a proposal that somebody else made to the caller: "on me propose un CDI". */
export const otherProposal =
  /\b(?:on|ils?|elles?|(?:mon|ma|mes|le|la) \w+) (?:me|m|nous) (?:a |ont )?propos\w+\b/

/** Matches a refusal of the activity or boredom with it. */
export const lostInterest =
  /\b(?:flemme|(?:pas|plus)(?: trop| tellement| vraiment)? envie(?! d (?:etre|en parler))|change d avis|sert a rien|marche pas|m aide pas|m ennuie|m emmerde|(?:me|m) (?:saoule\w*|soule\w*|gonfle\w*|lasse\w*|dit rien|plait pas|parle pas|interesse pas)|(?:m|me) (?:enerve|agace)(?: plutot| plus| encore plus)?|gonflant|(?:c est|trop|vraiment) (?:\w+ )?(?:nul|chiant|ennuyeux|long|lourd|relou|bidon)|laisse\w* tomber|m en (?:fous|fiche)|accroche pas|aime pas(?: trop)?(?: ca)?$|fatiguee? de (?:ce|cet|cette)|pour les (?:enfants|gamins)|pas pour moi|arrive pas|(?:pas|plus) ce soir|non merci|une autre fois)\b|^(?:\w+ ){0,2}(?:bof|pff+|plus tard)$/

/** Matches a wish to stop, or to do or talk about something other than the activity. */
export const otherWish =
  /\b(?:veux|voudrais|voulais|prefere\w*|aimerais|peut|pourrait|faut|dois|envie|besoin)(?: (?!lui|leur)\w+){0,4} (?:arret\w*(?! de)|stopper|parl\w*(?! (?:a|avec) (?!toi|vous))|discut\w*|bavard\w*|papot\w*|changer$|autre chose)\b/

/** Matches a clause about the life of the caller or of somebody close, which most steps do not ask about. */
export const realLife =
  /^(?:(?:et|mais|bon|ben|euh|oui|non|la|en fait|au fait|ecoute) )*(?:je|j|on|il|elle|ils|elles|(?:mon|ma|mes|notre|nos|la|le) \w+(?: \w+)?) (?:.* )?(?:ai|a|est|suis|sont|ont|va|vais|vont|veut|peut|sais|sait|dois|doit|fait|se|s|ne|n|me|m|pas|plus|perd|boit|ment|part)\b/

/** Matches the start of a clause about what happened to the caller or to somebody close. */
export const newsPattern =
  /^(?:\w+ )?(?:on (?:m|me|nous) |(?:mon|ma|mes|notre|nos) (?!grand pere|grand mere)\w+ (?:ne |n )?(?:s |se |m |me |a |est |sont |ont |va |veut |fait )\w+)/

/** Matches words about loss, harm, lack of money, illness, conflict, work or sleep. */
export const harmPattern =
  /\b(?:on m a|vole\w*|cambriol\w*|arnaqu\w*|expuls\w*|divorc\w*|trompe\w*|quitt\w*|harcel\w*|boit|dettes?|huissiers?|decouvert|loyer|factures?|panne|per(?:d|ds|du\w*)|disparu\w*|rate\w*|vire\w*|licenci\w*|malade|hopital|hospital\w*|opere\w*|accident\w*|fugu\w*|disput\w*|fache\w*|(?:veut|parle) (?:plus|pas)|mauvais\w*|problemes?|soucis?|galere\w*|tribunal|police|prison|pourri\w*|agress\w*|insult\w*|humili\w*|morte?s?|boulot|dormi)\b/

/** Matches a step that itself asks about a difficulty. */
export const hardshipQuestion =
  /difficile|défaut|le fait|peur|échouer|freiner|laisser|finirai|reste-t-il/

/** Matches words that answer a quiet exercise, which asks only for sensations. */
export const sensation =
  /\b(?:sens|vois|entends|respire\w*|relache\w*|detend\w*|bat|inspire\w*|souffle\w*|lourd\w*|chaud\w*|froid\w*|calme|prete?|installee?|posee?|pieds?|mains?|bras|jambes?|epaules?|ventre|tete|dos|lampe|fenetre|bruit)\b/

/** Matches the start of another subject. */
export const newSubjectPattern =
  /^(sinon|au fait|en fait|bref|dis|attends|par contre|ecoute|non mais)\b/

/** Matches a request for help, or the wish to talk to the companion about something. */
export const helpRequest =
  /\b(aide|aidez) moi|(tu|vous) (peux|pouvez|pourrais|pourriez) (me|m)\b|\b(?:il faut que je|je (?:veux|voudrais|dois)|j (?:aimerais|ai besoin de|ai envie de)) (?:te |vous )?parle\w* (?:de|d|du)\b/

/** Matches words of games and scenes in what a companion says. */
export const gameWords = /masque|rideau|cartes|jeu(?!d)|rôle|scène/i
