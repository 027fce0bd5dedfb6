/** What callers in shops, restaurants, factories, transport, building, farming, teaching and care say of their day. */
export const customersAndTrades = `
> (un client|une cliente) m’a (remercié|remerciée|dit merci|fait un compliment|félicité|félicitée|offert des chocolats|apporté des fleurs|laissé un pourboire|écrit un mot gentil) | j’ai eu (un compliment|des chocolats|un mot gentil) d’(un client|une cliente) | (un client est revenu|une cliente est revenue) (exprès)? me remercier | j’ai eu un bon avis (sur internet|google) | (un client|une cliente) a laissé un bon avis | (un client|une cliente) m’a (offert|apporté) (des fleurs|des chocolats|un cadeau) (pour me remercier)? | (un client|une cliente) m’a fait un (beau|gentil) compliment | (un client|une cliente) m’a dit que (j’étais gentille|je travaillais bien|c’était parfait)
Un client qui dit merci, on le raconte encore au dîner, tellement c’est rare. C’était pour quoi, exactement ?
Ça rachète dix portes claquées, un mot comme ça. Ça s’est passé comment ?
Les gens contents parlent peu, d’habitude. Celui-là mérite une petite place au chaud.
sinon: Voilà de quoi tenir jusqu’au prochain grincheux.

> (un client|une cliente) (jamais content|jamais contente|pénible|insupportable|impossible) | j’ai (un client|une cliente) (pénible|insupportable|qui râle tout le temps|qui est jamais content|jamais contente) | (un client|une cliente) (a râlé|a fait un scandale|s’est plaint|s’est plainte|s’est énervé|s’est énervée) (au magasin)? | j’ai eu (un client|une cliente) (odieux|odieuse|horrible|pénible|insupportable) | les clients sont (insupportables|pénibles|odieux|exécrables|de plus en plus durs) | j’en peux plus des clients | (un client|une cliente) voulait (voir le responsable|se faire rembourser) | les clients ont été odieux | les clients (ont été|étaient) (insupportables|pénibles|odieux|exécrables) (ce matin|aujourd’hui)?
Il y a des gens qui font la queue avec leur colère déjà prête. C’était à propos de quoi ?
Sourire au client pénible, ça devrait figurer sur la fiche de paie. Comment ça s’est fini ?
Ça dure trois minutes à la caisse, et ça reste trois heures dans la tête.
sinon: Et la personne suivante dans la file a dû prendre un air très sage.

après: un client a fait un scandale | le client m’a parlé comme à un chien

> j’ai (gardé|réussi à garder) (mon calme|le sourire) | je suis (resté|restée) (calme|poli|polie|zen) | j’ai (souri|pris sur moi)
Garder son calme quand l’autre le perd, c’est tout un sport. Et après, ça sort où, cette colère-là ?
Le calme, dans ces cas-là, c’est la seule chose que l’autre ne peut pas prendre.
sinon: C’est bien qu’elle ait une sortie quelque part.

> mon chef (lui a donné raison|a donné raison au client|m’a pas soutenu|a rien dit) | (mon chef|mon patron|ma cheffe) m’a (défendu|défendue|soutenu|soutenue) | (mon collègue|ma collègue) (est venu|est venue) (m’aider|à la rescousse)
Ce qu’on retient, au fond, c’est qui s’est mis à côté, et qui a regardé ailleurs. C’était la première fois ?
Dans ces moments-là, on voit bien qui est de quel côté du comptoir.
oui: Alors ça compte double.
non: C’est donc une habitude, et elle se remarque.
sinon: On s’en souvient longtemps, en tout cas.

---

> (il y avait un|on a eu un) (monde fou|monde de dingue) (au magasin|au boulot|à la boutique|en caisse) | on a pas (arrêté|eu une minute) (au magasin|à la boutique|en caisse) | c’était (le rush|la folie) (au magasin|au boulot|ce midi|ce soir)? | c’est les soldes (au boulot|au magasin) | la queue à la caisse a pas désempli | j’ai même pas pris ma pause (au boulot)?
Pas une minute assise, et le soir les pieds font la liste de toutes les allées. Il y a eu quand même un bon moment ?
Ces journées-là passent vite et se paient d’un coup, en rentrant. La cohue s’est calmée vers quelle heure ?
On tient par les gestes, et on découvre la fatigue en enlevant les chaussures.
oui: Alors gardons celui-là, et jetons le reste avec les tickets de caisse.
non: Alors le meilleur moment, c’est maintenant.
sinon: Ouf. Rien ne sonne, rien n’attend, ici.

> j’ai pas (arrêté|soufflé) (de la journée|aujourd’hui|depuis ce matin) | j’ai pas eu (une minute|une minute à moi|le temps de manger|le temps de souffler) (de la journée|aujourd’hui)? | j’ai (couru|galopé) (partout)? toute la journée | j’ai pas touché terre (aujourd’hui|de la journée)? | j’ai enchaîné toute la journée | une journée sans (pause|souffler)
Une journée au galop, et c’est maintenant que les jambes s’en aperçoivent. Après quoi fallait-il courir comme ça ?
Il y a des jours qui ne laissent même pas de quoi boire un verre d’eau assis. Le plus gros morceau, c’était quoi ?
Voilà enfin un moment où rien ne court après personne.
sinon: Et tout ça dans une seule journée. Le fauteuil est mérité.

> (j’ai|on a) eu (personne|deux clients|trois clients) (au magasin|à la boutique) | on a eu aucun client | pas un (client|chat) (au magasin|à la boutique|aujourd’hui)? | (le magasin|la boutique|le restaurant|le salon) est (vide|désert) (toute la journée)? | c’était mort (au magasin|à la boutique|au resto) | les clients viennent plus | mon commerce marche (pas|plus|mal) | j’ai vu deux clients de la journée
Une journée à regarder la porte, c’est plus fatigant qu’une journée à courir. C’est le mois qui est creux, ou ça dure ?
On range ce qui est déjà rangé, on guette la vitrine. Qu’est-ce qui a rempli les heures, finalement ?
Le silence d’une boutique vide, ça fait faire des calculs dont on se passerait.
sinon: Je comprends. Ça rend les heures longues et les comptes courts.

> je (ferme|vais fermer|dois fermer) (mon magasin|ma boutique|mon commerce|mon restaurant|mon salon|mon café|mon entreprise) | (mes parents ferment|mon mari ferme|ma femme ferme) (leur|son) (magasin|commerce|restaurant) | j’ai (fermé|mis la clé sous la porte de) (mon magasin|ma boutique|mon commerce|mon restaurant|mon salon) | mon (magasin|commerce|restaurant) (va fermer|ferme) | je (vends|cède) (mon commerce|ma boutique|mon fonds de commerce|mon affaire) | je (ferme|vais fermer) (ma boutique|mon magasin|mon commerce) à la fin (du mois|de l’année) | on (ferme|va fermer) (la boutique|le magasin|le restaurant) | je baisse le rideau (pour de bon|définitivement)
Fermer sa boutique, c’est tirer un rideau sur bien plus que des étagères. Elle aura vécu combien de temps ?
On y a mis des matins, de l’argent et pas mal de soi. Qu’est-ce qui fait le plus drôle, à l’idée de fermer ?
Ce n’est pas une fin comme une autre : il y a les clients, les habitudes, l’odeur du lieu.
sinon: Ça en fait, des gens qui sont passés cette porte-là.

après: je ferme mon magasin

> les (clients|gens|habitués) (sont tristes|viennent me dire au revoir|pleurent|me demandent pourquoi) | (une cliente|un client) (a pleuré|m’a dit au revoir|m’a pris dans ses bras)
C’est là qu’on mesure ce qu’on était pour eux : un endroit, pas seulement un magasin. Il y en a un qui a particulièrement touché ?
Les habitués, on croit qu’ils viennent pour acheter. Ils viennent aussi pour dire bonjour.
oui: Ce visage-là, il restera.
sinon: C’est une belle manière de s’en aller, même si ça serre.

> (ça marchait|on gagnait|je gagnais) (plus|pas assez|rien) | (le loyer|les charges|internet) (a tout mangé|a augmenté|m’a tué) | je (travaillais|bossais) à perte | je me payais plus
Travailler pour payer le droit de travailler, ça ne pouvait pas durer. La décision a été longue à prendre ?
Les chiffres ont tranché, et les chiffres ne savent pas ce qu’ils coupent.
oui: On retarde, on retarde, et un jour on sait.
non: Parfois une nuit suffit, après des années à ne pas vouloir voir.
sinon: C’était la voix de la raison, et elle n’est jamais très tendre.

---

> (la|ma) (boulangerie|boucherie|pharmacie|poste|librairie|épicerie|banque) (du village|du quartier)? (ferme|va fermer) | le (café|bistrot|tabac|bar|cinéma|petit magasin|coiffeur) du (village|quartier) (ferme|va fermer) | il y a plus de (commerce|boulangerie|pharmacie|magasin) (dans le village|dans le quartier|ici) | on a plus (de commerces|de boulangerie|rien) dans le village | le dernier (commerce|café|magasin) du village (ferme|va fermer) | tous les (commerces|magasins) (ferment|ont fermé) (ici|en centre-ville|dans la rue)? | ma boulangerie (ferme|va fermer) (à la fin du mois)?
Un rideau baissé, et la rue a l’air de retenir son souffle. Qu’est-ce qu’on y achetait, d’habitude ?
Ce n’est pas seulement le pain, c’est le bonjour qui va avec. Il faut aller où, maintenant ?
Un commerce qui ferme, c’est une lumière en moins dans la rue, le soir.
sinon: On se rend compte après coup que ce petit trajet comptait.

> il y a (un nouveau boulanger|un nouveau magasin|un nouveau restaurant|un nouveau café|un nouveau coiffeur|une nouvelle boulangerie|une nouvelle épicerie|une nouvelle boutique) (dans le quartier|dans le village|en bas de chez moi) | (une nouvelle boulangerie|une nouvelle épicerie|une nouvelle boutique|un nouveau magasin|un nouveau café|un nouveau restaurant) (a ouvert|va ouvrir) (à côté|en bas)? | (le village|le quartier) retrouve (un café|une épicerie|une boulangerie)
Une vitrine qui s’allume, ça change toute une rue. Elle a déjà été visitée ?
C’est assez rare pour être fêté, une ouverture. Ça donne envie, de dehors ?
Reste à savoir si le croissant tient ses promesses. C’est une enquête à mener sur place.
oui: Alors le verdict m’intéresse.
non: Alors il y a une petite sortie toute trouvée.
sinon: On verra si ça devient une habitude.

> on a fait (un|le) pot de départ (de ma collègue|au boulot)? | il y avait un pot (de départ|au boulot|d’un collègue) | c’était le pot de départ (de ma collègue|de mon collègue|de mon chef) | mes collègues m’ont (fait une surprise|organisé un pot|offert un cadeau|fêté mon anniversaire|souhaité mon anniversaire) | on a fêté (un départ|mon anniversaire|l’anniversaire d’une collègue) au (boulot|bureau) | j’ai eu une surprise (au boulot|de mes collègues)
Des chips, un discours et quelqu’un qui renifle : un vrai pot. Qu’est-ce qui s’est dit de beau ?
C’est fou ce qu’on apprend des gens en une heure, autour d’un gobelet. Il y a eu de l’émotion, ou surtout des rires ?
On travaille à côté pendant des années, et on se le dit au moment des cacahuètes.
sinon: Ça laisse un bon goût, ces petits moments arrachés à la journée.

> on (fait|a eu) un (repas de noël|repas d’entreprise|séminaire|team building|repas de service|dîner de boîte|arbre de noël) | j’ai le (repas de noël|repas d’entreprise|séminaire|team building|dîner) (du boulot|de la boîte|avec les collègues) | j’ai pas envie d’aller au (repas de noël|séminaire|repas) (du boulot|de la boîte|avec les collègues) | on a un (séminaire|team building|repas) avec les collègues (la semaine prochaine|ce soir|demain)? | c’est le repas de noël (de la boîte|du boulot) (demain|vendredi|ce soir)?
La fête obligatoire, avec le collègue qui danse et le chef qui veut être drôle. Il y aura qui à {ta|votre} table, en général ?
On y va en soupirant, et parfois on y découvre quelqu’un. Le moment redouté, c’est lequel ?
Un repas de boulot, c’est une réunion où l’on mange : tout dépend du voisin.
sinon: Voilà un portrait qui promet. On sait où ne pas s’asseoir, c’est déjà ça.

> on est en grève (au boulot|dans ma boîte|depuis lundi)? | (je fais|j’ai fait|on fait) grève (aujourd’hui|demain)? | mes collègues sont en grève | il y a une grève (dans ma boîte|au boulot|à l’usine|à l’hôpital) | on a débrayé ce matin | (j’hésite|on hésite) à faire grève | je suis (allé|allée) à la manif | on est en grève (à l’hôpital|à l’usine|depuis mardi|depuis deux semaines) | on est en grève à l’hôpital depuis lundi | ma boîte est en grève | c’est la grève (au boulot|à l’usine|à l’hôpital)
Une grève, on n’y va pas en chantant, on y va parce que le reste n’a pas marché. Ça porte sur quoi ?
Perdre une journée de paie pour être entendu, ça se décide, ce n’est pas rien. L’équipe est soudée ?
C’est long, un piquet de grève au petit matin, et pourtant on y parle comme jamais.
oui: Alors ça tient chaud, même dehors.
non: C’est le plus dur, être divisés juste au moment de parler.
sinon: Je vois ce qui a fait déborder.

> on a (eu)? (un contrôle|une inspection|un audit|la visite d’hygiène|la visite de la direction) (au boulot|au magasin|demain)? | (l’inspectrice|l’inspecteur) est (venu|venue) (dans ma classe|me voir|au boulot) | les services d’hygiène sont passés | (le contrôle|l’audit) s’est bien passé | l’inspection s’est bien passée | (la direction|le grand patron|le siège) est venu nous voir | on a eu un contrôle (d’hygiène|sanitaire|de l’inspection du travail) (au resto|au magasin|au boulot)? | on est (inspectés|contrôlés) (demain|cette semaine) | (lundi|demain) j’ai l’inspection | j’ai l’inspection (lundi|demain|cette semaine)
Quelqu’un avec un carnet qui regarde, et d’un coup on ne sait plus marcher normalement. Ça s’est terminé comment ?
Tout le monde range des choses qui n’ont jamais dérangé personne. Qu’est-ce qu’ils ont trouvé à redire ?
Ces jours-là, même le ficus se tient droit.
sinon: On respire mieux une fois la voiture repartie du parking.

> (la|ma) (machine|chaîne|ligne) (est|est tombée) (en panne|à l’arrêt) | (la machine|le four|le chariot|le camion|le tracteur|la moissonneuse) (a lâché|est tombé en panne) (au boulot|en plein service|en plein champ) | je suis (resté|restée) en panne (avec le camion|avec le bus|sur la route|en plein champ) | la (machine|chaîne) est tombée en panne (à l’usine|au boulot) | la (machine|chaîne) est en panne à l’usine | le tracteur (est en panne|m’a lâché) (en plein champ)?
La machine s’arrête, et toute la journée prend un autre visage. C’était réparable tout de suite ?
C’est toujours au milieu du travail, jamais un vendredi à cinq heures. Il a fallu attendre longtemps ?
On peste contre elle, et on voit d’un coup tout ce qu’elle faisait.
oui: Dans ce malheur-là, c’est encore la bonne version.
non: Alors il a fallu faire à l’ancienne, ou patienter en regardant l’heure.
sinon: De quoi raccourcir les nerfs et rallonger la journée.

> je (rentre|reviens|sors) de (ma)? tournée (là)? | j’ai (livré|fait) (cent|cent vingt) (colis|livraisons) | j’ai fait (ma|une grosse) tournée | (les gens|les clients) (sont jamais là|répondent pas|ouvrent pas) quand je livre | j’ai monté (six|des) étages (avec un colis|avec un frigo|avec une machine à laver|pour livrer) | je livre (des colis|des repas|à vélo|des courses) | un chien m’a couru après pendant ma tournée | j’ai (fait|livré) (cent trente|cent quarante|cent|quatre-vingts) colis (aujourd’hui)? | j’ai livré toute la journée | ma tournée était (longue|interminable|infernale) | je livre à vélo (toute la journée|pour une plateforme|le soir)?
Une tournée, c’est cent portes et cent bonjours en courant. La plus drôle du jour, c’était laquelle ?
Les étages sans ascenseur, les codes qui ne marchent plus, et l’horloge dans le dos. Ça s’est fini à quelle heure ?
Tout le monde attend le livreur, et personne ne le regarde. Pourtant il connaît le quartier mieux que le maire.
sinon: Les jambes ont bien le droit de se mettre en grève, maintenant.

> (mon|le) bus était (plein|bondé|blindé) toute la journée | j’ai (conduit|roulé) (toute la journée|toute la nuit|dix heures|huit heures|mille kilomètres) | je suis (sur la route|dans mon camion|dans la cabine) (ce soir|pour la nuit|toute la semaine)? | je dors dans (mon|le) camion (ce soir)? | j’ai (fait|passé) (la nuit|ma journée) au volant | je suis (taxi|chauffeur de bus|conducteur de bus|chauffeur vtc|ambulancier|conducteur de train|conductrice de bus) | j’ai transporté (un client bizarre|une dame|quelqu’un de connu) | je suis sur la route (toute la journée|toute la semaine)?
À force de rouler, la route continue encore un peu derrière les yeux fermés. C’était où, aujourd’hui ?
Au volant, on voit passer la vie des autres par petits morceaux. Une rencontre à retenir ?
La cabine, la radio et les lumières des autres : c’est une drôle de solitude, qui avance.
oui: Celle-là, j’aimerais bien l’entendre.
non: Alors une journée qui glisse, et c’est bien aussi.
sinon: Ça fait du pays. Le moteur est coupé, on peut parler tranquille.

> on a (fini|commencé|attaqué) (les moissons|les vendanges|les foins|la récolte|l’ensilage|la cueillette) | (les moissons|les vendanges) sont finies | les foins sont finis | la récolte est (finie|bonne|mauvaise|maigre|belle|perdue) | (les vendanges|les moissons) (ont commencé|approchent) | (la grêle|le gel|la sécheresse|l’orage) a (détruit|abîmé) (ma récolte|la récolte|les vignes|mes cultures|les cerises) | il y a rien à récolter (cette année)? | les (vignes|arbres|champs) ont (gelé|souffert) | on a (terminé|fini) les (vendanges|moissons|foins) (hier)? | j’ai fini les (vendanges|moissons|foins) | (la grêle|le gel|la sécheresse) a détruit une partie de la récolte | j’ai perdu (la moitié de|toute) ma récolte | on est en pleines (vendanges|moissons) | je fais les vendanges
Une année entière dehors, et le ciel qui a le dernier mot. Ça donne quoi, cette année ?
La récolte, c’est l’heure où la terre rend les comptes. Comment ça s’est passé, dans l’ensemble ?
Les autres regardent la météo pour s’habiller. Dans ce métier, on la regarde pour vivre.
sinon: On ne commande pas à la saison, on fait avec elle.

après: on a fini les vendanges

> (on a|j’ai) (le dos|les mains|les genoux) (cassé|en compote|abîmées|en vrac|mort) | on (se lève|commence) à (cinq|six|quatre) heures | on finit à la nuit | on dort (pas|trois heures|cinq heures)
Ces semaines-là, le corps passe après les nuages. Il reste combien de jours à ce rythme ?
Le dos tient le registre de chaque rang, le soir venu.
sinon: Après ça, le premier matin tranquille aura un goût de fête.

> (on était|il y avait) (une bonne équipe|une belle équipe|dix|quinze|plein de jeunes) | l’ambiance était (bonne|super|belle) | on a (bien)? (ri|mangé|chanté) (tous ensemble)?
C’est ce qui reste, les grandes tablées et les bêtises entre deux rangs. Il y a un visage à retenir de cette année ?
On travaille dur, et on rit plus fort qu’ailleurs. Les deux vont ensemble.
sinon: Ces équipes d’un mois, on s’en souvient des années.

---

> (une|ma) vache a (vêlé|mis bas) | (une|ma) (brebis|jument|chèvre) a (mis bas|agnelé|pouliné) | on a eu (un veau|un agneau|des agneaux|un poulain) (cette nuit|ce matin)? | j’ai passé la nuit à (l’étable|la bergerie) | je (rentre|sors) de la traite | j’ai fini la traite | j’ai (soigné|rentré) les (bêtes|vaches|brebis|chèvres) | j’ai une (vache|brebis|jument) qui a (vêlé|mis bas|agnelé|pouliné) (cette nuit|ce matin)? | une de mes (vaches|brebis) a (vêlé|mis bas|agnelé)
L’étable, ça a ses heures à elle, et elle ne prévient pas. Tout le monde tient debout, là-bas ?
De la paille, de la buée, et ces bruits qu’on reconnaît dans le noir. Ça a été long ?
Les bêtes n’ont pas de dimanche, et ceux qui s’en occupent non plus.
oui: Alors la journée a au moins un bon côté sur quatre pattes.
non: C’est le métier dans ce qu’il a de rude.
sinon: On y passe ses nuits, et pourtant on y retourne.

> j’ai fait le marché (ce matin|aujourd’hui|sous la pluie)? | je (vends|fais|tiens un stand) sur marchés | (il y avait|y avait) (personne|du monde) au marché (ce matin|aujourd’hui)? | j’ai (tout|rien|bien) vendu (au|sur le) marché | mon stand (a bien marché|s’est envolé|a pas marché)
Le marché, c’est se lever avant les coqs pour sourire à dix heures. Qu’est-ce qui est parti le plus vite ?
Il y a les clients qui achètent et ceux qui racontent leur vie devant les poireaux. Plutôt lesquels, aujourd’hui ?
Le vent dans les bâches, les mains froides et la monnaie : c’est un théâtre, un marché.
sinon: Ça fait une matinée bien remplie, même quand la caisse est légère.

> on a fait (quatre-vingts|cent|soixante) couverts (ce midi|ce soir)? | le service (du soir|du midi|de ce midi|de ce soir) (était dur|était complet|était infernal|a été long) | le resto était complet (ce soir|ce midi)? | c’était (le coup de feu|complet) (ce soir|ce midi|au resto) | le (cuisinier|serveur|plongeur) (est pas venu|nous a lâchés|a claqué la porte) | une table (est partie sans payer|a tout renvoyé) | j’ai fini mon service au (resto|restaurant) | le (serveur|cuisinier|plongeur) nous a lâchés en plein service | on a fait (cent vingt|quatre-vingts|soixante) couverts
Le coup de feu en cuisine, c’est une tempête avec des assiettes. Ça s’est joué à quel moment ?
Des heures à courir pour que d’autres soient assis tranquilles. Il reste de la voix, après un service pareil ?
Quand la dernière table se lève enfin, le silence a presque un goût.
oui: Profitons-en doucement, alors.
non: On peut parler bas. Rien à annoncer, rien à envoyer.
sinon: Et demain, les mêmes gestes, avec d’autres chaises.

> (on a|j’ai) (travaillé|bossé) sous la pluie (toute la journée)? | (mon|le) chantier (avance|avance pas|est en retard|est arrêté|est fini|se termine) | on a (coulé la dalle|fini le toit|posé la charpente|monté les murs) | (on a|j’ai) (fini|terminé) (un gros chantier|le chantier|un chantier) | on a bossé (en plein soleil|dans le froid|sur le toit) | on a travaillé sous la pluie sur le chantier | on a (posé|fini de poser) la (charpente|toiture|dalle) | on a avancé sur le chantier
Sur un chantier, la météo est un collègue de plus, et pas le plus aimable. On en est où, de l’ouvrage ?
Le soir, il y a quelque chose debout qui n’y était pas le matin. Ça ressemble à quoi ?
Le froid dans les gants, le bruit, et ce mur bien droit à la fin. On comprend qu’on se retourne pour le regarder.
sinon: Ça tient debout, et il y a des mains derrière.

> (ma classe|mes élèves|les élèves|les gamins) (a été|ont été|était) (infernale|infernaux|insupportables|excités|agités|intenables|odieux) | j’ai une classe (difficile|infernale|horrible|ingérable|impossible) (cette année)? | j’ai eu (une|ma) classe (infernale|impossible) (aujourd’hui)? | j’arrive pas à tenir ma classe | les (élèves|gamins) (écoutent|respectent) (rien|plus rien|pas) | j’ai (crié|hurlé) (sur|après) (ma classe|mes élèves|les élèves) | un élève (m’a répondu|m’a insulté|m’a tenu tête|a fait une crise) (en classe)?
Trente enfants, un jour de vent, et une seule voix pour tenir tout ça. C’était quel âge, cette petite tempête ?
On sort de là avec la voix en moins et la patience râpée. À quel moment ça a basculé ?
Même dans une classe impossible, il y en a toujours deux qui regardent la maîtresse avec pitié.
sinon: Demain est un autre tableau, effacé propre.

après: ma classe a été infernale | j’ai une classe difficile

> les parents (comprennent pas|soutiennent pas|m’ont écrit|m’attaquent|disent que c’est ma faute|s’en fichent) | j’ai (convoqué|vu|appelé) les parents | la direction (me soutient pas|s’en fiche|dit rien)
Tenir la classe, et en plus tenir les adultes autour. Il y a quelqu’un, dans l’école, qui est du même côté ?
C’est souvent là que l’on se sent seul : pas devant les élèves, derrière la porte.
oui: Alors on n’est pas seul devant le tableau.
non: Ça se comprend, alors, que ça fatigue autant.
sinon: Beaucoup de monde a un avis sur cette classe, et une seule personne y entre.

> (après)? ils (se sont calmés|ont été gentils|se sont excusés) | il y en a un qui (est venu me voir|s’est excusé) | une élève m’a (dit|fait) (pardon|un dessin)
Et voilà pourquoi on y retourne. Il a fallu quoi, pour que ça redescende ?
Un enfant qui revient de lui-même, ça efface une bonne heure de vacarme.
sinon: Ça ne s’apprend dans aucun manuel, ces choses-là.

---

> j’ai (des copies|trente copies|un paquet de copies|mes copies) à corriger (ce soir|ce week-end)? | je (corrige|suis dans) (mes|des|les) copies (ce soir)? | j’ai (corrigé|fini) (mes|des|toutes mes) copies | (j’ai|c’est) (les|mes) conseils de classe | je remplis (mes|les) bulletins | j’ai (mes|les) bulletins à remplir
La pile de copies, qui monte quand on a le dos tourné. Quelle a été la plus belle perle ?
Trente fois la même question et trente façons de la contourner. Il en reste beaucoup ?
Les gens voient les vacances des profs, jamais leurs dimanches soir au stylo rouge.
oui: Alors par petits tas, et un thé entre les deux.
non: La fin de la pile, quelle belle chose plate.
sinon: On peut parler un peu, la pile ne s’envolera pas.

> (un élève|un ancien élève|une ancienne élève) m’a (fait un dessin|dit merci|écrit|offert un dessin|dit que j’étais sa préférée|dit bonjour dans la rue|reconnu|remercié) | (un de mes élèves|une de mes élèves|mon élève) a (progressé|enfin compris|appris à lire|eu son bac|réussi) | j’ai croisé (un ancien élève|une ancienne élève)
Ça arrive comme ça, au détour d’une journée, et ça paie toute l’année. Ça s’est passé comment ?
Voilà ce que la fiche de paie ne sait pas écrire. C’était quel genre d’élève ?
On sème sans savoir, et des années après il y en a un qui fait signe.
sinon: Ça, ça se colle au frigo, en vrai ou dans la tête.

> j’ai eu (la|ma) réunion (de parents|parents-profs) (ce soir)? | (un parent|une mère|un père) d’élève (m’a agressé|m’a engueulée|m’a parlé mal|m’a écrit un mail|s’est plaint|m’a remerciée|m’a fait une scène) | les parents d’élèves (sont|étaient) (pénibles|insupportables|sur mon dos|adorables|charmants)
Les parents d’élèves, c’est la deuxième classe de la journée, sur des chaises trop petites. Qu’est-ce qui s’est dit ?
Chacun arrive avec son enfant à la main, même à quarante ans. Ça s’est fini comment ?
On entend mille fois qu’on exerce un beau métier, surtout par des gens qui ne le feraient pas.
sinon: On rentre avec tout ça dans le cartable.

> (ma|la) garde (a été|était) (calme|chargée|dure|longue|infernale|tranquille) | je (sors|rentre|reviens) de garde | j’ai (fait|fini) (ma|une) (garde|nuit) (à l’hôpital|de douze heures) | (on a|j’ai) (enchaîné|eu) (que des urgences|les entrées|dix entrées) | (on a|j’ai) (couru|pas arrêté) (toute la nuit|toute la garde) (dans le service)? | j’enchaîne les (gardes|nuits) | je (rentre|sors) de garde (à l’hôpital|de nuit)? | (ma|la) garde (de nuit)? (a été|était) (dure|calme|longue|chargée|tranquille|infernale) | la nuit a été (longue|dure|chargée) dans le service | j’ai fait ma garde
Sortir de garde, c’est revenir à la lumière pendant que les autres partent. Elle laisse quoi, cette fois : de la fatigue, ou une image ?
Une garde, on ne la raconte jamais tout entière. Qu’est-ce qui en reste, là ?
Toute une nuit à être le calme des autres, et puis le corps demande son tour.
sinon: C’est beaucoup pour une seule nuit. On peut juste la poser là.

> j’ai perdu (un|une) (patient|patiente|résident|résidente) | (un|mon) (patient|patiente|résident|résidente) (est mort|est parti cette nuit|nous a quittés) | (on a|j’ai) eu un décès (dans le service|cette nuit|aujourd’hui) | j’ai tenu la main d’(un patient|une patiente|une résidente|un résident) jusqu’au bout | j’ai perdu (un patient|une patiente|un résident|une résidente) que j’aimais (bien|beaucoup) | (un patient|une patiente) que j’aimais bien est (mort|morte) | on a perdu (un patient|une patiente|une résidente) (cette nuit|ce matin)?
C’est un chagrin pour lequel il n’y a ni congé ni faire-part, et pourtant il est là. Il y avait un lien, avec cette personne ?
On continue la tournée parce qu’il le faut, et ça rattrape le soir. Je suis là, si ça a besoin de se raconter.
Avoir été là, à ce moment précis, ça compte plus que tout ce qui est noté au dossier.
oui: On ne devrait pas avoir à s’en défendre. C’est de l’attachement, et il a fait du bien à quelqu’un.
non: Même sans lien, une présence qui s’en va, ça laisse un courant d’air.
sinon: Merci de l’avoir dit ici. Rien n’oblige à refermer ça tout de suite.

> (une résidente|un résident|une mamie de mon service) (a chanté|m’a pris la main|m’a raconté sa vie|m’a appelée sa fille|a dansé|a ri|m’a embrassée|m’attendait) | j’ai fait (chanter|danser|rire) (les résidents|une résidente|un résident|mes petits vieux) | on a fait (un loto|une fête|un goûter|un atelier) (avec les résidents|à l’ehpad|à la maison de retraite) | la dame chez qui je travaille (est adorable|est difficile|m’a raconté sa vie|va mal) | je m’occupe d’une (vieille)? dame (adorable|attachante|difficile)
Ces moments-là ne figurent dans aucun protocole, et ce sont eux qu’on rapporte à la maison. Elle est comment, cette personne ?
Une petite chose pour le service, une grande pour la journée de quelqu’un. Qu’est-ce qui l’a fait venir ?
Il y a des métiers où l’on est payé en minutes et récompensé en sourires.
sinon: Ça s’entend qu’il y a de l’affection, là-dedans.

> les (enfants|petits|bébés) ont pleuré (toute la journée)? à la crèche | (je travaille|je suis) (à la crèche|atsem|assistante maternelle|nounou|aesh|animatrice|animateur|éducatrice) | j’ai gardé (quatre|huit|dix) (bébés|petits) (toute la journée)? | (un petit|une petite|un enfant) (m’a appelée maman|voulait plus me lâcher|m’a fait un câlin) à la crèche | j’ai eu (vingt-cinq|vingt|trente) (maternelles|petits) toute la journée
Une journée à hauteur de genoux, avec du bruit et de la compote. Le moment qui rattrape tout, c’était quoi ?
Les tout-petits, ça ne ment jamais, et ça ne se fatigue pas non plus. Il y en a un qui vole la vedette ?
Le soir, le silence doit avoir quelque chose de luxueux.
oui: Ceux-là, on n’a pas le droit d’avoir un préféré, et on en a un.
non: Égalité parfaite, donc. Diplomatie de haut niveau.
sinon: Il y a là de quoi sourire encore un peu ce soir.

> le téléphone a (pas arrêté|sonné toute la journée|pas arrêté de sonner) (au boulot|au bureau|au cabinet|au secrétariat)? | j’ai (répondu|passé ma journée) au téléphone (toute la journée|au boulot|pour le travail)? | (les gens|les patients) sont (agressifs|énervés|odieux) (au téléphone|à l’accueil|au guichet) | je suis (à l’accueil|au standard|au guichet|secrétaire médicale|hôtesse d’accueil|téléconseiller|téléconseillère) | je me fais (engueuler|insulter) (au téléphone|à l’accueil|au guichet) toute la journée
Une journée de « ne quittez pas », et l’oreille encore chaude le soir. L’appel le plus absurde, c’était lequel ?
À l’accueil, on reçoit tout, même ce qui était pour quelqu’un d’autre. Il y a eu un appel gentil, au moins ?
Et voilà encore un téléphone. Celui-ci, au moins, n’a pas de file d’attente.
oui: Un seul suffit parfois à sauver le lot.
non: Alors je vais tâcher d’être celui-là.
sinon: De quoi remplir un recueil, si quelqu’un osait les écrire.
`
