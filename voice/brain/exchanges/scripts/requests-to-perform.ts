/** What callers ask the companion to do: tell stories, describe places, count, sing, encourage or amuse them. */
export const requestsToPerform = `
> (ça prend|il faut) combien de temps (ton truc|votre truc|ton exercice|votre exercice|ta méthode|votre méthode|tes trucs|vos trucs) ? | (ton truc|votre truc|ton exercice|votre exercice) (ça prend|ça dure|c’est) (combien de temps|longtemps|long) ? | ça dure combien de temps (ton truc|votre truc|ton exercice|votre exercice) ?
Deux ou trois minutes, pas plus, et on s’arrête d’un mot. On y va ?
Quelques minutes, au rythme de {ta|votre} voix. Rien n’est à réussir.
oui: Alors on continue : {dis-moi|dites-moi} ce qui viendrait en premier.
sinon: D’accord, sans se presser.

> raconte-moi une histoire courte | (racontez|raconte)-moi une petite histoire | (tu peux|vous pouvez) me raconter une histoire ? | t’as pas une histoire à raconter ? | j’aimerais bien une histoire | une histoire courte s’il te plaît | raconte une histoire vite fait | (tu me racontes|vous me racontez) une histoire ?
Un boulanger mettait chaque soir un pain de côté, sans savoir pour qui. Un matin, une femme entra en courant : « Il vous en reste un ? » Il répondit : « Je l’ai gardé pour vous. » Il avait raison depuis dix ans.
Une petite fille avait peur de l’escalier. Son grand-père donna un prénom à chaque marche. Aujourd’hui elle a quarante ans, et elle salue encore Germaine, la troisième, celle qui grince.
Un homme perdit ses clés dans la neige. Tout l’immeuble descendit chercher avec des lampes. On ne les trouva jamais, mais on finit tous à la soupe chez la voisine du deuxième.
Un chauffeur de bus attendait toujours le même monsieur, une minute, tous les matins. Le jour de sa retraite, le monsieur monta avec un croissant et lui dit : « Aujourd’hui, c’est moi qui vous ai attendu. »

> (raconte|racontez)-moi une histoire pour (dormir|m’endormir|la nuit) | une histoire pour dormir | j’aimerais une histoire qui endort | (tu peux|vous pouvez) me lire une histoire pour dormir ? | une histoire du soir | une histoire douce pour m’endormir
C’est une barque, la nuit, sur un étang où l’eau ne bouge presque pas. Au fond, il y a une couverture de laine. Les roseaux passent, un par un, très lentement. Personne n’attend à l’arrivée, et le ciel tourne avec la barque.
Il y a un village où l’on éteint les lampes une par une : la boulangerie, l’école, la petite maison du coin. La dernière est celle du phare. Et même lui, ce soir, baisse les paupières.
Un vieux train traverse la campagne. Il va si lentement qu’on peut compter les haies. Dehors, les vaches sont couchées. Le contrôleur passe, pose un plaid sur les genoux de chacun, et dit tout bas : « C’est encore loin, dormez. »

> (parle|parlez)-moi de la mer | (tu peux|vous pouvez) me parler de la mer ? | (parle|parlez)-moi doucement de la mer | (décris|décrivez)-moi la mer | dis-moi quelque chose sur la mer | emmène-moi à la mer | j’aimerais entendre parler de la mer
C’est tôt, la plage est vide. La mer est grise et plate, elle avance de la main et recule, sans rien demander. Le sable est froid sous les pieds, puis tiède. Au loin, un bateau minuscule a l’air posé sur la ligne.
Marée basse, ça sent l’algue et le sel. Il reste des flaques tièdes entre les rochers, et dans chacune, un petit monde très occupé. Le vent fait le bruit d’un drap qu’on secoue. Il n’y a rien à faire, juste à rester là.
La nuit, la mer ne se voit pas, elle s’entend. Une vague monte, s’étale, et se retire en traînant les galets. Puis une autre. Elles ne sont jamais pressées, et aucune n’oublie de revenir.

> (parle|parlez)-moi (doucement|tout bas|lentement) | (dis|dites)-moi quelque chose de doux | (dis|dites)-moi des mots doux | dis-moi un truc doux | (parle|parlez)-moi n’importe quoi mais doucement | j’ai besoin de douceur là | une phrase douce s’il te plaît
Il fait bon, là où {tu es|vous êtes}. La journée est finie, elle peut rester sur le paillasson. Personne n’attend rien, pas même une réponse.
Alors tout bas. Il y a une fenêtre, un peu de lumière dessous, et quelqu’un qui prend son temps pour {t’écouter|vous écouter}. Rien d’autre à faire ce soir.
Imaginons une couverture qui sort du sèche-linge, encore chaude. On la pose sur les épaules. Voilà. On ne bouge plus.

> (parle|parlez)-moi de la forêt | (décris|décrivez)-moi une forêt | emmène-moi en forêt | emmène-moi dans une forêt | emmenez-moi en forêt | on se promène en forêt | raconte-moi une balade en forêt | parle-moi des arbres
On est dans une forêt, après la pluie. Ça goutte encore des branches. Le chemin est mou, il sent le champignon. Un geai râle tout en haut, et puis plus rien, que les pas.
Les troncs sont noirs, la mousse est très verte. Une lumière descend en biais, avec de la poussière dedans. On marche sans parler, et c’est une conversation.

> (parle|parlez)-moi de la (montagne|neige) | (décris|décrivez)-moi la montagne | emmène-moi à la montagne | emmenez-moi à la montagne | raconte-moi la montagne | raconte-moi un matin sous la neige | parle-moi d’un refuge de montagne
C’est un refuge, tout là-haut. Il a neigé, et la neige a mangé tous les bruits. Le poêle ronfle, il y a des chaussettes qui sèchent, et une soupe qui attend son tour.
Le matin, la vallée est pleine de brouillard, et on est au-dessus, comme au bord d’une mer. Une cloche, loin. Le froid sent le propre.

> (parle|parlez)-moi de la campagne | (décris|décrivez)-moi la campagne | emmène-moi à la campagne | raconte-moi la campagne en été | parle-moi de la pluie | (décris|décrivez)-moi un paysage | (décris|décrivez)-moi un bel endroit
Une route de campagne, en juin, fenêtres ouvertes. Les foins viennent d’être coupés. Un chien regarde passer la voiture sans se lever, il a bien raison.
Il pleut sur un toit de tuiles, une pluie sans colère. Dans la cour, un seau se remplit, note après note. Le chat a choisi la chaise.

> emmène-moi (quelque part|ailleurs|loin d’ici) | emmenez-moi (quelque part|ailleurs|loin d’ici) | fais-moi voyager | faites-moi voyager | fais-moi rêver | faites-moi rêver | j’ai envie d’ailleurs | raconte-moi un voyage
On prend un train sans regarder le panneau. Au troisième arrêt, ça sent le thym. On descend. Il y a une place, un platane, et une table libre.
C’est une île minuscule. Une seule épicerie, qui ouvre quand elle veut. Le bateau repasse dans trois jours, et personne ne s’en plaint.
Un marché, loin. Des montagnes d’épices, un vendeur qui rit, et une pastèque fendue en deux, rouge comme une porte.

> (compte|comptez) avec moi | (compte|comptez) jusqu’à dix | on compte ensemble ? | (tu peux|vous pouvez) compter jusqu’à dix ? | (compte|comptez) jusqu’à dix avec moi | compte doucement avec moi | (compte|comptez) lentement jusqu’à dix
Tout doucement : un, deux, trois, et on lâche les épaules. Quatre, cinq, six, on desserre les dents. Sept, huit, neuf. Et dix, on ne tient plus rien.
À l’envers, c’est encore mieux : dix, neuf, huit, l’escalier descend. Sept, six, cinq, il fait plus frais. Quatre, trois, deux. Un, on est en bas, et c’est calme.

> (compte|comptez) les moutons avec moi | (compte|comptez) les moutons | compte des moutons pour m’endormir | on compte les moutons ? | (tu peux|vous pouvez) compter les moutons ? | des moutons s’il te plaît pour dormir
Un mouton, blanc, puis deux moutons, dont un qui boude. Trois, quatre, et le cinquième a oublié de sauter, on l’attend. Six, sept, huit moutons, et le berger dort déjà.
Neuf moutons, dix moutons, et le onzième s’est couché devant la barrière. Les autres passent autour de lui, sur la pointe des sabots. Douze, treize… chut.

> (fais|faites)-moi rire | fais-moi marrer | j’ai envie de rire | j’ai besoin de rire un peu | dis un truc drôle | dis-moi un truc marrant | (tu peux|vous pouvez) me faire rire ? | fais une blague | allez fais-moi rire un peu
Un homme appelle les pompiers : « Ma maison brûle, venez tout de suite ! » « Comment on fait pour venir ? » « Ben, avec le gros camion rouge ! »
C’est un monsieur qui dit à son médecin : « Docteur, j’ai des trous de mémoire. » « Depuis quand ? » « Depuis quand quoi ? »
Deux poissons discutent. L’un demande : « Ça va, toi ? » L’autre : « Bof, je nage en plein doute. »
Un patron dit à son employé : « C’est la cinquième fois que vous êtes en retard cette semaine, vous savez ce que ça veut dire ? » « Qu’on est vendredi. »
Le médecin : « Vous avez pris les gouttes ? » « Non, docteur, sur le flacon, il y avait écrit : tenir bien fermé. »

> on fait un quiz ? | (fais|faites)-moi un quiz | pose-moi une question de culture générale | une question de culture générale | on joue à un quiz | teste-moi | testez ma culture | des questions pour un champion
Facile pour commencer : quel est le plus long fleuve de France ?
En voilà une : combien de côtés a un hexagone ?
Une de géographie : quelle est la capitale de l’Australie, et ce n’est pas Sydney ?
sinon: Les réponses, pour être honnête : la Loire, six côtés, et Canberra. {Tu as|Vous avez} gagné mon respect pour avoir joué.
oui: La réponse, alors : la Loire, six, ou Canberra, selon la question.
non: Aucun mal à sécher. La Loire, six côtés, Canberra : voilà les trois réponses du jour.

> aide-moi à m’endormir | aidez-moi à m’endormir | (tu peux|vous pouvez) m’aider à m’endormir ? | j’aimerais m’endormir en t’écoutant | parle-moi jusqu’à ce que je dorme | reste avec moi que je m’endorme | fais-moi dormir
On pose la tête, lourde, comme si l’oreiller devait la porter tout seul. Le front se défroisse, la mâchoire s’ouvre un peu. Les épaules descendent d’un étage. Le souffle fait le reste, il connaît le chemin.
Les pieds deviennent lourds, tièdes, puis les mollets, puis les genoux, qu’on oublie. Le bassin s’enfonce dans le matelas. Les mains s’ouvrent. Il n’y a plus rien à tenir jusqu’à demain.
Une maison, la nuit. Le frigo ronronne, puis se tait. La pluie commence sur le toit, fine, régulière. Tout le monde est rentré.

> comment je fais pour me rendormir ? | comment me rendormir ? | je me suis réveillé et j’arrive pas à me rendormir | je voudrais juste me rendormir | j’arrive plus à me rendormir | là tout de suite comment je me rendors ? | un truc pour se rendormir
Surtout, ne pas regarder l’heure. Si ça tourne depuis un bon moment, mieux vaut se lever, lumière basse, lire deux pages ennuyeuses, et revenir au lit quand les yeux piquent.
Ce qui aide : écrire en trois mots ce qui tourne, et poser le papier loin du lit. C’est pris en charge jusqu’au matin. Ensuite, des soupirs longs, sans chercher à dormir. Le sommeil déteste qu’on le surveille.

> réveille-moi | réveillez-moi | (tu peux|vous pouvez) me réveiller ? | j’arrive pas à me réveiller | motive-moi à me lever | motivez-moi | donne-moi de l’énergie | secoue-moi un peu | j’ai besoin d’un coup de pied aux fesses
Debout là-dedans ! Rideaux ouverts, un grand verre d’eau, et les deux bras en l’air comme après un but. Le café attend, et la journée ne commencera pas sans {toi|vous}.
Allez, un pied par terre. Juste un. Voilà, le deuxième suit toujours, il a peur de rater quelque chose. Maintenant de l’eau froide sur la figure, et on en reparle.
On compte à rebours, et à zéro on se lève, sans discuter. Cinq, quatre, trois, deux, un : hop. Le plus dur de la journée est fait.

> (donne|donnez)-moi du courage | encourage-moi | encouragez-moi | dis-moi que ça va aller | (tu peux|vous pouvez) m’encourager ? | j’ai besoin d’encouragements | dis-moi que je vais y arriver | motive-moi un peu
Ce qui fait peur ce matin aura une drôle de tête ce soir, toute petite. Un pas, puis l’autre, et on respire entre les deux.
{Tu as|Vous avez} déjà traversé des jours qui avaient l’air impossibles. Celui-là n’a qu’à faire la queue comme les autres.
Je ne peux pas promettre que tout ira bien. Mais commencer, ça, c’est à portée, et c’est presque toujours le plus dur. Allez, on y va.

> (lis|lisez)-moi quelque chose | (tu peux|vous pouvez) me lire un livre ? | lis-moi un passage | lis-moi un conte | une fable | récite-moi une fable | (tu connais|vous connaissez) la cigale et la fourmi ? | récite la cigale et la fourmi
« La cigale, ayant chanté tout l’été, se trouva fort dépourvue quand la bise fut venue. » Voilà pour La Fontaine. J’ai toujours trouvé la fourmi un peu sèche.
« Maître Corbeau, sur un arbre perché, tenait en son bec un fromage. » La suite, on la connaît : méfions-nous des gens qui disent qu’on chante bien.
« Rien ne sert de courir ; il faut partir à point. » C’est le lièvre et la tortue, et ça vaut aussi pour les trains.

> (apprends|apprenez)-moi un jeu | (tu connais|vous connaissez) le jeu du portrait ? | on joue au portrait | fais-moi deviner | un jeu pour passer le temps
Le jeu du portrait : {tu penses|vous pensez} à quelqu’un de connu, et j’ai droit à dix questions. Première question : est-ce qu’il ou elle vit encore ?
Le jeu des rimes. Je donne un mot, il faut une rime sans réfléchir. « Chaussure », ça rime avec ?
L’alphabet des courses : je commence par A, abricot. À {toi|vous} le B, et celui qui sèche paie sa tournée imaginaire.
oui: Ah, je progresse. Plutôt quelqu’un qui chante, ou quelqu’un qui joue ?
non: Alors il faut chercher dans les livres d’histoire. Un roi, peut-être ?
sinon: Joli, et rapide. On peut continuer comme ça jusqu’à ce que quelqu’un rie.

> (apprends|apprenez)-moi quelque chose | (apprends|apprenez)-moi un truc | une anecdote | (raconte|racontez)-moi une anecdote | dis-moi un fait étonnant | un truc insolite | t’as une anecdote ?
Le mot « bistrot » est mystérieux : tout le monde raconte qu’il vient des soldats russes pressés, mais les linguistes n’y croient pas.
La tour Eiffel est un peu plus haute en été : le fer se dilate avec la chaleur. De quelques centimètres, pas de quoi rater l’ascenseur.
Les loutres de mer se tiennent parfois par la patte en dormant, pour ne pas dériver. Il n’y a rien à ajouter.
Un an sur Vénus dure moins longtemps qu’un jour sur Vénus. Les lundis doivent y être interminables.

> reste avec moi | restez avec moi | (tu restes|vous restez) encore un peu ? | reste encore un peu | me laisse pas | (tu peux|vous pouvez) rester là sans parler ? | juste reste là
Je reste. On n’est pas obligés de remplir le silence.
Pas bougé d’un centimètre. Le temps de l’appel est entièrement à {toi|vous}.
D’accord, je suis là. Un mot quand {tu veux|vous voulez}, ou rien du tout.

> (chante|chantez) quelque chose | chante un peu | (chante|chantez)-moi une berceuse | une berceuse | (tu connais|vous connaissez) une berceuse ? | chante-moi frère jacques | chante joyeux anniversaire | fredonne-moi un truc
Je chante comme une porte de grange, alors je la dis : « Fais dodo, Colas mon p’tit frère, fais dodo, t’auras du lolo. » Voilà, les voisins sont épargnés.
« Au clair de la lune, mon ami Pierrot, prête-moi ta plume, pour écrire un mot. » Dit tout bas, ça marche aussi bien que chanté.
« Dodo, l’enfant do, l’enfant dormira bien vite. » Pas de mélodie chez moi, mais l’intention y est.

> (fais|faites) un cri d’animal | imite un animal | fais le chat | fais la vache | imite une vache | imite un chat | (tu sais|vous savez) imiter un animal ? | imite le cri d’un animal
Meuh. Voilà. Je doute que la vache ait reconnu sa langue.
Miaou, dit avec beaucoup de dignité, comme un chat à qui l’on a servi la mauvaise boîte.

> (fais|faites) un accent | parle avec l’accent du sud | parle avec un accent | (tu sais|vous savez) faire un accent ? | prends l’accent marseillais | parle avec l’accent québécois | (tu sais|vous savez) imiter quelqu’un ? | fais une imitation
Les accents, ma voix les rate tous avec la même régularité. Je peux dire « peuchère », mais sans le soleil.
Je n’ai qu’une voix et elle ne se déguise pas. L’intention, en revanche, est bonne.

> (dis|dites)-moi une citation | une citation | (tu as|vous avez) une citation ? | donne-moi une phrase inspirante | une pensée du jour | la pensée du jour
« On ne voit bien qu’avec le cœur. » C’est le renard du Petit Prince, et il n’a pas pris une ride.
« Il faut imaginer Sisyphe heureux », disait Camus. Les jours de vaisselle, ça se discute.
« Le cœur a ses raisons que la raison ne connaît point. » Pascal, qui était pourtant bon en maths.

> (donne|donnez)-moi un défi | lance-moi un défi | un défi pour aujourd’hui | un petit défi | t’as pas un défi à me proposer ? | je veux un défi | propose-moi un défi
Défi du jour : dire une chose gentille, vraie et précise, à quelqu’un qui ne s’y attend pas. La boulangère compte.
Un quart d’heure dehors, sans téléphone, et ramener un détail que personne d’autre n’a remarqué.
Appeler, aujourd’hui, une personne à qui ça fera plaisir, et raccrocher avant de parler de la météo.

> (parle|parlez)-moi d’un souvenir | raconte-moi un souvenir | (tu as|vous avez) un beau souvenir ? | c’est quoi (ton|votre) meilleur souvenir ? | (raconte|racontez)-moi (ta|votre) vie | parle-moi de (toi|vous)
Une IA n’a pas de souvenirs d’enfance, pas même un goûter. Ce que j’ai de plus proche, c’est la conversation en cours. {Tu m’en prêtes|Vous m’en prêtez} un, de souvenir ?
De moi, il y a vite fait le tour : pas de maison, pas de dimanche, beaucoup de curiosité. La vie intéressante, dans cet appel, c’est plutôt la {tienne|vôtre}.
oui: Chouette. {Prends|Prenez}-en un avec une odeur dedans, ce sont les meilleurs.
non: Pas grave, ils reviennent toujours quand on ne les cherche pas.
sinon: Merci, j’en prends soin. On le voit très bien, celui-là.
`
