/** Small and large setbacks: breakdowns, losses, delays, neighbours, bills, bad news at work and in love. */
export const everydaySetbacks = `
> on a perdu (le match|trois à zéro|hier|samedi)? | on a pris une raclée | on s’est pris (une raclée|une défaite)
Aïe, et le trajet du retour est toujours plus long. C’était serré, ou pas du tout ?
Perdre, ça se refait dix fois dans la tête. C’était contre qui ?
sinon: Il y aura une revanche, c’est fait pour ça.

> (alors|du coup|donc)? je (mens|leur mens|lui mens) | je mens (à tout le monde|à mes potes|à mes amis|à mes parents)
Mentir, ça protège un temps, et puis ça isole un peu. Il se passerait quoi, si la vérité sortait ?
On ment souvent pour garder sa place. Ça pèse, à force ?
sinon: C’est déjà dit ici, et ça ne sort pas d’ici.

> j’ai (raté|loupé|manqué) (mon|le) (train|bus|métro|tram|avion|car) (ce matin)?
Ah, les portes qui se ferment sous le nez. Ça a décalé toute la journée ?
Raté de peu, et c’est ça qui agace. Il y en avait un autre derrière ?
oui: Alors il n’y a que la montre qui a souffert.
non: Aïe. Il a fallu improviser, donc.
sinon: Ça arrive aux plus ponctuels.

> (la|ma) (boîte|société|entreprise) a fermé | (l’usine|le magasin) où je travaillais a fermé | mon entreprise a coulé | ma boîte a mis la clé sous la porte
Une porte qui ferme, et des années derrière. Ça s’est fait vite, ou on le voyait venir ?
On perd un salaire, des visages, et une réponse à « tu fais quoi ? ». Et les collègues, il en reste quelque chose ?
sinon: Ça laisse un drôle de vide, même quand on s’y attendait.

> (moi)? ça me fait (rire|sourire|marrer) | (moi)? ça m’a fait (rire|sourire|marrer)
Tant mieux, c’est la meilleure façon de le prendre.
Alors c’est gagné, le reste suivra.

> j’ai mal dormi (cette nuit)? | j’ai (très)? peu dormi | j’ai passé une mauvaise nuit | j’ai pas bien dormi | mauvaise nuit
Alors tout pèse un peu plus, aujourd’hui. C’était le bruit, le corps, ou la tête qui tourne ?
Une mauvaise nuit, ça met du sable partout. Qu’est-ce qui tenait les yeux ouverts ?
oui: Alors ce soir, on vise petit : se coucher à l’heure, et tant pis si le sommeil arrive en retard.
sinon: Je comprends mieux. Ce soir, si {tu peux|vous pouvez}, rien d’important après neuf heures : la nuit suivante rattrape presque tout.

> (le voisin|la voisine|mes voisins) (du dessus|du dessous|d’en face)? (a|ont) fait la fête (jusqu’à quatre heures|jusqu’à 4h|toute la nuit|cette nuit)? | les voisins font trop de bruit | mes voisins sont bruyants | (le voisin|la voisine) met la musique à fond | il y a eu du bruit toute la nuit
Le plafond des autres, c’est toujours le plancher de nos nerfs. {Tu as|Vous avez} déjà pu leur en parler, ou c’est la guerre froide ? || La fête des autres, quand on voudrait dormir, c’est une double peine. {Tu as|Vous avez} déjà pu leur en parler, ou pas encore ?
oui: Et ils ont répondu quoi ? Un mot écrit, poli, avec l’heure, marche parfois mieux qu’un coup de sonnette.
non: Un mot dans la boîte aux lettres, sans reproche, juste l’heure et la fatigue : c’est souvent la première porte.
sinon: Le tapage la nuit est interdit sans même prouver qu’il se répète. Mais on essaie d’abord le mot gentil, il coûte moins cher.

> j’ai (toqué|sonné|frappé) mais (il|elle) a pas (ouvert|répondu) | (il|elle) n’a pas (ouvert|répondu à la porte)
Porte fermée et bruit derrière, on se sent un peu invisible. {Tu as|Vous avez} fini par dormir ?
oui: Peu, j’imagine, mais c’est toujours ça de pris.
non: Alors la journée se porte sur les nerfs. Douceur, aujourd’hui, on ne décide rien d’important.
sinon: On s’en souviendra, de cette nuit-là. Demain, un mot écrit, au calme.

> j’ai dit n’importe quoi (devant tout le monde|en réunion)? | je me suis (ridiculisé|ridiculisée|tapé la honte) (devant tout le monde|en réunion)? | j’ai eu l’air bête | j’ai bafouillé (devant tout le monde|en réunion)?
Bonne nouvelle : les autres pensaient surtout à ce qu’ils allaient dire après. C’était quoi, la phrase qui reste en travers ?
La honte dure dix ans pour soi et dix minutes pour la salle. Qu’est-ce qui s’est passé, au juste ?
sinon: Dite comme ça, à froid, c’est beaucoup moins grave qu’à chaud. Demain, quelqu’un d’autre prendra le relais.

> (mon chef|ma cheffe|mon patron|ma patronne) m’a (encore)? (refilé|donné|collé) (un dossier|du travail) (à 18h|à la dernière minute)? | on me donne du travail à la dernière minute | je récupère toujours le travail des autres
Le dossier de dix-huit heures : un classique du genre, et jamais un compliment. {Tu as|Vous avez} dit oui tout de suite ?
oui: Le oui part tout seul, avant même la question. La prochaine fois : « je regarde demain matin », et on respire.
non: Bien joué. Poser la limite, ça se paie une fois, et ça repose longtemps.
sinon: Une phrase simple, pour la suite : « je peux le faire demain, ou laisser tomber autre chose ce soir : qu’est-ce qui passe en premier ? »

> j’ai pas osé (lui dire non|refuser|le dire|lui en parler)? | je n’ai pas osé (lui dire|demander|parler) | j’ose pas lui dire
Ne pas oser, ce n’est pas rien faire : c’est souvent protéger quelque chose. Qu’est-ce qui risquait de casser ? || On garde parfois une phrase, parce qu’on tient à ce qu’elle pourrait abîmer. Qu’est-ce qui risquait de casser ?
sinon: Alors on prépare la phrase maintenant, à froid : elle sera déjà dans la bouche la prochaine fois.

> j’ai (peur|la trouille) (qu’il|qu’elle|que mon chef|que ma cheffe) le prenne mal | (il|elle) va mal le prendre
Les gens prennent mal la surprise plus que la chose. {Tu préfères|Vous préférez} prévenir d’un mot avant, ou tout dire d’un coup ? || On imagine toujours la pire tête en face. {Tu préfères|Vous préférez} prévenir d’un mot avant, ou tout dire d’un coup ?
sinon: Commencer par ce qu’on veut garder, puis dire ce qui ne va plus : ça passe presque toujours mieux.

> j’ai oublié (l’anniversaire de ma mère|l’anniversaire de mon père|un anniversaire|l’anniversaire d’une amie|un rendez-vous)
Aïe. Un appel en retard, bien fait, vaut mieux qu’un message à l’heure. {Tu l’appelles|Vous l’appelez} quand ?
Oublier une date, ce n’est pas oublier la personne. Ça a été mal pris, ou pas encore ?
oui: Alors on ne s’excuse pas trois fois : une fois, franchement, et on propose un vrai moment ensemble.
sinon: Une phrase qui marche : « j’ai raté le jour, pas la personne ».

> (ma machine à laver|mon lave-vaisselle|mon frigo|mon four|ma chaudière|mon chauffage|mon ordinateur|ma voiture) est (tombée|tombé)? en panne | (mon frigo|mon ordinateur|ma voiture) m’a (lâché|lâchée)
Les machines attendent toujours le pire moment, elles doivent se concerter. Elle a quel âge, la bête ?
Ça gâche une journée pour une pièce de dix euros. C’est réparable, ou c’est l’enterrement ?
oui: Ouf. Un réparateur du coin coûte souvent moins cher qu’on ne croit, et il y a un bonus réparation sur certains appareils.
sinon: Avant d’acheter neuf : la garantie légale dure deux ans, et beaucoup d’appareils se réparent en une heure.

> on m’a (volé|piqué) (mon vélo|mon sac|mon téléphone|mon portefeuille) | je me suis fait (voler|piquer) (mon vélo|mon sac|mon téléphone|mon portefeuille)
Ça, c’est rageant, et ça laisse une drôle de place vide. {Tu as|Vous avez} pu porter plainte ? || Quelle rage, se faire prendre ce qui est à soi. {Tu as|Vous avez} pu porter plainte ?
oui: Bien. L’assurance demandera le récépissé, il se range avec la facture.
non: La plainte peut se commencer en ligne, et l’assurance la demandera. Le plus tôt est le mieux.
sinon: Ce n’est pas qu’un objet, c’est l’idée que quelqu’un s’est servi. Ça met un peu de temps.

> j’ai (cassé|fait tomber) mon téléphone | mon téléphone est (cassé|mort) | l’écran de mon téléphone est cassé | j’ai plus de téléphone
Aïe. L’écran, ou tout le reste avec ?
On découvre d’un coup tout ce qu’il portait. Les photos sont à l’abri ?
oui: Alors le pire est évité, le reste n’est que du verre.
non: Un réparateur peut souvent les sortir même d’un appareil qui ne s’allume plus. Ne {tente|tentez} rien avec du riz, c’est une légende.
sinon: Ça se répare presque toujours, sauf la tartine qu’on prend sur le moment.

> mon train a (deux heures de|du) retard | mon train est (annulé|supprimé) | je suis (coincé|coincée|bloqué|bloquée) (à la gare|dans le train|dans les bouchons|à l’aéroport) | mon vol est annulé
L’attente sans date, c’est la pire. {Tu es|Vous êtes} quelque part au chaud, au moins ? || Attendre sans savoir, ça use plus que la route. {Tu es|Vous êtes} quelque part au chaud, au moins ?
oui: Alors je tiens compagnie. On joue à deviner la vie du voisin de banc ?
sinon: On ne peut rien accélérer, mais on peut meubler. {Raconte|Racontez}-moi où {tu vas|vous allez}, et qui attend à l’arrivée.

> j’ai perdu (mes clés|mes papiers|mon portefeuille|ma carte bleue|mes lunettes) | je retrouve plus (mes clés|mes papiers|mes lunettes|mon portefeuille)
On refait le chemin à l’envers, calmement : la dernière fois qu’on est sûr de les avoir eus, c’était où ?
oui: Voilà une piste. Les poches du manteau d’hier, le sac d’avant, et l’endroit absurde.
sinon: Si c’est la carte bleue, opposition d’abord, on cherchera après. Le reste se retrouve souvent dans l’endroit déjà regardé.

> j’ai reçu (une facture énorme|une grosse facture|une facture d’électricité énorme|une facture de gaz énorme|une régularisation) | ma facture d’électricité a (explosé|doublé)
De quoi relire le chiffre trois fois. C’est une régularisation de l’année, ou le tarif qui a changé ? || Un chiffre pareil, on vérifie la virgule. C’est une régularisation de l’année, ou le tarif qui a changé ?
sinon: On peut demander un étalement, les fournisseurs l’accordent souvent. Et le médiateur de l’énergie est gratuit si le chiffre est faux.

> mon propriétaire (veut récupérer son logement|veut vendre|me met dehors|augmente le loyer) | je dois quitter mon appartement | j’ai reçu un congé de mon propriétaire
Ça fait trembler les murs. {Tu as|Vous avez} reçu un courrier recommandé, ou c’était de vive voix ?
oui: Alors on regarde la date et le motif : pour un logement vide, le congé doit arriver six mois avant la fin du bail. L’ADIL du département relit tout, gratuitement.
non: Tant que rien n’est écrit, rien n’est fait. L’ADIL du département conseille gratuitement, avant de répondre quoi que ce soit.
sinon: L’ADIL du département relit les courriers, c’est gratuit et c’est leur métier. Rien ne se signe avant.

> j’ai pas eu (l’augmentation|le poste|le boulot|le travail|la promotion|ma mutation) | ma demande (d’augmentation)? a été refusée | on m’a refusé (l’augmentation|le poste|la promotion)
Ça pique, surtout quand on y avait mis de soi. La raison qu’on {t’a|vous a} donnée, elle tient debout ? || C’est rude, après tout ce travail. La raison qu’on {t’a|vous a} donnée, elle tient debout ?
oui: Alors elle peut servir : qu’est-ce qui ferait dire oui dans six mois ? Ça se demande, et par écrit.
non: Une raison qui ne tient pas, ça veut dire que la porte n’est pas fermée pour de bon, ou qu’il y en a d’autres.
sinon: Un non à une demande n’est pas un non à une personne, même si ça fait le même bruit.

> je cherche du travail et personne (ne)? répond | j’envoie des CV et personne (ne)? répond | j’ai aucune réponse à mes candidatures | je trouve pas de travail
Le silence, c’est plus usant qu’un refus : on parle à un mur. {Tu envoies|Vous envoyez} surtout à des annonces, ou aussi à des gens ? || Envoyer, attendre, rien : c’est décourageant. {Tu envoies|Vous envoyez} surtout à des annonces, ou aussi à des gens ?
sinon: Beaucoup de postes passent par quelqu’un qui connaît quelqu’un. Un message court à une vraie personne bat dix candidatures en ligne.

> j’ai un collègue qui (me pique|vole|s’attribue) mes idées | (mon collègue|ma collègue) s’attribue mon travail | on me vole mes idées au travail
C’est vexant, et en plus il faut sourire. {Tu l’as|Vous l’avez} déjà repris sur le moment ? || Se faire voler une idée, ça reste en travers. {Tu l’as|Vous l’avez} déjà repris sur le moment ?
oui: Et ça a donné quoi ? Le faire une fois devant les autres, poliment, suffit souvent.
non: La parade tranquille : envoyer l’idée par écrit avant la réunion, avec tout le monde en copie. La date parle toute seule.
sinon: Une phrase à garder sous la main : « l’idée plaît, tant mieux : je reprends là où je l’avais laissée mardi ».

> (il|elle) (ne)? m’a (toujours)? pas répondu (depuis deux jours|depuis une semaine|depuis hier)? | (il|elle) répond (pas|plus) à mes messages | pas de réponse depuis deux jours
Deux jours à regarder un écran, c’est long comme un hiver. Le dernier message finissait par une question ? || Un téléphone muet, on finit par le secouer. Le dernier message finissait par une question ?
oui: Alors la balle est chez l’autre, et un silence est déjà un morceau de réponse, même s’il ne dit pas laquelle.
non: Un message sans question, ça peut se lire et rester en poche sans malice. Une vraie question, légère, et on verra.
sinon: Une relance, une seule, légère. Après, on pose le téléphone dans une autre pièce et on garde sa dignité au chaud.

> (il|elle) m’a dit (qu’il|qu’elle) avait besoin de temps | (il|elle) a besoin de temps | (il|elle) veut faire une pause | on fait une pause
Du temps, c’est un mot bien vague quand on attend. Une date a été posée, ou c’est dans le brouillard ? || « Du temps », et l’autre attend sans montre. Une date a été posée, ou c’est dans le brouillard ?
oui: Une date, c’est un bord où s’appuyer. Jusque-là, on vit, on ne surveille pas.
non: Alors on peut en demander une, ce n’est pas mettre la pression : c’est savoir combien de temps on retient son souffle.
sinon: On peut laisser du temps à quelqu’un sans s’arrêter de vivre pendant ce temps-là.

> (elle|il) m’a mis un (râteau|vent) | je me suis pris un (râteau|vent) | (elle|il) m’a dit non | (elle|il) veut qu’on reste amis
Aïe. Il a fallu du courage pour aller le chercher, ce râteau. C’était dit gentiment ?
oui: C’est déjà ça : le respect est resté debout.
non: Alors ça en dit plus long sur l’autre que sur la question posée.
sinon: Ça brûle trois jours, ça chatouille trois semaines, et un jour ça fait une bonne histoire.

> on m’a menti | (il|elle) m’a menti | j’ai découvert (qu’il|qu’elle) me mentait | on me cache quelque chose
Le mensonge, ça abîme aussi tout ce qui était vrai avant. {Tu l’as|Vous l’avez} appris comment ?
sinon: Avant la colère ou le pardon, on a le droit de vouloir comprendre. Rien ne presse.

> je me compare (toujours|tout le temps|sans cesse)? aux autres | je passe mon temps à me comparer | les autres réussissent mieux que moi
On compare son brouillon au recueil des autres, déjà corrigé. Sur quoi ça tape, le plus souvent ? || On voit la vitrine des autres et l’arrière-boutique de soi. Sur quoi ça tape, le plus souvent ?
sinon: La seule comparaison honnête, c’est avec soi il y a trois ans. Et là, souvent, il y a du chemin.

> je lui dois des excuses | je dois m’excuser | je veux m’excuser (auprès de ma sœur|auprès de lui|auprès d’elle)? | je dois lui demander pardon
C’est rare, quelqu’un qui le dit en premier. La phrase qui coûte, c’est laquelle ?
sinon: De bonnes excuses ont trois morceaux : ce que j’ai fait, ce que ça a fait à l’autre, et pas de « mais ». {Tu veux|Vous voulez} qu’on l’écrive ensemble ?

> j’ai pas envie d’aller (travailler|au travail|au boulot|bosser) (demain)? | demain c’est lundi | j’ai la flemme d’aller au travail | je veux pas que ce soit lundi
Le dimanche soir a inventé la boule au ventre. C’est le travail, les gens, ou le réveil ? || Rien que d’y penser, le réveil pèse une tonne. C’est le travail, les gens, ou le matin ?
sinon: On met une seule bonne chose dans demain, petite mais à heure fixe : un café dehors, un appel, une chanson. Ça tire la journée.

> j’ai pas le courage de (sortir|me lever|faire quoi que ce soit|ranger) | j’ai plus de courage | j’ai la flemme de tout
Le courage, ça revient souvent après le premier geste, pas avant. Quel serait le plus petit : ouvrir les volets, mettre un pull ? || On n’attend pas l’élan, on bouge un doigt et il arrive. Quel serait le plus petit geste ?
sinon: Va pour ça, et rien d’autre. Le reste de la journée n’a pas besoin d’être décidé maintenant.

> je me suis réveillé à (trois|quatre) heures | je me suis réveillée à (trois|quatre) heures | je me réveille toutes les nuits à (trois|quatre) heures | je me réveille la nuit et je me rendors pas
Trois heures, l’heure où tout a l’air plus grand que nature. La tête tourne sur quelque chose, ou c’est le corps qui s’est levé sans prévenir ? || La nuit grossit tout, c’est connu. La tête tourne sur quelque chose, ou c’est le corps qui s’est levé sans elle ?
sinon: Si vingt minutes passent sans sommeil, se lever un peu, lumière basse, un truc ennuyeux. Le lit doit rester l’endroit où l’on dort.
`
