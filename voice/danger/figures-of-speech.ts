import { compileWithoutCaptures } from '../text-analysis/compile-without-captures'

/** Words for a failed exam or a bad mark, in the form that `normaliseForDangerPatterns` returns. */
const schoolFailure =
  '(rate[a-z]*|loupee?s?|foiree?s?|redouble|bulletin|notes?|examens?|exams?|partiels?|bac|brevet|permis|concours|rattrapages?)'

const weekday = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** A leak or another repair, about which a neighbour or a landlord is asked. */
const repair =
  '(fuite|goutte|plafond|degats? des eaux|robinet|tuyau|chaudiere|chauffage|radiateur|ascenseur|interphone|poubelles?|colis|travaux|plombier|bassine|seau)'

/** Words which suggest that somebody who does not answer has had an accident. */
const signOfAccident =
  '(gaz|fumee|brule|gemi[a-z]*|crie[a-z]*|tombee?|chute|par terre|malade|agee?|vieille|vieux|seule?|ans|mamie|papi|inquiet[a-z]*|peur|bizarre|normal|courrier|volets?|jours|mort[a-z]*|suicid[a-z]*|bouge|respire|inconscient[a-z]*|electrocute[a-z]*|malaise)'

/**
 * Phrases that contain danger words and report no danger, in normalised text. They are blanked out before the danger
 * patterns are matched, so that a danger elsewhere in the sentence is still detected.
 */
