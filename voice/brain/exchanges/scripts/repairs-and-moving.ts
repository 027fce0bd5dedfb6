/** Breakdowns at home, tradespeople, heating, internet, do-it-yourself, moving, cleaning and neighbours. */
export const repairsAndMoving = `
> ma (machine à laver|télé|cafetière|bouilloire|gazinière) (a lâché|est morte|est fichue|est foutue|a rendu l’âme|est tombée en panne|fuit|marche plus) | mon (lave-vaisselle|four|congélateur|micro-ondes|sèche-linge|lave-linge|frigo|aspirateur|ballon d’eau chaude) (a lâché|est mort|est foutu|a rendu l’âme|est tombé en panne|fuit) | tout tombe en panne (en même temps|chez moi|à la maison|en ce moment)? | j’ai dû racheter (un frigo|une machine à laver|un lave-vaisselle|un four) | la (machine à laver|télé|chaudière|cafetière) (m’a lâché|m’a lâchée|nous a lâchés|a lâché) (hier soir|ce matin)? | le (four|frigo|lave-vaisselle|congélateur) (m’a lâché|m’a lâchée|nous a lâchés) (hier soir|ce matin)? | ma machine à laver m’a (lâché|lâchée)
Ces appareils ont un sixième sens : ils lâchent toujours le mois où il ne faut pas. Il avait quel âge, celui-là ?
On ne pense jamais à eux, et le jour où ils s’arrêtent, toute la maison boite. Ça se répare, ou c’est la fin ?
Une panne en amène une autre, comme s’ils se passaient le mot derrière les plinthes.
oui: Alors un peu de patience, et la maison retrouve ses bruits.
non: Paix à ses boulons. Il aura rendu service.
sinon: Bon. C’est un petit deuil, avec une grosse facture.

après: ma machine à laver a lâché

> le (réparateur|technicien|dépanneur) (vient|passe|peut venir) (jeudi|demain|lundi|dans dix jours|la semaine prochaine) | le (réparateur|technicien) (a dit|m’a dit) que (ça valait pas le coup|c’était mort|ça se répare)
Et en attendant, la vie s’organise autour d’un appareil muet. On fait comment, d’ici là ?
Les réparateurs ont des agendas de ministre, et souvent la pièce n’est pas dans le camion.
sinon: Le système D, c’est ce qui tient les maisons debout.

> je (lave|fais) (tout|la vaisselle|le linge|mon linge) à la main | je vais (à la|au) (laverie|lavomatique) | il y avait (plein d’eau|de l’eau) (partout|dans la cuisine)? | (ma|la) (voisine|mère|sœur) me prête la sienne
On redécouvre les gestes d’avant, et surtout pourquoi quelqu’un les a supprimés. Ça pèse déjà, ou ça amuse encore ?
Il y a des serpillières qui ont tout vu.
sinon: Quelques jours, c’est une aventure. Après, c’est du travail.

---

> le (plombier|chauffagiste|électricien|menuisier|peintre|maçon|carreleur|technicien|serrurier) (est pas|est toujours pas) (venu|passé) | le (plombier|chauffagiste|électricien|menuisier|peintre|maçon|carreleur|technicien) m’a (posé un lapin|planté|oublié|fait faux bond) | j’ai attendu le (plombier|chauffagiste|électricien|technicien|menuisier|artisan|livreur) toute la (journée|matinée) | les artisans (viennent|rappelle|répondent) jamais | je trouve pas (de|d’) (plombier|artisan|électricien|maçon|couvreur) | (aucun artisan|aucun plombier) (rappelle|répond|veut venir) | j’attends le (plombier|réparateur|chauffagiste|électricien|technicien) (depuis ce matin)?
« Entre huit heures et dix-huit heures » : toute une journée à écouter la rue. Il devait faire quoi ?
On n’ose ni se doucher ni sortir, et personne ne sonne. Il y a eu un coup de fil, au moins ?
Un artisan qui vient à l’heure, ça devrait être classé au patrimoine.
oui: C’est presque de la politesse. Presque.
non: Pas un mot, en plus. Ça, ça fâche davantage que le retard.
sinon: Et la panne, elle, est toujours à l’heure.

> le (plombier|chauffagiste|électricien|serrurier|technicien|dépanneur|réparateur) est (enfin)? (venu|passé) | le (plombier|chauffagiste|électricien|réparateur|serrurier) (a tout réparé|m’a dépanné|m’a dépannée|a changé la pièce) | le (plombier|serrurier|dépanneur|chauffagiste|électricien) m’a (pris|demandé|facturé) (cent euros|deux cents euros|une fortune) | (ma chaudière est réparée|la fuite est réparée|le chauffage est réparé) | j’ai enfin (de l’eau chaude|du chauffage) | on a retrouvé (l’eau chaude|le chauffage) | le (plombier|chauffagiste|électricien) est (passé|venu) ce matin | le (plombier|serrurier) m’a pris (deux cents|cent cinquante|trois cents) euros
Un quart d’heure de travail, une caisse à outils, et la maison redevient une maison. C’était quoi, finalement ?
Ils regardent, ils font « ah oui », et on attend le chiffre comme un verdict. Ça a été raisonnable ?
La première douche chaude après une panne, c’est un hôtel cinq étoiles.
oui: Bon artisan, bonne adresse. Ça se garde précieusement.
non: Aïe. La chaleur, ça se savoure deux fois, à ce prix-là.
sinon: L’essentiel, c’est que ça tourne à nouveau.

> (j’ai|on a eu) un dégât des eaux (chez moi|dans la cuisine|dans la salle de bain)? | (le voisin|la voisine) du dessus (m’a inondé|m’a inondée|a une fuite) | ça (fuit|coule|goutte) (du plafond|dans la salle de bain|sous l’évier|par le toit) | j’ai une (fuite|infiltration) (d’eau|au plafond|dans la salle de bain|sous l’évier|dans le toit)? | j’ai une tache au plafond | mon plafond (coule|est trempé|goutte) | j’ai inondé (le voisin|mon voisin|les voisins|la cuisine) | il y a de l’eau (partout dans la cave|qui coule du plafond) | j’ai une fuite (au plafond|sous l’évier) et (l’assurance me balade|personne vient) | ça fuit chez moi
L’eau choisit toujours le chemin le plus cher. C’est coupé, ou ça continue de couler ?
Une tache au plafond, on la surveille du lit comme une carte de géographie. Elle vient d’où ?
Les bassines, les serpillières, et cette petite musique de gouttes. On s’en passerait.
oui: Alors le pire est arrêté. Le reste, c’est du papier et du séchage.
non: Alors le robinet général d’abord, la suite après.
sinon: Et maintenant, place au constat, cette littérature à deux.

après: j’ai un dégât des eaux

> (le|mon) voisin (est|a été) (sympa|gentil|gentille|désolé|pas sympa|de mauvaise foi|odieux) | il veut pas (signer|savoir|entendre) | on a (fait|rempli) le constat
Un dégât des eaux, c’est aussi une façon de rencontrer les gens du dessus. Comment ça s’est parlé ?
Tout dépend d’une chose : est-ce que l’autre ouvre la porte.
sinon: D’accord. Les murs sèchent, et les relations aussi, avec le temps.

> (l’assurance|l’expert|mon assurance) (vient|passe|prend en charge|rembourse|dit) | (le syndic|mon propriétaire|mon proprio) (fait rien|s’en fiche|répond pas|a été prévenu|bouge pas)
Là commence le ping-pong des responsables. La balle est chez qui, ce soir ?
Chacun renvoie vers l’autre, et pendant ce temps, ça goutte.
sinon: Une trace écrite, et on laisse la balle où elle est pour ce soir.

---

> (la fibre|internet|ma connexion|le réseau) est (coupée|en panne) (depuis trois jours|depuis ce matin|depuis une semaine)? | j’ai plus (internet|de connexion|de réseau|la fibre|de wifi) (depuis trois jours|depuis une semaine|à la maison)? | ma box (marche plus|clignote|est morte|redémarre sans arrêt) | (internet|le wifi|la connexion) (marche pas|rame|marche mal|saute tout le temps) | (mon|l’) opérateur (répond pas|me balade|m’a raccroché au nez|m’envoie un technicien)
Sans internet, on redécouvre le plafond, et les gens qui vivent avec soi. Qu’est-ce qui manque le plus ?
La petite lumière rouge de la box, c’est le nouveau baromètre des familles. Ils annoncent quoi, comme délai ?
« Débranchez, attendez trente secondes » : on l’a tous fait dix fois, avec l’espoir intact.
sinon: Au moins la voix passe encore. C’est de l’artisanat, mais ça tient.

> il y a (eu)? une (coupure|panne) (de courant|d’électricité|d’eau) (dans le quartier|dans l’immeuble)? | on a eu une (coupure|panne) (de courant|d’électricité) | tout (le quartier|l’immeuble) est dans le noir | on a plus (d’électricité|de courant|de lumière) (dans l’immeuble|dans le quartier)? | on nous a coupé (l’électricité|le courant) (toute la journée|dans le quartier)?
Une panne de courant, et tout le quartier parle bas, comme s’il ne fallait pas réveiller la nuit. C’est revenu ?
On appuie quand même sur l’interrupteur, dix fois, par politesse. Il y a des bougies sous la main ?
On redécouvre le bruit de la maison quand plus rien ne ronronne.
oui: Tant mieux. On voit enfin où l’on pose les pieds.
non: Alors on parle dans le noir, c’est comme ça que les gens se racontaient tout, avant.
sinon: Ça a son charme, une heure. Deux heures, on pense au congélateur.

> (le chauffage de l’immeuble|la chaudière de l’immeuble|le chauffage collectif) est (en panne|coupé|éteint|pas allumé) | mon chauffage est (tombé)? en panne (depuis trois jours|depuis une semaine)? | (ils ont|le syndic a) (pas|toujours pas) (allumé|rallumé|remis) le chauffage | (on|je) (caille|gèle|pèle) (chez moi|à la maison|dans mon salon) | il fait (quinze|seize|quatorze|douze) degrés (chez moi|dans mon salon|dans la chambre|à la maison) | mes radiateurs (sont|restent) froids | le chauffage de (la résidence|l’immeuble) (est en panne|marche pas|marche plus) | le chauffage est en panne dans (l’immeuble|la résidence) | on a plus de chauffage dans l’immeuble
Avoir froid chez soi, ça prend aux mains et ça monte jusqu’à l’humeur. Combien de pulls, en ce moment ?
On apprend à connaître chaque radiateur par son petit nom, à force de poser la main dessus. C’est quelle pièce, la plus vivable ?
Un logement froid, ça oblige à vivre dans un mètre carré de couverture.
sinon: Une boisson chaude entre les mains, et on tient le siège.

> j’ai (rallumé|allumé|remis) le (chauffage|poêle) (ce soir|pour la première fois)? | (je fais|j’ai fait) (du|un) feu dans la cheminée | j’ai (rentré|commandé|reçu|coupé) (mon|du) bois (pour l’hiver)? | j’ai fait une flambée | je suis devant (la cheminée|le poêle) | on a (rallumé|remis|allumé) le chauffage | on a fait (un feu|du feu|une flambée)
Le premier feu de la saison, ça sent la poussière chaude et les vacances finies. Qui s’installe le plus près ?
On tourne un bouton ou on craque une allumette, et la maison change d’humeur. C’est quelle pièce, la plus douce ?
Une chaleur qui monte, c’est de la compagnie qui ne demande rien.
sinon: Une bonne place. On n’en bougerait pas avant mars.

> (mes|les) voisins font des travaux (depuis six mois|depuis ce matin|tous les jours|le dimanche)? | mon voisin fait des travaux | (il y a|on a) (des travaux|un chantier) (dans l’immeuble|en face|dans la rue|à côté|sous mes fenêtres|chez les voisins) | le voisin perce (toute la journée|le dimanche|à huit heures) | (j’en peux plus|j’en ai marre) (des travaux|de la perceuse|du marteau-piqueur) | les ouvriers commencent à (sept|huit) heures | ils refont (la façade|la rue|le toit|la cage d’escalier) | le voisin fait des travaux (depuis trois mois|depuis un mois|sans arrêt) | les voisins refont (tout|leur appartement|leur cuisine) | j’ai un voisin qui perce (le dimanche|à huit heures|toute la journée) | j’ai un voisin qui fait des travaux | il y a des travaux dans (mon|l’) immeuble | mes voisins font des travaux ça (perce|tape) toute la journée | ça perce toute la journée (chez le voisin|au-dessus)?
La perceuse du voisin a un don : elle s’arrête pile quand on sort. Ça doit durer jusqu’à quand ?
On ne voit rien, on entend tout, et on finit par suivre l’avancement à l’oreille. C’est à quelle heure, le pire moment ?
Un marteau-piqueur au petit déjeuner, c’est un réveil dont personne n’a choisi la sonnerie.
sinon: Il y aura un jour le silence, et il paraîtra presque suspect.

> (on a|j’ai) de nouveaux voisins | les nouveaux voisins (sont arrivés|ont emménagé|arrivent|sont bruyants|sont sympas) | (mon voisin|ma voisine) (déménage|s’en va|vend sa maison) | mes voisins (déménagent|s’en vont|vendent) | (un jeune couple|une famille) (a emménagé|s’est installé) (à côté|au-dessus|en face) | des étudiants ont emménagé (à côté|au-dessus|en face) | il y a quelqu’un de nouveau (dans l’immeuble|sur le palier)
Des cartons dans l’escalier, et tout l’immeuble regarde par le judas. On sait déjà quoi, sur eux ?
Changer de voisins, c’est changer de bruits, de bonjour et d’odeurs de cuisine. Ça inquiète un peu, ou ça amuse ?
Les voisins, c’est une famille qu’on n’a ni choisie ni invitée, et qu’on entend se brosser les dents.
sinon: On verra bien au premier sel emprunté.

> le (chien|bébé|fils) du voisin (aboie|pleure|hurle) (toute la journée|toute la nuit)? | le voisin joue (du piano|de la batterie) (tous les soirs|toute la journée)? | mes voisins (marchent comme des éléphants|courent au-dessus de ma tête|se disputent toute la nuit|mettent la musique à fond) | (le voisin|la voisine) du dessus (marche en talons|fait tourner sa machine la nuit|écoute la télé à fond|tape au mur)
On finit par connaître leur vie comme un feuilleton, sans avoir choisi la chaîne. Ça a déjà été dit, gentiment, de vive voix ?
Chez soi, et pourtant avec eux : c’est ça qui use. C’est tous les soirs ?
Les murs d’immeuble ont été inventés par quelqu’un qui vivait seul à la campagne.
oui: Et ça n’a pas suffi. Il y a des oreilles bien isolées, dommage que ce soient les leurs.
non: Un petit mot souriant dans l’ascenseur, quelquefois, ça baisse le volume.
sinon: On a de la peine à aimer son prochain à travers une cloison.

> j’ai (perdu|oublié|égaré) mes clés (chez moi|au boulot|à l’intérieur)? | j’ai (cassé|laissé) (ma|la) clé (dans la serrure|à l’intérieur|sur la porte) | je me suis (enfermé|enfermée) dehors | je suis (enfermé|enfermée) dehors | la porte a claqué (derrière moi) | je suis à la porte de chez moi | je retrouve (plus|pas) mes clés | j’ai passé une heure à chercher mes clés | j’ai laissé mes clés (à l’intérieur|chez moi|sur la porte|au boulot)
La porte qui claque, et le petit silence d’après, en chaussettes sur le palier. Ça s’est terminé comment ?
Les clés, on les cherche partout, sauf dans la main. Il y a un double quelque part ?
Le serrurier est un des rares métiers qu’on remercie en pleurant sur la facture.
oui: Alors un ami ou un voisin vient de prendre de la valeur.
non: Alors la serrure a gagné cette manche.
sinon: Tout est bien qui finit du bon côté de la porte.

> j’ai (repeint|peint|tapissé|refait) (le salon|la chambre|la cuisine|les volets|le couloir|ma chambre|un mur|les murs|l’entrée|la salle de bain) | je (repeins|peins|tapisse) (le salon|la chambre|la cuisine|les volets|mon appartement|un mur)? | (on|je) (choisis|choisit|cherche) (la couleur|une couleur) | j’ai de la peinture (partout|plein les cheveux|sur les mains) | la couleur (est ratée|va pas|est trop foncée|est superbe|est pas celle du pot)
Des murs neufs, et ce parfum de peinture qui dit « c’est chez moi ». C’est quelle couleur ?
On commence par un mur, et d’un coup les autres ont l’air gris. C’est pour quelle pièce ?
La couleur du pot et celle du mur ne se connaissent pas, c’est bien connu.
sinon: Ça doit changer la lumière, en tout cas.

> j’ai (monté|fini de monter|essayé de monter) (un meuble|une armoire|un lit|une étagère|une bibliothèque|une commode) (en kit|ikea)? | on a monté (le lit|l’armoire|la bibliothèque|le meuble) (en kit)? | il (manque|me reste) (une vis|une pièce|deux vis) | j’ai monté (une planche|la porte|le fond) à l’envers | la notice (est incompréhensible|sert à rien) | mon (meuble|étagère) (penche|tient pas|est de travers|est bancal) | j’ai (posé|fixé) (une étagère|des étagères|une tringle) | j’ai passé (l’après-midi|la journée|deux heures) à monter (une armoire|un meuble|une étagère|un lit|une commode) | il me manque une vis (pour mon étagère|pour le meuble|pour finir) | j’ai monté une étagère et il me reste (des|quatre) vis | j’ai monté l’étagère à l’envers
Un meuble en kit, c’est un couple, une notice et une vis de trop. Ça tient debout ?
Le petit bonhomme de la notice sourit, et il ne dit jamais où va la pièce F. Ça a pris combien de temps ?
Une vis qui reste, c’est soit un cadeau, soit une menace.
oui: Alors c’est une victoire. On n’ira pas regarder derrière.
non: Un bout de carton sous un pied, et c’est du style.
sinon: Ça se mérite, une étagère.

> (on|je) (refait|refais) (la cuisine|la salle de bain|la toiture|toute la maison) | (on est|je suis|la maison est) en (travaux|plein chantier|pleins travaux) (depuis des mois|depuis six mois|depuis un an)? | (nos|les) travaux (avancent|avancent pas|traînent|ont pris du retard|commencent lundi|sont bientôt finis) | on vit (dans la poussière|dans le chantier|au milieu des travaux) | (on a|j’ai) (cassé|abattu) (un|le) mur (du salon|de la cuisine)
Vivre en travaux, c’est camper chez soi avec de la poussière dans le café. Ça ressemblera à quoi, à la fin ?
On dit six semaines, on pense trois mois, et à l’arrivée on ne compte plus. C’est quoi, l’étape du moment ?
Chaque mur qu’on ouvre cache une surprise, et jamais un trésor.
sinon: On s’y voit déjà. Le reste, c’est de la patience en sacs de vingt-cinq kilos.

> j’ai (fait|trié|vidé|rangé|débarrassé) (du tri|mes placards|mon dressing|la cave|le grenier|le garage|mes papiers|l’armoire|mes vêtements|la chambre de mon fils) | je (trie|vide|range) (mes placards|mes affaires|la cave|le grenier|le garage|mes vêtements|mes papiers) | j’ai (jeté|donné|apporté) (plein de|dix sacs de|des sacs de) (trucs|vêtements|affaires) | je suis (allé|allée) à (la déchetterie|emmaüs) | j’ai fait (un|le)? grand (ménage|ménage de printemps|rangement|tri) | j’ai retrouvé (des trucs|des vieilleries|mes cahiers|des lettres) en rangeant | j’ai vidé (le grenier|la cave|le garage|mes placards) (ce week-end)? | j’ai tout trié (ce week-end|chez moi)? | j’ai fait du tri (dans mes placards|dans mes affaires|chez moi) | j’ai vidé (le grenier|la cave|le garage) (la semaine dernière|dimanche|hier)
Trier, c’est tomber sur dix versions de soi au fond d’un placard. Qu’est-ce qui est ressorti ?
Trois tas : je garde, je donne, et celui qu’on n’ose pas nommer. Lequel est le plus haut ?
On jette un sac, et c’est drôle, on se sent plus léger que lui.
sinon: Ça a sûrement une histoire, comme tout ce qui dort au fond.

> (on vide|on doit vider|j’ai vidé) la maison de (mes parents|ma mère|mon père|ma grand-mère|mes grands-parents) | (on|je) (trie|range) les affaires de (ma mère|mon père|mes parents|ma grand-mère) | (on met|on a mis) en vente la maison (de famille|de mes parents|de mon enfance) | on vend la maison (de famille|de mes parents|de ma mère|de mon enfance) | la maison de (mes parents|mon enfance) est en vente | on vend la maison de mes (grands-parents|parents)
Vider cette maison-là, c’est ouvrir des tiroirs et refermer une époque. Qu’est-ce qui est le plus dur à mettre dans un carton ?
On croit trier des objets, et ce sont des dimanches qu’on tient dans les mains. Il y a quelqu’un pour partager ça ?
Il n’y a pas de bonne vitesse pour ça. On a le droit de s’asseoir par terre avec une tasse ébréchée.
oui: Alors il y a quelqu’un pour dire « tu te souviens ».
non: C’est lourd, sans personne pour porter l’autre bout. Un objet à la fois.
sinon: Cette chose-là, elle peut venir à la maison, même si elle ne sert à rien.

> (on a|j’ai) fini (les|nos|mes) cartons | (on est|je suis) installé (dans notre nouvel appart|dans notre nouvelle maison|depuis hier|depuis une semaine) | c’est ma première (nuit|soirée) (ici|dans (la|ma) nouvelle maison|dans (le|mon) nouvel appartement|chez moi) | je vis (encore)? dans les cartons | je retrouve (rien|plus rien) (dans les cartons|depuis le déménagement) | j’ai porté des cartons (toute la journée|tout le week-end) | (des amis|mes potes|mes frères|personne) (sont venus|m’ont aidé|est venu) (à|m’aider à) déménager | le déménagement (s’est bien passé|était l’enfer|m’a tué|m’a tuée|a été dur)
Le premier soir, on mange sur un carton et on cherche l’interrupteur du mauvais côté. Ça sonne comment, le silence là-bas ?
Un appartement nouveau, ça craque à des heures qu’on ne connaît pas encore. Quelle pièce ressemble déjà à quelque chose ?
Le carton marqué « divers » restera fermé jusqu’au prochain déménagement, c’est la loi.
sinon: Ça prend forme. Un clou, une lampe, et les murs commencent à répondre.

> (mon propriétaire|mon proprio) (veut pas|refuse de) (me)? rendre (ma|la) caution | il m’a pas rendu ma caution | j’ai (pas récupéré|perdu) ma caution | (mon propriétaire|mon proprio) (fait rien|répond jamais|veut rien réparer|s’en fiche|est un escroc) | (mon|ma) locataire (paie plus|paie pas|est parti sans payer|a tout cassé) | l’état des lieux (s’est mal passé|était une catastrophe) | j’ai des problèmes avec mon (propriétaire|proprio|locataire) | (mon proprio|mon propriétaire) me rend pas ma caution | (il|elle) veut pas me rendre ma caution | (ma|mon) locataire paie plus (son loyer)?
Un logement, deux personnes, et jamais le même regard sur la même plinthe. Ça coince sur quoi ?
Entre propriétaire et locataire, il y a un mur, et chacun voit les fissures de son côté. Ça dure depuis longtemps ?
Les murs sont à l’un, la vie dedans est à l’autre : ça frotte forcément.
oui: Alors il y a de quoi avoir les nerfs, et un gros dossier.
non: C’est récent, donc. Ça se redresse peut-être avant de devenir une affaire.
sinon: Les photos datées parlent mieux que tous les souvenirs.

> (on a eu|j’ai eu|il y avait) (l’assemblée générale|la réunion de copropriété|la réunion de copro) (hier|ce soir)? | c’était l’assemblée générale (de l’immeuble|de copropriété)? | (mon|le) syndic (fait rien|répond jamais|s’en fiche|est nul) | on a voté (les travaux|le ravalement|l’ascenseur) (en assemblée)?
L’assemblée générale, ce théâtre où l’on se déchire pour une minuterie d’escalier. C’était quoi, le grand sujet ?
Un immeuble, c’est trente personnes qui partagent une poubelle et pas le même avis. Qui a le plus crié ?
On y découvre les voisins, et on regrette presque de ne pas les avoir laissés dans l’ascenseur.
sinon: Il faudrait vendre des billets, pour ces soirées-là.

> (quelqu’un|un voisin) (laisse|met) ses (poubelles|vélos|affaires|encombrants) (dans l’entrée|dans le couloir|n’importe où|sur le palier) | les (parties communes|poubelles de l’immeuble) sont (dégueulasses|sales) | les gens trient (pas|n’importe comment) (leurs poubelles)? | le local poubelle (déborde|est dégueulasse) | on a pas ramassé les poubelles
Une poubelle mal posée, et tout un immeuble devient détective. Le coupable est connu ?
Vivre ensemble, ça commence par le couloir, et parfois ça s’y arrête. Quelqu’un a mis un mot dans l’entrée ?
Ce qui est à tout le monde n’est à personne, surtout quand il faut passer le balai.
oui: Alors il y a un nom ou un mot, et un silence gêné dans l’ascenseur.
non: Il faudra bien que quelqu’un commence.
sinon: C’est petit, et c’est tous les jours. C’est ça qui énerve.

> j’ai (acheté)? un nouveau (téléphone|ordinateur|portable) (et j’y comprends rien)? | j’ai changé de (téléphone|ordinateur|portable) | on m’a offert un (téléphone|ordinateur|portable) | j’ai perdu (toutes mes photos|tous mes contacts) (en changeant de téléphone)? | mon nouveau (téléphone|ordinateur) (est compliqué|marche pas|est super)
Un appareil neuf, c’est une cuisine où quelqu’un a changé tous les tiroirs. Qu’est-ce qui est introuvable ?
On passe une heure à retrouver ses habitudes dans une boîte plus brillante. Les photos ont suivi ?
Les premiers jours, on le tient comme un œuf. Après, c’est un téléphone.
oui: Alors l’essentiel est là. Le reste, ce sont des réglages.
non: Aïe. Il en traîne parfois chez les autres, qui les avaient reçues.
sinon: On se débrouille sans, et on s’en étonne un peu.
`
