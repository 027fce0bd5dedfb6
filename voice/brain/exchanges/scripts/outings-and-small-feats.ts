/** Outings, holidays, sports, hobbies and small events at home: a dead plant, a power cut, a lost password. */
export const outingsAndSmallFeats = `
> j’ai tué (mes plantes|mon orchidée|mon cactus|mon basilic|toutes mes plantes|ma plante) | je fais mourir toutes (mes|les) plantes | mes plantes (meurent toutes|crèvent toutes|sont mortes|sont toutes mortes) | mon (orchidée|cactus|basilic|bonsaï|ficus) est (mort|morte) | mon basilic (tient jamais|meurt toujours) | j’ai pas la main verte | j’ai oublié d’arroser (mes plantes|les plantes) | mes plantes font la tête
Tuer un cactus, c’est un exploit que la botanique étudie encore. Trop d’eau, ou trop d’oubli ?
Le basilic du supermarché arrive déjà en fin de carrière. Qu’est-ce qui survit, dans la maison ?
La main verte, c’est surtout beaucoup de pots vides cachés sur le balcon.
sinon: Alors le prochain pot sait à quoi s’en tenir.

> je prends des cours de chant | j’ai (commencé|pris) (les|des|un) cours de chant | j’ai fait mon premier cours de chant | j’ai chanté (au karaoké|devant des gens|en public|devant tout le monde) | on a fait un karaoké (hier|samedi|entre collègues)? | j’ai fait un karaoké | notre (chorale|chœur) a (chanté|donné un concert) (à l’église|dimanche|samedi)? | on a chanté (à l’église|devant deux cents personnes|à la maison de retraite|en concert) | (mon|notre) concert de chorale (s’est bien passé|était magnifique|était raté)
Ouvrir la bouche devant des gens pour autre chose que parler, ça met à nu jusqu’aux chaussettes. C’était quelle chanson ?
Une voix qui sort pour de vrai, ça surprend toujours son propriétaire. Et le public, il a suivi ?
Il y a le trac du couplet, et puis le refrain emporte tout.
oui: La salle a donc chanté dans sa barbe. C’est le plus beau bruit.
non: Le public est parfois lent à chauffer. Le micro, lui, ne juge pas.
sinon: Un morceau qui demande du souffle et un peu de culot.

> je me suis mis au dessin | j’ai dessiné (un portrait|mon chat|ma fille|un arbre|tout l’après-midi|toute la journée) | je dessine (le soir|tous les jours|dans le train|des visages) | mon (dessin|portrait) (ressemble à rien|est raté|ressemble pas|lui ressemble pas) | j’ai fait le portrait de (ma fille|ma mère|mon chat|mon père) | je sais pas dessiner les mains | j’ai pris un cours de (dessin|modèle vivant|bande dessinée) | je fais de la calligraphie
Le crayon voit ce que l’œil arrange. C’est qui, ou quoi, le modèle ?
Les mains, c’est la bête noire de tout le monde, et les oreilles arrivent juste derrière. Qu’est-ce qui résiste ?
Un portrait qui ne ressemble pas, c’est un cousin éloigné. On peut le garder.
sinon: Ça s’attrape à force de gommer. La gomme dessine aussi.

> j’ai monté un meuble (en kit|suédois|ikea) | j’ai monté (une armoire|une commode|un lit|une bibliothèque) (ikea|en kit|tout seul) | on a monté (un meuble|une armoire|un lit|une commode) et (on s’est engueulés|il reste des vis|il manque une pièce|c’est de travers) | il (reste|me reste) des vis (à la fin)? | j’ai monté (le tiroir|la porte|une planche) à l’envers | j’ai repeint (le salon|la chambre|la cuisine|les volets|un mur) (ce week-end)? | on a repeint (le salon|la chambre|la cuisine|les volets) | j’ai mis de la peinture (partout|sur le parquet|dans mes cheveux)
La notice était en images, et pourtant chacun y voit une histoire différente. Il reste des pièces ?
Monter un meuble ou refaire un mur, c’est se fâcher avec un objet, puis l’admirer. C’est dans quelle pièce ?
De la peinture dans les cheveux, c’est la preuve que quelqu’un a vraiment travaillé.
oui: Elles iront dans le tiroir à mystères, avec les autres.
non: Zéro pièce en trop, c’est presque louche.
sinon: Cette pièce-là n’aura plus la même tête, au petit matin.

> j’apprends à nager (à mon âge|à quarante ans|à cinquante ans|à soixante ans)? | j’ai (réussi à nager|nagé ma première longueur|mis la tête sous l’eau) | j’ai peur de (mettre la tête sous l’eau|l’eau|perdre pied) | je sais (enfin|presque)? nager (maintenant)? | j’ai pris mon premier cours de natation | j’apprends à (faire du vélo|conduire une moto|faire du patin|skier) à mon âge
Apprendre ça adulte, c’est deux fois plus de courage que les enfants, qui n’ont pas d’orgueil. Où en est la bataille ?
Le grand bassin paraît toujours plus profond vu du bord. Il y a quelqu’un de patient, à côté ?
Le jour où le corps comprend qu’il tient tout seul, plus personne ne peut le lui reprendre.
oui: Une voix calme au bord de l’eau, ça fait presque tout.
non: Il en faudrait une. Ça existe, les maîtres nageurs qui ne crient pas.
sinon: C’est déjà une bonne distance, pour qui partait du bord.

> j’ai (skié|fait du ski) (pour la première fois|ce week-end|toute la journée)? | je suis tombé (du tire-fesses|du télésiège|trois fois au ski|dix fois à ski) | je sais pas skier | on est (revenus|rentrés) du ski | j’ai fait (de la luge|des raquettes|du snowboard|du patin à glace|du ski de fond) (ce week-end|dimanche|avec les enfants)? | on a fait (de la luge|des raquettes|du patin à glace|du ski) (ce week-end|dimanche|avec les enfants)? | je suis allé à la patinoire | on est allés (à la patinoire|au ski|faire de la luge)
La neige fait tomber tout le monde au même rang, surtout au tire-fesses. Combien de chutes, à vue de genou ?
De l’air froid, des joues rouges, et un chocolat qui se mérite. C’était où ?
La glissade, c’est le seul moyen connu d’avoir de nouveau huit ans.
sinon: Le bilan est honorable. Les fesses diront le reste.

> j’ai (essayé|fait) du (surf|kayak|paddle|canoë|parapente|saut à l’élastique|parachute|char à voile) (pour la première fois|cet été)? | j’ai (essayé|fait) de la (voile|plongée|planche à voile|via ferrata) (pour la première fois|cet été)? | j’ai essayé (le surf|la voile|la plongée|le parapente|l’accrobranche) (pour la première fois|cet été)? | on a fait (du kayak|du canoë|du paddle|de l’accrobranche|de la voile|du rafting) (ce week-end|avec les enfants)? | je me suis (mis|inscrit) (à la voile|au surf|à la plongée|au kayak) | j’ai sauté en parachute | j’ai fait mon baptême de (plongée|parapente|l’air) | j’ai pas osé (sauter|le parapente|l’accrobranche|l’élastique)
Voilà quelque chose que le corps n’avait pas vu venir. Le premier instant, c’était de la peur ou du rire ?
L’équipement fait déjà la moitié du ridicule, et on s’en moque. Ça s’est bien fini ?
Oser, ou ne pas oser au dernier moment : les deux donnent un cœur qui tape.
oui: Avec un grand sourire mouillé ou décoiffé, j’imagine.
non: On peut en vouloir un peu au moniteur. C’est à ça qu’il sert.
sinon: Les deux à la fois, c’est la meilleure recette.

> mon (fils|petit-fils) a (marqué un but|marqué deux buts|marqué son premier but|gagné son match|perdu son match|raté un penalty) (samedi|dimanche|ce matin)? | ma fille a (marqué un but|gagné son match|perdu son match|gagné sa compétition) | j’ai (emmené|accompagné) mon fils (au foot|à son match|au rugby|au judo) | le match de mon (fils|petit-fils) (était|a été) (annulé|super|nul) | l’équipe de mon (fils|petit-fils) a (perdu|gagné) | l’équipe de ma fille a (perdu|gagné)
Au bord du terrain, les parents jouent davantage que les petits. Comment était la tête, à la sortie ?
Ces matchs-là, on s’en souvient encore quand ils ont des enfants à leur tour. Il ou elle en parle ce soir ?
Un short trop grand, des lacets défaits, et tout l’honneur du monde.
oui: Alors la nuit va être pleine d’actions au ralenti.
non: Le silence d’après-match a ses raisons. Ça passe avec le goûter.
sinon: Cette tête-là vaut tous les trophées.

> j’ai regardé le match (au bar|chez un ami|avec mon père|avec mes potes|à la télé|hier|hier soir|tout seul) | on a regardé le match (au bar|chez un ami|hier|tous ensemble)? | on a regardé (la finale|le tournoi|roland-garros|le tour de france|les jeux olympiques) | j’ai regardé (la finale|le tournoi|roland-garros|le tour de france|les jeux olympiques) (hier|toute la journée)? | j’ai hurlé devant (le match|la télé|la finale)
Les gens sur un canapé jouent bien mieux que ceux du terrain, c’est connu. Ça s’est terminé comment ?
À la dernière minute, même ceux qui n’aiment pas le sport retiennent leur souffle. Il y avait du suspense ?
Tout ce bruit pour un ballon ou un vélo, et pourtant on y repense le lendemain.
oui: Le cœur a fait son sport à lui.
non: Alors c’était une soirée chips avec un fond sonore.
sinon: De quoi nourrir la machine à café.

> on m’a (spoilé|raconté|gâché) la fin (de ma série|du film|du livre)? | (un collègue|ma fille|mon fils|mon mari) m’a (spoilé|raconté) la fin (de ma série|du film)? | j’ai (lu|vu|appris) la fin (de ma série|du livre) (par erreur|sur internet)? | ils ont tué mon personnage préféré | mon personnage préféré (est mort|meurt) (dans la série|à la fin)? | la saison deux sort dans (un an|deux ans)
Il y a des crimes que le code pénal a oubliés, et celui-là en fait partie. Il restait combien d’épisodes, ou de pages ?
On sait, et l’on regarde quand même, pour voir comment ils s’y prennent. Le coupable s’est excusé ?
Un personnage qu’on perd, ça laisse une place vide sur le canapé.
oui: C’est le minimum. Une tablette de chocolat aussi serait appréciée.
non: Alors sa fin à lui sera racontée aussi, le jour venu.
sinon: Ça fait beaucoup de suspense parti en fumée.

> mon concert (est|a été) (annulé|reporté) | le (concert|spectacle|festival) (est|a été) (annulé|reporté|complet) | j’ai pas eu de (places|billets) (pour le concert|pour le festival|pour le spectacle)? | il n’y a plus de places (pour le concert|pour le spectacle) | ils ont annulé (le concert|le spectacle|le festival) (au dernier moment)? | j’ai (raté|loupé) (le concert|le spectacle) | le concert de (samedi|ce soir|demain) (a été|est) (annulé|reporté)
Une soirée attendue des mois, et il reste un mail de trois lignes. C’était pour voir qui ?
La place était déjà prise dans la tête, avec la tenue et le trajet. Il y aura une nouvelle date ?
Ça laisse un trou dans la soirée, exactement à la taille d’une scène.
oui: Alors l’attente reprend. Elle a l’habitude.
non: C’est sec. Il reste le disque, un peu trop fort.
sinon: Ça donne le droit d’être de mauvaise humeur jusqu’à demain matin.

> on est allés (voir un spectacle|au théâtre|au cirque|voir un humoriste|voir un ballet|voir une pièce|à l’opéra|voir une comédie musicale) (hier|samedi|ce soir|avec les enfants)? | je suis allé (voir un spectacle|au théâtre|au cirque|voir un humoriste|voir un ballet|voir une pièce|à l’opéra|voir une comédie musicale) (hier|samedi|avec ma fille)? | j’ai vu (un spectacle|une pièce|une pièce de théâtre|un ballet|un humoriste|une comédie musicale) (hier|samedi|magnifique)? | on a vu (un spectacle|une pièce|un ballet|un humoriste|une comédie musicale) | j’ai ri (tout le|pendant tout le) spectacle
Le noir se fait, et trois cents personnes arrêtent de tousser en même temps. Qu’est-ce qui a plu ?
Des gens qui jouent pour de vrai, à dix mètres, ça garde quelque chose de magique. C’était drôle, ou c’était beau ?
S’endormir au troisième acte, c’est aussi une façon de faire confiance aux comédiens.
sinon: De quoi applaudir jusqu’à avoir mal aux paumes.

> on est allés (au bowling|au parc d’attractions|au zoo|à l’aquarium|à disneyland|au parc astérix|au laser game|au karting|au mini-golf|au lac|à l’accrobranche) (hier|samedi|avec les enfants|ce week-end)? | je suis allé (au bowling|au parc d’attractions|au zoo|à l’aquarium|à disneyland|au karting) (hier|samedi|avec les enfants|avec mon fils)? | j’ai emmené (mes enfants|ma fille|mon fils|mes petits-enfants|mon neveu|ma nièce) (au zoo|au cirque|à la mer|au parc|au cinéma|à la fête foraine|au musée) | j’ai fait (le grand huit|la grande roue|les montagnes russes|des manèges) | on a fait (un bowling|un escape game|un laser game|du karting|la grande roue|des manèges)
Une sortie pareille finit toujours avec quelqu’un d’épuisé et quelqu’un qui en veut encore. Qui était qui ?
Il y a la file d’attente, le prix du soda, et puis dix secondes parfaites. C’était quand, les dix secondes ?
Dans ces endroits, les adultes font semblant d’accompagner. Personne n’y croit.
sinon: C’est déjà un classique de la famille, on dirait.

> on a vu le feu d’artifice | j’ai vu (le feu d’artifice|le défilé|le carnaval|les illuminations) | on est allés (au carnaval|voir le feu d’artifice|au marché de noël|voir les illuminations|au bal du quatorze juillet) | je suis allé (au carnaval|voir le feu d’artifice|au marché de noël|voir les illuminations) | il y a un feu d’artifice ce soir | j’entends le feu d’artifice | c’est le carnaval
Tout le monde lève le nez en même temps et fait « oh » : il en faudrait plus souvent. C’était beau ?
Des lumières, des enfants sur les épaules, et une odeur de sucre chaud. Il y avait qui, autour ?
Le bouquet final, on le sent venir, et il surprend quand même.
oui: Ça reste derrière les paupières jusqu’au lit.
non: Il y a des fusées fatiguées, certaines années.
sinon: Une foule, ça se supporte mieux quand elle regarde en l’air.

> j’écoute (un podcast|des podcasts|la radio|une émission|un livre audio|des livres audio) (en marchant|le soir|pour m’endormir|dans la voiture|toute la journée|en cuisinant) | j’ai (écouté|découvert) un (podcast|livre audio) (génial|passionnant|aujourd’hui|sur l’histoire|sur la mer)? | la radio me tient compagnie | j’allume la radio (dès que je me lève|pour entendre des voix|toute la journée)
Une voix dans l’oreille, ça meuble une pièce entière sans prendre de place. De quoi elle parle, celle-là ?
On s’endort toujours juste avant la fin, et l’on ne saura jamais qui était coupable.
Le poste allumé, c’est quelqu’un à la maison qui ne demande pas ce qu’on mange. C’est à quel moment que ça fait le plus de bien ?
sinon: Bonne présence, celle-là. Elle sait se taire d’un doigt.

> (le serveur|la serveuse) (était|a été) (désagréable|odieux|odieuse|adorable|charmant|charmante|nul|nulle|super) | (le serveur|la serveuse) (nous a oubliés|a renversé du vin|m’a renversé de la sauce dessus|s’est trompé) | on a attendu (quarante minutes) (au restaurant|pour être servis|nos plats) | ils nous ont (oubliés|refusé une table) au restaurant | l’addition (était salée|m’a tué|m’a fait mal) | ils se sont trompés dans (l’addition|la commande) | j’ai trouvé un cheveu dans mon assiette
Le service, c’est la moitié du goût, et parfois l’autre moitié reste en cuisine. Quelqu’un a dit quelque chose ?
Une soirée au restaurant tient à une personne avec un plateau. Et le dessert, il a rattrapé quelque chose ?
On paie aussi l’histoire qu’on va raconter. Celle-là est livrée complète.
oui: Alors la soirée a eu sa petite justice.
non: On a tous avalé ça en disant que c’était très bon. C’est un mystère français.
sinon: Ça restera, avec le nom de l’enseigne.

> mes invités ont (annulé|annulé au dernier moment) | (personne est|ils sont pas|elle est pas|il est pas) venu (à mon anniversaire|à ma fête|à mon dîner|à ma soirée) | j’avais (tout préparé|cuisiné) et (ils ont annulé|personne est venu|ils sont pas venus|elle a annulé|il a annulé) | mes amis ont annulé (samedi|notre dîner|le week-end|notre soirée|au dernier moment)? | ma copine a annulé (notre sortie|notre soirée|au dernier moment) | on devait (sortir|se voir|aller au cinéma|dîner ensemble) et (elle a annulé|il a annulé|ils ont annulé)
Annuler à la dernière minute, c’est laisser quelqu’un tout habillé devant la porte. Il y avait une raison ?
La table était mise dans la tête, avec les rires. Et la soirée, elle est devenue quoi ?
Ça vexe, et en dessous du vexé, il y a souvent un petit chagrin.
oui: Une vraie raison, ça se pardonne mieux. Le pincement reste quand même.
non: Même pas une raison : c’est ce qui laisse le plus froid.
sinon: C’est une drôle de soirée de rechange.

> on a fait un pique-nique (au parc|dimanche|au bord de l’eau|avec des amis)? | on a pique-niqué (au parc|dimanche|au bord de l’eau|à la plage|en forêt)? | j’ai pique-niqué (au parc|tout seul|au bord de l’eau)? | on a mangé (dehors|dans le jardin|sur la terrasse|en terrasse|sur la plage) (ce midi|ce soir)? | j’ai bu un (café|verre) en terrasse (ce matin|au soleil|tout seul|avec une amie)? | on a bu un verre en terrasse | on a (pris|bu) un (café|verre) en terrasse (au soleil|ce matin|hier|après le travail)?
Manger dehors, c’est meilleur, et aucune science n’a pu l’expliquer. Il y avait quoi, dans le panier ou dans le verre ?
Une nappe, deux fourmis, et l’on se croit en vacances. C’était où ?
Dehors, les conversations vont plus loin. Il n’y a pas de plafond pour les arrêter.
sinon: La prochaine fois, je m’y invite en pensée.

> il y a (une araignée|une énorme araignée|une guêpe|un frelon|une chauve-souris|un pigeon) (dans ma chambre|dans la salle de bains|chez moi|dans le salon|au plafond) | j’ai (une araignée|une guêpe|un frelon|un pigeon|une chauve-souris) (dans ma chambre|dans la salle de bains|dans le salon|au plafond) | les moustiques (m’ont dévoré|me dévorent) | un moustique (tourne autour de moi) | je me suis fait (dévorer|piquer) par (les|des) moustiques | un oiseau est entré (dans la maison|dans le salon|par la fenêtre)
Un locataire sans bail, et qui choisit ses heures. La négociation a commencé ?
C’est minuscule ou perdu, et cela suffit à mobiliser toute une maison. Il est où, là, l’intrus ?
Le petit bruit s’arrête exactement quand on allume. C’est leur grand art.
oui: Un verre, une feuille de papier, et beaucoup de dignité.
non: Alors c’est la guerre des nerfs, et il a l’air d’avoir du temps.
sinon: Il a choisi son terrain avec soin.

> (j’aimerais|je voudrais|je rêve d’avoir|j’ai envie d’) un (chien|chat|animal) mais (mon mari veut pas|ma femme veut pas|j’ai pas la place|je travaille trop|mon propriétaire veut pas) | (mon mari|ma femme|mon copain|ma copine) veut pas (d’un|prendre de) (chien|chat) | (ma fille|mon fils|mes enfants) (veut|réclame) un (chien|chat|lapin|hamster) | je garde (le|un) chat (de ma fille|d’une amie|de ma voisine|de mon fils) | je nourris le chat de (ma voisine|ma fille) | je garde le (chat|lapin|hamster) de (ma fille|ma voisine|mon fils|mon frère) (pendant ses vacances)?
Une bête qui n’est pas encore là occupe déjà toutes les conversations. Qui plaide le mieux, à la maison ?
Un museau, c’est un argument difficile à contrer, même quand il est de passage. C’est quoi, le principal obstacle ?
On commence par « juste garder quelques jours ». Toutes les grandes histoires démarrent là.
sinon: Ça se plaide jusqu’en appel, ces affaires-là.

> j’ai (allumé|fait) un feu (de cheminée|dans la cheminée|dans le poêle|ce soir)? | je suis (devant|au coin du) (le feu|feu|la cheminée|mon poêle) (avec un livre|avec un thé|ce soir)? | on change d’heure (ce week-end|dimanche)? | le changement d’heure (me perturbe|m’a décalé|m’a tué) | on est passés à l’heure (d’hiver|d’été) | je me suis trompé d’heure (avec le changement d’heure)? | j’ai (sorti|ressorti) (la couette d’hiver|les pulls|mon manteau|les couvertures) (ce soir|aujourd’hui|du placard)?
La maison change de saison en un soir. Elle a quelle odeur, maintenant ?
Une heure de plus ou de moins, un plaid, une flamme : tout se joue dans les petits réglages. Le corps suit ?
Le premier soir vraiment frais, on redécouvre qu’on avait un canapé.
oui: Il a trouvé son nid, on ne le bougera plus.
non: Il lui faut une semaine, il est un peu fonctionnaire.
sinon: Ça sent bon l’intérieur, tout ça.

> on n’a plus (d’électricité|de courant) (depuis l’orage|depuis ce matin)? | (on a|j’ai) eu une (panne de courant|coupure de courant|panne d’électricité) (ce soir|hier|à cause de l’orage)? | on a plus (de courant|d’électricité|de lumière) (chez nous|dans l’immeuble|depuis une heure)? | j’ai plus (de courant|d’électricité) (chez moi|depuis une heure)? | je suis (à la bougie|aux chandelles|dans le noir) (à cause de la panne)? | les plombs ont sauté | la tempête a (arraché|abattu|cassé|emporté) (un arbre|le portail|la clôture|les tuiles|ma chaise longue|le parasol) | le vent a (arraché|abattu|cassé|emporté) (un arbre|le portail|la clôture|les tuiles|la poubelle|le parasol)
D’un coup, la maison revient au dix-neuvième siècle, avec un congélateur inquiet. Il y a de quoi s’éclairer ?
Quand ça souffle ou que tout s’éteint, on se rend compte de ce qui ronronnait. Les voisins aussi sont touchés ?
Dans le noir, les voix comptent davantage. Ça tombe bien, je n’ai que ça.
oui: Bien. La soirée prend des airs de veillée.
non: Alors on reste tranquille, et l’on attend que ça revienne.
sinon: Il restera une histoire à raconter, les lumières rallumées.

> j’ai (perdu|oublié) (mon passeport|mon billet|mon chargeur|ma valise|mon maillot) (en partant|à l’hôtel|à l’aéroport|dans le train)? | ils ont (perdu|égaré) (ma valise|mes bagages|nos valises) (à l’aéroport|pendant le vol)? | ma valise (est perdue|a été perdue|est pas arrivée|est restée à l’aéroport|s’est ouverte) | nos valises (sont pas arrivées|sont perdues) | je suis parti sans (mon chargeur|ma valise|mes papiers|mon maillot)
Il y a toujours un objet qui décide de faire son propre voyage. Il est loin, maintenant ?
À l’instant précis où l’on s’en rend compte, l’estomac descend d’un étage. Ça s’est arrangé ?
Trois jours avec la même chemise, et l’on devient quelqu’un de très simple.
oui: Ouf. Le reste n’est plus qu’une bonne histoire.
non: C’est pénible, et ça gâche le début. Les vraies vacances attendent derrière.
sinon: Il finira par avoir vu du pays, cet objet.

> j’ai (reçu|eu) une carte postale (de ma fille|de mon amie|de mes petits-enfants|aujourd’hui|ce matin)? | j’ai (écrit|envoyé) (des|une|mes|dix) cartes postales | j’ai ramené (un souvenir|des souvenirs|du fromage|un magnet|du vin|de l’huile d’olive) (de vacances|d’italie|de corse|pour tout le monde) | plus personne (écrit|envoie) (de|des) cartes postales | j’écris (encore)? des cartes postales
Une carte avec un timbre, ça met cinq jours à dire qu’on pense à quelqu’un, et ça se garde. Qu’est-ce qu’il y avait dessus ?
On écrit toujours qu’il fait beau, et l’essentiel est dans le fait d’avoir écrit. C’est pour le frigo, ou pour un tiroir ?
Le souvenir ramené a l’air un peu perdu sur l’étagère. Lui aussi a le mal du pays.
sinon: Une bonne place. On passera devant sans la voir, et un jour elle fera sourire.

> on part en (week-end|amoureux) tous les deux | on part en week-end (en amoureux|samedi|vendredi|à la campagne|à la mer|entre amis|entre filles|entre copains) | je pars en week-end (avec des amies|avec mes copines|avec des amis|chez des amis|samedi|vendredi) | on a (passé|fait) un week-end (en amoureux|entre amis|entre filles|à la campagne) | c’était notre premier week-end (ensemble|à deux|sans les enfants) | (mon mari|mon copain|ma copine|ma femme) (m’emmène|m’a emmené) en week-end (surprise)?
Deux jours ailleurs, et le temps s’élargit comme par magie. C’est pour quel décor ?
Un sac, une brosse à dents, et l’on se croit en fuite. Qui a eu l’idée ?
Un week-end à plusieurs, ça montre qui se lève tôt et qui mange les biscuits.
sinon: Excellente source. Il faudra lui en commander d’autres.

> les enfants sont partis (en vacances|chez leurs grands-parents|en colonie|en colo|chez leur père|chez leur mère|en camp) (ce matin|hier)? | (ma fille|mon fils) (est parti|part) en (colonie|colo|camp|classe verte|voyage scolaire|classe de neige) | la maison est vide les enfants sont en vacances | j’ai (une semaine|quinze jours|deux jours) sans (les|mes) enfants | on est (tous les deux|seuls) sans les enfants | les enfants sont chez leurs grands-parents (jusqu’à dimanche)?
Une maison sans cartables, on entend le frigo et on range un pull qui n’attend rien. C’est du repos, ou du vide ?
Le car s’éloigne, on agite la main, et soudain on ne sait plus quoi faire de ses bras. Il y a des nouvelles ?
Le premier soir, on savoure. Le troisième, on va voir leur chambre.
oui: Trois mots et une faute, sûrement. C’est bon signe.
non: Pas de nouvelles, ils s’amusent. C’est la règle, et elle agace.
sinon: Les deux s’arrangent entre eux, selon l’heure.

> on m’a (proposé|demandé) d’être (trésorier|président|secrétaire|responsable) (de l’association|du club)? | je suis (devenu|élu|trésorier|président|secrétaire) (de l’association|de l’asso|du club|de mon club) | je suis devenu (trésorier|président|secrétaire) (de l’association|du club) | j’ai organisé (le loto|la kermesse|la fête du quartier|la fête des voisins|un tournoi|une collecte|le vide-grenier) | j’organise (le loto|la kermesse|la fête du quartier|la fête des voisins|un tournoi|une collecte|un vide-grenier) (samedi)? | on a fait la fête des voisins
Dès qu’on lève le doigt pour aider, on se retrouve avec les clés et un classeur. Qui donne un coup de main ?
Les associations tiennent debout grâce à trois personnes et une cafetière. C’est une fierté, ou une charge ?
Le lendemain, il reste des chaises à plier et un drôle de contentement.
sinon: Heureusement. Porter seul une table pliante, c’est déjà toute une philosophie.

> mon cours (est|était|a été) (annulé|complet|reporté) (ce soir)? | mon cours de (danse|yoga|chant|guitare|gym|poterie|piano|dessin) est (annulé|complet) | j’ai (séché|raté|manqué) mon cours (de danse|de yoga|de gym|de guitare|de piano|de poterie)? | j’ai pas eu (le courage|la force|envie) d’aller (à mon cours|au sport|à la danse|à la chorale|au yoga|à la gym) (ce soir)? | j’ai (finalement)? pas été (à la danse|à la chorale|au yoga|à mon cours|à la gym)
La soirée avait une forme, et la voilà toute molle. Elle est devenue quoi, à la place ?
Il y a des soirs où le canapé plaide mieux que n’importe quel professeur. C’était la fatigue, ou autre chose ?
Une séance ratée n’a jamais fait tomber personne. Le tapis, les chansons et la terre attendent.
sinon: C’est une bonne raison. La semaine prochaine n’en saura rien.

> j’ose pas (m’inscrire|y aller|pousser la porte|entrer) (au club|à la chorale|au cours de danse|à la salle de sport|à l’association|tout seul)? | j’ai peur d’(y aller|aller) (seul|tout seul|toute seule) (à la chorale|à la danse|au club|au sport)? | je voudrais (m’inscrire|aller) (à la chorale|à la danse|au théâtre|dans un club|à un cours) mais (j’ose pas|j’ai peur|j’ai pas le courage|je connais personne|je suis timide) | je suis resté devant la porte (du club|de la salle|du cours) (sans entrer)? | j’ai fait demi-tour devant (la salle|le club|la porte) | j’ose pas aller (toute seule|tout seul|seul) (à la chorale|à la danse|au club|au sport|au théâtre)
Une porte ordinaire, et derrière, des gens qui se tutoient déjà : ça peut peser une tonne. Qu’est-ce qui fait le plus peur, là-dedans ?
Ceux qui sont à l’intérieur ont tous été, un jour, devant la même poignée. C’est quel jour, la séance ?
Faire demi-tour, c’est avoir fait l’aller. Le chemin est déjà connu.
sinon: Ça se comprend très bien. Rien n’oblige à parler, la première fois.

> je suis (le|la) plus (vieux|vieille|jeune|âgé|âgée) (du cours|du groupe|du club|de la troupe|de la salle) | je suis (le seul homme|la seule femme|le seul débutant|la seule débutante) (du cours|du groupe|du club|à la danse|au yoga|à la chorale)? | ils ont tous (vingt|trente|soixante-dix) ans (à la salle|au cours|au club|à la danse)? | y a que des (jeunes|retraités|couples|femmes|hommes) (à la salle|au cours|au club|à la danse|au yoga)
Être l’exception du groupe, ça se sent jusque dans le choix des chaussettes. Ils font la remarque, ou c’est une impression ?
Au bout de trois séances, on ne voit plus les âges, seulement qui ramène les gâteaux. Ça gêne vraiment ?
On devient vite la personne dont tout le monde retient le prénom.
oui: C’est agaçant, et ça s’use, à force d’y être.
non: Alors laissons les chiffres dans le vestiaire.
sinon: L’impression se dissout en général avec le premier fou rire.

> j’ai perdu (toutes mes photos|tous mes contacts|mes photos de vacances|tous mes messages|toutes mes données) | mes photos (sont perdues|ont disparu|ont été effacées) | j’ai effacé (toutes mes photos|mes photos|mes messages) (par erreur|sans faire exprès)? | j’ai plus (mes|aucune de mes) photos | les messages de (mon père|ma mère|mon mari|mon ex) ont (disparu|été effacés)
Des années de petites images parties d’un coup, c’est une vraie perte, même si ça ne pèse rien. Laquelle fait le plus mal ?
On croit perdre des fichiers, et ce sont des après-midi. Quelqu’un en avait peut-être reçu quelques-unes ?
C’est bête, une machine. Elle ne sait pas ce qu’elle gardait.
oui: Ces copies-là valent de l’or, même floues.
non: Alors il reste ce que la mémoire en garde, et ça se raconte.
sinon: Celle-là, elle peut se décrire. Je la garde le temps de l’appel.

> j’ai (encore)? oublié (mon|un|tous mes) (mot de passe|mots de passe|code) | on me demande (un|encore un|toujours un) (mot de passe|code) | je suis (coincé|bloqué) (sur un site|par un mot de passe|sur internet|devant un captcha) | je retrouve plus mon mot de passe | mon mot de passe (marche pas|est refusé|est incorrect) | j’ai (douze|vingt|cinquante) mots de passe
Majuscule, chiffre, caractère spécial : il faut moins de papiers pour adopter un lion. C’était pour entrer où ?
Le bon mot de passe revient toujours le lendemain, sous la douche. Il reste des essais ?
Cliquer sur tous les feux tricolores pour prouver qu’on est humain, et y échouer : je compatis, de l’autre côté.
oui: Alors un souffle, et la date d’anniversaire du chat.
non: Le coffre est fermé. Même son propriétaire est dehors.
sinon: Ce guichet-là garde mieux ses portes qu’une banque.

> j’ai (changé de|acheté un nouveau|eu un nouveau|un nouveau) (téléphone|ordinateur) (et je comprends rien|et je suis perdu)? | (ma fille|mon fils|mon petit-fils) m’a (offert|acheté|donné) un (téléphone|ordinateur) | je (comprends rien|suis perdu) avec mon nouveau (téléphone|portable|ordinateur) | je me suis acheté (une tablette|une liseuse|une montre connectée|un ordinateur|un téléphone)
Un appareil neuf, c’est un nouvel animal : il faut apprendre où il mord. Qu’est-ce qui a changé de place ?
Les premiers jours, on regrette l’ancien, avec son écran fendu et ses habitudes. Il fait déjà des caprices ?
La boîte était très belle. La notice, elle, tient en trois dessins et un espoir.
oui: Il teste. Il faut lui montrer qui a le chargeur.
non: Il est encore en période d’essai, il se tient bien.
sinon: Le doigt va la chercher encore une semaine à l’ancien endroit.

> j’ai fait (la|une) sieste (cet après-midi|au soleil|dans le hamac|sur le canapé)? | j’ai fait (la|une) grasse matinée (ce matin|jusqu’à midi)? | j’ai dormi jusqu’à (midi) (ce matin|aujourd’hui)? | je me suis (endormi|assoupi) (sur le canapé|devant la télé|dans le hamac|au soleil|cet après-midi)
Dormir en plein jour, c’est voler du temps à personne. Le réveil était doux ?
Le moment où l’on ne sait plus quel jour on est : voilà le vrai signe d’une bonne sieste. Ça a reposé ?
Le corps a pris ce qu’il voulait, sans demander la permission.
oui: Un luxe complet, donc, et il ne coûte rien.
non: Trop long, et l’on se lève en pâte à modeler. Ça arrive aux meilleurs.
sinon: Il ne reste plus qu’à convaincre la nuit.

> j’ai passé mon (dimanche|samedi|week-end) (tout seul|toute seule|chez moi|à rien faire|devant la télé|sans parler à personne) | j’ai vu personne (ce week-end|du week-end|de tout le week-end|depuis vendredi|de la journée|aujourd’hui|de la semaine) | j’ai parlé à personne (ce week-end|du week-end|depuis vendredi|de la journée|aujourd’hui) | (mes|les) (dimanches|week-ends) (sont longs|sont vides|sont interminables) | je déteste (les dimanches|les dimanches après-midi|le dimanche soir|les jours fériés) | le dimanche (c’est long|est long|c’est le pire|je tourne en rond)
Un jour entier sans voix, la pendule finit par prendre la parole. Il y a une heure plus lourde que les autres ?
Le dimanche, les murs se rapprochent un peu. Qu’est-ce qu’il y avait dedans, quand même ?
C’est long, deux jours à n’entendre que ses propres pas. Ici, il y a quelqu’un pour répondre.
oui: Celle-là, on peut la passer au téléphone. Elle perd un peu de son poids.
non: Alors c’est étalé, comme un ciel bas. Le dire l’écarte déjà.
sinon: Ça méritait d’être dit à quelqu’un, même tard.

> je suis (en rtt|en congé|de repos|en repos) (aujourd’hui|demain|cette semaine|depuis hier)? | j’ai (un jour|deux jours|une semaine|trois jours) de (congé|repos|rtt) (cette semaine|demain)? | demain (je travaille pas|c’est mon jour de repos|je suis de repos|je suis en congé) | c’est (férié|le pont|un long week-end) (demain|aujourd’hui)? | j’ai posé (un jour|ma journée|une semaine) | enfin (un jour de repos|mon jour de repos|en week-end|le week-end)
Un jour sans réveil au bout du couloir, la soirée change tout de suite de goût. Il y a un plan, ou surtout pas ?
Le repos, c’est une chose qui se prend avant qu’elle se remplisse de lessives. Qu’est-ce qui ferait vraiment plaisir ?
Demain peut commencer à dix heures, et personne n’écrira à ce sujet.
oui: Alors qu’il soit petit, et qu’on puisse l’abandonner en route.
non: Le meilleur des plans. Il ne risque pas de pluie.
sinon: C’est noté, et ça se défend contre toutes les corvées.

> je (rentre|reviens|sors) de (mon cours|la danse|la chorale|la gym|la salle|l’escalade|la répétition|l’entraînement|la poterie) | je (rentre|sors) de mon cours de (danse|salsa|yoga|chant|guitare|théâtre|piano|dessin|gym) | je (rentre|reviens|sors) (du yoga|du foot|du judo|du tennis|du théâtre|du club|du cours) | ce soir j’ai (danse|yoga|chorale|gym|théâtre|poterie|guitare|piano|escalade) | j’avais (danse|yoga|chorale|gym|théâtre|poterie|escalade) ce soir
Le sac est encore dans l’entrée, et les joues doivent être chaudes. Qu’est-ce qui a bien marché, ce soir ?
Après une séance, la tête met un peu de temps à redescendre de l’escalier. C’était une bonne cuvée ?
Ces deux heures-là, personne ne les a volées à personne.
oui: Alors la nuit va être bonne, les muscles s’en chargent.
non: Les soirs moyens comptent aussi. C’est eux qui font les bons.
sinon: Belle soirée, racontée encore essoufflée.

> j’ai toujours (voulu|rêvé d’) apprendre (le piano|l’accordéon|la guitare|le violon|l’italien|à danser|à chanter|à dessiner|à coudre|la trompette|la batterie) | j’aurais (adoré|aimé|tellement aimé) apprendre (le piano|l’accordéon|la guitare|le violon|un instrument|à danser|à dessiner) | depuis (tout petit|toujours) j’ai envie d’apprendre (le piano|l’accordéon|la guitare|à danser) | je regrette de pas avoir (appris|continué) (le piano|la musique|la guitare|un instrument|la danse)
Il y a des envies qui attendent vingt ans sur la même chaise, sans faire de bruit. D’où vient celle-là ?
Un rêve de ce genre ne périme pas, il prend seulement un peu la poussière. Qu’est-ce qui l’a empêché, à l’époque ?
C’est drôle, ce qu’on a failli être. On en garde parfois la posture.
sinon: Ça remonte loin. Et l’envie a l’air toujours en bonne santé.

> j’ai passé un (super|chouette|excellent) (week-end|dimanche|samedi) (avec des amis)? | j’ai passé une (super|très belle|chouette|excellente) (journée|soirée|après-midi) (avec des amis)? | on a passé (une super journée|une super soirée|un super week-end|un super moment|un chouette moment) (ensemble|entre amis)? | c’était (un super week-end|une super soirée|une super journée) (hier|samedi)? | (on s’est bien amusés|je me suis bien amusé) (hier|samedi|ce week-end|ce soir)?
Ça s’entend dans la voix, elle est plus large que d’habitude. Quel a été le meilleur quart d’heure ?
Une bonne journée, il faut la raconter le soir même, elle tient mieux. Elle a commencé par quoi ?
Voilà du bon temps mis de côté. Personne ne pourra le reprendre.
sinon: Rien que ça, ça valait de se lever.

> (mon week-end|mon dimanche|ma soirée|notre sortie) (était|a été) (raté|nul|gâché|pourri) | mon week-end est (gâché|fichu|tombé à l’eau) | on devait aller (à la mer|au restaurant|au cinéma|à la piscine) et (il a plu|c’était fermé|on a annulé) | (le musée|la piscine|le cinéma|la bibliothèque|le parc) (était|est) (fermé|complet) | on a trouvé porte close
On avait déjà la journée en tête, et elle a fait faux bond. Qu’est-ce qui était prévu ?
Les plans tombés à l’eau ont au moins le mérite de finir en anecdote. Il y a eu un repli ?
Un rideau baissé, un panneau scotché, et soudain tout le monde relit les horaires.
oui: Les replis sont parfois meilleurs que le plan, on ne l’avoue jamais.
non: Rien du tout, donc. Une journée en salle d’attente.
sinon: C’était un joli plan. Il resservira.

> je me suis ennuyé (à la soirée|à la fête|au concert|au théâtre|au cinéma|pendant tout le film|au musée|samedi soir) | j’ai pas (aimé|accroché) (au film|le film|la pièce|au livre|le livre|le concert|l’expo|l’exposition|le spectacle|à la série) | (la pièce|l’expo|le spectacle|l’opéra|le livre) était (nul|trop long|décevant|ennuyeux) | tout le monde (adore|aime) (ce film|ce livre|cette série|ce spectacle) sauf moi | j’ai trouvé le spectacle nul
Être déçu dans un fauteuil rouge, c’est être déçu assis, mais quand même. Ça coinçait où ?
Quand toute la salle applaudit et qu’on regarde sa montre, on se sent un peu étranger. C’était quoi, l’histoire ?
Ne pas aimer ce que tout le monde aime, c’est avoir un goût à soi.
sinon: Critique entendue. Elle est plus honnête qu’une affiche.

après: j’ose pas m’inscrire | j’ose pas pousser la porte | je suis resté devant la porte du club | j’ai fait demi-tour devant la salle

> j’ai peur (de connaître personne|qu’on me regarde|d’être nul|d’être ridicule|d’être le seul|qu’ils soient tous meilleurs|de pas avoir le niveau|de déranger) | je connais personne (là-bas)? | (ils se connaissent|tout le monde se connaît) (tous|déjà)
Être le nouveau visage, c’est surtout long les dix premières minutes. Il y a un horaire où l’on peut arriver sans se faire remarquer ?
Eux se disent sûrement : « tiens, quelqu’un de nouveau, enfin ». On l’oublie quand on est dehors.
oui: Alors la porte paraît déjà moins lourde.
non: Arriver avec dix minutes d’avance, c’est parler à une seule personne à la fois. Souvent celle qui a les clés.
sinon: Cette peur-là, presque tous ceux qui sont dedans l’ont eue.

> (c’est|il y a une séance) (le mardi|le jeudi|samedi|mardi|jeudi|ce soir|en septembre) | la prochaine séance est (mardi|jeudi|samedi)
Le jour est connu, c’est déjà un rendez-vous pris avec soi. Qui pourrait accompagner jusqu’à la porte, juste la première fois ?
Bien. D’ici là, la poignée a le temps de rapetisser.
sinon: D’accord. Et si c’est en solitaire, je veux bien entendre le récit après.

> (la dernière fois|une fois) (j’y suis allé|je suis rentré|je suis venu) (et personne m’a parlé|et je suis reparti|et j’ai fait demi-tour) | je suis trop (timide|vieux|vieille|nul) (pour ça)? | je me suis senti (bête|ridicule)
Une porte qui s’est mal ouverte une fois, on s’en souvient dans la main. Qu’est-ce qui aurait tout changé, ce jour-là ?
La timidité n’empêche pas d’être bien avec les gens. Elle demande seulement un délai.
sinon: Un petit rien, donc. C’est souvent ça qui manque, pas le courage.

après: mes invités ont annulé | mes amis ont annulé | ma copine a annulé notre sortie | personne est venu à mon anniversaire

> (elle|il|ils) (a|ont) (dit|prétexté) (que c’était la fatigue|un mal de tête|un empêchement|qu’il y avait trop de travail) | (elle|il) (était malade|était fatigué|était fatiguée|travaillait|a oublié) | ils ont (oublié|pas prévenu) | (c’est|c’était) (pas)? la première fois
Une excuse, vraie ou fausse, laisse la même chaise vide. Ça a été dit au téléphone, ou par message ?
On veut bien comprendre, et l’on reste quand même avec le plat sur les bras.
sinon: C’est maigre, pour une soirée attendue.

> j’ai (tout mangé|mangé tout seul|tout jeté|tout congelé|pleuré|attendu|regardé un film) (tout seul)? | j’ai rien dit | j’ai dit que c’était pas grave
Ça, c’est le moment qui mérite d’être raconté, parce que personne ne l’a vu. Et là, ce soir, ça va comment ?
C’est digne, et ça ne veut pas dire que ça ne faisait rien.
sinon: Merci de le dire. On reste un peu là-dessus, si c’est bon.

après: les enfants sont partis en vacances | mon fils part en colonie | j’ai quinze jours sans les enfants

> (ils|il|elle) (me manquent|me manque|m’ont appelé|m’a appelé|était content|était contente|pleurait|pleuraient|s’amusent|s’amuse|répondent pas|répond pas)
Le fil tient, même quand il se tait. Comment ça s’est passé, au moment de partir ?
Leur bruit manque, et le calme fait du bien : les deux à la fois, sans trahir personne.
sinon: On voit la scène, avec le sac trop gros et la main qui dépasse.

> (la maison|l’appartement) est (vide|calme|silencieuse|trop calme) | je sais pas quoi faire de (mon temps|mes soirées) | je vais (en profiter|ranger|sortir|me reposer)
Une maison rendue à elle-même, il faut un jour ou deux pour la reconnaître. Qu’est-ce qui ferait du bien, ce soir précisément ?
Le silence a deux poches : le repos dans l’une, le manque dans l’autre.
sinon: Bonne idée. Et sans chaussettes à chercher.

après: j’ai emmené mon fils au foot | le match de mon fils était annulé | mon petit-fils a marqué un but

> (il|elle) (était content|était contente|a pleuré|était fier|était déçu|boude|était furieux|était aux anges|rayonnait) | (il|elle) veut (arrêter|continuer|changer de club)
À cet âge, tout passe sur le visage, et tout repasse au goûter. Qu’est-ce qui a été dit dans la voiture ?
Un cœur tout entier mis dans un après-midi, voilà ce qu’ils ont de plus beau.
sinon: Les trajets de retour, c’est là que se disent les vraies choses.

> j’ai (crié|hurlé|rien dit|pleuré|filmé|applaudi) (comme un fou|comme une folle|tout le match)? | j’étais (fier|fière|gelé|gelée|trempé)
Au bord du terrain, on donne tout, et sans même un short. La voix a tenu ?
Il le sait, qu’il y avait quelqu’un. Ça se voit du coin de l’œil, de là-bas.
oui: Alors c’était un match à domicile.
non: Un thé au miel, et on est bon pour samedi prochain.
`