const phrases: readonly string[] = [
  // Death.
  '(mort|morts|morte|mortes|mourir|meurs|meurt|mourait|mourais|creve|creves|crever|crevait|crevais|mourant)e?s? (litteralement |vraiment |presque )?(de|d) (rire|fatigue|faim|soif|honte|trouille|peur|froid|chaud|chaleur|ennui|envie|curiosite|jalousie|inquietude|sommeil|impatience|desir|plaisir|amour|bonheur|joie)',
  '(a|de quoi) (en )?(mourir|crever)',
  '(me|se) (pendre|pends|pend) a (son|sa|leur|ton|votre|ses) (cou|bras|levres|basques|crochets)',
  '(meurs|mourrais|mourir|crever|creve) (d|de) (envie|impatience|amour)',
  '(telephone|portable|ordi|ordinateur|batterie|voiture|frigo|pile|tele|machine|moteur|plante|micro|ecran|wifi) (est|etait) (completement |bien )?morte?',
  'mort(e|s)? de [a-z]+',
  '(plutot|je prefere|je prefererais) (mourir|crever) que (de )?(?!continuer|vivre|souffrir|rester)',
  '(plus|peur|pas peur|crainte|angoisse|phobie) (de|d) (la )?(mort|mourir)',
  '(je|j|on|nous) (etais|etait|suis|sommes|ai|avons) (failli )?(mort|morts|morte|mortes|mourir) (quand|en|devant|hier|a|tellement|ce matin)',
  'ne (le|la|les|te|vous) quitter(ai|ait)? (plus )?jamais',
  'apprendre a mourir|peine de mort|nature morte|point mort|poids mort|temps mort|morte? saison|toussaint|jour des morts|danger de mort|lettre morte|ivre mort|angle mort',
  'enterrement de vie( de)? (garcon|jeune fille|celibataire)',
  // A wish about where to die in old age, not a wish to die.
  '(mourir|partir|finir)( chez moi| dans mon lit| a la maison| dans ma maison)+( \\W| mais| et)* le plus tard possible',
  '(mourir|mourrai|meurt|meure|morte?|partir) (de vieillesse|de sa belle mort|de ma belle mort|dans mon sommeil a)',
  // Killing.
  '(tue|tuer|tues) (la|une|l|le|toute la) (soiree|ambiance|fete|game|concurrence|match|suspense|debat|envie|magie)',
  '(tuer|tue|tuait|tues|tuons|tuent) (le|un peu le|du) temps',
  '(ca|cela|cette [a-z]+( (?!je)[a-z]+)?|cet? [a-z]+( (?!je)[a-z]+)?|les [a-z]+|la [a-z]+|le [a-z]+|tu) (me|m) (a |as |ont )?(vraiment |juste |carrement |litteralement |trop )?(tue|tuent|tues|tuer|achevee?|crevee?|flinguee?|massacree?|tuees?)',
  'm a (tue|tuee|acheve|achevee) (cette|ce|cet|ta|sa|le|la|avec|quand il|quand elle)',
  '(cette|cet|ce|la|le) [a-z]+( [a-z]+)? (va|vont|allait|allaient|finira par) (me|m) (tuer|achever|crever)',
  '(me|se) (tue|tues|tuer|creve|crever|tuais) (au|a la|a|pour|sur) (travail|boulot|tache|taf|lui|le|la|les|te|vous|leur|repeter|expliquer|dire|faire|finir|ce)',
  'suis (tue|tuee) (au|a la|a) [a-z]+',
  '(mere|pere|maman|papa|parents|chef|cheffe|patron|patronne|boss|prof|coach|soeur|frere|coloc|colocs|copine|copain|femme|banquier|dentiste|proprio|belle mere|collegues?) (va|vont) (encore |me )*(me |m )?(tuer|massacrer|assassiner|etrangler|trucider)( si| quand| s | d avoir| pour|$)',
  '(va|vont) (me |m |nous )(tuer|massacrer|achever) (au (deuxieme|premier|second|prochain) tour|(a l|pendant l) (entretien|oral|examen|audition)|en (reunion|finale|demi finale|entretien)|au (jury|match|tournoi|poker|ping pong|scrabble))',
  '(va|vont) (me |m )(tuer|etrangler|massacrer) (si|quand|s) (j|je) (oublie|rentre|arrive|rends|casse|rate|perds|lui dis|ai encore|mange|dis)',
  '(tuer|tue|buter|exploser|eclater|fumer|massacrer|defoncer|battre|planter|descendre|abattre|degommer|eliminer|ecraser|bruler) (le|la|les|un|une|des|cet?|cette|ces|du|mon|ma|mes|trois|deux) (boss|zombies?|monstres?|dragons?|moustiques?|mouches?|araignees?|cafards?|fourmis?|poulet|poule|cochon|lapin|ordi|ordinateur|jeu|partie|record|score|score|temps|mauvaises herbes|clou|clous|tente|arbre|arbres|decor|biere|verre|calories|graisses?|oeufs?|blancs?|cartes?|bougies?|adversaires?|ennemis?|guepes?|frelons?|souris|rats?|virus|bacteries|microbes|tomates|salades?|fleurs|arbuste)',
  '(aime|aimais|aimait|aimee?|adore|adorais|belle|beau|triste|drole|jalouse|jaloux|amoureux|amoureuse) a (en )?(mourir|crever)',
  'tuer dans l oeuf|tuer pere et mere|tueuse?|c est (de la|une) tuerie',
  'ne ferai[ts]? pas de mal a une mouche',
  '(je|j) (me )?(tuerai|tuerais|damnerais|vendrais (pere et mere|mon ame)) pour (un|une|des|du|de la|ca|manger|dormir|avoir|y) ?[a-z]*',
  '(frere|soeur|fils|fille|copain|copine|pote|ami|adversaire|il|elle|ils|on) (m|l|s est|nous|les) ?(a|ai|ont|est)? ?(tue|tuee|tues|massacre|massacres|fume|eclate|detruit) (au|a la|aux|sur|dans la) (foot|tennis|ping pong|jeu|console|cartes|echecs|fifa|mario|partie|belote|petanque|poker|basket|match|course|piste)',
  'failli (me |m )?(noyer|etouffer|tuer (en|dans|sur|au|a)|casser)',
  // A score: "on s'est fait battre trois zéro".
  '(battre|battus?|battues?|bats|bat|mis|pris|perdu) (sechement |largement )?(un|deux|trois|quatre|cinq|six|sept|huit|[0-9]+) (a |sets? a )?(zero|un|deux|trois|quatre|cinq|[0-9]+)(?! (fois|heures?|minutes?|ans|jours?))',
  '(mere|maman|femme|copine|cheffe|chef|patron|patronne|boss|soeur|belle mere|prof) (elle |il )?(va|vont) (encore )?(me |m )(tuer|assassiner|etrangler|massacrer|etriper|trucider) (j ai|je suis|je vais etre|en voyant|a cause d[eu])( [a-z]+){0,2}',
  '(va|vont) (me|m) (tuer|assassiner|etrangler|massacrer|etriper) ([a-z]+ ){0,6}(prix|facture|note|bulletin|ticket|rayure|tache|bazar|desordre)',
  '(tue|tuer|tuee|explose|exploser|massacre|massacrer|ecrase|defonce|demonte|demonter|eclate|fume|raclee|humilie|battu|battre|bat|bats) (toujours |encore |hier |souvent |sechement )?(a|au|aux) (la |l )?(echecs|dames|belote|tarot|rami|poker|petanque|ping pong|tennis|foot|fifa|mario|mario kart|scrabble|monopoly|uno|billard|flechettes|babyfoot|bowling|quiz|course|karting|sprint|badminton|volley|basket|hand|judo|jeu|jeux|console|switch|molkky|cartes|loup garou|laser game|paintball)',
  '(chef|cheffe|patron|patronne|boss|prof|coach|banquier|dentiste|proprio|collegues) (il |elle |ils )?(va|vont) (encore )?me (tuer|massacrer|assassiner|etrangler)(?= (/|$))',
  // Parents after a bad mark; without such a reason the threat may be serious.
  `(?<=${schoolFailure} .*)(parents|pere|mere|maman|papa|daron|daronne|darons) (il |elle |ils )?(va|vont) (encore )?me (tuer|massacrer|assassiner|etrangler|trucider)`,
  // Suicide.
  '(me|m) (pendre|pends|flinguer|flingue|suicider|suicide|tirer une balle) (si|quand) (?!je |j |elle |il me|il part|on me)[a-z]+( [a-z]+)? (gagne|gagnent|perd|perdent|marque|chante|passe|annonce|annule|remet|ressort|repasse)',
  'suicide (politique|commercial|professionnel|financier|social|artistique|collectif|assiste|economique|marketing|sportif|electoral)',
  '(serait|c est|etait|est) (du|un|presque du|un vrai) (pur )?suicide',
  'suicide squad',
  'me (noyer|noie|noyais) (dans|sous) (le|la|les|un|mon|ma|mes|l) (boulot|travail|taf|paperasse|papiers|dossiers|details|mails|alcool|verre|cafe|the|soupe|emails|cours|chiffres)',
  '(me|m|se|s|te|t) (jeter|jette|lancer|lance|balancer|precipiter) (a l eau|dans le (grand )?bain|sur|dans les bras|dans l aventure|dans un projet|dans le travail|dans la lecture)',
  'sauter (le|la|les|une|un|des|de) (pas|ligne|lignes|repas|joie|classe|etape|etapes|page|pages|petit dejeuner|tour|haies|dejeuner|diner|chapitre|probleme|plombs|corde|seance|question|clotures?)',
  '(sauter?|saut|sauts|saute) (en parachute|a l elastique|a la corde|sur l occasion|aux yeux|au plafond|au cou|du coq|dans (la|ma) (douche|voiture|piscine|flaque|mer|baignoire)|dans l (eau|avion)|dans (le|un) (premier |prochain |dernier )?(taxi|train|bus|bain|lac|metro|tgv|avion)|a la perche|en longueur|en hauteur|a ski|dans le vide attachee?|a cloche)',
  '(me|m) (tirer|tire) (une balle dans le pied|de la|d ici|d affaire|vers le haut)',
  '(en finir|finir|en terminer) (avec|une bonne fois avec) (ce|cet|cette|ces|les|le|la|mes|mon|l|tout ce|ma|toute cette) (?!vie|existence|souffrance|monde|calvaire)[a-z]+',
  'en finir (une bonne fois )?(au plus vite )?avec (les|ce|cette|ces|le|mon|mes) (?!vie|existence|souffrance)[a-z]+',
  '(la )?corde (a sauter|a linge|sensible|raide|vocale)|cordes vocales|plusieurs cordes',
  'disparaitre (sous|de la circulation|des radars|dans la nature|sous terre|six pieds|un (moment|temps|week end|peu)|quelques|une semaine|de mon ecran|dans un trou)',
  // Blows on a door: "je tape sur la porte et je crie", but not after a word such as "enfermée".
  '(?<! (enferme[a-z]*|sequestre[a-z]*) .*)(?<= (je|nous|j ai|j avais) )(tap|cogn|frapp|toqu|tambourin)(e|es|ent|er|ait|ais|ons|ee?)( \\W| fort| encore| toujours| comme une? folle?| comme un fou)* (a|sur|contre|dans) (la|ma|une|sa|leur|les) (portes?|vitres?|parois?|fenetres?)( et (que )?(je|j|on|nous) (crie|hurle|appelle|crions))?',
  // Blows.
  '(reste|restee|restes|suis|etais|laisse|laissee) plantee?s? (la|comme|devant|debout|au milieu|avec)',
  'tap(e|es|ent|er|ait|ais) (toujours |souvent |encore |tout le temps )?(des|une|un|du|de la|de l|mes|ses|cent|vingt|dix) (clopes?|cigarettes?|thunes?|fric|argent|feu|euros?|balles|pognon|bieres?|garros?|tabac)',
  '(me|m|nous|lui|te) (a |as |ont |avait )?(tape|taper|tapent|tapes|tapait) (sur (le|les) (systeme|nerfs|haricot|ciboulot)|dans l oeil)',
  '(me|m) suis (tape|tapee) (la honte|l affiche|un|une|le|les|tout|toute|des|dix|cinq|huit)',
  '(me|m) (taper|tape|tapes) (la honte|l affiche|une barre|un delire|tout le boulot|tout le trajet|le menage|la vaisselle|toute la)',
  '(me|m) tape(r)? (un|une|des) (film|serie|soiree|resto|sieste|barre|kebab|pizza|glace|burger)s?',
  '(se|me|m|nous|te) (suis |fait |fais |faire |sommes |est |faits )*(battre|battu|battue|battus|bats|bat|massacrer|massacre|massacres|eclater|ecraser|defoncer|demolir|tuer|exploser) (toujours |encore |a chaque fois |tout le temps |souvent )?(a|au|aux|en|sur|dans) (plate couture|foot|football|tennis|echecs|cartes|scrabble|belote|ping pong|petanque|jeu|jeux|l examen|partiel|la course|mario|la console|monopoly|rami|tarot|quiz|trivial|basket|rugby|babyfoot|baby foot|poker|handball|badminton|fifa|la belote|la petanque|dames|finale|match)',
  '(frappe|frappee) par (la|le|l|son|sa|cette|ce|une|un)|(frappe|frappee|frapper|frappant|frappes) (a (la|sa|ma|ta|leur|votre|chaque)|d etonnement|dans le (sac|ballon|mur)|au carreau|aux carreaux|dans ses mains|des mains)',
  '(m a|ma) (beaucoup |vraiment |toujours )?frappe (c est|chez|dans (ce|cette|son|le|la)|par|que|de voir|ce)',
  '(coup|coups) (de (pression|stress|flippe|fil|telephone|main|pouce|foudre|coeur|barre|chance|tete dans|theatre|soleil|vieux|froid|chaud|blues|mou|fatigue|stress|neuf|balai|oeil|genie|maitre|peigne|pompe|poker|bol|gueule|jeune|rein|folie)|dur|franc|d oeil|d etat|d un soir|d epee dans l eau)',
  '(claque|claques|claquent|claquee?|claquer|claquait) (encore |toujours |souvent )?(la|une|sa|les|toutes les|des|ses) portes?',
  '(claque|claques|gifle) (en (voyant|lisant|ecoutant|regardant)|visuelle|musicale|artistique|monumentale)',
  'violon|violette?|violet|violets|volee de marches',
  '(coup de |coups de |planter? un )?(poignard|poignarde|poignardee|couteau|planter?) (dans le dos)',
  'battre (en retraite|la mesure|les oeufs|son plein|des records|le fer|pavillon)|bat son plein|(se|me) battre (pour|contre|avec)|coeur (qui )?bat(?! (n importe|tres|trop|vite|fort|mal|bizarre|plus|pas|de travers|a (cent|mille|deux)|dans tous|irreg))|batte? de base ball',
  '(brule|bruler|brulee?) (les etapes|d envie|d amour|un feu|le feu|le gateau|le roti|un cierge)|feu rouge',
  'a bout de (nerfs|souffle apres|bras)|tete contre (les|un) murs? (cette|ce|avec ce|avec l)|(c est |est )a se taper la tete',
  '(tire|tirer|tires) les (cartes|ficelles|vers)|tire (un trait|au sort)',
  'hache de guerre|couteau suisse|couteau a (pain|beurre)|couteaux de cuisine',
  'arme secrete|arme (a|de) double|arme de seduction',
  '(menace|menacee?) (de pluie|d orage|de partir|de bouder|de faire la greve|de demissionner)',
  // A neighbour or landlord who does not answer about a leak or a repair, unless something points to an accident.
  `(?<!${signOfAccident} .*)(?<=${repair} .*)(voisine?s?|gardienne?|proprio|proprietaire|locataire|concierge|monsieur|dame|gars|il|elle)( du (dessus|dessous)| d a cote| d en haut| du (premier|deuxieme|troisieme|quatrieme))?( il| elle)?( ne)? (repond|ouvre|decroche)( toujours)? (pas|plus)(?! .*${signOfAccident})`,
  // Somebody who does not answer and is probably busy, with the same exception.
  `(?<!${signOfAccident} .*)(il|elle)( ne)? repond (pas|plus)( au telephone| depuis hier)? (il|elle) (doit etre|est|est encore) (en (cours|reunion|vacances|week end|montagne|concert)|au (travail|boulot|sport|cinema|ski|marche|lycee)|a (l ecole|la piscine|la plage|la peche))(?! .*${signOfAccident})`,
  // Somebody who does not answer messages, except a relative, an old or ill person, or one who spoke of death.
  `(?<!(mere|pere|maman|papa|mamie|papi|mami|grand|tante|oncle|frere|soeur|fils|(?<!une )fille|voisine?|monsieur|dame|ans|seule?|malade|tombee?|adieu|mourir|mort|suicid[a-z]*|depress[a-z]*|noires|lettre) .*)(il|elle|ils|elles) (ne |n |me |m )*(a |ont )?((toujours |encore |plus |pas )+)?(repond|repondent|repondu) ((pas|plus|toujours|rien|encore) )*((a (mes|mon) [a-z]+|au telephone) )?depuis (hier|avant hier|(${weekday})|le week end|(un|une|deux|trois|quatre|cinq|six|dix|[0-9]+|quelques|plusieurs) (jours?|semaines?|mois))`,
  // The body.
  'sang (d encre|chaud|froid|neuf|bleu)|bon sang|prises? de sang|don du sang|(donne|donner|donnes|donnais|analyse|test) (mon|du|de|son) sang',
  'coeur (brise|lourd|serre|leger|gros|d or|sur la main|net|en miettes|qui saigne|saigne)|(fendu|brise|serre|creve|fend|mal|dechire) (le|au|mon) coeur|coeur (a|en) (rien|fete)',
  'souffle coupe|coupe le souffle|a couper le souffle|(coupe|coupee) l (appetit|herbe|envie)',
  '(ca|cela) (me|m a|te|vous|nous|lui) (coupee? |scie |sciee? )(les|bras et) (jambes|bras)',
  '(etouffe|etouffes|etouffer|etouffee|etranglee?|etrangler|etrangle) (de|d|en (voyant|lisant|entendant|decouvrant|regardant)|dans (cette|ce|ma|mon)|quand (j ai vu|il a dit)) ?(rire|chaleur|chaud|colere|rage|joie)?',
  'tombee? (dans les pommes|raide|amoureuse?|des nues|de haut|malade|enceinte|a l eau|bien|mal|a pic|d accord|en panne) (tellement|devant|quand|en voyant|de)',
  '(avoir|ai|a|avait) (perdu|failli perdre) la tete|perdu (mon|son) sang froid|perd(s|re)? (mon|son|du) (sang froid|temps)',
  '(overdose|indigestion|empoisonnement|intoxication|surdose) (totale )?(de|d) (travail|boulot|taf|chocolat|series?|infos|ecrans?|reunions?|mails|sucre|famille|noel|telephone|reseaux|netflix|foot|fromage|raclette|pub|musique|soleil|gateaux?|bonbons|cours|paperasse|films?|jeux|politique|zoom)',
  'cadeau empoisonne|poison d avril|empoisonne la vie|poisson',
  'accouche(r)? (d une souris|de tes mots|de ce)|enceintes? (acoustiques?|bluetooth|connectees?|portables?|de la ville)',
  '(il|elle|ca|tu|cela|ils) (m|me|nous) etouffe(s|nt)?',
  'quel malaise|le malaise|malaise (social|total|ambiant|general)|un peu de malaise',
  'mal (au|de) coeur|mal de mer|mal a l aise|plus de peur que de mal|pas plus mal|(du|un) mal fou|mal du pays',
  'inconscient(e|s|es)? (du|des|de|collectif)|dans mon inconscient|l inconscient|mon inconscient',
  'paralysee? (par|de|d) (la |le )?(peur|trac|stress|timidite|trouille|angoisse|idee|neige|greve)?|greve',
  '(voix|tete|nez) (casse|cassee|dans le guidon|ailleurs)|casser? les (pieds|oreilles|bonbons)|casse (la tete|pieds|noix)',
  'lame de fond|rasoir electrique|lames? de parquet',
  'petite?s? (orteil|doigt|dejeuner|peu|plat|creux|coin|pain|bout|cafe|tour|verre|boulot|appart|appartement)s?',
  // Ordinals that are not a school class: floors, ranks, times.
  '(cinquieme|quatrieme|troisieme|sixieme|seconde) (etage|position|place|fois|partie|annee|saison|episode|main|chance|guerre|rang|page|vitesse|roue|age|semaine|d autre|langue|generation|serie|jour|mois)',
  'annee de (terminale|seconde)|phase terminale|stade terminal',
]

const figurePattern = compileWithoutCaptures(` (?:${phrases.join('|')})(?= )`, 'g')

/**
 * Replaces figures of speech with "_". Expects and returns text in the form of
 * `normaliseForDangerPatterns`. `before`: what the caller said before, in the same form; some phrases
 * are figures of speech only after certain words.
 */
export const blankFiguresOfSpeech = (sentences: string, before = '') =>
  `${before}${sentences}`
    .replace(figurePattern, (phrase, start: number) => (start < before.length ? phrase : ' _'))
    .slice(before.length)
