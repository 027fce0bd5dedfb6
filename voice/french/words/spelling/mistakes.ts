/** Matches a form of "avoir" that may precede a participle. */
const formOfAvoir =
  '(?<!\\p{L})(?:ai|as|avons|avez|ont|avais|avait|avions|aviez|avaient|aurai|auras|aura|aurons|aurez|auront|aurais|aurait|auriez|auraient|avoir|ayant|aie|ait|(?:(?:il|elle|on|qui|ça|cela|y) (?:me |te |nous |vous |lui |leur )?|[nlmt]’)a)(?:-(?:vous|tu|nous|je|ils|elles|il|elle|on|t-(?:il|elle|on)))?'

/** Matches a form of "être" that may precede a participle. */
const formOfEtre =
  '(?<!\\p{L}|c’|(?<!\\p{L})(?:ce|ça) )(?:suis|es|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|seras|sera|serons|serez|seront|serais|serait|(?:(?:il|elle|on|qui) (?:n’)?|(?<!c)[mst]’)est)'
const adverbs =
  '(?:(?:pas|plus|jamais|bien|déjà|toujours|tout|beaucoup|trop|encore|aussi|un peu|mal|rien|vraiment|enfin|donc|souvent|également|vite|tous|toutes|même|\\p{L}{3,}ment) )*'

/** Matches pronouns and adverbs that may stand between a verb and an infinitive. */
const clitics =
  '(?:(?:ne|pas|plus|rien|bien|tout|me|te|se|nous|vous|le|la|les|lui|leur|en|y|mieux|toujours|aussi|également) |[nmtsl]’)*'

/** Matches pronouns that may stand between a subject and a verb. */
const objectPronouns = '(?:(?:ne|me|te|se|nous|vous|le|la|les|lui|leur|en|y) |[nmtsl]’)*'

/** Matches a verb that an infinitive may follow. */
const modalVerb =
  '(?<!(?<!\\p{L})(?:l[ea]s?|en) )(?<!\\p{L}|l’)(?:vais|vas|va|allons|(?<=vous )allez|vont|peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pourrais|pourrait|pourrions|pourriez|pourraient|veux|veut|voulez|veulent|voulais|voulait|voudrais|voudrait|voudriez|dois|doit|devons|devez|doivent|devais|devait|devrais|devrait|devriez|faut|faudra|faudrait|fallait|aimerais|aimerait|aimeriez|aimerions|souhaite|souhaitons|souhaiterions|préférons|espérons|souhaiterais|souhaitez|espère|compte|ose|préfère|préfères|préférerais|veuillez|pouvoir|vouloir|devoir|faire|fais|falloir)(?:-(?:vous|tu|nous|je|ils|elles|il|elle|on))?'
/** Matches the start of a clause. */
const clauseStart = '(?<=^|[,;:.!?] |(?<!\\p{L})(?:que|et|mais|car|quand|donc|si|puis) )'
/** Excludes nouns that look like a participle. */
const notParticipleNoun =
  '(?!(?:marché|passé|employé|exposé|résumé|communiqué|relevé|invité|blessé|accusé|marié|énoncé|dîner|déjeuner|côté|arrêté|traité|tracé|projeté|imprimé|privé)e?s?(?!\\p{L}))'

/** Matches a determiner of a plural noun. */
const pluralDeterminer =
  '(?:les|des|mes|tes|ses|nos|vos|ces|quelques|plusieurs|deux|trois|quatre|cinq|six|dix|certains|certaines)'

/** Matches a determiner of a singular noun. */
const singularDeterminer =
  '(?:le|la|un|une|mon|ma|ton|ta|son|sa|ce|cet|cette|notre|votre|chaque|aucun|aucune|au|du|quel|quelle)'

/** Excludes words that follow a pronoun. */
const notAfterPronoun =
  '(?<!(?<!\\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles|qui|ça|cela|ne|me|te|se|[jnmts]’) ?)'

