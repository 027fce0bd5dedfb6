/** Everyday news, good or bad: plans, first times, health, family, lonely days, weather, what the caller is doing. */
export const everydayNews = `
> je viens de finir mon premier jour (de travail|dans mon nouveau boulot|dans mon nouveau travail)? | c’était mon premier jour (aujourd’hui|au bureau)? | j’ai commencé mon nouveau (boulot|travail|poste)
Le premier jour, on rentre avec trente prénoms et aucun visage dessus. La bonne surprise, c’était quoi ? || Un premier jour, ça vide comme un marathon. La bonne surprise, c’était quoi ?
sinon: Bien. Dans deux semaines, {tu connaîtras|vous connaîtrez} la meilleure machine à café et la personne qui sait tout.

> j’ai fait un gâteau (au chocolat|au yaourt|aux pommes)? | j’ai fait (une tarte|des cookies|du pain|de la confiture) | j’ai cuisiné (tout l’après-midi|pour des amis) | je suis en train de (faire des crêpes|faire un gâteau|cuisiner|préparer le repas)
La maison doit sentir bon jusque dans l’escalier. C’est pour qui, ce festin ?
Cuisiner, c’est dire des choses sans parler. La recette vient de quelqu’un ?
oui: Alors il y a un peu de cette personne à table.
sinon: {Garde|Gardez}-m’en une part imaginaire, la croûte surtout.

> je suis (resté|restée) (toute la journée)? en pyjama | j’ai passé la journée (au lit|sur le canapé|devant la télé) | j’ai rien fait de la journée
Une journée de laine, ça existe aussi. C’était choisi, ou c’est la journée qui a choisi ? || Une journée sans chaussures, ça répare. C’était choisi, ou c’est la journée qui a choisi ?
oui: Alors c’est du repos, du vrai, sans ticket de caisse.
sinon: Ça arrive. On peut encore lui donner un petit relief : une douche, une soupe, une bonne chanson.

> il fait une chaleur pas possible | il fait trop chaud | on crève de chaud | c’est la canicule
La chaleur, ça aplatit tout, même les pensées. {Tu as|Vous avez} de quoi rester au frais ? || Par une chaleur pareille, même les volets soupirent. {Tu as|Vous avez} de quoi rester au frais ?
oui: Bien. Volets fermés le jour, de l’eau avant d’avoir soif, et on vit la nuit comme les chats.
non: Un linge mouillé sur la nuque, les pieds dans l’eau, et un lieu frais deux heures par jour : cinéma, bibliothèque, église.
sinon: De l’eau avant la soif, et un coup de fil aux plus âgés : c’est le programme.

> il pleut (depuis trois jours|sans arrêt|toute la journée)? (ici)? | il fait un temps (pourri|de chien) | il fait gris | je regarde la pluie par la fenêtre | je suis (rentré|rentrée) sous la pluie
La pluie, ça donne la permission de ne rien faire. {Tu l’aimes|Vous l’aimez}, au fond, ou elle tape sur les nerfs ? || Trois gouttes, ça va, trois jours, c’est une épreuve. {Tu l’aimes|Vous l’aimez}, au fond, ou elle tape sur les nerfs ?
oui: Alors profitons du bruit sur les vitres, il est gratuit.
non: Une boisson chaude, une lampe allumée en plein jour : c’est la parade des pays du Nord.
sinon: Le ciel finira par changer d’avis, il n’a aucune suite dans les idées.

> j’ai croisé (mon ex|un vieil ami|une vieille amie|un ancien collègue) (au supermarché|dans la rue|par hasard)? | je suis tombé sur (mon ex|un vieil ami) | je suis tombée sur (mon ex|un vieil ami) | j’ai rencontré par hasard (un vieil ami|une vieille amie|un ancien collègue) | je suis tombé sur (une vieille connaissance|un ancien collègue|une ancienne collègue) (au marché|dans la rue)?
Le hasard a de l’humour, et jamais la bonne coiffure. Il y a eu des mots, ou juste un signe de tête ? || Tomber dessus sans prévenir, ça coupe le souffle. Il y a eu des mots, ou juste un signe de tête ?
oui: Et après, en marchant, c’était plutôt léger ou plutôt lourd ?
non: Un détour par le rayon des conserves : c’est aussi une stratégie.
sinon: On croyait la page tournée, et elle faisait ses courses.

> (ma copine|mon copain|mon ami|ma compagne|mon compagnon) veut (emménager avec moi|qu’on vive ensemble|un enfant|se marier) | on va (emménager|vivre) ensemble | on parle d’emménager ensemble
Voilà une grande question, avec des étagères dedans. {Tu en as|Vous en avez} envie, sans réfléchir, là, tout de suite ?
oui: Alors on parle des choses bêtes avant les belles : le ménage, l’argent, et où mettre les chaussures.
non: Le dire tôt, c’est plus doux que de dire oui à moitié. « Oui à nous deux, pas encore au bail » : ça s’entend.
sinon: L’hésitation est une information aussi. Qu’est-ce qui manquerait pour que ce soit un vrai oui ?

> j’ai envie de changer de vie | je veux (tout changer|tout plaquer|changer de vie|changer de métier) | j’ai envie de tout plaquer | j’ai envie d’ailleurs | j’ai envie de (partir loin|recommencer ailleurs|repartir à zéro|disparaître à la campagne) | je rêve de tout (plaquer|quitter|lâcher) | j’ai besoin de changement
Tout, ou une seule chose qui prend toute la place ? C’est souvent la seconde.
Si demain matin était déjà cette autre vie, {tu te réveillerais|vous vous réveilleriez} où ?
sinon: On peut commencer petit et caché : une heure par semaine de cette vie-là, pour voir si elle tient la route.

> je reviens (du médecin|de chez le médecin|de l’hôpital) | je sors de chez le médecin | j’ai vu le médecin (aujourd’hui|ce matin)?
Alors ? Plutôt rassurant, ou plutôt « on va faire des examens » ?
oui: Tant mieux. On respire un peu, et on suit ce qu’il a dit.
sinon: Noter les questions avant le prochain rendez-vous, ça aide : on les oublie toutes en entrant.

> je dois aller chez le dentiste | j’ai rendez-vous chez le dentiste (demain)? | j’ai une prise de sang (demain)? | j’ai peur (du dentiste|des piqûres)
Personne ne va là-bas le cœur léger. C’est le rendez-vous qui fait peur, ou l’attente ?
oui: Le dire en arrivant change tout : les soignants ralentissent, expliquent, font des pauses.
sinon: De la musique dans les oreilles, les épaules basses, et une récompense ridicule juste après. Ça marche à tout âge.

> j’ai les résultats demain (et j’angoisse)? | j’attends (mes résultats|des résultats) | j’attends les résultats (de mon examen|de la biopsie|de la prise de sang)
Attendre, c’est le plus dur : on vit déjà toutes les réponses à la fois. C’est quel genre de résultats ? || Ces attentes-là n’ont pas d’heure. C’est quel genre de résultats ?
sinon: Ce soir, on n’en saura rien de plus, alors on occupe les mains et on se couche tôt. Et demain, quelqu’un peut être là au moment d’ouvrir ?

> je suis enceinte | j’attends un (bébé|enfant) | ma femme est enceinte | ma copine est enceinte | je viens d’apprendre que je suis enceinte
Voilà une nouvelle qui prend toute la pièce, et une sage-femme reçoit dès cette semaine. C’était attendu, ou c’est une surprise ? || Oh, voilà un avenir qui s’annonce, et un premier rendez-vous à prendre cette semaine, chez une sage-femme. C’était attendu, ou c’est une surprise ?
oui: Alors bravo, et doucement. Le premier rendez-vous, chez une sage-femme ou un médecin, se prend dès maintenant.
non: Une surprise, ça se digère à son rythme. Une sage-femme ou un médecin peut tout expliquer, toutes les options, sans juger.
sinon: Quoi qu’il y ait dedans, joie, peur ou les deux, une sage-femme sait écouter ça dès les premières semaines.

> mon bébé (ne)? fait pas ses nuits | (mon fils|ma fille|le bébé) se réveille (toutes les deux heures|la nuit) | je dors plus depuis que le bébé est là
Le sommeil en miettes, c’est une torture douce avec des joues roses. Il a quel âge ? || Des nuits découpées en tranches, ça laisse des traces. Il a quel âge ?
sinon: À cet âge, ça finit toujours par finir. Dès que quelqu’un peut prendre une nuit sur deux, on dit oui sans politesse.

> (ma belle-mère|mon beau-père|ma famille|mes beaux-parents) (arrive|arrivent|débarque|débarquent) (ce week-end|demain|pour les fêtes)
Le compte à rebours des draps propres a commencé. C’est une joie, ou une inspection ?
oui: Alors ça sent bon. On prévoit quoi à manger ?
sinon: Une règle d’or : une activité par jour qui fait sortir tout le monde de la cuisine.

> je signe (l’achat de mon appartement|pour ma maison|mon nouveau contrat|chez le notaire) (demain|aujourd’hui)? | on achète (une maison|un appartement) | j’ai acheté (une maison|un appartement)
Une signature qui fait un chez-soi, ce n’est pas rien. La première chose {que tu feras|que vous ferez} en entrant, c’est quoi ?
sinon: Et une chaise au milieu d’une pièce vide, pour regarder : c’est le plus beau meuble du monde.

> je déménage (dans un mois|la semaine prochaine|bientôt)? | on déménage (dans un mois|bientôt)? | je fais mes cartons | je suis dans les cartons
Les cartons, c’est la vie entière rangée par pièce. On part vers mieux, ou on quitte quelque chose ? || Déménager, c’est retrouver tout ce qu’on avait oublié. On part vers mieux, ou on quitte quelque chose ?
sinon: Un seul conseil : un carton « première nuit » avec draps, café, chargeur et papier toilette. Le reste attendra.

> je révise (pour mon partiel|pour mes examens|pour mon concours|mon bac|pour demain) (de droit)? | j’ai un partiel (demain|bientôt) | j’ai un examen (demain|la semaine prochaine)
Les révisions, ce long tunnel avec du café. {Tu veux|Vous voulez} que j’interroge, ou juste souffler cinq minutes ? || Réviser, c’est relire la même ligne avec l’air sérieux. {Tu veux|Vous voulez} que j’interroge, ou juste souffler cinq minutes ?
oui: Alors {donne|donnez}-moi un chapitre, et {explique|expliquez}-le-moi comme à quelqu’un qui n’y connaît rien. C’est la meilleure révision qui soit.
sinon: Alors on souffle. Cinq minutes loin des fiches, et la mémoire range toute seule.

> je comprends rien (aux maths|à la physique|à l’anglais|à mon cours) | je suis (nul|nulle) en maths | les maths et moi
Les maths punissent d’avoir raté une marche, pas d’être bête. C’est quel chapitre qui coince ?
sinon: {Dis|Dites}-moi un exercice précis, on le fait tout petit morceau par tout petit morceau.

> j’ai joué (aux cartes|à la belote|au scrabble|aux dames|à des jeux de société) (avec mes voisins|avec des amis|en famille)? | on a joué aux cartes
Une table, des cartes et de la mauvaise foi : la recette du bonheur. Qui a gagné ? || Les cartes, ça réchauffe une soirée mieux qu’un radiateur. Qui a gagné ?
sinon: Et qui a triché ? Il y a toujours quelqu’un.

> je suis (allé|allée) voir ma mère à la maison de retraite | je suis (allé|allée) voir (mon père|ma grand-mère|mon grand-père) (à l’ehpad|à la maison de retraite) | ma mère est en maison de retraite
Ces visites-là, on en revient avec le cœur un peu plein. Elle était comment, aujourd’hui, la visite ? || On pousse la porte, et l’on ne sait jamais qui l’on va trouver. Elle était comment, aujourd’hui, la visite ?
sinon: Être venu compte, même les jours où rien ne se dit. Le corps se souvient d’une main.

> (j’ai aidé|je viens d’aider) (une vieille dame|un voisin|quelqu’un|une inconnue) (à porter ses courses|à traverser|dans la rue)? | j’ai rendu service à quelqu’un | quelqu’un m’a aidé dans la rue | quelqu’un m’a aidée dans la rue
Un petit geste, et le quartier devient un village. Elle a dit quelque chose ?
sinon: Ça tient chaud aux deux, ces choses-là, et ça ne coûte que deux étages.

> j’ai (trouvé|gagné) (un billet par terre|vingt euros|dix euros|de l’argent) | j’ai gagné (au loto|à un jeu)
La chance a fait un petit signe. Ça part dans quoi : raisonnable ou pas du tout ?
sinon: Excellent choix. L’argent trouvé n’aime pas les tirelires.

> je (fume|bois un café|bois un thé|prends l’apéro|suis assis|suis assise) (sur le balcon|dehors|en terrasse|sur un banc)? | je prends l’apéro | je bois (un thé|un café|une tisane) | je suis sur mon balcon
Ah, le moment où plus rien ne presse. Qu’est-ce qu’on voit, de là ? || Une pause à l’air, ça se respecte. Qu’est-ce qu’on voit, de là ?
sinon: Je vois très bien, sans yeux. On reste là un moment.

> j’ai commencé (la méditation|le yoga|la peinture|le dessin|la poterie|le piano|un nouveau sport) | je me suis mis (à la course à pied|au yoga|au vélo|à la natation) | je me suis mise (à la course à pied|au yoga|au vélo|à la natation)
Commencer à être débutant, c’est un luxe qu’on oublie. Qu’est-ce qui a donné l’envie ? || Apprendre, c’est accepter d’être maladroit en beauté. Qu’est-ce qui a donné l’envie ?
sinon: Le secret, c’est ridiculement petit et tous les jours. Trois semaines, et ça ne demande plus de courage.

> j’ai dormi (douze|dix|onze) heures | j’ai fait une grasse matinée | j’ai dormi comme un bébé | j’ai (super )?bien dormi
Une vraie nuit, avec des coutures solides. Le réveil était doux, ou un peu pâteux ? || Voilà une nuit qui compte double. Le réveil était doux, ou un peu pâteux ?
sinon: Le corps a présenté sa facture, et il a été payé. Belle affaire.

> je (ne)? passe (pas)? les fêtes (tout seul|toute seule|en famille) | (c’est )?bientôt Noël et je serai (seul|seule) | je serai (seul|seule) (à Noël|pour les fêtes|pour le réveillon) | Noël approche et je suis (seul|seule) | je vais passer (noël|le réveillon|les fêtes) (tout seul|toute seule|seul|seule) | je suis (seul|seule) pour (noël|le réveillon|les fêtes)
Ces soirs-là, les fenêtres des autres éclairent un peu trop. C’est la table vide qui pèse, ou les souvenirs autour ?
sinon: Un réveillon peut se choisir : un repas partagé au quartier, aider deux heures quelque part, ou un film et un vrai dessert. {Tu veux|Vous voulez} qu’on en dessine un ?

> (ma voisine|mon voisin|ma copine|mon frère|ma sœur|mon fils|ma fille|mon amie|mon ami) (est partie|est parti|part) vivre (à l’étranger|au Portugal|à Paris|loin|dans le Sud)
Les gens qu’on aime emportent un bout du paysage avec eux. Le lien tient encore, par téléphone ? || Quelqu’un qui part loin, et la rue change un peu. Le lien tient encore, par téléphone ?
oui: Alors la distance n’a pas tout pris.
sinon: Une carte, un message vocal, une photo du quartier : ça ne pèse rien et ça tient chaud.

> je pars vivre (à l’étranger|à la campagne|en ville|dans le Sud|au Canada) | je vais vivre (à l’étranger|à la campagne) | je m’installe (à la campagne|à l’étranger)
Tout quitter avec deux valises, ça demande du nerf. Qu’est-ce qui attend, là-bas ?
sinon: Et qu’est-ce qui manquera en premier, ici ? Souvent c’est une boulangerie.

> (ma fille|mon fils) a (un nouveau copain|une nouvelle copine|un copain|une copine|un amoureux|une amoureuse) | (ma fille|mon fils) est (amoureuse|amoureux)
Ah, le défilé des prénoms à retenir. Première impression : ça passe, ou on serre les dents ? || Un nouveau visage à table, on l’observe l’air de rien. Première impression : ça passe, ou on serre les dents ?
oui: Tant mieux. Il y a des dîners qui se passent tout seuls.
non: On garde la porte ouverte et l’avis dans la poche. Ils reviennent plus facilement par une porte ouverte.
sinon: On ne choisit pas. On met une assiette de plus, et on observe.

> (mon mec|mon mari|ma femme|mon copain|ma copine|mon homme) est (parti en déplacement|partie en déplacement|en déplacement|en voyage) | (mon mec|mon mari|ma femme) part en déplacement
Le lit est trop grand ou enfin à soi, selon les soirs. C’est lequel, ce soir ? || Une maison sans l’autre, ça s’entend. C’est du repos, ou du vide, ce soir ?
sinon: Alors on s’offre un dîner sans compromis, celui que l’autre n’aime pas.

> les enfants sont chez (leur père|leur mère|mon ex|leurs grands-parents|mes parents|ma mère|mes beaux-parents|mamie) | (mon fils|ma fille|les petits) (est|sont) chez (son père|sa mère|leur père|mes parents|ses grands-parents) (ce week-end|cette semaine)? | c’est la semaine (de leur père|de leur mère|sans les enfants) | j’ai pas les enfants cette semaine
Le silence d’un coup, avec des chaussettes partout. Ça repose, ou ça creuse ? || La maison se tait, et il reste une chaussette sous la table. Ça repose, ou ça creuse ?
sinon: Les deux en même temps, souvent. On a le droit d’aimer le calme et de les attendre.

> je prends l’avion (demain|demain matin|ce soir) | j’ai un avion (demain|à prendre) | je m’envole demain
Les valises sont faites, ou on vit dangereusement ?
oui: Parfait. Papiers, chargeur, un pull pour la cabine, et le reste se rachète.
non: Liste courte : papiers, médicaments, chargeur, une tenue. Le reste, c’est de la décoration.
sinon: Et à l’arrivée, c’est quoi la première chose ?

> je suis resté (bloqué|coincé) dans (l’ascenseur|le métro) | je suis restée (bloquée|coincée) dans (l’ascenseur|le métro) | l’ascenseur est en panne
Ces minutes-là comptent triple. Il y avait du monde, ou c’était en tête à tête avec les boutons ?
sinon: On en sort toujours avec une histoire, et une affection nouvelle pour les escaliers.

> mon ex (veut reprendre contact|m’a réécrit|m’a écrit|m’a rappelée|m’a rappelé|revient vers moi|veut me revoir) | j’ai reçu un message de mon ex
Un prénom sur l’écran, et trois ans qui reviennent d’un bloc. {Tu as|Vous avez} envie de répondre, ou juste de savoir pourquoi ?
oui: Alors une réponse courte, et rien avant demain matin. Les messages écrits la nuit se relisent mal.
non: Ne pas répondre, c’est une réponse. Et elle ne coûte aucune explication.
sinon: La question utile : qu’est-ce qui serait différent, cette fois ? Si rien ne vient, c’est dit.

> (la chaudière|le frigo|la machine|la voiture|l’ordinateur) fait un bruit (bizarre|étrange) | ma voiture fait un bruit (bizarre|étrange)
Un claquement, un sifflement, ou un râle d’agonie ?
sinon: Si c’est le gaz ou une odeur, on coupe et on appelle. Sinon, un professionnel avant que le bruit ne devienne une facture.

> je viens de perdre (aux échecs|aux cartes|au poker|au tennis|une partie) | j’ai perdu (aux échecs|aux cartes|au tennis|à la belote)
De peu, ou sans appel ?
sinon: La revanche a déjà meilleur goût que la victoire.

> mon téléphone (ne)? sonne jamais | personne (ne)? m’appelle (jamais)? | personne ne prend de mes nouvelles | j’ai (aucun|pas un) (appel|message) (de la journée|aujourd’hui|depuis des jours) | personne ne prend de (mes)? nouvelles (de moi)? | personne pense à m’appeler
Un téléphone muet, ça finit par parler tout seul, et pas gentiment. Qui aurait dû appeler, dans {ta|votre} tête ?
sinon: Les gens attendent souvent l’appel de l’autre, des deux côtés. Un petit message, sans reproche, casse la glace souvent.

> je me suis (inscrit|inscrite) (à un cours de salsa|à un cours de danse|à la chorale|à un club|au théâtre|à la salle de sport) | je commence (un cours de danse|la salsa|le théâtre)
Ah, une bonne nouvelle avec un horaire dedans. C’est l’envie d’apprendre, ou l’envie de voir du monde ?
sinon: La première fois, on se sent de trop. La troisième, on a déjà une place à soi.

> on a fêté (les dix-huit ans|les vingt ans|l’anniversaire|les cinquante ans) (de mon neveu|de ma nièce|de mon fils|de ma fille|de ma mère)? | on a fait une fête de famille
Un gâteau, des photos floues et quelqu’un qui pleure un peu ?
oui: Alors tout était en ordre.
sinon: Le plus beau, c’est toujours un détail. C’était quoi, ce jour-là ?

> mon médecin m’a dit (de marcher|de me reposer|d’arrêter de fumer|de perdre du poids|de faire du sport)
Un conseil facile à donner et long à suivre. Par quoi {tu commencerais|vous commenceriez}, si c’était ridicule de petitesse ?
sinon: Va pour ça, et à la même heure chaque jour. C’est l’heure qui fait l’habitude, pas le courage.
`
