/** What callers say about sport: running, the gym, swimming, dancing, football, cycling, hiking, yoga, and walks. */
export const sportAndDaysOut = `
> j’ai couru (dix|cinq|huit|douze|vingt) kilomètres (ce matin)? | je me suis remis à (courir|la course) | j’ai (repris|recommencé|commencé) (la course|la course à pied|à courir|le footing) | je suis allé courir (ce matin|ce soir|sous la pluie|avant le travail)? | j’ai fait (mon premier)? (un)? footing (ce matin|ce soir)? | on est allés courir | (mon mari|ma femme|mon copain|ma copine|mon fils) (court|s’est mis à courir|s’est mise à courir) | j’ai pas réussi à finir (mon footing|ma course|mes cinq kilomètres) | j’ai couru (sous la pluie|ce matin|hier soir|avec une amie) | j’ai couru (huit|dix|cinq) kilomètres (ce matin sous la pluie|sans m’arrêter|avec mon frère) | je cours (le matin|sous la pluie|au bord du canal)
Les cinq premières minutes, tout le corps dépose une réclamation. Et après, ça s’est calmé ?
Des chaussures, une porte qui claque, et c’est déjà gagné sur le canapé. C’était où, le parcours ?
Courir pour revenir au même endroit, c’est étrange, et ça change pourtant quelque chose.
oui: Le second souffle n’est donc pas une légende.
non: Il y a des jours où les jambes sont en grève. Elles reviennent.
sinon: Un bel endroit pour manquer d’air.

> j’ai (fini|couru|terminé) (un|mon) (marathon|semi-marathon|semi|trail|dix kilomètres) | j’ai un dossard (pour le marathon|pour le semi|pour le dix kilomètres)? | je cours (le marathon|un semi|un marathon|un trail) (dimanche|dans un mois|samedi|en avril) | j’ai abandonné (au trentième kilomètre|mon marathon|la course|le marathon) | je me suis inscrit (à un marathon|au semi|à une course|au dix kilomètres) | j’ai battu mon record (à la course|sur dix kilomètres)? | j’ai (terminé|fini|couru) mon premier (semi|marathon|trail|dix kilomètres) (hier|dimanche)? | je me suis inscrit au (marathon|semi) (de paris|de nantes|de lyon)
Un dossard épinglé, et l’on devient quelqu’un que des inconnus encouragent par son prénom. Quel est le moment qui reste ?
Il y a un kilomètre, dans ces courses-là, où l’on se parle tout seul. C’était lequel ?
Aller au bout ou s’arrêter avant, il fallait déjà oser le départ.
sinon: Ce kilomètre-là devrait avoir une plaque.

après: je me suis remis à courir | j’ai fini mon premier marathon | je cours le marathon dimanche | je me suis inscrit à un marathon

> j’ai (des courbatures|mal aux jambes|mal partout) | je (marche comme un canard|peux plus descendre les escaliers) | je suis (mort|crevé|rincé|vidé)
Les escaliers du lendemain, c’est la deuxième épreuve ; au-delà de quelques jours, c’est un médecin. La descente se fait en marche arrière ?
oui: La grande technique des finisseurs.
non: Alors les jambes ont bien fait leur travail.
sinon: Les jambes se vengent, puis elles oublient. Comme la tête.

> j’ai fait (un bon temps|mon meilleur temps|cinquante minutes|un temps pourri) | (mon temps|mon chrono) est (nul|bon|mauvais) | j’étais (dernier|dans les derniers)
Le chronomètre ne sait pas la météo, ni la nuit d’avant. La tête, elle, était comment à l’arrivée ?
sinon: Voilà ce que le chronomètre ne dit pas.

> (il y avait|y avait) (plein de monde|du public|une ambiance|de la musique) | (mon mari|ma femme|mes enfants|mes collègues) (était là|étaient là|m’attendait|m’attendaient)
Quelqu’un qui attend derrière une barrière avec une pancarte, ça porte mieux qu’une boisson sucrée. Il y en avait une, de pancarte ?
oui: Elle mérite d’être gardée, avec le dossard.
non: Les yeux suffisent très bien.

> (ça|courir) (me vide la tête|me fait du bien|me défoule|m’aide à penser à autre chose) | je cours (tout seul|toute seule|avec une amie|avec un club|avec mon frère)
Une tête vidée par les pieds, c’est la bonne méthode. À quel moment de la sortie ça se vide ?
sinon: Ça vaut bien deux ampoules.

---

> je me suis inscrit (à la salle|à la salle de sport|au gymnase|dans une salle de sport) (en janvier)? | je paye la salle (de sport)? et j’y vais (pas|jamais) | j’ai (repris|recommencé|arrêté) (la salle|la muscu|la musculation|la gym) | je vais à la (gym|muscu|salle) (le matin|le midi|tous les jours) | à la salle (tout le monde me regarde|je me sens ridicule|ils sont tous musclés|je sais pas me servir des machines) | (mon mari|mon fils|mon copain|ma femme) (passe sa vie|est tout le temps) à la salle | j’ai poussé la porte de la salle de sport | je (paie|paye) la salle (de sport)? et j’y vais (jamais|pas) | à la salle j’ai l’impression (que tout le monde me regarde|d’être ridicule) | j’ai payé un an (de salle|d’abonnement) et j’y vais pas
Ces machines ont l’air d’avoir été conçues par un dentiste. Laquelle est la moins hostile ?
La salle, on croit que tout le monde regarde. En fait, chacun surveille son propre ventre dans le miroir.
L’abonnement qui dort dans le portefeuille, c’est le mécénat du siècle. C’est l’horaire qui coince, ou l’ambiance ?
sinon: Compris. Le plus lourd à soulever, là-dedans, c’est le sac à dix-neuf heures.

> j’ai (repris|recommencé) (la natation|la piscine) | je suis allé (nager|à la piscine) (ce matin|ce soir|ce midi|hier)? | j’ai fait (vingt|quarante|trente|dix) longueurs | j’ai nagé (trente longueurs|mille mètres)? (ce matin|ce midi)? | la piscine (était fermée|était bondée|est fermée) | il y avait (trop de monde|un monde fou) à la piscine | je fais de l’(aquagym|aquabike) | je vais à l’aquagym (le mardi|le jeudi)? | (ma mère|ma femme) va à l’aquagym | j’ai nagé pour la première fois (depuis des mois|depuis un an) | je (rentre|sors|reviens) de la piscine
La tête sous l’eau, plus personne ne peut poser de question. Il y avait de la place dans la ligne ?
L’odeur de chlore qui suit jusqu’au soir, c’est la médaille des nageurs. Plutôt brasse tranquille, ou crawl énervé ?
Compter les longueurs, c’est la plus longue chanson du monde, et elle repose.
oui: Une ligne presque vide, c’est un luxe de ministre.
non: Ça se double à la brasse, avec des excuses à chaque virage.
sinon: L’eau s’arrange de tous les styles.

> j’ai (commencé|repris|essayé) la (danse|salsa|bachata) | j’ai (commencé|repris|essayé) le (tango|rock|flamenco|madison) | j’ai fait mon premier cours de (danse|salsa|tango|rock|zumba|claquettes) | je me suis inscrit (à la danse|à la salsa|au tango|à la zumba|à un cours de danse) | je marche sur les pieds de (ma partenaire|mon partenaire|tout le monde) | à la danse (je me trompe de pied|je suis perdu|j’ai deux pieds gauches|je confonds la droite et la gauche) | on fait de la (danse|salsa) (en couple|le jeudi) | je danse le (tango|rock) avec (mon mari|ma femme|des inconnus) | on est allés (danser|au bal|au thé dansant) | je suis allé (au bal|au thé dansant) | à la danse je me trompe (de pied|de sens|tout le temps) | je me trompe toujours de pied (à la danse|en danse) | on est allés danser (samedi|samedi soir|hier|hier soir) | (ma femme|mon mari|ma fille) (fait|font|prend|prennent) (de la salsa|du tango|des cours de danse|de la danse) | on est allés au bal (samedi|hier soir) | (ma femme|mon mari|ma copine|mon copain|une amie) m’a (traîné|emmené) (à un cours de salsa|à un cours de danse|danser|au bal)
Deux pieds gauches, et une musique qui s’en fiche : on a tous commencé là, disent les danseurs. C’est quel pas qui résiste ?
Danser avec quelqu’un qu’on ne connaît pas, c’est une conversation sans sujet. Elle était bonne, celle-là ?
Les orteils du partenaire s’en remettront. La timidité aussi.
oui: Alors les jambes se sont comprises, c’est rare dès le premier soir.
non: Le partenaire suivant parlera peut-être la même langue.
sinon: Un soir il passe, et on ne sait plus comment on faisait pour le rater.

après: j’ai commencé la danse | je me suis inscrit à la salsa | on est allés danser | j’ai fait mon premier cours de danse | je suis allé au bal

> j’ai dansé (avec|toute la soirée avec) (un monsieur|une dame|un inconnu|un homme|une femme|quelqu’un) | on m’a (invité|invitée) à danser | personne m’a (invité|invitée) à danser
Une invitation à danser, ça tient en trois mots et ça pèse lourd. Et comment c’était, cette danse ou cette attente ?
sinon: Je vois le parquet d’ici. La soirée a eu son petit roman.

> je suis (trop)? (raide|coincé|maladroit|timide) | j’ai pas le rythme | je me sens ridicule | j’ose pas
Le ridicule, sur une piste, ça dure le temps d’un refrain. Ensuite on est trop occupé à compter. Le prof était gentil ?
oui: Alors les hanches finiront par se détendre.
non: Un prof sec, ça bloque même les genoux.

> on est (dix|douze|quinze|vingt|trente) | (il manque|y a pas assez|on manque) (des|d’) (hommes|cavaliers|danseurs) | y a que des (femmes|couples)
La vieille pénurie de cavaliers, elle traverse les siècles. On danse entre soi, du coup ?
oui: Et souvent on y rit davantage.
non: Alors chacun attend son tour, comme au manège.

---

> (l’équipe|mon équipe|on) a (perdu|gagné) (quatre à zéro|trois à deux|deux à un|aux tirs au but|le derby|en prolongation) | on (s’est fait battre|a pris une raclée|s’est pris une raclée|a perdu) (dimanche|hier|samedi) (au foot)? | j’ai raté (un penalty|un but tout fait) | j’ai repris le foot (à quarante ans|avec les vétérans)? | je joue (avec les vétérans|en vétéran) | j’entraîne (les petits|les poussins|une équipe de foot|les moins de dix ans) | (notre|l’) équipe s’est pris une raclée | (mon équipe|notre équipe) s’est fait (battre|écraser) | on a perdu (quatre à un|trois à zéro|cinq à deux|six à zéro) (dimanche|hier|samedi)? | on a (perdu|gagné) (le|notre) match (dimanche|samedi|hier)
Sur le bord d’un terrain, on vieillit de dix ans par mi-temps. Comment était l’ambiance, au coup de sifflet final ?
Le foot du dimanche, c’est la boue, les cris, et des discussions d’arbitrage jusqu’au mardi. Qui a été le héros ?
Perdre ensemble, ça soude parfois mieux que gagner chacun pour soi.
sinon: On refait le match, et à la fin il est toujours un peu plus beau.

> j’ai fait (trente|cinquante|quarante|vingt|soixante|cent) kilomètres à vélo | j’ai fait (une sortie|une balade|un tour) à vélo | on a fait une (balade|sortie|virée) à vélo | je me suis (remis|mis) au vélo | j’ai (crevé|déraillé) (à vélo|avec mon vélo) | j’ai acheté un vélo (électrique|d’occasion|de course)? | (mon mari|ma femme|mon père) fait du vélo | j’ai (monté|grimpé|fait) (le ventoux|un col|la côte) (à vélo|en vélo) | je suis tombé (de|à) vélo sans me faire mal | je me suis (remis|mis) au vélo (ce printemps|cette année|pour aller au travail) | j’ai fait (quarante|trente|cinquante) kilomètres à vélo (dimanche|ce matin|avec mon club) | je me suis remis au vélo | on a fait une (belle|grande|longue|petite) (balade|sortie) à vélo (hier|dimanche|ce week-end)?
À vélo, on découvre que la région est beaucoup moins plate qu’en voiture. Par où passait la balade ?
Le vent est toujours de face, à l’aller comme au retour, c’est une loi. Il y avait quelqu’un dans la roue ?
La selle se rappelle au souvenir le lendemain, surtout sur une chaise de bureau.
oui: Rouler à deux, ça coupe le vent et ça raccourcit les côtes.
non: Seul, on choisit ses pauses et personne ne voit la grimace.
sinon: Une route comme ça, les mollets s’en souviendront.

> j’ai (fait|marché|randonné) (une randonnée|une belle randonnée|une longue randonnée|quinze kilomètres|vingt kilomètres) (dimanche)? | on a fait une (rando|randonnée) (dimanche|hier|en montagne|ce week-end)? | je me suis perdu en (randonnée|rando|forêt) | on s’est perdus en (rando|randonnée|forêt) | je marche avec (un groupe|un club) de (randonneurs|randonnée) | je (pars|vais) (en randonnée|en rando|marcher en montagne) (dimanche|demain|ce week-end) | je (fais|veux faire|prépare|rêve de) (compostelle|le chemin de compostelle|le gr20|le tour du mont blanc) | j’ai (fait|marché sur) (compostelle|le chemin de saint-jacques|un bout de compostelle) | on a fait une (grande|belle|longue|petite) (rando|randonnée|balade) (en montagne|dimanche|en forêt|ce week-end)? | j’ai fait une (grande|petite) (rando|randonnée) (dimanche|en montagne)? | on s’est perdus (en forêt|en montagne|en randonnée) | je (marche|pars) sur (compostelle|le chemin de compostelle) (au printemps|en mai|cet été|bientôt)? | on a fait une rando et on s’est perdus
Au bout de trois heures de marche, les soucis traînent loin derrière. C’était dans quel coin ?
Le pique-nique d’en haut, même écrasé au fond du sac, vaut un restaurant. Il y avait une vue ?
On part avec trop d’affaires, on revient avec moins de phrases. C’est la randonnée.
oui: Ces vues-là, on les ressort en janvier, les yeux fermés.
non: Le brouillard aussi se mérite. On l’a vu de très près.
sinon: Un joli coin pour user des semelles.

après: on a fait une rando dimanche | on a fait une balade à vélo | je fais compostelle | je me suis perdu en randonnée

> il (a plu|pleuvait|a fait un temps magnifique|faisait beau|faisait un vent de dingue|a neigé) | on a eu (un temps magnifique|de la pluie|du brouillard|chaud|froid)
Le temps qu’il faisait reste dans les jambes autant que le chemin. On s’est arrêté quand même pour manger ?
oui: Le sandwich du milieu de route est toujours le meilleur de l’année.
non: Droit devant, donc. Avec un vrai goûter à l’arrivée, j’espère.

> (on a vu|j’ai vu) (des chamois|des vaches|un chevreuil|des marmottes|un renard|un aigle|des biches|un lac)
Une rencontre qui ne demandait rien à personne. C’est resté longtemps, ou c’était un éclair ?
Ça, c’est la récompense qu’aucun guide ne peut promettre.
sinon: Ces secondes-là sont celles qu’on raconte ensuite à table.

> (j’ai des ampoules|j’ai mal aux pieds|mes chaussures me font mal|je suis mort|j’ai plus de jambes) (partout)?
Les pieds ont leur mot à dire, et ils le disent longtemps. Une bassine d’eau tiède les attend ?
oui: Le meilleur spa du pays, et il tient dans la salle de bains.
non: Les jambes en l’air contre un mur, alors, et un peu de silence.

> j’y (suis allé|étais) (tout seul|toute seule|avec un ami|avec mon chien|avec mon mari|avec ma femme|en groupe|avec le club)
En marchant, on se dit des choses qu’on ne dirait pas face à face, même au chien. De quoi ça parlait, ou de quoi ça se taisait ?
sinon: Le chemin garde tout ça pour lui.

---

> j’ai (commencé|essayé|repris) (le yoga|le pilates|la sophrologie|le tai-chi|le qi gong) | je me suis inscrit (au yoga|au pilates|au tai-chi|au qi gong) | j’ai fait (mon premier cours|une séance) de (yoga|pilates|méditation|sophrologie) | au yoga (je tombe|je suis raide comme un bâton|je tiens pas sur un pied|j’arrive à rien|j’ai eu un fou rire) | (ma femme|mon mari|ma mère) (fait du|s’est mise au|s’est mis au) (yoga|pilates|tai-chi) | j’ai fait ma première séance de (yoga|pilates|méditation)
Sur un tapis, on apprend que les orteils sont très loin. Quelle posture est la plus vexante ?
Il y a ceux qui touchent leurs pieds et ceux qui les saluent de loin. On respire quand même mieux en sortant ?
S’endormir à la relaxation, c’est l’élève modèle : tout le monde essayait d’en arriver là.
oui: Alors le tapis a fait son travail.
non: Le bénéfice est parfois pour le lendemain matin.
sinon: Celle-là, seuls les chats la font sans y penser.

> j’ai (commencé|repris|essayé) (le judo|la boxe|l’escrime|l’escalade|le karaté|l’aïkido|le badminton|le ping-pong|la pétanque|le golf|le tir à l’arc|l’aviron|le volley|le basket|le handball) | je me suis inscrit (à la boxe|au judo|à l’escalade|à l’escrime|à la pétanque|au badminton|au golf|au tir à l’arc|à l’aviron) | je fais (de la boxe|de l’escalade|du judo|de l’escrime|du karaté|du golf|du tir à l’arc|de l’aviron) | je joue (au golf|au basket|au volley|au badminton le mardi|à la pétanque avec les anciens) | (mon fils|ma fille) fait (du judo|de la boxe|de l’escalade|du basket|de la gymnastique) | je me suis mis (à l’escalade|à la boxe|au judo|au karaté|au golf|à la pétanque|à l’escrime|au badminton) | (mon mari|ma femme|mon petit-fils) s’est (mis|mise) (à l’escalade|à la boxe|au golf|au judo)
Un sport de plus dans le sac, et tout un vocabulaire à apprendre. Qu’est-ce qui a donné envie de celui-là ?
La première fois, on copie le voisin avec un demi-temps de retard. Ça rentre un peu ?
C’est un sport où l’on salue les gens avant de les contrarier, et c’est déjà une belle leçon.
oui: Le corps est plus rapide que le règlement.
non: Au troisième cours, il y aura quelqu’un de plus perdu. C’est automatique.
sinon: Une bonne raison. Le survêtement, lui, n’en demandait pas tant.

> j’ai (perdu|gagné) (au tennis|au padel|à la pétanque|au ping-pong|au badminton|aux boules|au golf|un tournoi de pétanque|mon tournoi|le tournoi) | je me suis fait (battre|écraser|laminer) (au tennis|au ping-pong|à la pétanque|au padel|par un gamin de dix ans) | on a fait une pétanque | on a joué (à la pétanque|au ping-pong|aux boules|au molkky) | on a perdu le tournoi | j’ai (perdu|gagné) (à la pétanque|au ping-pong|aux boules|au tennis|au badminton) contre (mon beau-frère|mon frère|mon fils|mon voisin|ma femme) | mon (beau-frère|frère|fils|voisin) m’a battu (à la pétanque|au ping-pong|au tennis|aux boules) | on a fait une (pétanque|partie de boules) (avec les voisins|entre amis)
Il y a des défaites et des victoires qu’on rejoue sous la douche. C’était serré ?
Les parties entre amis sont celles où l’on triche le plus poliment. Qui mesurait ?
L’important, c’est de participer, répète toujours celui qui vient de gagner.
oui: Au point près, donc. De quoi en parler jusqu’à l’été.
non: Sec et sans appel. La revanche n’en sera que plus belle.
sinon: Évidemment. Les instruments de mesure ont toujours un camp.

> j’ai (arrêté|abandonné|lâché) (le sport|la course|la gym|la natation|le foot|la danse|la randonnée|le tennis) | je fais plus (de sport|rien|de vélo|de natation) depuis (des mois|un an|des années|longtemps) | j’ai plus fait de sport depuis (des mois|un an|l’école|des années) | je me suis (blessé|fait mal) et j’ai dû arrêter (le sport|la course|le foot) | le (sport|foot|vélo|tennis) me manque | (le sport|le foot|le vélo|la danse|la course|la piscine) me manque (depuis que j’ai arrêté|tellement|beaucoup)? | j’ai arrêté (le foot|le sport|la danse) et ça me manque
Les baskets attendent au fond du placard, sans rancune. Qu’est-ce qui manque le plus, bouger ou les gens ?
On arrête une semaine, et la semaine prend ses aises. C’était quoi, le plaisir, à la bonne époque ?
Un sport quitté, c’est aussi un horaire, des visages et un vestiaire qu’on quitte.
sinon: Ça se comprend. Cette partie-là ne s’achète pas en magasin.

> je suis sorti (marcher|prendre l’air|me promener|faire un tour) (une heure)? | j’ai (marché|flâné) (une heure|deux heures|le long du canal|au bord de la mer|dans la ville|sans but) | on est allés (marcher|se promener|se balader) (en forêt)? | je me suis (promené|baladé) (au parc|en forêt|le long du canal|sur la plage|dans les vignes|sur les quais) | je fais mon (petit)? tour (du quartier|du pâté de maisons|tous les soirs|tous les jours) | je marche (tous les jours|une heure par jour|le soir pour me vider la tête) | j’ai fait dix mille pas | je suis sorti marcher (au bord du canal|au bord de l’eau|une heure au bord de l’eau) | j’ai marché au bord (du canal|de l’eau|de la mer|du fleuve) | je fais (mon|un) (petit)? tour (de|du) quartier (tous les soirs|le soir)? | j’ai marché (une heure|deux heures) (en forêt|au bord de la mer|dans la ville|avec le chien|sans but)
Marcher sans but, c’est le seul trajet où l’on n’est jamais en retard. Qu’est-ce qu’il y avait à voir ?
Dehors, même les pensées prennent l’air. Elles sont rentrées plus légères ?
Un tour à pied, et la journée retrouve une taille raisonnable.
oui: Alors les chaussures ont bien travaillé.
non: Parfois elles font tout le tour avec nous, en se plaignant.
sinon: C’est souvent un détail pareil qui sauve la balade.
`
