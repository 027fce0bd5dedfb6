/** What callers say about cars, public transport, bicycles, shopping and parcels. */
export const roadsShopsAndParcels = `
> j’ai passé (le|mon) contrôle technique | ma voiture (a passé|passe|a raté) (le|son) contrôle technique (demain)? | (le|mon) contrôle technique (est bon|est refusé|s’est bien passé|s’est mal passé) | j’ai une contre-visite (pour la voiture)? | ils ont trouvé (trois défauts|plein de trucs) au contrôle technique | j’ai le contrôle technique (demain|lundi)
Le contrôle technique, ce conseil de classe des voitures. Alors, elle passe dans l’année supérieure ?
On reste là, derrière la vitre, comme des parents au spectacle de l’école. Quel est le verdict ?
Ils la secouent, ils l’éclairent par-dessous, et on découvre sa vie cachée.
oui: Félicitations à elle. Deux ans de tranquillité, avec un peu de chance.
non: Contre-visite, donc. Elle a le droit au rattrapage.
sinon: Au moins, on sait ce qu’elle avait sur le cœur.

> le garagiste (m’annonce|me demande|m’a pris|m’a annoncé) (cinq cents euros|mille euros|deux mille euros|une fortune) | j’ai (reçu)? le devis du (garage|garagiste) | ma voiture est (encore|restée)? (au garage|chez le garagiste) (depuis une semaine|depuis lundi)? | (les réparations|la réparation) (vont coûter|m’a coûté|de la voiture coûte) (plus cher que la voiture|une fortune|mille euros) | j’ai dû changer (les pneus|l’embrayage|la batterie|les freins|la courroie) | j’ai un voyant (allumé|rouge|moteur|orange) (sur le tableau de bord|dans la voiture)? | ma voiture est au garage depuis (mardi|lundi|trois jours|une semaine)
Le garagiste qui souffle avant de parler, c’est toujours mauvais signe. Il annonce quoi ?
Une voiture, ça coûte dix fois son prix, une petite pièce après l’autre. Elle a quel âge, la malade ?
On hoche la tête devant le moteur comme si l’on comprenait. Tout le monde fait ça.
sinon: Aïe. C’est un chiffre qui se digère à pied.

après: ma voiture est au garage | ma voiture est en panne

> je (fais comment|sais pas comment faire) (pour aller travailler|sans voiture|demain)? | je suis (bloqué|bloquée|coincé|coincée) (sans voiture|chez moi)? | (on me|un collègue|une amie|ma voisine) (prête|m’emmène|me ramène|m’a prêté sa voiture) | j’ai (une voiture|un véhicule) de (prêt|location|courtoisie)
Sans voiture, tout s’éloigne d’un coup, même la boulangerie. C’est pour combien de jours ?
On se met à compter les gens qui habitent sur le chemin.
sinon: D’ici là, un peu d’organisation et beaucoup de « tu passes par où, toi ? ».

> (je vais|je dois|il faut que je|je pense) (la vendre|en changer|en racheter une|en acheter une autre|la garder|la réparer) | elle (a|est à) (deux cent|trois cent|cent) mille kilomètres | elle a (quinze|vingt|dix|douze) ans | c’est (une vieille voiture|une vieille clio|une poubelle)
Elle en a vu, des parkings et des départs en vacances. Il y a de l’affection, ou juste du pratique ?
À cet âge-là, chaque kilomètre est un petit cadeau.
oui: On s’attache à une odeur d’habitacle, c’est comme ça.
non: Alors la tête décide, c’est plus simple.
sinon: Il faudra bien choisir un jour, mais pas ce soir.

---

> (on m’a|quelqu’un m’a) (rayé|cabossé|embouti|enfoncé) ma (voiture|portière|aile) (sur le parking)? | on m’a cassé (mon rétro|le rétro) | j’ai (rayé|cabossé|abîmé|embouti|accroché) (ma voiture|la portière|la voiture de mon mari|la voiture d’à côté) (en me garant)? | j’ai retrouvé ma voiture (rayée|cabossée|enfoncée) | j’ai (eu|fait) un (petit)? accrochage (sur le parking|en voiture)? | quelqu’un est parti sans laisser de mot | j’ai reculé dans (un poteau|un mur|une barrière) | j’ai rayé la voiture de (mon beau-père|mon père|ma mère|ma femme)
Une rayure, et on ne voit plus qu’elle, comme une tache sur une chemise propre. Elle est grande ?
Ces poteaux de parking sortent de terre la nuit, c’est la seule explication. Il y a de la casse, ou juste de l’orgueil ?
De la tôle, seulement de la tôle. Ça se répare sans anesthésie, mais pas sans soupir.
oui: De quoi grimacer chaque fois qu’on ouvre la portière.
non: Alors dans un mois, plus personne ne la verra. Sauf {toi|vous}.
sinon: Ça gâche une journée, et ça fait une anecdote pour plus tard.

> (j’ai|on a) (acheté|pris|récupéré|commandé) une (nouvelle)? voiture (neuve|d’occasion|électrique|hybride)? | j’ai (changé de|une nouvelle) voiture | je (suis passé|suis passée) à l’électrique | je roule en électrique | je me suis acheté une (voiture|moto)
L’odeur du neuf, le siège à régler, et le clignotant qu’on confond avec les essuie-glaces. Elle est de quelle couleur ?
Le premier tour, on le fait toujours un peu plus long que nécessaire. C’était où ?
On se gare loin des autres pendant un mois, puis la première rayure arrive, et on respire.
sinon: Belle acquisition. Elle va vite apprendre les trajets.

> le (bus|train|métro|tram|car) est pas (passé|venu|arrivé) | mon (bus|train|métro|tram) (avait|a) (une heure|vingt minutes|encore du) retard | j’ai attendu le (bus|train|métro|tram) (une heure|quarante minutes|sous la pluie|pour rien|dans le froid) | (mon|le) (bus|train|métro|tram) était (bondé|plein à craquer|blindé|annulé|supprimé|en retard) | j’étais (serré|debout|écrasé) (comme une sardine|tout le trajet|dans le métro|dans le bus|dans le rer) | j’ai mis (deux heures|trois heures|une heure et demie) (à rentrer|pour rentrer|à rentrer chez moi) | les (transports|trains|bus) (c’est|étaient) (l’enfer|la galère|bondés|en grève|n’importe quoi) | (mon|le) (bus|train|métro|tram) est (jamais|encore pas) passé
Un quai, un panneau qui ment, et trois cents personnes qui soupirent au même rythme. Ça a été long ?
On fait la moitié du trajet en colère, et l’autre moitié en renonçant. Comment ça s’est fini, ce soir ?
Dans une rame bondée, on connaît le parfum de tout le monde et le prénom de personne.
oui: Le canapé doit avoir un air de terre promise.
non: Alors plus de peur que de retard, cette fois.
sinon: Le voyage le plus long de la journée, c’est souvent celui qui ramène chez soi.

> (quelqu’un|un homme|une dame|un inconnu|un jeune) m’a (laissé sa place|souri|parlé|bousculé|raconté sa vie) dans le (bus|train|métro|tram) | personne (s’est levé|m’a laissé sa place) dans le (bus|métro|train) | j’ai (discuté|parlé) avec (quelqu’un|une inconnue|un inconnu|ma voisine) dans le (train|bus|métro) | j’ai fait une rencontre dans le (train|bus|métro) | (un jeune|une dame|quelqu’un) m’a cédé sa place (dans le bus|dans le métro|dans le tram) | on m’a laissé (une|la) place (assise)? dans le (bus|métro)
Un wagon, c’est un village qui change d’habitants à chaque arrêt. Qu’est-ce que ça a laissé : un sourire ou une grimace ?
On côtoie des centaines de gens, et un seul sort du décor. Il ressemblait à quoi, ce moment ?
Les transports, c’est le dernier endroit où l’on est obligé de vivre avec tout le monde.
sinon: Il y a là de quoi écrire une petite nouvelle, entre deux stations.

> j’ai (fait|passé|eu) (deux heures|une heure|trois heures) (de bouchons|d’embouteillages|dans les bouchons) | je suis resté (bloqué|coincé) (deux heures|une heure)? dans les (bouchons|embouteillages) | il y avait des (bouchons|embouteillages) (sur la route|partout|sur le périph|sur l’autoroute|sur la rocade) | j’ai fait une heure et demie de bouchons | j’ai mis deux heures à cause des bouchons | (les bouchons|les embouteillages) c’était l’enfer
Les bouchons, c’est être immobile avec mille personnes pressées. C’était la radio, ou le silence ?
On avance de trois mètres, on y croit, et on s’arrête. C’est le trajet de tous les jours ?
Dans l’embouteillage d’à côté, la file va toujours plus vite. C’est de la physique.
oui: Alors c’est presque une pièce en plus, cette voiture.
non: Alors c’était une mauvaise pioche, et elle est passée.
sinon: Maintenant, plus personne devant, plus personne derrière.

> mon vélo (est crevé|a crevé|est cassé) | j’ai (crevé|déraillé) à vélo | je vais (au boulot|au travail|bosser) (à|en) vélo | je me suis (remis|remise|mis|mise) au vélo pour aller au boulot | j’ai (réparé|ressorti) mon vélo | j’ai un vélo électrique | j’ai un pneu (de vélo)? crevé (sur mon vélo)? | j’ai crevé un pneu de vélo
À vélo, une ville change de taille et de saison. Il est comment, celui-là ?
Un vélo, ça connaît toutes nos petites flemmes et nos grandes pluies. Ça fait longtemps, tous les deux ?
L’antivol, la selle mouillée, le klaxon derrière : c’est un sport complet.
oui: Un vieux complice, donc.
non: Alors l’histoire commençait à peine.
sinon: On s’attache à ces deux roues plus qu’on ne l’avoue.

> (le|mon) colis (est|a été livré|est parti|a été déposé) chez (le voisin|le gardien|la gardienne) | le livreur a (laissé|livré|déposé|jeté) mon colis (chez le voisin|devant la porte|au point relais|par-dessus le portail|à la mauvaise adresse) | ils ont (laissé|livré|mis) mon colis (chez le voisin|devant la porte|au point relais) | mon colis (tourne en rond|est bloqué|est coincé au dépôt|est bloqué à la douane|est retourné à l’expéditeur) | j’ai récupéré mon colis (au point relais|chez la voisine|chez le voisin|à la poste) | (le point relais|la poste) (trouve pas mon colis|a perdu mon colis)
Le colis a voyagé plus que son propriétaire, et il a fini à deux portes. C’était quoi, dedans ?
On suit son paquet comme un feuilleton : il était à Roubaix, il est reparti. Il est enfin entre de bonnes mains ?
Grâce aux livreurs, on finit par connaître tous ses voisins.
oui: Alors fin heureuse, avec du papier bulle.
non: L’enquête continue, donc.
sinon: Il y a des cartons qui ont plus de souvenirs de vacances que les gens.

> j’ai (enfin)? reçu (mon colis|ma commande|mon paquet) (aujourd’hui|ce matin)? | (ma commande est arrivée|mon colis est arrivé) | c’est pas (la bonne taille|la bonne couleur|ce que j’avais commandé|comme sur la photo) | (la robe|le pantalon|le pull) que j’ai commandé est trop (petit|grand|serré) | je (dois|vais) renvoyer (mon colis|ma commande|le colis) | j’ai commandé (trop de|des) (trucs|vêtements) (sur internet|en ligne)
Ouvrir un carton, même quand on sait ce qu’il y a dedans, ça reste un peu Noël. Ça ressemble à ce qui était promis ?
Entre la photo du site et le paquet, il y a parfois toute une philosophie. Qu’est-ce que c’était ?
Le scotch, le papier froissé, et le chat qui s’installe dans le carton : tout y est.
oui: Alors le site n’a pas menti, c’est presque une nouvelle.
non: La photo avait bonne mine, donc. Plus que le paquet.
sinon: On clique en un instant, et on vit avec plus longtemps.

> j’ai (fait|été faire|fini) (mes|les) courses (en rentrant|ce matin)? | je (rentre|reviens) (des courses|du supermarché) | j’ai passé (deux heures|une heure) (au supermarché|à faire les courses) | il y avait une (queue|file) (pas possible|énorme) à la caisse | les caisses automatiques (m’énervent|marchent pas|c’est l’horreur) | il y avait plus de (beurre|pain|farine|lait) (au supermarché|à la boulangerie) | j’ai oublié (le beurre|le pain|le lait|mes sacs) (au supermarché|aux courses)
Les courses, on y va pour du lait, et on revient avec un plaid et pas de lait. La trouvaille du jour, c’était quoi ?
« Article inconnu dans la zone d’ensachage » : la phrase qui a fait perdre le plus de foi en l’humanité. Il y avait du monde ?
La file d’à côté avance toujours mieux. Sauf quand on change.
oui: Tout un peuple derrière des chariots, chacun avec son regard fixe.
non: Le luxe, alors. Un supermarché désert, c’est presque un musée.
sinon: Et voilà le frigo en paix pour quelques jours.

> (quelqu’un|une dame|un monsieur|un type|une femme) m’est passé devant (à la caisse|dans la file|à la boulangerie|à la poste) | on m’est passé devant (à la caisse|dans la file|à la boulangerie) | (quelqu’un|une dame|un type) a (doublé|grillé) (toute la file|tout le monde) (à la caisse)? | les gens (doublent|resquillent|respectent pas la file)
Doubler une file, c’est le plus petit des crimes et le plus grand des scandales. La réplique est sortie, ou restée dans la gorge ?
Il y a des gens pour qui la queue est un décor. Et les autres, ils ont réagi ?
Le regard en biais est l’arme officielle des files d’attente. Il n’a jamais arrêté personne.
oui: Enfin quelqu’un. On devrait distribuer des médailles à la caisse.
non: Toute une file qui soupire en chœur, comme toujours.
sinon: Elle est bonne. À garder au chaud pour la prochaine file.

> j’ai fait les (soldes|boutiques|magasins) | j’ai (fait|tenu) un (vide-grenier|stand au vide-grenier) (ce matin|dimanche)? | j’ai (chiné|trouvé|déniché) (un trésor|une merveille|une lampe|un vase|un fauteuil|une petite table|des assiettes) (à la brocante|au vide-grenier|chez emmaüs) | j’ai fait une bonne affaire | j’ai (tout|rien) vendu au vide-grenier | j’ai cherché (un jean|une robe|un manteau|un maillot|des chaussures) (toute la journée|dans dix magasins)? | rien me va dans les magasins
Chiner, c’est chercher sans savoir quoi, et le reconnaître tout de suite. C’est quoi, la trouvaille ou la déception du jour ?
Les cabines d’essayage ont une lumière inventée par un ennemi du genre humain. Qu’est-ce qui a retenu l’œil ?
L’objet dont personne ne voulait, et qui d’un coup devient indispensable : c’est tout le mystère.
sinon: Ça raconte déjà quelque chose, rien qu’à l’entendre.

> la (vendeuse|caissière|boulangère|pharmacienne) (a été adorable|a été odieuse|a été désagréable|a été gentille|m’a mal parlé|m’a souri) | le (vendeur|caissier|boulanger|boucher) (a été adorable|a été odieux|a été désagréable|a été gentil|m’a ignoré) | j’ai été (mal reçu|mal reçue|bien reçu|bien reçue|mal servi|mal servie|bien accueilli)
Un visage derrière un comptoir, et toute la matinée prend sa couleur. Ça tenait à quoi : une phrase, un regard ?
On croit acheter du pain, et on achète aussi la façon dont on nous le tend. C’est quelqu’un que {tu croises|vous croisez} souvent ?
Deux mots à la caisse, ça ne coûte rien, et ça peut tout faire.
oui: Alors la prochaine fois aura déjà un passé.
non: Alors ça restera une scène sans suite, et c’est parfois mieux.
sinon: Ces petites choses-là font et défont les journées.
`
