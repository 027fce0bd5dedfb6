// Words at the boundaries of French clauses, and words that decide how a clause is rephrased.

/** Words at the start of a clause that add nothing to its meaning. */
export const fillerPattern =
  /^(?:(?:euh|moi(?= je| j’| ça)|ok|okay|ben|bah|bon|bof|oui|ouais|non|alors|enfin|en fait|du coup|que|voilà|quoi|genre|sinon|au fait|figure-toi que|figurez-vous que|je me présente|je (?:t|vous ?)’?explique|tu sais|vous savez|et|mais|donc|parce que|car|là|bonjour|bonsoir|salut|écoute|écoutez|en ce moment|honnêtement|franchement|disons que|c’est que|je crois que|je pense que|je trouve que)[ ,]+)+/i

/** Matches the start of a clause or phrase that cannot stand alone. */
export const subordinatePattern =
  /^(?:depuis que|parce que|quand|si|s’|que|qu’|qui|où|pour|avec|sans|comme|alors que) ?/i

/** Words at the end of a clause that add nothing to its meaning. */
export const closingFiller =
  / (?:tellement|désolée?|pardon|(?<!importe )quoi|hein|du coup|en vrai|tu vois|vous voyez|voilà|en fait|dis donc|quand même|promis|figure-toi|figurez-vous|franchement|bref|(?<!vous |y )allez(?: vite)?|haha|mdr|lol)$/i

/** Matches the space before a pronoun or noun that begins a clause, except after "que" and the like. */
export const clauseStart =
  /(?<!(?:^|[ ’])(?:que|qui|si|quand|comme|où|dont|lorsque|puisque|depuis que|et|mais|donc|car|moi|toi|ne|est-ce|ce|là|entre|avec|pour|sans|chez|à|de|sur|contre|par|plus)) (?=(?:(?:je |j’|il |elle |on |ils |elles |nous |c’est |c’était )(?!pas |plus )\S+ \S|(?:mon|ma) \S+ (?:m’|me |s’est |se |est |a |va |veut |dit |pense |croit |habite |appelle |fait )\S|ça (?:me |m’)\S))/

/** Matches the space before a possessive that begins a new clause: "je dors mal ce soir mon chien aboie". */
export const possessiveClauseStart =
  /(?<= (?:soir|matin|hier|demain|nuit|mois|ans|semaine|maintenant|aujourd’hui|bien|mal)) (?=(?:mon|ma|mes) \S+ \S)/

/** Matches a spoken introduction of somebody or something: "j'ai mon fils qui est malade" for "mon fils est malade". */
export const spokenIntroduction =
  /(?<!\p{L})(?:j’ai|il y a|y a) ((?:mon|ma|mes|un|une|des|deux|trois) \p{L}+(?: (?:du|de la|de l’|de|d’) ?\p{L}+)?) qui /giu

/** Matches words before "je" that require the subjunctive: "elle veut que je me marie". */
export const subjunctiveTrigger =
  /(?:veut|veulent|voulai(?:t|ent)|voudrai(?:t|ent)|faut|faudrait|fallait|aimerai(?:t|ent)|préfère(?:nt|rait)?|demande(?:nt)?|attend(?:ent)?|souhaite(?:nt)?|exige(?:nt)?|refuse(?:nt)?|peur|envie|avant|sans|pour|bien) qu(?:e |’)$/i

/** Matches words after "plus" that make it mean "no more". */
export const wordsAfterNoMore =
  /^(?:envie|rien|personne|confiance|faim|sommeil|le|la|jamais|dormir|jouer|parler|voir|vivre|travailler|continuer|sortir|manger|penser)$/

/** Matches a clause whose subject is not the caller, and some noun phrases without a verb (`verblessPattern`). */
export const statementAboutOthersPattern =
  /^(?:(?:là |ici |hier |demain |samedi |dimanche )?(?:il|elle|ils|elles|ça|c’est|c’était|y[ ’]a|y[ ’]avait) |(?:le|la|les|l’|un|une|des|son|sa|ses|leur|chaque) ?\S+ (?:\S+ ){1,})/i

/** Matches a noun phrase without a verb: "le chat de la voisine". */
export const verblessPattern =
  /^(?:le|la|les|l’|un|une|des|son|sa|ses) ?\S+(?: (?:de|du|des|d’|à|au|en|avec|pour|et) ?\S+)*$/i

/** Matches a clause that begins with "on", unless "me", "te", "vous" or "nous" follows, and captures its parts. */
export const onClausePattern =
  /^((?:(?:hier|demain|dimanche|samedi|ce soir|ce matin|après|une fois) )?)on (?!me |m’|te |t’|vous |nous )((?:ne |n’|se |s’|y |en |le |la |les |l’|lui |leur )*)([\p{L}]+)(?= |$)(.*)$/iu

/** Matches a rephrased clause, but no fragment without a subject and a verb, such as "à ton premier amour". */
export const clausePattern =
  /(?:^|[ ’])(?:tu|te|t’|vous)(?:[ ’]|(?<=’))|^(?:c’est |c’était )?(?:ton|ta|tes|votre|vos) (?:\S+ ){2}|^(?:il|elle|ils|elles|ça|on) .*(?:^| )(?:ton|ta|tes|votre|vos|toi) ?/
