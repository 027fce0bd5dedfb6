// Nouns of people and things that callers mention.

/** Matches a noun, or a word that could be one. */
export const noun =
  '(?!(?:et|ou|qui|que|je|il|elle|on|est|a|pas|de|la|le|les|un|une)\\b)[\\p{L}][\\p{L}-]{2,}'

/** Adjectives that may precede a noun. */
export const adjectives =
  '(?:petite?s?|grande?s?|vieux|vieille|jeunes?|nouve(?:au|lle)|ancien(?:ne)?|meilleure?|pauvre|premi(?:er|ère)|derni(?:er|ère)|belle|beau|gros(?:se)?)'

/** Matches a noun with an adjective before it and a complement after it: "petite clé de la cave". */
export const nounPhrase = `(?:${adjectives} )?${noun}(?: (?:de la |de l’|du |des |de |d’)(?:mon |ma |mes |son |sa |ses )?${noun})?`

/**
 * Patterns of determiners in the order in which they are searched, with the weight of the noun that follows. After
 * a possessive, or an article that follows a preposition, there is nearly always a noun.
 */
export const determinerWeights: Readonly<Record<string, number>> = {
  '(?:mon|ma|mes|notre|nos) ': 3,
  '(?:son|sa|ses) ': 1.5,
  '(?<=(?:dans|sur|sous|devant|derrière|chez|avec|contre|pendant|après|avant|vers|à|de|pour|par) )(?:la |l’|les |le |une? |cette |cet |ce )': 2,
  '(?:au|aux|du) ': 2,
  '(?<!(?:je|tu|il|elle|on|ils|elles|ne|me|te|lui|leur|vous|nous|ça|qui|pas|plus|tout|tous|toutes|de|à|j’|va|vais|peux|veux|faut|dois|pour) )(?:la |le |les |l’)': 0.8,
  '(?:une?|deux|trois|quatre|plusieurs) ': 1,
}

/** Matches nouns that are too vague to mention, and words that only resemble a noun. */
export const vagueNoun =
  /^(?:chose|choses|truc|trucs|fois|temps|moment|moments|impression|gens|jour|jours|journée|façon|manière|suite|coup|fait|pire|mal|envie|part|côté|fond|bout|peu|plus|moins|même|autre|autres|tous|tout|toute|monde|heures?|ans?|années?|minutes?|secondes?|semaines?|mois|matin|soir|soirée|nuit|nuits|début|fin|cause|peine|besoin|air|genre|type|raison|problème|idée|idées|droit|place|point|sorte|lieu|pied|sujet|avis|question|mot|mots|être|avoir|faire|dire|aller|voir|bien|vrai|vie|tête|exemple|sérieux|contraire|final|calme|revoir|secours|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|seul|seule|quoi|qui|celle|celui|ceux|personne|rien|prénom|nom|âge|truc|là|soi|lui|moi|toi|faute|tour|quart|demie?|tas|passage|niveau|milieu|dessus|dessous|fort|moyen|cas|donc|comme|quand|dix|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|cent|mille|monsieur|madame|phrase|message|nez|dos|pieds|coeur|cœur|main|mains|yeux|œil|bras|ventre|dents|gorge|cinéma|compte|aide|conseil|sens|titre|passé|propre|aise|courant|pareil|bonne|bon|mauvaise|mauvais|deux|trois|quatre|peur|honte|longtemps|accord|propos|juste|vrai|fond|total|mat|envers|endroit|première|deuxième|troisième|boulot|travail|taf|moitié|droite|gauche|loin|petit|souci|pause|équipe|mec|meuf|chose|boules|flemme|cafard|bol|poisse|galère|jaune|remarque)$/i

/** Matches an infinitive, but no noun with the same ending. */
export const infinitivePattern =
  /^(?!père|mère|frère|mer$|soir|hiver|dîner|déjeuner|goûter|papier|quartier|atelier|escalier|cahier|métier|dossier|courrier|collier|clavier|évier|chantier|désir|plaisir|souvenir|avenir|couloir|trottoir|devoir|espoir|miroir|manoir)\p{L}+(?:er|ir|oir|dre|ttre|ivre|dire|faire|lire|rire|croire)$/iu

/** Matches a noun for a person, or for an animal that belongs to the family. */
export const personPattern =
  /\b(m[èe]re|p[èe]re|maman|papa|parents|frère|sœur|soeur|fille|fils|enfants?|gosses|bébé|petit|petite|mari|femme|copain|copine|mec|meuf|conjointe?|compagnon|compagne|ex|amie?|amis|amies|pote|potes|chef|cheffe|patronne?|manager|collègues?|voisine?s?|prof|professeure?|belle-mère|beau-père|belle-sœur|beau-frère|colocataire|coloc|cousine?|tante|oncle|grand-mère|grand-père|mamie|papi|neveu|nièce|équipe|client|cliente|patiente?|médecin|banquier|conseillère?|propriétaire|locataire|directeur|directrice|recruteur|recruteuse|chien|chienne|chat|chatte)$/i

/** Captures the verb and the article before a person or pet of the caller's: "j'ai un frère". */
export const ownPersonPattern =
  /\b(j’ai|j’avais) (une?) (?=(?:fils|frère|mari|copain|mec|ami|pote|chef|voisin|chien|chat|bébé|collègue|fille|sœur|soeur|femme|copine|meuf|voisine|chienne|chatte)(?!\p{L}))/giu
