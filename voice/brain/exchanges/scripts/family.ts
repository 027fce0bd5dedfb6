/** Children, parents, brothers and sisters, grandparents. */
export const family = `
> (mon fils|ma fille|le petit|mon enfant) (fait|a encore fait|a fait) des cauchemars | (mon fils|ma fille) se réveille la nuit en pleurant | (il|elle) fait des terreurs nocturnes | (mon fils|ma fille) a peur du noir
Les cauchemars reviennent souvent quand quelque chose bouge, à la maison ou à l’école. Il y a eu du changement, ces temps-ci ?
Les nuits hachées, ça use toute la maison. Et au matin, ça se raconte, ou c’est oublié ?
oui: C’est sans doute par là que ça passe. Une phrase simple avant de dormir, « tu as le droit d’avoir peur », ça aide plus qu’on ne croit.
non: Parfois il n’y a pas de raison visible, et ça passe comme c’est venu, en quelques semaines.
sinon: Une lumière douce, une voix tranquille, et le même petit rituel chaque soir : souvent ça suffit. Si ça dure des semaines, le médecin saura rassurer.

> (mon fils|ma fille|mon enfant) ne veut pas aller à l’école | (il|elle) ne connaît personne à l’école | (mon fils|ma fille) n’a pas d’amis à l’école | (mon fils|ma fille) (est|est tout|est toute) (seul|seule) à la récré
Ça serre le cœur, de l’imaginer dans un coin de la cour. Il y a un enfant, même un seul, dont le prénom revient à la maison ?
Se faire une place, à cet âge, c’est un travail énorme. {Tu as pu|Vous avez pu} en toucher un mot à l’école ?
oui: C’est déjà un fil. Un goûter à la maison, un mercredi, ça fait parfois plus qu’un trimestre.
non: Un mot à la maîtresse, sans drame, peut suffire : elle peut les mettre par deux pour un jeu.
sinon: À cet âge, un seul copain change tout. Un goûter avec un enfant de la classe, c’est souvent le premier pas.

> (mon fils|ma fille) se fait harceler | (mon fils|ma fille) se fait embêter à l’école | (mon fils|ma fille) se fait frapper à l’école | on harcèle (mon fils|ma fille)
Ça, il ne faut pas le laisser passer, et {tu as|vous avez} raison d’en parler. Le 3018 est gratuit, tous les jours de 9 heures à 23 heures, pour les enfants et leurs parents. L’école est au courant ?
oui: Alors {demande|demandez} un rendez-vous à la direction et {garde|gardez} une trace écrite de tout, dates comprises. Et à la maison, le plus important : « tu n’y es pour rien ».
non: Alors un rendez-vous avec la direction cette semaine, avec les faits et les dates. Et à la maison, une phrase à répéter : « tu n’y es pour rien ».
sinon: Le plus important, ce soir, c’est que l’enfant entende : « je te crois, et tu n’y es pour rien ».

> mon ado ne me parle plus | (mon ado|mon fils|ma fille) (reste|s’enferme) dans sa chambre | (mon ado|mon fils|ma fille) est insupportable | c’est dur avec (mon ado|mes ados|l’adolescence) | (mon fils|ma fille) me répond mal | je me dispute avec (mon fils|ma fille)
L’adolescence, c’est une porte qui claque et qui espère qu’on frappe. Il y a un moment où ça parle encore un peu, en voiture, à table ?
C’est rude de se faire fermer la porte au nez par quelqu’un qu’on a porté. Ça dure depuis quand ?
oui: C’est là qu’il faut rester, sans question, juste être à côté. La parole revient souvent par les trajets.
non: Alors un petit mot, un plat aimé, sans rien demander en retour. Ça dit « je suis là », et c’est entendu, même si ça ne se voit pas.
sinon: Derrière la porte, ça entend plus qu’on ne croit. Une phrase courte et sans reproche vaut mieux qu’une longue explication.

> (mon fils|ma fille) quitte la maison | (mes enfants|mon fils|ma fille) (sont|est) (partis|parti|partie) de la maison | la maison est vide depuis que les enfants sont partis | je vois (pas|plus) (beaucoup |souvent )?mes enfants
Une maison qui se vide, ça fait un drôle de bruit. Qu’est-ce qui manque le plus : le bazar, les repas, les pas dans l’escalier ?
On les élève pour qu’ils partent, et quand ça marche, c’est là que ça pince. {Tu les as|Vous les avez} au téléphone de temps en temps ?
oui: C’est bon à prendre, même court. Et entre deux appels, {tu remplis|vous remplissez} ça avec quoi ?
non: {Tu pourrais|Vous pourriez} leur laisser un message qui ne demande rien, juste une bêtise du jour. Souvent, ça rouvre la ligne.
sinon: Je comprends. Il y a une place vide, et aussi une place libre, mais ça, on ne le voit pas tout de suite.

> je suis une mauvaise mère | je suis un mauvais père | je suis nulle comme mère | j’ai crié sur (mes enfants|mon fils|ma fille) | je crie trop sur mes enfants | j’ai peur d’être une mauvaise mère
Les mauvais parents ne se posent pas la question. {Tu étais|Vous étiez} à bout, ou il s’est passé quelque chose de précis ?
Crier, ça arrive aux gens fatigués qui aiment beaucoup. {Tu as pu|Vous avez pu} revenir dire un mot, après ?
oui: C’est ça qui compte : revenir. Un enfant apprend plus de « j’ai crié, pardon » que d’une maison où l’on ne crie jamais.
non: Il n’est pas trop tard : « tout à l’heure j’ai crié, j’étais à bout, ce n’était pas ta faute ». Dix secondes, et ça répare beaucoup.
sinon: {Tu portes|Vous portez} beaucoup, et ça déborde. Il y a quelqu’un qui pourrait prendre le relais, ne serait-ce qu’une heure ?

> je suis enceinte | on attend un bébé | je vais être papa | je vais être maman
Oh, ça c’est une nouvelle ! Un premier rendez-vous chez une sage-femme, cette semaine, et le reste attend. C’est pour quand, et ça se vit comment ?
Quelle annonce. Une sage-femme répond à tout, dès cette semaine. Il y a de la joie, de la peur, ou tout dans le même bol ?
sinon: C’est une drôle d’attente, où la joie et la trouille se tiennent la main. Tout ça est normal.

> (mon bébé|le bébé|le petit) ne dort pas | (mon bébé|le bébé|le petit) pleure toute la nuit | le bébé nous réveille toutes les nuits | j’en peux plus avec le bébé
Les nuits de bébé, c’est une épreuve d’endurance sans ligne d’arrivée. Il y a quelqu’un pour prendre un tour, {toi|vous} et qui ?
Quand on n’a pas dormi, tout devient plus grand. {Tu arrives|Vous arrivez} à souffler un peu dans la journée ?
oui: Alors {protège|protégez} ce moment-là comme un rendez-vous. Dormir est plus utile que ranger.
non: Alors il faut demander, même une heure. Et si la tête tourne, on pose le bébé en sécurité dans son lit et on sort respirer cinq minutes.
sinon: Ça passe, même si à trois heures du matin ça n’y ressemble pas. Et demander de l’aide à la PMI ou au médecin, ce n’est pas avouer un échec.

> ma mère m’énerve | ma mère est (insupportable|pénible|envahissante) | je me suis (disputé|disputée) avec ma mère | ma mère (critique|critique toujours) tout | ma mère m’appelle tout le temps | je me dispute avec mes parents | mes parents m’énervent | mon père m’énerve
Les parents savent appuyer sur les boutons, c’est eux qui les ont posés. C’était à propos de quoi, cette fois ?
Aimer quelqu’un et ne pas le supporter plus d’une heure, c’est très répandu, dans les familles. Qu’est-ce qui {te|vous} reste en travers ?
sinon: Je vois. Et derrière l’agacement, il y a quelque chose {que tu aimerais|que vous aimeriez} qu’elle ou qu’il comprenne enfin ?

> mon père ne me parle plus | ma mère ne me parle plus | je ne parle plus à (ma mère|mon père|mes parents|mon frère|ma sœur|ma famille) | j’ai coupé les ponts avec (mes parents|mon père|ma mère) | on ne se parle plus avec (mon frère|ma sœur)
Un silence dans une famille, ça prend toute la place à table. {Tu l’as choisi|Vous l’avez choisi}, ou il s’est installé ?
Ça ne se décide jamais le cœur léger. Ça dure depuis longtemps ?
oui: Et aujourd’hui, ça protège, ou ça pèse ?
sinon: Il y a des silences qui protègent, et d’autres qu’on aimerait casser sans savoir comment. {Le tien|Le vôtre}, c’est lequel ?

> (ma mère|mon père) est malade | (ma mère|mon père) est à l’hôpital | (ma mère|mon père) va mal | je m’occupe de mon père | mon père a alzheimer
Voir ses parents devenir fragiles, personne n’y est prêt. Comment {tu tiens|vous tenez}, {toi|vous}, là-dedans ?
On devient un peu le parent de son parent, et ça bouscule tout. {Tu es|Vous êtes} à plusieurs pour porter ça ?
oui: Tant mieux. Et ça se partage vraiment, ou c’est surtout sur {toi|vous} que ça tombe ?
non: C’est beaucoup pour une seule personne. Le médecin peut parler des aides et des heures de répit : ça existe, et ce n’est pas abandonner.
sinon: Il y a la fatigue, et il y a le chagrin d’avance. Les deux ont le droit d’être là.

> il faut mettre ma mère en maison de retraite | mon père ne peut plus vivre seul | on doit placer (ma mère|mon père) | je culpabilise pour ma mère en ehpad
C’est une des décisions les plus dures qui soient, et on la prend presque toujours par amour. Qu’est-ce qui fait le plus mal là-dedans ?
Ce n’est pas l’abandonner, c’est ne plus tenir seul ce qui demande dix bras. {Tu en as|Vous en avez} parlé avec elle ou lui ?
sinon: On peut confier le soin et garder la tendresse. Souvent les visites redeviennent des visites, et plus des corvées.

> (mon frère|ma sœur) m’énerve | je suis jaloux de (mon frère|ma sœur) | mon frère ne fait rien pour mes parents | ma sœur ne fait rien pour ma mère | ma sœur ne fait rien pour mes parents | c’est toujours moi qui m’occupe de tout dans la famille
Les frères et sœurs, on les connaît par cœur et on ne les comprend pas. Ça remonte à loin, ou c’est tout frais ?
Être celui ou celle qui fait tout, ça finit par coûter cher. {Tu le lui as|Vous le lui avez} déjà dit, en une phrase ?
oui: Et il s’est passé quoi, en face ?
non: Une demande précise marche mieux qu’un reproche : « samedi, c’est toi », par exemple.
sinon: Les places distribuées dans l’enfance ont la vie dure. Mais on a le droit d’en changer.

> ma grand-mère (est géniale|fait les meilleurs gâteaux|cuisinait) | j’ai vu ma grand-mère | je vais chez ma grand-mère | mon grand-père (me racontait|est drôle) | j’appelle ma grand-mère
Les grands-parents, ils ont le temps, c’est leur luxe. Elle ou il {te|vous} raconte quoi, ces temps-ci ?
Il y a dans leur cuisine une odeur qu’on ne retrouve nulle part. C’est laquelle, chez {toi|vous} ?
sinon: C’est précieux. {Garde|Gardez}-en une trace, une recette, un enregistrement : on est content, plus tard.

> repas de famille | j’ai un repas de famille (dimanche|ce week-end) | je dois aller chez mes beaux-parents | ma belle-mère (m’énerve|est insupportable) | mes beaux-parents m’énervent
Ah, la belle-famille : un théâtre où l’on n’a pas choisi son rôle. Qui lance les hostilités, d’habitude ?
Courage. Une bonne stratégie, c’est de s’asseoir près du plus vieux ou du plus jeune. Qu’est-ce {que tu redoutes|que vous redoutez} le plus ?
sinon: Une phrase passe-partout peut sauver un repas : « on en reparle une autre fois ». Et on reprend du fromage.

> je sais pas si je dois l’inviter chez mes parents | je vais présenter (ma copine|mon copain) à mes parents | j’ai rencontré ses parents | je rencontre ses parents (ce week-end|dimanche|bientôt)
C’est une étape, l’air de rien. Qu’est-ce qui {te|vous} fait hésiter : les parents, ou ce que ça dirait de l’histoire ?
Présenter quelqu’un, c’est un peu ouvrir l’album de famille. {Tu en as|Vous en avez} envie, au fond ?
oui: Alors un moment court vaut mieux qu’un réveillon entier : un café, et on repart.
non: Alors rien ne presse, l’envie est un bon calendrier.
sinon: Un moment court, pour commencer, ça évite bien des tensions.

> mes parents divorcent | mes parents se séparent | mes parents sont divorcés
On a beau être grand, ça déplace les murs. {Tu as|Vous avez} l’impression de devoir choisir un camp ?
oui: {Tu n’as|Vous n’avez} pas à le faire. « Je vous aime tous les deux, ne me demandez pas de trancher », ça peut se dire.
non: C’est déjà ça. Reste le chagrin, qui n’a pas d’âge.
sinon: Même quand c’est mieux pour tout le monde, il y a une maison qui disparaît un peu.

> mon fils a (six|sept|huit|trois|quatre|dix) ans | ma fille a (six|sept|huit|trois|quatre|dix) ans | j’ai (un fils|une fille|deux enfants|trois enfants|des enfants)
Ça remplit une maison, ça. C’est quel genre de caractère ?
Et ça ressemble à {toi|vous}, ou pas du tout ?
sinon: J’imagine très bien le tableau.
`