/** Matches words before "que" that require the subjunctive. */
const subjunctiveTrigger =
  '(?:faut|faudra|faudrait|fallait|bien|pour|afin|avant|pourvu|sans|condition|veux|veut|voulez|voudrais|aimerais|souhaite|souhaiterais|préfère) (?:à ce )?qu(?:e |’)'
/** The placeholder for a stem of a verb in "-er" (see `wordForms`). */
const er = '{er}'

/** Excludes words after "voir", "faire", "aller", "que" and the like, because an infinitive may be correct there. */
const notAfterVerbOfPerception =
  '(?<!(?<!\\p{L})(?:vois|voit|vu|voir|entends|entend|entendu|regarde|regardé|laisse|laissé|laisser|fais|fait|faire|écoute|sens|sent|emmène|va|vais|que|c’est|est|veux|peux|peut|dois|doit).*)'

/** Excludes words that follow a preposition or a conjunction. */
const notAfterPreposition = '(?<!(?<!\\p{L})(?:de|d’|du|des|avec|par|et|ou) ?)'

/**
 * Frequent mistakes whose correction is certain, in the order in which they are corrected: "pattern => correction".
 * In a pattern, `{name}` matches a word of the list `name` in `wordForms`, and `(?<name>…)` captures any other words. In
 * a correction, `{name}` inserts the list's replacement for the matched word, or the captured words. "¤" marks a word or
 * an ending that a later line replaces.
 */
