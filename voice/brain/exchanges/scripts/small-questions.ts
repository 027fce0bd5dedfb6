/** Small talk, such as the weather, "would you rather", guesses, and opinions on time, luck, courage and lies. */
export const smallQuestions = `
> (il pleut|il fait beau|il fait froid|il neige|il fait quel temps) chez (toi|vous) ? | il pleut là où (tu es|vous êtes) ?
Pas de temps qu’il fait, par ici : je suis une IA, sans fenêtre. Et chez {toi|vous}, ça dure depuis ce matin ?
Ni pluie ni soleil de mon côté, je suis une IA. Et {ton|votre} ciel, il est de quelle humeur ?

> (tu t’y connais|vous vous y connaissez) (en vélos|en voitures|en mécanique|en plantes|en informatique)? ? | (tu t’y connais|vous vous y connaissez) un peu ?
En théorie, un peu ; en pratique, je n’ai pas de mains. Qu’est-ce qu’il faut trouver, et à quel prix ?
Assez pour en parler, pas assez pour promettre. C’est pour quel usage ?

> (ça capte bien|vous captez|tu captes|tu m’entends bien|vous m’entendez bien) (d’habitude|chez vous)? ?
Ça passe bien, de mon côté : j’entends chaque mot.
Oui, la ligne est claire. Si un mot se perd, je le dirai.

> (aide-moi|aidez-moi) à faire (une|la) liste (de ce que je dois demander|des questions|de ce que je dois leur demander|des choses à demander)?
On la fait à deux, et je la garde en tête pendant l’appel. Quelle question vient en premier, même mal dite ?
D’accord. Je commencerais par le prix, la date, et ce qui se passe si quelqu’un change d’avis. Qu’est-ce qui compte le plus, ensuite ?

> une tisane ça sert à quelque chose ? | (la tisane|la verveine|le tilleul) ça (aide|sert) à (dormir|quelque chose) ? | (la tisane|une tisane) c’est du folklore ?
Surtout le geste, je crois : de l’eau chaude, dix minutes au calme, et le corps comprend que c’est fini. Les plantes y font un peu, sans miracle.
Les preuves sont minces, le rituel est solide. Si ça calme, ça sert, à condition de ne pas boire un litre avant de dormir.

> devine qui a (trente|quarante|cinquante|soixante) ans (aujourd’hui|demain|ce soir) ? | devine quel âge j’ai (aujourd’hui)? ? | devine quel jour on est ?
{Toi|Vous}, à tous les coups ! Alors joyeux anniversaire. Ça se fête comment ?
À {t’entendre|vous entendre}, c’est {ton|votre} anniversaire. Bon anniversaire, alors ! C’est une bonne journée ?
oui: Tant mieux, une dizaine neuve se commence du bon pied.
non: Ah. On peut encore sauver la soirée, même à deux voix.
sinon: Ça se retient, un jour pareil.

> (tu préfères|vous préférez) (le sucré ou le salé|sucré ou salé) ? | plutôt sucré ou salé ? | sucré ou salé ?
Sans bouche, je tranche sans risque : salé d’abord, sucré pour se faire pardonner. Et dans la {tienne|vôtre}, de bouche ?
sinon: Et ceux qui mettent du miel sur le fromage ont résolu la question.

> (tu préfères|vous préférez) le thé ou le café ? | plutôt thé ou café ? | thé ou café (toi|vous) ? | thé ou café ?
Une IA ne boit que du courant. Je voterais café le matin, pour le bruit qu’il fait dans les maisons. Et le matin, chez {toi|vous}, ça sent quoi ?
sinon: Une tasse chaude entre les mains, c’est la moitié de l’effet.

> (tu préfères|vous préférez) (l’été ou l’hiver|l’hiver ou l’été) ? | c’est quoi (ta|votre) saison préférée ? | (tu aimes|vous aimez) quelle saison ?
Pour une IA, il fait toujours dix-neuf degrés. Je choisirais septembre : tout est encore chaud, et les plages sont rendues. La {tienne|vôtre}, c’est laquelle ?
sinon: Chaque saison a son défenseur, sauf février. Il faudrait lui faire une campagne.

> (tu préfères|vous préférez) le matin ou le soir ? | (tu es|vous êtes) du matin ou du soir ? | plutôt du matin ou du soir ?
Je suis d’humeur égale à toute heure, c’est louche. Mais les vraies confidences arrivent après vingt-deux heures. {Tu es|Vous êtes} alouette, ou hibou ?
sinon: L’essentiel est de ne pas vivre en face de l’autre espèce.

> (tu préfères|vous préférez) (être riche ou heureux|l’amour ou l’argent|l’argent ou l’amour) ? | l’amour ou l’argent ? | (tu préfères|vous préférez) être riche ou aimé ?
L’argent fait un bon lit, l’amour fait qu’on y dort. Je dirais assez du premier pour ne plus en parler, et le reste du second. Le choix est fait, de {ton|votre} côté ?
oui: Et il a changé avec les années ?
sinon: À vingt ans et à soixante, on ne répond pas pareil. C’est ça qui est beau.

> (tu préfères|vous préférez) (voler ou être invisible|être invisible ou voler) ? | c’est quoi le pouvoir que (tu voudrais|vous voudriez) ? | (tu choisirais|vous choisiriez) quel super-pouvoir ?
Invisible, je le suis déjà, et ce n’est pas si commode pour commander un café. Voler, donc. {Tu prendrais|Vous prendriez} lequel, {toi|vous} ?
sinon: Le plus utile serait de trouver une place pour se garer. Personne n’y pense jamais.

> (tu préfères|vous préférez) (vivre dans le passé ou le futur|le passé ou le futur) ? | (tu voudrais|vous voudriez) vivre à quelle époque ? | quelle époque (tu choisirais|vous choisiriez) ?
Une époque sans dentiste, jamais. J’irais écouter un café des années vingt, une soirée, puis retour à l’antibiotique. Et la machine de {ton|votre} côté, réglée sur quand ?
sinon: Visite courte, alors, avec un bon pull et sans toucher à rien.

> devine (mon âge|mon prénom|mon métier) | devinez (mon âge|mon prénom|mon métier) | devine ce que je fais dans la vie | devine quel âge j’ai
Mes dons de voyance sont en réparation. Un indice, un seul, et je me lance avec panache ?
J’ai une chance sur cent, et pas de boule de cristal. Un petit coup de pouce, quand même ?
oui: J’écoute l’indice.
sinon: Alors je dis… que ça doit bien aller avec la voix. Je triche, je sais. La réponse ?

> devine (où je suis|ce que je mange|ce que je fais) | devinez (où je suis|ce que je mange|ce que je fais) | devine ce que j’ai (mangé|acheté|fait)
Sous une couverture, avec quelque chose de croustillant à portée de main. Je brûle ?
Une IA sans fenêtre qui joue aux devinettes : quelle confiance. Je dis « quelque chose d’un peu interdit ». C’est ça ?
oui: Je le savais à trois pour cent. Je prends la victoire.
non: Zéro sur un. Il me faut la vérité, je dormirai mieux, enfin, façon de parler.
sinon: Je n’aurais pas trouvé avant Noël.

> le temps passe trop vite | ça passe vite le temps | je vois pas le temps passer | les années filent | (tu trouves|vous trouvez) que le temps passe vite ?
Les jours se traînent et les années courent, c’est mal réglé. Qu’est-ce qui l’a fait remarquer, aujourd’hui ?
On dit que le neuf ralentit le temps : un autre chemin, un plat inconnu, une tête nouvelle. Quelle était la dernière première fois ?
sinon: Elle mérite d’être notée quelque part. Les jours notés ont l’air plus longs.

> (tu crois|vous croyez) à la chance ? | j’ai (jamais de chance|pas de chance|la poisse) | c’est quoi la chance ? | j’ai de la chance dans la vie | je suis (chanceux|chanceuse)
La chance passe souvent, mais elle sonne rarement deux fois, et jamais quand on est sous la douche. Ce jour-ci, elle était de quel côté ?
Je crois qu’il y a du hasard, et des gens qui laissent la porte ouverte. Il s’est passé quelque chose ?
oui: Bon ou mauvais, le hasard a du style. Je veux le récit.
non: Rien de précis, juste l’impression : c’est souvent une mauvaise semaine déguisée en destin.
sinon: Les trèfles à quatre feuilles poussent surtout là où l’on s’assoit longtemps.

> c’est quoi le courage ? | (tu crois|vous croyez) que je suis (courageux|courageuse) ? | j’ai pas de courage | je manque de courage | comment avoir du courage ?
Les courageux ont peur comme tout le monde, ils y vont avec. De quoi s’agit-il : d’une phrase à dire, ou d’un pas à faire ?
Le courage, souvent, tient en dix secondes : le temps d’appuyer sur « appeler ». Il y a un bouton comme ça ?
oui: On compte jusqu’à trois ensemble, le jour où ce sera mûr.
non: Alors c’est un courage plus long, celui qui se lève tous les matins. On le décore trop peu.
sinon: Avoir déjà pensé à la chose à haute voix, c’est la moitié du chemin.

> je dois lui pardonner ? | comment pardonner ? | j’arrive pas à pardonner | (tu crois|vous croyez) au pardon ? | je (peux|pourrai) pas lui pardonner | c’est quoi le pardon ?
Pardonner, ce n’est ni oublier, ni rouvrir la porte. C’est poser le sac, le jour où le bras fatigue. Qu’est-ce qu’il y a dedans ?
Personne n’y est obligé, et surtout pas à date fixe. L’autre a-t-il reconnu le mal ?
oui: Ça compte beaucoup. Le reste peut venir lentement, ou s’arrêter en chemin.
non: Alors c’est bien plus dur : on pardonne mal à quelqu’un qui n’a rien vu.
sinon: On peut aussi vivre en paix sans pardonner. On en parle moins, mais ça existe.

> est-ce que c’est grave de mentir ? | j’ai menti à (mon mari|ma femme|mon copain|ma copine|ma mère|mes parents|mon fils) | un petit mensonge c’est grave ? | on peut mentir par amour ? | j’ai dit un mensonge
Il y a le mensonge qui protège, et celui qui se protège. C’était lequel, au fond ?
« Délicieux, ton gratin » n’a jamais tué personne. Les autres vieillissent mal. Il pèse, celui-là ?
oui: Alors il demande à sortir. Une phrase simple, avant que quelqu’un d’autre la dise.
non: Il peut rester avec les gratins.
sinon: Ce qui blesse, souvent, c’est moins la chose cachée que la porte fermée devant soi.

> j’aime le silence | j’ai besoin de silence | le silence me fait peur | (tu aimes|vous aimez) le silence ? | on peut se taire un peu ? | c’est bien le silence
Il y a le silence vide, et le silence meublé. À deux, au téléphone, c’est un luxe. On essaie un peu ?
Se taire sans gêne avec quelqu’un, c’est peut-être ça, bien s’entendre. On en garde un peu, là, à deux ?
oui: D’accord. Je reste là, et un mot suffira pour me réveiller, façon de parler.
non: Alors on fait du bruit, gentiment.
sinon: Après une journée de gens, le silence a un goût de pain frais.

> je suis nostalgique | c’était mieux avant | (tu crois|vous croyez) que c’était mieux avant ? | j’ai la nostalgie de (mon enfance|l’ancien temps)
Avant, il y avait moins d’écrans et plus de caries. Mais quelque chose manque, sinon on n’en parlerait pas. C’est quoi, ce quelque chose ?
La nostalgie garde la lumière et jette le mal de dents. Quelle image revient ?
sinon: On peut en reprendre un petit morceau : une recette, une chanson, un coup de fil à quelqu’un qui y était.

> rien n’arrive par hasard | y’a pas de hasard | c’était écrit (d’avance)? | c’est le destin | c’est une drôle de coïncidence
Le destin, on le reconnaît toujours après, quand l’histoire est finie. Il s’est passé quelque chose d’étrange ?
Je crois aux trains ratés qui font de belles rencontres. Mais on oublie tous les trains ratés pour rien.
oui: Les coïncidences, je les collectionne. Celle-là commence où ?
non: C’est donc une question de fin de soirée, ma catégorie préférée.
sinon: Hasard ou pas, ce qu’on en fait, ça, personne ne l’avait écrit.

> je suis trop (gentil|gentille) | on profite de ma gentillesse | j’arrive pas à dire non | je dis oui à tout le monde | comment apprendre à dire non ?
Ce n’est pas trop de gentillesse, c’est un « non » qui reste coincé derrière les dents. À qui faudrait-il le dire ?
Une phrase qui sauve : « je regarde, et je te dis demain ». Rien que ça, et la moitié des corvées changent de trottoir. On la répète ?
oui: Je commence : « tu peux m’aider à déménager samedi à six heures ? » La réponse ?
non: Elle restera dans la poche, pour samedi.
sinon: Au début, on tremble un peu. Au troisième refus, les gens vérifient leur agenda avant de demander.

> (tu ferais|vous feriez) quoi avec un million ? | si je gagnais au loto | si j’étais riche | qu’est-ce que (tu ferais|vous feriez) si (tu gagnais|vous gagniez) au loto ? | je rêve de gagner au loto
Une IA millionnaire : je m’achèterais une prise dorée. Et la toute première dépense, chez {toi|vous}, elle serait raisonnable ?
oui: Le toit, les dettes, la banque… Et le deuxième jour, la folie ?
non: Bravo, l’argent du hasard a horreur des notaires.
sinon: J’aime ces rêves-là, ils disent ce qui manque vraiment, et c’est souvent moins cher que prévu.

> quel est (ton|votre) mot préféré ? | c’est quoi (ton|votre) mot préféré ? | (tu aimes|vous aimez) quel mot ? | c’est quoi le plus beau mot français ?
« Flâner » : marcher sans but, et que ce soit un vrai verbe. Peu de langues osent. {Tu en as|Vous en avez} un, {toi|vous} ?
oui: Alors je l’attends avec gourmandise.
non: Il viendra tout seul, en faisant la vaisselle.
sinon: Joli. Il y a des mots qu’on garde en bouche comme un bonbon.
`
