/** Dilemmas, plans, small annoyances, habits and circumstances, by kind. */
export const everydayTellings = String.raw`
(c est|demain|lundi) (\w+ )?(la rentree|mon premier jour|le grand jour|le jour j)|premier (jour|cours|matin|rendez vous)|je suis nouvelle?|je commence (demain|lundi|un nouveau)|nouveau (boulot|poste|travail|job)
Une veille de première fois, on dort toujours d’un œil.
Le premier jour, tout paraît plus grand qu’il n’est.
Il y a du trac là-dedans, et un peu d’élan aussi.
Qu’est-ce qui impatiente, et qu’est-ce qui inquiète ?
Et le premier geste, demain matin, ce sera quoi ?

(moi qui|je) (freine|bloque|hesite|recule)|pas (le courage|l audace) d|j ai du mal a (me decider|me lancer|choisir|trancher)|prendre une decision
Freiner, c’est parfois de la sagesse, parfois de la peur, et les deux se ressemblent.
Tant que rien n’est signé, on a le droit de tourner autour.
Ce genre de pas, on le fait mille fois dans sa tête avant.
De quoi ce frein protège-t-il, au fond ?
Et si un ami était dans la même situation, {tu lui dirais|vous lui diriez} quoi ?

(\w+ )?kilometres? (en|ce|hier|aujourdhui|a pied)|(cuisses|mollets|jambes|bras) en (feu|compote|coton)|(j ai|j avais)( \w+)? (couru|nage|pedale|transpire)
Ça se sent longtemps, un effort pareil, et c’est plutôt bon signe.
Le corps râle d’abord, et remercie après.
Il fallait s’y mettre, c’est fait.
C’est le début d’une série, ou un coup d’éclat ?

(\w+ )?(euros|balles) (chez|pour|le|la|les|de|a)|(deux|trois|quatre|cinq|six|dix|vingt|trente|quarante|cinquante|soixante|cent)( \w+)? euros
Ça fait une somme, tout de même.
Ça compte, et l’on y pense deux fois après.
L’argent dépensé pour y croire, c’est celui qui fait le plus râler.
Et ça pourra resservir, au moins ?

trop (petite?|loin|grande?|bruyante?|sombre|etroite?|serree?)( pour \w+)?|on est (a l etroit|les uns sur les autres)
À force, les murs finissent par donner leur avis.
Ça pèse sur l’humeur de tout le monde.
Ce n’est pas un détail, ça revient tous les jours.
Il y aurait une solution en vue, ou pas pour l’instant ?

j ai (un credit|une hypotheque|des charges|des responsabilites)|(deux|trois|quatre) enfants (a charge|a nourrir|et)|et (deux|trois|quatre) enfants
Quand d’autres dépendent de soi, on ne saute pas de la même façon.
C’est du concret, et ça pèse lourd dans la balance.
La prudence a ses raisons, et elles ont des prénoms.
Qu’est-ce qui rendrait le risque supportable ?

il y a (une|un|le|la) (\w+ )?(journee|fete|soiree|reunion|concert|marche|brocante|repas|match|spectacle|rencontre|vernissage|bal|salon)( \w+){0,3} (samedi|dimanche|demain|lundi|mardi|mercredi|jeudi|vendredi|ce soir|bientot)
Ça donne un rendez-vous dans la semaine.
Une occasion toute trouvée.
Ça peut valoir le détour.
L’envie d’y aller est là, ou il faut se pousser un peu ?

(pucerons|limaces|escargots|mauvaises herbes|taupes?|fourmis|guepes|mites|souris)|(mes|les|nos|des) (rosiers|tomates|salades|legumes|fleurs|plantes|haricots|courgettes|fraisiers)
Un jardin, ça ne se laisse jamais faire.
On plante, et la nature négocie.
Il faut de la patience et de mauvaises chaussures.
Et le reste du jardin, il se porte bien ?

(je|j)( ne)? (peux|ose|sais|saurais) pas( \w+)? (lui|leur|l|le|la) (demander|dire|parler|aborder|inviter|ecrire|appeler)|comment (l|lui|leur) (aborder|parler|demander)
De front, non, mais il y a toujours une porte de côté.
Le premier mot est le plus lourd, les autres suivent.
Rien n’oblige à tout dire d’un coup.
Qu’est-ce qui serait la pire réponse, en vrai ?
Un petit prétexte, ça se trouve : il y en a un sous la main ?

(je|j) (lui|leur) (apporte|ai apporte|offre|ai offert|prepare|ai prepare|fais|ai fait|achete|ai achete|rends visite|garde|tiens|lis|lisais|envoie)|je (m occupe|prends soin) d
C’est une belle attention, et ce genre de chose arrive toujours à bon port.
On soigne avec ces petits gestes-là, plus qu’on ne le croit.
Ça dit tout, sans faire de phrases.
Et en face, ça se voit, le plaisir ?

(garde|ai garde|gardais|babysitt~)( \w+)? (mes|les|mon|ma|deux|trois) (\w+ )?(neveux|nieces?|petits?|enfants?|fils|filles?|gamins?|jumeaux)
À cet âge-là, une journée en vaut trois.
Ça demande du souffle, tout ce petit monde.
On en ressort vidé et attendri, en général.
Quelle a été la plus belle bêtise ?

(elle|il|ils|elles) (m |nous |l |se |en )?(a|ont|avait|avaient|mange|cache|glisse|met|prend|oublie|garde)( \w+){0,3} (poche|tiroir|placard|sac|coin|main|tete|porte|mur|sol|ascenseur|escalier)
On imagine bien la scène.
C’est le genre de détail qu’on n’oublie pas.
Il n’y a que dans la vraie vie qu’on voit ça.
Et la réaction, sur le moment ?

(voila|ca y est|bon) (\w+ )?c est (fait|regle|envoye)|c est fait|je l (eteins|envoie|ai (envoye|fait|eteinte?|appele~|jete~))|je viens de (le|la|l|lui) (faire|envoyer|eteindre|dire|ecrire)
Bien joué, c’est un pas pour de vrai.
Voilà, et le monde ne s’est pas écroulé.
C’est fait, et ça ne se défait plus : bravo.
Et là, c’est plutôt du soulagement, ou un petit vertige ?

(peut etre (que|qu|bien)|pourquoi pas|c est (peut etre )?l occasion|ca se tente|ca vaut le coup)
Ce serait une jolie façon de faire.
Ça se tente, et le risque est petit.
L’idée est bonne, il ne manque que le premier pas.
Et si ça marchait, ce serait quoi la suite ?

! je (pourrais|pourrai|peux) (peut etre )?(lui|leur|en|y|la|le|les)( \w+)? (porter|apporter|preter|offrir|proposer|inviter|donner|parler|rendre|faire)|j (ai|avais) (pense|songe) (a|en|y|lui|qu|que)|je pensais (a|y|lui|en)|j ai (une|eu une) (\w+ )?idee
C’est une idée qui se tient.
Ça a l’air simple, et c’est souvent ce qui marche.
Oui, ça me paraît juste.
Qu’est-ce qui ferait hésiter ?

(loyer|prix|facture~|essence|courses|electricite)( \w+){0,5} (chers?|cheres?|euros|balles|augment~|grimp~)|je gagne|(euros|balles) (par|de plus|de moins)|(ca|c est) (va etre |trop |un peu )?(chaud|juste|serre) (financierement|ce mois|niveau)|c est (trop |plus |vachement )?cher
Ça se compte, forcément, et la fin du mois a bonne mémoire.
Le budget a toujours son mot à dire.
Ça resserre le choix, oui.
Et en comptant large, ça passe, ou c’est vraiment trop juste ?

si (je|j) .* et si (je|j)|j hesite|je (ne )?sais pas (si (je|on|j|ca vaut|c est (une bonne|le bon|la bonne))|quoi (faire|choisir|repondre)|comment (faire|choisir|lui))|(d un|d) cote|soit .* soit|je suis partagee?|je me dis (parfois |souvent )?(que|qu)|je devrais (peut etre)?|j arrive pas a (choisir|me decider)
Dans les deux cas, quelque chose se perd, c’est bien ce qui coince.
Pas de bonne réponse toute faite, là-dedans.
L’hésitation, c’est souvent qu’il y a deux bonnes raisons en face.
Le cœur et la tête ne sont pas d’accord, on dirait.
Lequel des deux regrets serait le plus lourd ?
Si la décision se prenait seule, {tu espérerais|vous espéreriez} quoi ?
Il y a une date limite, ou on peut laisser reposer ?

(je|j|on) (passe|passes|ai|a|vais passer|vois|rencontre)( \w+){0,2} (entretien|examen|oral|concours|rdv|rendez vous|operation|audition|controle|partiel|permis|audience|reunion|date)|(demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( \w+){0,4} (entretien|examen|oral|concours|rdv|rendez vous|operation|partiel|audience)
C’est le genre de rendez-vous qu’on a en tête dès le réveil.
Ça approche, et ça occupe l’esprit.
Le plus dur, souvent, c’est la veille.
{Tu le sens|Vous le sentez} comment, pour l’instant ?
Qu’est-ce qui est déjà prêt, et qu’est-ce qui manque ?

(je dois|il faut que|faut que|j ai jusqu|avant (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|la fin)|dernier delai|obligee? de|je suis censee?|il me reste (a|\w+ jours))
Encore quelque chose qui attend son tour.
C’est le genre de chose qui trotte dans la tête tant que ce n’est pas fait.
Une échéance, ça aide et ça serre en même temps.
Qu’est-ce qui bloque le plus, pour s’y mettre ?
Et une fois que ce sera derrière, qu’est-ce qui changera ?

((arrive~|toujours|encore|tout le temps) en retard|en panne|tombee? en panne|de merde|fait chier|j en ai marre|ras le bol|ca me saoule|galere|cassee?s?|casser|marche (plus|pas)|bloque~|bouche~|fuite|fuit|plus (d eau|de courant|d electricite|de chauffage|de reseau|d internet)|perdu (mes|mon|ma)( \w+)? (cles|telephone|portefeuille|carte)|rate (mon|le|mes) (bus|train|avion|metro|reveil)|(bus|train|metro|avion) (est |etait |a |en )?(\w+ )?(retard|annule|supprime)|une heure de retard|greve|embouteillages?|bouchons|amende|prune|panne)
Ah, pénible, ça, et toujours le mauvais jour.
Aïe. Comme si la journée n’était pas déjà pleine.
Le genre de tuile qui en appelle une autre.
Ça gâche bêtement une journée.
Et du coup, il y a une solution en vue ?
Ça peut se régler aujourd’hui, ou il faut attendre quelqu’un ?

(pas vraiment|trop|super|assez|tellement|vraiment|un peu|c est|c etait|completement|plutot) (nul~|naze|moche|rate~|cliche|pourri~|decevant~|bof|chiant~|ennuyeu~|mauvais~|degueu|debile|surfait)
Ah, dommage.
Bon, à oublier, alors.
Au moins, c’est dit sans détour.
Parfois on s’attend à mieux, et voilà.
Qu’est-ce qui n’allait pas, surtout ?
Il y avait quand même quelque chose à sauver ?

(crois|croyais|suis) (pas )?(trop |tellement |vraiment )?(fan|convaincue?|sceptique)|j y crois (pas|plus|moyen)|(ca )?(marche|marchera|sert) (pas|a rien)( avec| sur)?|je suis pas (trop |tellement |tres )?(dans|pour|fan)|pas mon truc|c est pas pour moi
C’est honnête, et rien n’oblige à y croire.
On peut très bien essayer en traînant les pieds.
Le doute a sa place ici.
Et qu’est-ce qui donnerait quand même envie de voir ?
Il y a eu une mauvaise expérience, ou c’est une intuition ?

((c est la|ma) premiere fois|jamais (fait ca|essaye|utilise)|je debute|je sais pas (trop )?comment (on|ca|faire|commencer))
Il n’y a rien à savoir faire, on cause, et c’est tout.
Il faut bien une première fois, et il n’y a pas d’examen.
Rien ne presse, on trouve le ton en marchant.
Qu’est-ce qui a donné l’envie d’essayer ?
On commence par quelque chose de facile ?

(c est|un peu|assez|tres|sujet|question) (\w+ )?(delicate?|genante?|intime|pas facile a dire|tabou)|j ose (pas|a peine)|ca me gene
On peut y aller doucement, et s’arrêter quand on veut.
Ici, rien n’est gênant, et personne ne juge.
Il faut du cran pour mettre des mots là-dessus.
Par quel bout ce serait le plus simple ?

(mieux|bien|mal|pas assez|sous|moins bien) pay~|(bon|gros|meilleur|petit) salaire|(le double|augmentation|une prime)
Ça pèse dans la balance, forcément.
L’argent ne fait pas tout, mais il parle fort.
Ça change le calcul, oui.
Et si on met l’argent de côté une seconde, ça donne quoi ?

((je|j|on) (la |le |les )?(fais|prepare~?|cuisine|ai fait|a fait|mets|mijote|mange|ai mange|goute)( \w+){0,4} (soupe|gateau|tarte|potiron|crepes?|gratin|confiture~|pates|pain|couscous|lasagnes|quiche|salade|poulet|roti|pot au feu|blanquette|omelette|ragout|pizza|riz|muscade|chocolat|recette|ratatouille|curry|tajine)|une pomme de terre|un peu de muscade)
Ça donne faim, dit comme ça.
Il y a des odeurs qui font une maison à elles toutes seules.
Voilà une cuisine qui sent bon d’ici.
C’est une recette de famille, ou au petit bonheur ?
C’est pour une tablée, ou juste pour {toi|vous} ?

(je|j|on) (regarde|regardais|ai vu|a vu|lis|ai lu|lisais|ecoute|ecoutais|ai ecoute|suis en train de (lire|regarder|voir)|joue|ai joue)( \w+){0,4} (film|serie|livre|roman|bouquin|documentaire|match|emission|podcast|album|chanson|musique|concert|jeu|jeux|console|tele|feuilleton|saison|episode)
Une bonne histoire, ça fait voyager sans bouger.
Ça occupe une soirée mieux que bien des choses.
C’est souvent là-dedans qu’on se retrouve un peu.
Et ça raconte quoi, en deux mots ?
C’est à conseiller, ou pas tellement ?

(je suis|je reste|je traine|la je suis|j suis) (\w+ )?(dans|sur|sous|au|a la|chez|en train de) (\w+ )?(canape|lit|couette|cuisine|voiture|train|bus|metro|balcon|jardin|terrasse|bain|chambre|bureau|maison|plaid|fauteuil|salon)|je (bois|prends|sirote) (un|une|mon|ma)( \w+)? (the|cafe|tisane|verre|infusion|biere|chocolat|bain)|tranquille|pose~ (sur|dans|la)
Bon endroit pour causer, ça.
On est bien, alors, autant en profiter.
Ça fait une petite pause dans la journée.
La journée est finie, ou il reste des choses à faire ?

(il|ca) (pleut|neige|fait (froid|chaud|beau|gris|moche|nuit|un temps|\w+ degres)|caille|gele)|(la|cette) (pluie|canicule|chaleur|neige|meteo)|(quel|un|le) (froid|soleil|vent|ciel|sale temps|beau temps|temps de chien)
Le temps qu’il fait finit toujours par entrer dans la maison.
Ça joue sur l’humeur, quoi qu’on en dise.
Un temps à rester au chaud, ou à la fenêtre.
Et à part le ciel, la journée a été comment ?

(je|j|on) (viens de (finir de )?(repeindre|ranger|nettoyer|monter|trier|tondre)|ai fait|fais|dois faire|range|ai range|lave|repasse|nettoie|trie|plie|bricole|jardine|plante|ai plante|tonds|rentre des|sors d~|reviens d~)( \w+){0,3} (courses|menage|linge|vaisselle|lessive|repassage|cartons|placards?|papiers|vitres|travaux|peinture|jardin|potager|tomates|haie|pelouse|garage|cave|chambre|maison)|les courses|le menage
Ça occupe les mains, et la tête se repose un peu.
Le quotidien, ça ne s’arrête jamais tout à fait.
Une chose de faite, c’est une chose de moins.
C’est plutôt apaisant, ou plutôt une corvée ?

((au|le|du|mon|de|ce) (boulot|travail|taf)|(mon|ma|mes|la|le|les|un|une) (chef|cheffe|patronne?|collegues?|clients?|manager)|reunions?|horaires|chantier|usine)
Le travail, on croit le laisser à la porte et il rentre avec nous.
On y passe tellement d’heures que ça finit par compter.
Ça prend de la place, ces journées-là.
Et l’ambiance, elle aide, ou elle plombe ?
Qu’est-ce qui fait que ça vaut le coup, quand même ?

(je suis|je bosse|je travaille|j etais|j ai ete|je fais)( \w+)? (\w+(eur|euse|ier|iere|iste|ien|ienne|ant|ante|teur|trice|ologue)|prof|comptable|secretaire|vendeuse|retraite|retraitee|au chomage|etudiante?|artiste|cadre|medecin|avocate?|juge|routier|dans (la|le|l|une?|les) \w+|chez \w+|a la (retraite|poste|sncf|mairie))|je cherche du (travail|boulot)|a mon compte
D’accord, je situe mieux.
C’est tout un monde, vu de l’intérieur.
Ça dit déjà pas mal de choses sur les journées.
Et c’est une vie qui plaît, ou une vie qui passe ?
Qu’est-ce que les gens n’imaginent pas, de ce côté-là ?

(j ai|j aurai|je vais avoir) \w+( et un| \w+)? ans|j habite|je vis (a|en|au|dans|avec|seule?)|je viens (du|de la|des) 
D’accord, je vois un peu mieux à qui je parle.
Merci, ça aide à situer.
Ça plante le décor.
Et ces temps-ci, la vie a quel goût ?

(j adore|j aime (bien|beaucoup|trop)|je kiffe|ma passion|mon truc|je suis fan|je prefere|mon plaisir)|(je|j|on)( \w+){1,5} (chaque (matin|soir|semaine|dimanche)|tous les (matins|soirs|jours|dimanches|samedis|lundis|mardis|mercredis|jeudis|vendredis))
Ça, c’est à soi, et ça se garde.
Ce sont ces petites choses qui tiennent une semaine.
Il en faut, des rendez-vous comme ça avec soi-même.
Ça vient d’où, ce goût-là ?
Et quand ça manque, ça se sent ?

(ce n est rien|c est rien|c est pas grave|pas grave|vous (ne )?pouviez pas savoir|tu (ne )?pouvais pas savoir|y a pas de mal|pas de souci|pas de probleme|je (t|vous) en veux pas)
Merci, c’est gentil de le dire.
Merci de ne pas m’en tenir rigueur.
C’est généreux, merci.
D’accord, on reprend tranquillement, alors.

(tu imagines|vous imaginez|tu te rends compte|vous vous rendez compte|t imagines|figure toi|figurez vous|tu vois le (truc|genre|tableau)|vous voyez le (genre|tableau)|je te jure|je vous jure|franchement)
Ah, je vois très bien le tableau.
Oui, il y a de quoi lever les yeux au ciel.
On n’invente pas ces choses-là.
Et ça s’est fini comment ?

(ca fait|depuis|pendant) (\w+ ){1,2}(ans?|mois|semaines?|annees?|temps|longtemps)|\w+ ans (dans|a|de|chez|au)
Ce n’est pas rien, comme durée.
Tout ce temps, ça s’installe.
D’accord, ça ne date pas d’hier.
Et depuis le début, qu’est-ce qui a changé ?

(vole|pique|perdu|oublie|renverse|crame|brule|tache|sali|creve|coince|fait tomber|raye)( \w+){0,2} (mon|ma|mes|le|la|les|un|une|d)|(est|a) (tout )?(crame|brule|fichu|foutu|annule|trempe)|(frigo|placard) vide|plus de (cafe|lait|pain|batterie|place|courant)|(moustique|perceuse|marteau piqueur|poubelles?)|(impots|amende|pv)|trompee? (de|d)|(pas|jamais) (venue?|arrivee?|passee?)$|perdu (deux|trois|un|quatre) a
Ah, la barbe.
Le genre de petite chose qui gâche une heure entière.
Ce n’est pas la fin du monde, mais on s’en passerait.
Aïe, et ça tombe toujours mal.
Et ça s’est rattrapé, finalement ?
Ça a mis de mauvaise humeur pour la journée, ou c’est passé ?

(j ai|attrape|chope) (\w+ )?(un rhume|la creve|des courbatures|une ampoule|un coup de soleil|une angine|la grippe|le nez|une toux|pris \w+ kilos)|enrhume~|je tousse
Pas bien méchant, mais de quoi ronchonner.
Le corps réclame une journée de couette, voilà tout.
Ça demande un peu de douceur et une boisson chaude.
Ça dure depuis quelques jours ?

(je|j|on) (joue (de|d|du)|fais (de|du|d)|chante|tricote|couds|peins|dessine|collectionne|ramasse|jardine|peche|vais a la (peche|chasse|chorale|danse)|cours|nage|lis)\b|(chorale|guitare|piano|accordeon|tricot|aquarelle|poterie|petanque|belote|scrabble)
C’est un bel endroit où poser sa tête.
Il y a une vraie patience là-dedans.
Ces heures-là ne sont jamais perdues.
Ça a commencé comment ?
C’est plutôt en solitaire, ou avec d’autres ?

(je|j|on) (ai|a) (\w+ )?(achete|commande|recu|monte|repeint|installe|repare|construit|accroche|change (de|d|mon|ma))
Du neuf à la maison, ça change l’humeur.
Ça donne envie de voir le résultat.
On s’y attache, à ce qu’on a choisi soi-même.
Et le résultat, il est à la hauteur ?

(je|j|on) (commence|finis|termine|embauche|me leve|travaille|bosse)( \w+)? (a \w+ heures|de nuit|le week end|le samedi|le dimanche|tot|tard)
Des horaires comme ça, ça organise toute une vie autour.
Il faut s’y faire, et le reste suit comme il peut.
Ça décale de tout le monde, des heures pareilles.
On s’y habitue, ou jamais vraiment ?

(c est|c etait|on est|j etais|il y a|en face|a cote)( \w+){0,3} (village|campagne|bord|mer|montagne|ville|quartier|rue|parc|eglise|place|vosges|bretagne|normandie|sud|nord|ile|lac|foret|immeuble|vieille maison)
On se fait déjà une image du lieu.
Il y a des endroits qui ont leur lumière à eux.
On aimerait y passer une heure, rien que pour voir.
Qu’est-ce qu’on y entend, le matin ?

moi (c est|je suis|j aime)( \w+)? (plutot|du (matin|soir)|timide|solitaire|calme|bavarde?|casaniere?|pas trop)|je suis (plutot|du genre|quelqu un|assez|de nature|du (matin|soir))|j aime pas (trop|vraiment)?|je deteste|j ai horreur
C’est bien de le savoir, chacun sa manière.
Ça se respecte, les goûts et les humeurs.
Il en faut, des gens comme ça aussi.
Ça a toujours été comme ça ?

je (ne )?sais (meme )?pas (cuisiner|conduire|nager|bricoler|danser|chanter|faire (un|une|la|le|les)|changer)
Personne ne naît en sachant, et il n’est jamais trop tard.
Il y en a d’autres qui ne l’avoueraient pas.
Le reconnaître, c’est déjà la première leçon.
Et l’envie d’apprendre, elle est là ?

(on|nous) (se voit|se retrouve|mange|a mange|a joue|a dine|a fait (un|une)|a regarde|a passe|est alle~|a discute|a parle)( \w+){0,3}|(repas|dejeuner|diner|apero|barbecue|pique nique) (de|en|avec|chez)
Ces moments à plusieurs, c’est ce qui reste.
Une table et du monde, il n’en faut pas plus.
On a beau dire, à plusieurs, tout a meilleur goût.
Et l’ambiance, elle était bonne ?

je (ne )?(rigole|plaisante|deconne) pas|(je suis|c est) (tres |vraiment )?serieux|pour de vrai
Je n’en doute pas une seconde.
D’accord, c’est du sérieux.
Je le prends au sérieux, alors.
Et autour, qui est au courant ?

(fait|fais) (eclater|battre|laminer|ecraser|demolir|sortir)|(\w+ )zero|(perdu|mene|pris) (\w+ )?(a|zero|quatre|cinq|six)
Quelle raclée.
Il y a des soirs où rien ne rentre.
Ça se digère avec un peu de mauvaise foi et une bonne nuit.
C’est la défense qui a craqué, ou tout le monde ?
`
