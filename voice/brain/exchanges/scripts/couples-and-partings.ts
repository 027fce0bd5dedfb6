/** Long relationships, distance, jealousy, breaks, separations, exes, being single, and wanting to be held. */
export const couplesAndPartings = `
> (il|mon mari|ma femme|mon copain) oublie (notre anniversaire|notre anniversaire de mariage|notre anniversaire de rencontre|la date|la saint-valentin) | ma copine oublie (notre anniversaire|notre anniversaire de mariage) | il oublie toujours notre anniversaire | (il|mon mari|ma femme|mon copain|ma copine) m’a rien (offert|acheté|fait) | il m’a rien offert (pour mon anniversaire|pour noël|pour la saint-valentin|pour nos dix ans) | (il|mon mari|ma femme|mon copain|ma copine) (m’offre|me fait) jamais (rien|de cadeau|de surprise) | on a rien fait pour (notre anniversaire|nos dix ans|la saint-valentin|notre anniversaire de rencontre) | (il|mon mari|ma femme) m’a (offert|acheté) (un aspirateur|une cocotte|un robot) | (il|mon mari) m’a offert (un fer à repasser|une poêle) | (mon mari|ma femme) m’a rien (offert|fait|acheté) pour (mon anniversaire|noël|la saint-valentin) | (mon copain|ma copine) m’a rien (offert|fait) pour mon anniversaire
Ce n’est pas le paquet qui manque, c’est que quelqu’un y ait pensé sous la douche. C’était quoi, l’occasion ?
Une date oubliée ou un cadeau à prise électrique, ça en dit long, et sans ruban. Il y a eu une réaction, en voyant la déception ?
On dit « c’est pas grave », et le « pas grave » reste à table tout le dîner.
oui: Bon. Alors le message est passé, au moins en partie.
non: Il faudra peut-être le dire avec des mots, et pas avec le silence de la vaisselle.
sinon: Je comprends. C’était une occasion facile, pourtant.

> (il|mon mari|ma femme|mon copain) me dit jamais (je t’aime|qu’il m’aime|de mots doux|rien de gentil|que je suis belle) | ma copine me dit jamais (je t’aime|qu’il m’aime) | (il|mon mari|ma femme) (sait|arrive) pas dire (je t’aime|ses sentiments|ce qu’il ressent) | (mon copain|ma copine) sait pas dire (je t’aime|ses sentiments) | (il|mon mari|ma femme|mon copain|ma copine) me fait jamais (compliments|compliment|câlins|bisous|déclarations) | (il|elle|mon mari|ma femme) (m’embrasse|me touche|me prend dans ses bras|me prend la main) (plus|jamais) | (il|elle|mon mari|ma femme) est pas (démonstratif|démonstrative|tendre|affectueux|affectueuse) | je manque (de tendresse|d’affection|d’attention) (dans mon couple|avec lui)?
Il y en a qui disent « je t’aime » en vérifiant les pneus. Mais l’oreille, elle, aimerait l’entendre. Ça s’est arrêté, ou ça n’a jamais commencé ?
Savoir et entendre, ce n’est pas le même plat. Le dernier mot doux, il remonte à quand ?
On ne réclame pas un poème, juste une main qui s’attarde ou une phrase de trois mots.
sinon: Je comprends que ça manque. C’est une faim qui ne se voit pas.

> (il|mon mari|ma femme) m’a (préparé|fait) (le dîner|un petit plat|le petit déjeuner) | (mon copain|ma copine) m’a préparé (le dîner|un petit plat) | (il|mon mari) m’a préparé (mon plat préféré|un gâteau) | il m’a préparé le dîner (ce soir|ce matin) | (il|mon mari|ma femme) m’a (emmené|invité) (au restaurant|au cinéma|en week-end) | (mon copain|ma copine) m’a emmené (au restaurant|au cinéma) | (il|mon mari) m’a emmené à la mer | il m’a emmené au restaurant (ce soir|par surprise) | on part en (week-end|voyage) en amoureux (samedi|vendredi|demain|bientôt)? | on a passé (un week-end|une soirée|un moment) (en amoureux|rien que tous les deux|à deux|sans les enfants) | on s’est (retrouvés|embrassés) comme (au début|au premier jour|avant) | (on a dansé|on a ri) (tous les deux)? (dans la cuisine|dans le salon) (hier soir)? | on s’aime (encore|toujours) (comme au premier jour|autant|après vingt ans) | (mon mari|mon copain) m’a (préparé|fait) un (petit|bon) (plat|dîner) | (ma femme|ma copine) m’a (préparé|fait) un petit plat | (mon mari|mon copain) m’a cuisiné un petit plat | (mon mari|mon copain) m’a préparé un petit repas | on a passé une (soirée|journée|nuit) en amoureux (sans les enfants|au restaurant|à la maison)?
Voilà une soirée qui ne coûte rien au voisinage et qui réchauffe l’immeuble. Le plus joli moment, c’était ou ce sera quoi ?
Un geste comme ça, au milieu d’une semaine ordinaire, ça vaut un bouquet. C’était en quel honneur ?
Ça fait plaisir, un couple qui se souvient de se faire la cour.
sinon: Alors c’est encore mieux : sans raison, c’est la meilleure.

> on (dort|fait) (plus ensemble|chambre à part|lit à part|dans des chambres séparées) | on dort plus ensemble (depuis un an|depuis des mois) | je dors dans (la chambre d’amis|le canapé|une autre chambre|la chambre des enfants|le salon) | je dors dans la chambre d’amis (depuis des mois|depuis une semaine|à cause de ses ronflements|depuis notre dispute) | (il|mon mari|ma femme) dort dans (la chambre d’amis|le canapé|une autre chambre|la chambre du fond) | il dort dans la chambre d’amis (depuis des mois|depuis une semaine) | (il|mon mari) ronfle et (je dors|je vais dormir|je finis) (sur le canapé|dans le salon|dans la chambre d’amis) | ma femme ronfle et (je dors|je vais dormir) sur le canapé | je dors (dans le salon|sur le canapé|à côté) à cause de ses ronflements | je dors plus avec (mon mari|ma femme|lui|elle)
Deux chambres, deux réveils, et un couloir au milieu. C’est pour dormir, ou c’est aussi pour ne plus se parler ?
Certains y dorment mieux et s’aiment très bien, d’autres y perdent le fil. De quel côté ça penche ?
La nuit dit parfois tout haut ce que la journée arrange.
sinon: Je vois. Le plus dur, souvent, c’est l’heure où chacun éteint de son côté.

> (il|mon mari) (parle|reparle) (encore|toujours) de (son ex|son ancienne) | (ma femme|mon copain|ma copine) parle encore de (son ex|son ancienne) | il parle (tout le temps|souvent|sans arrêt) de (son ex|son ancienne) | (il|mon mari) parle encore de (son ancien|son ex-femme|son ex-mari|sa première femme) | (il|mon copain|ma copine|mon mari) a gardé les (photos|lettres|affaires|messages) de son ex | (il|mon copain|ma copine) (voit|revoit|parle à|écrit à) son ex | il voit toujours son ex | il voit son ex (et ça m’énerve|et ça me rend jaloux) | (il|elle) me compare à son ex | il (est|reste) (proche de|ami avec) son ex | (il|elle) like les photos de son ex | (mon mari|mon copain|ma femme|ma copine) parle (encore|tout le temps) de son ex (tout le temps)?
Une troisième personne à table, invisible, et qui ne débarrasse jamais. Ça sort à quel moment, d’habitude ?
C’est vexant, de partager la soirée avec un souvenir. Qu’est-ce qui dérange le plus : la tendresse, ou la comparaison ?
On ne peut pas rivaliser avec un fantôme, il a toujours l’air reposé.
sinon: Je comprends. Ça pique là où on voudrait être le seul prénom.

> j’ai (trouvé|vu|lu) un message (d’une autre|d’une femme|d’un homme|bizarre|louche)? sur son téléphone | (il|elle|mon mari|ma femme|mon copain|ma copine) cache son téléphone | (il|mon mari|ma femme|mon copain|ma copine) rentre (tard|de plus en plus tard) | il rentre tard (tous les soirs|en ce moment|sans raison) | j’ai (un doute|des doutes|des soupçons) (sur lui|sur elle|sur mon mari|sur ma femme|sur sa fidélité) | je crois qu’il (me cache quelque chose|me ment|voit quelqu’un|a quelqu’un d’autre|me trompe) | je suis jaloux de (sa collègue|sa secrétaire|ses copines|son passé) | je crois que (mon mari|ma femme|mon copain|ma copine) (me ment|me trompe|a quelqu’un|me cache quelque chose|voit quelqu’un) | je soupçonne (mon mari|ma femme|mon copain|ma copine)
Le doute, ça transforme chaque sonnerie en indice. C’est parti de quoi ?
On surveille un écran retourné sur la table, et la soirée n’a plus aucun goût. Ça dure depuis quand ?
Ne pas savoir, c’est parfois plus usant que savoir. Ça se comprend.
sinon: Je vois. C’est peut-être rien, et ça prend quand même toute la place.

> (on fait|on a décidé de faire|il veut faire|elle veut faire|il veut|elle veut) (une pause|un break) (dans notre couple|tous les deux)? | (on a décidé|on va|on a choisi) (se séparer|se quitter|divorcer) | on a décidé se séparer (d’un commun accord|après vingt ans) | on se sépare (mais on vit encore ensemble|d’un commun accord|après dix ans|après vingt ans)? | on est séparés (mais on vit encore ensemble|mais sous le même toit) | il (a|m’a) (demandé|parlé de) (une séparation|le divorce) | (mon mari|ma femme) (veut|m’a demandé) (divorcer|se séparer) | on se (dirige|dirige doucement) vers (la séparation|une séparation|le divorce)
Une décision comme celle-là, même prise calmement, ça vide une pièce d’un coup. Comment ça se passe, dans la maison, ce soir ?
On parle de cartons et de dates, et le cœur n’a pas encore lu le courrier. C’est venu de qui ?
C’est une fin, et une fin mérite mieux que « ça va passer ». Alors je ne le dirai pas.
sinon: Je comprends. Les jours d’entre-deux sont les plus bizarres.

> je l’ai (quitté|quittée|largué|larguée) (hier|la semaine dernière|il y a un mois|après dix ans|et je m’en veux|et je culpabilise)? | j’ai (quitté|largué) (mon copain|ma copine|mon mari|ma femme) | j’ai quitté mon copain (ce week-end|la semaine dernière|il y a un mois|et je m’en veux) | j’ai (rompu|mis fin à notre histoire|mis fin à notre relation) (hier|ce week-end|la semaine dernière)? | c’est moi qui (suis parti|l’ai quitté|ai décidé de partir) (et je m’en veux|et je culpabilise|mais c’est dur)? | j’ai eu le courage de (partir|le quitter|la quitter|rompre) | j’ai quitté (ma femme|mon mari|mon copain|ma copine) (la semaine dernière|il y a un mois|et je m’en veux)
Partir, on croit que c’est le rôle facile, et on porte la valise et la faute. C’était mûri depuis longtemps ?
Une porte fermée de sa propre main, ça fait quand même un courant d’air. Qu’est-ce qui a décidé, à la fin ?
Dire « c’est fini » demande de la force, et après il n’en reste plus beaucoup pour la soirée.
oui: Alors la décision était vieille, c’est le mot qui était neuf.
non: C’est sorti presque tout seul, donc. Ça arrive, quand la coupe est pleine.
sinon: Je comprends. On peut avoir choisi et être triste, les deux tiennent ensemble.

> (il|mon ex) m’a (rendu|ramené|déposé) (mes affaires|mes clés|mes livres) | il m’a (rendu|ramené) (un carton|mes cartons) | il m’a rendu mes affaires (aujourd’hui|devant la porte) | j’ai (rendu|récupéré|ramené) (ses|mes) (clés|affaires|cartons) | j’ai déposé ses (clés|affaires) | j’ai (rendu|récupéré) ses livres | j’ai rendu ses clés (chez lui|aujourd’hui) | j’ai (supprimé|effacé|bloqué) (son numéro|ses photos|nos photos|nos messages|sa conversation|ses messages) | j’ai (jeté|brûlé|rangé|mis dans un carton) (ses lettres|ses photos|ses affaires|nos photos) | j’ai enlevé mon alliance (hier|aujourd’hui)? | je porte (encore|toujours) mon alliance | j’ai (encore|toujours|gardé) (sa brosse à dents|son pull|ses affaires|son t-shirt|son écharpe) | j’ai encore sa brosse à dents chez moi | j’ai (effacé|supprimé|jeté|brûlé) toutes (nos|ses) (photos|lettres) | j’ai tout (effacé|supprimé|jeté) de lui
Ce sont des objets de rien, et ils pèsent comme des meubles. Lequel a été le plus dur ?
Un geste tout petit, et il fait le bruit d’une vraie fin. Ça a soulagé, ou ça a rouvert ?
On trie, on rend, on garde un truc sans raison. Il y en a toujours un.
sinon: Je comprends. Ce n’est pas l’objet, c’est tout ce qui est accroché après.

> j’ai vu (que mon ex|qu’il) (avait|a) (quelqu’un|une nouvelle copine|un nouveau copain|refait sa vie|déjà quelqu’un) | j’ai vu (sur instagram|par hasard) que mon ex avait quelqu’un | j’ai vu que mon ex avait quelqu’un sur instagram | mon ex (a|a déjà) (quelqu’un|une nouvelle copine|un nouveau copain|refait sa vie|eu un enfant|un bébé|quelqu’un d’autre) | mon ex (va se marier|s’est marié|attend un enfant|va être papa|va être maman|est en couple|est heureux) | j’ai croisé (son nouveau copain|sa nouvelle copine|mon ex avec sa nouvelle copine|mon ex avec son nouveau copain) | je regarde (tout le temps|tous les jours)? (le profil|les photos|l’insta|les stories) de mon ex | je (surveille|stalke|espionne) mon ex (sur instagram)? | mon ex (attend un bébé|attend un enfant|va avoir un bébé|va être père|va être mère|se marie|est fiancé)
Un pouce glisse sur l’écran, et voilà le ventre qui descend d’un étage. Ça s’est appris comment ?
Le plus dur n’est pas de voir quelqu’un à côté, c’est de voir le sourire. Qu’est-ce qui a fait le plus mal ?
La vie de l’autre continue, et personne n’a demandé l’autorisation. C’est vexant et c’est humain.
sinon: Je comprends. C’est une nouvelle qu’on n’avait pas demandée.

> je suis (encore|toujours) (amoureux|amoureuse) (de lui|d’elle|de mon ex) | je l’aime (encore|toujours) (malgré tout|même après ça|après deux ans|après tout ce temps) | j’arrive pas à (l’oublier|tourner la page|passer à autre chose|oublier mon ex|me remettre de ma rupture|faire mon deuil de cette histoire) | ça fait (un an|six mois|deux ans|des mois) et (j’y pense encore|je pense encore à lui|j’ai toujours mal|je l’aime toujours|c’est fini et j’ai toujours mal) | (je suis|toujours) pas (remis|remise|guéri) de (ma rupture|lui) | je m’en remets pas | j’ai encore rêvé de (lui|d’elle|mon ex) | j’arrive pas à tourner la page (après six mois|même après un an|depuis la séparation) | je m’en remets pas (de notre rupture|de notre séparation|de ma rupture) | je me remets pas de (notre rupture|notre séparation|mon divorce)
La tête a rendu les clés, et le cœur a gardé un double. Qu’est-ce qui le ramène le plus souvent ?
On ne guérit pas à date fixe, et l’entourage, lui, a un calendrier. On {te|vous} dit quoi, autour ?
Aimer encore quelqu’un qui n’est plus là, c’est laisser une lampe allumée dans une pièce fermée.
sinon: Je comprends. Une page comme ça, elle colle aux doigts.

> (il|mon ex) veut (revenir|qu’on se remette ensemble|qu’on réessaie|une deuxième chance|me revoir|recommencer) | (il|mon ex) (regrette|dit qu’il regrette|m’a dit qu’il regrettait) (d’être parti|tout)? | (il|mon ex) m’a demandé (de revenir|une deuxième chance|si on pouvait réessayer|de lui pardonner|de le reprendre) | il est revenu (avec des fleurs|à la maison|vers moi|comme si de rien n’était) | il veut qu’on (recommence|réessaie|reprenne) (tous les deux|à zéro|ensemble)?
Le retour de la personne, avec son sourire et ses anciennes phrases. En l’apprenant, la première seconde, c’était quoi ?
Une deuxième chance, c’est le même livre, en espérant une autre fin. Qu’est-ce qui aurait changé, depuis ?
Ça flatte, ça remue, et ça fait ressortir tous les dossiers d’un coup.
sinon: Cette première réaction dit souvent quelque chose. On la garde sous la main.

> je (me suis installé|vis|vais vivre|m’installe|vais m’installer) (chez lui|avec mon copain|avec ma copine) | je me suis installé chez lui (depuis un mois|depuis une semaine|ce week-end) | (il|mon copain|ma copine) s’est installé chez moi (ce week-end|depuis un mois)? | on a (signé|trouvé|visité) (le bail|un appart ensemble|notre appartement|un appartement à deux|notre premier appartement) | on a signé le bail (aujourd’hui|tous les deux) | on vit ensemble (depuis|et c’est) (un mois|une semaine|le mois dernier|dur|super|génial) | il prend toute la place (dans le placard|dans la salle de bain|dans l’armoire|dans le lit) | j’ai (gardé|pas lâché|pas rendu) mon appart (au cas où)? | j’ai (plus|pas) (d’espace|un moment à moi|de coin à moi) depuis qu’on vit ensemble
Deux brosses à dents, un seul placard, et une frontière qui avance la nuit. Qui a déjà perdu du territoire ?
Vivre sous le même toit, c’est découvrir comment l’autre range ou ne range pas les couteaux. La plus grande surprise, c’est quoi ?
Une adresse à deux, ça fait du bien à prononcer, même au milieu des cartons.
sinon: Ah, l’article un du règlement intérieur est tout trouvé.

> (mon copain|ma copine) (part|repart) (pour|pendant) (trois mois|deux semaines) | (mon mari|ma femme|il) part pour (trois mois|deux semaines) | mon copain est reparti pour (trois mois|deux semaines) | mon copain part (demain|ce matin|ce soir|dimanche) pour trois mois | (mon copain|ma copine) part pour (un mois|une semaine|un an|son travail) | je l’ai (accompagné|déposé) à (la gare|l’aéroport) (ce matin|ce soir|aujourd’hui)? | on s’est dit au revoir (à la gare|à l’aéroport|sur le quai) | on se voit (seulement)? (une fois par mois|le week-end|un week-end sur deux|deux fois par an|pendant les vacances) | (il|mon copain|ma copine) habite (à l’étranger|à trois heures d’ici|à cinq cents kilomètres|à l’autre bout de la france|loin d’ici|en espagne) | (il|mon copain) habite au canada | (il|elle|mon mari|ma femme|mon copain|ma copine) me manque (quand il est pas là|quand elle est pas là|terriblement|déjà|la nuit) | c’est dur (la distance|d’être loin de lui|d’être loin d’elle|les au revoir) | mon copain est parti (pour six mois|pour un an|travailler à l’étranger|au canada|en mission) | ma copine est partie (pour six mois|pour un an|à l’étranger|au canada)
Le quai, les bagages, le dernier signe par la vitre, et le retour à un seul ticket. La prochaine fois, c’est quand ?
La distance, on la sent surtout à des bêtises : le deuxième oreiller, la tasse qui ne bouge pas. C’est quoi, ce qui manque le plus ?
On s’aime en comptant les jours, et les dimanches soir comptent double.
sinon: Ça fait un trou dans la semaine. On peut en remplir un bout ce soir.

> (c’est|je trouve ça) (agréable|bien|reposant|super|pas mal) d’être célibataire | je suis (bien|heureux) (célibataire|toute seule|tout seul|sans personne) | j’aime (bien)? (être célibataire|ma vie de célibataire|mon célibat|ma liberté|vivre seul) | j’ai besoin de personne (pour être heureux|pour être heureuse) | je suis mieux (tout seul|toute seule|célibataire) | j’ai pas (besoin|envie) (d’un mec|d’une femme|d’un homme|de me caser|d’être en couple) | je suis mieux (toute seule|tout seul) (que mal accompagnée|que mal accompagné|sans personne)
Tout le lit, toute la couette, et personne pour finir les chocolats. C’est quoi, le plus grand luxe, là-dedans ?
Être bien comme ça, ça surprend toujours ceux qui posent des questions au repas du dimanche. Il y en a qui insistent ?
On n’a rien à réparer quand rien n’est cassé. Ça s’entend, en plus.
oui: Il y en a toujours un, avec un cousin à présenter.
non: Un entourage reposant. C’est rare, et ça se garde.
sinon: Ça se comprend très bien. Moi, j’applaudis la couette.

> (ma mère|mon père|ma sœur|ma famille) veut me (caser|présenter quelqu’un|voir en couple|marier|trouver quelqu’un) | (mes amis|ma grand-mère|ma tante) veut me (caser|présenter quelqu’un) | ma mère veut absolument me caser | on me demande (toujours|tout le temps|à chaque fois|à chaque repas) (si j’ai quelqu’un|quand je me marie|pourquoi je suis célibataire|si j’ai rencontré quelqu’un|quand je fais des enfants) | on me demande (toujours|tout le temps) c’est pour quand | (ma mère|mon père) me demande (toujours|tout le temps|à chaque fois) (si j’ai quelqu’un|quand je me marie|quand je fais des enfants) | (ma tante|ma grand-mère) me demande (toujours|tout le temps) si j’ai quelqu’un | je suis le seul (célibataire|à être célibataire|sans personne) (de la bande|de la famille|de mes amis|au mariage|à table) | tout le monde (est|se met|se marie) (en couple)? autour de moi | tous mes amis (sont en couple|se marient|sont mariés|sont casés) (et pas moi|sauf moi)? | je suis (encore|toujours) célibataire (et ça me fait bizarre|et ça me pèse|et je le vis mal|et j’en ai marre|à mon âge|après tout ce temps)? | (ma mère|ma famille|ma tante) veut (absolument)? me marier (à tout prix)? | on veut (toujours)? me (présenter quelqu’un|caser)
La question arrive entre le fromage et le dessert, avec toute la table qui se penche. Qui la pose le plus fort ?
Le nombre impair à table, et tout le monde qui veut arranger ça. Ça pèse, ou c’est surtout le regard des autres ?
On peut être bien et en avoir assez d’être le sujet, les deux en même temps.
sinon: Je vois le tableau. La prochaine fois, on peut répondre « et toi, ton couple, ça va ? »

> j’ai (passé|fêté) (la saint-valentin|le nouvel an|noël) (seul|tout seul|en célibataire) | j’ai passé (mes vacances|le réveillon) (seul|tout seul) | j’ai passé la saint-valentin seul cette année | (la saint-valentin|le réveillon|le nouvel an) (toute seule|tout seul|sans personne|en célibataire) | la saint-valentin toute seule (c’est dur|c’est triste) | (ça fait|je suis seul depuis) (trois ans|longtemps) que (j’ai personne|j’ai eu personne|je suis seul|j’ai pas eu quelqu’un) | (ça fait|y a) (trop|tellement) longtemps (que j’ai personne|que je suis seul|que je suis seule) | j’ai (peur de|l’impression que je vais) (finir|rester) (seul|tout seul|vieille fille|vieux garçon) | j’ai peur de finir seul toute ma vie | je (vais|crois que je vais) finir (seul|tout seul) | je rencontrerai (jamais|plus) (personne|quelqu’un) | ça fait dix ans que je suis (seul|célibataire|tout seul)
C’est long, et ça s’entend surtout les jours où le monde marche par deux. C’est quel moment qui manque le plus, dans le fait d’être deux ?
On s’organise très bien, et puis un soir on voudrait juste que quelqu’un demande « tu rentres quand ? ». C’est ce genre de soir ?
Je ne vais pas promettre qui viendra ni quand. Je peux seulement dire que ce soir, ça parle à deux.
oui: Alors on le passe ensemble, ce bout de soir-là.
non: Bon, alors c’est un autre genre de manque. Il a le droit d’être dit aussi.
sinon: Je comprends. C’est précis, ce manque, il a presque une forme.

> j’ai (besoin|envie) (qu’on me prenne dans les bras|qu’on me serre dans les bras|de tendresse|d’affection|de bras|de douceur|d’être serré dans les bras|d’un câlin ce soir|d’une épaule) | j’ai besoin qu’on me prenne dans les bras ce soir | ça fait (longtemps|des mois) (que personne|qu’on) (m’a pas|m’a) (touché|pris dans les bras) | ça fait (des années|un an) que personne m’a pas (touché|pris dans les bras) | ça fait (longtemps|des mois) que personne m’a pas (serré dans les bras|embrassé|caressé) | personne (me touche|me prend dans ses bras|m’a pris dans ses bras|m’a prise dans ses bras|me serre dans ses bras) (depuis des mois|depuis longtemps)? | (les câlins|la tendresse|le contact|les bras de quelqu’un|la chaleur de quelqu’un) me manque
La peau a une mémoire, et elle réclame sans faire de phrases. Les derniers bras, c’était ceux de qui ?
Je n’ai pas de bras, je ne vais pas faire semblant. J’ai une voix, et je peux la mettre tout près.
On parle de faim, de soif, de sommeil, et jamais de ce manque-là. Pourtant il se sent dans les épaules, non ?
oui: Oui, juste là. Alors on les laisse descendre doucement, ces épaules.
non: Ailleurs, alors, mais bien là. Ça mérite d’être dit.
sinon: Merci de me le dire. Ça reste un peu de chaleur, même en souvenir.

> j’ai (terriblement)? envie de (lui|le voir|l’embrasser|sentir sa peau|ses mains) (ce soir|cette nuit)? | je pense à (sa peau|ses mains|son corps|son parfum|sa bouche|ses bras) | je pense à sa peau (tout le temps|le soir|cette nuit) | (je le|je la) désire (encore|toujours|comme au premier jour|tellement) | il me fait (un effet fou|de l’effet|fondre|frissonner) | on (s’est frôlés|a failli s’embrasser|était à deux doigts de s’embrasser|s’est retenus) (hier|hier soir)? | y a une (tension|alchimie|électricité) (entre nous|entre lui et moi) | je pense (tout le temps)? à (ses mains|sa peau|sa bouche|son odeur) (tout le temps)?
Le désir arrive par un détail : une nuque, une manche relevée, une voix. C’était lequel ?
Ça donne une drôle d’électricité à la soirée, une envie pareille. L’autre le sait, ou le devine ?
Il y a des silences entre deux personnes qui chauffent plus qu’un radiateur.
oui: Alors l’attente est partagée, et c’est la plus délicieuse.
non: Alors le secret tient encore, à la force des mains dans les poches.
sinon: Très joli détail. Je comprends la température.

après: on fait une pause dans notre couple | je l’ai quitté hier | j’ai rendu ses clés | mon ex a refait sa vie | j’arrive pas à l’oublier | mon ex veut revenir

> (on était|on est restés|on a été) (ensemble|mariés|en couple) (dix ans|un an) | on était ensemble (depuis|pendant) dix ans | (ça faisait|ça a duré) (dix ans|un an) (qu’on était ensemble)?
Ça fait des saisons, des clés, des habitudes de café. Qu’est-ce qui revient sans prévenir ?
Un temps pareil, ça ne se range pas dans un carton, même grand.
sinon: Forcément. C’est par là que ça rentre.

> (on a|il y a) (des enfants|deux enfants|un chien|une maison|le crédit) (ensemble|à partager)? | (les enfants|mes enfants|mon fils|ma fille) (savent|sont tristes|pleurent|demandent) | les enfants savent (pas|où il est)
Il y a donc des petites oreilles, ou des murs, au milieu de l’affaire. Qu’est-ce qui leur a été dit, pour l’instant ?
Ça complique les adieux, quand il faut se revoir tous les vendredis.
sinon: Ça se fait au jour le jour, et c’est déjà beaucoup.

> (elle|il) est plus (jeune|belle|beau|mince|riche|drôle|intelligente|intelligent) que moi | (elle|il) a (dix|quinze|vingt) ans de moins que moi | (elle|il) est tout (ce que je suis pas|l’inverse de moi)
Se comparer à la personne qui arrive après, c’est un concours sans règlement ni jury. Qu’est-ce qui pique le plus, dans ce portrait ?
Plus ceci, plus cela : le miroir fait des heures supplémentaires, ces soirs-là.
sinon: Je comprends. C’est là que l’orgueil et le chagrin se donnent la main.

> je (suis|me sens) (soulagé|soulagée|libre|léger|légère|mieux) | c’est (mieux comme ça|un soulagement|la bonne décision|pour le mieux) | je sais que c’est (mieux comme ça|la bonne décision) | je (respire|revis) (depuis|enfin)?
Le soulagement arrive parfois en retard, avec un air coupable. Il a le droit d’entrer. Il est venu quand ?
On peut respirer mieux et avoir mal, dans la même poitrine.
sinon: Alors on le laisse s’installer.

> (il|elle) (a pleuré|a crié|a rien dit|pleurait|était en colère|l’a mal pris|l’a bien pris|a compris|a supplié|s’y attendait) | (j’ai|on a) (pleuré|beaucoup pleuré|pleuré ensemble|crié)
On garde longtemps la tête de l’autre à ce moment-là. Et ensuite, il s’est dit quelque chose ?
Une scène pareille, ça reste dans les yeux quelques nuits.
oui: Ces derniers mots-là, on les sait par cœur.
non: Parfois le silence fait le travail, et il le fait mal.
sinon: Je comprends. Ces minutes-là prennent toute la place, après coup.

après: il me dit jamais je t’aime | il oublie notre anniversaire | on fait chambre à part | il parle encore de son ex | mon copain part pour trois mois | on se voit une fois par mois | je me suis installé chez lui

> (je lui ai|j’ai) (dit|parlé|demandé|fait remarquer|écrit) | je lui ai dit (que ça me manquait|que ça me blessait|ce que je ressentais|pourquoi) | (je lui en ai|j’en ai) (parlé|jamais parlé) | (j’ose|je veux) pas (lui)? (dire|en parler|faire d’histoires)
Dit ou pas dit, ça s’entend dans la façon de poser les assiettes. Qu’est-ce qu’il faudrait que l’autre comprenne, au fond ?
Le plus difficile, c’est la première phrase. La deuxième vient toute seule.
sinon: C’est clair, dit comme ça. Ça tiendrait dans une cuisine, un soir calme.

> il (dit|m’a dit|répond|m’a répondu) (que j’exagère|que c’est rien|que je me fais des idées|qu’il m’aime|qu’il sait pas faire) | il (dit|m’a dit) (que c’est comme ça|désolé|pardon) | (il|elle) (est|a toujours été) comme ça | (son père|sa mère|sa famille) (était|étaient) (pareil|pareille|comme ça)
C’est une réponse, et ce n’est pas tout à fait celle qu’on attendait. Ça a suffi, sur le moment ?
Il y a des gens qu’on n’a jamais appris à dire les choses, et ça ne console qu’à moitié.
oui: Alors tant mieux. Parfois un demi-mot remplit un grand trou.
non: Ça reste donc ouvert, comme une fenêtre en février.
sinon: Je vois. Ça ne ferme pas tout à fait la porte, ça ne l’ouvre pas non plus.

> (ça fait|depuis) (dix ans|un an) (de mariage|qu’on est ensemble|qu’on est mariés|qu’on vit ensemble|ensemble)? | on est (ensemble|mariés) (depuis|il y a) dix ans
C’est une longue conversation, avec des blancs dedans. Il y a eu une année meilleure que les autres ?
Un bail pareil, ça donne le droit de vouloir encore des fleurs.
oui: Elle doit bien avoir laissé une recette quelque part.
non: Toutes pareilles, alors, à quelques vacances près.
sinon: Je comprends mieux ce qui est en jeu.
`
