/** Visits and phone calls in the family, moving house, and being single among couples. */
export const visitsCallsAndSingleLife = `
> (j’ai eu|je viens d’avoir) (ma mère|mon père|mes parents|maman) au téléphone | (ma mère|mon père) (m’a appelé|a appelé|m’a téléphoné) (ce soir|trois fois|pour rien|ce matin)? | j’ai (appelé|téléphoné à|rappelé) (ma mère|mon père|mes parents) | (ma mère|mon père) me raconte (toujours les mêmes choses|sa journée|les maladies des voisins|la météo) (au téléphone)? | (ma mère|mon père) m’a tenu (une heure|deux heures) au téléphone | je raccroche avec ma mère | (ma mère|mon père) m’a raccroché au nez | je dois appeler (ma mère|mes parents|mon père) (et j’ai pas envie|et je repousse|ce soir)? | j’appelle ma mère tous les (soirs|dimanches|jours)
> j’ai eu (maman|ma mère|papa|mon père) au téléphone pendant (une heure|deux heures) | (maman|ma mère) m’a appelé (pendant une heure|trois fois aujourd’hui)
La météo, la voisine, la santé de gens inconnus, et au milieu, une phrase qui compte. C’était laquelle ?
Un parent au téléphone dit « je ne te dérange pas » et s’installe pour une heure. Ça fait du bien, en général ?
On raccroche, et on reste un moment à la main, avec la voix encore dedans.
oui: Alors c’est un petit chauffage d’appoint, ce rendez-vous.
non: Ça fatigue aussi, d’être bien élevé pendant une heure.
sinon: Ça s’entend qu’elle compte, cette voix.

> (mon fils|ma fille) (m’a appelé|m’a appelée|m’a téléphoné|a appelé) | j’ai (eu|appelé) (mon fils|ma fille|mes enfants|mes petits-enfants|mon petit-fils|ma petite-fille) au téléphone | (mon fils|ma fille) m’a envoyé (un message|des photos|une photo|un vocal|un bisou) | j’ai eu des nouvelles de (mon fils|ma fille|mes enfants) | (mon fils|ma fille) (donne|m’a donné) (des|plus de) nouvelles | j’ai pas de nouvelles de (mon fils|ma fille|mes enfants) (depuis un mois|depuis noël)? | (mon petit-fils|ma petite-fille) m’a (appelé|téléphoné) (pour mon anniversaire|toute seule|tout seul|ce soir)? | (mon fils|ma fille) (répond|rappelle) (jamais|pas) (quand je l’appelle|au téléphone)
Les nouvelles d’un enfant, qu’elles arrivent ou se fassent attendre, ça colore la soirée entière. Qu’est-ce que ça disait, la dernière fois ?
On fait semblant de lire, avec le téléphone posé à portée de main. C’est de quel côté qu’on appelle, d’habitude ?
Deux minutes de cette voix-là, et toute la maison sait quel temps il fait là-bas.
sinon: Ça ne tient qu’à un fil, et il porte loin.

> on a un groupe (whatsapp|de famille|familial) (avec la famille|avec mes frères et sœurs|avec toute la famille)? | le (groupe|whatsapp) famil(le|ial) (sonne|explose|me saoule|n’arrête pas|s’enflamme|est mort) | j’ai quitté le groupe (whatsapp|de la famille|familial) | (ma tante|mon oncle|ma mère|mon père|mon cousin) (envoie|poste) (n’importe quoi|des bêtises|des infos fausses) sur le groupe | ma tante (envoie|poste) (n’importe quoi|des bêtises|des infos fausses) (sur le groupe|sur le groupe de famille) | personne (m’a répondu|répond) sur le groupe (de la famille|familial|whatsapp) | on s’envoie des photos (du petit|des enfants) sur le groupe (de la famille|familial)? | ça s’est disputé sur le groupe de famille
> le groupe (whatsapp)? de la famille me (rend dingue|saoule|fatigue|fait rire) | le whatsapp familial me (rend dingue|saoule|fait rire) | y a (cent|quarante) messages sur le groupe de la famille
Le groupe familial : quarante messages pour choisir une date, et une grenouille animée au milieu. Qui est le plus bavard ?
On peut le mettre en silence, jamais tout à fait sans remords. Il y a eu de l’orage, ou du beau temps ?
C’est un repas de famille qui ne finit jamais et qui tient dans une poche.
sinon: Il y a toujours quelqu’un qui répond trois jours après, par un pouce.

> (mes parents|ma mère|ma sœur|mon frère|ma famille|mes cousins) (est|sont) (à la maison|chez moi) pour une semaine | mes parents (est|sont) (à la maison|chez moi) (pour une semaine|pour le week-end|en ce moment|depuis trois jours|pour quelques jours) | (mes parents|ma mère|ma sœur|mon frère|ma famille|ma tante) (vient|arrive|débarquent) ce week-end | mes parents (vient|arrive|débarquent) (ce week-end|demain|samedi|pour une semaine|la semaine prochaine) | mes parents (vient|arrive|débarquent) (me voir) (ce week-end|demain|samedi|pour une semaine|la semaine prochaine) | (mes parents|ma mère|ma sœur|mon frère|la famille|ma tante) (est venue|sont venus) me voir | mes parents (est venue|sont venus) (me voir|à la maison|ce week-end|passer le week-end) | (mes parents|ma famille|ma sœur|mon frère|ils) (sont|est) (repartis|partis) ce matin | mes parents (sont|est) (repartis|partis) (ce matin|hier|aujourd’hui|tout à l’heure) | j’ai de la famille à la maison (cette semaine|en ce moment)? | (j’ai|on a) (ma famille|du monde) à la maison | ma mère (range|nettoie|inspecte) tout (quand elle vient|chez moi)
La famille en visite, c’est de la joie, des draps, et une queue devant la salle de bains. Ça se passe bien ?
On se réjouit le jour de l’arrivée, on se réjouit un peu aussi le jour du départ. Quel est le programme ?
Une maison pleine, puis une maison trop grande : on a à peine le temps de plier les serviettes.
oui: Alors il faut en profiter, avec un café de plus dans la cafetière.
non: Il y a des visites qui se comptent en heures, discrètement.
sinon: Et les oreillers gardent un peu de tout le monde.

> (je suis|on est) allé (voir|chez) (mes parents|ma grand-mère|ma tante|ma sœur|mon frère|mes grands-parents|mon oncle|ma famille) | (je vais|on va) (voir|chez) (mes parents|ma grand-mère|ma tante|ma sœur|mon frère|mes grands-parents|ma famille) | j’ai (rendu visite|été rendre visite) à (ma grand-mère|ma tante|mes parents|mon oncle) | j’ai passé (le week-end|la journée|deux jours|la semaine|mes vacances) chez (mes parents|ma sœur|mon frère|ma mère|ma grand-mère) | je redeviens (un ado|une ado|un gamin|une gamine) (chez|quand je suis chez) mes parents | (on s’est vus|j’ai passé un bon moment) avec (ma sœur|mon frère|mes parents|ma grand-mère) | au bout de deux jours chez mes parents (je craque|j’en peux plus|j’étouffe)
> je suis (allé|allée) chez mes parents (ce week-end)? | j’étais chez (mes parents|ma mère|ma sœur|ma grand-mère) (ce week-end|hier|dimanche)? | (dimanche|ce week-end|demain) on va voir (ma grand-mère|mes parents|ma famille) | je rentre de chez (ma grand-mère|ma tante|mon frère)
Retrouver les siens, leur odeur de maison et leur façon de couper le pain. C’était, ou ce sera, plutôt doux ?
Chez la famille, on reprend sa place à table, et parfois aussi son âge d’avant. Qu’est-ce qui frappe, en y allant ?
Deux jours là-bas et l’on reparle avec l’accent du coin.
oui: Alors ça se voit d’ici, la lumière dans la cuisine.
non: Il y a des visites qu’on fait pour les aimer, et d’autres pour être quitte.
sinon: C’est un drôle de voyage, même à vingt minutes de route.

> (je déménage|je vais déménager) (près|plus près|loin|à côté) de mes enfants | je déménage (près|plus près|loin|à côté) de (mes enfants|ma fille|mon fils|mes parents|ma famille|ma sœur) | j’hésite à (me rapprocher|déménager près) de (mes enfants|ma fille|mon fils|mes parents|ma famille) | (mes enfants|ma fille|mon fils) veut que (je me rapproche|je vienne vivre près de chez elle|je m’installe chez elle) | j’ai (quitté|laissé) (ma famille|mes parents|ma région) (pour venir ici|pour le travail)? | j’habite loin de (ma famille|tout le monde|mes enfants) | (ma famille|tout le monde) est (loin|à mille kilomètres|au pays|restée là-bas) | on va habiter (à côté|en face|au-dessus) de (chez)? (mes parents|mes beaux-parents|ma sœur) | je me suis (rapproché|rapprochée) de (ma fille|mon fils|mes parents|ma famille) | ma famille me manque (depuis que j’ai déménagé)?
> ma famille est loin | ma famille (est loin|habite loin) et (elle|ça) me manque | je suis loin de (ma famille|mes parents|mes enfants)
La bonne distance entre deux familles, on la cherche toute sa vie, et elle change avec l’âge. Ça ferait quoi, de kilomètres ?
On met dans une balance des bras, des habitudes, une boulangerie. De quel côté ça penche ?
Un code postal, et ce n’est plus le même dimanche.
sinon: Ce genre de chose se décide aussi avec les pieds, en s’y promenant.

> (toujours|je suis toujours|encore) célibataire (et ça me fait bizarre|à trente ans|et ça me pèse|depuis deux ans)? | (tous mes|toutes mes) amis (sont en couple|sont mariés|sont casés|se marient|ont quelqu’un|ont des enfants) | tous mes amis (sont en couple|sont mariés|sont casés|se marient|ont quelqu’un|ont des enfants) (sauf moi|et moi non|et moi rien) | je suis (le seul|le dernier|la dernière) célibataire (de la bande|de la famille|à table|du groupe|de mes amis)? | y a (plus)? que des couples (autour de moi|à nos soirées|autour de la table) | tout le monde (est en couple|se marie|se case|a quelqu’un) (autour de moi)? (sauf moi)? | (ma sœur|mon frère|ma cousine|ma petite sœur|mon petit frère) se marie et moi (je suis toujours célibataire|j’ai personne|rien) | je me sens (à part|en retard|de trop|seul|seule) au milieu des couples | je suis (célibataire|seul|seule) et tous les autres (avancent|ont des enfants|se marient) | on dirait que tout le monde avance sauf moi
> je suis toujours célibataire (et ça commence à me peser)? | toujours (célibataire|personne) à (trente|quarante|cinquante) ans | le célibat (commence à me peser|me pèse|ça me pèse) | ça me fait bizarre d’être encore célibataire
Toutes ces paires autour d’une table, et il faut porter la conversation d’un côté sans coéquipier. Ça pince à quel moment, surtout ?
Le monde a l’air rangé deux par deux, comme une sortie scolaire. Ça pèse, ou c’est juste étrange ?
On se réjouit pour les autres, et on rentre avec une seule clé. Les deux sont vrais.
oui: C’est surtout au retour, j’imagine, quand la porte se referme.
non: Alors c’est le regard des autres qui fait du bruit, pas la vie elle-même.
sinon: Ici, au moins, personne n’arrive à deux.

après: je suis toujours célibataire et ça me fait bizarre | tous mes amis sont en couple | je suis la dernière célibataire de la famille | tout le monde est en couple sauf moi | je suis célibataire depuis cinq ans | on me demande toujours si j’ai quelqu’un | je suis le seul célibataire à table

> (on|ma mère|ma tante|la famille|mes parents) me demande (si j’ai quelqu’un|quand je me case|pourquoi je suis seul) | on me demande (toujours|à chaque fois) (si j’ai quelqu’un|quand je me case|pourquoi je suis seul) | (ma mère|ma tante|tout le monde) (s’inquiète|me plaint|a pitié) | (ma mère|ma tante) (dit|trouve) que je suis trop (difficile|exigeant|exigeante)
La question tombe avec le fromage, et tout le monde devient soudain très attentif. La réponse est rodée ?
Trop difficile, disent ceux qui ont choisi la seule personne disponible à leur bal.
oui: Une bonne réplique, ça vaut presque un cavalier.
non: On peut aussi reprendre du fromage en souriant : ça déroute beaucoup.
sinon: Ça part d’une tendresse, et ça arrive comme une pichenette.

> (le pire|le plus dur) c’est (les dimanches|le dimanche|les vacances|noël|le soir|les fêtes|les mariages) | (le soir|le dimanche|en vacances) (c’est dur|c’est long|je me sens seul|je me sens seule) | (j’ai personne|personne) (à qui raconter|avec qui partir|pour partager|ne m’attend) (ma journée|en vacances)?
Le dimanche soir a été inventé par quelqu’un de marié, c’est certain. Et celui-là, il a une couleur particulière ?
Ce n’est pas tant la grande solitude que la petite phrase du jour, sans personne pour la recevoir.
sinon: Elle peut se poser ici, cette petite phrase, même si elle est sans importance.

> (je suis|ça va je suis) (bien|tranquille|mieux) (comme ça|tout seul|toute seule) | au fond (je suis|ça va je suis) (bien|tranquille|mieux) (comme ça|tout seul|toute seule) | j’ai (pas)? envie de (me forcer|me caser|quelqu’un pour quelqu’un) | je (préfère|veux) (attendre|être seul) (que mal accompagné)? | j’ai ma liberté
Une vie à soi, avec toute la couette : on en dit rarement assez de bien. C’est quoi, le meilleur, là-dedans ?
Les deux vivent très bien ensemble : aimer son calme, et guetter un pas dans l’escalier.
sinon: Ça se savoure, et sans partager le dessert.

> j’ai (essayé|fait|arrêté|installé) les (applis|sites|rencontres) (de rencontre)? | (je rencontre|je croise) (personne|jamais personne|que des cas) | (j’ai|y a) (peut-être|bien)? quelqu’un qui me plaît | j’ai (eu|fait) un (rendez-vous|date) (raté|nul|la semaine dernière)?
Ah, la vie sentimentale en petits chapitres. Le dernier, c’était drôle, ou triste ?
On passe des heures à faire des phrases pour quelqu’un, et c’est une autre qu’on croise à la laverie.
sinon: Ça ferait une bonne nouvelle, avec un titre à part.

---

> (ma tante|ma mère|ma sœur|mes amis|ma collègue|ma grand-mère) (veut|essaie de) me caser | ma tante (veut|essaie de) me (caser|présenter quelqu’un|trouver quelqu’un|présenter un collègue|présenter son voisin) | on (veut|essaie de) me caser (avec un collègue|avec un cousin)? | (ma mère|ma tante|ma sœur) m’a (arrangé|organisé) un (rendez-vous|dîner) (avec un inconnu|avec le fils de sa voisine)? | (mes amis|ma sœur) m’ont (invité|invitée) avec un autre célibataire (comme par hasard)? | ma mère m’a (inscrit|inscrite) sur un site de rencontre | (ma mère|ma grand-mère) me parle du fils de la voisine
> ma tante veut (absolument)? me présenter (quelqu’un|un garçon|une fille) | (mes copines|mes amis|mes collègues) (essaient|essayent) de me caser | on essaie de me caser
Le complot des marieuses et des marieurs, aussi vieux que la soupe. C’est qui, le parti proposé ?
On invite « tout simplement », et comme par hasard il y a deux chaises côte à côte. Ça part d’où, cette fois ?
Il y a de la tendresse dans le piège, c’est ce qui rend la fuite difficile.
sinon: On peut toujours y aller pour le dessert, sans rien signer.

> (je suis|j’ai été) (parti|en vacances|en week-end) avec (trois|que des) couples | je tiens la chandelle | je suis le seul (sans|à pas avoir de) (copain|copine|personne) (au dîner|à la soirée)? | (un dîner|une soirée|un week-end) avec que des couples | mes amis (m’invitent|m’invite) plus parce que je suis (seul|seule|célibataire) | on m’a (mis|placé) (à la table des enfants|en bout de table|dans la petite chambre|sur le canapé) parce que je suis (seul|célibataire) | mes amis en couple (me voient plus|ne sortent plus|parlent que de leurs enfants) | ma meilleure amie (m’oublie|me voit plus|me calcule plus) depuis (qu’elle est en couple|qu’elle a quelqu’un)
> je suis (parti|partie) en week-end avec (trois|des|que des) couples | en vacances avec (trois|que des) couples | (ma meilleure amie|ma copine|mon pote|mon meilleur ami) me voit plus depuis (qu’elle a un mec|qu’il a une copine|qu’elle est en couple|qu’il est en couple)
Le lit de camp, le bout de table, et les photos qu’on prend pour les autres. Ça s’est bien passé, malgré tout ?
Il y a des amitiés qui deviennent bilingues quand l’autre se met à dire « on ». Ça fait longtemps que ça a changé ?
Tenir la chandelle, c’est avoir la meilleure vue sur les disputes.
oui: Alors ça tient un peu, comme une chaise bancale bien placée.
non: C’est plus net comme ça, même si c’est moins gai.
sinon: On ne devrait pas avoir à être deux pour avoir une vraie chambre.

> (mon ex-mari|mon ex-femme|mon ex) (attend un enfant|a eu un bébé|va avoir un bébé) (avec elle|avec sa nouvelle copine)? | j’ai appris que mon ex (allait être papa|attendait un enfant|avait eu un bébé) | (mon ex-mari|mon ex-femme) se remarie | (ma famille|ma mère|ma sœur) (voit|parle|écrit|invite) (encore|toujours) mon ex | ma mère (adorait|regrette|préférait) mon ex | (ma mère|mes parents) (ont invité|a invité|a gardé contact avec) mon ex
Un ex, dans une famille, ça ne déménage jamais complètement : il reste une tasse, un avis, une nouvelle. C’est venu comment ?
On croyait la page tournée, et quelqu’un souffle dessus. Ça fait quoi, ce soir ?
Il y a des nouvelles qui ne changent rien à la vie et qui prennent toute la soirée.
sinon: C’est une vieille porte qui a grincé, rien de plus, rien de moins.

> (mes parents|ils) (m’ont eu|m’ont eue) (tard|jeunes|très jeunes|à quarante ans) | je connais (pas|peu|mal) (mon père|ma mère|ma famille) | j’ai (retrouvé|revu|contacté) mon père (après des années|après dix ans|biologique) | j’ai été (élevé|élevée) par (ma grand-mère|mes grands-parents|ma tante|mon père|ma mère) | (mes parents|mon père|ma mère) (travaillait|travaillaient) tout le temps quand j’étais (petit|petite) | j’ai été (adopté|adoptée) | je suis (un enfant|une enfant) (adopté|adoptée) | j’ai grandi (sans|loin de) (mon père|ma mère|mes parents) | mon père (est parti|nous a quittés) quand j’avais (trois|cinq|dix) ans
Une enfance, ça se porte comme une vieille adresse : on n’y habite plus, et le courrier arrive encore. Ça revient, ces temps-ci ?
Ceux qui nous élèvent laissent leur voix quelque part, les absents aussi. Qui était là, dans cette maison ?
On n’a pas choisi les débuts, mais on finit par savoir les raconter.
oui: Quelque chose a dû y toucher, une date, une chanson, un âge.
non: C’est dit tranquillement, alors, comme un pays qu’on connaît.
sinon: C’est une histoire qui mérite qu’on ne l’abrège pas.

> (les enfants|mes enfants|mon fils|ma fille) (sont|est) (chez|partis chez) mes parents | les enfants (sont|est) (chez|partis chez) (mes parents|ma mère|leurs grands-parents|mamie|papi|leur tante|ma sœur) | (mes parents|ma mère|mes beaux-parents) (gâte|gâtent) trop (les enfants|mon fils|ma fille) | (mes parents|ma mère|ma belle-mère) laisse (les enfants|le petit|mon fils|ma fille) tout faire | mes parents laisse (les enfants|le petit|mon fils|ma fille) (tout faire|manger n’importe quoi|devant la télé|se coucher tard) | (mes parents|ma mère|ma belle-mère) (gardent|veulent) jamais (les enfants|nos enfants|leur petit-fils|le petit) | mes parents (gardent|veulent) jamais (garder) (les enfants|nos enfants|leur petit-fils|le petit) | (mon père|ma mère) est (un grand-père|une grand-mère) (génial|en or|absent|absente) | (mon père|ma mère) fait avec (mon fils|ma fille|les petits) ce qu’il n’a jamais fait avec moi | les enfants reviennent (intenables|surexcités|pourris gâtés) de chez (mes parents|leurs grands-parents|mamie)
> (ma mère|ma belle-mère|mes parents) laisse les enfants (tout faire|manger n’importe quoi|regarder la télé) | chez (mes parents|mamie|ma belle-mère) les enfants (font|mangent) (n’importe quoi|ce qu’ils veulent)
Chez les grands-parents, les règles entrent en vacances avant les enfants. Ça fait sourire, ou ça fait lever les yeux au ciel ?
Les parents qu’on a eus et les grands-parents qu’ils sont, ce n’est pas toujours la même personne. Et c’est troublant ?
Un gâteau avant le dîner, un dessin animé de trop : c’est peut-être ça, l’héritage.
oui: Ça raconte aussi quelque chose d’avant, de quand on était à hauteur de table.
non: Alors la maison est surtout calme, et c’est bon à prendre.
sinon: Les petits, eux, savent très bien quelle maison dit oui.

> (je suis|on est) (fâché|brouillé) avec (ma cousine|ma tante|mon oncle|toute la famille|une partie de la famille|mes beaux-parents) | (ma tante|mon oncle|ma cousine) (me parle plus|fait la tête|s’est fâchée|a coupé les ponts) | la famille est (coupée en deux|divisée|éclatée|fâchée) | (y a|on a) (des|plein d’) (histoires|embrouilles|clans) dans (la|ma) famille | (ma mère|mon père) (parle plus|s’est fâchée) à (sa sœur|son frère) | (ma mère et ma tante|mon père et mon oncle) (se parlent plus|sont fâchés) (depuis dix ans)? | on se voit plus en famille depuis (le décès|la mort) de (ma grand-mère|mamie|mon grand-père|ma mère) | c’est (ma grand-mère|ma mère) qui tenait la famille
> (ma mère|mon père) parle plus à (sa sœur|son frère) (depuis vingt ans|depuis dix ans)? | dans ma famille (personne se parle|plus personne se parle|tout le monde est fâché)
Une famille en deux camps, c’est comme une nappe déchirée : on connaît la date, on oublie la raison. Et la raison, {tu la connais|vous la connaissez} ?
Il y a souvent une personne qui tenait tout le monde ensemble, et on s’en aperçoit quand elle n’est plus là. C’était qui ?
Les vieilles fâcheries ont leurs habitudes : elles reviennent aux enterrements et aux baptêmes.
oui: Elle doit paraître bien petite, vue d’ici, ou encore immense.
non: Personne ne sait plus, et c’est pourtant ce qui dure le plus.
sinon: Ce genre de silence se transmet, comme le service à café.
`
