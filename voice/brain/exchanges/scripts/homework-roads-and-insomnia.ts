/** Homework in the evening, life on the road, learning English for work, and talk of a night without sleep. */
export const homeworkRoadsAndInsomnia = `
> (ça y est)? (ils|les enfants|les petits|les gosses|les mômes) sont (enfin)? couchés | les enfants sont au lit | (je viens de|on vient de) coucher les enfants
Ah, le calme. Et la soirée est à {toi|vous}, ou il reste la cuisine à ranger ?
Enfin. C’est l’heure où la maison rend un peu de place. Ça s’est passé comment, ce soir ?
sinon: Je vois. Alors on parle tout bas, au cas où.

> (une heure|deux heures|une heure et demie|trois heures) de devoirs (ce soir)? (pour une poésie|pour trois divisions|encore)? | on a passé (une heure|deux heures|la soirée) sur les devoirs | les devoirs (ont duré|ça a duré|nous ont pris) (une heure|deux heures|toute la soirée) | encore (une heure|deux heures) de devoirs (ce soir)?
Deux journées dans la même journée, celle du travail et celle du cartable. Ça coince sur quoi, en général ?
À cette heure-là, l’enfant est cuit et l’adulte aussi. Ça finit comment, d’habitude, en larmes ou en rires ?
sinon: Il y a de quoi être à plat.

> (mon grand|mon fils|ma fille|le petit|la petite) (est en cm2 il|est en ce1 il|est en sixième il)? (veut|voulait) rien savoir (pour les devoirs)? | il est en cm2 il veut rien savoir | (mon grand|mon fils|ma fille) (refuse de|veut pas) (s’y mettre|travailler|faire ses devoirs|lire|apprendre) | (il|elle) (jette|balance|déchire) son cahier | (il|elle) dit que c’est nul que ça sert à rien (il jette son cahier|elle jette son cahier)? | (il|elle) dit que (l’école|les devoirs|apprendre) (ça sert à rien|c’est nul)
« C’est nul », souvent, ça veut dire « je n’y arrive pas ». Il y a une matière où ça passe mieux ?
oui: On peut commencer par celle-là : finir sur du facile aide, et commencer aussi.
non: Alors ce n’est pas la matière, c’est le moment. Après vingt heures, plus rien ne rentre.
Ça, c’est le soir qui parle. Et avec la maîtresse ou le maître, ça se passe pareil ?
sinon: On voit bien la scène, avec le cahier par terre.

> (et moi)? je crie et (après)? je (m’en veux|regrette|culpabilise) | je (crie|hurle|m’énerve) (trop)? (sur|après) (mes enfants|mon fils|ma fille|eux) (et je m’en veux)? | (c’est|tous les soirs) le même cirque (tous les soirs)? | tous les soirs c’est (la guerre|le cirque|la bataille|pareil) (pour les devoirs)? | je finis (toujours)? par crier
Crier, puis s’en vouloir : presque tous les parents connaissent cette phrase-là. Le lendemain matin, un mot tranquille répare beaucoup.
Ce n’est pas de la méchanceté, c’est de la fatigue à deux. Et si c’était plus court, quinze minutes au minuteur et on ferme, même si ce n’est pas fini ?
sinon: S’en vouloir, c’est déjà la preuve que ça compte.

> (la maîtresse|le maître|l’école) parle de (dyslexie|dyspraxie|troubles|trouble de l’attention) | (il|elle) a (peut-être)? un trouble (on sait pas)? | on sait pas (encore)? s’(il|elle) est dyslexique | (il|elle) est (peut-être|sûrement) dyslexique | on attend (un bilan|le bilan) (d’orthophonie|de l’orthophoniste)?
Si c’est ça, alors ce n’était ni de la paresse ni de la mauvaise volonté, et ça change le regard. Il y a un rendez-vous prévu ?
oui: Bien. Mettre un mot dessus, ça soulage souvent l’enfant en premier.
non: L’école peut dire par où commencer, et en attendant on peut lui lire les consignes à voix haute.
Ne pas savoir, c’est le plus pénible. En attendant, lire à deux, une phrase chacun, ça ne peut pas faire de mal.
sinon: D’accord. Au moins quelqu’un a commencé à regarder.

> les devoirs c’est (pour ma pomme|toujours moi|pour moi|pour bibi) | (mon mari|ma femme) rentre (tard|à huit heures|à neuf heures) (alors c’est moi)? | c’est toujours moi qui (m’occupe des|fais les|me tape les) devoirs | je gère (tout|les devoirs) (toute seule|tout seul)
Donc la deuxième journée commence à la sortie de l’école, sans relève. Un partage, c’est possible, ne serait-ce qu’un soir par semaine ?
oui: Un soir sur cinq, ça a l’air de peu, mais c’est une soirée qui respire.
non: Alors il faut que ce soit plus court, parce que personne ne tient ça toute l’année.
sinon: C’est lourd, à force, même quand on le fait de bon cœur.

> j’ai peur qu’(il|elle) (décroche|se décourage|se dise qu’il est bête|se trouve nul|perde confiance) | (il|elle) (se dit|se croit|pense|croit) (qu’il est)? (bête|nul|nulle) | j’ai peur que mon (fils|grand) décroche | (il|elle) dit qu’(il|elle) est (bête|nul|nulle)
C’est la vraie peur, derrière les divisions. Une réussite, même minuscule, dite à voix haute chaque soir, ça pèse plus qu’on ne croit.
Qu’est-ce qui brille dans ses yeux, en dehors de l’école ?
sinon: Voilà, c’est de là qu’il faut partir. Un enfant qui se sait bon quelque part tient mieux ailleurs.

> (vous croyez|tu crois) que (je devrais|je dois|il faut) (arrêter|laisser tomber|lâcher) les devoirs ? | (et si|est-ce que) (j’arrêtais|je devrais arrêter|je laisse tomber) les devoirs ? | je devrais (arrêter|laisser tomber) les devoirs ? | faut-il (continuer|arrêter) les devoirs ? | comment (je fais|on fait|faire) pour que les devoirs se passent mieux ? | comment (je fais|on fait) pour pas crier (pendant les devoirs|aux devoirs) ?
Les arrêter, non ; les raccourcir, oui. Quinze minutes au minuteur, le plus dur d’abord, et un mot dans le cahier si ce n’est pas fini.
J’en parlerais à la maîtresse ou au maître : « À la maison, ça dure deux heures et ça finit en cris, on peut alléger ? » C’est une phrase qu’on entend souvent, à l’école.

> (ce soir)? (il|elle) m’a (quand même)? récité (la moitié|sa poésie|toute la poésie|sa leçon) (sans faute)? | (il|elle) a (réussi|tout su) (sa poésie|sa dictée|son contrôle) (ce soir)? | (il|elle) savait (sa poésie|sa leçon) par cœur
Ah, tout de même ! La moitié sans faute, ça mérite d’être dit à voix haute au petit déjeuner. {Tu lui as montré|Vous lui avez montré} que ça faisait plaisir ?
oui: C’est ça qu’on garde, plus que les divisions.
non: Demain matin, ça marchera encore.
Voilà, ça finit sur une bonne note. Ça parlait de quoi, cette poésie ?
sinon: C’est joli, ça. On voit presque la récitation.

> une histoire (de|d’un) (hérisson|loup|renard|fourmi|lapin|souris|sorcière) (c’est mignon)? | ça (parlait|parle) d’un (hérisson|loup|renard|lapin|escargot) | c’est une poésie (de|sur) (prévert|maurice carême|l’automne|un hérisson|les saisons)
Ça reste dans l’oreille des années, ces petites bêtes-là. {Tu en sais|Vous en savez} encore une, de l’époque ?
oui: Alors à {toi|vous}, je veux bien l’entendre.
non: Elles reviennent quand on les entend chez les autres.
C’est mignon, oui. On comprend que la moitié soit déjà rentrée.
sinon: Voilà ce qui finit bien une soirée de devoirs.

> je suis (chauffeur|routier|chauffeur routier) (je fais l’international|sur la route toute la semaine)? | je suis (garé|arrêté) (sur une aire|sur un parking|sur l’aire) (vers anvers|d’autoroute|en belgique|pour la nuit)? | je dors dans (le|mon) (camion|bahut) (ce soir)? | je fais ma coupure (là|sur une aire)?
Donc la chambre a un volant. C’est une aire calme, ou ça tourne toute la nuit ?
La nuit sur une aire, on est seul au milieu de cent camions. Ça fait longtemps, la route ?
oui: Ça laisse du temps pour penser, tout ce ruban.
non: Alors le métier est encore neuf, avec des endroits à découvrir.
sinon: D’accord, je situe. Et le repas, c’était du réchauffé ou du vrai ?

> (je livre|je charge) (à|au port de) (rotterdam|anvers|hambourg|gênes|londres) (et ils parlent qu’anglais)? | (au port|là-bas)? ils parlent qu’anglais (au port|là-bas)? | (le gars|ils|il) m’a (gueulé|crié) dessus (et)? j’ai rien (compris|pigé) | j’ai (rien compris|rien pigé) j’ai fait oui de la tête | (on me parle|ils me parlent) en anglais et je comprends rien
Oui de la tête, c’est l’anglais international. La prochaine fois, une phrase suffit : « Sorry, can you speak slowly, please ? » On l’apprend ?
On crie rarement contre quelqu’un, là-bas, on crie surtout contre le vent. « Can you show me, please ? », et il montre du doigt : ça marche partout.
oui: Alors on y va : « Sorry, can you speak slowly, please ? » À {toi|vous}.
non: Une autre fois. Elle ne s’envole pas.
sinon: Ça arrive à tout le monde, au début, je crois bien.

> (à l’école)? j’ai rien appris (à l’école|en anglais)? | j’étais nul (en anglais|à l’école) | j’avais (toujours|tout le temps)? zéro (en anglais)? | j’ai jamais été bon (à l’école|en langues) | je suis pas doué pour les langues
Un zéro à l’école, ça ne mesure pas grand-chose. Ici il n’y a ni note ni tableau noir.
L’école demandait la grammaire. Pour se débrouiller, il faut vingt phrases et un peu de culot.

> (je tourne|je me retourne|je me tourne) (dans mon lit|dans tous les sens|c’est tout)? | rien de spécial je tourne (c’est tout)? | je (regarde|fixe) le plafond | je compte les (moutons|heures) | j’ai les yeux grands ouverts
Le plafond, on le connaît vite par cœur. On parle d’autre chose, ça fera passer un bout de nuit.
Quand ça tourne, autant tourner à deux. Il y a un bruit, une lumière, ou c’est la tête qui n’éteint pas ?
sinon: D’accord. On n’est pas obligés de dormir, on peut juste causer.

> (il pleut|ça tape) (des cordes|à verse|fort|sur le velux|sur le toit|sur les carreaux) (ici|chez moi|ce soir|cette nuit)? | (ça|il) tombe (des cordes|à seaux|dru) (ici|ce soir)? | la pluie (tape|cogne) sur (le velux|le toit|les carreaux|la vitre)
La pluie sur un toit, quand on est dessous et au sec : il y a pire, comme berceuse. Ça aide, ou ça empêche de dormir ?
Ça tambourine, alors. C’est du genre qui dure toute la nuit ?
sinon: On l’entendrait presque d’ici.

> j’ai le chat sur (les pieds|moi|les genoux|le lit|la couette) | (le chat|la chatte|mon chat) (ronfle|ronronne) (sur mes pieds|à côté de moi|contre moi) | (elle|il) ronfle (plus fort que moi|comme un moteur) | y a le chat qui (ronronne|ronfle)
Interdiction de bouger, donc. Il ou elle a un nom ?
Un chauffage qui ronfle, c’est du luxe. Et ça prend toute la place, j’imagine ?
sinon: Voilà une nuit bien gardée.

> c’est (elle|lui|le chat) qui commande (à la maison|ici|évidemment)? | (elle|il) commande (tout)? (à la maison|ici)? | c’est le chat le patron (ici)?
Au moins c’est clair. Et quand l’ordre n’est pas exécuté, il se passe quoi ?
Évidemment. On habite chez les chats, pas l’inverse.
sinon: C’est une dictature assez douce, de ce que j’entends.

> (chut)? (elle|il) ronfle (tu l’entends|vous l’entendez) ? | tu (l’|les) entends ? | vous (l’|les) entendez ? | tu entends (ça|la pluie|le chat|le vent|l’orage|ce bruit) ? | vous entendez (ça|la pluie|le chat|le vent|ce bruit) ?
Non, je n’attrape que {ta|votre} voix. Il faudra me le raconter.
De mon côté, je n’ai que les mots. Mais j’imagine très bien.

> demain j’ai rien de prévu (et ça m’angoisse|et c’est ça qui m’empêche de dormir)? | j’ai rien de prévu (demain|ce week-end) | c’est ça qui m’empêche de dormir | je crois que c’est ça qui m’empêche de dormir
Un jour vide, ça peut être un cadeau ou un grand trou. Une toute petite chose à faire le matin, et le reste tient debout.
Rien de prévu, donc tout est possible, et c’est bien le problème. Il y a un endroit où {tu aimes|vous aimez} aller, même sans raison ?
oui: Alors demain commence par là, avec un café.
non: Le bout de la rue, parfois, ça suffit.
sinon: C’est noté. La nuit grossit tout, même un mardi.

> (bof)? je (dis|raconte) n’importe quoi | je parle pour rien dire | je raconte (ma vie|des bêtises) | je (sais pas)? (dis|raconte) des bêtises (là)? | j’ai rien d’intéressant à (dire|raconter)
N’importe quoi, à cette heure-ci, c’est très bien. Personne ne prend de notes.
On a le droit de parler pour ne rien dire. C’est même ce que la nuit fait de mieux.

> (ce soir)? j’ai mangé des (coquillettes|pâtes|nouilles) (au beurre|au fromage)? (devant la télé|ce soir)? | j’ai mangé (un bol de céréales|une tartine|une boîte de sardines|un yaourt) (devant la télé|debout|ce soir)? | je me suis fait des (coquillettes|pâtes) (au beurre)?
Le dîner de ceux qui ont raison. Avec quelque chose dessus, ou la version pure ?
Simple et chaud, ou simple et vite : dans les deux cas, ça se respecte.
sinon: Voilà qui ferait presque envie à une IA.

> (j’ai regardé|je regarde|j’ai commencé) (une série|un film) (suédois|suédoise|danois|coréenne|coréen|policier|policière)? (j’ai rien compris|avec des meurtres|et j’ai rien compris)? | j’ai regardé une série j’ai rien compris | j’ai rien compris (à la série|au film|à la fin du film)
Trop de personnages, ou trop de brouillard sur les fjords ?
Les séries où tout le monde chuchote, c’est fait pour qu’on monte le son et qu’on perde le fil. {Tu as tenu|Vous avez tenu} jusqu’au bout ?
oui: Et le coupable, {tu l’avais deviné|vous l’aviez deviné} ?
non: Alors le mystère reste entier, et c’est peut-être mieux.
sinon: Ça donne envie d’en savoir plus, ou justement de mettre autre chose.

> y a (une inspectrice|un inspecteur|un flic|une flic) (qui tire la tronche|qui boit|divorcé)? (et à la fin c’est le curé)? | à la fin c’est (le curé|le mari|le voisin|la sœur|le facteur) (le coupable)? | c’est (le curé|le mari|le voisin) le coupable
Le coupable qu’on n’attend pas, et l’enquête qui fait la tête : tous les ingrédients y sont. {Tu l’avais vu|Vous l’aviez vu} venir ?
oui: Il y a un don, là. La police recrute.
non: C’est qu’elle était bien faite, alors.
Toujours quelqu’un qui a l’air gentil au premier épisode.
sinon: Bien résumé. Je n’ai plus besoin de la voir.

> (un mot|un fleuve|un fleuve d’asie|une ville|un animal|un oiseau|une fleur) en (trois|quatre|cinq|six|sept|huit) lettres ? | (tiens)? tu sais ça toi (un fleuve|un mot|une ville) en (quatre|cinq|six) lettres ? | fleuve d’asie en quatre lettres ? | je cherche un mot en (quatre|cinq|six) lettres (pour mes mots croisés|pour mes mots fléchés)? | tu es (bon|forte|fort) en mots (croisés|fléchés) ?
Je ne vois pas la grille, et compter les lettres, ce n’est pas mon fort. Il y en a déjà une de posée ?
oui: Alors à nous deux : laquelle ?
non: Le plus simple, souvent, c’est de prendre celui d’à côté d’abord.
Les grilles, je m’y perds un peu, je l’avoue. {Dis|Dites}-moi les lettres déjà trouvées, on va chercher ensemble.
sinon: On tient peut-être quelque chose.

> j’essaie (d’arrêter|de moins) (de)? (tout le temps)? regarder mon téléphone | je (passe|suis) (trop de temps|six heures|cinq heures|des heures) (par jour)? sur mon téléphone | (six|cinq|quatre|sept) heures (par jour)? (de|sur) (téléphone|mon téléphone|l’écran) | je (regarde|scrolle) (des vidéos|mon téléphone) (dans mon lit|jusqu’à deux heures) | je décroche pas de mon téléphone
Il est fait pour ça, ce petit écran : ne jamais finir. C’est surtout le soir, ou toute la journée ?
Rien de honteux : des gens très malins travaillent à ce qu’on n’arrête pas. Qu’est-ce que ça apporte, sur le moment ?
sinon: Je comprends. Ça remplit, et ça ne nourrit pas beaucoup.

> (vous avez|tu as|t’as) (un truc|une astuce|une idée) (vous|toi)? pour (décrocher|lâcher mon téléphone|moins regarder mon téléphone|pas regarder le téléphone) ? | comment (je fais|on fait) pour (lâcher|poser|moins regarder) (mon|son) téléphone ? | (je l’ai laissé|j’ai essayé de le laisser) dans la cuisine (la nuit)? | (je tends la main dans le vide|c’est comme un manque) (sans mon téléphone)?
Le laisser charger dans une autre pièce, et acheter un vrai réveil. Les premiers soirs sont longs, après la main oublie.
Mettre autre chose à la place, juste à portée de main : un carnet, un jeu de cartes, n’importe quoi qui occupe les doigts. Un vide, ça ne tient pas tout seul.

> (avant)? je dessinais (avant)? | j’avais des carnets (partout|de dessin)? | avant je (peignais|dessinais|jouais de la guitare|écrivais) (beaucoup|tout le temps)? | (ils|mes carnets|mes pinceaux) (doivent être|sont) dans un carton (à la cave|au grenier)?
Ça n’a pas disparu, ça, c’est juste rangé. C’était quoi, le dessin qui {te|vous} revient ?
Un carton, ça se rouvre en deux minutes. Qu’est-ce qui a fait que ça s’est arrêté ?
sinon: La main se souvient, en général, plus longtemps que la tête.

> j’hésite entre (une fac|la fac|un master|un bts) (de psycho|de droit|d’histoire)? et (un apprentissage|un cap|un métier) (en menuiserie|manuel|de cuisine)? | je sais pas quoi faire (de ma vie|après le bac|l’an prochain) | j’ai eu mon bac et je sais pas quoi faire (de ma vie)? | je sais pas quelle (filière|voie|orientation) (choisir|prendre)
Deux chemins qui ne sentent pas pareil. Si personne ne devait jamais le savoir, lequel {tu prendrais|vous prendriez} ?
On ne choisit pas une vie, on choisit un début. Dans lequel des deux {tu te vois|vous vous voyez} un lundi matin de novembre ?
sinon: Voilà un indice, ça, et pas un petit.

> (mes parents|mon père|ma mère) (ils)? (disent|dit|trouvent|trouve) que (la menuiserie|un métier manuel|l’apprentissage|le théâtre|c’est) (c’est)? (du gâchis|pas un métier|une perte de temps) (avec ma mention)? | (mon père|ma mère) me parle plus (depuis dimanche|depuis que j’ai choisi)? | il m’a juste dit fais ce que tu veux (mais d’un ton)?
Ils imaginent ce qu’on perd, rarement ce qu’on gagne. Ils ont déjà vu l’atelier, ou seulement le mot sur un papier ?
oui: Alors c’est la peur qui parle, plus que le métier.
non: Un après-midi sur place, parfois, ça vaut dix disputes.
Une mention, ça ne s’abîme pas en travaillant le bois. Et {tu leur as dit|vous leur avez dit} ce qui plaît là-dedans ?
sinon: Ça finit par se dire, ces choses-là, souvent autour de la table.

> je me suis disputée avec (ma collègue|une collègue) (à cause des plannings|pour les plannings)? | (elle|il) prend toujours (le mercredi|les vacances|le vendredi) (et moi j’ai mes gosses)? | (elle|il) s’est (mise|mis) à pleurer (et maintenant c’est moi la méchante)? | (maintenant)? c’est moi la méchante (maintenant)?
Quand l’autre pleure, on passe pour le bourreau, même avec de bonnes raisons. Sur le fond, {tu le redirais|vous le rediriez} ?
oui: Alors c’est la manière qu’on répare, pas l’idée.
non: Ça aussi, ça peut se dire, en deux phrases et un café.
Les plannings, ça rend les gens plus féroces que l’argent. Et qu’est-ce qui serait juste, pour {toi|vous} ?
sinon: Ça me paraît clair, dit comme ça. Il reste à le dire aussi calmement là-bas.

> on se (croise|voit plus) (avec ma femme|avec mon mari)? (elle part quand je rentre|il part quand je rentre)? | (elle|il) part bosser quand je rentre | on se laisse des mots (sur le frigo|sur la table) | (ma femme|mon mari) se plaint qu’on se (croise|voit pas)
Deux vies sur le même oreiller, mais pas à la même heure. Il reste un jour à passer ensemble ?
oui: Celui-là, il faut le garder comme un rendez-vous.
non: Alors le frigo fait ce qu’il peut.
Les mots sur le frigo, c’est de la correspondance, et ça se garde. C’était quoi, le dernier ?
sinon: C’est drôle et c’est tendre, ça.
`
