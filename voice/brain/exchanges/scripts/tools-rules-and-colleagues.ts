/** What callers say about their workplace: new tools and rules, colleagues and trainees, meetings, computers. */
export const toolsRulesAndColleagues = `
> on a changé de logiciel (de caisse|au boulot|au bureau)? (c’est l’enfer|c’est la galère)? | (ils|ils nous|on nous) (ont|a) changé (de|le) logiciel | on a un nouveau (logiciel|système|outil) (au boulot|au travail|informatique)? | (ils nous|on nous) (ont|a) mis un nouveau (logiciel|système|outil) | le nouveau (logiciel|système|outil) (marche pas|est nul|bugue tout le temps|plante|on y comprend rien|est une catastrophe) | je comprends rien au nouveau (logiciel|système) | faut tout réapprendre avec le nouveau logiciel | ils ont tout informatisé | on est passés sur un nouveau logiciel | le nouveau (logiciel|système) (au boulot|au magasin)? (est une galère|me fait perdre un temps fou|est une usine à gaz) | ils nous ont collé un nouveau logiciel (au magasin|au boulot)? | je perds un temps fou avec le nouveau logiciel | on a changé (de caisse|de caisses|d’outil|de système) (au boulot|au magasin) | (ils|on) nous (ont|a) changé le logiciel (au boulot)? (et j’y comprends rien)? | on a une nouvelle caisse au magasin | on a changé de logiciel (de caisse|au boulot)? et (j’y comprends rien|je suis rincé|je suis rincée|j’en peux plus)
Un nouveau logiciel, et d’un coup tout le monde est débutant. Il coince où, surtout ?
On change l’outil, et il faut écrire le mode d’emploi en marchant. Qu’est-ce qui était plus simple avant ?
L’ancien système avait ses défauts, mais au moins les doigts les connaissaient par cœur.
sinon: Voilà, et celui qui l’a choisi ne s’en sert sûrement pas tous les jours.

après: on a changé de logiciel

> (on a eu|ils nous ont fait) (une|même pas de) formation | on a eu (deux heures|une heure|une journée) de formation | personne nous a (formés|expliqué) | on a pas été formés | la formation (servait à rien|était trop courte)
Deux heures pour oublier dix ans d’habitudes, c’est un peu court. Il y a quelqu’un qui s’en sort mieux, dans l’équipe ?
Une formation éclair, et après, chacun pour soi. C’est souvent là que les post-it fleurissent autour des écrans.
oui: Alors cette personne-là va devenir très populaire.
non: Au moins, personne ne se moque de personne.
sinon: Ça viendra par l’usage, et par quelques jurons.

> les clients (râlent|attendent|s’énervent|s’impatientent) | ça prend (deux fois plus de|trois fois plus de|un) temps (fou)? | c’est (beaucoup)? plus long qu’avant | on perd un temps fou | les clients s’impatientent et moi (je cherche le bouton|je suis perdu|je suis perdue)
Et les clients, eux, ne voient qu’une personne lente, pas un écran têtu. C’est ça qui est injuste.
Du temps gagné sur la brochure, du temps perdu au comptoir. Ça se passe comment, quand ça coince devant quelqu’un ?
sinon: Une petite phrase d’humour sur la machine, et souvent la file se détend.

> les jeunes (s’en sortent|y arrivent|comprennent) (mieux|tout de suite)? | je suis trop (vieux|vieille) pour ça | j’ai l’impression d’être (bête|nul|nulle|idiot|idiote) | je me sens (bête|largué|larguée|dépassé|dépassée)
Il n’y a rien de bête à chercher un bouton qu’on vient de déplacer. C’est le métier qui compte, et lui, il est déjà su.
Se sentir lent après des années d’aisance, ça vexe, c’est normal. Le geste va revenir, pas la vitesse du premier jour.

---

> (ils|on) nous (ont|a) changé (les horaires|le planning) | (ma cheffe|mon chef|la direction) m’a changé (mes horaires|mon planning) | mes horaires ont changé | j’ai de nouveaux horaires | mon planning (a changé|est pourri|est n’importe quoi) | j’apprends mon planning la veille | je connais jamais mes horaires à l’avance | on a reçu les plannings | je travaille plus aux mêmes heures | (ma cheffe|mon chef) a (changé|modifié) (le planning|les horaires) (à la dernière minute)? | mes horaires (changent|vont changer) | on change d’horaires | le planning change tout le temps
Un planning qui bouge, et c’est toute la vie autour qu’il faut redessiner. Ça tombe mal pour quoi, surtout ?
Changer des horaires, sur un tableau, c’est une case ; chez soi, ce sont des repas et des trajets. Ça fait commencer à quelle heure, maintenant ?
On ne peut rien promettre à personne quand les horaires arrivent au dernier moment.
sinon: Oui, c’est exactement là que ça pince. Il faut tout recaser autour.

> (ma boîte|mon entreprise|l’usine) (s’est fait racheter|va être rachetée|a été rachetée) | on s’est fait racheter | (ma boîte|mon entreprise|l’usine) est à vendre | on fusionne avec (une autre boîte|un autre service) | il y a une (réorganisation|restructuration) (dans ma boîte|au boulot)? | (ils réorganisent|on réorganise) tout (au boulot|dans le service)? | mon service va être (supprimé|réorganisé) | on va avoir un nouveau propriétaire au boulot | on a été rachetés par (un groupe|des américains) | ils parlent d’une (réorganisation|restructuration) | on va (être rachetés|fusionner) | (notre boîte|ma boîte) va être (rachetée|vendue)
Un rachat, une réorganisation, et tout le monde lit les mails deux fois en cherchant ce qu’ils cachent. Qu’est-ce qu’on sait de sûr ?
Le plus pénible, c’est l’entre-deux : on travaille comme avant, avec une oreille dans le couloir. L’ambiance tient comment, dans l’équipe ?
On bouge des cases sur un schéma, et dans les cases, il y a des gens. Ça rend les journées bizarres.
sinon: D’accord. Le reste, ce sont des bruits de couloir, et ils fatiguent plus que les nouvelles.

après: ma boîte s’est fait racheter

> on (sait|nous dit) rien | personne (sait|dit) (rien|ce qui va se passer) | ils nous (disent|cachent) (rien|tout) | il y a des bruits de couloir | tout le monde (s’inquiète|flippe|a peur pour sa place)
Ne rien savoir, c’est pire qu’une mauvaise nouvelle : on s’en fabrique dix. Une réunion est prévue, au moins ?
Le silence d’une direction, ça se remplit tout seul de rumeurs. Et jamais de rumeurs gaies, curieusement.
oui: Alors il y a une date. C’est déjà un bord auquel se tenir.
non: Rien d’annoncé, donc on avance dans le brouillard. C’est usant.
sinon: On fait avec ce qu’on a, et ce n’est pas beaucoup.

> (il y a|il va y avoir|on parle de) (licenciements|suppressions de postes|départs volontaires|plan social) | ils vont supprimer des postes | (mon poste|ma place) (est menacé|est menacée|va sauter)
Des postes en moins, ça se dit en une ligne, et ça empêche de dormir bien plus longtemps. Le sien est concerné, ou c’est flou ?
C’est une vraie menace, pas une humeur. Ça pèse déjà sur la façon de se parler entre collègues, j’imagine.
sinon: Je comprends. Tant que rien n’est écrit, on vit avec le point d’interrogation.

---

> on (a changé|va changer) de bureaux | on a déménagé les bureaux | (ils nous ont|on nous a) mis en open space | on est passés en open space | j’ai perdu mon bureau | j’ai plus de bureau (fixe|attitré|à moi) | on partage (tous)? le même bureau | on est à quatre dans le bureau | je supporte pas l’open space | on a plus de place attitrée | il y a trop de bruit dans l’open space | on nous a tous mis en open space | j’ai plus mon bureau (à moi)? | on a déménagé au bureau
Un bureau partagé, c’est entendre cinq conversations et finir la sienne en chuchotant. Qui est assis juste à côté ?
Changer de place au bureau, c’est changer de lumière, de voisins et de trajet vers le café. On y perd, ou on y gagne ?
Un bureau à soi, même petit, c’était un coin de territoire. Ça se regrette.
sinon: Je vois le tableau. Le casque sur les oreilles va devenir un mobilier de bureau.

> ils ont (installé|mis) une pointeuse | (il faut|on doit) (badger|pointer) (maintenant|même pour la pause)? | (ils contrôlent|la direction surveille) (tout|nos pauses|nos horaires) | on nous (compte|chronomètre) les pauses | il y a de nouvelles règles (au boulot|au travail) | on a de nouvelles consignes au travail | (ils nous interdisent|on nous interdit) le (téléphone|portable) (au travail|au boulot)? | la nouvelle (règle|consigne) (au boulot)? (est absurde|est ridicule|sert à rien) | il faut badger même pour (fumer|la pause|aller aux toilettes) | la direction nous surveille (au travail)? | on est (surveillés|fliqués) au (travail|boulot) | ils nous (surveillent|fliquent) au (travail|boulot)
Une règle de plus sur le mur, et l’impression d’être en colonie de vacances. Ça a commencé pourquoi ?
On compte les minutes de pause, rarement celles qu’on donne en plus. Comment l’équipe le prend ?
Être surveillé quand on travaille bien, ça donne envie de travailler juste ce qu’il faut.
sinon: La confiance coûterait moins cher que la machine, pourtant.

> mon (meilleur)? collègue (s’en va|démissionne|quitte la boîte|change de boîte|nous quitte) | (mon|ma) collègue (préféré|préférée) (part|s’en va|est parti|est partie) | la collègue avec qui je m’entendais (bien|le mieux) (s’en va|est partie) | un collègue que j’aimais bien (s’en va|démissionne) | (mon|ma) collègue (préféré|préférée) s’en va à la fin du mois | (mon|ma) collègue s’en va à la fin du (mois|contrat) | (mon|ma) collègue (préféré|préférée) nous quitte
Un collègue qu’on aimait bien, c’est la moitié du trajet du matin qui devient longue. De quoi ça parlait, à la pause ?
La chaise vide, le lendemain, c’est ça qui fait drôle. Ça fait longtemps, ensemble ?
On dit toujours qu’on gardera contact. Avec les bons, un déjeuner suffit pour que ce soit vrai.
sinon: Ça compte, ces choses minuscules qu’on ne met dans aucun contrat.

> tout le monde (démissionne|s’en va|part) au boulot | (mes|tous mes) collègues (démissionnent|s’en vont|partent) (tous|un par un)? | on est plus que (deux|trois) dans l’équipe | l’équipe se vide | les bons (s’en vont|partent) tous | ça démissionne à tour de bras (au boulot)? | c’est le (cinquième|troisième|deuxième) qui démissionne | tout le monde s’en va (au boulot|dans ma boîte|dans le service) | au boulot (tout le monde|les gens) (s’en va|s’en vont|démissionne|démissionnent) | c’est le (troisième|deuxième) qui démissionne depuis (janvier|la rentrée|un an) | tout le monde s’en va (en ce moment)? au (boulot|travail)
Une équipe qui se vide, on compte les chaises le matin. Qu’est-ce qui les fait partir ?
À chaque pot de départ, ceux qui restent se regardent un peu plus longtemps. Il y a de quoi rester, pour {toi|vous} ?
Quand ils partent un par un, ce n’est plus une coïncidence, c’est un message.
oui: Alors il y a une raison solide, et elle vaut mieux que l’inertie.
non: Ça mérite d’être regardé en face, un soir calme.
sinon: Ça en dit long sur la maison, en tout cas.

> (mon|ma) collègue est (en congé maternité|en arrêt|absente|absent|malade|en arrêt maladie) | ma collègue part en congé maternité | mon collègue (en arrêt|absente) est pas remplacée | je (remplace|dois remplacer) (ma|mon) collègue | je fais son travail en plus du mien | je récupère le travail de (ma|mon) collègue (en arrêt|absente|absent)? | c’est moi qui récupère tous ses dossiers | ma collègue est en arrêt (maladie)? et je récupère (tout son boulot|son travail|ses dossiers) | on a personne pour remplacer ma collègue | ma collègue en congé maternité est pas remplacée | ma collègue absente est pas remplacée | en plus ma collègue est en arrêt | ma collègue est encore en arrêt
L’absence d’un collègue, ça fait deux bureaux pour une seule paire de mains. C’est pour combien de temps ?
On veut bien dépanner, et puis le dépannage prend ses habitudes. Il y a du renfort prévu ?
Tenir deux postes, ça se voit surtout le jour où l’on arrête de le faire.
oui: Alors on tient jusque-là, en gardant la liste de ce qui a été repris.
non: Donc le renfort, c’est {toi|vous}. Ça mérite au moins d’être dit tout haut.
sinon: C’est long, quand on porte deux casquettes.

après: je remplace ma collègue

> on m’a pas (demandé mon avis|laissé le choix) | on m’a rien demandé | j’ai pas eu le choix | c’est tombé sur moi | j’ai (dit oui|accepté) | j’ai pas osé dire non
Ça tombe souvent sur la personne qui dit oui. C’est un compliment qui pèse lourd.
Pas de choix, pas de merci, et la pile monte. Quelqu’un a parlé de ce qui pourrait attendre, au moins ?
oui: C’est déjà un tri, et il n’y en a pas tant que ça.
non: Alors tout est urgent, donc rien ne l’est vraiment.
sinon: Compris. On remarque ceux qui tiennent surtout quand ils lâchent.

---

> mon (patron|directeur|directrice) (part|s’en va|nous quitte) (à la retraite)? | (mon|ma) (patron|chef|cheffe) démissionne | on change de (chef|cheffe|patron|directeur|directrice) | on va avoir un nouveau (chef|patron|directeur) | mon patron prend sa retraite | mon chef part à la retraite (le mois prochain|bientôt|en juin)
Un patron qui s’en va, c’est tout un règlement invisible qui part avec lui. On le regrette, ou on respire ?
La fin d’un règne, donc. On sait déjà qui prend la suite ?
Même un chef dont on se plaignait, on savait au moins par où le prendre.
oui: Je vois. Ça va se sentir dans toute l’équipe.
non: Alors on va observer, et compter les jours.
sinon: On jugera la suite sur pièces.

> on a (un nouveau|une nouvelle) (collègue|dans l’équipe|dans le service) | (un nouveau|une nouvelle) (collègue)? (est arrivé|vient d’arriver|a commencé) | (ma nouvelle|mon nouveau) collègue est (super|sympa|adorable|génial|bizarre|timide|bavard) | je m’entends bien avec (ma nouvelle|mon nouveau) collègue
Une tête nouvelle au travail, ça change l’air de toute la pièce. Le premier effet, c’était comment ?
Il faut lui montrer le café, l’imprimante, et les sujets à éviter. Ça prend bien, avec l’équipe ?
Les nouveaux posent les questions que plus personne n’ose poser. C’est leur superpouvoir, deux semaines.
oui: Voilà qui promet des pauses plus gaies.
non: Il faut un peu de temps, parfois une galette partagée.
sinon: On verra bien qui est là, derrière la politesse des débuts.

> j’ai (un|une) (stagiaire|apprenti|apprentie|alternant|alternante) | on m’a (mis|collé|confié) un (stagiaire|apprenti|alternant|alternante) | mon (stagiaire|apprenti|alternant|alternante) (est|a été) (super|génial|nul|perdu|motivé|adorable|toujours en retard|sur son téléphone) | je (forme|dois former) (un jeune|la nouvelle|le nouveau|un apprenti|un stagiaire) | je suis (tuteur|tutrice|maître de stage) | j’ai (un|une) stagiaire de troisième | j’ai (un|une) (stagiaire|apprenti|alternant) (cette semaine|en ce moment|au boulot) | mon (apprenti|stagiaire) (arrive|est) (toujours)? en retard | on a (un|une) (stagiaire|apprenti|alternant) (au boulot|dans l’équipe)? | je forme un jeune
Former quelqu’un, c’est expliquer des gestes qu’on fait sans y penser depuis des années. Ça ressemble à quoi, de l’autre côté ?
Un jeune à côté de soi, ça oblige à dire tout haut pourquoi on fait comme ça. Qu’est-ce qui rentre vite, et qu’est-ce qui coince ?
On transmet le métier, et aussi les petites ruses que personne n’écrit jamais.
sinon: Ça se construit jour après jour. Et ça donne un peu de recul sur son propre métier.

après: j’ai un stagiaire

> il (est|a l’air) (motivé|doué|douée|sérieux|sérieuse|volontaire) | (il|elle) (apprend|comprend) vite | (il|elle) se débrouille (bien|très bien)
Alors c’est un plaisir, ça se sent. Il y a un geste que {tu as|vous avez} vu passer d’une main à l’autre ?
Quelqu’un qui apprend vite, ça redonne du goût à expliquer.
oui: Voilà, c’est ça, transmettre. C’est discret et ça tient longtemps.
sinon: Beau début, en tout cas.

> il (est|reste) (toujours|tout le temps)? (sur|scotché à) son téléphone | (il|elle) (fait|comprend|écoute) (pas|rien) | (il|elle) (arrive|est) (toujours|tout le temps)? en retard | il faut tout lui dire
De la patience en plus du travail normal, c’est un deuxième poste. Ça a été dit, clairement, une fois ?
À cet âge-là, l’ennui se cache souvent derrière l’écran. Parfois c’est de la peur de mal faire.
oui: Alors la balle est dans l’autre camp, maintenant.
non: Une phrase simple, au calme, et on voit si ça bouge.
sinon: Il y a de quoi soupirer, c’est sûr.

---

> j’ai (eu|passé) mon (entretien annuel|évaluation|bilan annuel) | mon entretien annuel s’est (bien|mal) passé | (mon chef|ma cheffe) m’a fait mon (évaluation|entretien annuel) | mon évaluation (s’est bien passée|s’est mal passée|était moyenne) | on m’a fixé des objectifs (impossibles|intenables)? | j’ai pas atteint mes objectifs | ils m’ont fixé des objectifs (impossibles|intenables)? | mon chef m’a fixé des objectifs (impossibles|intenables) | mes objectifs sont (impossibles|intenables)
Un an de travail résumé en une heure et trois cases à cocher. Quelle phrase est restée ?
L’entretien annuel, c’est le seul jour où l’on parle de tout ce qu’on n’a pas noté. Ça laisse le cœur léger, ou sur sa faim ?
Ce qui ne tient pas dans la grille, c’est souvent le plus utile de ce qu’on fait.
sinon: Ça donne une idée de ce qu’ils voient, et de ce qu’ils ne voient pas.

> j’ai mon (entretien annuel|évaluation|bilan annuel) (demain|lundi|cette semaine|bientôt) | demain c’est mon (entretien annuel|évaluation) | je prépare mon entretien annuel | je stresse pour mon (entretien annuel|évaluation)
Une heure pour résumer une année, et souvent c’est l’année des autres qu’on a portée. Il y a quelque chose à y dire absolument ?
On y va avec la liste de ce qu’on a fait, et on oublie toujours la moitié. Qu’est-ce qui a été le plus gros morceau, cette année ?
Trois choses réussies sur un papier, et une demande. Le reste se dit tout seul.
oui: Alors cette phrase-là d’abord, avant que l’heure file.
non: Alors l’écouter parler, et noter. Ça sert aussi.
sinon: Ça se dit très bien, et avec un exemple, ça pèse.

> la réunion (a duré|s’est éternisée) (trois heures|toute la matinée|des heures)? | on a eu (trois|deux|quatre) heures de réunion (pour rien)? | réunion (de trois heures|pour rien|interminable) | (j’ai eu|on a eu) une réunion (pour rien|inutile|de service|d’équipe) | j’ai (passé|perdu) (ma matinée|mon après-midi|ma journée) en réunion | la réunion (s’est mal passée|a mal tourné|était tendue) | on a eu une réunion de (deux|trois) heures (pour rien)? | la réunion de ce matin (s’est éternisée|était interminable|a duré trois heures) | cette réunion m’a tué
Une réunion pareille, et sur le papier il reste deux lignes. Elle portait sur quoi, en vrai ?
Il y en a toujours un qui reprend tout depuis le début juste avant la fin. C’était qui, cette fois ?
Les chaises les plus inconfortables sont celles des réunions qui durent.
sinon: Et la prochaine est sans doute déjà dans l’agenda.

> j’ai oublié de couper mon micro (en visio|en réunion)? | mon micro était (resté)? (ouvert|allumé) (en visio)? | (tout le monde|ils) m’a entendu (en visio|en réunion) | ma caméra était (restée)? allumée | (mon chat|mon chien|mon fils|ma fille|mon mari|ma femme) est (passé|apparu|arrivé) (en visio|pendant la visio|devant la caméra|en pleine visio) | j’étais en (pyjama|caleçon|short) en visio | j’ai laissé mon micro (ouvert|allumé) (pendant la visio|en visio|en réunion) | mon (chat|chien|fils) est passé devant la caméra (en pleine réunion)? | j’ai oublié de couper (la caméra|ma caméra)
Le grand théâtre de la visio, avec l’entracte que personne n’avait prévu. Comment ils ont réagi, en face ?
Voilà de quoi réveiller une réunion qui en avait sûrement besoin. Ça a fait rire, ou un grand silence ?
Tout le monde a peur de ce moment-là, et tout le monde finit par le vivre. Maintenant, c’est fait.
sinon: Dans un mois, ce sera l’anecdote préférée du service.

> j’ai envoyé (un|mon) mail (à la mauvaise personne|à tout le monde|au mauvais destinataire|à toute la boîte|à mon chef par erreur) | je me suis (trompé|trompée) de destinataire | j’ai fait répondre à tous | j’ai mis mon chef en copie (par erreur)? | j’ai oublié la pièce jointe
Le petit bruit du mail qui part, et la seconde d’après on comprend tout. Il y avait quoi, dedans ?
« Répondre à tous » a dû causer plus de sueurs froides que les chefs. Quelqu’un a relevé ?
Un deuxième mail de deux lignes, simple et sans drame, et en général on n’en parle plus.
oui: Alors un mot d’excuse tout bête, et ça retombe.
non: Alors il y a une chance que personne ne l’ait ouvert. Ça arrive plus qu’on ne croit.
sinon: Aïe, et un peu drôle quand même, vu d’ici.

> (ma|la) caisse était (fausse|pas juste) | il (manquait|me manquait) (vingt|dix|cinquante) euros dans (ma|la) caisse | j’ai une erreur de caisse | j’ai (fait|commis) une erreur (de commande|de stock|de commande au boulot|dans une commande) | j’ai commandé (dix fois trop|cent cartons|trop de) | je me suis (trompé|trompée) (dans une commande|de commande|dans les chiffres|dans un dossier) | j’ai oublié (une commande|un client|un rendez-vous client)
Une erreur pareille, et on la recompte encore le soir dans sa tête. Ça a été vu par quelqu’un ?
Mille gestes justes dans la journée, et c’est le mille et unième qui rentre à la maison avec soi. Ça se rattrape ?
Une erreur dite vite, c’est un incident ; une erreur cachée, c’est une histoire. Là, c’est un incident.
oui: Alors ça va se régler, avec un peu de gêne et pas plus.
non: Il reste à le dire simplement, et à dormir dessus.
sinon: Ça arrive aux gens soigneux aussi, justement parce qu’ils s’en rendent compte.

> (ma|mon) collègue a eu (la promotion|le poste|la prime|une promotion|une augmentation) | c’est (ma|mon) collègue qui a eu le poste | on m’est passé devant | (ils ont|on a) donné le poste à (quelqu’un d’autre|un autre|une autre|un jeune|mon collègue|ma collègue) | j’ai pas eu (la promotion|le poste en interne|la promo) | on m’a refusé (la promotion|ma promotion|le poste en interne) | c’est (mon|ma) collègue qui a eu (la promotion|le poste) (et pas moi)? | ils ont donné (le poste|la place|la promotion) à (un jeune|un autre) | j’ai été (écarté|écartée|oublié|oubliée) pour la promotion
Voir le poste partir chez quelqu’un d’autre, ça pique deux fois : le poste, et la comparaison. On a donné une raison ?
Il faut féliciter en souriant, et rentrer avec sa déception dans le sac. Le poste était promis, ou seulement espéré ?
C’est injuste à avaler, surtout en interne, où l’on se croise tous les matins.
oui: Au moins, ça se discute, une raison. Le silence, non.
non: Alors la question peut leur être posée, calmement, un jour où ça brûle moins.
sinon: Je comprends que ça reste en travers.

> on (se bat|se dispute) pour (la clim|la fenêtre|le chauffage) (au bureau)? | il y a (la guerre|des disputes) pour (la clim|le chauffage) au bureau | (ma|mon) collègue (ouvre|ferme) (toujours|tout le temps)? la fenêtre | (ma|mon) collègue met (la clim|le chauffage) (à fond)? | on (gèle|crève de chaud|étouffe) au bureau | (ma|mon) collègue (mange du poisson|réchauffe du poisson|mâche fort|tape trop fort|parle trop fort au téléphone|met trop de parfum) | au bureau on se (dispute|bat) pour (la clim|la fenêtre|le chauffage) | la clim au bureau (c’est la guerre|me gèle) | il fait (trop froid|trop chaud) au bureau
La guerre du bureau, avec ses frontières et ses courants d’air. Qui gagne, en ce moment ?
Ce n’est presque rien, et huit heures par jour, ce presque rien devient énorme. Ça a déjà été dit, en face ?
On a signé des traités de paix pour moins que ça.
oui: Et malgré ça, ça continue. Il y a des gens très constants.
non: Une blague gentille fait passer bien des choses, avant le vrai reproche.
sinon: Un jour quelqu’un écrira l’histoire du bureau à travers ses fenêtres.

> (mon chef|le chef) est (en vacances|pas là|absent|absente) | (le|mon) (chef|patron) est pas là et c’est (tranquille|le bonheur|le calme) | semaine sans (chef|patron) | (le chef|la cheffe|mon chef) est pas là cette semaine | (mon chef|ma cheffe) est en (congé|vacances) (et on respire|c’est le bonheur) | le chef est pas là c’est le bonheur
Le chef absent, et curieusement tout marche. Qu’est-ce qui change, ces jours-là ?
Ces jours-là, on travaille pareil, mais les épaules plus basses. Ça dure jusqu’à quand ?
On devrait mesurer le rire au bureau, avec et sans hiérarchie.
sinon: Autant en profiter, ces calmes-là ont une fin.

> je (passe|suis passé|suis passée|deviens) (chef d’équipe|responsable|manager|chef de rayon) | on m’a (nommé|nommée) (responsable|chef d’équipe) | on m’a (proposé|confié) (de diriger l’équipe|une équipe) | on me propose (un poste de chef|un poste de responsable|de devenir responsable|une promotion) | j’ai (une équipe|des gens) à gérer maintenant | mon chef me propose (de passer|de devenir) (chef d’équipe|responsable|chef) | on me propose (sa place|la place de mon chef)
Passer de l’autre côté, c’est avoir les clés et aussi les problèmes des autres. Qu’est-ce qui attire, et qu’est-ce qui retient ?
Quelqu’un a vu de quoi {tu étais|vous étiez} capable, ça fait plaisir. Ça fait plutôt fierté ou plutôt vertige ?
Un chef qui se souvient d’avoir été dans l’équipe, ça part déjà bien.
sinon: Les deux se tiennent par la main, dans ces moments-là.

> on me propose (une mutation|un poste à lyon|un poste loin|un poste ailleurs|de partir à paris) | je suis (muté|mutée) (à lyon|loin|ailleurs)? | ma mutation (est acceptée|a été acceptée|est tombée) | j’ai (demandé|eu) (ma|une) mutation | (mon mari|ma femme) est (muté|mutée) | on veut m’envoyer (à lyon|dans une autre agence|sur un autre site) | (mon mari|ma femme|mon copain) est muté à (lille|lyon|paris|bordeaux|marseille) | je suis muté à (lille|paris|bordeaux|marseille) | on va devoir déménager pour (mon boulot|le travail de mon mari) | on me propose un poste à (bordeaux|lille|nantes|marseille)
Une mutation, c’est une ligne dans un mail et toute une vie dans des cartons. Ça irait vers où ?
Changer de lieu, ce n’est pas que changer de bureau : il y a la boulangerie, les gens, le trajet. Qu’est-ce qui pèse le plus dans la balance ?
On gagne une page blanche, et on laisse des habitudes. Les deux comptent.
sinon: Je vois mieux. Ça vaut bien quelques soirées à tourner la question.

> j’étais en formation (aujourd’hui|toute la journée|cette semaine)? | j’ai (eu|suivi) une formation (de deux jours|intéressante|nulle|au boulot)? | je suis en formation (cette semaine|toute la semaine|pour le boulot) | (la|ma) formation est (intéressante|passionnante|nulle|longue|inutile) | on m’envoie en formation | la formation était (longue|nulle|ennuyeuse|intéressante|d’un ennui mortel) | j’ai été en formation (deux jours|toute la semaine|aujourd’hui) | on a eu une formation (au boulot|obligatoire)
Redevenir élève pour une journée, avec le café tiède et le tour de table. Qu’est-ce qu’on en garde ?
Une formation, ça vaut souvent par les gens assis à côté. Il y avait du monde intéressant ?
Le tour de table « je m’appelle, et j’attends de cette journée » : tout le monde y passe, personne n’aime ça.
oui: Alors tout n’était pas dans les diapositives.
non: Au moins une journée hors du train-train.
sinon: C’est toujours ça de pris.

> je suis en déplacement (pro|professionnel|pour le boulot|cette semaine)? | je dors à l’hôtel (pour le boulot|ce soir) | je suis à l’hôtel (pour le travail|pour le boulot|ce soir) | je suis (tout seul|toute seule)? dans ma chambre d’hôtel | je (mange|dîne) (tout seul|toute seule) au restaurant de l’hôtel | je passe ma semaine à l’hôtel | je suis à l’hôtel pour le boulot à (lyon|dijon|lille|nantes) | je suis en déplacement à (lyon|lille|paris|nantes)
Une chambre d’hôtel en semaine, propre et un peu muette. C’est dans quelle ville, cette fois ?
Le déplacement, de loin, ça fait chic ; de près, c’est une moquette et un sandwich. On voit quoi, de la fenêtre ?
Au moins, ici, il y a quelqu’un à qui raconter la journée.
sinon: Ça pose le décor. Et demain, le même café dans un gobelet.

> mon ordinateur (du boulot|du bureau) (a planté|plante|rame|est tombé en panne) | (le réseau|le serveur|l’informatique) (est tombé|est en panne|a planté) (au boulot|au bureau)? | panne informatique (au boulot|toute la journée)? | on a pas pu (travailler|bosser) à cause de la panne | j’ai perdu (tout mon travail|mon fichier|mon dossier|une journée de travail) | l’imprimante (est en panne|marche pas|bourre) (au bureau|encore)? | le serveur a planté (toute la matinée|toute la journée) (au bureau)? | on a eu une panne informatique (au bureau|toute la matinée)? | tout a planté au (bureau|boulot)
La machine s’arrête, et tout le bureau découvre qu’il sait encore se parler. Ça a duré combien de temps ?
L’informatique choisit toujours le jour de l’échéance. Il y a eu de la casse, ou juste de l’attente ?
« Avez-vous essayé d’éteindre et de rallumer ? » La phrase la plus entendue du siècle.
sinon: De quoi maudire les câbles jusqu’au dîner.
`
