/** Family meals, Christmas, in-laws, other people's weddings and separations, inheritances. */
export const gatheringsAndInLaws = `
> (on a|j’ai) (mangé|déjeuné|dîné) (chez|avec) mes parents | on a (mangé|déjeuné|dîné) (chez|avec) mes parents | on a mangé (chez|avec) (mes parents|ma mère|ma sœur|mon frère|toute la famille|mes beaux-parents|mes grands-parents) | (c’était|j’ai eu|on a eu|je sors d’) (repas|déjeuner) de famille | c’était (repas|déjeuner) de famille (dimanche|ce midi|ce week-end|aujourd’hui|interminable) | le repas (de famille|chez mes parents|chez ma sœur) (était long|s’est bien passé|s’est mal passé|a duré cinq heures|était sympa|était tendu) | on est restés (quatre|cinq|six) heures à table (en famille|avec la famille)? | j’ai passé le dimanche en famille | on était (quinze|douze|vingt) à table (chez mes parents|en famille)? | je rentre de chez (mes parents|ma mère|ma sœur|mon frère) (là|à l’instant)? | on s’est réunis en famille (ce week-end|hier|dimanche)?
> (on a mangé|j’ai mangé) chez (mes parents|ma sœur|mon frère) dimanche | dimanche on a mangé (en famille|chez mes parents) | je sors d’un repas de famille | on sort d’un repas de famille | un repas de famille interminable
> (dimanche)? on mange (tous)? chez (mes parents|ma mère|ma sœur) (dimanche)? | on mange en famille dimanche
> (on a|j’ai) (déjeuné|mangé|dîné) chez (mes beaux-parents|ma belle-mère|mes parents) (ce midi|hier|ce soir)?
Une table de famille, c’est un théâtre avec du pain : les rôles sont écrits, sauf une réplique. Laquelle, cette fois ?
On y mange trop, on y entend trois fois la même histoire, et on repart avec un reste de tarte. C’était bien ?
Un repas comme ça, il faut toute une soirée pour le digérer, et pas seulement le plat.
oui: Tant mieux. Les bons dimanches, ça nourrit jusqu’au jeudi.
non: Il y a des plats qui passent, et des phrases qui restent.
sinon: Je vois la nappe d’ici, avec les coudes dessus.

après: on a mangé chez mes parents | le repas de famille s’est bien passé | le repas de famille s’est mal passé | on s’est engueulés à table | j’ai passé le dimanche en famille | j’ai un repas de famille dimanche | on est restés cinq heures à table

> (mon père|ma mère|mon oncle|ma tante|ma sœur|mon frère|ma belle-mère|mon beau-frère) (a fait|m’a fait|a sorti|a lâché) une réflexion | mon père (a fait|m’a fait|a sorti|a lâché) (une réflexion|une remarque|une vacherie|une pique) | mon père (a fait|m’a fait|a sorti|a lâché) (une réflexion|une remarque|une vacherie|une pique) sur mon poids | mon père a fait (une réflexion|une remarque|une vacherie|une pique) (sur mon poids|sur mon boulot|devant tout le monde|sur ma coiffure) | on m’a (demandé|encore demandé) (quand je me marie|si j’avais quelqu’un|pour les enfants|quand je trouve du travail)
Une petite phrase lancée entre deux plats, et tout le dessert a le goût de ça. Ça a trouvé une réponse, sur le moment ?
Les remarques de famille ont un talent : elles visent toujours la bonne cible, avec le sourire.
oui: Et autour de la table, ça a fait un silence, ou un rire ?
non: La bonne réponse arrive toujours dans la voiture, au retour.
sinon: Ça reste, ces choses-là, plus que le rôti.

> (personne|ils|les hommes|mes frères|mon mari) (m’a aidé|a débarrassé|se lève|aide|bouge|se sont levés) | personne (m’a aidé|a débarrassé|se lève|aide|bouge|se sont levés) (pour débarrasser) | c’est (moi|ma mère|les femmes) qui (débarrasse|fait tout|fait la vaisselle|reçoit|cuisine) | j’ai fait (toute)? la vaisselle
Il y a toujours les mêmes mains dans l’évier, et les mêmes voix au salon. Ça s’est remarqué, au moins ?
La vaisselle d’une famille, c’est un registre : on y lit exactement qui fait quoi.
oui: Un merci, c’est peu, mais ça sèche un peu les assiettes.
non: C’est bien ce qui pèse, plus que la pile.
sinon: La prochaine fois, les assiettes pourraient rester là, pour voir.

> (sympa|super|chouette|chaleureux|joyeux) | on a (ri|rigolé|chanté|joué aux cartes|dansé) (jusqu’à minuit|après)? | (ça m’a|ça nous a) fait du bien (de les voir|d’être ensemble)? | tout le monde était (là|content|de bonne humeur)
> on a bien rigolé | on a bien ri | c’était vraiment sympa | c’était sympa | c’était super | c’était chouette
Voilà qui remet les pendules de la tendresse à l’heure. Le meilleur moment, c’était lequel ?
Une famille qui rit à la même table, ça devrait être remboursé.
sinon: Celui-là va se raconter encore, avec des embellissements.

> j’ai (rien dit|souri|fait semblant|serré les dents|fait bonne figure|tenu) (de tout le repas)? | (je suis|on est) parti (avant|sans) (le dessert|la fin|dire au revoir) | j’avais (hâte|envie) (de|que ça) (partir|rentrer|finisse) | je me sens (pas à ma place|de trop|seul) (à table|avec eux|au milieu d’eux)?
Sourire cinq heures de suite, c’est du sport, et sans médaille. C’est pareil à chaque fois ?
On peut être entouré de tous les siens et se sentir derrière une vitre.
oui: Alors ce n’est pas une humeur, c’est une place qui ne va pas.
non: C’est donc ce repas-là, et quelque chose qui s’y est passé.
sinon: Ici, aucun visage à tenir.

---

> (on s’est|ils se sont|mon père et mon frère se sont|ça s’est) (engueulés|accrochés|fini en dispute|mal fini) à table | on s’est (engueulés|accrochés|fini en dispute|mal fini) (à table|au repas|pendant le repas|à noël|au dessert) | on s’est (engueulés|accrochés|fini en dispute|mal fini) (à table|au repas|pendant le repas|à noël|au dessert) pour la politique | on s’est engueulés (à table|au repas|pendant le repas|à noël|au dessert) (pour la politique|à cause de la politique|devant les enfants) | (ça a|le repas a) (dégénéré|explosé|tourné au vinaigre|mal fini|fini en dispute|fini en larmes) | ça a (dégénéré|explosé|tourné au vinaigre|mal fini|fini en dispute|fini en larmes) (à table|dimanche|à noël) | (mon père|mon oncle|mon frère|ma sœur|mon beau-père) (a quitté la table|s’est énervé à table|s’est levé de table|a claqué la porte en plein repas) | j’ai quitté la table | (mon oncle|mon beau-frère|mon père) a (parlé|commencé à parler) politique à table | (ma sœur|ma mère|ma tante) a pleuré à table | y a eu (un drame|une dispute|un clash|une engueulade) (au repas|à table|en famille|chez mes parents)
> mon père et mon frère se sont engueulés (à table|pour la politique)? | (mon frère|mon père|ma sœur) s’est (engueulé|engueulée) avec (mon père|ma mère|mon oncle) à table | ça a (dégénéré|pété|mal tourné) au repas (de famille)? | le repas de famille a dégénéré
Il suffit d’un mot, et le gratin devient un champ de bataille. Lequel a mis le feu ?
On passe le sel, on passe le pain, et puis on passe les bornes. Ça s’est terminé comment ?
Le plus étrange, c’est toujours celui qui continue à manger au milieu.
sinon: Et le lendemain, personne n’appellera le premier, ou alors pour la recette.

> j’ai (cuisiné|préparé à manger|fait à manger) pour (toute la famille|douze personnes|tout le monde|vingt) | j’ai (passé|été) (la journée|deux jours|toute la matinée) (en cuisine|aux fourneaux) | j’ai passé (la journée|deux jours|toute la matinée) (en cuisine|aux fourneaux) (pour eux|pour la famille|pour les enfants|pour mes invités) | (ils|tout le monde|la famille) (a adoré|ont adoré|s’est régalé|se sont régalés|ont tout mangé|a repris|m’a félicité) | mon (gigot|rôti|gratin|plat|dessert) était (raté|réussi|trop cuit|parfait) (et j’avais du monde)? | j’ai reçu toute la famille (à la maison|dimanche|hier)? | je reçois toute la famille (dimanche|samedi|demain)
> j’ai cuisiné toute la journée (pour la famille|pour eux|pour mes invités)? | j’ai fait à manger pour (douze|quinze|vingt) | j’ai reçu douze personnes | j’ai passé ma journée en cuisine
Tenir douze assiettes chaudes et une conversation, c’est un métier de chef d’orchestre. C’était quoi, le plat ?
On y met deux jours, ils y mettent vingt minutes, et il reste une pile dans l’évier. Les convives ont su dire merci ?
Recevoir, c’est aimer avec les avant-bras.
oui: Alors la fatigue a au moins un joli goût.
non: Ça se voit, pourtant, une table qui a coûté deux jours.
sinon: Rien que d’en parler, ça sent bon jusqu’ici.

> (ma sœur|mon frère|ma famille|ma cousine|on|ma mère) (m’a pas|m’ont pas) (invité|prévenu) | ma sœur (m’a pas|m’ont pas) (invité|prévenu) (à son mariage|à son anniversaire|au repas|à la fête|au baptême|pour noël) | j’ai pas été invité (au mariage|à l’anniversaire|au repas|à la fête|au baptême) (de ma sœur|de mon frère|de ma cousine|de famille)? | (ils se sont|la famille s’est|mes frères se sont) (vus|réunis|réunie) sans moi | j’ai (appris|vu|découvert) (sur facebook|par hasard|après) qu’ils vus | j’ai appris (sur facebook|par hasard|après) (qu’ils|la fête|le mariage|le repas|qu’ils s’étaient) vus | j’ai appris sur facebook (qu’ils|la fête|le mariage|le repas|qu’ils s’étaient) (vus|réunis|sans moi|retrouvés) | on m’a (oublié|mis de côté|exclu) (dans ma famille|de la fête|du repas) | tout le monde était invité (chez ma sœur|chez mon frère) sauf moi
> ils se sont tous (réunis|vus|retrouvés) sans moi | ma sœur m’a pas (invité|invitée) à son anniversaire | mon frère se marie et je suis pas invité | on m’a pas invité dans ma propre famille
> (mon cousin|mon frère|ma cousine|mon ami) se marie et je suis pas (invité|invitée) | je suis pas (invité|invitée) (au mariage|à la fête|au baptême)
Apprendre qu’il y avait une table, et pas de chaise pour soi, ça fait froid dans le dos. Ça s’est su comment ?
Un oubli, un calcul ou une maladresse : on tourne les trois dans sa tête, et aucun ne console. Il y a eu un mot, depuis ?
Ça n’est qu’une invitation, et pourtant ça touche à la place qu’on a.
oui: Un mot qui arrange, ou un mot qui aggrave ?
non: Le silence, après ça, parle assez fort.
sinon: C’est légitime, que ça fasse mal.

> (ma belle-mère|ma belle-famille|ma belle-sœur) (est|sont) (adorable|géniale|en or|gentille|gentils) | ma belle-mère (est|sont) (adorable|géniale|en or|gentille|gentils) (avec moi) | je m’entends (très)? bien avec (ma belle-mère|mes beaux-parents|ma belle-famille|mon beau-père|ma belle-sœur) | j’ai (de la chance|une belle-mère en or) (avec ma belle-famille|avec ma belle-mère)? | ma belle-mère m’(a|ont) (accueilli|adopté) comme (leur fille|leur fils) | (mon gendre|ma belle-fille) (est adorable|est en or|m’a réparé|m’a aidé|m’a aidée|cuisine bien|est comme mon fils|est comme ma fille) | j’adore (mon gendre|ma belle-fille|ma belle-mère|mes beaux-parents) | ma belle-mère m’a (offert|fait|donné) (un cadeau|sa recette|un plat|une bague) | ma belle-mère me défend contre mon mari
Une belle-famille qu’on aime, ça dérange toutes les blagues, et c’est très bien. Qu’est-ce qui fait le charme ?
On choisit une personne, et on reçoit en prime toute une tablée : certains tombent bien. C’était comme ça dès le début ?
Le lot entier est réussi, c’est rare, il faut le faire savoir.
oui: Il y a des rencontres qui n’ont pas besoin d’essayage.
non: Alors c’est une affection qui s’est bâtie, dimanche après dimanche.
sinon: Voilà qui mérite une part de gâteau supplémentaire.

> ma belle-mère (a les clés|ont les clés|entre sans frapper|passe à l’improviste|passe tous les jours|range mes placards|fouille|a rangé ma cuisine|a fait le ménage chez moi|a refait mon lit) (de chez nous)? | ma belle-mère (offre|achète) (trop|des jouets|n’importe quoi) (aux enfants|au petit)? | ma belle-mère (appelle|téléphone à) mon mari (tous les jours|dix fois par jour|tous les soirs) | ma belle-mère fait (une crise|la tête|la gueule|un scandale) (parce qu’on vient pas|pour noël)? | on passe (toutes les|nos) vacances (avec|chez) (mes beaux-parents|ma belle-mère|ma belle-famille) | je pars en vacances avec (ma belle-famille|mes beaux-parents|ma belle-mère) | mes beaux-parents (viennent|restent|sont là|sont à la maison) (une semaine|dix jours|quinze jours|pour une semaine) | ma belle-mère m’a (vexé|vexée|humilié|humiliée) (devant tout le monde)?
> ma belle-mère (passe|vient|débarque) (chez nous)? à l’improviste | ma belle-mère (téléphone|appelle) tous les (soirs|jours) | ma belle-mère est encore venue (sans prévenir|à l’improviste)
Une belle-mère dans les tiroirs, au téléphone ou en vacances : l’espace se mesure au centimètre. C’est quoi, la dernière ?
On voudrait une porte avec un mot dessus : « sur rendez-vous ». Et l’autre moitié du couple, qu’est-ce que ça lui fait ?
C’est fait avec les meilleures intentions, et c’est justement ce qui coupe le souffle.
sinon: On peut être une bonne personne et vouloir retrouver ses casseroles à leur place.

> (on fait|on passe|c’est où|on sait pas où) noël (chez qui|cette année|dans quelle famille|chez ses parents ou chez les miens) | on se dispute pour (noël|les fêtes|savoir où on fait noël) | un an sur deux (on fait noël|c’est noël) chez (ses parents|mes parents|ma belle-famille) | (ma mère|ma belle-mère|mes parents) (fait la tête|le prend mal|pleure|est vexée) parce qu’on (vient pas|passe pas) noël | ma mère (fait la tête|le prend mal|pleure|est vexée) parce qu’on (vient pas|passe pas) noël (chez elle|ailleurs) | on a (dit|annoncé) (à mes parents|à la famille|à ma mère) qu’on (venait pas|ferait pas|restait chez nous) noël | on (tire|a tiré) au sort les cadeaux de noël (en famille)? | noël (en famille|chez ma belle-mère|chez mes parents) (était|s’est passé) (bien|horrible|tendu|super|compliqué) | on passe noël rien que nous deux
> on sait pas chez qui on fait noël | on sait pas où on fait noël (cette année)? | c’est toujours pareil pour noël chez qui on va | mon mari veut faire noël chez sa mère | ma femme veut faire noël chez ses parents
> (ma mère|ma belle-mère) (boude|fait la tête) parce qu’on (vient|va) pas (chez elle)? (à|pour) noël
Noël, c’est une négociation internationale avec une bûche au milieu. Qui l’emporte, cette année ?
Deux familles, un seul soir, et des mères qui comptent les années paires : il faudrait un notaire. Et l’envie, au fond, c’est quoi ?
On promet que ce n’est qu’un repas, et personne n’y croit.
sinon: Et le vingt-sept, tout le monde en parlera au passé, avec du fromage.

> (je vais|je suis invité|on va|on est invités) à (un mariage|au mariage de mon cousin|au mariage d’une amie|au mariage de ma meilleure amie) | je vais à (un mariage|au mariage de mon cousin|au mariage d’une amie|au mariage de ma meilleure amie) (samedi|ce week-end|cet été|seul|sans cavalier) | (ma meilleure amie|mon meilleur ami|ma cousine|mon cousin|ma collègue|une amie|un ami) se marie | j’ai (trois|quatre|cinq) mariages cet été | je (sais pas|cherche) quoi (mettre|me mettre) pour (un|le) mariage | je vais (seul|seule|tout seul|toute seule) à un mariage | j’ai pas envie d’aller à (ce|un) mariage | mon ex sera (à|au) (ce)? mariage | j’ai dit non à (une invitation de|un) mariage | un mariage à l’autre bout de la france ça coûte cher
> je suis (invité|invitée) à un mariage (et j’y vais seul|et j’y vais toute seule)? | samedi je vais au mariage (d’une amie|de ma cousine) | j’ai un mariage (samedi|ce week-end)
Un mariage des autres, c’est une belle tenue, une chaise inconnue et une chanson qu’on finit par hurler. Ça fait envie, celui-là ?
Il y a le cadeau, la route, la coiffure, et la question du voisin de table. C’est quoi, le plus lourd là-dedans ?
On jure de partir à minuit, et on se retrouve pieds nus à trois heures.
oui: Alors les chaussures confortables dans le coffre, et la fête est gagnée.
non: On a le droit d’y aller à reculons, en souriant sur la photo.
sinon: Il y aura des dragées, et quelqu’un pour raconter sa vie près du buffet.

après: je vais à un mariage | je suis invitée à un mariage | ma meilleure amie se marie | ma cousine se marie | je vais seule à un mariage | je rentre d’un mariage | je suis témoin au mariage de ma sœur | je suis témoin au mariage de ma meilleure amie | mon cousin se marie

> (je connais|connais) personne (là-bas|au mariage|à ma table)? | je serai (le seul|la seule) (célibataire|seul|seule) | j’y vais (seul|seule|sans personne) | ils m’ont (mis|mise) à la table (des célibataires|des enfants|des cousins)
La table des gens sans table : c’est souvent là qu’on rit le plus. Ça inquiète, ou ça amuse ?
Arriver seul dans une salle de couples, il faut une petite dose de panache, et un verre à la main.
oui: Quelqu’un d’autre y pensera exactement la même chose, à la même minute.
non: Alors tout va bien, il y aura des histoires à rapporter.
sinon: On peut danser seul, c’est même là qu’on a le plus de place.

> (la mariée|elle|ma sœur|ma cousine) était (magnifique|belle|superbe|radieuse) | (on a|j’ai) (dansé|fait la fête|bu|pleuré) (jusqu’à trois heures|toute la nuit|jusqu’au matin|à la mairie)? | c’était (magnifique|beau|super|long|émouvant) (la cérémonie|le mariage)? | la cérémonie était (belle|longue|émouvante)
On pleure à la cérémonie, on rit au repas, et on a mal aux pieds à l’aube : c’était complet. Un moment à garder ?
Il n’y a qu’à un mariage qu’on voit tout le monde beau, même l’oncle en bretelles.
oui: Celui-là vaut toutes les photos posées.
non: Parfois c’est l’ensemble qui reste, comme une lumière.
sinon: C’est du bonheur par procuration, et ça réchauffe quand même.

> ça m’a (rappelé|fait penser à) (mon mariage|mon divorce|mon ex) | ça m’a (rendue|fait) (triste|bizarre|mal|nostalgique) | (j’aurais|j’ai) (aimé|voulu|envie) (que ce soit moi|la même chose|ça aussi) | je me suis (senti|sentie) (seul|seule) (au milieu|au mariage)?
On applaudit très fort, et quelque chose, derrière les côtes, ne bat pas des mains. Ça a tenu jusqu’au bout de la soirée ?
Le bonheur des autres éclaire aussi les coins de chez nous. Ce n’est pas de l’envie, c’est de l’écho.
oui: Et ce soir, ça ressort, quand la musique s’est tue.
non: C’est passé comme un nuage sur une terrasse, alors.
sinon: Ici, pas besoin de faire la fête.

---

> (j’étais|on était) à un mariage | je reviens d’un mariage | je rentre d’un mariage | j’ai (été|assisté) au mariage de (mon cousin|ma cousine|mon frère|ma sœur|une amie|un ami|ma meilleure amie) | c’était le mariage de (ma cousine|mon cousin|ma meilleure amie|mon frère|ma sœur) (samedi|hier|ce week-end) | on a (marié|fêté le mariage de) (ma sœur|mon frère|ma cousine|une amie) (samedi|ce week-end) | (ma meilleure amie|une amie|ma cousine|mon cousin) s’est (mariée|marié) | on a fait la noce (samedi|tout le week-end)?
> je rentre du mariage de (ma cousine|mon frère|ma sœur|une amie) | samedi j’étais à un mariage | on était à un mariage (ce week-end|hier) | j’étais au mariage de (ma cousine|mon cousin|mon frère|ma sœur|une amie)
Confettis dans les poches et chanson dans la tête : le lendemain de noce a sa propre fatigue. C’était réussi ?
Il y a toujours un discours trop long, une tante déchaînée et un enfant endormi sur deux chaises. Qui était la vedette ?
On rentre avec des dragées et un drôle de cœur, un peu plein.
oui: Ça se devine rien qu’à l’entendre.
non: Une fête ratée, au moins, ça se raconte mieux qu’une belle.
sinon: Il faut bien deux jours pour redescendre d’une piste de danse.

> je suis (témoin|demoiselle d’honneur) (au mariage)? (de ma meilleure amie|d’une amie|de ma sœur|de mon frère|de ma cousine)? | (ma meilleure amie|mon meilleur ami|ma cousine|une amie) m’a demandé d’être (son témoin|sa témoin|témoin|sa demoiselle d’honneur) | j’organise (evjf|evg) (de ma sœur|de ma meilleure amie)? | je dois (écrire|faire|préparer) (le|un) discours (de témoin|pour le mariage) | j’ai fait mon discours au mariage | (la mariée|ma meilleure amie) devient folle (avec son mariage|avec les préparatifs) | ma meilleure amie m’a pas (prise|choisie|demandée) comme témoin | l’organisation de l’evjf c’est l’enfer
Témoin, c’est un métier : on porte les alliances, les secrets et la moitié du stress. Ça en est où ?
Une amitié qui se déclare devant un maire, avec signature, ce n’est pas rien. Qu’est-ce qui donne le plus de fil à retordre ?
Les préparatifs d’un mariage rendent tout le monde un peu plus fou, dans l’ordre protocolaire.
sinon: Et le jour venu, tout ça tiendra en un clin d’œil.

> (mes meilleurs amis|mes amis|un couple d’amis|nos voisins|des amis) (se séparent|divorcent|se sont séparés|ont divorcé|se quittent) | mes meilleurs amis (se séparent|divorcent|se sont séparés|ont divorcé|se quittent) (après quinze ans) | (ma meilleure amie|un ami|ma collègue|une copine) (divorce|se sépare|vient de se séparer|va divorcer) | tout le monde (divorce|se sépare) autour de (moi|nous) | y a que des divorces (autour de moi|autour de nous) | (ma meilleure amie|une amie|ma copine) (a quitté|quitte) son mari | (mon meilleur ami|un ami|mon pote) s’est fait quitter (par sa femme)? | je sais pas de quel côté me mettre (ils se séparent) | on est amis avec les deux (et ils divorcent)
Quand un couple d’amis se défait, on perd aussi une table, des vacances, un « chez eux ». Ça s’est annoncé comment ?
On les croyait posés là comme un meuble, et voilà que ça vacille chez tout le monde. Ça remue des choses, à la maison ?
Il faut garder deux amis, et ils n’habitent plus la même histoire.
oui: Ça fait se regarder un peu, le soir, par-dessus l’assiette.
non: Tant mieux. On peut les aimer sans loger dans leur orage.
sinon: Ces nouvelles-là, on les reçoit un peu pour soi.

> on (fait|doit faire|va faire) (le partage|l’inventaire|le tri) | on fait (le partage|l’inventaire|le tri) (des meubles|des affaires|de la vaisselle|entre frères et sœurs|avec mes frères et sœurs|de l’héritage) | (ma sœur|mon frère|ma belle-sœur|ma cousine) (a pris|s’est servie|veut|a récupéré) les bijoux | ma sœur (a pris|s’est servie|veut|a récupéré) (les bijoux|la vaisselle|les meubles|l’armoire|la bague|la pendule|tout) | ma sœur (a pris|s’est servie|veut|a récupéré) (les bijoux|la vaisselle|les meubles|l’armoire|la bague|la pendule|tout) de ma mère | ma sœur a pris (les bijoux|la vaisselle|les meubles|l’armoire|la bague|la pendule|tout) (de ma mère|de ma grand-mère|de maman|sans demander|avant tout le monde) | on se dispute (pour|sur) (les meubles|une armoire|la vaisselle|les bijoux|l’héritage|une commode) | (ma mère|ma grand-mère|mon père|mon grand-père|ma tante) m’a (donné|légué|laissé|transmis) sa bague | ma mère m’a (donné|légué|laissé|transmis) (sa bague|sa montre|son alliance|ses bijoux|une armoire|sa maison|de l’argent|son service) | j’ai hérité de (la maison|une armoire|un piano|l’horloge|la montre|ma tante|mon père|ma grand-mère|un peu d’argent) | l’héritage (divise|a divisé|détruit|a détruit) (la famille|ma famille|notre famille) | on a rendez-vous chez le notaire (pour la succession|avec mes frères)? | je sais pas quoi faire (des meubles|de la vaisselle|des affaires) de (ma grand-mère|mes parents)
> (mon grand-père|ma grand-mère|mon père|ma mère|mon oncle) m’a (légué|laissé|donné) sa (montre|bague|maison|voiture)
Les objets d’une famille ne valent presque rien, sauf le poids de tous les dimanches. Lequel compte le plus ?
Ce n’est jamais une soupière, c’est qui mettait la main dessus. Ça se passe dans le calme, entre {toi|vous} et les autres ?
On partage des meubles, et on découvre qu’on n’avait pas eu la même enfance.
oui: C’est rare et c’est beau, une famille qui se passe la soupière sans la casser.
non: Il y a du chagrin sous la colère, souvent, et une chaise vide au milieu.
sinon: Ce que la main garde, elle le garde pour plus longtemps que la mémoire.

après: on fait le partage des meubles | ma sœur a pris les bijoux de ma mère | j’ai hérité de la maison | ma grand-mère m’a donné sa bague | on se dispute pour l’héritage | mon frère veut vendre la maison

> (j’ai|je garde|j’ai gardé|j’ai pris) (une petite chose|la cafetière|le moulin|un saladier|son châle|sa montre|la bague|une photo|un livre) | je (la|le) (porte|mets) (tous les jours|maintenant|jamais)? | ça (me)? (vaut|vaut rien|n’a pas de valeur) (ça me rappelle)? (elle)?
Un objet qui a servi mille matins garde la forme d’une main. Il a trouvé sa place, à la maison ?
Le plus petit lot est parfois celui que tout le monde aurait dû demander.
oui: Alors quelqu’un continue un peu, à cet endroit-là.
non: Il attend, dans un papier, qu’on sache où le regarder.
sinon: Il ne fait pas de bruit, et il raconte tout.

> (mon frère|ma sœur|il) (veut|a) (vendre|tout|l’argent|la maison|plus que moi) | (ils|mon frère|ma sœur) (pensent|pense) qu’à l’argent | je (veux|voulais) (garder|pas vendre) (la maison)? | (ça|tout) (traîne|dure) depuis (un an|des mois|des années) | on se parle (plus)? que par (avocats|le notaire|mail)
L’un voit des mètres carrés, l’autre voit un cerisier, et personne n’a tort dans sa tête. Il reste un endroit pour en parler ?
L’argent a le dos large : on lui fait porter de bien vieilles questions.
oui: Alors il y a encore une table, et c’est énorme.
non: C’est le plus triste, là-dedans, bien plus que le prix.
sinon: Ça use, une histoire pareille, même en dormant.

---

> (ma belle-sœur|mon beau-frère|mon gendre) (me parle mal|m’a mal parlé|fait la tête|me contredit|me reprend sur tout|se croit chez lui|vient plus|veut plus venir) | (la copine|la femme) de mon fils (me parle pas|m’ignore|me plaît pas|est froide|est adorable|m’éloigne de mon fils|décide de tout) | (le copain|le mari) de ma fille (me parle pas|m’ignore|me plaît pas|est froid|est adorable|décide de tout) | depuis qu’il est avec elle (je vois plus mon fils|mon fils a changé) | (mon fils|ma fille) a changé depuis (qu’il est marié|qu’elle est mariée|qu’il est avec elle|qu’elle est avec lui) | (ma belle-sœur|mon beau-frère) (se vante|étale son argent|a toujours mieux|ramène tout à elle|ramène tout à lui) | je supporte pas (ma belle-sœur|mon beau-frère)
> (je supporte plus|je m’entends pas avec|j’en peux plus de) (la femme de mon fils|la copine de mon fils|le mari de ma fille|ma belle-sœur|mon beau-frère|mon gendre)
On hérite de gens qu’on n’a pas choisis, et il faut leur passer la salade. Qu’est-ce qui s’est passé, la dernière fois ?
Une pièce rapportée, comme on dit : parfois ça s’ajuste, parfois ça grince à chaque repas. Ça grince depuis le début ?
On se tait pour ne pas perdre l’autre, celui ou celle qu’on aime.
oui: Alors tout le monde a eu le temps d’apprendre son rôle, hélas.
non: Il y a donc eu un tournant, et on le connaît sans doute.
sinon: Il y a des sourires qui coûtent plus cher qu’un loyer.
`
