/** Kinds of telling about dilemmas, plans, small annoyances, habits and circumstances. */
export const everydayTellings = String.raw`
^(?!.*(c est|c etait|trop|trouve))(\w+ ){3,}(?<!(est|etait|sont|suis|ai|etaient|ete|tres|vraiment|plutot|assez|hyper|un|une|de|le|la|ambiance|idee|nouvelle|truc|moment|semaine|journee|soiree|end|gens|monde) )(super|genial|parfait|sympa|bravo|charmant|magnifique|formidable)$
« Super », oui… On s’en serait bien passé.
La totale, donc.
Le genre de cadeau qu’on n’avait pas commandé.
Et il en reste quelque chose, ou c’est réglé ?

(c est|demain|lundi) (\w+ )?(la rentree|mon premier jour|le grand jour|le jour j)|demain( \w+){0,3} premier (jour|cours|matin|rendez vous)|je suis nouvelle?|je commence (demain|lundi|un nouveau)
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
Et le lendemain, les jambes disent quoi ?

j ai (un credit|une hypotheque)|(deux|trois|quatre) enfants (a charge|a nourrir|et)
Quand d’autres dépendent de soi, on ne saute pas de la même façon.
C’est du concret, et ça pèse lourd dans la balance.
La prudence a ses raisons, et elles ont des prénoms.
Qu’est-ce qui rendrait le risque supportable ?
Qui en a parlé à la maison ?

il y a (une|un|le|la) (\w+ )?(journee|fete|soiree|reunion|concert|marche|brocante|repas|match|spectacle|rencontre|vernissage|bal|salon)( \w+){0,3} (samedi|dimanche|demain|lundi|mardi|mercredi|jeudi|vendredi|ce soir|bientot)
Ça donne un rendez-vous dans la semaine.
Une occasion toute trouvée.
Ça peut valoir le détour.
L’envie d’y aller est là, ou il faut se pousser un peu ?
Il y aura des visages connus ?

(pucerons|limaces|escargots|mauvaises herbes|taupes?|fourmis|guepes|mites|souris)|(mes|les|nos|des) (rosiers|tomates|salades|legumes|fleurs|plantes|haricots|courgettes|fraisiers)
Un jardin, ça ne se laisse jamais faire.
On plante, et la nature négocie.
Il faut de la patience et de mauvaises chaussures.
Et le reste du jardin, il se porte bien ?
Et la récolte, on la partage ?

(je|j)( ne)? (peux|ose|sais|saurais) pas( \w+)? (lui|leur|l|le|la) (demander|dire|parler|aborder|inviter|ecrire|appeler)|comment (l|lui|leur) (aborder|parler|demander)
De front, non, mais il y a toujours une porte de côté.
Le premier mot est le plus lourd, les autres suivent.
Rien n’oblige à tout dire d’un coup.
Qu’est-ce qui serait la pire réponse, en vrai ?
Un petit prétexte, ça se trouve : il y en a un sous la main ?

(je|j) (lui|leur) (apporte|ai apporte|offre|ai offert|prepare|ai prepare|rends visite|lis|lisais)
C’est une belle attention, et ce genre de chose arrive toujours à bon port.
On soigne avec ces petits gestes-là, plus qu’on ne le croit.
Ça dit tout, sans faire de phrases.
Et en face, ça se voit, le plaisir ?
C’est venu comment, cette idée ?

(garde|ai garde|gardais|babysitt~)( \w+)? (mes|les|mon|ma|deux|trois) (\w+ )?(neveux|nieces?|petits?|enfants?|fils|filles?|gamins?|jumeaux)
À cet âge-là, une journée en vaut trois.
Ça demande du souffle, tout ce petit monde.
On en ressort vidé et attendri, en général.
Quelle a été la plus belle bêtise ?
Et le soir, qui s’endort en premier ?

(voila|ca y est|bon) (\w+ )?c est (fait|regle|envoye)|je l (eteins|envoie|ai (envoye|fait|eteinte?|appele~|jete~))|je viens de (le|la|l|lui) (faire|envoyer|eteindre|dire|ecrire)
Bien joué, c’est un pas pour de vrai.
Voilà, et le monde ne s’est pas écroulé.
C’est fait, et ça ne se défait plus : bravo.
Et là, c’est plutôt du soulagement, ou un petit vertige ?
Le cœur battait fort, au moment de le faire ?

! je (pourrais|pourrai|peux) (peut etre )?(lui|leur)( \w+)? (porter|apporter|preter|offrir|proposer|inviter|donner|rendre)|j ai (une|eu une) (\w+ )?idee
C’est une idée qui se tient.
Ça a l’air simple, et c’est souvent ce qui marche.
Oui, ça me paraît juste.
Qu’est-ce qui ferait hésiter ?
Et l’essai, c’est pour quand ?

(loyer|prix|facture~|essence|courses|electricite)( \w+){0,5} (chers?|cheres?|euros|balles|augment~|grimp~)|(euros|balles) (par|de plus|de moins)|(ca|c est) (va etre |trop |un peu )?(chaud|juste|serre) (financierement|ce mois|niveau)|c est (trop |plus |vachement )?cher
Ça se compte, forcément, et la fin du mois a bonne mémoire.
Le budget a toujours son mot à dire.
Ça resserre le choix, oui.
Et en comptant large, ça passe, ou c’est vraiment trop juste ?
Où est-ce que ça coince en premier ?

si (je|j) .* et si (je|j)|j hesite|je (ne )?sais pas (si (je|on|j|ca vaut|c est (une bonne|le bon|la bonne))|quoi choisir|comment choisir)|soit .* soit|je suis partagee?|j arrive pas a (choisir|me decider)
Dans les deux cas, quelque chose se perd, c’est bien ce qui coince.
Pas de bonne réponse toute faite, là-dedans.
L’hésitation, c’est souvent qu’il y a deux bonnes raisons en face.
Le cœur et la tête ne sont pas d’accord, on dirait.
Lequel des deux regrets serait le plus lourd ?
Si la décision se prenait seule, {tu espérerais|vous espéreriez} quoi ?
Il y a une date limite, ou on peut laisser reposer ?

(je|j|on) (passe|passes|vais passer)( \w+){0,2} (entretien|examen|oral|concours|audition|partiel|permis)|(demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( \w+){0,4} (entretien|examen|oral|concours|operation|partiel|audience)
C’est le genre de rendez-vous qu’on a en tête dès le réveil.
Ça approche, et ça occupe l’esprit.
Le plus dur, souvent, c’est la veille.
{Tu le sens|Vous le sentez} comment, pour l’instant ?
Qu’est-ce qui est déjà prêt, et qu’est-ce qui manque ?

(en panne|tombee? en panne|plus (d eau|de courant|d electricite|de chauffage|de reseau|d internet)|rate (mon|le) (bus|train|avion|metro|reveil)|(bus|train|metro|avion) (est |etait |a |en )?(\w+ )?(retard|annule|supprime)|une heure de retard|greve|embouteillages?|bouchons|panne)
Ah, pénible, ça, et toujours le mauvais jour.
Aïe. Comme si la journée n’était pas déjà pleine.
Le genre de tuile qui en appelle une autre.
Ça gâche bêtement une journée.
Et du coup, il y a une solution en vue ?
Ça peut se régler aujourd’hui, ou il faut attendre quelqu’un ?

c etait (pas vraiment|trop |super |assez |tellement |vraiment |un peu |completement |plutot )?(nul~|naze|rate~|cliche|pourri~|decevant~|bof|chiant~|ennuyeu~|surfait)
Ah, dommage.
Bon, à oublier, alors.
Au moins, c’est dit sans détour.
Parfois on s’attend à mieux, et voilà.
Qu’est-ce qui n’allait pas, surtout ?
Il y avait quand même quelque chose à sauver ?

(croyais|suis) (pas )?(trop |tellement |vraiment )?(convaincue?|sceptique)|j y crois (pas|plus|moyen)|pas mon truc|c est pas pour moi
C’est honnête, et rien n’oblige à y croire.
On peut très bien essayer en traînant les pieds.
Le doute a sa place ici.
Et qu’est-ce qui donnerait quand même envie de voir ?
Il y a eu une mauvaise expérience, ou c’est une intuition ?

(c est la|ma) premiere fois (ici|que (j appelle|je (vous |t )?appelle|je fais ca|j essaie|je parle a))|jamais (fait ca|essaye|utilise ca)|je sais pas (trop )?comment (on fait|ca marche|commencer)
Il n’y a rien à savoir faire, on cause, et c’est tout.
Il faut bien une première fois, et il n’y a pas d’examen.
Rien ne presse, on trouve le ton en marchant.
Qu’est-ce qui a donné l’envie d’essayer ?
On commence par quelque chose de facile ?

(c est|sujet|question) (\w+ )?(delicate?|genante?|intime|pas facile a dire|tabou)
On peut y aller doucement, et s’arrêter quand on veut.
Ici, rien n’est gênant, et personne ne juge.
Il faut du cran pour mettre des mots là-dessus.
Par quel bout ce serait le plus simple ?
On commence par le mot le plus facile ?

((je|j|on) (la |le |les )?(fais|prepare~?|cuisine|ai fait|a fait|mets|mijote|mange|ai mange|goute)( \w+){0,4} (soupe|gateau|tarte|potiron|crepes?|gratin|confiture~|pates|pain|couscous|lasagnes|quiche|salade|poulet|roti|pot au feu|blanquette|omelette|ragout|pizza|riz|muscade|chocolat|recette|ratatouille|curry|tajine)|une pomme de terre|un peu de muscade)
Ça donne faim, dit comme ça.
Il y a des odeurs qui font une maison à elles toutes seules.
Voilà une cuisine qui sent bon d’ici.
C’est une recette de famille, ou au petit bonheur ?
C’est pour une tablée, ou juste pour {toi|vous} ?

(je|j|on) (regarde|regardais|ai vu|a vu|lis|ai lu|lisais|ecoute|ecoutais|ai ecoute|suis en train de (lire|regarder|voir))( \w+){0,4} (film|serie|livre|roman|bouquin|documentaire|podcast|feuilleton|saison|episode)
Une bonne histoire, ça fait voyager sans bouger.
Ça occupe une soirée mieux que bien des choses.
C’est souvent là-dedans qu’on se retrouve un peu.
Et ça raconte quoi, en deux mots ?
C’est à conseiller, ou pas tellement ?

(je suis|je reste|je traine|la je suis|j suis) (\w+ )?(dans|sur|sous|au|a la) (\w+ )?(canape|couette|balcon|jardin|terrasse|bain|plaid|fauteuil)|je (bois|prends|sirote) (un|une|mon|ma)( \w+)? (the|cafe|tisane|verre|infusion|biere|chocolat|bain)
Bon endroit pour causer, ça.
On est bien, alors, autant en profiter.
Ça fait une petite pause dans la journée.
La journée est finie, ou il reste des choses à faire ?
On entend quoi, autour ?

(il|ca) (pleut|neige|fait (froid|chaud|beau|gris|moche|nuit|un temps|\w+ degres)|caille|gele)|(la|cette) (pluie|canicule|chaleur|neige|meteo)|(quel|un) (froid|vent|sale temps|beau temps|temps de chien)
Le temps qu’il fait finit toujours par entrer dans la maison.
Ça joue sur l’humeur, quoi qu’on en dise.
Le ciel a toujours son mot à dire.
Et à part le ciel, la journée a été comment ?
C’est une raison de rester dedans, ou de sortir exprès ?

(je|j|on) (viens de (finir de )?(repeindre|ranger|nettoyer|monter|trier|tondre)|ai fait|fais|dois faire|range|ai range|lave|repasse|nettoie|trie|plie|bricole|jardine|plante|ai plante|tonds|rentre des|sors d~|reviens d~)( \w+){0,3} (courses|menage|linge|vaisselle|lessive|repassage|cartons|placards?|papiers|vitres|travaux|peinture|jardin|potager|tomates|haie|pelouse|garage|cave|chambre|maison)|les courses|le menage
Ça occupe les mains, et la tête se repose un peu.
Le quotidien, ça ne s’arrête jamais tout à fait.
Une chose de faite, c’est une chose de moins.
C’est plutôt apaisant, ou plutôt une corvée ?
Avec de la musique, ou en silence ?

(je suis|j etais|j ai ete|(travaille|bosse) comme)( \w+)? (infirmier~|aide soignante?|prof|professeure?|instit~|comptable|secretaire|vendeu~|cuisinier~|serveu~|boulanger~|coiffeu~|macon|electricien~|plombier|menuisier|mecanicien~|facteur|factrice|chauffeur|routier|livreu~|cariste|caissier~|graphiste|architecte|ingenieure?|medecin|avocate?|juge|pompier|gendarme|etudiante?|a mon compte)|je (travaille|bosse) (dans (la|le|l|une?|les) \w+|chez \w+|a la (poste|sncf|mairie))|je cherche du (travail|boulot)
Je situe mieux.
C’est tout un monde, vu de l’intérieur.
Ça dit déjà pas mal de choses sur les journées.
Et c’est une vie qui plaît, ou une vie qui passe ?
Qu’est-ce que les gens n’imaginent pas, de ce côté-là ?

(j ai|j aurai|je vais avoir) \w+( et un| \w+)? ans|j habite|je vis (a|en|au|dans|avec|seule?)|je viens (du|de la|des) 
Je vois un peu mieux à qui je parle.
Merci, ça aide à situer.
Ça plante le décor.
Et ces temps-ci, la vie a quel goût ?
Et le reste du temps, il se passe comment ?

(j adore|j aime (bien|beaucoup|trop)|je kiffe|ma passion|je suis fan|mon plaisir)
Ça, c’est à soi, et ça se garde.
Ce sont ces petites choses qui tiennent une semaine.
Il en faut, des rendez-vous comme ça avec soi-même.
Ça vient d’où, ce goût-là ?
Et quand ça manque, ça se sent ?

(tu|vous) (ne )?pouv(ais|iez) pas savoir|je (t|vous) en veux pas
Merci, c’est gentil de le dire.
Merci de ne pas m’en tenir rigueur.
C’est généreux, merci.
D’accord, on reprend tranquillement, alors.

(tu imagines|vous imaginez|tu te rends compte|vous vous rendez compte|t imagines|figure toi|figurez vous|tu vois le (truc|genre|tableau)|vous voyez le (genre|tableau))
Ah, je vois très bien le tableau.
Oui, il y a de quoi lever les yeux au ciel.
On n’invente pas ces choses-là.

perdu (mes|mon|ma)( \w+)? (cles|telephone|portefeuille|carte)|(renverse|crame|brule|tache|raye|fait tomber)( \w+){0,2} (mon|ma|mes|le|la|les|un|une)|(frigo|placard) vide|plus de (cafe|lait|pain|batterie|courant)
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
Il y a de quoi se faire une tisane ?

(je|j|on) (joue (de|d|du)|chante|tricote|couds|peins|dessine|collectionne|jardine|vais a la (peche|chorale|danse))
C’est un bel endroit où poser sa tête.
Il y a une vraie patience là-dedans.
Ces heures-là ne sont jamais perdues.
Ça a commencé comment ?
C’est plutôt en solitaire, ou avec d’autres ?

(je|j|on) (commence|finis|termine|embauche|me leve|travaille|bosse)( \w+)? (a \w+ heures|de nuit|le week end|le samedi|le dimanche|tot|tard)
Des horaires comme ça, ça organise toute une vie autour.
Il faut s’y faire, et le reste suit comme il peut.
Ça décale de tout le monde, des heures pareilles.
On s’y habitue, ou jamais vraiment ?
Et les jours de repos, ils ressemblent à quoi ?

moi je suis( \w+)? (plutot|du (matin|soir)|timide|solitaire|calme|bavarde?|casaniere?)|je suis (plutot|du genre|de nature|du (matin|soir))
C’est bien de le savoir, chacun sa manière.
Ça se respecte, les goûts et les humeurs.
Il en faut, des gens comme ça aussi.
Ça a toujours été comme ça ?
Et l’entourage, il suit ?

je (ne )?sais (meme )?pas (cuisiner|conduire|nager|bricoler|danser|chanter)
Personne ne naît en sachant, et il n’est jamais trop tard.
Il y en a d’autres qui ne l’avoueraient pas.
Le reconnaître, c’est déjà la première leçon.
Et l’envie d’apprendre, elle est là ?
Qu’est-ce qu’on a raconté, pour s’en passer ?

(on|nous) (a mange|a dine|a joue|a dejeune|se retrouve|s est retrouve~)( \w+){0,2} (ensemble|tous|en famille|entre (amis|copains|copines|voisins)|a (trois|quatre|cinq|six|dix))
Ces moments à plusieurs, c’est ce qui reste.
Une table et du monde, il n’en faut pas plus.
On a beau dire, à plusieurs, tout a meilleur goût.
Et l’ambiance, elle était bonne ?
Qui a le plus parlé ?

(fait|fais) (eclater|laminer|ecraser|demolir)|\w+ zero|perdu (deux|trois|quatre|cinq|six) (a|zero)
Quelle raclée.
Il y a des soirs où rien ne rentre.
Ça se digère avec un peu de mauvaise foi et une bonne nuit.
C’est la défense qui a craqué, ou tout le monde ?
On y croyait, avant le début ?
`
