/** Parents who retire, move, love again or stay silent; brothers, sisters, cousins, uncles and aunts. */
export const parentsBrothersAndSisters = `
> (mes parents vendent|mes parents ont vendu|ma mère vend|ma mère a vendu|mon père vend|mon père a vendu|mes grands-parents vendent) (la|leur|sa) maison | mes parents (vendent|ont vendu|veulent vendre) (la|leur) maison (de mon enfance|de famille|où j’ai grandi|où on a grandi) | (la maison|l’appartement) de mon enfance est (en vente|vendue|vendu) | on (vend|a vendu|va vendre) la maison (de mon enfance|où j’ai grandi|des grands-parents|de mes grands-parents) | j’ai (vidé|rangé) (le garage|ma chambre|le grenier|la cave) (de|chez) mes parents | je suis (repassé|repassée) devant la maison de mon enfance | je retourne dans ma chambre d’enfant | mes parents ont (transformé|refait|vidé|jeté) (ma chambre|mes affaires) | la maison où j’ai grandi (est vendue|va être vendue|a été démolie)
> mes parents ont mis (en vente)? la maison (en vente)? (de mon enfance)? | on vide (le garage|le grenier|la maison) de mes parents | on a vidé le garage de mes parents | j’ai passé la journée à vider (le garage|le grenier|la cave) de mes parents
Une maison d’enfance, on l’habite encore longtemps après en être parti, au moins en dormant. C’est quelle pièce, la plus difficile à quitter ?
On croit ranger des cartons, et on range des années. Il y a eu une trouvaille ?
On la connaît dans le noir, cette maison : la marche qui grince, l’interrupteur trop haut.
oui: Alors elle vient vivre ailleurs, voilà tout.
non: Les murs gardent tout, même sans rien dans les tiroirs.
sinon: Ça part avec soi, cette pièce-là. Aucun acte de vente ne la prend.

après: mes parents vendent la maison | ma mère vend la maison | la maison de mon enfance est vendue | j’ai vidé le garage de mes parents | on vend la maison de mes grands-parents

> j’ai (retrouvé|trouvé|gardé|récupéré) (mes cahiers|mes jouets|des lettres|mes bulletins|des photos|une boîte|mon journal|un vieux pull|les assiettes) | j’ai retrouvé (mes cahiers|mes jouets|des lettres|mes bulletins|des photos|une boîte|mon journal|un vieux pull|les assiettes) (d’école|de quand j’étais petit|de ma grand-mère) | on a (trouvé|retrouvé) (plein de|des) (trucs|photos|vieilleries|souvenirs)
Voilà le vrai trésor, et il tient dans une boîte à chaussures. {Tu l’as gardé|Vous l’avez gardé} ?
On ouvre un carton pour le jeter, et on reste assis par terre une heure à lire.
oui: Bien. Ça ne prend pas de place, et ça en garde une.
non: La main l’a tenu encore une fois, ça compte.
sinon: Il y a des objets qui attendaient juste qu’on les regarde.

> (ça|la vente|le voir vide) me (fait mal|fait de la peine|fait mal au cœur|fend le cœur|rend triste|fait quelque chose) | j’ai (pleuré|chialé) (dans le jardin|en partant|en fermant la porte) | c’est là que j’ai grandi | j’ai (tous mes|plein de) souvenirs (là-bas|dans cette maison) | j’arrive pas à (dire au revoir|m’y faire)
C’est un lieu qui s’éteint, et on n’envoie pas de faire-part pour un lieu. Quel souvenir revient le plus ?
Fermer une porte pour la dernière fois, la main hésite toujours. Ce n’est pas que du bois.
sinon: Celui-là n’est pas à vendre, et il est à l’abri.

> (les acheteurs|le nouveau propriétaire|ceux qui achètent) (veulent|vont) (tout casser|abattre|refaire|couper le cerisier) | (c’est un couple|c’est une famille|un jeune couple) (qui achète|avec des enfants) | c’est (signé|vendu|fait) | on signe (chez le notaire)? (vendredi|demain|la semaine prochaine)
D’autres vont y faire du bruit, sans savoir où était la table. C’est dur, ou ça console un peu ?
Une signature de trois secondes pour quarante ans de dimanches. Le stylo devait peser lourd.
oui: Les deux sentiments ont chacun leur clé, je crois.
non: Alors on verra plus tard, quand les rideaux auront changé.
sinon: La maison continue, et l’histoire part dans une autre voiture.

---

> (ma mère|mon père) (déménage|va déménager) | mes parents (déménagent|vont déménager) | mes parents (déménagent|vont déménager) (dans le sud|à la mer|loin|près de chez moi|en bretagne|en appartement|au portugal) | (mes parents|ma mère|mon père) vient (vivre|s’installer) (près de chez moi|chez moi|à côté|dans ma ville) | (ma mère|mon père) (emménage|s’installe) (chez moi|chez nous|en résidence|dans un petit appartement) | j’ai (aidé|déménagé) (mes parents|ma mère|mon père) (à déménager|à faire les cartons)? | mes parents partent vivre (au soleil|à la retraite dans le sud|loin) | (mes parents|ma mère) (cherche|cherchent) un appartement (plus petit|sans escalier|de plain-pied) | je vis de nouveau avec (ma mère|mes parents|mon père) | je suis (retourné|retournée) vivre chez mes parents
Quand les parents changent d’adresse, c’est toute la carte du monde qui se décale. C’est une bonne nouvelle, dans l’ensemble ?
Les distances, en famille, se règlent au kilomètre près : trop loin, ou un peu trop près. Qu’est-ce qui domine, là ?
On a toujours cru que les parents étaient un endroit fixe.
oui: Alors il n’y a plus qu’à apprendre le nouveau chemin.
non: Il y a des pas de côté qui se sentent longtemps.
sinon: Ça change les dimanches, et peut-être aussi les mardis.

> (mon père|ma mère|mon mari) (est|vient d’être|part|va être) à la retraite | mon père (est|vient d’être|part|va être) à la retraite (et il tourne en rond|et elle s’ennuie|depuis un mois) | (mon père|ma mère) (tourne en rond|s’ennuie|sait pas quoi faire|bricole toute la journée|fait que du jardin) depuis (sa|la) retraite | (mon père|ma mère) (supporte|vit) mal (sa|la) retraite | mes parents sont (tous les deux)? à la retraite (et ils bougent tout le temps|et ils voyagent)? | mes parents (voyagent|sortent|bougent) (plus que moi|tout le temps) | (mon père|ma mère) s’est (inscrit|mis) (à la chorale|au yoga|à la randonnée|à la danse|à l’aquarelle|au bridge|au vélo) | mes parents sont (toujours)? en croisière
> mes parents sont à la retraite | mes parents voyagent plus que moi | mon père (tourne en rond|s’ennuie) depuis qu’il est à la retraite
> mes parents sont à la retraite et ils voyagent (plus que moi|tout le temps)
> (ma mère|mon père) s’est (inscrite|inscrit) à (la chorale|un club|la gym|la rando) | ma mère est à la retraite et elle (s’ennuie|revit|bouge tout le temps)
Un parent à la retraite, c’est quelqu’un qui réapprend les mardis. Il y a une nouvelle passion en vue ?
Certains tournent autour de la table, d’autres ont un agenda de ministre. Et ça se vit comment, à côté ?
Quarante ans à courir après l’heure, et maintenant c’est l’heure qui s’assoit en face.
oui: Alors la famille en entendra parler à chaque repas.
non: Ça commence souvent par ranger tout le garage, deux fois.
sinon: C’est un âge qui mérite bien quelques essais.

> (ma mère|mon père|ma grand-mère|mon grand-père) (a rencontré|a|s’est trouvé|fréquente|sort avec) quelqu’un | (ma mère|mon père) a (un copain|une copine|une nouvelle copine|un compagnon|une compagne|un nouveau mec|un amoureux|une amoureuse) | (ma mère|mon père) (refait|a refait) sa vie | (ma mère|mon père) (se remarie|va se remarier|s’est remarié|s’est remariée) (à soixante-dix ans)? | (ma mère|mon père) nous a présenté (son copain|sa copine|son compagnon|sa compagne|quelqu’un) | j’ai du mal avec (le copain de ma mère|la copine de mon père|le compagnon de ma mère|la femme de mon père|le mari de ma mère) | j’aime pas (le copain de ma mère|la copine de mon père|la femme de mon père) | (mon père|ma mère) est (amoureux|amoureuse) (à soixante-dix ans)? | la copine de mon père a mon âge
> (mon père|ma mère) nous a présenté sa nouvelle (compagne|copine) | ma mère nous a présenté son nouveau (compagnon|copain) | (ma mère|mon père) a (une nouvelle compagne|un nouveau compagnon) | (ma mère|mon père) vit avec quelqu’un (de nouveau)?
Voir un parent amoureux, c’est découvrir qu’il existait en dehors de nous. Ça réjouit, ou ça chiffonne ?
Une nouvelle chaise à la table, et personne ne sait encore laquelle. La rencontre a eu lieu ?
On voudrait son bonheur, et en même temps que rien ne bouge. C’est humain, et un peu encombrant.
oui: Les présentations, à cet âge, intimident tout le monde, même les parents.
non: Il y a le temps. Ces choses-là s’apprivoisent par petits cafés.
sinon: On a le droit de s’y habituer lentement, sans faire semblant.

après: ma mère a rencontré quelqu’un | mon père refait sa vie | ma mère a un copain | mon père a une nouvelle copine | ma mère se remarie | mon père a rencontré quelqu’un

> (mon père est mort|ma mère est morte) (il y a)? (un an|six mois|deux ans) | ça fait un an que (mon père|ma mère|papa|maman) est (mort|morte) | c’est (trop)? tôt | j’ai l’impression (qu’il|qu’elle) (remplace|oublie) (mon père|ma mère|maman|papa) | il (s’assoit|vit) (à la place|dans le lit|dans la maison) de (mon père|ma mère|papa|maman)
> je trouve que c’est (trop)? (tôt|rapide) | c’est trop tôt (pour moi)? | mon père est mort (il y a)? (un an|deux ans)
Personne ne prend la place, mais la chaise, si, et c’est elle qu’on regarde. Ça s’est dit, tout haut ?
Le deuil n’avance pas au même pas dans une famille. L’un est déjà au jardin, l’autre encore sur le seuil.
oui: Et ça a été entendu, au moins un peu ?
non: C’est peut-être trop frais pour trouver la phrase.
sinon: Ce n’est pas de la jalousie, c’est de la fidélité.

> il (est|a l’air) (sympa|gentil|gentille|bien|correct|bizarre|trop jeune) | je (l’aime|le trouve) (bien|pas|sympa|bizarre|gentil|gentille) | (je le sens pas|je la sens pas) | (il|elle) (profite|en veut à son argent)
Le premier avis d’un enfant sur l’élu d’un parent est rarement tendre. C’est quoi, le détail qui a marqué ?
Il faut du temps pour regarder cette personne sans chercher l’autre à côté.
sinon: Les détails en disent long, et parfois ils se trompent.

> (il|ma mère|mon père) (rit|sourit|revit|chante|est heureux|est transformé|rajeunit) | il (rit|sourit|revit|chante|est heureux|est transformé|rajeunit) (de nouveau) | ça (lui)? (fait|lui fait) (du bien|plaisir) (à elle)? | (je suis|on est) (content|contente|contents) pour (elle|lui)
Entendre à nouveau ce rire-là dans la maison, ça règle pas mal de questions. Il manquait depuis longtemps ?
Un parent qui achète une chemise neuve, c’est le printemps, quelle que soit la saison.
oui: Alors tant pis pour la chaise : elle sert à quelque chose de vivant.
non: Il a juste changé de saison, alors.
sinon: C’est généreux, de savoir s’en réjouir.

---

> mes (parents|grands-parents|beaux-parents) (fêtent|ont fêté|vont fêter) leurs (noces d’or|cinquante ans de mariage|noces) | mes (parents|grands-parents) sont (mariés|ensemble) depuis (quarante|cinquante|soixante) ans | c’est l’anniversaire de mariage de mes (parents|grands-parents|beaux-parents) | ce sont les noces d’or de mes (parents|grands-parents) | mes parents (s’aiment encore|se tiennent la main|s’embrassent|se chamaillent|se disputent) (comme au premier jour|comme des gosses|tout le temps|sans arrêt)? | cinquante ans de mariage pour mes parents | mes (parents|grands-parents) se sont connus (au bal|à l’école|à seize ans|au travail|pendant la guerre)
Toute une vie à se passer le sel. Le secret a déjà été révélé ?
Ces couples-là parlent une langue à deux, avec des silences et des soupirs dedans. Comment ils sont, ensemble ?
Un demi-siècle de « t’as pas vu mes lunettes ? », c’est une grande histoire d’amour.
oui: Je parie qu’il y est question de patience, et d’une chambre aérée.
non: C’est peut-être qu’il n’y en a pas, juste des matins, un par un.
sinon: Ça donne envie de regarder la photo de mariage, avec les fronts si lisses.

> (mon père|mon grand-père|ma mère|mon frère) (ne dit|parle) (jamais rien|pas beaucoup|jamais de ses sentiments|pas de ce qu’il ressent) | (mon père|ma mère) (m’a jamais dit|m’a jamais dit qu’il) (je t’aime|qu’il m’aimait|qu’il était fier de moi) | (mon père|ma mère) m’a dit (qu’il était fier de moi|qu’elle était fière de moi|je t’aime|qu’il m’aimait) (pour la première fois)? | (mon père|ma mère) m’a (serré|prise|pris) dans ses bras (pour la première fois)? | mon père (montre jamais rien|est un taiseux|est pudique) | j’ai (eu une vraie|enfin eu une) (conversation|discussion) avec (mon père|ma mère) | on se parle de rien avec mon père | j’ai vu mon père pleurer | mon père a pleuré
> j’ai vu (mon père|ma mère) pleurer (pour la première fois)? | mon père pleurait | avec mon père on se dit rien
Il y a des parents chez qui trois mots ont mis trente ans à descendre, ou ne sont pas descendus. Ça fait quoi, ce soir ?
Chez certains, la tendresse passe par le plein d’essence et la pression des pneus. C’est ce genre-là ?
Un silence de père, un mot de mère, et on reste une soirée entière à l’écouter.
oui: Alors il faut apprendre à traduire, et c’est parfois magnifique.
non: Il y a d’autres façons de le dire, ou de le garder, et ça laisse un creux.
sinon: Ça touche à quelque chose de très ancien, oui.

> (ma mère|mon père|mes parents) (préfère|a toujours préféré|ont toujours préféré) (mon frère|ma sœur|le petit dernier) | (ma mère|mon père|mes parents) me compare à (mon frère|ma sœur|ma cousine|tout le monde) | (ma mère|mon père) (fait|font) (tout|plus) pour (mon frère|ma sœur) | (mon frère|ma sœur) est (le préféré|la préférée|le chouchou|la chouchoute|l’enfant roi) | je suis (le mouton noir|le vilain petit canard) (de la famille)? | (ma sœur|mon frère) (réussit tout|a tout réussi|est parfaite|est parfait) | je suis (l’échec|la déception|le raté|la ratée) de la famille | à côté de (ma sœur|mon frère) je suis rien
> ma mère me compare (sans arrêt|toujours)? à (ma sœur|mon frère|ma cousine) | y en a que pour (mon frère|ma sœur) (chez mes parents)? | mon frère a toujours été le préféré
> (ma mère|mon père) préfère (ma sœur|mon frère) | mes parents préfèrent (ma sœur|mon frère) | ma mère a toujours préféré (ma sœur|mon frère)
La comparaison en famille, ça commence avec la taille des parts de gâteau et ça ne finit pas. Qu’est-ce qui l’a réveillée ?
On a beau avoir un métier et des clés, on redevient l’autre enfant, celui d’à côté. Ça dure depuis toujours ?
C’est une blessure sans bruit, parce que personne ne l’a jamais faite exprès, ou presque.
oui: Alors ça s’est installé avant les mots, et c’est pour ça que ça résiste.
non: C’est qu’il y a eu un moment, et sans doute une phrase.
sinon: Ici, il n’y a pas de préféré, il n’y a qu’une personne qui parle.

> mes parents (comprennent pas|acceptent pas|approuvent pas|sont contre) (mon choix|mon métier|ma décision) | (mon père|ma mère) (comprend pas|accepte pas|critique) (mon choix|mon métier|ma façon de vivre|ma coiffure|mes vêtements) | mes parents (sont déçus|sont déçus de moi|attendaient mieux de moi) | (ma mère|mon père) (voulait|aurait voulu) que je sois (médecin|avocat|ingénieur|prof) | j’ai (annoncé|dit) à mes parents que (j’arrêtais mes études|je démissionnais|je changeais de métier|je déménageais|je partais) | mes parents me demandent quand je (trouve un vrai travail|me marie|fais des enfants|vais me poser) | mes parents me traitent (encore)? comme (un gamin|une gamine|un enfant|une enfant) | ma mère a encore critiqué (ma vie|mon appart|mon boulot)
On est grand depuis longtemps, et un seul haussement de sourcil suffit à perdre dix ans. C’était à quel propos ?
Ils avaient dessiné une route, et on habite un autre chemin. Ça se dispute, ou ça se tait ?
Décevoir ses parents en étant d’accord avec soi-même, c’est une drôle d’addition.
sinon: Ils ont peut-être peur, mais c’est {toi|vous} qui {habites|habitez} cette vie-là.

> (ma mère|mon père|ma grand-mère) (m’envoie|envoie|met) des emojis | ma mère (m’envoie|envoie|met) (des emojis|des photos floues|des chaînes|des vocaux|vingt messages|des bonjours avec des fleurs) | (ma mère|mon père|ma grand-mère) (a découvert|s’est mise à|est sur) (facebook|whatsapp|internet|le smartphone) | j’(ai|apprends) à (ma mère|mon père|ma grand-mère) à (utiliser|se servir de) son téléphone | j’ai à (ma mère|mon père|ma grand-mère) à (utiliser|se servir de) (son téléphone|whatsapp|l’ordinateur|la tablette) | j’ai (appris) à (ma mère|mon père|ma grand-mère) à (utiliser|se servir de) (son téléphone|whatsapp|l’ordinateur|la tablette) | je dépanne (mes parents|ma mère|mon père) pour (l’ordinateur|le téléphone|internet|la télé) | (ma mère|mon père) m’appelle (parce que|quand) (la télé marche pas|l’ordinateur marche pas|internet marche pas) | (ma mère|mon père) comprend rien à (son téléphone|internet|l’ordinateur) | (ma mère|mon père) me filme (son front|son plafond) en visio | ma mère commente toutes mes photos
> (ma mère|mon père|ma grand-mère) a découvert (les emojis|whatsapp|facebook) | j’ai dépanné (mon père|ma mère) (pour l’ordinateur|pour la télé|au téléphone)
L’assistance informatique familiale : ouverte jour et nuit, sans contrat. C’était quoi, la panne du jour ?
Un bouquet animé à sept heures du matin, c’est la façon moderne de dire « tu dors bien ? ». Ça fait sourire ?
On débranche, on rebranche, et on passe pour un génie jusqu’au dimanche suivant.
oui: Et un jour, on les garde tous, même le chaton qui clignote.
non: Ça s’accumule, c’est vrai, et on n’ose pas couper le son.
sinon: La patience d’un enfant qui explique, c’est de l’amour en salle d’attente.

> (ma mère|ma grand-mère|mon père) m’a (donné|fait|préparé|ramené|rempli) un plat | ma mère m’a (donné|fait|préparé|ramené|rempli) (un plat|des tupperwares|des restes|des confitures|des légumes du jardin|à manger pour la semaine|le coffre|un gâteau) | je (repars|rentre|suis reparti) (de chez mes parents|de chez ma mère) avec (des restes|à manger|des tupperwares|un sac plein|des confitures) | (ma mère|ma grand-mère) (trouve|dit) que je (mange pas assez|suis trop maigre|mange mal|ai maigri) | (ma mère|ma grand-mère) (m’a fait|a fait|avait fait) (mon plat préféré|des crêpes|un pot-au-feu|un gâteau) | (ma mère|mon père) (me donne|glisse) (un billet|cinquante euros|de l’argent) (en cachette|avant de partir)? | ma mère me nourrit comme si j’avais dix ans | j’ai mangé chez ma mère (ce midi|ce soir|dimanche)?
> je suis (rentré|rentrée) de chez ma mère avec des (tupperwares|restes) | je reviens de chez (ma mère|mes parents) avec (à manger|des tupperwares|des confitures)
Une boîte en plastique avec de la sauce dedans : le message d’amour le plus répandu du pays. Il y a quoi, au menu ?
On est parti pour saluer, on revient avec trois kilos de courgettes et un sac isotherme. C’est bon, au moins ?
Le frigo parle, et il dit « couvre-toi bien ».
oui: Alors il n’y a rien à ajouter, sauf du pain.
non: Ça se mange quand même, jusqu’au bout, par respect pour la cuisinière.
sinon: Et la boîte, bien sûr, il faudra la rendre.

> (ma mère|mon père|ma grand-mère|mon grand-père) est (toute seule|tout seul) (dans sa grande maison|chez elle|depuis la mort de papa|depuis la mort de maman)? | (ma mère|mon père|ma grand-mère) (s’ennuie|voit personne|ne sort plus|attend que je l’appelle|attend ma visite) (de la journée)? | je (vais|passe) pas assez (voir|chez) (ma mère|mes parents|mon père|ma grand-mère) | je (vois|appelle) pas assez (ma mère|mon père|mes parents|ma grand-mère|mes grands-parents) | je culpabilise de pas (voir|appeler|aller voir) (plus)? (ma mère|mes parents|mon père|ma grand-mère) | j’habite loin de (ma mère|mes parents|mon père) | (ma mère|mon père) me reproche de pas (venir|appeler) (assez|plus souvent)? | mes parents sont loin et je m’inquiète
> (ma mère|mon père) est (seule|seul) chez (elle|lui) depuis la mort de (mon père|ma mère) | (ma mère|mon père) vit (seule|seul) (maintenant|depuis la mort de papa|depuis la mort de maman) | (ma mère|mon père) s’ennuie (toute seule|tout seul)
Une fenêtre allumée, loin, et quelqu’un derrière qui dit que tout va bien. La dernière visite, c’était quand ?
On fait sa vie, et il y a un petit caillou dans la chaussure, toujours le même. Ça pèse surtout le soir ?
La culpabilité, c’est souvent de l’amour qui n’a pas trouvé de train.
oui: Le soir, les distances comptent double.
non: C’est plutôt par vagues, donc, au hasard d’une chanson ou d’une odeur de soupe.
sinon: On ne peut pas être à deux endroits, et pourtant le cœur essaie.

> (ma mère|mon père|ma grand-mère|mon grand-père) m’a (raconté|parlé de) sa jeunesse | ma mère m’a (raconté|parlé de) (sa jeunesse|son enfance|la guerre|son premier amour|comment il a rencontré ma mère) | j’ai (appris|découvert) (un secret|un truc|quelque chose) (de famille|sur mes parents|sur mon père|sur ma mère|sur mon grand-père) | j’ai (découvert|appris) que j’(ai|avais) (un demi-frère|une demi-sœur|un frère caché|une sœur) | j’ai (enregistré|écrit|noté) (les souvenirs|les histoires) de (ma mère|mon père|ma grand-mère|mon grand-père) | (mon père|ma mère) a eu (un autre enfant|une autre vie|une autre femme) (avant)? | je (cherche|recherche) (mes ancêtres|mes origines|mon père biologique) | je fais (mon arbre généalogique|de la généalogie) | j’ai retrouvé (un cousin|des ancêtres|une tante|mon demi-frère) (en faisant la généalogie|aux archives|grâce à internet)?
> (ma grand-mère|mon grand-père|mon père|ma mère) m’a raconté (son enfance|sa jeunesse|ses souvenirs) | je viens de découvrir (que j’ai)? un (demi-frère|secret de famille) | j’ai un demi-frère que je connaissais pas | j’ai découvert un secret de famille
On connaît ses parents par le milieu, et un soir ils racontent le début. Qu’est-ce qui surprend le plus ?
Une famille, c’est un livre dont on a lu les derniers chapitres sans avoir ouvert le premier. Ça change quelque chose au regard ?
Il y avait quelqu’un avant « papa » et « maman », avec d’autres rires.
oui: Le portrait bouge, et il devient plus vrai.
non: Alors ça complète seulement la photo, par le bord.
sinon: C’est le genre de chose qu’on rumine longtemps, avec douceur ou pas.

> (mon frère|ma sœur|mon cousin) m’a (appelé|téléphoné|écrit) | mon frère m’a (appelé|téléphoné|écrit) (ce soir|après des mois|après des années|sans raison) | j’ai (eu|appelé) (mon frère|ma sœur) au téléphone | j’ai revu (mon frère|ma sœur) (ce week-end|après des années|aujourd’hui)? | (mon frère|ma sœur) (est venu|passe) (me voir|à la maison|ce week-end|chez moi) | (mon frère|ma sœur) revient (vivre dans le coin|dans la région|en france|habiter près de chez moi) | on (rigole|s’entend) (bien|comme des gosses|comme avant) avec (mon frère|ma sœur) | je suis (très)? proche de (mon frère|ma sœur|mes frères|mes sœurs) | (ma sœur|mon frère) c’est (ma meilleure amie|mon meilleur ami|mon pilier)
> (ma sœur|mon frère) est (restée|resté) dormir (à la maison)? | (ma sœur|mon frère) (vient|passe) (me voir|à la maison|chez moi|ce week-end) | j’ai passé (la soirée|le week-end|la journée) avec (ma sœur|mon frère)
> ma sœur vient me voir ce week-end | mon frère vient me voir ce week-end
Avec un frère ou une sœur, il suffit d’un mot de passe d’enfance pour rire au mauvais moment. C’était bien ?
Personne d’autre ne sait d’où vient la cicatrice sur le genou, ni qui a cassé le vase. De quoi ça a parlé ?
C’est un témoin à vie, avec ses dossiers et ses tendresses.
oui: Ça se garde, ces moments-là, entre deux repas de fête.
non: Il reste quelque chose en travers, alors, et ça s’entend aussi.
sinon: Certaines conversations reprennent là où elles s’étaient arrêtées, dix ans plus tôt.

> (mon frère|ma sœur|mon cousin|mon beau-frère) (me doit|m’a emprunté|me rembourse pas|m’a jamais rendu|m’a demandé) de l’argent | mon frère (me doit|m’a emprunté|me rembourse pas|m’a jamais rendu|m’a demandé) (de l’argent|mille euros|ma perceuse|ma voiture|cinq cents euros|mon argent) | j’ai prêté (de l’argent|ma voiture|cinq cents euros) à (mon frère|ma sœur|mon cousin|mon beau-frère|ma belle-sœur) | (mon frère|ma sœur) m’appelle (que|seulement) quand il a besoin (de quelque chose|d’un service|d’argent) | (mon frère|ma sœur) (profite|abuse) (de moi|de mes parents|de ma mère) | (mon frère|ma sœur) vit (encore)? aux crochets de (mes parents|ma mère) | (mon frère|ma sœur) (demande|réclame) de l’argent à (mes parents|ma mère)
> (ma sœur|mon frère) demande (encore)? de l’argent à (mes parents|ma mère|mon père) | (ma sœur|mon frère) tape (encore)? de l’argent à (mes parents|ma mère)
L’argent prêté en famille, on ne le revoit jamais tout à fait pareil, même rendu. Ça a déjà été réclamé ?
Ce n’est pas la somme, c’est le silence autour, au moment de passer le plat. Ça remonte à quand ?
Il y a des dettes qui mangent à la même table et qui reprennent du gâteau.
oui: Et la réponse devait être très vague, j’imagine.
non: On attend que l’autre y pense, et l’autre pense à autre chose.
sinon: Ça use la confiance plus que le compte en banque.

> (je me suis|on s’est) (engueulé|pris la tête|accroché|fâché) avec (ma sœur|mon frère) | je me suis (engueulé|pris la tête|accroché|fâché) avec (ma sœur|mon frère) au téléphone | je me suis engueulé avec (ma sœur|mon frère) (au téléphone|pour rien|pour noël|pour les vacances|à cause de ma mère|à propos de nos parents) | (ma sœur|mon frère) (m’a raccroché|m’a raccroché au nez|m’a mal parlé|m’a dit des horreurs|m’a insulté|m’a insultée|m’a blessé|m’a blessée) | (ma sœur|mon frère) (veut toujours avoir raison|décide toujours de tout|se croit mieux que tout le monde|me fait la morale|prend tout mal|fait la tête) | (ma sœur|mon frère) me (boude|fait la tête|fait la gueule) | ça a (pété|clashé|explosé) avec (ma sœur|mon frère) | (ma sœur|mon frère) me répond plus
> (ma sœur|mon frère) me fait la (gueule|tête) (depuis une semaine|depuis des mois)? | (ma sœur|mon frère) me fait la gueule
> je me dispute avec (mon frère|ma sœur)
Entre frères et sœurs, on se dispute pour un plat et c’est 1990 qui parle. C’est parti de quoi ?
On connaît exactement l’endroit où ça fait mal, et l’autre aussi, hélas. La dernière phrase, c’était quoi ?
Personne n’énerve aussi vite, ni avec aussi peu de mots.
sinon: Ça fait mal justement parce que le lien est solide.

après: je me suis engueulé avec ma sœur | ma sœur m’a raccroché au nez | ma sœur me fait la tête | mon frère me répond plus | je me dispute avec mon frère

> elle (m’a dit|dit) que j’étais (égoïste|jaloux|jamais là|trop sensible|nul|comme maman|comme papa) | (elle|il) m’a (traité|traitée) (égoïste|menteur|menteuse|tous les noms) | elle (me reproche|m’en veut) (de|d’avoir|toujours) (pas être là|ne pas venir|pas appeler|tout)?
Ces phrases-là savent où habiter, et elles restent la nuit. Il y a une part qui sonne juste, ou pas du tout ?
C’est de la vieille colère, lancée avec une main neuve.
oui: C’est ce qui pique le plus, la petite part de vrai.
non: Alors c’est injuste, et on a le droit d’en être fâché.
sinon: Ça mérite de reposer un peu, avant d’y répondre.

> (je vais pas|je veux pas|j’ai pas envie de) (rappeler|m’excuser|faire le premier pas) | c’est (toujours)? (à moi de|moi qui) (rappelle|fais le premier pas|m’excuse|faire le premier pas) | j’attends (qu’elle|qu’il) (rappelle|s’excuse|m’appelle)
> j’ai pas envie de (rappeler|la rappeler|le rappeler) | je vais pas (la|le) rappeler
Deux téléphones qui se regardent, chacun chez soi. Et si ça sonnait maintenant, ça décrocherait ?
Faire toujours le premier pas, ça finit par faire une sacrée randonnée.
oui: Alors il y a déjà une main à demi levée.
non: C’est que la colère a encore du travail, et elle a ses heures.
sinon: Rien n’oblige à la décider ce soir, cette réconciliation.

> (elle|il) (a rappelé|m’a rappelé|s’est excusé|s’est excusée|m’a écrit|m’a envoyé un message) | on s’est (reparlé|réconciliés|rappelés|expliqués) | (ça va mieux|c’est arrangé|c’est passé) (entre nous|maintenant)?
Ah, le téléphone a fini par parler. Ça s’est dit comment, la paix ?
Une brouille de fratrie finit souvent sur une blague que personne d’autre ne comprend.
sinon: Tant mieux, ça respire autrement.

---

> je suis (fils|fille|enfant) unique | j’ai (toujours)? (rêvé d’avoir|voulu) (un frère|une sœur|des frères et sœurs) | j’ai (trois|quatre|cinq|six) (frères|sœurs|frères et sœurs) | on est (cinq) (enfants|fratrie|frères et sœurs) (à la maison)? | je suis (l’aîné|l’aînée|le petit dernier|la petite dernière|le cadet|la cadette|celui du milieu|celle du milieu) | j’ai (un frère jumeau|une sœur jumelle) | je suis (jumeau|jumelle) | on (est|était) que des (filles|garçons|sœurs|frères) à la maison | j’ai grandi au milieu de (mes frères|mes sœurs|cinq frères) | j’ai un grand écart d’âge avec (mon frère|ma sœur)
> je suis (l’aîné|l’aînée|le dernier|la dernière) de (trois|quatre|cinq) (enfants)? | on était (cinq|six|sept) enfants à la maison
La place dans la fratrie, c’est le premier métier qu’on apprend, même quand on est seul à table. Et ça a laissé quelle trace ?
Seul avec ses jouets ou à six dans la salle de bains, l’enfance n’a pas la même bande-son. C’était une enfance joyeuse ?
Ça décide de qui a la fenêtre dans la voiture, et de bien d’autres choses.
oui: Ça s’entend encore, un peu, dans la façon d’en parler.
non: Alors on a appris tôt, et ça se voit parfois trop bien.
sinon: On porte ce numéro toute sa vie, comme un petit dossard.

> (mon petit frère|ma petite sœur) (a|va avoir|fête) (dix-huit|vingt) ans | (mon petit frère|ma petite sœur) a (eu|réussi) (son bac|son permis|un bébé|son diplôme) | (mon petit frère|ma petite sœur) (se marie|s’est mariée|s’est marié|a acheté une maison|gagne plus que moi) | (mon petit frère|ma petite sœur) (a grandi|est grand|est grande|me dépasse|est adulte) | (mon frère|ma sœur) a (une nouvelle copine|un nouveau copain|rencontré quelqu’un) | (mon frère|ma sœur) nous a présenté (sa copine|son copain) | j’aime pas (la copine de mon frère|le copain de ma sœur|le mec de ma sœur|la femme de mon frère) | (mon frère|ma sœur) (se marie|va se marier)
> mon petit frère va avoir (dix-huit|vingt|trente) ans | ma petite sœur va avoir (dix-huit|vingt|trente) ans | mon petit frère (a grandi|grandit) (trop vite)?
On le voit encore, en pyjama, à réclamer un tour de manège. Et le voilà en pleine vie d’adulte. Ça fait quoi ?
Un frère ou une sœur qui avance, c’est une horloge qui sonne gentiment chez soi. C’est de la fierté, surtout ?
Chez les frères et sœurs, chaque grande nouvelle déplace un peu les meubles.
oui: Ça se mérite, cette fierté-là : il y a eu des années de bagarres.
non: Il y a un peu de vertige dedans, c’est permis.
sinon: On le regarde grandir, et c’est nous qui prenons un an.

> (mon frère|ma sœur|mon cousin) (divorce|se sépare|va divorcer|quitte sa femme|quitte son mari) (après dix ans)? | (ma sœur|ma cousine) a quitté son mari | (mon frère|mon cousin) a quitté sa femme | (mon frère|ma sœur) (s’est fait quitter|s’est fait larguer) | (mon frère|ma sœur|ma cousine) (vit|est hébergé) chez moi depuis (sa séparation|son divorce) | (mon beau-frère|ma belle-sœur) (est parti|est partie|quitte la maison|a quitté ma sœur|a quitté mon frère) | (mon frère|ma sœur) m’a annoncé (son divorce|qu’il divorçait|qu’elle divorçait|sa séparation) | j’héberge (mon frère|ma sœur) (depuis sa séparation|sur mon canapé)?
Un couple de la famille qui se défait, c’est tout l’album qui bouge. Comment ça va, de ce côté-là ?
On se retrouve avec un canapé déplié, des confidences à minuit et un avis qu’on garde pour soi. C’était dans l’air ?
Il y a la peine de l’autre, et la sienne, plus petite, qui n’ose rien demander.
oui: On le voyait venir, et pourtant le jour venu, ça cogne.
non: C’est encore plus étourdissant, quand la façade était lisse.
sinon: Être là, sans choisir de camp trop fort, c’est déjà beaucoup.

> (j’ai revu|on a vu) mes cousins (ce week-end|après des années)? | on (fait|a fait|organise) une (cousinade|réunion de famille|grande fête de famille) | (mon cousin|ma cousine) est (venu|venue) (me voir|à la maison) | j’ai retrouvé (mon cousin|ma cousine|mes cousins) (à un enterrement|sur internet|à un mariage)? | (mon oncle|ma tante) (raconte toujours les mêmes histoires|est un sacré numéro|parle trop|boit un coup de trop) | (j’ai vu|je vais voir|j’ai appelé) (ma tante|mon oncle|ma grande-tante) | (ma tante|mon oncle) est venue (manger|à la maison|me voir|passer le week-end) | on (se voit|se retrouve) avec les cousins que (aux enterrements|aux mariages|tous les dix ans)
Des cousins, c’est une enfance de vacances qui a pris des enfants et des lunettes. Ça se voit souvent ?
Chaque famille a son oncle conteur et sa tante sans filtre, c’est une espèce protégée. Quel est le grand classique, chez {toi|vous} ?
On se reconnaît au rire avant de se reconnaître au visage.
oui: Alors les histoires restent fraîches, ou presque.
non: Elles n’en sont que plus dorées, avec les années.
sinon: Ça se raconte à chaque fois avec un détail de plus, je suppose.

> je garde (mon neveu|ma nièce|mes neveux|mes nièces|les enfants de ma sœur|les enfants de mon frère) | (mon neveu|ma nièce) (vient) (à la maison|chez moi) | j’ai (gardé|emmené) (mon neveu|ma nièce) (au parc|au cinéma|au zoo|à la piscine)? | (mon neveu|ma nièce) (a eu|passe|a réussi) (son bac|son permis) | (mon neveu|ma nièce) (m’appelle tata|m’appelle tonton|m’adore|me reconnaît|me saute au cou) | (mes neveux|ma nièce) (sont|est) (mal élevés|insupportables|infernal|adorable) | je vois pas (assez|grandir) (mon neveu|ma nièce|mes neveux|mes nièces) | j’ai joué avec (mon neveu|ma nièce) tout l’après-midi
Tata ou tonton, c’est le métier où l’on a le droit de dire oui en premier. Quelle bêtise était au programme ?
Deux heures de jeux, et l’adulte dort avant l’enfant. Ça a quel âge, cette tornade ?
C’est un amour de côté, sans bulletin de notes à signer.
sinon: Ça laisse des miettes sur le canapé et de bonnes phrases à raconter.

> (ma grand-mère|mon grand-père|mon arrière-grand-mère|ma grand-tante|mamie|papi) (a|va avoir|fête) quatre-vingt-dix ans | ma grand-mère (a|va avoir|fête) (quatre-vingt-dix|quatre-vingts|cent) ans | ma grand-mère (a|va avoir|fête) (quatre-vingt-dix|quatre-vingts|cent) ans (et elle a toute sa tête|et elle cuisine encore) | (ma grand-mère|mon grand-père|mamie|papi) (conduit encore|vit encore seule|a toute sa tête|jardine encore|danse encore) (à quatre-vingt-dix ans)? | (ma grand-mère|mon grand-père|mamie) m’a (appris|raconté|transmis) à cuisiner | ma grand-mère m’a (appris|raconté|transmis) (à cuisiner|à coudre|à jardiner|une recette|à jouer aux cartes|le patois) | on a fêté les (cent|quatre-vingt-dix) ans de (ma grand-mère|mon grand-père|mon arrière-grand-mère) | j’ai la chance d’avoir encore (ma grand-mère|mes grands-parents|mon grand-père) | (ma grand-mère|mamie) me bat (au scrabble|aux cartes|à la belote)
Un siècle ou presque, et toujours quelque chose sur le feu. Quel est son secret, officiellement ?
Ces gens-là ont connu le monde sans écran et ils gagnent encore aux cartes. C’est quel genre de personnage ?
On s’assoit à côté pour cinq minutes, et on repart avec 1950 dans les oreilles.
sinon: Il faudrait tout noter, jusqu’à la façon de dire « mon petit ».
`
