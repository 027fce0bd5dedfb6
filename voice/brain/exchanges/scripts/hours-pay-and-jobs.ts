/** Overtime, days off, pay, contracts, looking for a job, the last days before retirement and the work of relatives. */
export const hoursPayAndJobs = `
> j’ai fait des heures (sup|supplémentaires) (toute la semaine|aujourd’hui|encore)? | je (fais|fait|enchaîne) (que des|plein d’) heures (sup|supplémentaires) | (mes|les) heures (sup|supplémentaires) (sont pas payées|sont jamais payées|sont impayées) | on me paie pas mes heures (sup|supplémentaires) | j’ai (fini|débauché|quitté le bureau) à (vingt|vingt-deux) heures (ce soir)? | je (finis|rentre) (tard|toujours tard|à pas d’heure) (du boulot|en ce moment|tous les soirs)? | (on m’a|mon chef m’a) (demandé de|fait) rester (plus tard|tard|plus longtemps) (ce soir)?
Des heures en plus, et la soirée qui rétrécit d’autant. Elles sont comptées, au moins ?
On reste « juste pour finir », et il fait nuit sur le parking. C’est une mauvaise semaine, ou c’est devenu l’habitude ?
Le temps donné au travail, c’est à soi qu’on le prend. Ce soir, il en reste un bout.
oui: C’est la moindre des choses. Reste à retrouver le sommeil qui va avec.
non: Alors c’est du temps offert, et ce cadeau-là n’a pas de ruban.
sinon: Ça s’entend dans la voix, ces journées-là.

après: j’ai fait des heures sup

> on est en sous-effectif | il manque (du monde|deux personnes|trois personnes) | on est pas assez (nombreux)? | ils (embauchent|remplacent) (pas|personne) | on est que (deux|trois)
Donc les absents travaillent par les mains des présents. Il y a une embauche en vue ?
Toujours le même calcul : moins de gens, autant de travail, et des soupirs en plus.
oui: Alors il y a une lumière. Encore faut-il tenir jusque-là.
non: Alors c’est une organisation, pas un accident. C’est bien ça qui use.
sinon: On voit bien sur qui ça retombe.

> (ma femme|mon mari|mon copain|ma copine|ma famille) (râle|se plaint|en a marre|me le reproche|comprend pas) | je (vois|vois plus) (mes enfants|personne) | les enfants (dorment|sont couchés) quand je rentre
Rentrer quand la maison dort déjà, c’est le prix qu’on ne met sur aucune facture. Ça se dit, à la maison ?
On travaille pour eux, et on les croise dans le couloir. C’est une drôle d’équation.
oui: En parler, c’est déjà se retrouver un peu.
non: Un petit moment à heure fixe, même court, ça se défend mieux que de longues promesses.
sinon: Je vois. Ça tire des deux côtés.

---

> (on m’a|mon chef m’a|ils m’ont) rappelé (sur|pendant) (mon jour de repos|mes congés|mon week-end|mon jour de congé) | on m’a fait revenir (sur mon jour de repos|pendant mes vacances) | j’ai (travaillé|bossé) (pendant|sur) mon jour de (repos|congé) | j’étais (de|en) repos et on m’a appelé | j’ai pas eu un jour de repos (depuis dix jours|depuis deux semaines|cette semaine)?
Le jour de repos qui sonne, c’est presque pire qu’un jour de travail : on l’avait déjà rangé dans sa tête. La réponse, c’était oui ?
Un repos coupé en deux, ça ne fait pas deux moitiés de repos. Ce jour-là devait servir à quoi ?
Les plannings ont toujours un trou, et c’est toujours la même personne qui passe à côté.
oui: On dit oui pour l’équipe, et on se le redit à soi avec moins d’élan.
non: Et le monde a continué de tourner, j’imagine.
sinon: Ça mérite d’être rendu, ce jour-là, et en entier.

> mes congés (ont été|sont) (acceptés|validés) | (on m’a|mon chef m’a) (accepté|validé) mes congés | j’ai posé (mes congés|deux semaines|ma journée|mes vacances) | je suis en congé (demain|ce soir|lundi|la semaine prochaine|depuis hier) | j’ai enfin (mes|des) congés | plus que deux jours avant mes congés | on se bat pour les congés (d’été|au boulot|entre collègues) | j’ai posé (trois|deux|une) semaines? (en août|en juillet|de congés) | j’ai posé mes (congés|vacances) (en août|pour l’été)
Les congés, ça se joue sur un tableau avec des croix et quelques susceptibilités. C’est pour quand ?
Des jours à soi, ça commence dès qu’on les pose. Ils sont déjà promis à quelque chose ?
Il y a ceux qui posent en janvier, et ceux qui prennent ce qui reste.
oui: Voilà qui donne une direction aux semaines qui viennent.
non: Alors des jours nus, sans programme. Les meilleurs, parfois.
sinon: D’accord. Ça tient la tête hors de l’eau, une date.

> (mes congés|mes vacances) (ont été|sont) (refusés|refusées) | (on m’a|mon chef m’a|ils m’ont) (refusé|supprimé|décalé|imposé) mes congés | on me refuse mes (congés|vacances) | j’ai pas eu mes congés | j’ai pas pu avoir (mes congés|mes dates|août) | ils veulent pas me donner mes congés | (mon chef|mon patron|on) m’a refusé mes congés (d’août|d’été|de noël|de juillet)
Des congés refusés, c’est toute une image de soi au soleil qu’il faut ranger. C’était prévu pour quoi ?
On compte dessus pendant des mois, et c’est un « non » dans une case. Une raison a été donnée ?
Le repos qui recule, c’est la fatigue qui prend de l’avance.
oui: Au moins, on sait à quoi s’en tenir, même si ça ne repose pas.
non: Même pas une raison. C’est ça qui vexe autant que le refus.
sinon: Ça fait mal au calendrier, et au moral avec.

> je (travaille|bosse) (dimanche|le dimanche|ce dimanche|tous les week-ends|un week-end sur deux|le week-end|à noël|les jours fériés|pour le réveillon) | je suis d’astreinte (ce week-end|cette nuit|cette semaine|ce soir)? | on me fait travailler (le dimanche|les jours fériés|à noël) | j’ai (travaillé|bossé) (tout le week-end|dimanche) | je (travaille|bosse) (demain dimanche|ce week-end|samedi|le samedi)
Le dimanche des autres, vu depuis le travail, ça a une couleur bizarre. Ça change quoi, à la maison ?
Quelqu’un tient la lumière allumée pendant que les autres déjeunent longtemps. C’est un choix, ou un tour de rôle ?
Un lundi de repos, c’est bien, sauf que personne n’est là pour en profiter avec soi.
sinon: C’est un calendrier à l’envers, et il faut quand même y loger une vie.

> (j’ai|je viens de) (repris|reprendre) (le travail|le boulot) | (c’était|c’est) la reprise (aujourd’hui|demain|lundi)? | je reprends (le boulot|le travail) (demain|lundi|après les vacances) | j’avais (trois cents|deux cents|cinq cents) mails (en rentrant|à mon retour|en revenant)? | c’est dur de reprendre (le boulot|le travail|après les vacances) | la reprise (est|a été|était) (dure|difficile|rude|tranquille) | j’ai repris le (boulot|travail) ce matin | j’ai repris (le boulot|le travail|ce matin) et c’est dur | demain c’est la reprise | je reprends (demain|lundi) (et j’ai pas envie|après deux semaines)? | retour au boulot (aujourd’hui|demain|lundi) | (j’ai repris|je reprends) le (travail|boulot) (demain|ce matin|aujourd’hui)?
La reprise : le badge, les mails, et le bronzage qui n’intéresse déjà plus personne. C’était comment, de repasser la porte ?
Le corps est revenu, la tête traîne encore là-bas avec les sandales. Qu’est-ce qui attendait sur le bureau ?
Trois cents mails, dont deux cents qui se sont réglés tout seuls. Le silence a du bon.
sinon: Il faut trois jours pour atterrir. D’ici là, on fait semblant, comme tout le monde.

> il y a une erreur (sur|dans) ma (fiche de paie|paye) | (ma paie|ma paye|mon salaire) (est pas tombée|est pas tombé|est pas arrivé|a du retard|est en retard) | j’ai pas (encore)? été (payé|payée) (ce mois-ci)? | mon patron me paie (pas|en retard|toujours en retard) | ils nous paient (pas|en retard) | il manque (cent euros|des heures|de l’argent) sur ma (paie|fiche de paie) | j’ai (pas eu|jamais eu) ma prime | j’attends toujours ma prime | on nous a supprimé la prime | mon salaire est (toujours|encore) pas (tombé|arrivé) | ma paie est toujours pas tombée | ils se sont trompés (sur|dans) ma (fiche de paie|paie) | (mon patron|la compta) s’est trompé dans ma paie | ma fiche de paie est fausse
Une paie qui manque, c’est tout le mois qui boite. La date prévue est passée depuis combien de temps ?
Les factures, elles, n’ont jamais de bug informatique. Quelqu’un a donné une explication ?
On demande au travail d’être à l’heure, et il oublie de l’être à son tour.
oui: Alors on a un nom et une promesse. C’est mieux qu’un silence.
non: Un petit mot écrit aux paies, avec la date, et ça laisse une trace.
sinon: C’est de l’argent déjà gagné, pas une faveur. Ça a le droit d’agacer.

> mon (cdd|contrat) (se termine|s’arrête|prend fin|est fini) (bientôt|vendredi|dans un mois)? | mon (cdd|contrat) (est pas|sera pas|a pas été) (renouvelé|prolongé) | (ils|on) (m’ont|m’a|me) pas (renouvelé|renouvelée|gardé|gardée) | ils me gardent pas | j’ai fini mon (cdd|contrat|intérim) | ma période d’essai (a été rompue|s’arrête) | on a mis fin à ma période d’essai | on me garde pas après (mon cdd|ma période d’essai) | mon (cdd|contrat) (s’arrête|se termine|finit) à la fin (du mois|de l’année) | je suis en fin de contrat | mon cdd finit (bientôt|vendredi) | mon contrat (se termine|finit|s’arrête)
Un contrat qui a une date au bout, on travaille toujours avec un œil sur le calendrier. Quelle suite est possible ?
On s’attache à un endroit, et l’endroit n’a signé que pour quelques mois. Comment ça a été annoncé ?
La fin d’un contrat ne dit pas grand-chose du travail fait. Elle dit surtout une ligne de budget.
sinon: Je comprends que ça trotte. Il y a la place, et il y a les gens qu’on y laisse.

> mon (cdd|contrat) (est|a été) (renouvelé|prolongé|reconduit) | (ils me gardent|on me garde) (au boulot|après mon cdd|après ma période d’essai)? | ma période d’essai est (validée|finie|terminée) | on m’a (renouvelé|prolongé) (mon cdd|mon contrat) | (ils m’ont|on m’a) (gardé|gardée) (au boulot|après mon cdd)?
Rester là où l’on commençait à avoir sa tasse, ça soulage tout le monde. Ça s’est annoncé comment ?
Un calendrier qui s’allonge, et les épaules qui descendent. C’était espéré, ou c’était gagné d’avance ?
On arrête de regarder la date au bas du contrat. C’est presque un muscle qui se détend.
sinon: Belle nouvelle. On peut accrocher quelque chose au mur, maintenant.

> j’ai (trouvé|eu) une mission d’intérim | j’ai une mission (d’intérim|d’une semaine|de trois mois|à l’usine|dans un entrepôt) | je (fais de l’intérim|suis en intérim|bosse en intérim) | l’agence d’intérim (m’a rappelé|m’appelle plus|m’a proposé une mission|a rien) | j’ai plus de mission (en ce moment)? | j’ai (plus|pas) de missions d’intérim
L’intérim, c’est être nouveau toutes les trois semaines. Celle-ci, elle ressemble à quoi ?
Il faut apprendre les prénoms vite et les oublier de même. Qu’est-ce qui pèse le plus : l’attente, ou les débuts ?
On dépanne, on fait tourner, et on repart avec son casque. Ça demande du ressort.
sinon: Et à chaque fois, retrouver où sont les toilettes et le café.

> (une boîte|un recruteur|une entreprise) m’a (rappelé|rappelée|recontacté|répondu|proposé un entretien|donné un rendez-vous|contacté) | ils m’ont (rappelé|recontacté|répondu) pour (le poste|un poste|le boulot) | j’ai (eu|reçu) une réponse (positive|pour le poste|pour le boulot|à ma candidature) | j’ai (eu|passé) (un deuxième|le deuxième|un dernier) entretien | je suis (pris|prise|retenu|retenue) pour un (deuxième|second) entretien | j’ai fait (une journée d’essai|un essai) (dans un restaurant|dans un magasin)? | demain j’ai (une journée d’essai|un essai)
Une réponse, enfin, après toutes ces lettres au fond du puits. C’est pour faire quoi ?
Quelqu’un a lu, quelqu’un a décroché : la journée a changé de poids. Comment ça s’est dit ?
Pas de château en Espagne, mais on a le droit de regarder la brochure.
sinon: Voilà qui donne de l’allant. On croise ce qui se croise.

après: une boîte m’a rappelé | j’ai un entretien demain | j’ai trouvé du travail

> c’est (à côté de chez moi|loin|à une heure de route|à vingt minutes|près de chez moi|en centre-ville) | c’est (un cdd|un cdi|un mi-temps|un temps plein|de l’intérim) | c’est (bien|mal|moins bien) payé | (je gagnerais|je gagnerai) (plus|moins|pareil)
D’accord, ça s’habille de détails concrets. Et l’envie, elle dit quoi, sans les chiffres ?
C’est le genre de chose qui pèse chaque matin, autant la regarder tout de suite.
sinon: Bon. Ça vaut d’être posé sur la table avec le reste.

> j’ose pas (y croire|me réjouir) | je veux pas (m’emballer|me faire de fausses joies) | j’attends (de voir|la réponse|leur réponse|qu’ils rappellent) | ils (me disent|donnent la réponse|rappellent) (vendredi|lundi|demain|la semaine prochaine)
On garde la joie sous un torchon, comme une pâte qui lève. La réponse tombe quand ?
Ne pas y croire trop fort, ça protège un peu. Pas tout à fait, mais un peu.
sinon: Alors on laisse reposer. Ce soir ne décide de rien.

---

> (le recruteur|la recruteuse|l’entretien) (était|a été) (froid|bizarre|désagréable|en retard|sympa|odieux|odieuse|dur|catastrophique|nul|raté) | j’ai (raté|foiré|loupé|planté) mon entretien | mon entretien (s’est mal passé|était une catastrophe) | j’ai (bafouillé|perdu mes moyens) (pendant|à) (mon)? entretien | (on m’a|ils m’ont) posé (des questions bizarres|une question piège) (en entretien)? | l’entretien a duré (dix minutes|cinq minutes|une heure)
Un entretien, ça se refait toute la soirée dans la tête, avec de bien meilleures réponses. À quel moment ça a coincé ?
On sort de là en ayant dit tout, sauf ce qu’on voulait dire. Qu’est-ce qu’on aurait aimé placer ?
Le souvenir qu’on en garde et celui qu’ils en gardent se ressemblent rarement.
sinon: Cette réponse-là, elle servira. Les entretiens suivants se nourrissent des précédents.

> (j’ai|je viens de) rendu (mon badge|mes clés|mon ordinateur|ma blouse|mon uniforme) | (c’était|c’est) mon dernier jour (de travail|au boulot|aujourd’hui|demain|vendredi)? | (demain|vendredi) c’est mon dernier jour | c’est ma dernière (semaine|journée) (de travail|au boulot|avant la retraite)? | j’ai (vidé|rangé) mon (bureau|casier|vestiaire) (aujourd’hui)? | (c’était|c’est) mon pot de départ (aujourd’hui|ce soir|demain|vendredi|à la retraite)? | j’ai fait mes adieux (à mes collègues|au boulot) | j’ai (vidé|rangé) mon bureau (cet après-midi|ce matin|pour la dernière fois) | j’ai rendu (mon badge|mes clés) (cet après-midi|ce matin) | j’ai travaillé pour la dernière fois (aujourd’hui)?
Un carton avec une tasse, trois photos et un cactus, et des années dedans. Ça s’est fait comment, ce dernier tour de clé ?
Le dernier jour, on regarde des choses qu’on ne voyait plus : l’escalier, la lumière, le café. Qu’est-ce qui serre, et qu’est-ce qui soulage ?
Demain matin, le corps se lèvera peut-être tout seul à l’ancienne heure. Il est têtu, le corps.
sinon: Ça fait une drôle de journée, à cheval entre deux vies.

après: c’était mon dernier jour de travail | dans un an c’est la retraite | je pars à la retraite bientôt

> (ils m’ont|mes collègues m’ont|on m’a) offert (un vélo|un voyage|une montre|un bon|un bon cadeau|des fleurs|un livre|une tablette|un rosier) | (ils ont|mes collègues ont|mon chef a) (fait un discours|chanté|pleuré|dit de belles choses|écrit une carte) | mon (chef|patron) a pleuré | tout le monde a pleuré
C’est là qu’on entend ce que les gens pensaient sans le dire. Une phrase est restée ?
On les a tous vus soupirer, râler, rire, et là ils sont un peu maladroits. C’est touchant.
oui: Celle-là vaut tout le reste du pot.
sinon: De quoi rentrer avec les bras pleins, et pas que de cadeaux.

> (je sais pas|je me demande) ce que je vais (faire|devenir) (après|lundi|de mes journées)? | ça me fait (bizarre|drôle|tout drôle|peur|un vide) | j’arrive pas à réaliser | je réalise pas (encore)? | lundi (je dors|je fais rien|pas de réveil)
Une vie rangée par les horaires, et d’un coup plus de tiroirs. Il y a une première matinée déjà imaginée ?
Ça met du temps à arriver jusqu’à la tête, ces nouvelles-là. Elle a le droit d’être en retard.
oui: Alors tout commence par ce matin-là. C’est déjà un projet.
non: Alors elle sera blanche, et c’est très bien comme ça.
sinon: Doucement. On n’apprend pas la liberté en un jour.

> j’ai (hâte|trop hâte) (d’y être|de m’arrêter|d’être libre)? | (je vais enfin|je vais pouvoir) (voyager|jardiner|dormir|m’occuper de moi|voir mes petits-enfants|bricoler)
Voilà une phrase qui a attendu des années dans un tiroir. Par quoi ça commence ?
Le réveil va chercher quelqu’un d’autre à embêter.
sinon: Bien choisi. Ça se fête d’un très grand rien faire, d’abord.

---

> (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille|mon frère|ma sœur) (cherche du travail|est au chômage|a perdu son travail|a été licencié|trouve pas de travail) | (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille) (est au chômage|cherche du travail) depuis (un an|six mois|des mois|longtemps) | (mon mari|mon fils|mon copain) va perdre son (travail|boulot|emploi) | (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille|mon frère|ma sœur) (cherche du boulot|trouve pas de boulot|a perdu son boulot|a perdu son emploi|a été viré|a été virée|s’est fait virer)
Quand le travail manque à quelqu’un qu’on aime, toute la maison change d’humeur. Comment ça se vit, à la maison ?
On veut encourager sans pousser, demander sans peser : c’est un exercice d’équilibre. Ça dure depuis quand ?
Ce n’est pas son propre nom sur la lettre, mais on la lit aussi.
sinon: C’est de l’inquiétude pour deux, avec le sourire par-dessus.

après: mon mari est au chômage | mon fils cherche du travail

> il (fait|cherche) (pas grand-chose|rien)? | il (reste|passe ses journées) (devant la télé|au lit|sur le canapé|à la maison|sur son ordinateur) | (il|elle) (se laisse aller|baisse les bras|perd le moral|s’enferme|se décourage|déprime) | (il|elle) reste dans (sa chambre|son lit|son coin) (toute la journée)?
On voit quelqu’un rapetisser dans son fauteuil, et on ne sait pas comment tendre la main. Ça se parle, à la maison ?
Chercher tous les jours sans réponse, ça finit par coller au canapé.
oui: C’est le fil à garder, même mince.
non: Parfois une sortie sans but vaut mieux qu’une question sur les annonces.
sinon: Ça fait mal à regarder, surtout de si près.

> il a (envoyé|fait) (cent|plein de|des dizaines de) (cv|candidatures) | (il|elle) a (un entretien|une piste|une touche|un rendez-vous) | il (a trouvé|commence) (un boulot|quelque chose|lundi) | (il|elle) a (envoyé|fait) plein de cv
Voilà quelqu’un qui n’a pas lâché la rampe. La maison y croit ?
Ça avance à petits pas, et tout le monde à la maison marche sur la pointe des pieds.
oui: Alors il y a de la chaleur dans le camp. Ça aide plus qu’un beau CV.
non: Chat échaudé, on comprend. Ça se réjouira plus tard.
sinon: On verra. Ça ne se commande pas, et ça s’attend à plusieurs.

---

> (mon mari|ma femme|mon copain|ma copine) (travaille trop|rentre tard|rentre tard tous les soirs|bosse tout le temps|pense qu’au boulot|est toujours au travail|travaille le week-end|travaille de nuit|est jamais là à cause du boulot) | je vois plus (mon mari|ma femme|mon copain|ma copine) à cause de son travail | (mon mari|ma femme) est (marié|mariée) avec son travail | (mon mari|ma femme|mon copain) travaille trop (il est jamais là|elle est jamais là|je le vois plus|je la vois plus)
L’autre rentre, et c’est le bureau qui passe la porte en premier. Ça a toujours été comme ça ?
On partage une adresse et des fins de soirée. Il reste quel moment, à deux ?
Jaloux d’un ordinateur, c’est moderne et pas très drôle.
sinon: Ça manque, une présence, même quand on sait pourquoi elle n’est pas là.

> (mon fils|ma fille|mon petit-fils|mon neveu|ma nièce|mon copain|ma copine|mon mari|ma femme|mon frère|ma sœur) (a trouvé|a décroché|commence) (un travail|son premier boulot|un nouveau travail|un stage|une alternance|un apprentissage|un job d’été) | (mon fils|ma fille|mon petit-fils|ma petite-fille|mon mari|ma femme) a (signé|eu) (son cdi|un cdi|son premier contrat|le poste) | (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille|mon frère|ma sœur) a trouvé (du travail|du boulot|un boulot|un emploi|un nouveau travail|un nouveau boulot)
Une bonne nouvelle avec une fiche de paie au bout, ça se partage. C’est dans quoi ?
Voilà de quoi relever le menton de toute la famille. Ça s’est annoncé comment, par téléphone ?
Le premier matin, tout le monde à la maison a dû regarder l’heure en même temps.
sinon: C’est chouette. On sent la fierté jusque dans le combiné.

> (mon fils|ma fille|mon petit-fils|ma petite-fille) (trouve pas de|cherche un) (stage|patron|apprentissage) | (mon fils|ma fille) veut arrêter (son stage|son apprentissage|son alternance|de travailler) | (mon fils|ma fille|mon mari|ma femme|mon copain|ma copine) (veut|va) (démissionner|changer de boulot|quitter son boulot) | (mon fils|ma fille|mon mari|ma femme|mon copain|ma copine) (aime pas|déteste|s’ennuie dans) (son travail|son stage) | (mon fils|ma fille) cherche un stage (et trouve rien|et trouve pas)? | (mon fils|ma fille) trouve aucun (stage|patron|contrat)
Regarder quelqu’un qu’on aime chercher sa place au travail, ça démange de faire à sa place. Qu’est-ce qui bloque, de ce qui se raconte à la maison ?
On voudrait passer trois coups de fil et tout arranger. Il y a une envie derrière, ou surtout un ras-le-bol ?
Il faut parfois un mauvais patron pour savoir ce qu’on ne veut plus.
sinon: Bon. Écouter sans donner de mode d’emploi, c’est déjà beaucoup, et c’est dur.

> (mon frère|ma sœur|mon fils|ma fille|mon mari|ma femme|un ami) (monte sa boîte|lance son entreprise|ouvre un restaurant|ouvre sa boutique|ouvre son salon|ouvre un commerce|ouvre son magasin) | (mon fils|ma fille|mon mari|ma femme|mon frère) se met à son compte
Se lancer, c’est sauter avec un dossier de banque en guise de parachute. Il y a de quoi y croire, vu d’ici ?
Il faut du courage à la personne, et des nerfs à l’entourage. C’est dans quel métier ?
Les premiers clients seront de la famille, et ils paieront plein tarif, c’est la règle.
oui: Alors c’est un bon début : au moins une personne qui y croit.
non: Le doute aussi, c’est une façon d’aimer. Il ne se dit pas toujours.
sinon: Ça va faire parler aux repas du dimanche.

> (on m’a|mon chef m’a|la direction m’a) (félicité|complimenté|dit bravo|dit merci|remercié|dit que je travaillais bien|dit que j’avais fait du bon travail) | j’ai (eu|reçu) (des félicitations|un compliment|des compliments) (de mon chef|de la direction|au boulot) | mon (chef|patron) (est content de moi|est fier de moi|a reconnu mon travail) | mon travail a été reconnu | (mon chef|ma cheffe|mon patron) m’a (félicité|félicitée) (aujourd’hui|ce matin) | mon (chef|patron) m’a dit que (c’était bien|c’était du bon travail|j’avais bien travaillé)
Un compliment, ça se garde au chaud, c’est une denrée rare. Les mots exacts, c’était quoi ?
Quelqu’un a vu, et quelqu’un l’a dit : les deux ensemble, ça n’arrive pas tous les lundis. C’était pour quoi ?
Ça redresse le dos mieux que n’importe quel fauteuil.
sinon: Joli. À ressortir les jours où tout le monde trouve ça normal.

> j’ai (fini|bouclé|terminé|rendu) (mon|un gros) (dossier|projet|rapport|bilan|mémoire) | j’ai (tout)? (bouclé|rendu) (au boulot|à temps|avant la date)? | (le|mon) (dossier|projet|bilan) est (bouclé|fini|terminé|rendu|parti) | (on|j’)(a|ai) (tenu|respecté) les délais
Un dossier rendu, c’est tout un meuble qu’on sort de sa tête. Il pesait depuis quand ?
Fini, envoyé, fermé : trois mots qui détendent la nuque. Qu’est-ce qui va prendre la place, maintenant ?
Ce silence après l’envoi, c’est le meilleur moment de tout le projet.
sinon: Ça mérite au moins une soirée sans clavier.

> j’ai (raté|foiré|planté) ma (présentation|réunion|intervention) | ma présentation (s’est mal passée|était nulle|était une catastrophe|a été un désastre|est tombée à plat) | j’ai (bafouillé|bégayé|eu un trou|eu un blanc) (en réunion|pendant ma présentation|devant tout le monde) | (mes diapos|le projecteur|le micro) (ont|a) (pas marché|planté|lâché) | ma présentation a été (une catastrophe|nulle|ratée) | j’ai eu un (trou|blanc) (en pleine réunion|en pleine présentation) | je me suis (planté|plantée) en (réunion|présentation)
Un blanc devant tout le monde, ça dure quatre secondes et ça en paraît mille. C’était à quel endroit ?
On ne voit que la phrase ratée, et eux ont déjà oublié la moitié. Quelqu’un a dit quelque chose, après ?
Il y avait sûrement quelqu’un dans la salle qui pensait à son dîner. Ça relativise.
oui: Ça compte, ce retour-là, plus que le film qu’on se repasse.
non: Le silence des autres, c’est souvent juste une envie de café.
sinon: Ça va s’user en le racontant. C’est fait pour ça, ici.

> (j’ai eu|c’était) une (bonne|belle|super) journée (au boulot|au travail|de travail) | (ma journée s’est bien passée|tout s’est bien passé) (au boulot|au travail) | c’était (tranquille|calme|cool) au (boulot|travail|bureau) | on a eu une journée (tranquille|calme) au (boulot|bureau) | le boulot c’était (bien|cool|chouette) aujourd’hui | c’était (calme|tranquille) au (boulot|bureau) aujourd’hui | j’ai passé une bonne journée au (travail|boulot) | journée (calme|tranquille) au (boulot|bureau|travail)
Une bonne journée de travail, ça se raconte moins que les mauvaises, et c’est dommage. Il y avait quoi dedans ?
Voilà qui change des soupirs de fin de journée. Ça tient aux gens, ou à ce qu’on y fait ?
Rentrer du travail sans avoir envie de râler : il faudrait inventer un mot pour ça.
sinon: Ça fait plaisir à entendre. Ces journées-là portent les autres.

> (j’aime|j’adore) (mon travail|mon boulot|mon métier|ce que je fais) | je suis bien dans mon (boulot|travail|métier) | j’ai de la chance j’aime mon (boulot|travail|métier) | je me plais dans mon (boulot|travail|métier) | c’est un métier que j’adore | je changerais pas de métier | j’adore (vraiment|toujours) mon (métier|travail|boulot) | je me sens bien dans mon (boulot|travail|métier) | je suis (heureux|heureuse|bien) au (boulot|travail) | (j’aime|j’adore) (beaucoup|bien)? mon (travail|boulot|métier)
Aimer ce qu’on fait et le dire simplement, c’est presque subversif. Qu’est-ce qui plaît le plus, là-dedans ?
Ça s’entend tout de suite, quand quelqu’un parle d’un travail qu’il aime. Ça a toujours été comme ça ?
Les matins doivent avoir un autre goût, avec ça au bout.
oui: Une vraie rencontre, alors, entre une personne et un métier.
non: Il a fallu du chemin, et c’est une jolie arrivée.
sinon: Voilà qui donnerait envie de faire un stage.

> je (passe|vais passer|suis passé|suis passée) (à mi-temps|à temps partiel|aux trente-cinq heures|en quatre jours|à quatre-vingts pour cent) | je suis à (mi-temps|temps partiel|quatre-vingts pour cent) | j’ai (demandé|eu) (un|mon) (mi-temps|temps partiel) | je (travaille|bosse) plus le (vendredi|mercredi|lundi) | on passe à la semaine de quatre jours
Un jour de moins au travail, c’est une porte de plus dans la semaine. Elle donne sur quoi ?
On échange un peu d’argent contre du temps, et le temps n’a pas le même goût. Qu’est-ce qui a décidé ?
Le piège, c’est de faire cinq jours en quatre. Le reste est une belle affaire.
sinon: On s’y habitue dangereusement vite, il paraît.
`
