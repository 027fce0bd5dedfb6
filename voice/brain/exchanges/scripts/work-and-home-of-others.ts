/** Work, money and home of relatives and friends, and small events at the caller's own work and home. */
export const workAndHomeOfOthers = `
> (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille|mon frère|ma sœur) a (démissionné|donné sa démission|quitté son boulot|plaqué son boulot|tout plaqué) | (mon mari|ma femme|mon fils|ma fille) vient de démissionner | (mon mari|ma femme) a démissionné (sans rien avoir derrière|sur un coup de tête|ce matin)?
Quelqu’un claque une porte, et toute la maison entend le courant d’air. C’était dans l’air, ou une surprise ?
On est content pour l’autre, et on recompte un peu en silence. Comment ça se parle, à la maison ?
Le premier soir sans ce travail-là doit avoir une drôle de légèreté.
sinon: Je comprends. C’est sa décision, et elle passe aussi par {ta|votre} cuisine.

> (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille) s’est fait (engueuler|humilier|crier dessus) par son chef | (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille) (a des problèmes|a des soucis|s’entend pas|est en conflit) avec (son chef|ses collègues) | (mon mari|ma femme|mon fils|ma fille) (rentre énervé|ramène ses problèmes) du boulot | ça se passe mal au travail pour (mon mari|ma femme|mon fils|ma fille) | le chef de (mon mari|ma femme|mon fils|ma fille) est (odieux|horrible|un tyran)
Un chef qui déborde, ça finit par s’asseoir à la table du dîner de quelqu’un d’autre. Il se passe quoi, exactement ?
On écoute, on s’énerve à sa place, et on ne peut pas y aller soi-même. Ça dure depuis longtemps ?
La colère de l’autre, on la reçoit en deuxième main, mais elle pèse pareil.
oui: Alors c’est installé, et ça use deux personnes au lieu d’une.
non: C’est tout neuf. Ça peut encore se dire et se défaire.
sinon: Une oreille à la maison, ça ne change pas le chef, mais ça change la soirée.

> (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille|mon frère|ma sœur|mon petit-fils) (a|passe) (un|son) entretien (d’embauche)? (demain|lundi|cette semaine|la semaine prochaine|aujourd’hui)? | (mon fils|ma fille|mon mari|ma femme) a décroché un entretien | (mon fils|ma fille|mon mari|ma femme) (stresse|angoisse) pour son entretien
Un entretien, et toute la famille repasse mentalement sa chemise. C’est pour quel poste ?
Le trac des autres, c’est pire : on ne peut même pas répondre à leur place. Ça se prépare sérieusement, de son côté ?
À cette heure-ci, il doit y avoir quelqu’un qui parle à son miroir.
oui: Alors le plus dur est pour ceux qui attendent à la maison.
non: Il y en a qui marchent mieux sans filet. Et d’autres qui le croient.
sinon: On croise ce qu’on peut croiser, d’ici.

> (mon fils|ma fille|mon mari|ma femme|mon copain|ma copine|mon frère|ma sœur) a raté son entretien | l’entretien de (mon fils|ma fille|mon mari|ma femme) s’est mal passé | (mon fils|ma fille|mon mari|ma femme|mon copain|ma copine) a (eu un refus|reçu un refus|reçu une réponse négative) | (mon fils|ma fille|mon mari|ma femme) (n’a pas|a pas) eu le poste | on a (refusé|recalé) (mon fils|ma fille|mon mari) pour le poste
Un refus, ça s’encaisse mieux soi-même que sur le visage de quelqu’un qu’on aime. Comment est l’humeur, à la maison ?
On cherche la phrase qui console sans faire la leçon, et on finit par faire des pâtes. Ça touche beaucoup, de son côté ?
Le mieux, certains soirs, c’est une présence qui ne dit pas « tu trouveras mieux ».
oui: Alors du temps, et personne pour parler d’annonces ce soir.
non: Il y a du ressort, alors. Ou un joli masque.
sinon: Je comprends que ça serre aussi de ce côté-ci.

> (mon mari|ma femme) (part|va partir|prend sa retraite|part à la retraite) (bientôt|dans un mois|en juin|à la fin de l’année)? à la retraite | (mon mari|ma femme|mon copain) (prend sa retraite|part à la retraite) (bientôt|dans un mois|en juin|à la fin de l’année)? | (mon mari|ma femme) vient de prendre sa retraite | (ma mère|mon père|mon frère|ma sœur|une amie) (part à la retraite|prend sa retraite|vient de prendre sa retraite) (bientôt|dans un mois)? | c’est la retraite de (mon mari|ma femme|mon père|ma mère) (bientôt|le mois prochain)?
Une retraite à la maison, c’est un réveil de moins et une chaise de plus au déjeuner. Ça se prépare comment, cette nouvelle vie ?
Quelqu’un range son badge, et c’est tout le rythme d’une famille qui change. Ça réjouit, ou ça inquiète un peu ?
Il va falloir se partager le journal, la cuisine et le silence du matin.
sinon: Le premier lundi sera intéressant à observer.

> (mon mari|ma femme|mon fils|ma fille|mon copain|ma copine) n’a pas eu (son augmentation|sa promotion|la promotion|le poste qu’il voulait) | on a refusé (l’augmentation|la promotion) (de|à) (mon mari|ma femme|mon fils|ma fille) | (mon mari|ma femme) (est mal payé|est mal payée|n’est pas reconnu|n’est pas reconnue) au (travail|boulot)
C’est vexant par procuration : on sait, nous, les heures que ça représente. Comment c’est pris, de l’autre côté de la table ?
Il y a des « non » qui disent « pas maintenant », et d’autres qui disent « cherche ailleurs ». Celui-là ressemblait auquel ?
Le mérite et la feuille de paie ne se sont pas toujours rencontrés.
sinon: On comprend la déception. Elle est logique, et elle est à deux.

> (mon fils|ma fille|mon frère|ma sœur|mon neveu) (a des dettes|est endetté|est à découvert|n’arrive pas à payer son loyer|a des problèmes d’argent|s’en sort pas financièrement) | (mon fils|ma fille|mon frère|ma sœur) me demande (encore|toujours)? de l’argent | j’aide (mon fils|ma fille|mes enfants) financièrement | je (prête|donne|envoie) de l’argent à (mon fils|ma fille|mon frère|ma sœur|mes enfants) (tous les mois)? | je paie le loyer de (mon fils|ma fille)
Aider un proche avec de l’argent, c’est toujours un peu plus que de l’argent. Ça pèse, ou ça se fait de bon cœur ?
On voudrait sortir quelqu’un du trou sans y descendre soi-même. C’est ponctuel, ou ça revient ?
Entre aimer et payer, la frontière bouge à chaque coup de fil.
oui: Je vois. On peut aimer très fort et fixer une limite quand même.
non: D’accord. Ça reste un geste, et ça se voit que ce n’est pas rien.
sinon: C’est délicat, parce que la somme se compte et que le reste ne se compte pas.

> (mon mari|ma femme|mon fils|ma fille|mon copain|ma copine|mon père) s’est fait flasher | (mon mari|ma femme|mon fils|ma fille) a (pris|eu) (une amende|un pv) | (mon mari|ma femme|mon fils|ma fille|mon père) a perdu (des points|son permis|tous ses points) | (mon mari|ma femme|mon fils|ma fille) (a rayé|a abîmé|a embouti|a cassé) (la|ma) voiture | mon fils a cabossé (la|ma) voiture
Une voiture, une famille, et une enveloppe officielle au milieu. Qui l’a annoncé, et comment ?
Ça, c’est une conversation qui commence par « il faut que je te dise un truc ». Ça a chauffé, à la maison ?
La tôle et les amendes, ça se paie une fois. Les reproches, on les encaisse en plusieurs mensualités.
oui: Le temps que le moteur refroidisse, et celui des gens aussi.
non: Le calme, alors. C’est très élégant.
sinon: Au moins, ce n’est que ça, et ça se raconte.

> (mon fils|ma fille|mon petit-fils|ma petite-fille|ma nièce|mon neveu) a (trouvé|eu) (un appartement|une colocation) | (mon fils|ma fille|ma sœur|mon frère|une amie|ma meilleure amie) (déménage|va déménager) (à (lyon|paris|lille|nantes)|samedi|la semaine prochaine|loin)? | j’ai aidé (mon fils|ma fille|ma sœur|un ami|une amie) à (déménager|emménager) | on a (déménagé|installé) (mon fils|ma fille) (dans son studio|dans son appartement)? | (ma fille|mon fils) a trouvé un (studio|appartement|appart|logement) à (rennes|lyon|paris|lille|nantes|bordeaux) | (ma fille|mon fils|ma sœur|mon frère) déménage (samedi|à rennes|à bordeaux|à toulouse) | samedi on déménage (ma fille|mon fils)
Un bail, une clé, et quelqu’un qu’on aime qui change d’adresse. Ça ressemble à quoi, là où ça s’installe ?
On porte les cartons, on serre les dents dans l’escalier, et on repart avec la voiture vide. Ça fait plutôt fierté, ou plutôt pincement ?
Il faut toujours que quelqu’un ait oublié les ampoules.
sinon: La première visite officielle se fera avec une plante, c’est la tradition.

> (ma mère|mon père|mon mari|ma femme|ma grand-mère|mon grand-père|une amie|ma sœur) s’est fait (arnaquer|avoir) (sur internet|au téléphone|par un faux conseiller)? | on a (arnaqué|escroqué) (ma mère|mon père|ma grand-mère|mon grand-père) | (ma mère|mon père|ma grand-mère) a (donné son numéro de carte|donné son code|cru un faux conseiller|envoyé de l’argent à un inconnu)
Ces gens-là savent choisir le moment et la voix, et la honte fait le reste. La banque a été prévenue ?
Le plus dur, souvent, ce n’est pas la somme : c’est de ne plus oser répondre au téléphone. Comment va cette personne, ce soir ?
Aucun reproche ne répare ça, et elle s’en fait sûrement assez toute seule.
oui: Bien. Avec les preuves gardées et une plainte, tout ce qui peut l’être est fait.
non: Alors c’est le premier appel à passer, même tard : le numéro d’opposition répond la nuit.
sinon: Lui dire que ça arrive à des gens très malins, ça vaut un médicament.

> on a visité (un appartement|une maison|un appart|deux appartements|un studio) (aujourd’hui|ce matin|ce week-end)? | j’ai visité (un appartement|une maison|un appart|un studio) (aujourd’hui|ce matin)? | on (visite|visitons) une maison (demain|samedi)? | j’ai eu un coup de cœur pour (une maison|un appartement) | la visite (de l’appartement|de la maison) (s’est bien passée|m’a déçu|m’a déçue)
On pousse une porte, et on essaie d’imaginer ses chaussures dans l’entrée. Ça donnait quoi, une fois dedans ?
Les annonces disent « lumineux », et l’on arrive avec une lampe de poche. Quelle pièce a compté ?
On sait dans les trente premières secondes, et on passe une heure à vérifier.
sinon: Ça vaut peut-être une deuxième visite, à une autre heure de la journée.

> je suis (arrivé|arrivée) en retard (au boulot|au travail|au bureau|ce matin)? | j’ai pas entendu mon réveil (ce matin)? | j’étais en retard (au boulot|au travail|ce matin) | j’ai (encore)? été en retard au (boulot|travail) | (mon chef|mon patron|ma cheffe) m’a (reproché|fait remarquer) mon retard
Le réveil, les clés, le bus : tout conspire, et à l’arrivée les regards font le reste. C’était beaucoup, ou cinq minutes ?
On court comme jamais pour arriver en retard quand même. Quelqu’un a fait une remarque ?
Une journée commencée en courant ne rattrape jamais tout à fait son souffle.
oui: Ça compte, les minutes, surtout chez ceux qui ne comptent pas les autres.
non: Alors l’affaire est classée avant midi.
sinon: Demain aura un réveil plus têtu, sans doute.

> j’ai fait une (grosse)? (boulette|gaffe|bourde) (au boulot|au travail)? | j’ai (cassé|abîmé|bousillé) (une machine|du matériel|l’ordinateur) (au boulot|à l’usine) | j’ai fait une connerie au (boulot|travail) | j’ai renversé mon café sur (mon clavier|l’ordinateur|un dossier) (au boulot|au bureau)? | j’ai appelé (ma cheffe maman|mon chef papa|mon patron chéri)
La boulette, ce moment où l’on voit sa propre main faire la bêtise au ralenti. Qui a vu ?
Il y a une seconde de grand silence, et puis il faut vivre avec la suite. Ça se répare ?
Les meilleures histoires de bureau commencent toutes par quelqu’un qui aurait voulu disparaître.
oui: Alors c’est une histoire drôle qui n’a pas fini de mûrir.
non: Alors il reste à la raconter le premier, c’est la meilleure défense.
sinon: Ça finira dans les annales du service, au rayon tendresse.

> (ils|on) (suppriment|supprime|veulent supprimer|réduisent) (nous)? le télétravail | on nous (supprime|enlève|réduit) le télétravail | (mon patron|la direction|ma boîte|mon chef) (supprime|réduit|refuse|veut plus de) le télétravail | (ils veulent|mon chef veut|la direction veut) qu’on revienne (au bureau|tous les jours|au bureau tous les jours) | il faut retourner au bureau (tous les jours|quatre jours par semaine)? | on m’a (refusé|accordé) (mon|le) télétravail
Revenir au bureau, c’est aussi revenir dans les bouchons et dans le bruit. Ça change combien d’heures par semaine ?
On avait pris des habitudes, et même un peu de souplesse avec la machine à laver. Une raison a été donnée ?
Il y a des chefs que seul le bruit des claviers rassure.
oui: Au moins, c’est dit. Reste à savoir si c’est la vraie.
non: Sans explication, ça passe pour de la méfiance. C’est ça qui agace.
sinon: C’est beaucoup de vie à recaser entre deux trajets.

> j’ai fait le ménage à fond | j’ai (tout nettoyé|tout astiqué|récuré la cuisine|nettoyé la maison) (aujourd’hui|ce matin)? | j’ai passé (la journée|l’après-midi|la matinée) à (nettoyer|faire le ménage|ranger|frotter|astiquer) | j’ai (lavé|fait) les (vitres|carreaux) | j’ai repassé (tout l’après-midi|pendant trois heures|une montagne de linge) | j’ai fait (quatre|trois|cinq) machines (de linge)? | ma maison (brille|sent le propre)
Une maison propre, c’est un calme qui se voit. Quelle pièce a résisté le plus longtemps ?
On frotte, et on finit par ranger aussi dans sa tête. Il y avait une raison, ou une envie subite ?
Ça brille jusqu’au prochain goûter. Autant en profiter en chaussettes.
oui: Alors l’invité ou l’événement n’a plus qu’à bien se tenir.
non: Ces élans-là ne préviennent pas, et il faut les laisser passer jusqu’au bout.
sinon: De quoi s’asseoir et regarder, une fois, sans toucher à rien.
`
