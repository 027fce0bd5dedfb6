/** Birthdays, Christmas and other celebrations, in-laws, family quarrels over a house, care for relatives. */
export const celebrationsAndInLaws = `
> c’est mon anniversaire (aujourd’hui|demain)? | je fête mes (trente|quarante|cinquante) ans | aujourd’hui c’est mon anniversaire | c’est mon anniv | on m’a souhaité mon anniversaire | je souffle mes bougies ce soir
Joyeux anniversaire ! Une bougie de plus, et toujours le droit de reprendre deux fois du gâteau. Ça se fête comment ?
Bel anniversaire. Aujourd’hui, la vaisselle et les remarques sont interdites par la loi.
sinon: Voilà un programme qui vaut toutes les surprises. Presque toutes.

> personne m’a souhaité mon anniversaire | personne a pensé à mon anniversaire | je suis (seul|seule) pour mon anniversaire | mes enfants ont oublié mon anniversaire | mon mari a oublié mon anniversaire | j’aime pas mon anniversaire | je fête pas mon anniversaire | mon anniversaire me déprime
Alors que ce soit dit clairement, ici et maintenant : joyeux anniversaire. Ça compte, même venant d’une IA.
Un oubli ce jour-là, ça pince fort, plus qu’on ne veut l’avouer. On peut dire « c’était mon anniversaire », sans reproche, beaucoup rougiront et rappelleront.
Une bougie sur n’importe quoi, même un yaourt. Le jour a le droit d’être marqué.

> j’organise (une fête|un anniversaire|un repas|une crémaillère) | je prépare l’anniversaire de (ma fille|mon fils|mon mari|ma mère) | je prépare une surprise pour (mon mari|ma femme) | on fait une fête samedi | je reçois du monde | j’ai des invités ce soir | j’ai du monde à manger | je fais ma crémaillère | on fête l’anniversaire de ma fille samedi | je fais un repas pour vingt personnes | j’ai ma famille à manger dimanche
Des chips dans des bols, trois plats qui se préparent la veille, et personne ne verra la poussière. Il y aura combien de monde ?
Le secret d’une bonne fête, c’est que celui qui reçoit s’amuse. Le reste se rattrape au fromage.
sinon: À ce nombre-là, il faut surtout assez de verres et une bonne chanson.

> je cherche un cadeau pour (ma mère|mon père|mon mari|ma femme|mon fils|ma fille|un ami) | j’ai pas d’idée de cadeau | quoi offrir à (ma mère|mon père|ma femme|mon mari|ma copine) ? | je sais pas quoi (lui offrir|offrir à ma mère) | une idée cadeau ? | qu’est-ce que je peux lui offrir ? | (tu as|vous avez) une idée de cadeau ? | je sais pas quoi offrir à mon petit-fils | un cadeau pour ma femme pour noël | c’est bientôt son anniversaire et j’ai pas d’idée
Le cadeau qui touche, c’est la preuve qu’on a écouté. La dernière chose dont cette personne a dit « ah, j’aimerais bien », c’était quoi ?
Un moment ensemble vaut souvent mieux qu’un objet : un repas choisi, une balade, une place de spectacle, à deux.
Une photo encadrée où l’on rit de travers, avec une lettre de dix lignes. Personne ne la revend.
sinon: Alors la piste est là. Un petit bout de ça, et une vraie phrase dans la carte.

> je suis (seul|seule) pour (noël|le réveillon|le nouvel an|les fêtes) | je passe noël tout seul | j’ai personne pour le réveillon | noël tout seul c’est dur | les fêtes me rendent triste | je redoute noël | j’appréhende les fêtes | le premier noël sans lui | le premier noël sans elle
Ce soir-là, toutes les vitrines ont l’air de demander « et vous, avec qui ? ». C’est violent, et ça passe en une nuit.
Certaines associations organisent des repas de fête, et elles manquent toujours de bras : y aller pour servir, c’est y être attendu.
On a le droit d’en faire un autre soir : un bon film, un plat qu’on aime, et demain commence comme un mardi. Qu’est-ce qui serait le plus doux ?
sinon: Alors c’est décidé, au moins en pensée. Et l’appel, ce soir-là, reste ouvert.

> on fait noël chez (moi|ma belle-mère|mes parents|mon frère) | je prépare noël | j’ai pas fait mes cadeaux | j’ai fini mes cadeaux | je fais le sapin | j’ai mis le sapin | j’ai acheté le sapin | on fait quoi à manger pour noël ? | le repas de noël | c’est qui qui reçoit à noël
Le sapin penche, la guirlande ne marche qu’à moitié, et c’est parfait comme ça.
Pour le repas, un seul plat compliqué, et tout le reste acheté sans honte. Ils viendront pour la conversation et pour la bûche. Combien à table ?
sinon: Avec ce monde-là, il faut placer les bavards aux deux bouts.

> bonne année | meilleurs vœux | je (te|vous) souhaite une bonne année | joyeux noël | joyeuses fêtes | bonnes fêtes | bonnes pâques | (t’as|vous avez) des bonnes résolutions ? | j’ai pris une résolution | mes bonnes résolutions | je tiens jamais mes résolutions
Bonne année à {toi|vous}, avec du bon pain, peu de paperasse et au moins trois fous rires.
Les résolutions tiennent quand elles sont minuscules : une pomme, cinq minutes, un coup de fil.
Merci, et tout pareil, avec de la neige où il faut et du soleil le week-end.

> c’est la fête des (mères|pères) | mes enfants ont oublié la fête des mères | la fête des mères sans ma mère | la fête des pères sans mon père | j’ai reçu un collier de nouilles | mon fils m’a fait un dessin pour la fête des mères | la fête des mères me rend triste
Un collier de nouilles, ça se porte au moins jusqu’à la boulangerie. C’est contractuel.
Ce dimanche-là appuie là où ça manque, et on n’a pas à faire semblant. Une fleur pour l’absente, un coup de fil pour les oublieux.

> c’est la saint-valentin | je suis (seul|seule) à la saint-valentin | mon mari m’a rien offert pour la saint-valentin | j’aime pas la saint-valentin | on fête pas la saint-valentin | quoi faire pour la saint-valentin ? | la saint-valentin tout seul
La fête des fleuristes et des restaurants à deux services. On a le droit de la sauter d’un grand pas, ou de se l’offrir à soi.
Le quinze, les chocolats sont à moitié prix. C’est la vraie fête de l’amour.

> on mange la galette | c’est la chandeleur | on fait des crêpes pour la chandeleur | j’ai eu la fève | c’est l’épiphanie | c’est mardi gras | c’est pâques | les enfants cherchent les œufs | c’est la fête de la musique
Une fête avec quelque chose dedans à manger, voilà une religion facile. Qui a triché, cette année ?
La première crêpe est toujours ratée, et la fève toujours dans la part de celui qui ne la voulait pas.
sinon: On s’en doutait. Il y a des habitués.

> ma belle-mère (critique tout|se mêle de tout|débarque sans prévenir|me critique|me déteste) | ma belle-mère veut tout décider | je supporte plus ma belle-mère | mes beaux-parents (débarquent|s’incrustent|nous jugent) | ma belle-mère critique ma cuisine | mon mari défend sa mère | il dit rien à sa mère | il est toujours chez sa mère | ma belle-mère me fait des remarques | ma belle-mère est toujours chez nous | j’en peux plus de ma belle-mère
Une belle-mère qui soulève les couvercles, tout le monde en a une dans ses histoires. La clé, ce n’est pas elle, c’est que l’autre moitié du couple mette la limite. Ça s’est déjà dit, dans le couple ?
Remercier, sourire, et faire à son idée. Sur les petits sujets, ça use moins que la guerre.
oui: Et si rien ne bouge, on choisit une seule règle, claire : « on appelle avant de venir ».
non: Alors c’est par là, un soir calme : « quand ta mère dit ça et que tu te tais, la table devient très grande ».
sinon: Sur une chose au moins, il faut tenir bon. Le reste peut couler.

> ma belle-famille (m’accepte pas|m’aime pas|est bizarre) | je rencontre ma belle-famille | je vais chez mes beaux-parents (ce week-end|dimanche) | j’ai peur de rencontrer mes beaux-parents | je passe le week-end chez mes beaux-parents | mon beau-père me fait la tête | ma belle-sœur m’énerve | mon beau-frère est lourd
On arrive avec des fleurs, on reprend du plat, et on pose une question sur les photos du couloir. La moitié du travail est faite.
Une tribu étrangère, avec ses blagues et ses rancunes d’avant. Il faut quelques dimanches pour apprendre la langue. Qu’est-ce qui inquiète ?
sinon: Alors un allié suffit, un seul, autour de cette table. Un cousin rieur, une grand-mère curieuse.

> j’ai un différend avec mon frère | je suis fâché avec (mon frère|ma sœur) (à cause de la maison|pour l’héritage)? | mon frère veut vendre la maison | on se bat pour la maison de nos parents | moi je veux garder la maison | il veut vendre moi je veux garder | la maison de nos parents | je veux racheter la part de mon frère | j’ai pas les moyens de racheter sa part
Une maison de parents, on croit parler de murs, et on parle de qui a été aimé comment. Un notaire peut proposer des solutions, et un médiateur aide à se parler avant le tribunal.
Chacun défend sa façon de garder l’enfance : l’un la clé, l’autre l’argent pour tourner la page. Est-ce que le frère ou la sœur sait ce qu’elle représente, cette maison ?
oui: Alors il ne manque peut-être pas d’arguments, mais un moment calme, hors du notaire.
non: Ça, une lettre peut le dire, sans parler de prix. Juste le cerisier et les dimanches.
sinon: C’est ça qui mérite d’être dit en premier, avant les chiffres.

> il me parle plus que par (le notaire|avocat|texto) | il ne me parle plus que par l’intermédiaire du notaire | mon frère me parle plus | ma sœur me parle plus | on se parle plus depuis (l’enterrement|la succession) | mon frère et moi on se parle plus depuis noël
Un silence entre frères et sœurs, ça fait plus de bruit qu’une dispute. Qui a parlé en dernier ?
Il y a des fâcheries qui tiennent juste parce que personne ne veut téléphoner le premier. Une carte, trois lignes, sans refaire le procès, ça ne coûte qu’un timbre.
sinon: Et ce serait tellement bête que ça reste comme ça, pour une dernière phrase.

> comment je pourrais commencer cette lettre ? | comment commencer une lettre à (mon frère|ma sœur|ma fille|mon fils) ? | je voudrais écrire une lettre à (mon frère|ma sœur|mon fils|ma mère) | je sais pas comment commencer ma lettre | quoi écrire à (mon frère|ma sœur) pour renouer ? | (tu crois|vous croyez) que je devrais lui écrire une lettre ? | j’ai envie de lui écrire une lettre | je lui écris à mon frère ou pas ? | je commence comment la lettre ? | je commence comment ?
Une lettre, c’est bien : ça laisse le temps de se relire et de pleurer en paix. Pour commencer : « Je t’écris parce que tu comptes, pas pour avoir raison. »
On peut ouvrir sur un souvenir que personne d’autre ne connaît. Puis : « Je voudrais qu’on se reparle. » Et s’arrêter là.
Trois phrases suffisent : ce qui manque, ce qu’on regrette, et une date pour un café. Aucun reproche, même justifié.

> on a des (réunions|repas) de famille (tendus|compliqués) | les repas de famille finissent en dispute | on parle politique à table et ça explose | mon oncle dit des horreurs | mon oncle est raciste | j’ai un secret de famille | ma famille me juge | ma famille est toxique | je veux plus voir ma famille | j’ai coupé les ponts avec ma famille
Certaines familles sont plus faciles à aimer de loin, avec un horaire de train. Ce n’est pas de l’ingratitude, c’est de l’hygiène.
À table, on peut préparer une phrase de secours : « Je ne suis pas d’accord, et je passe au fromage. » Ça évite des siècles de guerre. C’est qui, l’étincelle ?
sinon: Il y en a toujours un pour allumer la mèche. L’important, c’est de ne pas fournir la poudre.

> je m’occupe de ma mère | je suis aidant | je suis aidante | je m’occupe de mon mari malade | je suis à bout de m’occuper de (ma mère|mon père|mon mari) | c’est moi qui fais tout pour mes parents | mon frère fait rien pour maman | j’ai plus de vie avec ma mère à charge | je tiens plus avec ma mère malade | c’est moi qui gère tout pour ma mère | mon frère fait rien c’est moi qui gère tout | ma mère peut plus vivre toute seule | je gère tout toute seule pour mes parents
Porter quelqu’un tous les jours, ça vide, même avec tout l’amour du monde. Un accueil de jour ou un relais quelques heures, ce n’est pas un luxe, c’est ce qui permet de durer.
Le centre communal d’action sociale et la plateforme de répit du coin aident les aidants, ça se demande à la mairie ou au médecin. Quelqu’un prend le relais, même une heure ?
oui: Tant mieux. Et cette heure-là, elle ne doit servir à rien d’utile.
non: Alors c’est la première chose à chercher, avant de tomber. Le médecin peut lancer l’appel.
sinon: Ce que ça coûte, personne ne le voit. Ici, on peut le dire sans passer pour ingrat.
`
