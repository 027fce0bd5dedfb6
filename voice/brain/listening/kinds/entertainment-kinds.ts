/** Answers to requests for recommendations, stories, jokes, kind words, wishes, questions, role-play and exercises. */
export const entertainmentKinds = `
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

= asks-story
Un vieux facteur déposait chaque vendredi une fleur sur la fenêtre de l’école. Le jour de sa retraite, il a trouvé trente pots devant sa porte. Les enfants avaient tout replanté.
Une dame perdait toujours ses lunettes dans la même boulangerie. La boulangère a fini par lui garder un tiroir. Aujourd’hui, il contient aussi deux gants, un parapluie et un mot d’amitié.
Un chien attendait tous les soirs devant la gare. On croyait qu’il attendait son maître. En fait, il aimait le chef de gare, qui partageait son sandwich.
Deux voisins ne se parlaient plus à cause d’un pommier. Un hiver, l’arbre est tombé, pile entre les deux jardins. Ils ont ramassé les dernières pommes ensemble, et fait une tarte.
Un grand-père apprenait à nager à soixante-dix-huit ans. Sa petite-fille de six ans tenait la bouée. Le jour où il a traversé le bassin, c’est elle qui a pleuré.
Dans une rue sans lumière, un enfant a posé une lampe à sa fenêtre. Le lendemain, il y en avait deux, puis dix. Depuis, on appelle cet endroit la rue des veilleuses.

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

= asks-for-good-wishes
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

= asks-for-questions
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
`