export const spellingMistakes = String.raw`
au jour d’aujourd’hui => aujourd’hui
aujourdhui => aujourd’hui
comme même => quand même
malgrés? qu(?=e |’) => bien qu
malgrés => malgré
parmis => parmi
bien ?sur(?=[,.!?]|$) => bien sûr
biensur => bien sûr
par ?contre => par contre
en ?faite?(?=,| (?:je|j’|il|elle|on|c’|ce|tu|vous)) => en fait
(?:en ?train|entrain) de => en train de
en ?train d’ => en train d’
voire? même => voire
soit disant => soi-disant
quelque soit => quel que soit
absense => absence
desol(?<end>ée?s?) => désol{end}
esper(?<end>e|es|ent) => espèr{end}
ci joint(?<end>e?s?) => ci-joint{end}
c’est à dire(?= qu(?:e |’)) => c’est-à-dire
est il(?=$| ?\?) => est-il
elle s’est faite(?= (?:\p{L}+(?:er|ir|re)(?!\p{L}))) => elle s’est fait
quel {feminine} => quelle {feminine}
quelle {masculine} => quel {masculine}
toute(?= (?:les|mes|tes|ses|nos|vos|ces) ) => toutes
tu (?:c’est|s’est|ses|ces)(?= (?:ou|où|que|pas|bien|comment|pourquoi)(?!\p{L})) => tu sais
qui mon(?= (?:aidé|dit|fait|donné|appelé|demandé|envoyé|rendu)e?s?(?!\p{L})) => qui m’ont
(?<one>beaucoup|plein|combien|trop) (?<word>d(?:e |’))(?=problème|question|client|jour|ami|enfant|dossier|document|erreur|faute|personne|projet|idée|collègue){plural}(?!\p{L}) => {one} {word}{plural}
quelques choses => quelque chose
chaques => chaque
plusieur => plusieurs
beaucoups => beaucoup
rendez vous(?=$|[,.]| (?:de|avec|pour|à|est|lundi|mardi|mercredi|jeudi|vendredi|demain|chez)) => rendez-vous
la bas => là-bas
(?<one>ce|cette|celui|celle|ceux|celles) (?<word>(?:\p{L}+ )?)la(?=$|[,.!?]| (?:est|a|ne|me|sont)) => {one} {word}-là
(?<one>\p{L}+) -là => {one}-là
(?<=(?:suis|es|est|sommes|êtes|sont|sera|serai|était|étais|pas|toujours|par|déjà|reste|d’ici) )la(?=$|[,.!?]) => là
si (?=ils? ) => s’
s’ (?=il) => s’
connection => connexion
dilemne => dilemme
acceuil(?<end>\p{L}*) => accueil{end}
ap(?<end>rendre|ris|rends)(?!\p{L}) => app{end}
apel(?<end>er|é|ez) => appel{end}
apelle => appelle
addresse => adresse
interress(?<end>\p{L}*) => intéress{end}
proffess?eur => professeur
develop(?<end>\p{L}+) => dévelop{end}
croivent => croient
des(?= (?:que (?:possible|vous|je|tu|nous|il|elle|on))) => dès
des(?= (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|maintenant|aujourd’hui)) => dès
ca => ça
sa(?= (?:va|fait|marche|me|te|se|ne|sera|serait|dépend|suffit|m’|c’est|s’est)) => ça
je suit? => je suis
je sui => je suis
jai => j’ai
cest => c’est
sil(?= (?:vous|te)) => s’il
j’est => j’ai
je n’est => je n’ai
je (?:c’est|s’est|ces) => je sais
j’appel => j’appelle
je vai[t]? => je vais
je (?<object>${objectPronouns})vien => je {object}viens
(?<one>pour|de|à|sans|avant de|afin de) quand a => {one} quant à
quand (?:a|à)(?= (?:moi|toi|lui|elle|nous|vous|eux|la|l’)) => quant à
quand au(?<end>x?) => quant au{end}
(?<one>suite|suites|grace|grâce|face|quant|rapport|merci|bonjour|jusqu’|fur|peut-être|relatif|attention|cause) ?a(?= ) => {one} à
jusqu’ à => jusqu’à
grace à => grâce à
^a(?= (?:\p{L})) => à
a(?= (?:bientôt|bientot|demain|cause|propos|partir|côté|cote|plus tard|nouveau|peu près)(?!\p{L})) => à
c’et => c’est
c’était => c’était
y a[- ]t[-’ ]il => y a-t-il
(?<one>a|va|aura|fera|sera)(?: t’|[- ]t[’ ])(?=il|elle|on) => {one}-t-
(?<!’)est ce qu(?=e |’) => est-ce qu
qu’est ce qu(?=e |’) => qu’est-ce qu
(?<=^|[,.] |(?:va|faudrait) )peut être(?= (?:que |qu’)) => peut-être
${clauseStart}(?<one>${singularDeterminer}) (?<noun>\p{L}+) (?<verb>a|avait) (?<adverb>${adverbs})était => {one} {noun} {verb} {adverb}été
(?<one>[jt]’|tu |il |elle |on |nous |vous |ils |elles )(?<verb>ai|as|a|avons|avez|ont) (?<adverb>${adverbs})était => {one}{verb} {adverb}été
^(?<one>il|elle|on|tu|qui|ça|cela) m(?<verb>a|avait)(?= (?:${adverbs}(?:dit|fait|\p{L}+é|\p{L}+u|pris|mis|écrit|promis|permis)(?!\p{L}))) => {one} m’{verb}
(?<one>il|elle|on|tu|ils|elles) (?<word>m|t)(?<verb>a|as|ont|avait|avais)(?= (?:${adverbs}(?:dit|fait|\p{L}+é|\p{L}+u|pris|mis|écrit|promis|permis)(?!\p{L}))) => {one} {word}’{verb}
(?<one>il|elle|on|tu|ils|elles) (?<word>l)(?<verb>a|as|ont|avait|avais)(?= (?:${adverbs}(?:\p{L}+é|\p{L}+u|pris|mis|écrit|promis|permis)(?!\p{L}))) => {one} {word}’{verb}
(?<one>il|elle|on) c’(?=est |était ) => {one} s’
(?<one>ils|elles) ce(?= (?:sont )) => {one} se
(?<one>il|elle|on|ils|elles|qui) ce(?= (?:\p{L}+)) => {one} se
ça c’est(?= (?:${adverbs}passé)) => ça s’est
se(?= (?:(?:matin|soir|week-end|jour|mois|moment|qui|que|qu’|n’est|n’était|sera|serait|mec|genre|truc|type)(?!\p{L}))) => ce
(?<=^|(?<!\p{L})(?:dans|avec|sur|par|pour|à|de|sous) )se(?= (?:(?!compte|souvenir|retour|repos|plaisir|devoir|contact|doute|reproche|dessin){masculine}(?!\p{L}))) => ce
(?<=(?:ne|pas|${clauseStart}) ?)ces(?= (?:(?:bien|pas|très|trop|vrai|moi|toi|lui|pour|un|une|le|la|mon|ma|quoi|que)(?!\p{L}))) => c’est
${clauseStart}s’est(?= (?:(?:bien|pas|très|trop|vrai|moi|toi|pour|un|une|le|la|mon|ma)(?!\p{L}))) => c’est
(?<one>ils|elles) on => {one} ont
(?<one>${pluralDeterminer}) {pluralNoun} on(?= (?:${adverbs}(?:\p{L}+é|\p{L}+er|\p{L}+u|\p{L}+it|\p{L}+is|fait|été|besoin|raison|tort|peur|hâte)(?!\p{L}))) => {one} {pluralNoun} ont
(?<one>ils|elles) son => {one} sont
(?<one>${pluralDeterminer}) {pluralNoun} son(?= (?:(?:pas|bien|très|trop|tous|toutes|déjà|encore|là|en|à|\p{L}+s)(?!\p{L}))) => {one} {pluralNoun} sont
(?<=(?<!\p{L})(?:avec|à|de|dans|pour|sur|par|sans|chez|et) )sont => son
${clauseStart}ont(?= (?:(?:a|est|va|peut|doit|veut|fait|se|ne|m’a|y|était|avait|pourrait|devrait|voudrait)(?!\p{L}))) => on
(?<one>il|on|ça|cela|qui|tout) et(?= (?:${adverbs}(?:\p{L}+é|\p{L}+i|\p{L}+u|pas|très|trop|bien|en|là|mort|content|prêt|malade|possible)(?!\p{L}))) => {one} est
elle et(?= (?:${adverbs}(?:\p{L}+ée|\p{L}+ie|\p{L}+ue|\p{L}+é|pas|très|trop|bien|malade|contente|prête)(?!\p{L}))) => elle est
(?<!’)est(?= (?:(?:moi|puis|merci|ensuite|je|j’)(?!\p{L}))) => et
(?<=(?<!\p{L})(?:jour|moment|endroit|cas|époque|maison|ville|rue|année|heure|pays|lieu|semaine|là) )ou(?= (?:(?:je|tu|il|elle|on|nous|vous|ils|elles|j’)(?!\p{L}))) => où
(?<=(?<!\p{L})(?:sais|sait|savez|savoir|demande|dis|dites|dire|comprends) (?:pas |plus |jamais )?)ou(?= (?:(?:je|tu|il|elle|on|nous|vous|ils|elles|j’|est|sont|en)(?!\p{L}))) => où
^ou(?= (?:(?:est|es|sont|êtes|vas|va|vais|puis|habites|travailles)(?!\p{L}))) => où
d’ou(?= (?:viens|vient|venez|tu|vous|il)) => d’où
où bien => ou bien
tout(?= (?:(?:les|mes|tes|ses|nos|vos|ces) {feminines}(?!\p{L}))) => toutes
tout(?= (?:(?:les|mes|tes|ses|nos|vos|ces) )) => tous
quelque(?= (?:{singular}(?!\p{L}))) => quelques
leur(?= (?:{singular}(?!\p{L}))) => leurs
(?<one>il|elle|on|ça|cela|qui|y) à(?= (?:(?:${adverbs}(?:\p{L}+é|\p{L}+u|fait|dit|pris|mis|pas|été|\p{L}+i)|la|le|un|une|du|des|beaucoup|besoin|raison|envie|peur)(?!\p{L}))) => {one} a
y à => y a
${clauseStart}(?<one>${singularDeterminer}) (?<noun>\p{L}+) à(?= (?:${adverbs}${notParticipleNoun}(?:{er}é|{rightParticiple}|été)(?!\p{L}))) => {one} {noun} a
${clauseStart}(?<one>${singularDeterminer}) (?<noun>(?!(?:tout|fait)(?!\p{L}))\p{L}+) a (?<adverb>${adverbs}){er}er => {one} {noun} a {adverb}{er}é
(?<=(?:^|[,;.:!?] |(?<!\p{L})(?:et|mais|donc) )(?:je |tu |nous |vous |ils |elles |j’)(?:(?!(?:que|qui|dont|où|si|car|et|mais|sais|pense|crois|dis|savez|sait|parce)(?!\p{L}))[\p{L}’-]+ ){1,9})(?<!(?<!\p{L})(?:il|elle|on|y|qui|ça|cela|lui|ne|nous|vous|leur) )a(?= (?:(?:la|le|l’|mon|ma|mes|ton|ta|tes|votre|vos|notre|nos|cette|ce|ces|sa|ses|leur|toi|moi|lui|elle|nous|vous|eux|une?|quelle?|qui|quoi|tous|chaque|\p{L}{2,}(?:er|ir|re)|\d+)(?!\p{L}))) => à
(?<=(?<!\p{L})(?:oublié|laissé|resté|allé|pensé|rentré|parlé|demandé|répondu|dit|donné|envoyé|arrivé|arrivée|mangé) (?:(?:l|m|c|t|s)es \p{L}+ )?)a(?= (?:(?:la|le|l’|mon|ma|mes|ton|ta|votre|vos|cette|ce|sa|ses|toi|moi|lui|elle|nous|vous|midi|\d+)(?!\p{L}))) => à
si j’(?:aurais|aurai) => si j’avais
si (?<one>tu) (?:aurais|avait) => si {one} avais
si (?<one>il|elle|on) aurait => si {one} avait
${clauseStart}(?<one>s(?:i|’))(?<subject> ?(?:je|j’|tu|il|elle|on|nous|vous|ils|elles) ?)(?<object>${objectPronouns}){conditional}(?<end>ais|ait|ions|iez|aient) => {one}{subject}{object}{conditional}{end}
(?<one>j’aimer|j’apprécier|je souhaiter|je voudr|je désirer)ai(?= (?:(?:que|${clitics}\p{L}+(?:er|ir|re|oir|é|ez)|vous|un|une)(?!\p{L}))) => {one}ais
(?<=(?:informe|préviens|confirme|promets|annonce|assure) que je ){conditional}(?<never>)ais => {conditional}{never}ais
(?<=(?:^|[,;.] |(?<!\p{L})(?:que|quand|si|lorsque|comme|où) )vous )(?<word>\p{L}+r)ai => {word}ez
(?<=(?:^|[,;.] |(?<!\p{L})(?:que|quand|si|lorsque|comme|où) )vous )pouvais => pouviez
vous (?:aver|avé) => vous avez
vous (?:ete|ète|êtez) => vous êtes
vous (?:faisez|faîtes) => vous faites
vous disez => vous dites
(?<=(?:^|[,;.] |(?<!\p{L})(?:que|quand|si|lorsque|comme|où) )vous ${objectPronouns})${er}é(?! ?vous) => {er}ez
(?<=(?<!\p{L})(?:que|quand|si|lorsque|où) vous ${objectPronouns})${er}er => {er}ez
(?<=${subjunctiveTrigger}(?:je |j’|tu |il |elle |on |nous |vous |ils |elles )${objectPronouns})(?!êtes venu){subjunctive} => {subjunctive}
(?<=${subjunctiveTrigger}tu ${objectPronouns})(?<word>\p{L}+[^aeiou]e) => {word}s
que je aille => que j’aille
que j’(?<=que j’)fasse => que je fasse
(?<=${subjunctiveTrigger}vous ${objectPronouns})${er}ez => {er}iez
je (?<object>${objectPronouns}){jeForm} => je {object}{jeForm}
tu (?<object>${objectPronouns})a => tu {object}as
tu (?<object>${objectPronouns})est => tu {object}es
tu (?<object>${objectPronouns})va => tu {object}vas
(?<one>il|elle|on) (?<object>${objectPronouns})as => {one} {object}a
tu (?<object>${objectPronouns}){jeForm} => tu {object}{jeForm}
j’(?<object>${objectPronouns}){jeForm} => j’{object}{jeForm}
je (?<object>${objectPronouns}){present}(?:es|ent) => je {object}{present}e
j’(?<object>${objectPronouns}){present}(?:es|ent) => j’{object}{present}e
tu (?<object>${objectPronouns}){present}(?:e|ent) => tu {object}{present}es
(?<=(?:^|[,;.] |(?<!\p{L})(?:que|quand|si|mais|et|car) )(?:il|elle|on) ${objectPronouns}){ilForm} => {ilForm}
(?<=qu’(?:il|elle|on) ${objectPronouns}){ilForm} => {ilForm}
(?<one>il|elle|on) (?<object>${objectPronouns}){present}(?:es|ent) => {one} {object}{present}e
(?<one>ils|elles) (?<object>${objectPronouns}){present}e => {one} {object}{present}ent
(?<one>ils|elles) (?<object>${objectPronouns})travail => {one} {object}travaillent
(?<=je .*)vous {present}es => vous {present}e
(?<one>je|il|elle|on) (?<object>${objectPronouns})travail => {one} {object}travaille
(?<one>ils|elles) (?<object>${objectPronouns})(?<verb>\p{L}+)ait => {one} {object}{verb}aient
(?<one>ils|elles) (?<object>${objectPronouns}){ilsForm} => {one} {object}{ilsForm}
c’est moi qui (?:a|est) => c’est moi qui ai
(?<=${notAfterPronoun}(?<!\p{L})${pluralDeterminer} ){plural} => {plural}
(?<=${notAfterPronoun}(?<!\p{L})${singularDeterminer} ){singular} => {singular}
(?<=l’){singular} => {singular}
(?<one>mes|tes|ses|nos|vos|ces|quelques) (?<word>(?!(?:que|quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|tout|très|trop|plus|si|\p{L}+(?:al|au|eu|ail|ou|er|ir|oir|re|é|ent))(?!\p{L}))\p{L}{2,}[^\Wsxz])(?= |$|[.,;!?]) => {one} {word}s
(?<one>ma|mon|ta|ton|sa|son|cette|une) (?<word>\p{L}{2,}(?:ion|ance|ette|esse|ment))s => {one} {word}
(?<one>beaucoup|plus|trop|peu|assez) (?<word>plus |de )?probleme(?<end>s?) => {one} {word}problème{end}
${clauseStart}(?<one>les|mes|tes|ses|nos|vos|ces|des) {pluralNoun}(?<clause> que (?:j’ai|tu as|il a|elle a|on a|nous avons|vous avez) \p{L}+)? (?<verb>était|est|sera|serait|avait|a|peut|doit|va) => {one} {pluralNoun}{clause} ¤{verb}
¤était => étaient
¤est => sont
¤sera => seront
¤serait => seraient
¤avait => avaient
¤a => ont
¤peut => peuvent
¤doit => doivent
¤va => vont
(?<!(?<!\p{L})(?:rien|quelqu’un|quelque chose|personne|(?:une?|petit) \p{L}+) d.*)(?<=(?:pour |sans |(?<!(?<!\p{L})(?:rien|quelqu’un|chose|personne|quoi|plus|moins|beaucoup|peu|trop|assez|celui|ceux|combien|point) )d(?:e |’)|(?<!\p{L})à )${clitics})${notParticipleNoun}${er}(?:é|ez) => {er}er
(?<=(?:pour |sans |d(?:e |’)|(?<!\p{L})à )(?:vous |me |te |se |nous |lui |m’|t’|s’)+)${er}(?:ée|és|ées) => {er}er
(?<=${modalVerb} ${clitics})${er}(?:é|ée|és|ées|ez) => {er}er
(?<=(?<!c’)${formOfAvoir} ${adverbs})${er}(?:er|ez|ais|ait|ai) => {er}é
(?<=(?<!\p{L})a )été => été
(?<=(?<!(?<!\p{L})(?:que|qu’|quels|quelles|combien|les|l’|m’|t’|nous|vous).*)${formOfAvoir} ${adverbs}){participle} => {participle}
(?<=(?<!(?<!\p{L})(?:que|qu’|quels|quelles|combien|les|l’|m’|t’|nous|vous).*)${formOfAvoir} ${adverbs})${er}(?:és|ées|ée)(?! par(?!\p{L})) => {er}é
(?<=(?:me|m’|s’|se) ?(?:suis|est) ${adverbs})(?:permit|permi|permie) => permis
(?<=elle (?:ne |n’)?(?:s’)?(?:est|était|sera) ${adverbs})${er}er => {er}ée
(?<=elles (?:ne |se )?(?:sont|étaient|seront) ${adverbs})${er}er => {er}ées
(?<=(?:ils|nous nous|${pluralDeterminer} \p{L}+s) (?:ne |se )?(?:sont|étaient|seront|sommes) ${adverbs})${er}er => {er}és
(?<=${formOfEtre} ${adverbs})${er}er => {er}é
(?<=${clauseStart}(?:la|une|cette|ma|ta|sa|votre|notre) {feminine} (?:est|était|sera|serait|a été|avait été) ${adverbs})${er}(?:é|er) => {er}ée
(?<=elle s’est ${adverbs})(?<word>tromp|lev|couch|réveill|occup|bless|excus|habill|install|énerv|fâch|dépêch|arrêt|mari|inquiét)é(?! (?:le|la|les|un|une|des|l’)) => {word}ée
(?<=(?:il|elle|on|je) (?:me |s’|ne s’|n’)?(?:suis|est|était) )(?<word>part|sort|fin|réuss|chois|serv)it => {word}i
elle est parti => elle est partie
elle est (?<word>venu|revenu|devenu|descendu|sorti) => elle est {word}e
(?<=(?:la|une|cette|ma|ta|sa|votre|notre) {feminine} que (?:j’ai|tu as|il a|elle a|on a|nous avons|vous avez|vous m’avez|tu m’as|il m’a) ){er}é(?= |$|[,.])(?! (?:\p{L}+(?:er|ir|re)|à|de)(?!\p{L})) => {er}ée
(?<=(?:les|des|mes|tes|ses|vos|nos|ces) {masculines} que (?:j’ai|tu as|il a|elle a|on a|nous avons|vous avez|vous m’avez|tu m’as|il m’a) )(?<word>vu|reçu|lu|pris|mis|{er}é)(?! (?:\p{L}+(?:er|ir|re)|à|de)(?!\p{L}))(?=(?: |$|[,.])) => {word}¤s
(?<=(?:les|des|mes|tes|ses|vos|nos|ces) {feminines} que (?:j’ai|tu as|il a|elle a|on a|nous avons|vous avez|vous m’avez|tu m’as|il m’a) )(?<word>vu|reçu|lu|pris|mis|{er}é)(?! (?:\p{L}+(?:er|ir|re)|à|de)(?!\p{L}))(?=(?: |$|[,.])) => {word}e¤s
(?<word>\p{L}+?)s?¤s => {word}s
raisons personnel(?:le)? => raisons personnelles
${notAfterPreposition}(?<one>la|une|ma|ta|sa|cette|votre|notre) {feminine} ${notAfterVerbOfPerception}(?:impay)(?:er|é) => {one} {feminine} impayée
${notAfterPreposition}(?<one>les|des|mes|tes|ses|vos|nos|ces|deux|trois|plusieurs) {feminines} ${notAfterVerbOfPerception}impay(?:er|ée?|és) => {one} {feminines} impayées
${notAfterVerbOfPerception}${notAfterPreposition}(?<one>la|une|ma|ta|sa|cette|votre|notre) {feminine} ${notParticipleNoun}${er}(?:er|é) => {one} {feminine} {er}ée
${notAfterVerbOfPerception}${notAfterPreposition}(?<one>les|des|mes|tes|ses|vos|nos|ces|deux|trois|plusieurs) {feminines} ${notParticipleNoun}${er}(?:er|é|ée|és) => {one} {feminines} {er}ées
${notAfterVerbOfPerception}${notAfterPreposition}(?<one>les|des|mes|tes|ses|vos|nos|ces|deux|trois|plusieurs) {masculines} ${notParticipleNoun}${er}(?:er|é) => {one} {masculines} {er}és
${notAfterVerbOfPerception}${notAfterPreposition}(?<one>le|un|mon|ton|son|ce|votre|notre) {masculine} ${notParticipleNoun}${er}er => {one} {masculine} {er}é
${notAfterPreposition}(?<one>les|des|mes|tes|ses|vos|nos|ces|deux|trois|plusieurs) {masculines} {adjective} => {one} {masculines} {adjective}¤s
(?<=${clauseStart}(?:les|des|mes|tes|ses|vos|nos|ces) {masculines}(?: que \p{L}+’?\p{L}* \p{L}+(?: \p{L}+)?)? (?:étaient|sont|seront|seraient) ${adverbs})(?<word>\p{L}+é) => {word}s
(?<=${clauseStart}(?:les|des|mes|tes|ses|vos|nos|ces) {feminines}(?: que \p{L}+’?\p{L}* \p{L}+(?: \p{L}+)?)? (?:étaient|sont|seront|seraient) ${adverbs})(?<word>\p{L}+ée?) => {word}¤es
(?<word>\p{L}+?)e?¤es => {word}es
(?<=${clauseStart}(?:les|des|mes|tes|ses|vos|nos|ces) {masculines} (?:étaient|sont|seront) ${adverbs}){adjective} => {adjective}¤s
(?<=${clauseStart}(?:les|des|mes|tes|ses|vos|nos|ces) {feminines} (?:étaient|sont|seront) ${adverbs})(?<word>longue|belle|importante|contente|grande|petite|bonne|triste|malade|compliquée|difficile) => {word}s
(?<word>\p{L}+?)s?¤s => {word}s
(?<!(?<!\p{L})n(?:e |’))(?<one>je|tu|il|elle|on|${clauseStart}nous|${clauseStart}vous|ils|elles) (?!ne |n’)(?<object>${objectPronouns})(?<verb>(?!(?:suis-je|et|ou|n’|ne)(?!\p{L}))\p{L}+) (?<word>pas|jamais)(?!\p{L}| ?-) => {one} ne {object}{verb} {word}
j’(?<object>${objectPronouns})(?<verb>\p{L}+) (?<word>pas|jamais) => je ne {object}{verb} {word}
c’(?<verb>est|était) (?<word>pas|jamais)(?! mal) => ce n’{verb} {word}
(?<one>je|tu|il|elle|on|nous|vous|ils|elles|qui) ne (?=[aeiouyéêh]\p{L}* (?:pas|jamais)|y |en ) => {one} n’
`

/** Words with only one valid spelling, so that missing accents can be added. */
export const accentedWords =
  'après déjà très être même voilà bientôt français problème problèmes collège mère père frère réunion prénom téléphone désolé désolée réponse études étais était écrire intéressé intéressant expérience compétences société prêter arrêt plaît plutôt reçu rendez-vous numéro médecin dernière première année été fête tête hôpital bénéficier différence événement intérêt'
