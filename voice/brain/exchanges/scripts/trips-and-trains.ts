/** What callers say about trips, holidays, trains, planes and roads, and about places that they revisit. */
export const tripsAndTrains = `
> je suis (revenu|rentré) de (vacances|voyage) (hier)? | je suis (revenu|rentré) (d’italie|d’espagne|de bretagne|de corse|de grèce|du portugal|du japon|du maroc|de londres|de venise|de la mer|de la montagne) | on est (revenus|rentrés) (de vacances|de voyage|d’italie|d’espagne|de bretagne|de corse|de grèce|du portugal|de la mer|du ski) | j’ai passé (une semaine|trois jours|un week-end) (en bretagne|en italie|à rome|à la mer|en corse|à lisbonne|en espagne|à la montagne|à venise|en normandie) | on a passé (une semaine|trois jours|un week-end) (en bretagne|en italie|à rome|à la mer|en corse|à lisbonne|en espagne|à la montagne|à venise|en normandie) | c’était (bien|super|court) mes vacances | les vacances sont passées trop vite | (on|je) revient de (bretagne|corse|vacances|la mer) | on revient (d’italie|d’espagne) | on revient de bretagne il a plu tout le temps
Les valises sont rentrées, la tête traîne encore là-bas. Dans quel coin, exactement ?
On met trois jours à partir vraiment, et dix secondes à revenir. Quelle est l’image qui reste ?
Il y a du sable, ou de la poussière de là-bas, au fond du sac. Il faut l’y laisser.
sinon: Celle-là, on la garde pour les matins de février.

> on (part|va|s’en va) (en bretagne|en corse|en italie|en espagne|au portugal|en grèce|à la mer|à la montagne|en normandie|au ski|à rome|à venise|à londres|en ardèche|à l’île de ré) | je pars (en bretagne|en corse|en italie|en espagne|au portugal|en grèce|à la mer|à la montagne|en normandie|à rome|à venise|à londres|dans le sud) (samedi|demain|cet été|quelques jours) | j’ai (réservé|pris|trouvé) (un gîte|une location|un camping|un hôtel|un petit hôtel|des billets d’avion|des billets de train|un airbnb) | on a (réservé|pris|trouvé) (un gîte|une location|un camping|un hôtel|des billets d’avion|des billets de train) | j’ai réservé (un gîte|un hôtel|une location|un camping) (en bretagne|en corse|à la mer|à la montagne|pour août) | on part en vacances (samedi|demain|en août) | on part au ski (en février|samedi|cette année)
Rien que de le dire, la pièce a pris un peu de lumière. Qu’est-ce qu’on y fait en premier ?
Un départ marqué au calendrier, et la semaine a une porte au bout. C’est un endroit connu, ou une découverte ?
Le voyage est déjà commencé, il ne manque que les kilomètres.
sinon: Bon programme. Le réveil du premier matin sera délicieux.

> (je pars|on part|je suis parti|on est partis) pas en vacances (cette année|cet été)? | on peut pas (partir|se payer de vacances) (cette année|cet été)? | j’ai pas les moyens de partir (en vacances|cette année|cet été) | ça fait (trois|cinq|dix|quatre) ans que je suis pas parti (en vacances)? | tout le monde (part|est parti) en vacances (sauf moi|et moi je reste) | je (reste|passe mes vacances) (chez moi|ici|à la maison|dans mon appart) (cet été|pendant les vacances|tout l’été) | mes vacances (sont|ont été) (annulées|gâchées|ratées|tombées à l’eau) | on a (annulé|dû annuler) (nos|les) vacances | j’ai annulé mes vacances
Un été sur place, pendant que les autres envoient des photos de mer, c’est un peu rude. Qu’est-ce qui manque le plus dans ce départ ?
Rester quand la rue se vide, ça fait un drôle de silence. Il y a de quoi respirer un peu, dans le coin ?
Les vacances qui tombent, ce n’est pas que de l’argent, c’est une fenêtre qu’on avait ouverte d’avance.
oui: Alors il reste un bout d’été à prendre, sans valise.
non: Alors c’est long, et il n’y a pas à faire semblant d’aimer ça.
sinon: Ça, ça compte. Et ça ne se remplace pas par une piscine gonflable.

> (mes|nos) vacances (se passent|se sont passées) mal | on s’est (disputés|engueulés) (pendant les|en) vacances | (en vacances|pendant les vacances) on s’est (disputés|engueulés|ennuyés) | j’ai été malade (pendant toutes|toutes) (mes|les) vacances | la location (était|est) (sale|minable|pas comme sur les photos|affreuse) | l’hôtel (était|est) (sale|minable|bruyant|pas comme sur les photos|affreux) | je m’ennuie en vacances | j’arrive pas à (décrocher|déconnecter|profiter) (en vacances|pendant mes vacances)? | je suis en vacances et je pense (au boulot|au travail) | il a plu (pendant toutes nos|pendant toutes mes|toutes nos|toutes les) vacances | mes vacances (étaient nulles|ont été nulles|étaient ratées)
Des vacances, ça met tout le monde dans la même boîte, sans les horaires pour tenir les parois. Qu’est-ce qui a grincé ?
On attend un an, et la réalité arrive avec une fuite au plafond. Il y a eu quand même une bonne heure, quelque part ?
La tête n’a pas de bouton d’arrêt, elle continue de recevoir ses dossiers sur la plage.
oui: Alors on découpe celle-là, et le reste part à la poubelle.
non: Pas une seule. Ce sera, un jour, une histoire terriblement drôle.
sinon: Je vois. C’est petit, ça, et ça gâche tout le décor.

après: je suis revenu de vacances | on est rentrés de vacances | on s’en va en bretagne | on s’est disputés en vacances | j’ai passé une semaine en bretagne | on est rentrés d’italie

> (il|on) a (fait|eu) (beau|un temps magnifique|de la pluie|mauvais|chaud|un temps pourri) | il a plu (tout le temps|trois jours)
La météo des vacances, on s’en souvient mieux que de l’adresse. On s’est occupé comment ?
sinon: Au fond, c’est souvent là que naissent les meilleurs souvenirs.

> j’(étais|y étais|y vais|y suis allé) (tout seul|toute seule|avec mes enfants|avec des amis|avec mon mari|avec ma femme|avec une amie) | (on était|on sera|on y va) (quatre|six|dix|à deux|entre amis|tous les deux)
La bonne compagnie compte plus que la vue. Qui fait les plans, et qui traîne des pieds ?
sinon: Dans chaque équipage, il y en a un comme ça. Il en faut.

> (on a|j’ai) (visité|mangé|nagé|marché|bronzé|rien fait|lu|fait du bateau|vu la mer) | (on a|j’ai) (bien|trop|très bien|super bien) mangé | on a mangé comme (jamais|des rois)
De quoi recharger tout l’hiver. Et le moment à revivre, si on pouvait n’en garder qu’un ?
sinon: Très bon choix. Les autres moments comprendront.

> (je veux|j’ai envie d’|on voudrait|j’ai déjà envie d’) y (retourner|repartir) | j’ai (pas envie de rentrer|le cafard|le blues|du mal à reprendre) | je (reprends|retravaille) (demain|lundi)
Entre les deux, il y a un jour bancal où l’on défait sa valise en soupirant. Elle est encore dans l’entrée ?
oui: Elle peut y rester un soir de plus. Elle aussi a le cafard.
non: Déjà rangée. Voilà du courage.

---

> mon train (avait|a eu|a) (deux heures|trois heures|une heure|quarante minutes|vingt minutes) de retard | j’ai passé (trois|cinq|six|quatre|sept) heures dans (le train|un train|le car|l’avion|la voiture|les bouchons) | j’ai raté (ma correspondance|mon avion|mon vol|mon car) (à cause du retard)? | le train (s’est arrêté|était arrêté|est resté bloqué) (en pleine campagne|en rase campagne|au milieu de nulle part|deux heures) | il y avait (un bébé qui pleurait|des gens bruyants|une colonie|un type qui ronflait|quelqu’un qui téléphonait) dans le (train|tgv|wagon|bus) | j’ai voyagé debout (dans le train|pendant trois heures)? | quelqu’un (était assis à|avait pris) ma place (dans le train)? | (mon|le) (train|vol|avion) (a été|est) (annulé|supprimé|retardé) | mon train (est supprimé|est annulé) le suivant est dans (une heure|cinquante minutes|deux heures) | mon train a une heure de retard
Les voyages ont leurs annonces, où l’on comprend un mot sur trois. Comment ça s’est terminé ?
À partir d’une heure d’attente, les inconnus d’un quai deviennent une famille. Il y en avait un de drôle ?
Personne ne raconte les trains à l’heure. Celui-là aura au moins servi à ça.
oui: Il faudrait l’engager à l’année, sur tous les quais.
non: Chacun son téléphone, et l’attente pour tous.
sinon: Arriver, finalement, c’est la partie qu’on oublie de fêter.

> j’ai (parlé|discuté) avec (un inconnu|une dame|un monsieur|quelqu’un) dans le (train|bus|métro|tram|avion) | j’ai (rencontré|croisé) quelqu’un dans le (train|bus|tram|tgv) | (une dame|un monsieur|un enfant) m’a (souri|parlé|raconté sa vie|fait rire) dans le (bus|train|métro) | dans le (train|bus|tram) une dame m’a raconté sa vie | (on m’a|quelqu’un m’a) laissé sa place dans le (bus|métro|tram) | une (vieille dame|petite fille|jeune fille) m’a (parlé|souri|aidé) dans le (bus|train|métro) (ce matin|ce soir)? | un (vieux monsieur|jeune) m’a (parlé|souri|aidé) dans le (bus|train|métro) (ce matin|ce soir)?
Dans un wagon, on confie parfois plus de choses qu’à table, parce que l’autre descend. De quoi ça parlait ?
Deux inconnus, une vitre, et une conversation qui n’aurait jamais eu lieu ailleurs. Les prénoms ont été échangés ?
Une petite gentillesse en route, et tout le trajet change de couleur.
oui: Alors l’histoire a un petit titre.
non: Sans prénom, elle reste entière. C’est joli aussi.
sinon: Le genre de phrases qui voyagent bien.

> j’ai pris l’avion (pour la première fois|hier|toute seule|ce matin|sans avoir peur) | j’ai eu (peur|la trouille|une peur bleue|une crise) (dans|en) (l’avion|avion) | il y a eu des (turbulences|trous d’air) (dans l’avion|pendant le vol)? | (c’est|c’était) mon premier (vol|voyage en avion) | je prends l’avion (demain|samedi|pour la première fois) et (j’ai peur|je stresse|j’ai la boule au ventre) | je suis décalé (avec le jet lag|par le décalage horaire) | j’ai le décalage horaire | le décalage horaire m’a tué | je prends l’avion (demain|jeudi|lundi|samedi) et j’ai (peur|une peur bleue|déjà peur)
Dix mille mètres, un plateau-repas, et les nuages vus par-dessus. C’était quelle destination ?
Le décollage, c’est la minute où tout le monde se tait et cherche une main. Il y en avait une ?
Une fois posé, tout le monde se lève d’un coup pour attendre debout. Un mystère.
oui: Elle a dû être serrée assez fort.
non: L’accoudoir a encaissé, alors, comme il en a l’habitude.
sinon: De quoi pardonner le café tiède.

> j’ai fait (six|huit|cinq|dix|quatre|sept) heures de (route|voiture) (aujourd’hui)? | on a fait (six|huit|cinq|dix|quatre) heures de (route|voiture) (avec les enfants)? | on (est restés|s’est retrouvés) coincés (sur l’autoroute|dans les bouchons|sur le périph) (trois heures)? | les enfants (se sont battus|ont vomi|ont hurlé|ont demandé quand on arrive) (tout le trajet)? | (mon mari|ma femme) et moi on s’est (disputés|engueulés) dans la voiture | (je me suis|on s’est) (perdu|perdus|trompé|trompés) de (route|chemin|sortie) | le gps m’a (fait passer|envoyé) (par un chemin|dans un champ|n’importe où) | les enfants se sont battus (toute la route|tout le trajet|dans la voiture)
Au bout de quatre heures, l’habitacle a ses lois, sa musique imposée et ses miettes. Qui avait le volant ?
La route, c’est la moitié des disputes et la moitié des bons souvenirs. Il y a eu un bon sandwich d’aire ?
Une voiture, c’est un salon d’où personne ne peut sortir. Tout y prend plus de place.
oui: Alors tout n’est pas perdu. On juge un voyage là-dessus.
non: Le triangle sous plastique, donc. Compassion sincère.
sinon: Un métier à part entière, et il n’y a pas de pourboire.

> je pars (tout seul|toute seule|en solo) (en vacances|en voyage|en week-end|trois jours|en italie|à lisbonne|au bord de la mer) | j’ai (voyagé|passé mes vacances) (tout seul|toute seule|en solo) (pour la première fois)? | (c’est|c’était) la première fois que je (pars|voyage|partais|voyageais) (tout seul|toute seule|en solo) | j’ose pas partir (tout seul|toute seule) | j’ai personne avec qui partir (en vacances|en voyage)? | je pars avec un (groupe|voyage organisé|groupe d’inconnus) | je me suis inscrit à un voyage (organisé|de groupe) | je pars en vacances (tout seul|toute seule) | je pars (tout seul|toute seule) (à rome|à londres|en bretagne|au portugal|à barcelone) (cet été|samedi)? | je pars en vacances (toute seule|tout seul) (pour la première fois|cette année|cet été)
Partir sans personne, c’est n’avoir à convaincre que soi, et c’est parfois le plus dur. Qu’est-ce qui inquiète : les dîners, ou les trajets ?
Un voyage à une seule valise, ça laisse de la place pour des rencontres et pour des silences. C’est pour aller où ?
Un groupe d’inconnus, au deuxième petit-déjeuner, a déjà ses places et ses surnoms.
sinon: Ça se comprend. Un livre et une table près de la fenêtre tiennent bien compagnie.

> j’ai (vu|revu) la mer (ce week-end|hier|aujourd’hui|pour la première fois|après deux ans)? | on a (vu|revu) la mer (ce week-end|hier)? | on est allés (à la mer|à la plage|voir la mer) (ce week-end)? | je suis allé (à la mer|à la plage|voir la mer) (ce week-end|dimanche|aujourd’hui|hier|tout seul) | je me suis baigné (dans la mer|dans une eau glacée|ce matin|dans un lac|dans la rivière|aujourd’hui)? | on s’est baignés (dans la mer|dans un lac|dans la rivière|aujourd’hui)? | l’eau était (glacée|froide|bonne|à quinze degrés|à vingt degrés) | je vais voir la mer (vendredi|ce week-end|demain|samedi) | je vais à la mer (vendredi|ce week-end|demain|samedi) | on a vu la mer (dimanche|samedi)
La mer, on la regarde dix minutes, et on repart avec une tête rincée. Elle était de quelle humeur ?
Le premier pied dans l’eau est toujours une insulte, le deuxième une réconciliation. Il y a eu le plongeon ?
Du sel sur la peau et du vent dans les phrases, ça se garde jusqu’au soir.
oui: Bravo aux épaules. Elles sont toujours les dernières à dire oui.
non: Jusqu’aux genoux, c’est déjà une bonne conversation.
sinon: Je l’entends presque, derrière la voix.

> je suis retourné (dans mon village|dans la maison de mon enfance|là où j’ai grandi|dans mon ancienne école|dans ma ville natale|au pays|sur les lieux de mon enfance) (ce week-end)? | on est retournés (dans le village|là où on s’est connus|là où j’ai grandi|au pays|sur les lieux de notre rencontre) | je suis (passé|repassé) devant (la maison de mes parents|mon ancienne maison|mon ancienne école|la maison de ma grand-mère|mon ancien appartement) | j’ai revu (mon ancienne maison|la maison de mon enfance|mon école|mon village|la maison de mes grands-parents) | j’ai revu mon ancienne école
Les lieux rapetissent toujours, et les escaliers surtout. Qu’est-ce qui n’avait pas bougé ?
On y va pour vérifier, et c’est soi-même qu’on croise à un coin de rue. Ça a serré le cœur ?
Des volets d’une autre couleur, et l’on se sent presque trahi. C’est étrange, et très humain.
oui: Un peu de ce cœur habite encore là, voilà tout.
non: Une visite paisible, alors. Ça arrive, quand on est en règle avec le passé.
sinon: Il suffit d’un détail comme ça pour que tout tienne encore debout.

> on a fait du camping (cet été|ce week-end)? | j’ai dormi (sous la tente|dans un van|dans ma voiture en vacances|à la belle étoile|en refuge|dans une yourte|dans une cabane) (ce week-end)? | on a dormi (sous la tente|dans un van|à la belle étoile|en refuge|dans une cabane|au camping) (ce week-end)? | la tente (a pris l’eau|s’est envolée|s’est écroulée|fuit) | j’ai (acheté|loué|aménagé) un (van|camping-car|fourgon) | on a (acheté|loué|aménagé) un (van|camping-car|fourgon) | on (part|est partis) en (van|camping-car|camping) (cet été)? | je pars en (van|camping-car) (cet été|samedi)?
Une tente, c’est une chambre où l’on entend digérer les vaches. La nuit a été bonne ?
Avec un toit aussi mince, le ciel fait partie du mobilier. C’était quel coin ?
Le matelas se dégonfle toujours à quatre heures, du côté où l’on dort.
oui: Dormir bien sur le sol, c’est un talent rare.
non: Et à six heures, les oiseaux ont ajouté leur concert.
sinon: Un bel endroit pour chercher la lampe de poche.
`
