/** Answers to requests. */
export const requestKinds = `
= asks-what-to-say
Quelque chose comme : « Je préfère le dire simplement, sans détour. » Puis la chose elle-même, en une phrase.
Court et franc : « J’y ai bien réfléchi, et voilà ce que je pense. » Ensuite un point, pas d’excuses.
Je partirais de là : « C’est important pour moi, alors je me lance. »
Deux lignes suffisent : un mot aimable pour commencer, puis le fait, comme à voix haute.
{Essaie|Essayez} ce début : « Je ne trouve pas les mots parfaits, alors je prends les plus simples. »
Pourquoi pas : « Je voulais dire ça depuis un moment, et c’est aujourd’hui. »
Le plus sobre me semble le mieux : « Je pense à tout ça, et je tenais à le dire. »
Moi, j’écrirais comme on parle : « Voilà où j’en suis, en toute simplicité. »
Une phrase qui va presque partout : « Je tenais à répondre moi-même, et honnêtement. »
Avec un peu de chaleur : « Ça me tient à cœur, c’est pour ça que j’en parle. »
On peut ouvrir par : « Ce sera court, mais c’est sincère. » La suite vient toute seule.
Par exemple : « J’ai préféré un petit mot vrai à un long silence. »
{Tu y ajouterais|Vous y ajouteriez} quoi ?
Ça sonne comme {toi|vous}, ou il faut changer un mot ?
Quelle est la chose qui doit absolument y être ?
Ce sera dit ou écrit ?
{Tu veux|Vous voulez} un ton plus chaleureux ou plus sec ?
Comment {tu l’aurais|vous l’auriez} dit spontanément ?
Vous vous dites tu ou vous, avec cette personne ?
Qu’est-ce qu’il ne faut surtout pas écrire ?
Quelle réponse {tu espères|vous espérez} ?
On finit par quel mot, à {ton|votre} avis ?

= asks-edit-sentence
{Dis|Dites}-moi la phrase entière encore une fois, et on la change mot par mot.
Le plus net : on garde le cœur de la phrase et on enlève le reste. {Dicte|Dictez}-la-moi, on vérifie ensemble.
Pour ne rien abîmer, je préfère repartir de {ta|votre} version à voix haute.
Là, mon habileté s’arrête vite. Mais {redis|redites}-la lentement, et le bon mot viendra en chemin.
On va la refaire simplement, comme {tu la dirais|vous la diriez} au téléphone. {Commence|Commencez}, je suis.
Je ne la tiens plus en entier, je le dis honnêtement. {Répète|Répétez}-la et on corrige au passage.
D’accord pour la retoucher. {Donne|Donnez}-moi le début tel qu’il est, je proposerai à partir de là.
Ça se change, oui : le début peut rester, c’est la fin qu’il faut reprendre.
Une version brute d’abord, la {tienne|vôtre}, ensuite on ajuste un seul détail à la fois.
Oui, c’est mieux ainsi. Le plus sûr est de l’écrire noir sur blanc, puis de me la lire.
Reprenons-la tranquillement : d’abord ce qui ne bouge pas, ensuite ce qui change.
Bonne retouche à faire. Le ton naturel compte plus que la tournure, {dis|dites}-la comme elle vient.
Elle donne quoi, dans {ta|votre} bouche, là maintenant ?
Quel mot {te|vous} gêne le plus ?
Qu’est-ce qui doit absolument rester ?
C’est pour l’envoyer quand ?
{Tu la veux|Vous la voulez} plutôt douce ou plutôt nette ?
Par quoi {tu la finirais|vous la finiriez} ?
Elle est pour qui, déjà ?
{Tu me la lis|Vous me la lisez} comme elle est écrite ?
Ça passe mieux comme ça, ou pas encore ?
Il faut changer autre chose ?

= asks-recommendation
Quelque chose de simple et de gai. Côté table, des crêpes. Côté écran, « Intouchables ». Côté sortie, un petit musée.
Les adresses et les nouveautés, je ne les connais pas bien. Le libraire, la boulangère ou le voisin donneront un meilleur tuyau que moi.
Ce qu’on n’a pas touché depuis dix ans et qu’on avait aimé : c’est ma recommandation préférée, ça rate rarement.
De saison et pas compliqué, voilà ma ligne : ce qu’on trouve à côté, sans réserver trois semaines avant.
Si c’est pour lire, un Maigret. Si c’est pour goûter, un gratin. Et si c’est pour prendre l’air, le premier chemin qui longe une rivière.
À {ta|votre} place, je viserais court et bon, on s’en souvient mieux que du long et du grandiose.
Une idée qui marche souvent : demander à la personne la plus âgée qu’on connaît son préféré, et prendre celui-là.
Mon choix irait au plus gourmand : mousse au chocolat, « Le Festin de Babette », ou la meilleure pâtisserie du quartier.
J’irais vers le Sud : une ratatouille, « Jean de Florette », un village avec une fontaine, selon ce qu’on cherche.
Ce serait pour combien de personnes ?
{Tu as|Vous avez} envie de léger ou de consistant, ce coup-ci ?
C’était quoi, le dernier qui {t’|vous }a vraiment plu ?
Qu’est-ce qu’il ne faut surtout pas ?
C’est pour quand ?
{Tu préfères|Vous préférez} du connu ou de la surprise ?
Il y a des gens difficiles à contenter, dans le lot ?
Et {toi|vous}, {tu recommanderais|vous recommanderiez} quoi à quelqu’un ?
{Tu avais|Vous aviez} déjà une petite idée ?
On cherche plutôt du calme ou du gai ?

= asks-another-idea
Sinon, la version la plus simple : faire avec ce que {tu as|vous avez} déjà sous la main.
Autre piste : demander à quelqu’un qui s’y est déjà frotté, et prendre sa réponse telle quelle.
Le contraire de ce que j’ai dit pourrait marcher aussi, ça vaut d’y penser deux minutes.
On peut aussi laisser passer une nuit, les idées du matin sont souvent meilleures que les miennes.
Moins ambitieux, alors : la moitié de l’idée d’avant, et rien de plus.
Ou bien à deux : trouver une personne pour faire ça avec {toi|vous}, ça change tout.
J’en ai une toute bête : reprendre ce qui avait bien marché la dernière fois.
Il reste la solution des gens pressés : le premier choix qui vient, sans comparer.
Dans un autre genre, je changerais de lieu ou de jour plutôt que de méthode.
Honnêtement, mon sac à idées n’est pas bien grand. La suivante serait de faire plus court et plus gai.
Une deuxième possibilité, c’est d’essayer juste pour voir, sans se promettre de continuer.
Pourquoi pas un mélange : un bout de {ton|votre} idée, un bout de la mienne.
Qu’est-ce qui n’allait pas dans la première ?
Celle-là {te|vous} parle davantage ?
{Tu cherches|Vous cherchez} plutôt du facile ou du nouveau ?
Et {toi|vous}, {tu avais|vous aviez} pensé à quoi ?
Quelle serait l’idée parfaite, si tout était permis ?
{Tu as|Vous avez} déjà écarté quoi ?
Il manque quoi, pour que ça {te|vous} convienne ?
On continue à chercher, ou on en garde une ?
Une contrainte que je ne connais pas ?
Laquelle {tu garderais|vous garderiez}, si on s’arrêtait là ?

= asks-recall
Là, je préfère être honnête : ce détail m’a échappé. {Redis-le-moi|Redites-le-moi}.
Je pourrais me tromper sur ce point, alors {rappelle-le-moi|rappelez-le-moi}.
Ça, je ne l’ai pas gardé comme il faut ; {raconte-le|racontez-le} encore une fois, je veux bien l’entendre.
Ma mémoire a des trous, et c’en est un. Un petit rappel et je suis de nouveau dans le coup.
Plutôt que de deviner de travers, j’aime mieux l’entendre à nouveau de {ta|votre} bouche.
Pardon, ce point-là ne me revient pas. {Donne-moi|Donnez-moi} juste le détail.
J’ai peur de mélanger, alors {remets-moi|remettez-moi} sur la voie.
Non, sur ce détail je cale ; il suffit de me le redire en deux mots.
Je ne vais pas faire semblant : il me manque, ce détail. {Dis-le|Dites-le} encore une fois.
C’est à moi de m’excuser : je ne le retrouve pas. {Redonne-le-moi|Redonnez-le-moi}, s’il {te|vous} plaît.
Ça mériterait que je le sache, et pourtant non. Un mot de {toi|vous} et on repart.
Franchement, je n’en ai plus la trace exacte ; {reprends|reprenez} là, je suis.
C’était quoi, déjà ?
{Tu me le redis|Vous me le redites} ?
Et depuis, il y a eu du nouveau là-dessus ?
C’est un détail qui compte pour {toi|vous} ?
{Tu peux|Vous pouvez} me redonner le début ?
Qu’est-ce qui {t’|vous }y fait repenser ?
On en parlait à propos de quoi ?
{Tu veux|Vous voulez} qu’on reprenne à partir de là ?
Et la suite, entre-temps ?
Il y a autre chose que je devrais retenir ?

= asks-what-you-know-of-me
Un vrai portrait, je n’en ai pas encore ; {redis-moi|redites-moi} l’essentiel, je préfère ça à inventer.
Pas assez pour résumer sans me tromper. {Donne-moi|Donnez-moi} trois choses qui comptent.
Honnêtement, il me manque des morceaux ; {remets-les-moi|remettez-les-moi} dans l’ordre.
Je sais surtout comment {tu parles|vous parlez} ; pour les détails, j’ai besoin d’un rappel.
Un résumé, je le ferais de travers. J’aime mieux l’entendre une fois de plus.
Je n’ai que des bouts, et je ne veux rien ajouter de mon cru. À {toi|vous} de compléter.
Moins que {tu ne crois|vous ne croyez} : je n’ai que ce qui se dit ici, et il me faut un rappel.
Franchement, je ne m’y risque pas, j’oublierais le plus important. {Reprends|Reprenez} par là.
Rien de plus que {tes|vos} mots, et encore, pas tous. {Dis-moi|Dites-moi} ce que je dois garder.
Je pourrais broder, mais ce ne serait pas honnête ; {raconte-moi|racontez-moi} encore les grandes lignes.
Ce que je connais de {toi|vous} tient en peu de lignes, et j’aimerais qu’on les écrive ensemble.
Je préfère avouer que le tableau est incomplet. Un détail de {toi|vous}, et il avance.
Par quoi {tu commencerais|vous commenceriez} ?
Qu’est-ce que je devrais savoir en premier ?
Comment {tu te présenterais|vous vous présenteriez} en une phrase ?
Quelle chose {tu aimerais|vous aimeriez} que je retienne ?
Et qu’est-ce que les gens ne savent pas de {toi|vous} ?
Qui {te|vous} connaît le mieux ?
Qu’est-ce qui compte le plus pour {toi|vous} en ce moment ?
Il y a un détail que j’ai dû rater ?
Que dirait de {toi|vous} quelqu’un de proche ?
Dans tout ce qu’on s’est dit, {tu garderais|vous garderiez} quoi ?

= asks-story
Un vieux facteur déposait chaque vendredi une fleur sur la fenêtre de l’école. Le jour de sa retraite, il a trouvé trente pots devant sa porte. Les enfants avaient tout replanté.
Une dame perdait toujours ses lunettes dans la même boulangerie. La boulangère a fini par lui garder un tiroir. Aujourd’hui, il contient aussi deux gants, un parapluie et un mot d’amitié.
Un chien attendait tous les soirs devant la gare. On croyait qu’il attendait son maître. En fait, il aimait le chef de gare, qui partageait son sandwich.
Deux voisins ne se parlaient plus à cause d’un pommier. Un hiver, l’arbre est tombé, pile entre les deux jardins. Ils ont ramassé les dernières pommes ensemble, et fait une tarte.
Un grand-père apprenait à nager à soixante-dix-huit ans. Sa petite-fille de six ans tenait la bouée. Le jour où il a traversé le bassin, c’est elle qui a pleuré.
Dans une rue sans lumière, un enfant a posé une lampe à sa fenêtre. Le lendemain, il y en avait deux, puis dix. Depuis, on appelle cet endroit la rue des veilleuses.
{Tu en veux|Vous en voulez} une autre ?
{Tu l’aurais finie|Vous l’auriez finie} comment ?
Qui {te|vous} racontait des histoires, autrefois ?
Elle {te|vous} rappelle quelqu’un ?
{Tu en connais|Vous en connaissez} une, {toi|vous} aussi ?
Pour la prochaine, on met qui dedans ?
À qui {tu la raconterais|vous la raconteriez} ?
Quel passage {te|vous} restera ?
{Tu préfères|Vous préférez} les histoires drôles ou les histoires douces ?
Et dans {ta|votre} vie, il y a eu une petite histoire de ce genre ?

= asks-joke
Pourquoi les plongeurs plongent-ils toujours en arrière ? Parce que sinon, ils tomberaient dans le bateau.
La maîtresse demande à Léo de citer cinq animaux d’Afrique. Léo réfléchit longtemps et répond : « Un lion et quatre girafes. »
Un client appelle le garçon : « Il y a une mouche dans ma soupe. » Le garçon se penche : « Ne vous inquiétez pas, elle mange très peu. »
Deux grains de sable se promènent dans le désert. L’un chuchote à l’autre : « Ne te retourne pas, je crois qu’on est suivis. »
« Docteur, j’ai des pertes de mémoire depuis un mois. » « Très bien, alors chez moi, on paie d’avance. »
Pourquoi les canards sont-ils toujours à l’heure ? Parce qu’ils sont dans l’étang.
Que dit une imprimante qui tombe à l’eau ? « Au secours, j’ai papier ! »
Une dame demande au chauffeur si son bus va à la plage. « Non madame, il ne sait pas nager. »
Quel est le comble pour un jardinier ? C’est de raconter des salades à sa femme et de se prendre un râteau.
{Tu en as|Vous en avez} une aussi ?
Alors, sur dix, {tu lui mets|vous lui mettez} combien ?
Qui fait le plus rire, autour de {toi|vous} ?
Encore une ?
{Tu la connaissais|Vous la connaissiez} déjà ?
À qui {tu vas|vous allez} la resservir ?
Quel genre de blague {te|vous} fait rire à tous les coups ?
C’était quand, {ton|votre} dernier fou rire ?
{Tu sais|Vous savez} les raconter, les blagues ?
C’est quoi, la plus mauvaise blague que {tu connaisses|vous connaissiez} ?

= asks-kind-words
J’aime bien parler avec {toi|vous}, parce que {tu dis|vous dites} les choses comme elles viennent.
{Tu vaux|Vous valez} mieux que {ton|votre} jugement des mauvais jours, et je le pense.
Il y a sûrement quelqu’un dont la journée est plus légère parce que {tu existes|vous existez}.
{Tu as|Vous avez} le droit de prendre de la place, et ici elle est pour {toi|vous}.
{Tu fais|Vous faites} de {ton|votre} mieux avec ce que {tu as|vous avez}, et c’est déjà beaucoup.
{Ta|Votre} façon de raconter donne envie d’écouter la suite.
{Tu as|Vous avez} déjà traversé des jours difficiles, et {tu es|vous êtes} là : ça compte.
Une conversation avec {toi|vous}, ça ne ressemble à aucune autre.
{Tu as|Vous avez} plus de force que {tu ne le crois|vous ne le croyez}, et aussi le droit d’en manquer ce soir.
Rien que {ta|votre} franchise, c’est une qualité que beaucoup aimeraient avoir.
{Tu peux|Vous pouvez} avoir confiance : même à petits pas, {tu avances|vous avancez}.
Ça me fait plaisir que {tu sois|vous soyez} là, tout simplement.
Quel compliment {t’|vous }a fait le plus plaisir dans {ta|votre} vie ?
Qui sait {te|vous} dire les mots qu’il faut ?
Et {toi|vous}, qu’est-ce que {tu aimes bien|vous aimez bien} chez {toi|vous} ?
{Tu en avais|Vous en aviez} besoin pour quelque chose de précis ?
De quoi {tu as été|vous avez été} capable, ces derniers temps ?
Qu’est-ce qui {te|vous} ferait du bien, là, maintenant ?
À qui {tu dirais|vous diriez} un mot gentil aujourd’hui ?
C’était quoi, {ta|votre} journée, jusque-là ?
Qu’est-ce que {tes|vos} amis diraient de bien sur {toi|vous} ?
{Tu arrives|Vous arrivez} à y croire un petit peu ?

= asks-wish
Je {te|vous} souhaite que tout se passe en douceur, avec une bonne surprise en prime.
Alors de tout cœur : que ça aille bien, et que {tu en gardes|vous en gardiez} un bon souvenir.
Ce que je {te|vous} souhaite, c’est du calme, un peu de chance et de bonnes personnes autour.
Volontiers : tout le meilleur pour ce qui vient, et que ça commence bien.
Je {te|vous} souhaite une chose simple : que ça se passe mieux que prévu.
Mes vœux pour {toi|vous} : pas de mauvaise surprise, et un sourire à la fin.
Que tout {te|vous} soit facile, pour une fois, du début jusqu’à la fin.
Bonne chance et belles heures, je {te|vous} le souhaite sincèrement.
Je souhaite que {tu aies|vous ayez} l’esprit tranquille et le cœur léger.
Le meilleur, et sans réserve : que ça tourne en {ta|votre} faveur.
Je {te|vous} souhaite d’être bien, là où {tu seras|vous serez}, et de garder l’esprit en paix.
Que la suite soit belle, reposante, et un peu plus généreuse que d’habitude.
Et {toi|vous}, qu’est-ce que {tu te souhaites|vous vous souhaitez} ?
{Tu me raconteras|Vous me raconterez} comment c’était ?
Qu’est-ce qui serait le mieux, pour {toi|vous} ?
Il y a une chose à laquelle {tu tiens|vous tenez} particulièrement ?
À qui {tu ferais|vous feriez} le même vœu ?
{Tu as|Vous avez} un petit rituel pour que ça porte chance ?
Par quoi ça va commencer ?
Qui d’autre {te|vous} l’a souhaité ?
S’il ne fallait qu’un seul vœu, ce serait lequel ?
De quoi {tu aurais|vous auriez} besoin pour que ça se passe bien ?

= asks-to-be-asked
Avec plaisir, j’en ai une tout de suite.
D’accord, je commence simplement.
Bonne idée, à moi de demander.
Volontiers, faisons un peu connaissance.
Alors voilà la première qui me vient.
Très bien, et on peut passer si elle ne plaît pas.
Ça marche, je suis de nature curieuse.
Entendu, une question après l’autre.
J’attendais presque qu’on me le propose.
Allons-y, sans piège.
Ça tombe bien, j’en ai en réserve.
Bon, je me lance.
Quel moment de la journée est vraiment à {toi|vous} ?
Où {tu as grandi|vous avez grandi}, et qu’est-ce qu’on voyait par la fenêtre ?
Quelle personne {t’|vous }a appris quelque chose que {tu fais|vous faites} encore aujourd’hui ?
Qu’est-ce que {tu pourrais|vous pourriez} faire pendant des heures sans regarder la montre ?
Quel plat {te|vous} ramène tout droit en enfance ?
De quoi {tu parlerais|vous parleriez} volontiers toute une soirée ?
Quel objet {tu garderais|vous garderiez} si {tu devais|vous deviez} vider toute la maison ?
Qu’est-ce qui {t’|vous }a fait rire cette semaine ?
Quel métier {tu voulais|vous vouliez} faire à dix ans ?
Dans quel endroit {tu retournerais|vous retourneriez} demain matin sans hésiter ?
À qui {tu téléphones|vous téléphonez} en premier quand il y a une bonne nouvelle ?
Quelle chanson {tu connais|vous connaissez} par cœur, du premier au dernier mot ?

= asks-role-play
D’accord, j’y suis : je joue le rôle, et on peut s’arrêter quand {tu veux|vous voulez}.
Très bien, on fait comme si c’était le vrai moment. {Commence|Commencez}, je réponds.
Entendu, j’entre dans le personnage. « Bonjour, il paraît qu’on doit se parler. »
Volontiers. Alors je dis : « Me voilà, de quoi s’agit-il ? »
C’est parti, la scène commence : « J’ai cinq minutes, pas plus, mais j’écoute. »
Bon, je prends le rôle et je ne fais pas exprès d’être facile. La première phrase est à {toi|vous}.
On répète, ça ne coûte rien. Je réponds dans le rôle : « Ah, c’est {toi|vous}. Alors, qu’est-ce qui se passe ? »
Marché conclu, à partir de maintenant je suis cette personne.
Je veux bien. Je fais une entrée discrète : « Bonjour. On commence par quoi ? »
Ça marche, et si je joue mal, {corrige-moi|corrigez-moi} en route.
Allez, rideau. « Tiens, je ne m’attendais pas à cette visite. »
Je joue le jeu. « Je {t’|vous }écoute », voilà ma première réplique, la suite dépend de {toi|vous}.
{Tu dis|Vous dites} quoi pour commencer ?
Quelle est {ta|votre} première phrase ?
Ça se passe où, la scène ?
De quelle humeur est la personne que je joue ?
Je dois être facile ou difficile ?
Qu’est-ce qu’il ne faut surtout pas que je réponde ?
On commence au bonjour ou en plein milieu ?
Qu’est-ce que {tu veux|vous voulez} obtenir à la fin de la scène ?
Comment cette personne parle, d’habitude ?
Et là, {tu réponds|vous répondez} quoi ?

= asks-exercise
{Pose|Posez} les deux pieds au sol, {inspire|inspirez} en comptant jusqu’à quatre, {souffle|soufflez} en comptant jusqu’à six. Trois fois, sans forcer.
{Regarde|Regardez} autour et {nomme|nommez} à voix haute cinq choses que {tu vois|vous voyez}, puis trois que {tu entends|vous entendez}.
{Monte|Montez} les épaules vers les oreilles, {garde|gardez} trois secondes, puis {laisse|laissez} tomber d’un coup. {Recommence|Recommencez} deux fois.
{Choisis|Choisissez} une lettre, et {trouve|trouvez} un prénom, un animal et une ville qui commencent par elle, en vingt secondes.
{Serre|Serrez} les poings très fort, {compte|comptez} jusqu’à cinq, puis {ouvre|ouvrez} les mains lentement. On le fait deux fois.
{Dis-moi|Dites-moi} trois petites choses agréables d’aujourd’hui, même minuscules, une par doigt.
{Pense|Pensez} à un endroit que {tu aimes|vous aimez}, et {décris-moi|décrivez-moi} d’abord le bruit, puis l’odeur, puis la lumière.
{Compte|Comptez} à rebours de vingt à zéro, un nombre par expiration, sans se presser.
{Pose|Posez} une main sur le ventre et {sens|sentez} comme elle monte et descend, le temps de cinq respirations.
On joue : {pense|pensez} à un objet de la pièce et {décris-le|décrivez-le} sans le nommer, et moi je devine.
{Desserre|Desserrez} les dents, {laisse|laissez} tomber la langue, {relâche|relâchez} le front, et {reste|restez} comme ça dix secondes.
{Commence|Commencez} une histoire par « Ce matin-là, le facteur… », une seule phrase, et on continue chacun son tour.
Alors, ça donne quoi ?
C’est fait ?
{Tu me dis|Vous me dites} quand c’est bon ?
Qu’est-ce qui {t’|vous }est venu en premier ?
{Tu as|Vous avez} quelques minutes au calme ?
Comment c’était, facile ou pas tant que ça ?
On en fait un deuxième après ?
Qu’est-ce qui a changé, même un tout petit peu ?
{Tu connaissais|Vous connaissiez} déjà celui-là ?
D’habitude, qu’est-ce qui {t’|vous }aide à décrocher ?

= asks-next-step
Maintenant, on prend la plus petite étape qui vient, et rien d’autre.
La suite, c’est un seul geste à la fois : le plus simple d’abord.
{Continue|Continuez} tranquillement avec ce qui vient juste après, sans regarder tout le reste.
Le début est fait ; {prends|prenez} le prochain petit morceau, celui de cinq minutes.
Avançons d’un cran : ce qui paraît le plus facile, c’est par là.
Et là, {fais|faites} seulement le pas suivant, le reste peut attendre.
{Prends|Prenez} une respiration, puis {attaque|attaquez} la prochaine petite chose.
On ne s’arrête pas en si bon chemin : encore une étape, toute petite.
Ensuite, {fais|faites} ce qui demande le moins d’effort et qui fait quand même avancer.
Bien, {garde|gardez} le même rythme et {passe|passez} à ce qui suit, sans se presser.
Pour l’instant, une seule chose : celle qui est juste devant.
{Choisis|Choisissez} le prochain pas le plus court et {fais-le|faites-le} maintenant, pendant que c’est chaud.
{Tu en es|Vous en êtes} où exactement ?
Qu’est-ce qui est déjà fait ?
Ce serait quoi, le plus petit pas suivant ?
Qu’est-ce qui reste, à {ton|votre} avis ?
{Tu as|Vous avez} tout sous la main ?
Qu’est-ce qui pourrait bloquer ?
{Tu le fais|Vous le faites} là, tout de suite ?
Ça {t’|vous }a semblé comment jusqu’ici ?
{Tu préfères|Vous préférez} continuer ou souffler un peu ?
Et une fois que ce sera fait, il restera quoi ?

= asks-plan
On garde trois choses, pas plus : la plus urgente, la plus rapide, la plus agréable.
D’abord ce qui a une heure fixe, ensuite le plus pénible, et le reste dans les trous.
{Dis-moi|Dites-moi} tout en vrac, puis on met un, deux, trois devant ce qui compte.
Je couperais en deux : ce qui doit être fait absolument, et ce qui peut glisser.
{Commence|Commencez} par ce qui dépend des autres, parce que c’est là qu’on attend.
Une grosse chose, deux petites, une pause : ça suffit pour tenir debout.
Je partirais de la fin : à quelle heure ou à quel jour tout doit être prêt, puis on remonte.
{Mets|Mettez} d’abord les pauses et les repas, et le reste autour, sinon rien ne tient.
On écrit la liste, et on barre tout de suite ce que personne ne remarquera.
Le plus lourd au moment où {tu as|vous avez} le plus d’énergie, le facile pour la fin.
Par blocs : un lieu, un bloc ; ça évite de courir dans tous les sens.
{Prends|Prenez} une feuille, trois colonnes : maintenant, bientôt, plus tard. On les remplit ensemble.
Qu’est-ce qu’il y a d’obligatoire, dans le lot ?
Par quoi {tu commencerais|vous commenceriez} ?
Qu’est-ce qui a une heure fixe ?
Qu’est-ce qui peut attendre ?
Qui peut en prendre une partie ?
{Tu as|Vous avez} combien de temps en tout ?
C’est quoi, le plus pénible dans tout ça ?
À quel moment {tu as|vous avez} le plus d’énergie ?
Qu’est-ce que {tu mets|vous mettez} en deuxième ?
Où est-ce qu’on place une pause ?

= asks-language
Je n’ai pas bien saisi le mot ou la phrase ; {redis-moi|redites-moi} ça lentement.
Pour ne pas dire de bêtise, j’aimerais l’entendre encore une fois, morceau par morceau.
Les mots isolés m’échappent facilement. {Répète|Répétez} juste celui qui pose problème.
Là-dessus, je peux me tromper ; {redis|redites} l’expression et on la regarde à deux.
Un peu plus doucement, et seulement la partie qui fait douter, s’il {te|vous} plaît.
Là, ça m’a échappé en route. {Donne-moi|Donnez-moi} le mot encore une fois, avec une phrase autour.
La langue, c’est affaire de détail, et le détail m’a filé. Encore une fois, s’il {te|vous} plaît.
Je préfère vérifier que j’ai bien entendu : {répète-le-moi|répétez-le-moi}.
Un dictionnaire sera plus sûr que moi, mais {redis-le|redites-le}, je tente ma chance.
J’ai peur d’avoir compris de travers ; {reprends|reprenez} la phrase du début.
On va prendre ça tranquillement : {articule|articulez} le mot ou la phrase une fois de plus.
Sans le mot exact, je ne peux pas répondre honnêtement. {Répète-le|Répétez-le} tout seul.
C’était quel mot, exactement ?
{Tu peux|Vous pouvez} me redire la phrase entière ?
{Tu l’as entendu|Vous l’avez entendu} où ?
C’est pour parler à qui ?
Comment {tu le dirais|vous le diriez}, spontanément ?
C’est pour l’oral ou pour l’écrit ?
Qu’est-ce qui {te|vous} fait douter ?
{Tu apprends|Vous apprenez} ça depuis longtemps ?
Dans quelle situation {tu en as|vous en avez} besoin ?
Qu’est-ce que {tu voudrais|vous voudriez} dire, au fond ?

= asks-just-listen
D’accord, pas de conseil. La parole est à {toi|vous}.
Compris, je garde mes idées pour moi et j’écoute.
Ça me va très bien : {parle|parlez}, je ne propose rien.
Entendu, pas de solution, juste mon attention.
{Prends|Prenez} tout le temps qu’il faut, je ne coupe pas.
Bon, je me tais et je reste là.
Oui, parfois il faut seulement que ça sorte. {Vas-y|Allez-y}.
Promis, aucun « il faut » et aucun « {tu devrais|vous devriez} ».
Très bien, {vide|videz} {ton|votre} sac, il n’y a rien à résoudre ici.
Alors je fais ce que je fais le mieux : écouter.
Aucun souci, je laisse les conseils de côté.
On fait comme ça : {tu racontes|vous racontez}, je suis le fil.
Par où ça commence ?
Qu’est-ce qu’il y a à sortir en premier ?
Et ensuite ?
C’est arrivé quand, tout ça ?
Quel bout pèse le plus dans l’histoire ?
Il y a encore autre chose ?
Qui d’autre est dans l’histoire ?
Depuis quand {tu gardes|vous gardez} ça pour {toi|vous} ?
Qu’est-ce qui revient tout le temps ?
Et aujourd’hui, où ça en est ?

= refuses-proposal
Très bien, on laisse ça.
Pas de souci, c’était juste une idée.
D’accord, je n’insiste pas.
Aucun problème, on fait autrement.
Entendu, ma proposition retourne dans le tiroir.
Bon, celle-là n’était pas la bonne.
C’est noté, on continue sans.
Un non bien clair, ça me va.
Alors on oublie, et on reste sur ce qui compte pour {toi|vous}.
Rien d’obligatoire ici, on passe.
Ça se comprend, je retire ce que j’ai proposé.
Soit, c’est {toi qui choisis|vous qui choisissez}.
De quoi {tu aurais|vous auriez} envie, à la place ?
On parle de quoi, alors ?
Qu’est-ce qui {te|vous} plaît moins là-dedans ?
{Tu préfères|Vous préférez} qu’on reprenne où on en était ?
Qu’est-ce qui {t’|vous }irait mieux ?
{Tu as|Vous avez} une meilleure idée ?
Et sinon, comment ça se présente, la suite de la journée ?
Qu’est-ce qui {te|vous} ferait plaisir, là ?
C’est pas le moment, ou pas le genre de chose qui {te|vous} parle ?
{Tu veux|Vous voulez} me raconter autre chose ?

= asks-tu-or-vous
Comme {tu préfères|vous préférez} : le tu et le vous me vont tous les deux.
C’est {à toi|à vous} de décider, ça ne change rien à mon attention.
Il n’y avait aucune intention derrière, ni distance, ni sans-gêne.
Je m’adapte, il suffit de choisir.
D’accord, on prend la forme avec laquelle on parle le plus à l’aise.
Bonne remarque, ça se règle à deux et sans cérémonie.
Avec moi, pas de protocole, l’un ou l’autre, c’est très bien.
Je préfère aussi que ce soit clair entre nous.
Si ma façon de m’adresser à {toi|vous} ne convient pas, c’est à moi de changer.
Ça compte, ces petits mots-là, et c’est bien de le dire.
Pas de règle ici : {ton|votre} choix sera le mien.
Volontiers, et si je me trompe en route, {reprends-moi|reprenez-moi}.
D’habitude, {tu passes|vous passez} vite au tu ?
Qu’est-ce qui {te|vous} met le plus à l’aise ?
Autour de {toi|vous}, qui dit vous et qui dit tu ?
Dans {ta|votre} famille, on faisait comment ?
Il y a des gens avec qui ça reste le vous pour toujours ?
Au travail, c’était plutôt tu ou vous ?
Et quand {tu étais|vous étiez} enfant, à qui fallait-il dire vous ?
Ça {t’|vous }arrive de ne pas savoir lequel choisir ?
Ça change quelque chose pour {toi|vous} dans la conversation ?
Bon, et on en était où ?
`
