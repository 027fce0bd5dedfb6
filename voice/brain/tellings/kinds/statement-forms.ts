const relatives =
  'copain|copine|amie?s?|meilleure?|mari|femme|compagne?|compagnon|conjointe?|fils|filles?|enfants?|gamins?|ados?|mere|pere|parents|freres?|soeurs?|demi|beau|belle|grand|petite?s?|cousine?s?|tante|oncle|neveu|niece|chefs?|cheffe|patronne?|boss|manager|collegues?|voisine?s?|profs?|coloc|ex|associee?|clients?|clientes?|bebe|bande|potes?'

/** Somebody of whom the caller speaks. */
const person = `(il|elle|ils|elles|(mon|ma|mes|notre|nos|son|sa|ses|la|le|les) (${relatives})( (mere|pere|soeur|frere|fils|fille|famille|parents|amie?))?)`

/**
 * Reactions and questions that fit a statement by its form (who wants, who said, since when), whatever it
 * is about. The first form that matches counts, so special forms come before general ones.
 */
export const statementForms = String.raw`
s appel(le|ait|lent) \w+
Et question caractère ?

(je|j) (ai |me suis )?(fait|dit|commis|plante~|trompe~) (une|des|la|ma|mes|cette)? ?(\w+ )?(erreur|betise|connerie|faute|bourde|gaffe)s?
Ça arrive aux meilleurs.
Au moins, ce n’est pas resté caché.
C’est rattrapable ?
Quelqu’un s’en est aperçu ?

${person}( \w+)? (m |me |nous |lui |leur )*(a |ont |avait |avaient )?(dit|repondu|annonce|disait|disent|balance|sorti|lance|promis|jure|explique|avoue|repete) (que|qu|de|d|un|une|le|la|c)
Et {toi|vous}, {tu as|vous avez} répondu quoi ?
C’était dit sur quel ton ?
Et {toi|vous}, comment {tu l’as|vous l’avez} pris ?
{Tu crois|Vous croyez} qu’il y avait autre chose derrière ?

peut etre (que |qu )?(il|elle|ils|elles|c|j|je|ca|on|pas|bien)|si ca se trouve|je me dis (que|qu)
Le doute a parfois raison, et parfois il exagère.
On peut laisser la question ouverte un moment.
Et si c’était vrai, qu’est-ce que ça changerait ?
Qu’est-ce qui {te|vous} fait penser ça ?

(on|je|j|il|elle|ca|nous) (ne |n )?(l )?(ai|as|a|avais|avait|avions|suis|est|me suis|s est)? ?jamais (pu|ose|reussi|eu l|eu le temps|pris le temps|su|voulu|fait|vu|dit|joue|essaye|goute|appris|quitte|pense|parle|voyage|danse)
Il y a des choses qui attendent leur heure.
On a tous une ou deux cases restées vides.
C’est un regret, ou ça {te|vous} va comme ça ?
Et si c’était à refaire ?

(on|je|j|nous|il|elle) (devais|devait|devions|aurais du|aurait du|etais cense|etait cense|comptais|comptait)
Les projets qui ne se font pas gardent une drôle de place.
La vie a souvent son propre agenda.
Et qu’est-ce qui s’est passé, finalement ?
C’est abandonné, ou c’est remis à plus tard ?

je pourrais|j pourrais|on pourrait|pourquoi pas (?!toi|vous)
Ça se tente.
C’est une piste, en tout cas.
Et {tu t’y vois|vous vous y voyez} déjà un peu ?
Qu’est-ce qui ferait pencher la balance ?

(il faut que je|faut que je|je dois|il faudrait que je|va falloir que je|faut que j|il faut que j|j ai a|je suis oblige~)
C’est noté dans un coin de la tête, alors.
Ça fait du bien de la nommer, cette chose à faire.
Et c’est pour quand ?
Qu’est-ce qui est le plus pénible, là-dedans ?
Par quoi {tu vas|vous allez} commencer ?

(je|j) (voudrais|aimerais|ai envie de|ai envie d|reve de|reve d|ai toujours voulu|veux)( bien| bien que| pas| plus| me| m| y| en| le| la| les| l)* (?!parler|bavarder|discuter|dire|savoir|commander|arreter|raccrocher|jouer|pratiquer|apprendre|entendre|causer|papoter)\w+(er|ir|re|oir)
C’est déjà quelque chose, de savoir ce qu’on veut.
Une envie dite tout haut pèse déjà un peu plus lourd.
Et le premier pas, ce serait quoi ?
{Tu y penses|Vous y pensez} depuis longtemps ?
Qu’est-ce qui {te|vous} retient, pour l’instant ?

${person}( \w+)? (ne )?(veut|veulent|voudrait|voudraient|aimerait|aimeraient|reve|compte|espere|envisage|refuse|hesite|preferent|prefere)
Et {toi|vous}, {tu en penses|vous en pensez} quoi ?
Vous avez pu en parler tous les deux ?
Et ça {te|vous} fait quoi, à {toi|vous} ?

(ma|mon|mes|sa|son|ses) \w+ (passe|passent|commence|commencent|entre|entrent|demenage|demenagent|se marie|se marient|accouche)
Ce sont des étapes, ces moments-là, même pour ceux qui regardent.
On y est un peu aussi, quand ce sont les siens.
{Tu y penses|Vous y pensez} beaucoup ?
Et {toi|vous}, {tu le vis|vous le vivez} comment ?
Ça se prépare comment, de {ton|votre} côté ?

${person} (rentre|rentrent|part|partent|arrive|arrivent|revient|reviennent|vient|viennent) (avec|demain|ce|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|en|dans|pour|bientot|chez)
Ça {te|vous} fait plaisir ?
Et {tu as|vous avez} prévu quelque chose ?

(ca fait|voila|depuis) (\w+ ){1,3}(ans|mois|semaines)( que| qu)? (je|j|on|nous|qu on|que je)(?! \w+ (mal|pas|plus|rien))
Ça compte, tout ce temps.
Ça fait un bout de vie.
Ça a passé vite, ou lentement ?
Et qu’est-ce qui a changé, depuis le début ?
Et au début, c’était comment ?

(quand j etais|a l epoque|dans le temps|avant je|avant on|avant j|petite? je|gamine? je|dans mon enfance|mon enfance)
Ces années-là laissent des traces partout.
On y revient souvent, à cette époque-là.
C’est un bon souvenir ?
Et qu’est-ce qu’il en reste, aujourd’hui ?

${person} (\w+ )?(aimait|adorait|chantait|cuisinait|jouait|racontait|riait|dansait|bricolait|jardinait|peignait|faisait (un|une|des|du|le|la|les))
Ça dessine quelqu’un, un détail pareil.
Ce sont ces choses-là qu’on garde.
{Tu as|Vous avez} une image qui revient, là ?
Et {tu étais|vous étiez} de la partie, parfois ?

${person}( lui| eux| elle)? (ne |n )?(me |m |nous |se |s |en |y )*\w+ (pas|plus(?! \w+ que)|jamais|rarement|guere)
Ça a toujours été comme ça ?
Et {toi|vous}, {tu voudrais|vous voudriez} que ce soit comment ?
{Tu as|Vous avez} déjà pu en parler avec quelqu’un ?

on (ne )?(s |se )\w+ (pas|plus|jamais|rarement)
Et avant, c’était comment ?
Ça s’est fait petit à petit, ou d’un coup ?

ils ont leur|elles ont leur|il a sa vie|elle a sa vie|chacun (sa|son)|c est (la vie|comme ca|ainsi)
On les élève pour ça, paraît-il, et ça n’empêche rien.
On le sait, et ça n’empêche pas d’y penser.
{Tu le dis|Vous le dites} sereinement, ou ça pince un peu ?
Et dans l’idéal, ce serait comment ?

${person}( \w+)? (me|m|nous) (aide|aident|attend|attendent|accompagne|soutient|soutiennent|comprend|ecoute|garde|prepare|depanne)(nt)? ?
Ça compte, quelqu’un sur qui s’appuyer.
Il y a de l’attention, là-dedans.
Et ça {te|vous} touche ?
Et ça {te|vous} facilite la vie ?

${person}( \w+)? (me|m|nous) (?!a |ont |faut|manque|manquent|plait|aime|dis |donn|pret|prepar)\w+(e|ent|it|t|d|nd)
Et dans ces moments-là, {tu fais|vous faites} comment ?
Et ça {te|vous} fait quel effet ?

(je|j|on) (ne )?(vais|va|pars|part|compte|prevois|prevoit) (me |m |te |y |en )?(?!bien|mal|mieux|pas|te|vous)\w+
Voilà qui est décidé.
Ça donne un cap.
C’est pour quand ?
Et {tu y vas|vous y allez} avec plaisir, ou à reculons ?

il y a (un|une|des) (\w+ )?(marche|parc|jardin|piscine|bibliotheque|mediatheque|cafe|boulangerie|cinema|club|association|chorale|bar|salle|lac|riviere|plage|foret|musee)
Et {tu y vas|vous y allez} de temps en temps ?
C’est loin, à pied ?

(je|j|on) (ai |a )?(deja |enfin |juste )*(plante|seme|repique|bouture)
C’est le plus patient des plaisirs.
Et ça pousse ?
C’est pour manger, ou pour regarder ?

(je|j|on) (l |les |y |lui |en |me |m )*(ai |a |suis )?(deja |enfin |presque |juste |encore )*(fait|prepare|cuisine|peint|cousu|tricote|construit|fabrique|bricole|monte|dessine) (un|une|des|du|de|le|la|les|mon|ma|mes)
Et le résultat ?
Le résultat {te|vous} plaît ?

(je|j|on) (ai |a |suis )?(deja |enfin |encore )*(lu|regarde|ecoute|visite|goute|essaye|teste|entendu) (un|une|des|du|de|le|la|les|mon|ma|mes|l)(?!.* (toute la|tout le|tous les|toutes les))
Et {tu en as|vous en avez} pensé quoi ?
Ça valait le détour ?

(je|j|on) (l |les |me suis |m |ai |a |suis )*(deja |enfin |encore |juste )*(rencontre|croise|revu|parle|appele|telephone|ecrit|envoye|demande|propose|invite) 
Et ça a donné quoi ?
Et comment ça s’est passé ?

(je|j|on) (l |les |me suis |m |ai |a |suis )*(deja |enfin |encore |juste )*(perdu|oublie|rate|casse|renverse|brule|loupe|manque|egare) (un|une|des|du|le|la|les|mon|ma|mes|l)
Ah, ça arrive toujours le mauvais jour.
Ça agace d’autant plus que c’était évitable.
C’est rattrapable ?
Et {tu as|vous avez} fait comment, sur le moment ?

(je|j|on) (l |me suis |m |ai |a |suis )*(deja |enfin |bien )*(decide|choisi|inscrit~|lance~|mis a|mise a|remis a|remise a|resolu)
Une décision prise, c’est un poids en moins.
Le pas est fait, et c’est souvent le plus long.
Qu’est-ce qui {t’a|vous a} décidé ?
Et les premiers pas, ça donne quoi ?

(je|j|on) (l |les |me suis |m |ai |a |suis )*(deja |enfin |juste )*(achete|trouve|recu|gagne|commande|adopte|recupere|herite)
{Tu t’y attendais|Vous vous y attendiez} ?
Et {tu vas|vous allez} en faire quoi ?

(je|j|on) (l |les |me suis |m |ai |a |suis )*(deja |enfin |juste )*(fini|termine|range|trie|nettoye|repare|boucle|rendu|livre|demenage|installe~)
Une chose de faite, et elle n’est plus à faire.
Voilà, c’est derrière.
Et maintenant, place à quoi ?
Ça soulage ?

je (bosse|travaille|fais de la|suis en stage|suis en formation|enseigne|gere|tiens)|j (enseigne|ai monte)|je suis (\w+ ){1,3}(depuis|dans|chez|a la|au|de metier)|c est mon (metier|boulot|travail)
Ça remplit une vie, un métier.
C’est un monde à part, chaque métier.
Et qu’est-ce qui {te|vous} plaît le plus là-dedans ?
C’était un choix, ou un hasard ?

j habite|je vis|on habite|on vit|j ai grandi|je viens (de|du|d) (?!me|m |le|la|voir|faire|dire|lire|passer|finir|rentrer|apprendre)
Un lieu, ça façonne les journées.
On s’attache aux endroits plus qu’on ne le croit.
Et {tu t’y sens|vous vous y sentez} chez {toi|vous} ?
Qu’est-ce qui {te|vous} plaît, là-bas ?

j ai (\w+ ){1,4}ans
Chaque âge a ses bons côtés, à condition de les trouver.
C’est un chiffre, et derrière il y a tout le reste.
Et comment {tu le vis|vous le vivez}, cet âge-là ?

(j aime|j adore|ce que j aime|je kiffe|je raffole)
Ça s’entend, quand on aime quelque chose.
Un plaisir à soi, c’est précieux.
Et ça {te|vous} vient d’où ?
C’est quoi, le meilleur moment ?

(je deteste|j ai horreur|je supporte pas|je ne supporte pas|j aime pas|je n aime pas|ca m enerve|ca me saoule|ca me gonfle|ca m agace)
Il y a des choses qui ne passent pas, et c’est ainsi.
Au moins, c’est clair.
Depuis toujours ?
Et qu’est-ce qui passe le moins, là-dedans ?

(je crois|je pense|je trouve|j ai l impression|je sens)( bien| pas)? (que|qu)
C’est une impression qui mérite d’être écoutée.
On sent souvent les choses avant de les savoir.
Qu’est-ce qui {te|vous} fait dire ça ?
Et ça date de quand, cette impression ?

(c est|c etait|tout est|ca devient|ca reste) (vraiment |trop |tres |un peu |assez |plutot |hyper |super |toujours |tellement |plus )*(complique|dur|long|bizarre|nul|lourd|difficile|penible|chiant|relou|fatigant|usant|frustrant|genant|la galere|galere|le bazar|la course|triste|dommage|etrange|tendu|pareil|comme avant)
Il y a des périodes où tout frotte.
Rien que de le dire, ça desserre un peu.
Le plus pénible là-dedans, c’est quoi ?
Et qu’est-ce qui allégerait un peu ?

(c est|c etait) (vraiment |trop |tres |un peu |assez |plutot |hyper |super |tellement |bien )*(beau|bien|bon|chouette|drole|cool|genial|sympa|agreable|joli|magnifique|touchant|doux|calme|tranquille|rigolo|delicieux|top)
Ça se garde, un moment comme ça.
Il en faut, des choses comme ça.
Et qu’est-ce qui {t’a|vous a} le plus plu ?
{Tu y retournerais|Vous y retourneriez} ?

(on|nous) (se|s|nous) \w+(ait|ions)
Et ça manque, aujourd’hui ?
Et ça s’est arrêté comment ?

(on|nous) (s est|nous sommes) \w+
Et depuis ?
Et l’idée, elle venait de qui ?

${person} (est|sont) devenu(e|s|es)?
Ça se voyait venir ?
Et ça {te|vous} fait quel effet ?

${person} (est|sont) (parti|morte?|decede|ne|nee|venu|alle|rentre|tombe|retourne|sorti|arrive|revenu|reparti|passe)(e|s|es)?
Et depuis ?
Et {toi|vous}, {tu le prends|vous le prenez} comment ?

${person} (est|sont|etait|etaient) (\w+ )?(gentil~|timides?|tetue?s?|dure?s?|froide?s?|stricte?s?|jalou~|adorables?|dou(x|ce|ces)|croyant~|religieu~|severes?|calmes?|nerveu~|bavard~|discrete?s?|genereu~|egoistes?|maladroit~|drole~|susceptibles?|autoritaires?|distante?s?|fier~|sensibles?|exigeant~|ambitieu~|solitaires?|maniaques?|radine?s?|tendres?|patiente?s?|impatiente?s?|compliquee?s?|speciale?s?|speciaux)
Ça a toujours été comme ça ?
Et avec {toi|vous}, ça se passe comment ?

${person} (lui |elle |eux )?(m |nous |l |les |lui |leur |y |en )*(a|ont) (?!(un|une|deux|trois|quatre|cinq|six|des|du|de|la|le|les|pas|plus|jamais|mal|peur|envie|besoin|l|trop|(\w+ ){1,3}(ans|mois|jours))\b)(\w+ )?\w+(e|i|u|is|it|ert|ait|es|ee)
Et {toi|vous}, {tu as fait quoi|vous avez fait quoi} ?
Et la suite ?
Et {toi|vous}, ça {t’a|vous a} fait quoi ?

(je|j) (ne |n )?(me |m |y |en |le |la |l )*(?!ai (pas|plus) (envie|besoin|peur))\w+ (plus|pas|jamais)(?! (envie|besoin|peur))( \w+){0,5}$
Et ça dure depuis quand ?
Qu’est-ce qui a changé ?

${person}( \w+)? (va|vont|peut|peuvent|doit|doivent|risque|risquent|devrait|devraient|pourrait|pourraient) (de |me |m |nous |se |s |y |en |le |la |les |l |lui |leur )*(?!pas|plus)\w+(er|ir|re|oir)
C’est pour bientôt ?
Et {toi|vous}, {tu le sens|vous le sentez} comment ?

(mon|ma) (mari|femme|compagne|compagnon|conjointe?|copain|copine|mec|meuf|homme|cheri~)( \w+)? (lui |elle )?(travaille|bosse|est (de nuit|de garde|prof|infirmi~|medecin|au chomage|retraite~|a la retraite|en deplacement))
Et à la maison, ça s’organise comment ?
Et {toi|vous}, ça {te|vous} va, ce rythme-là ?

(mon|ma|mes) (fils|filles?|enfants?|petits? (fils|fille|enfants?)|gamins?|ados?)( \w+)? (lui |elle )?(vit|vivent|habite~|travaille~|bosse~|etudie~|est (prof|infirmi~|medecin|avocate?|etudiante?|ingenieur~|en (stage|prepa|master|terminale|premiere|seconde|troisieme|quatrieme|cinquieme|sixieme)))
Et ça lui plaît, d’après {toi|vous} ?
Et les nouvelles, elles arrivent souvent ?

${person} (lui |elle )?(vient (de|du|d|des)|viennent (de|du|d|des)|habitent|vivent|travaillent|bossent|habite|vit|travaille|bosse|etudie|est (prof|infirmier|infirmiere|medecin|avocate?|etudiante?|ingenieur|caissiere?|vendeuse?|cuisinier|retraitee?|au chomage))
Et vous vous entendez bien, tous les deux ?

${person} (lui |elle )?(se sont|s est|etaient?|avaient?) \w+
Et {toi|vous}, sur le moment, {tu étais|vous étiez} comment ?

^((et|mais|sinon|bref|alors|puis|le soir|le matin|la nuit|le week end|le dimanche|en ce moment|parfois|souvent|des fois) )*${person} (?!c |s agit|s appel|me faut|faut|reste|y a|a (\w+ ){1,3}(ans|mois)|l a |l ont |m a |m ont |est |sont |a |ont )\w+
Et {toi|vous}, {tu le vis|vous le vivez} comment ?
Et {toi|vous}, {tu en dis|vous en dites} quoi ?

^((et|mais|sinon|bref|alors|puis) )*(j ai (?!(une?|des|de|du|la|le|les|mon|ma|mes|deux|trois|quatre|cinq|jamais|pas|rien|envie|peur|besoin|mal|hate|honte|confiance|rendez|faim|soif|froid|chaud|raison|tort|sommeil|droit|plus|trop|meme|encore|toujours|celle|libre|vide|tres|entre|comme|du|eu)\b)\w+(e|i|u|is|it|ert|ee|ie|ue)|je me suis \w+(e|i|u|is|it|ert|ee|ie|ue)|je suis (alle|parti|rentre|sorti|arrive|venu|tombe|reste|devenu|monte|descendu|retourne|passe|revenu)e?)
Et depuis ?
Et ça {t’a|vous a} fait quel effet ?
`
