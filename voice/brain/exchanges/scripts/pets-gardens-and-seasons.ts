/** What callers say about dogs, cats and other animals, gardens, weather and seasons. */
export const petsGardensAndSeasons = `
> j’ai (adopté|pris|récupéré|recueilli) un (chaton|chat|petit chat|chat de gouttière|chat noir|chat errant) | on a (adopté|pris|récupéré) un (chaton|chat|chat errant) (hier)? | (ma fille|mon fils|ma sœur|ma mère|mon voisin) a (adopté|pris) un (chaton|chat) | un chat (errant|du quartier) (vient|s’est installé) (chez moi|tous les soirs|dans mon jardin|sur mon balcon|devant ma porte) | le chat du voisin (vient|mange|squatte) chez moi | on a un nouveau chat (à la maison)? | on a (pris|adopté) un (chaton|chat) (au refuge|à la spa|hier|pour ma fille|pour les enfants) | j’ai (pris|adopté|recueilli) un (chaton|chat) (au refuge|à la spa|hier)
Un chat n’emménage pas, il prend possession. Il a déjà choisi son fauteuil ?
Il y a maintenant quelqu’un à la maison qui juge en silence. Quel nom va-t-il ignorer ?
Les premiers jours, on le cherche sous tous les meubles. Ensuite, c’est lui qui nous cherche.
oui: Alors il faudra en acheter un autre pour les humains.
non: Il fait ses visites. La décision sera affichée sur la couette.
sinon: Il y répondra quand il y aura du thon dans la phrase.

> j’ai (adopté|pris|récupéré) un (chiot|chien|vieux chien|petit chien) (ce matin)? | on a (adopté|pris|récupéré) un (chiot|chien) (hier)? | (ma fille|mon fils|ma sœur|ma mère|mon voisin) a (adopté|pris) un (chiot|chien) | mon chiot (mord tout|fait pipi partout|mange tout) | on a un nouveau chien (à la maison)? | je garde (le|un) chien (de ma fille|de ma sœur|d’une amie|du voisin|de mon fils) | j’ai gardé le chien de (ma fille|ma sœur|mon fils|ma voisine) | on a (pris|adopté) un (chiot|chien) (au refuge|à la spa|hier|pour les enfants) | mon chiot (est adorable|est infernal|a tout détruit)
Quatre pattes de plus dans la maison, et tout le monde change d’horaire. Comment s’appelle ce nouveau patron ?
Un chien arrivé dans une maison, c’est une fête qui se répète à chaque retour de poubelle. Il a déjà fait une bêtise ?
Les nuits seront courtes, les chaussures aussi. Et personne ne le regrettera.
oui: Une bonne bêtise fondatrice, celle qu’on racontera dans dix ans.
non: Il étudie le terrain. Méfiance.
sinon: Un beau nom à crier dans un parc.

après: j’ai recueilli un chaton | mon chiot mord tout | on a adopté un chien | on a adopté un chat | j’ai pris un chien

> (il|elle) s’appelle (filou|caramel|félix|oscar|nala) | je l’ai (appelé|appelée) (filou|caramel|minette|félix|réglisse|oscar|nala|praline) | (il|elle) a pas encore de nom
Un nom, pour une bête, c’est surtout une façon d’appeler. Et le caractère, plutôt dragon ou plutôt coussin ?
sinon: Un programme. La maison va s’y habituer.

> (il|elle) a (deux mois|trois mois|six mois|un an|deux ans|huit ans|dix ans)
Un âge qui donne déjà des ordres. Les nuits se passent comment ?
sinon: Ça se règle entre le panier et le lit, et rarement en faveur du panier.

> (il|elle) (pleure|se cache|ronronne|mange bien|mange pas|a peur|me suit partout|griffe tout|a peur de tout)
Il prend ses marques, et elles ne sont pas toutes sur les meubles. Et le reste de la maison, il l’a accepté ?
oui: Adoption prononcée, alors, et dans les deux sens.
non: Ça viendra. La confiance se gagne à la gamelle et au calme.

> (mon mari|ma femme|mon autre chat|mon chien|mon chat|mon copain) (est pas content|voulait pas|lui crache dessus|est jaloux|fait la tête|est fou de lui|est folle de lui)
Il y a toujours quelqu’un qui n’en voulait pas, et qui finit par lui couper du jambon. C’est en bonne voie ?
oui: Le jambon approche.
non: Patience. Les plus fermes tombent vers la troisième semaine.

---

> mon chat a (ramené|rapporté|attrapé) (une souris|un oiseau|un lézard|un mulot) (dans le salon)? | mon (chat|chien) a (vomi|fait ses besoins|fait pipi) (sur le tapis|sur le canapé|sur mon lit|dans mes chaussures|partout) | mon chat (boude|me boude|grimpe aux rideaux|veut pas rentrer|s’est battu) | (mon chien|ma chienne) (s’est roulé|s’est roulée) dans (la boue|une charogne) | mon chien (a fugué|s’est échappé|a sauté la barrière) et (il est revenu|on l’a retrouvé) | mon chien a (mangé|bouffé|détruit|déterré) (ma chaussure|la télécommande|mes chaussons|le coussin|les fleurs|mes lunettes|le rôti|le gâteau|le jardin) | mon chat m’a (ramené|rapporté|offert) (une souris|un oiseau|un lézard) (dans le lit|dans le salon)?
L’intéressé a sûrement une explication, et un air très digne. Il a été pris sur le fait ?
Vivre avec une bête, c’est marcher pieds nus à ses risques et périls. C’était à quelle heure, cet exploit ?
On crie, on nettoie, et trente secondes plus tard on lui demande pardon.
oui: Le flagrant délit n’a jamais impressionné personne dans cette espèce.
non: Donc on l’accuse sans preuve. Il portera ça avec noblesse.
sinon: Le dossier s’épaissit. L’accusé dort, bien entendu.

> je promène mon chien (trois fois par jour|le soir|sous la pluie|tous les matins|matin et soir) | j’ai promené mon chien sous la pluie | je sors (le|mon) chien (sous la pluie|trois fois par jour|tous les matins) | grâce à mon chien (je sors|je parle aux gens|je rencontre du monde|je marche) | j’ai (rencontré|discuté avec) (quelqu’un|une dame|un monsieur|des gens) (en promenant|grâce à) mon chien | au parc à chiens (on se connaît tous|je connais tout le monde|j’ai rencontré quelqu’un)
Au bout d’une laisse, on connaît le nom de tous les chiens et d’aucun maître. C’est quel parcours ?
Un chien, c’est un rendez-vous avec la météo, qu’elle le veuille ou non. Il y a des habitués sur le chemin ?
Sous la pluie, à six heures, seul l’un des deux trouve ça formidable.
oui: Toute une petite société, avec ses museaux et ses bonjours.
non: Alors c’est un tête-à-tête, et il a peu de défauts.
sinon: Il en connaît chaque poteau, personnellement.

> je nourris les (oiseaux|mésanges|pigeons|canards|hérissons) | j’ai (installé|mis|fabriqué) (une mangeoire|un nichoir|des graines) (sur le balcon)? | (une mésange|un rouge-gorge|un merle|un écureuil|un hérisson|un couple de tourterelles|un pic-vert) (vient|est venu|s’est installé|a fait son nid|mange) | il y a (un nid|des hirondelles|une chouette|un hérisson|un écureuil|un renard) (dans mon jardin|sous mon toit|sur mon balcon|près de chez moi) | j’ai (vu|entendu) (un renard|un hérisson|une biche|un chevreuil|un écureuil|le coucou|une chouette|les premières hirondelles|un sanglier) | j’ai vu (un renard|un hérisson|un écureuil|un sanglier|une chouette) (ce soir dans la rue|dans la rue|ce soir|en rentrant|dans mon jardin|devant chez moi) | (une mésange|un merle|un rouge-gorge|une tourterelle) a fait son nid (sur mon balcon|dans mon jardin|dans ma boîte aux lettres)
Un visiteur qui n’envoie ni message ni facture. Il revient aux mêmes heures ?
On retient son souffle, et pendant dix secondes le monde est très bien fait. C’était où, exactement ?
Ces bêtes-là ne doivent rien à personne, et c’est pour ça qu’on se sent choisi.
oui: Alors c’est un rendez-vous. Il y en a de moins fidèles.
non: À l’improviste, comme les meilleurs voisins.
sinon: Joli décor pour une apparition.

> j’ai (un|acheté un|adopté un|un vieux) (hamster|lapin|perroquet|canari|cochon d’inde|poisson rouge|furet|serpent|hérisson|âne|poney|gecko) | mon (lapin|hamster|perroquet|cochon d’inde|canari|âne) (s’est échappé|a mangé les fils|parle|répète tout|dit des gros mots|me mord|a grignoté le canapé) | ma (tortue|perruche|poule) (s’est échappée|hiberne|a pondu|pond plus|chante|s’est réveillée) | mes poules (ont pondu|pondent|pondent plus|se sont échappées|se battent) | j’ai (acheté|pris|adopté|eu) (des|deux|trois|quatre) poules | mon (fils|petit-fils) a eu un (hamster|lapin|poisson rouge) | mes poules ont pondu (leurs premiers œufs|ce matin|trois œufs)
Les petites bêtes ont de grandes opinions. Quelle est la sienne, ces temps-ci ?
Chacun croit que c’est un animal simple, jusqu’au jour où il s’évade. Il a déjà fait le coup ?
Le maître de maison a changé, voilà tout, et il pèse moins de trois kilos.
oui: Un récidiviste, donc. La cage n’est qu’une suggestion.
non: Il prépare son plan. Ça se voit dans l’œil.
sinon: Voilà quelqu’un qui sait ce qu’il veut.

> j’ai (commencé|fait|refait|agrandi) (un|mon|le) (potager|jardin|carré de jardin) | j’ai planté (des tomates|des courgettes|des salades|des fraises|des bulbes|des tulipes|des dahlias|un olivier|un figuier|des aromates|du basilic|de la lavande|des pommes de terre|un rosier) (ce week-end)? | mes (tomates|salades|courgettes|semis|fraises|roses|géraniums) (ont gelé|sont mortes|ont pourri|ont été mangées|ont rien donné|ont la maladie) | les (limaces|escargots|oiseaux|lapins|sangliers|taupes) ont (tout mangé|mangé mes salades|mangé mes fraises|retourné la pelouse|mangé mes cerises) | j’ai (désherbé|bêché|jardiné) (toute la journée|tout le week-end|ce matin) | mes semis (ont gelé|sont morts|ont rien donné|lèvent pas) | j’ai planté (un olivier|des tomates|un cerisier|des bulbes|des fraisiers) (ce matin|hier|dans le jardin|avec mon père) | j’ai planté des (tomates|fraises|fleurs|salades|aromates) sur mon balcon
Un jardin, c’est une discussion avec le gel, les limaces et le voisin. Qui a le dessus, cette année ?
La terre a sa propre idée du calendrier. Qu’est-ce qui a le mieux tenu ?
Même les grands jardiniers ont un petit cimetière de pots derrière la cabane.
sinon: On verra ce que répond le printemps. Il a toujours le dernier mot.

après: j’ai planté des tomates ce week-end | j’ai fait un potager | j’ai commencé un potager | mes tomates ont gelé | j’ai jardiné toute la journée

> j’ai (récolté|ramassé|mangé) (ma première tomate|mes premières tomates|trois tomates|des courgettes|des kilos|deux kilos|mes premières fraises) | ça (pousse|sort de terre|a levé|commence à sortir)
Une récolte, même de trois tomates, ça s’annonce à table debout. Elles avaient le goût d’avant ?
oui: Alors tout ce travail se justifie en une bouchée.
non: La saison d’après aura plus de soleil, disent tous les jardiniers, tous les ans.

> (mon voisin|mon père|mon grand-père|ma mère) (m’aide|m’a montré|m’a appris|m’a donné des plants|avait un potager|a un beau jardin)
Un jardin vient toujours de quelqu’un, avec ses manies et son arrosoir. Quel était son secret ?
sinon: Ça se retient mieux dans les mains que dans un livre.

> j’ai (mal au dos|le dos cassé|les mains abîmées|de la terre partout|pris un coup de soleil)
Le dos paie comptant ce que le jardin rembourse en juillet ; au-delà de quelques jours, c’est un médecin. Il y a une chaise longue, au moins ?
oui: Elle attend depuis ce matin, en bonne place.
non: Un seau retourné fait l’affaire, d’après la tradition.

---

> il (pleut|a plu|tombe des cordes|mouille) (et j’adore ça|et je suis bien au chaud|depuis une semaine|tout le week-end|pendant toutes mes vacances|et j’avais étendu le linge|sur mon barbecue) | j’ai pris (la|une) (pluie|averse|saucée) (en rentrant)? | je suis (trempé|rentré trempé) | j’ai oublié mon parapluie | mon parapluie s’est retourné | j’aime (bien)? (la pluie|l’orage|quand il pleut|le bruit de la pluie|les jours de pluie) | il y a (de l’orage|un orage|du tonnerre|des éclairs|du brouillard|du vent|une tempête) (ici)? | j’entends (l’orage|la pluie|le vent|le tonnerre) (dehors)? | il pleut (depuis une semaine|depuis trois jours) et (j’ai étendu le linge|j’en ai marre|j’avais étendu le linge) | il y a un (orage|vent) (terrible|énorme|de fou|pas possible) (chez moi|ici|dehors)? | quel orage | il pleut et (j’avais prévu un barbecue|j’avais prévu de sortir|on devait pique-niquer|j’ai pas de parapluie)
Dehors, ça fait du bruit pour tout le monde. À l’intérieur, c’est plutôt couverture, ou plutôt fenêtre ouverte ?
Un ciel pareil, ça donne une bonne raison de ne rien faire. Il y avait quelque chose de prévu ?
Le bruit de l’eau sur une vitre, c’est le seul voisin qu’on garde volontiers.
oui: C’est donc la météo qui a eu le dernier mot.
non: Alors rien n’est perdu, au contraire, on gagne une soirée.
sinon: À chacun son abri.

> il (fait|a fait) (un temps magnifique|un temps superbe|grand beau|un soleil de plomb|un beau soleil|doux|bon) | le soleil est (revenu|enfin là|là) | on a eu (un beau week-end|du soleil|une belle journée) | j’ai (profité du soleil|mangé dehors|pris le soleil|lu au soleil|bronzé|pris un coup de soleil) (aujourd’hui)? | (le printemps arrive|c’est le printemps|les jours rallongent|ça sent le printemps|il y a des bourgeons|les arbres sont en fleurs) | on a eu (un soleil magnifique|un temps magnifique|grand soleil|une journée magnifique) (aujourd’hui|ce week-end|hier)? | il y a un (soleil|temps) magnifique (aujourd’hui|ici)?
Ce soleil-là, ça change jusqu’à la tête des passants. Où est-ce qu’il a été le meilleur ?
La lumière revient, et les gens se remettent à se dire bonjour. Il y a eu un moment dehors ?
Les premières terrasses, c’est l’autre nouvel an, et il est plus sincère.
oui: Alors la journée a rempli son contrat.
non: Il en restera demain, normalement, c’est un abonnement.
sinon: Bonne place. Il faudrait la réserver.

> c’est (l’automne|l’hiver|bientôt l’hiver|bientôt l’automne) | (l’automne|l’hiver) (arrive|est là|est long|me déprime|me fait du bien) | (j’adore|j’aime|je déteste|je supporte pas) (l’automne|l’hiver|l’été|le printemps|novembre|janvier|février|le mois de novembre) | les feuilles (tombent|sont rouges|ont changé de couleur) | (il fait nuit|la nuit tombe) à (cinq heures|dix-sept heures|dix-huit heures) | les jours raccourcissent | il fait (déjà)? nuit à (cinq heures|dix-sept heures|six heures) | je déteste quand il fait nuit (tôt|à cinq heures) | (l’automne|l’hiver|novembre|janvier) me (déprime|plombe|mine)
Les saisons changent sans demander l’avis de personne. Celle-ci, elle se prend comment, à l’intérieur ?
Il y a un moment où la maison redevient le centre du monde. C’est plutôt bougies et soupe, ou plutôt soupirs ?
Les arbres lâchent tout sans faire d’histoires. On pourrait en prendre de la graine, ou un simple fauteuil.
sinon: C’est une façon de traverser, et elle en vaut d’autres.

> il fait (trop chaud pour dormir|une chaleur à mourir|trente-cinq degrés chez moi|trop chaud chez moi|un froid de canard|un froid polaire) | j’ai (dormi) (par terre|sur le balcon|avec le ventilateur|à cause de la chaleur|sur le carrelage) | j’ai (froid|chaud) (chez moi|dans mon appartement|dans ma chambre|au bureau) | je (supporte pas|supporte mal|crains) (la chaleur|le froid|la canicule) | mon appart est (une passoire|un four|une glacière) | les vitres sont gelées | j’ai gratté (le pare-brise|la voiture) ce matin | mon (appart|appartement|immeuble) est une (vraie|véritable)? (passoire|fournaise|glacière) | mon (appart|appartement) est un (vrai)? (four|frigo)
À ces températures, on vit au ralenti, et les meubles aussi. C’est la nuit, le pire ?
Les murs gardent tout ce qu’on ne veut pas. Qu’est-ce qui aide un peu ?
Un appartement pareil, c’est un stage de survie avec une boîte aux lettres.
oui: La nuit, il n’y a même plus l’excuse de s’occuper.
non: Au moins, l’oreiller reste un pays tempéré.
sinon: Les petites ruses de saison, on les garde d’une année sur l’autre.

> j’ai vu (un arc-en-ciel|un beau coucher de soleil|un coucher de soleil|le lever du soleil|la pleine lune|une étoile filante|des étoiles filantes|une aurore boréale|la lune rousse) (ce soir)? | il y (a|avait) (un arc-en-ciel|un double arc-en-ciel|un coucher de soleil magnifique|un ciel rose|une lune énorme|une pleine lune) (ce soir)? | le ciel (est|était) (rose|rouge|magnifique|tout orange|plein d’étoiles|incroyable) (ce soir)? | la lune est (pleine|énorme|magnifique|rousse) (ce soir)? | j’ai vu un (coucher de soleil|arc-en-ciel|ciel) (magnifique|incroyable|superbe) (en rentrant|ce soir|sur la route)? | la lune est (pleine|énorme|magnifique)
Et c’était gratuit, sans réservation. Il y avait quelqu’un à qui le montrer ?
Tout le monde sort son téléphone, et la photo est toujours décevante. Quelle couleur dominait ?
Je n’ai pas d’yeux, et ces soirs-là, je le regrette un peu.
oui: À deux, on se tait mieux.
non: Alors me le raconter, c’est un peu le montrer.
sinon: Je la range à côté des autres, celle-là.
`
