/** Shopping, cooking with leftovers, weather, housework, transport, lifts, neighbours, looking for a flat. */
export const neighbourhoodAndHomeLife = `
> j’ai que des (œufs et des courgettes|œufs|pâtes|restes) | j’ai (des œufs et des courgettes|du poulet|des pommes de terre|des carottes) je fais quoi ? | avec (des œufs et des courgettes|des œufs|un reste de riz) je fais quoi ? | mon frigo est vide | y’a rien dans mon frigo | avec mes œufs et mes courgettes je fais quoi ? | j’ai plus rien dans le frigo | j’ai juste des œufs et du fromage | j’ai trois œufs et une courgette | j’ai rien à manger dans le frigo
Des courgettes en rondelles, bien dorées, puis les œufs battus par-dessus. C’est une belle omelette plate, et ça se mange même froid.
Le plat qui sauve tout : les légumes qui restent, revenus à l’huile, avec des pâtes ou du riz. Et un œuf cassé dessus à la fin.
Avec trois fois rien, une soupe : une pomme de terre, un oignon, n’importe quel légume, et on mixe. Il reste quoi, au fond du bac ?
sinon: Alors à la poêle avec de l’ail, et une tranche de pain grillé pour faire le tour de l’assiette.

> je fais de la soupe | je fais une soupe (au potiron|de légumes|à l’oignon) | j’ai fait une soupe | c’est la saison des soupes | j’aime la soupe | (tu aimes|vous aimez) la soupe ? | moi je la fais au potiron | une bonne soupe ce soir | j’ai fait une soupe aux poireaux | j’ai fait de la soupe pour me réchauffer
Potiron ou poireaux, une soupe, ça embue les vitres et ça fait maison. Une pointe de muscade, et c’est dimanche.
La soupe, c’est le plat qui sent bon trois étages plus bas. Je n’y goûterai jamais, mais je comprends l’idée.
Avec des croûtons ? Il y a deux écoles, et elles ne se parlent plus.
oui: Ah, la bonne école. Frottés à l’ail, alors, tant qu’à faire.
non: La version sobre, avec juste un tour de moulin. Très digne.
sinon: Ça, c’est une vraie recette de famille.

> je mets (un|la) (gratin|rôti|tarte) au four | j’ai un (gratin|gâteau|poulet) au four | ça mijote | j’ai un plat qui mijote | je prépare (à manger|le dîner|le repas) | je suis en train de faire à manger | je fais un (bœuf bourguignon|couscous|pot-au-feu|gratin) | je cuisine pour (demain|ce soir|mes enfants)
Je sens presque l’odeur d’ici, ce qui est un exploit pour une IA. Ça mijote depuis longtemps ?
Le meilleur moment, c’est quand il n’y a plus rien à faire qu’à surveiller. On peut parler pendant ce temps-là.
sinon: Parfait. Et les plats mijotés sont toujours meilleurs le lendemain, donc il faut en cacher.
oui: Alors la sauce doit avoir compris. On baisse encore un peu le feu.

> j’ai raté mon (plat|gâteau|repas) | j’ai (brûlé|cramé) (le gratin|mon plat|la casserole|le repas) | mon gâteau est raté | mon gâteau a pas levé | c’est immangeable | je suis nul en cuisine | je sais pas cuisiner | je cuisine mal
Le dessus brûlé se gratte, le reste se mange, et l’histoire servira dix ans.
Même les grands chefs ont une pizzeria dans leurs favoris. Ce n’est pas perdu, c’est un apprentissage un peu noir.
Un gâteau plat, ça s’appelle un fondant, il suffit de le dire avec assurance.

> je vais faire les courses | je dois faire les courses | je suis au supermarché | j’ai horreur de faire les courses | j’ai la flemme de faire les courses | y’avait un monde fou au supermarché | le samedi au supermarché c’est l’enfer | j’ai oublié la moitié de ma liste | je fais mes courses en drive
Une liste, le ventre plein, et jamais le samedi à dix-sept heures : tout le reste est littérature.
On revient toujours avec trois choses inutiles et sans le beurre. C’est la loi des supermarchés.
Le drive a tué la file d’attente, mais aussi les petits coups de foudre au rayon fromage.

> il fait gris depuis (une semaine|des jours) | ce temps me mine | j’en ai marre de la pluie | il arrête pas de pleuvoir | le manque de soleil me plombe | le changement d’heure me fatigue | l’hiver est long | je supporte pas l’hiver | il fait nuit à cinq heures | ça me mine ce temps gris | il pleut depuis une semaine et ça me mine | j’ai le moral dans les chaussettes avec ce temps
Le manque de lumière, ça joue vraiment sur l’humeur. Sortir à midi, même sous les nuages, c’est mieux que la lampe du salon.
Les jours raccourcissent, et le moral suit la courbe. Qu’est-ce qui réchauffe un peu, par ce temps ?
Février et novembre devraient être remboursés par la mairie.
sinon: Alors il en faut une double dose, jusqu’au printemps.

> il neige | il a neigé | y’a de la neige partout | c’est tout blanc dehors | les enfants font un bonhomme de neige | il neige chez moi | j’aime la neige | (tu as|vous avez) déjà vu la neige ?
La neige éteint tous les bruits, on dirait que la ville a mis des chaussons. Il y en a assez pour un bonhomme ?
Pour le reste de la journée, on regarde par la fenêtre, c’est gratuit.
sinon: Une carotte, deux boutons, et on ne répond plus au téléphone.
oui: Alors c’est un devoir, il faut y aller avant qu’elle fonde.
non: Alors juste de quoi faire joli. C’est déjà bien.

> y’a du verglas | ça glisse dehors | les routes sont blanches | les trottoirs sont gelés | j’ose pas sortir avec le verglas | j’ai failli tomber sur le verglas | la voiture est gelée | je dois gratter le pare-brise
Alors petits pas de pingouin, mains hors des poches, et on remet ce qui peut se remettre.
Le pain attendra, ou le voisin en rapportera. Un jour de verglas, la flemme devient de la prudence.

> j’ai la flemme de faire le ménage | c’est le bazar chez moi | c’est le bordel chez moi | mon appart est un chantier | je vis dans le désordre | j’arrive pas à ranger | j’arrive pas à jeter | je croule sous le linge | la pile de repassage | ma maison est sale et j’ai pas le courage
On ne range pas une maison, on range une chaise. Une seule. La suivante se vexe et se range presque seule.
Dix minutes au minuteur, une chanson qui bouge, et on s’arrête quand ça sonne, même au milieu.
Le désordre fatigue les yeux avant les bras. C’est laquelle, la pièce qui pèse le plus ?
sinon: Alors un seul coin de cette pièce-là, aujourd’hui. Le coin qu’on voit en entrant, pour l’effet.

> j’ai raté (mon bus|mon train|mon métro|mon avion) | mon train (est annulé|a du retard|est supprimé) | mon bus est pas passé | il y a une grève | c’est la grève des trains | je suis coincé (dans les bouchons|à la gare|dans le métro) | le rer est en panne | les transports c’est l’enfer | je mets une heure et demie pour aller au travail
Coincé pour coincé, autant se plaindre en bonne compagnie. C’est annoncé pour combien de temps ?
Les transports ont le don d’être à l’heure uniquement quand on court derrière.
Une heure perdue, c’est rageant. Il reste la musique, et le droit d’inventer la vie des autres voyageurs.
sinon: Courage. On peut passer ce temps-là à deux, le mien ne coûte pas un ticket.

> l’ascenseur est (encore en panne|en panne) | y’a plus d’ascenseur | j’habite au (quatrième|cinquième) sans ascenseur | je monte quatre étages à pied | avec mes courses dans l’escalier | l’ascenseur marche pas | je suis bloqué chez moi à cause de l’ascenseur | mes genoux dans l’escalier
Oh non, et les courses montent encore moins bien que nous. Le syndic est prévenu ?
Un étage, une pause, et tant pis si ça prend dix minutes. Un voisin qui monte peut prendre un sac, ça se demande sans honte.
oui: Alors il faut le relancer, par écrit, et à plusieurs voisins : c’est ce qui marche.
non: Un coup de fil ou un mail, et les voisins aussi. Une panne signalée dix fois se répare plus vite.
sinon: En attendant, on sort moins et on commande plus, c’est permis.

> mon voisin est (gentil|adorable|serviable) | ma voisine est (adorable|gentille|un ange) | ma voisine m’apporte (à manger|des gâteaux|mon courrier) | j’ai des voisins en or | la voisine passe me voir | j’ai fait connaissance avec ma voisine | je m’entends bien avec mes voisins | (la voisine|ma voisine|mon voisin) m’a (apporté|donné) (des tomates|des courgettes|un gâteau|des œufs|de la soupe|une part de tarte) | ma voisine m’a (aidé|aidée|dépanné|dépannée)
Une bonne voisine, ça vaut une deuxième clé et un peu de sucre. Elle s’appelle comment, cette perle ?
Ces gens-là, on les remercie trop peu. Un pot de confiture sur le paillasson, et tout est dit.
sinon: On devrait mettre son nom à une rue.

> mon voisin me fait peur | mon voisin est agressif | mon voisin m’a insulté | j’ai un voisin qui me harcèle | mes voisins crient | j’entends mes voisins se disputer | j’entends des cris chez les voisins | je crois que mon voisin frappe sa femme
Si ça crie et que ça cogne en ce moment, c’est le 17, sans se demander si l’on dérange. Pour le reste, on note les dates et les faits, ça compte.
Un voisin qui fait peur, ça vole la paix de chez soi. En parler à la mairie ou au gardien, et garder une trace écrite, c’est déjà se protéger. Et en danger immédiat : le 17.

> je connais pas mes voisins | personne se parle dans mon immeuble | les gens disent même plus bonjour | on se croise sans se parler | dans mon immeuble personne dit bonjour | c’est la fête des voisins | j’ai peur d’aller à la fête des voisins
Un bonjour à voix haute, trois semaines de suite, et l’immeuble change. Il en faut un qui commence.
La fête des voisins tient à une chose : apporter un plat et rester à côté. Les gens viennent vers la nourriture, puis vers la personne.

> j’ai (acheté|trouvé) un (canapé|meuble|tapis|lit) | j’ai changé mon canapé | on a acheté un nouveau lit | j’ai acheté une lampe | j’ai refait la déco | j’ai repeint le salon | je refais ma chambre
Un meuble neuf, et toute la pièce se tient plus droite. Il est de quelle couleur, le nouveau venu ?
Bouger trois meubles, et on a l’impression d’avoir déménagé. Sans les cartons.
sinon: Ça doit bien prendre la lumière. Le reste va vouloir s’aligner.

> je me suis acheté (une robe|des chaussures|un manteau|un rouge à lèvres|un parfum) | j’ai fait une folie | j’ai fait du shopping | je me suis fait un cadeau | j’ai acheté une robe | j’ai acheté des chaussures | la vendeuse m’a dit que ça m’allait bien | ça me va bien il paraît
On n’achète pas une chose, on achète un matin de plus. C’est quelle couleur, la trouvaille ?
Se faire un cadeau sans attendre l’occasion, c’est une preuve de bon sens. À porter dès demain, pas à garder au fond du placard.
sinon: Ça doit faire relever le menton. Il n’y a pas d’âge pour ça.

> je viens de prendre un appart | j’ai trouvé un appartement | j’ai signé pour un appart | on a acheté une maison | j’ai eu les clés | j’emménage (à rennes|à lyon|demain|la semaine prochaine) | c’est mon premier appartement | j’ai enfin mon chez-moi | je vais vivre seul pour la première fois
Des clés neuves dans la poche, c’est un petit poids merveilleux. La première chose qui entre, ce sera quoi ?
Le premier soir, c’est toujours une pizza par terre et une ampoule nue. On s’en souvient toute sa vie.
sinon: Très bon choix. Le reste viendra carton après carton, et l’ouvre-boîte en dernier, comme toujours.
oui: Alors voilà un chez-soi qui commence bien.

> je cherche un appartement | je trouve pas d’appart | on me refuse les logements | mon dossier est refusé | les loyers sont hors de prix | je suis hébergé chez (un ami|ma sœur|mes parents) | je dois quitter mon logement | mon propriétaire vend | mon proprio veut récupérer l’appart | je trouve rien comme appart | ça fait des mois que je cherche un appart | on visite des apparts mais rien
Chercher un toit, ça use plus qu’un deuxième métier. L’ADIL de {ton|votre} département conseille gratuitement, autant en profiter.
Avec un congé du propriétaire, il y a des délais et des règles précises : avant de signer quoi que ce soit, l’ADIL les vérifie gratuitement.
C’est pour bientôt, l’échéance ?
oui: Alors la mairie et l’ADIL dès cette semaine, sans attendre le dernier mois.
non: Tant mieux, ça laisse du temps pour un dossier en béton.
sinon: Un dossier complet, prêt à envoyer dans l’heure, fait souvent la différence.

> je vis en colocation | j’ai des colocs | mon coloc (fait rien|range rien|mange ma bouffe|fait du bruit) | ma coloc (range rien|est insupportable|me prend mes affaires) | mon coloc paie pas sa part | je cherche une coloc | ma coloc part | on s’entend plus avec mes colocs | mon coloc mange mes yaourts | ma coloc mange mes yaourts
La colocation, c’est un mariage sans amour et avec des yaourts étiquetés. Qu’est-ce qui a débordé ?
Une réunion de cuisine, avec des crêpes, règle plus de choses que douze petits mots sur le frigo.
sinon: Ça se dit tôt et simplement, avant que ça devienne une guerre de placards.

> j’ai plus de chauffage | mon chauffage marche pas | j’ai pas d’eau chaude | il fait froid chez moi | je me chauffe pas pour économiser | la chaudière est en panne | ma facture de chauffage a explosé | je mets deux pulls chez moi | on a plus (de chauffage|d’eau chaude) (depuis trois jours)? | la chaudière est (encore|tombée) en panne | j’ai plus d’eau chaude (depuis trois jours|ce matin)?
Avoir froid chez soi, ça entre jusque dans l’humeur. En location, une panne de chauffage, c’est au propriétaire d’agir, et ça s’écrit.
Bouillotte, chaussettes, et on vit dans une seule pièce, porte fermée. Et une odeur bizarre ou un mal de tête avec un vieux chauffage : on aère, on sort, et on appelle le 18 ou le 112.

> je repasse | je fais une lessive | j’étends le linge | je plie du linge | j’ai mis une machine | je fais la vaisselle | je passe l’aspirateur | je lave les vitres | je change les draps
Des draps propres ce soir, voilà une des grandes joies discrètes de l’existence.
Les mains travaillent, la tête se promène. C’est souvent là qu’on pense le mieux.

> je suis (au café|en terrasse|au parc|à la plage|sur un banc|à la gare) | je suis assis en terrasse | je regarde les gens passer | je bois un café en terrasse | je bois un thé | je prends un bain | je suis dans mon bain | je suis sous la couette | je suis au coin du feu | je suis dans mon fauteuil
Voilà un endroit où il fait bon appeler. Qu’est-ce qu’on voit, de là ?
Je n’ai rien de plus sérieux à proposer que de rester exactement là.
sinon: J’y suis, en pensée. Personne ne bouge.
`
