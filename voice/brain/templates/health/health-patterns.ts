/**
 * Matches a report that needs no referral: a professional has already been consulted, the usual medicine is taken, or
 * the words are about a translation, a game or anything other than health.
 */
export const needsNoReferralPattern =
  /\bon m a (?:trouve|annonce|diagnostique)\b|\bdiagnosti\w+|\b(?:mon|ma|le|la|l) (?:medecin|docteur|cardiologue|urologue|gyneco\w*|kine|infirmiere?|dentiste|specialiste) (?:m a|dit|a dit|est(?! (?:en (?:vacances|conges?|retraite)|partie?|absente?|a la retraite|injoignable|complet)))\b|^(?:\w+ ){0,2}avec des mots (?:plus )?simples\b|\b(?:dire|dit|traduis\w*|traduire|traduction)\b.*\ben (?:italien|anglais|espagnol|allemand|portugais|arabe)\b|\b(?:dirais|diriez|formul\w*|tourner\w*) (?:ca|cela|la chose)\b|^(?:\w+ ){0,2}tout est regle$|\baval\w* (?:(?:un peu|juste) )?de travers$|^(?:\w+ ){0,2}(?:mon|mes) (?:cachets?|comprimes?|medicaments?|traitement) (?:du|pour) (?:la |le |l )?(?:soir|matin|midi|tension|nuit)$|^(?:oui |c est bon |ca y est )*j ai (?:bien |deja )?pris (?:mon|mes) (?:doliprane|cachets?|comprimes?|medicaments?|medocs|traitement|pilule|vitamines)(?: (?:ce|du|hier) ?(?:matin|midi|soir)?)?$|\bje dois (?:re)?prendre mes? (?:cachets?|medicaments?|traitement)\b|\b(?:morte?|battu|tuee?)\b.*\bboss\b|\b(?:annonce\w*|prendre (?:le |un )?(?:bus|train|metro|taxi|velo|avion))\b/

/** Matches the denial of a complaint ("non, pas de douleur, juste le stress"), or "je respire" during an exercise. */
export const denialPattern =
  /^(?:ok |voila |oui |la |bon )*je respire(?: (?:bien|mieux|lentement|doucement|profondement|un peu|encore|la))*$|^non\b.*\b(?:pas|aucune?|rien)\b|\b(?:pas|aucune?|sans|plus) (?:de |d )?(?:douleurs?|mal|fievre|symptomes?)\b.*\bjuste\b/

/** Matches words with which a report asks for advice. The answer to such a report does not end with a question. */
export const adviceRequest =
  /\b(?:je (?:peux|dois|devrais|voudrais savoir|me demande)|faut il|est ce que|ca vient de|ca (?:peut|pourrait) (?:jouer|venir))\b|\bou (?:pas|non)$/

/** Matches the ids of topics so grave that a complaint mentioned with them gets no referral. */
export const topicsWithoutReferral = /^(?:pet-loss|grief|past-violence|breakup)$/

/** Matches words that say how long the problem has lasted. */
export const sinceWhen =
  /\b(?:depuis|hier|ce matin|cette nuit|fait \w+ (?:jours|semaines|mois|ans))\b/

/** Matches words with which a caller steps out of a scene or game: "en vrai, j’ai mal à une dent". */
export const sceneExit = /\b(?:en vrai|pour de vrai|vraiment|serieusement|hors jeu|stop)\b/

/** Matches words of a caller who is already in medical care. */
export const underCare = /\b(?:hopital|hosto|urgences|samu|reanimation|soins)\b/

/** Matches the acceptance of help with what to say at the appointment. */
export const agreement = /^(?:oui|ouais|ok|d accord|volontiers|je veux bien|avec plaisir)\b/

/** Matches a clause of about four to sixteen words that can be said to a professional as it is. */
export const quotableClause =
  /^(?:je |j’|m[ao]n? |mes |on |ça |il |elle |les |des )(?:\S+ ){2,14}\S+$/i

/** Matches a referral that begins with the professional, so that "pour votre genou" can precede it. */
export const professionalFirst =
  /^(?:Le|La|Un|Une) (?:médecin|pharmacien|pédiatre|dentiste|sage|gynéco|vétérin)/

/** Matches people in the caller's life to whom "lui" may refer in "je lui dis quoi ?". */
export const personInLife =
  /\b(?:mari|femme|copain|copine|mec|meuf|compagn\w+|conjoint\w*|amie?|mere|pere|maman|papa|parents?|fils|fille|frere|soeur|chef|patron\w*|lui en parler)\b/

/** Matches what a referral names: a professional, a place of care, or the number of a helpline. */
export const professionalPattern =
  /\b(?:médecin|docteur|pharmac\w+|sage-femme|gynéco\w*|urologue|pédiatre|psychiatre|psychologue|dentiste|ophtalmo\w*|dermato\w*|vétérinaire|kiné\w*|ORL|urgences|soignant\w*|centres?|planning|\d{2,})\b/iu

/** Matches an objection to a referral: "mais j’ai mal nulle part". */
export const objectionToReferral =
  /\b(?:mal nulle part|(?:j ai|je n ai|y a|il y a) rien(?: du tout)?(?: (?:aux?|a la|a l) \w+)?(?: moi)?$|(?:suis|est) pas (?:du tout )?(?:malade|blessee?|enceinte|inquiete?)|rien a voir|(?<!\b(?:devenue?s?|regles?|cycles?|fait|font|est|sont|etait) )n importe quoi|(?:aucun|quel) rapport|mal (?:compris|entendu)|compris de travers|(?:te|vous) tromp\w*|facon de parler|une (?:expression|image|blague)|pas besoin (?:de|d un|d une) (?:medecin|docteur|dentiste|pharmacien|veterinaire)|je (?:te |vous )?parl(?:e|ais) (?:juste |seulement )?(?:de(?! (?:ma|mes) (?:douleurs?|mal))|du(?! mal)|des|d un|d une)|(?:un|une|le|la|l) (?:addictologue|medecin|docteur|kine|veterinaire|dentiste|psy\w*) pour (?:une?|deux|ca|cela|si peu|un peu)|(?:pourquoi|qu est ce que) .*(?:medecin|docteur|dentiste|pharmacien|veterinaire|15))\b/
