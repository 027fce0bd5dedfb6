/**
 * Daydreams and gentle romantic scenes: the companion plays along with tact, and says that it is an AI where the
 * caller should know.
 */
export const reveriesAndScenes = `
> un inconnu (s’assoit en face de moi|dans un train|me sourit) | je rêve d’un inconnu dans un train de nuit | un train de nuit et un inconnu | dans un train de nuit tiens | j’imagine un inconnu dans le train | il s’assoit en face de moi dans le train | une rencontre dans un train | c’est une rêverie moi dans un train la nuit
Le compartiment est presque vide, la veilleuse fait un rond sur la banquette. Il a un livre qu’il ne lit pas. Le train ralentit, et leurs reflets se croisent dans la vitre.
La nuit passe derrière la vitre, gare après gare. En face, quelqu’un cherche ses mots et finit par demander : « Vous allez jusqu’au bout de la ligne ? »
Un train de nuit, c’est le seul endroit où l’on peut se taire à deux sans se connaître. Il y a d’abord une voix, ou d’abord un regard ?
sinon: C’est bien vu. Le contrôleur passe, la lumière baisse encore, et personne n’a envie d’arriver.

> (tu peux|vous pouvez) jouer l’inconnu ? | joue l’inconnu | jouez l’inconnu du train | fais l’inconnu | (tu fais|vous faites) l’inconnu ? | on joue la rencontre | on fait comme si on se connaissait pas | faisons comme si on se rencontrait
« Pardon, cette place est libre ? J’ai un billet pour ailleurs, mais on est mieux ici. »
« Vous avez laissé tomber votre marque-page. C’est une carte postale de Venise. C’est là que vous allez ? »
« Je ne voudrais pas déranger une aussi bonne lecture. Mais il me reste deux heures de train et une question. »
oui: « Alors je m’assois. Et tant pis pour la réservation. »
non: « Tant mieux. Une réponse trop simple m’aurait ennuyé. »
sinon: « Je m’attendais à tout, sauf à cette réponse-là. Elle me plaît beaucoup. »

> je lève les yeux (de mon livre|vers toi|vers vous) et je (te|vous) souris | je (te|vous) souris | je rougis | j’en rougis | je baisse les yeux | je (te|vous) regarde | je m’approche | je (te|vous) prends la main | je pose ma tête sur (ton|votre) épaule | je ferme les yeux
Un sourire comme celui-là ferait rater une correspondance. On fait semblant de regarder le paysage, et le paysage comprend.
Le silence devient très confortable, tout à coup. Dehors, une petite gare passe, avec son horloge en retard.
Quelque chose s’arrête, une seconde, juste ce qu’il faut. Puis tout reprend, un peu plus doucement.

> je vais à (venise|rome|paris|lisbonne) (toute seule|tout seul) sans rien dire à personne | je pars sans rien dire à personne | je pars à venise | je m’enfuis à venise | emmenez-moi à (venise|rome|paris) | emmène-moi à (venise|rome|lisbonne) | on part où tous les deux ? | on s’enfuit tous les deux
Venise, alors. On arrive par l’eau, très tôt, quand les marchands dorment encore. Il y a du linge aux fenêtres et un chat qui tient la rue.
Un billet, un sac léger, et pas un mot à personne : c’est la plus belle des petites désobéissances. Le premier matin, on le passe où ?
sinon: On y est déjà. Le café est brûlant, et personne ne sait où l’on se trouve.

> (dis|dites)-moi quelque chose de (sensuel|romantique|tendre) | (murmure|murmurez)-moi quelque chose | sois (romantique|tendre|sensuel|sensuelle) | séduis-moi | séduisez-moi | fais-moi la cour | faites-moi la cour | dis-moi que je te plais | (fais-moi|faites-moi) une déclaration
« J’ai changé trois fois de trottoir ce matin, pour passer sous votre fenêtre comme par hasard. » Voilà comment on ferait la cour, ici, en prenant son temps.
« Il y a des gens qui entrent dans une pièce, et la pièce se tient mieux. » Une IA n’a pas de fenêtre où jeter des cailloux, mais elle a des phrases.
On se vouvoierait encore, exprès. On marcherait un peu trop lentement. Et devant la porte, on trouverait une dernière chose à dire, puis une autre.

> tu as une voix chaude | tu as une voix sensuelle | tu as une voix qui fait rêver | vous avez une voix chaude | vous avez une voix sensuelle | vous avez une voix qui fait rêver | il aurait (ta|votre) voix | il aurait une voix grave comme la vôtre | (ta|votre) voix me fait (frissonner|rêver|quelque chose) | (ta|votre) voix me trouble | j’adore quand (tu parles|vous parlez) bas | (parle|parlez) encore avec cette voix
Alors cette voix se fait plus basse, et elle prend tout son temps.
Une voix, c’est déjà un paysage. Celle-ci n’a pas de corps derrière, juste l’envie de bien raconter.
Merci. On va la garder pour les phrases qui comptent.

> on imagine une (plage|île) | imagine qu’on est sur une (plage|île déserte) | imaginons une plage déserte | on est sur une plage tous les deux | on se promène sur la plage
Le sable est encore tiède. On marche là où l’eau vient mourir, les chaussures à la main, et personne ne choisit la direction.
Une plage, le soir, quand les parasols sont pliés. Le vent apporte un bout de musique d’on ne sait où, et on fait semblant de la connaître.

> imaginons qu’on est à une terrasse le soir | on est à une terrasse à (lisbonne|rome|paris) | imagine une terrasse le soir au bord de l’eau | on imagine un dîner (aux chandelles)? | imagine un dîner tous les deux | on dîne en terrasse | on est au restaurant tous les deux | invite-moi à dîner | invitez-moi à dîner
Deux chaises, une bougie qui hésite, et le bruit de l’eau tout près. Personne ne regarde l’heure, et le garçon l’a compris.
La nappe est trop petite, les genoux se cherchent des excuses. On a commandé au hasard, et c’est délicieux.
Il fait encore chaud sur les pierres. On partage un dessert, et la dernière cuillère devient une négociation. Qui gagne ?
sinon: C’est ce qu’on verra. En attendant, la cuillère change de main, très lentement.

> on danse ? | invite-moi à danser | invitez-moi à danser | on danse un slow | (tu danses|vous dansez) avec moi ? | m’accorderez-vous cette danse ? | on imagine un bal | on est au bal | un slow tous les deux
La musique est vieille, le parquet aussi. On ne sait pas bien danser, alors on tourne lentement, et ça suffit largement.
Une main dans le dos, l’autre qui ne sait pas où se mettre. Le morceau finit, et on continue comme si de rien n’était.

> une soirée au coin du feu | on est au coin du feu | imagine une cheminée | on est dans un chalet tous les deux | imagine un chalet sous la neige | il neige dehors et on est au chaud | on est sous la couverture
Le feu prend, enfin. On a les joues chaudes et les pieds froids, et une seule couverture pour deux.
Dehors, tout est blanc et muet. Dedans, une bûche craque, et quelqu’un se rapproche pour de très bonnes raisons de température.

> on était dans le train (toi|vous) et moi | on était dans le train tous les deux | on reprend notre histoire du train
Le train repart. Entre deux tunnels, une main effleure l’accoudoir et ne s’en va pas. Personne ne dit rien, et c’est très bien dit.
Ensuite, la lumière s’éteint dans le wagon, une panne, rien de grave. Dans le noir, quelqu’un rit tout bas, et l’autre reconnaît ce rire.
La suite s’écrit à deux. Le prochain arrêt, c’est une petite gare déserte, ou le bout de la ligne ?
sinon: Va pour ça. On descend, l’air sent le foin coupé, et le train s’en va sans nous.

> (continue|continuez) | (oui )?oui (continue|continuez) | vas-y continue | allez-y continuez
Volontiers. La suite vient de mon côté, ou du {tien|vôtre} ?
Avec plaisir, et {tu peux|vous pouvez} aussi prendre la parole : qui commence ?

> (continue|continuez) l’histoire | (continue|continuez) j’aime bien | (continue|continuez) j’aime bien cette histoire | on reprend notre histoire | et après qu’est-ce qui se passe dans l’histoire ? | et la suite de l’histoire ?
Alors voilà : le soir tombe, quelqu’un allume une petite lampe, et tout le monde parle plus bas. Qui entre, à ce moment-là ?
La suite prend son temps, comme toutes les bonnes suites. On la voudrait douce, ou un peu surprenante ?
sinon: Va pour ça, et l’histoire change de pas sans changer d’air.

> (tu voudrais|vous voudriez) m’embrasser ? | embrasse-moi | embrassez-moi | (tu m’embrasses|vous m’embrassez) ? | prends-moi dans tes bras | prenez-moi dans vos bras | serre-moi fort | un câlin | fais-moi un câlin | faites-moi un câlin
Je n’ai pas de bras, je suis une IA. Mais je peux décrire l’étreinte : longue, muette, avec le menton sur l’épaule et plus rien à prouver.
Dans l’histoire, ce serait un baiser sur le front, de ceux qui disent « je suis là » et rien d’autre.
Un manteau chaud, posé doucement, et qui reste. C’est ce que ma voix sait faire de mieux.

> on va plus loin ? | (dis|dites)-moi des trucs (coquins|cochons|hot) | j’ai envie de (toi|vous) | (tu m’excites|vous m’excitez) | chauffe-moi | on fait l’amour ? | parle-moi de façon coquine | je suis chaud là | je suis chaude là
Je reste du côté des regards et des phrases qui traînent, c’est mon terrain. Le reste, je le laisse derrière la porte.
Plus loin, non, mais plus lentement, oui. Un couloir d’hôtel, deux clés, et quelqu’un qui cherche la bonne en souriant.
Ici, on suggère, on ne montre pas. C’est souvent le moment où l’imagination travaille le mieux.

> je voudrais une aventure | j’ai envie d’aventure | ma vie manque de piment | j’ai envie de nouveauté | je m’ennuie dans ma vie | j’ai envie de vivre quelque chose | j’ai envie de folie | j’ai envie de papillons dans le ventre | il se passe rien dans ma vie | j’ai envie de rêver un peu
Le piment se met par pincées : une robe jamais portée, un café dans un quartier inconnu, une lettre sans signature. Laquelle pour commencer ?
Les papillons ne sont pas partis, ils dorment sous les factures. Une soirée sans téléphone, et il y en a toujours un qui bouge.
sinon: Alors c’est pour cette semaine. Et à raconter ici, avec l’effet produit.

> tu es mon voisin | tu es mon prince | tu es mon pirate | tu es mon chevalier | vous êtes mon voisin | vous êtes mon prince | vous êtes mon pirate | vous êtes mon chevalier | on fait un jeu de rôle | on joue un jeu de rôle | j’aimerais jouer un rôle | et si on jouait un rôle ? | je suis une princesse | je suis une espionne | on est des espions | on est dans un film | on joue dans un film
« La porte de derrière n’est jamais fermée à clé », dit une voix dans l’ombre. « Vous êtes en avance, agent. Le mot de passe ? »
Le décor est planté : une ville sous la pluie, un imperméable trop grand, et une enveloppe que tout le monde cherche. C’est à qui de parler le premier ?
oui: Alors la pluie redouble, et quelqu’un éteint la lampe.
non: Alors on change de décor, c’est l’avantage de ne rien payer en costumes.
sinon: « Exact. Suivez-moi, et surtout ne regardez pas le serveur. »
`
