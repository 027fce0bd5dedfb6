/** Threads about love: an ex, a date, jealousy, a loveless marriage, a married lover, a quarrel, a break-up. */
export const threadsAboutLove = `
> j’ai revu mon ex (samedi|hier|ce week-end|à un anniversaire|à une soirée|à un mariage)? (à l’anniversaire d’un pote)? | mon ex était (là|à la soirée|à l’anniversaire|au mariage) | il y avait mon ex (à la soirée|au mariage|samedi)? | je suis retombé sur mon ex (en soirée)? | je suis retombée sur mon ex (en soirée)?
Ah, le fantôme en chair et en os, avec un verre à la main. Ça a fait quoi, à l’intérieur ?
On se prépare cent fois à ce moment-là, et jamais avec le bon pull. Il y a eu une vraie conversation, ou juste un signe de tête ?
oui: Et il en reste quoi, de cette conversation, ce soir ?
non: Un signe de tête, et deux heures à surveiller l’autre bout de la pièce. Je vois.
sinon: C’est honnête. Le corps se souvient avant la tête, il n’a pas lu les papiers de la séparation.

après: j’ai revu mon ex | j’ai croisé mon ex | mon ex me manque | mon ex m’a écrit | mon ex veut reprendre contact | je croise mon ex tous les jours | j’ai croisé mon ex au supermarché | mon ex se marie en juin | j’ai envie de lui écrire | c’est moi qui l’ai quitté

> (elle|il) était avec (son nouveau mec|sa nouvelle copine|quelqu’un|un autre|une autre|son nouveau copain) | (elle|il) a (quelqu’un|refait sa vie|un nouveau mec|une nouvelle copine) | (elle|il) avait l’air (heureuse|heureux|bien) | (elle|il) va se marier | (elle|il) est passée à autre chose | (elle|il) est passé à autre chose
Ah. Ça, on le reçoit en plein ventre même quand on se croyait guéri. {Tu as|Vous avez} souri bêtement, comme tout le monde ?
Et forcément, c’est quelqu’un de grand et de souriant. Ça a piqué l’orgueil, ou plus profond ?
oui: Le fameux sourire en plastique. Il fatigue plus qu’un marathon.
sinon: Ça se comprend. Voir la place prise, c’est autre chose que de savoir qu’elle est libre.

> ça m’a rien fait (enfin si un peu)? | non ça m’a rien fait | ça m’a fait (bizarre|drôle|mal|un choc|quelque chose) | ça m’a (retourné|retournée|secoué|secouée|bouleversé|bouleversée) | un peu quand même | ça m’a fait plus que je pensais
« Rien, enfin si un peu » : c’est la réponse la plus vraie qui existe. Le petit peu, il est où : dans la gorge, dans le ventre ?
Normal. On ne vit pas des années avec quelqu’un pour que ça fasse le bruit d’un courant d’air.
sinon: Il s’en ira comme il est venu. Pas ce soir, peut-être, mais il s’en ira.

> c’est moi qui (l’avais|l’ai) (quittée|quitté|larguée|largué) (en plus)? | c’est moi qui suis parti | c’est moi qui suis partie | c’est moi qui ai rompu | c’était ma décision
Partir n’a jamais empêché d’avoir mal. On peut avoir eu raison et regretter quand même, le même soir.
Donc pas le droit de se plaindre, c’est ça ? Ici, si. C’est le départ qui fait regretter, ou la personne ?
sinon: Ça, c’est une vraie réponse. Elle vaut la peine d’être gardée à côté de soi quelques jours.

> @faute
À deux, on fait rarement naufrage tout seul. Et on a quitté ou raté avec ce qu’on savait à ce moment-là, pas avec ce qu’on sait ce soir.
La nuit, on refait le procès et on est toujours le seul accusé. Demain matin, il faudra rappeler l’autre à la barre.

> (tu crois|vous croyez) que je devrais lui (écrire|parler|répondre|envoyer un message) ? | je lui écris ? | j’ai envie de lui écrire | je devrais (lui écrire|l’appeler|lui répondre) | je lui envoie un message ? | je lui réponds ?
Pour dire quoi ? Si c’est « tu me manques », pas cette nuit. Si c’est « content de t’avoir revu », ça peut attendre trois jours sans perdre sa saveur.
Règle de nuit : on écrit dans les notes, on n’envoie rien avant le petit déjeuner. Ce serait quoi, la première phrase ?
sinon: Elle dit déjà beaucoup. On la relit demain, au café, et on voit si elle tient.

> (elle|il) m’a (souri|regardé|regardée|pris dans ses bras|demandé de mes nouvelles|fait la bise) | on a parlé (toute la soirée|deux heures|un peu|cinq minutes) | on a (rigolé|discuté) comme avant | c’était comme avant
Et voilà le cœur qui ressort les vieux albums. C’était tendre, ou juste poli ?
Le piège, c’est que ça se passe bien. Les raisons de la fin, elles étaient à la soirée aussi ?
oui: Alors elles ont le mérite d’être fidèles. On les écoute aussi.
non: Elles n’avaient pas d’invitation, les raisons. Elles attendent dehors.
sinon: On peut garder la douceur sans rouvrir le bail.

> @avis | @conseil
De loin : un revoir, ça réveille tout le quartier, et ça ne veut pas dire qu’il faut réemménager. Trois jours sans rien décider, et on regarde ce qui reste.
J’en dis qu’il y a du sentiment dans la pièce, et que la nuit le grossit. Au petit déjeuner, il aura sa vraie taille.

---

> j’ai eu un (rendez-vous|date|rencard) (avec un mec|avec une fille)? (de l’appli)? (ce soir|hier soir) | je (rentre|reviens) d’un (date|rencard|rendez-vous|premier rendez-vous) | j’ai rencontré (le mec|la fille) de l’appli | mon rencard était (nul|bizarre|génial|super)
Ah, le débriefing ! Alors : envie de revoir, ou envie d’une excuse ?
On veut tout savoir : c’était étincelles, pétard mouillé, ou conférence ?
oui: Oh, oh. Le détail qui a fait pencher la balance, c’était quoi ?
non: Alors une soirée de moins à se demander. On salue l’effort de s’être habillé.
sinon: Je visualise parfaitement. Il y a eu un bon moment quand même, même petit ?

après: j’ai eu un rendez-vous ce soir | j’ai un rendez-vous galant | mon date était nul | mon rendez-vous s’est bien passé | j’ai un premier rendez-vous et je panique | j’ai rencontré quelqu’un

> (il|elle) (a|m’a) parlé (que)? de (lui|elle|son ex|sa mère|son boulot) (pendant deux heures|toute la soirée|tout le temps)? | (il|elle) a pas arrêté de parler | (il|elle) parlait que de (lui|elle|son ex|son boulot) | j’ai pas pu en placer une
Deux heures de conférence, sans entracte ni questions dans la salle. {Tu as|Vous avez} au moins bien mangé ?
Il y en a qui viennent à deux avec eux-mêmes. Le sujet le plus long, c’était quoi ?
oui: Alors la soirée n’est pas perdue, l’assiette a fait la conversation.
non: Même pas. Alors c’est officiel, aucune étoile.
sinon: Mon Dieu. Et le visage poli pendant tout ce temps, ça muscle les joues.

> (il|elle) m’a (même)? pas posé (une|de) (seule)? (question|questions) | (il|elle) m’a rien demandé | (il|elle) s’est pas intéressé à moi | (il|elle) s’est pas intéressée à moi | (il|elle) a pas retenu mon prénom
Pas une seule question ? Alors j’en pose une pour rattraper : qu’est-ce que cette personne a raté, en ne demandant rien ?
C’est le meilleur test du monde, et le résultat est tombé. Zéro question, zéro curiosité.
sinon: Voilà, c’était là, à portée de main. Tant pis, c’est moi qui en profite.

> on a partagé l’addition (au centime près)? | (il|elle) (a pas payé|m’a fait payer|a oublié son portefeuille|a payé|a tout payé) | j’ai (tout)? payé | c’est moi qui ai payé
L’addition, c’est le dernier chapitre, et il en dit long sur le livre. La générosité, ça se voit rarement à la calculatrice.
Payer ou partager, peu importe ; c’est la façon. Élégant ou épicier ?
sinon: Noté au procès-verbal de la soirée.

> (il|elle) (vient de m’écrire|m’a écrit|m’a envoyé un message) (qu’il|qu’elle)? (a passé une super soirée|avait adoré)? | (il|elle) (veut|a envie de) (me revoir|qu’on se revoie) | (il|elle) a adoré la soirée | (il|elle) m’a déjà réécrit
Évidemment, puisque l’autre moitié de la conversation ne le gênait pas ! Et l’envie de répondre, elle est à combien sur dix ?
Tiens, un avis cinq étoiles. Et de {ton|votre} côté, on met la même note ?
oui: Alors une réponse courte et gaie, et on propose un jour. Pas un roman.
non: Alors on remercie et on ferme doucement. C’est plus élégant que de disparaître.
sinon: En dessous de cinq, on ne se force pas. Au-dessus, une deuxième chance, courte, en plein jour.

> je lui réponds quoi ? | je lui (dis|écris) quoi ? | je réponds (quoi|comment) ? | comment je lui dis (non|que je veux pas) (gentiment)? ? | comment refuser gentiment ?
Court et net : « Merci pour la soirée, mais je n’ai pas senti le déclic. Bonne route. » Et si c’est un oui : « Samedi, un café, et cette fois c’est moi qui raconte. »
Si c’est non, on le dit en une ligne, sans inventer de tante malade. Si c’est peut-être, un café d’une heure, avec une porte de sortie. C’est lequel ?
sinon: Alors la ligne est presque écrite. On l’envoie, et on ne regarde plus le téléphone.

> c’était (génial|super|magique|trop bien|parfait) | on s’est embrassés | (il|elle) m’a (embrassé|embrassée) | on se revoit (samedi|demain|la semaine prochaine|bientôt) | le courant est passé | on a parlé jusqu’à (minuit|deux heures) | j’ai passé une super soirée
Ah là là, ça s’entend jusqu’ici ! Le moment exact où ça a basculé, c’était quand ?
Voilà une soirée qui ne veut pas aller se coucher. Et maintenant, le sourire idiot devant la brosse à dents ?
oui: Le meilleur des symptômes. Aucun traitement connu.
sinon: On le range au chaud, ce moment-là. La suite n’a pas besoin d’être écrite cette nuit.

> @avis | @doute
Le seul juge, c’est l’heure d’après : est-ce qu’on avait envie de le raconter, ou envie d’un bain ?
On ne demande pas le grand amour au premier verre. Juste : est-ce que le deuxième ferait plaisir ?

---

> je suis (jaloux|jalouse) et (je me déteste|je m’en veux|j’ai honte|ça me bouffe) (pour ça)? | je suis (trop|maladivement|hyper) (jaloux|jalouse) | la jalousie me (bouffe|ronge) | je crève de jalousie
La jalousie, c’est la peur avec des dents. Elle s’est réveillée pour quelque chose de précis ?
Se détester par-dessus, ça fait double peine. C’est venu de quoi, cette fois ?
oui: Alors on regarde ce fait-là, et pas toute la forêt qui pousse autour.
sinon: D’accord. Entre ce qui a été vu et ce qui a été imaginé, c’est quoi la part ?

après: je suis jaloux et je m’en veux | je suis trop jaloux | je suis jaloux | je fouille dans son téléphone | je suis jaloux de son ex | j’ai peur qu’il me trompe | mon copain est jaloux

> (elle|il) (rigole|parle|déjeune|sort) (tout le temps)? avec (un collègue|une collègue|son ex) | (il y a|y a) (un collègue|une collègue|un mec|une fille) qui tourne autour | (elle|il) parle tout le temps (d’un collègue|d’une collègue|de lui|d’elle)
Rire avec un collègue, ça ne se partage pas au soir, et c’est ça qui serre. À la maison, on rit encore ensemble ?
oui: Alors il y a de quoi tenir. Le rire du bureau n’enlève rien à celui de la cuisine.
non: C’est peut-être par là que ça se répare, plus que du côté du collègue.
sinon: Je comprends. Ce n’est pas le collègue qui fait peur, c’est la place.

> j’ai (regardé|fouillé|lu|pris) (dans)? (son téléphone|ses messages|ses mails|son ordi) | j’ai regardé son téléphone | je l’ai (suivi|suivie|espionné|espionnée) | j’ai (vérifié|surveillé) son (téléphone|insta|compte)
Ça arrive à plus de gens qu’on ne croit, et personne n’en sort fier. Il y avait quelque chose ?
oui: Alors ce n’est plus de la jalousie, c’est une question à poser en face. Calmement, et pas ce soir.
non: Rien. Et pourtant la peur est restée, n’est-ce pas ? C’est qu’elle n’habitait pas dans ce téléphone.
sinon: On ne recommence pas, d’accord ? Pas par morale : parce que ça nourrit la bête.

> j’ai rien trouvé (mais|et)? (maintenant)? (je m’en veux)? | y avait rien | il y avait rien dedans | j’ai trouvé (des messages|un truc|quelque chose) | et maintenant je m’en veux
La preuve qu’on cherche pour se calmer, elle ne calme jamais. C’est une autre conversation qui calmerait. Laquelle ?
S’en vouloir, c’est déjà être de retour du bon côté. La confiance se recolle, si on arrête de tirer dessus.
sinon: Celle-là, oui. Une phrase qui commence par « j’ai peur », plutôt que par « tu ».

> je lui (dis|avoue) (ou pas)? ? | je (dois|devrais) lui (dire|avouer) ? | faut que je lui (dise|avoue) ? | je lui dis ? | est-ce que je lui dis ?
Si c’était une fois et que c’est fini : parler de la peur suffit, sans forcément tout le reste. Si ça risque de se savoir autrement, mieux vaut que ça vienne de {toi|vous}.
Question franche : ce serait pour réparer, ou pour se soulager ?
sinon: Alors la phrase commence toute seule : « j’ai eu peur, et j’ai fait une chose dont je ne suis pas fier ».

> (elle|il) va me (quitter|larguer|détester) si (elle|il) l’apprend | j’ai peur (qu’elle|qu’il) me quitte | j’ai peur de (la|le) perdre | (elle|il) me le pardonnera pas | j’ai peur qu’on me quitte
Cette peur-là, c’est elle qui a pris le téléphone, pas {toi|vous}. Dite à voix haute, elle se fait moins grande.
Peut-être de la colère, oui. Mais on quitte rarement quelqu’un qui dit sa peur avant qu’on la découvre.

> @avis | @conseil | @faute
Je ferais une seule chose : ce soir, pas d’enquête. Et demain, dire « j’ai eu peur », sans prononcer le nom de qui que ce soit.
Honnêtement ? La jalousie pose une vraie question, mais à la mauvaise personne et au mauvais moment.

---

> (mon mari|ma femme|mon copain) regarde (le foot|la télé|ses séries) (tous les soirs|tout le temps) (et moi je parle au mur)? | (mon mari|ma femme) me (regarde|parle|écoute|calcule) (plus|même plus) | on a plus rien à se dire (avec mon mari|avec ma femme)? | on vit comme (des colocs|des colocataires|frère et sœur) | c’est la routine dans mon couple | je m’ennuie dans mon couple | je parle au mur
La solitude à deux, avec le son de la télé au milieu. Ça s’est installé d’un coup, ou petit à petit ?
Le canapé a deux places et il n’y en a qu’une d’occupée. La dernière vraie conversation, elle remonte à quand ?
sinon: Oui. C’est lent, ces choses-là, on s’en rend compte quand le silence est déjà meublé.

après: mon mari regarde la télé tous les soirs | on a plus rien à se dire | je l’aime plus | on est mariés depuis trente ans | mon copain passe sa vie sur son téléphone | mon mari est toujours sur le canapé | je suis pas heureux en couple | je ne sais plus si je l’aime

> avant on (allait danser|sortait|riait|parlait|faisait plein de choses|rigolait) (le samedi|tout le temps|beaucoup|ensemble)? | avant c’était (bien|pas comme ça|différent) | au début c’était (magique|bien|différent) | on faisait plein de choses ensemble (avant)?
Et ces soirs-là, rien qu’à le dire, on les entend encore. Lequel reviendrait le plus facilement ?
C’est bien de s’en souvenir à voix haute : ça veut dire que ce n’est pas une histoire de caractère. Ça s’est arrêté à quel moment ?
sinon: Alors un tout petit morceau de ça, un soir fixé d’avance. Pas une grande discussion, juste un soir.

> je lui ai dit (une fois|plusieurs fois|cent fois|mille fois)? (il|elle)? (a|m’a)? (haussé les épaules|rien dit|ri)? | (il|elle) a haussé les épaules | j’ai essayé d’en parler | (il|elle) veut pas en parler | (il|elle) (écoute pas|comprend pas|s’en fiche|s’en fout) | (il|elle) dit que (tout va bien|je me fais des idées|c’est dans ma tête)
Un haussement d’épaules, ça ferme la bouche pour des mois. {Tu as|Vous avez} dit « tu ne m’écoutes plus », ou « tu me manques » ?
Le dire pendant la mi-temps, c’est perdu d’avance. Dehors, en marchant, les mots passent mieux.
sinon: La deuxième version passe mieux : un manque, ça s’entend, un reproche, ça se défend.

> peut-être (qu’il|qu’elle) m’aime plus | (il|elle) m’aime plus (je crois)? | j’ai l’impression (qu’il|qu’elle) m’aime plus | je sais plus (s’il|si elle) m’aime | je sais plus si je l’aime
Peut-être. Ou peut-être que l’amour s’est assis dans le fauteuil et qu’il s’est endormi. Il reste des petits gestes, un café préparé, un plaid posé ?
oui: Alors quelque chose parle encore, à sa manière, tout bas.
non: Plus rien du tout, c’est triste à regarder. Ça mérite une vraie question, posée en face, télé éteinte.
sinon: C’est une question qui ne se tranche pas au téléphone, ni en une soirée.

> je me demande si je (devrais partir|devrais pas partir|vais rester|ferais pas mieux de partir) | je pense à (partir|le quitter|la quitter) (des fois|parfois)? | je devrais partir ? | j’ai envie de partir (des fois|parfois)? | je sais pas si je dois rester
Partir, c’est parfois le nom qu’on donne à « je voudrais que ça bouge ». Si l’autre éteignait la télé ce soir, il resterait l’envie de partir ?
oui: Alors l’envie vient de plus loin. Elle mérite mieux qu’un soir de fatigue : une amie, ou un conseiller conjugal.
non: Alors ce n’est pas partir, l’idée. C’est être regardé à nouveau.
sinon: Rien à trancher cette nuit. On peut juste noter que la question existe.

> @avis | @conseil | @doute
J’essaierais un soir par semaine, à date fixe, hors de la maison, sans parler du couple. Une glace, un cinéma, une partie de cartes. Ça paraît bête, et ça dérouille.
Deux choses peuvent être vraies : il y a de l’usure, et il y a de l’attachement. Une phrase qui ouvre, c’est « tu me manques, et tu es là ».

---

> je suis (tombé|tombée) (amoureux|amoureuse) (d’un homme marié|d’une femme mariée|de quelqu’un de marié) | j’aime un homme marié | j’aime une femme mariée | je suis la maîtresse d’un homme marié | je suis son amant | je suis sa maîtresse
On ne choisit pas où ça tombe, et là, c’est tombé dans une maison déjà habitée. Ça dure depuis longtemps ?
Il doit y avoir de grands bonheurs et beaucoup d’attente, là-dedans. Lequel des deux prend le plus de place ?
sinon: Et tout ça sans pouvoir en parler au grand jour. Ici, on peut.

après: je suis tombée amoureuse d’un homme marié | je suis avec un homme marié | il dit qu’il va quitter sa femme | il est marié et je l’aime

> (il|elle) dit (qu’il|qu’elle) va (quitter sa femme|quitter son mari|la quitter|le quitter|divorcer) | (il|elle) me promet de (quitter sa femme|quitter son mari|divorcer) | (il|elle) attend que les enfants soient grands | (il|elle) dit que c’est compliqué
Et la phrase arrive toujours avec un « bientôt » accroché derrière. Il y a eu un geste concret, un vrai, depuis qu’il en est question ?
oui: Un geste, ça compte plus que dix promesses. On regarde s’il y en a un deuxième.
non: Alors pour le moment, ce sont des mots. Jolis, mais des mots.
sinon: Le signe à guetter, c’est une date. Pas un sentiment, une date.

> ça fait (deux ans|trois ans|un an|des mois|cinq ans) (qu’il le dit|qu’elle le dit|que ça dure|que j’attends)? | j’attends depuis (deux ans|un an|des mois|des années) | je passe ma vie à attendre
Ça fait beaucoup de dimanches à regarder le téléphone. Si rien ne bouge dans un an, qu’est-ce qui sera vrai ?
Le temps de l’un est plein, le temps de l’autre est en salle d’attente. C’est ça qui n’est pas juste.
sinon: La réponse fait un peu mal, et c’est peut-être pour ça qu’elle est utile.

> (les fêtes|noël|les week-ends|les vacances|les dimanches) (c’est horrible|c’est le pire|c’est dur) (je suis toujours toute seule|je suis toujours tout seul)? | je passe (les fêtes|noël|les week-ends) (toute seule|tout seul) | je peux jamais (l’appeler|lui écrire) le week-end
Les jours rouges du calendrier, c’est là que la deuxième place se voit. Il y a des gens à appeler, ces jours-là, ou c’est téléphone en attente ?
oui: Alors on remplit le prochain avant qu’il arrive. Pas pour oublier : pour ne pas attendre.
sinon: On en prépare un, un vrai, rien que pour soi, avec quelque chose de bon. Ce sera quand, le prochain ?

> mes (amies|amis|copines|proches) me disent (d’arrêter|de le quitter|de la quitter|de laisser tomber) | tout le monde me dit d’arrêter | ma (sœur|mère|meilleure amie) me dit d’arrêter
Ils voient l’attente, ils ne voient pas les bons moments. Et {toi, tu vois|vous, vous voyez} les deux, c’est bien ça qui est dur.
Les amis ont souvent raison et jamais le mode d’emploi. Ils disent arrêter, mais comment, ça, personne ne le dit.

> je sais bien (mais j’y arrive pas)? | j’y arrive pas | c’est plus fort que moi | j’arrive pas à (le quitter|la quitter|arrêter) | je l’aime (quand même|trop|encore) | je l’ai dans la peau
Savoir et pouvoir, ça n’habite pas au même étage. On ne demande pas d’arrêter ce soir : juste de ne pas attendre ce soir. C’est faisable, une seule soirée ?
oui: Alors téléphone dans l’autre pièce, et un film à soi. Une, ça suffit pour commencer.
non: Bon. Alors on attend ensemble un petit moment, c’est toujours moins long.
sinon: Une à la fois. C’est comme ça que les gens en sortent, jamais d’un bond.

> @avis | @conseil | @faute
Je ne juge pas, ni l’un ni l’autre. Je demanderais une date, une seule fois, calmement, et je croirais la date, pas les mots.
Moi, je regarderais la vie réelle : combien d’heures ensemble, combien d’heures à attendre. Le calcul parle assez clairement.

---

> on s’est (disputés|pris la tête|accrochés) (avec mon mari|avec ma femme|avec mon copain) (hier soir|ce matin)? | je me suis (disputé|disputée|engueulé) avec (mon mari|ma femme|mon copain) (hier soir)? | on fait que s’engueuler | c’est la guerre avec (mon mari|ma femme|mon copain|ma copine)
Aïe, ça laisse de l’électricité dans les murs. C’est parti de quoi ?
Les disputes partent souvent d’une éponge et finissent sur la belle-mère. Celle-ci, elle a démarré comment ?
sinon: Oui, donc en surface c’est ça. Et dessous, il y avait quoi ?

après: on s’est disputés avec mon mari | je me suis disputé avec mon copain | je me suis disputée avec ma femme | on fait que s’engueuler | on se dispute tout le temps | on s’est encore engueulés | on se dispute pour l’argent | on se dispute pour le ménage | il m’a fait une crise hier

> pour (une bêtise|rien|une connerie|la vaisselle|le ménage|l’argent|les enfants|sa mère) | c’est parti (d’une bêtise|de rien|de la vaisselle) | à cause (de l’argent|des enfants|de sa mère|du ménage|de son téléphone|de ma mère) | c’était pour rien
Ah, le petit caillou qui fait dérailler tout le train. Il y a un vieux dossier dessous, ou vraiment juste la fatigue ?
Ça se respecte, comme motif. C’est presque jamais la chose, c’est le « tu ne fais pas attention à moi » caché derrière.
oui: Le vieux dossier, alors. Il faudra l’ouvrir un jour où personne n’est fatigué.
sinon: La fatigue se dispute très bien toute seule, elle se sert juste de nos bouches.

> (il|elle) (dort|est parti dormir|est partie dormir) (sur le canapé|dans le salon|à côté) | (il|elle) (boude|fait la gueule|fait la tête|me parle plus) (depuis)? | on se parle plus depuis | (il|elle) a claqué la porte | (il|elle) est (parti|partie) (faire un tour|chez sa mère|en claquant la porte)
Le grand silence après l’orage. Le premier qui apporte un café demain a gagné, pas perdu.
Chacun son île pour la nuit. {Tu as|Vous avez} envie d’y aller, ou c’est encore trop chaud ?
oui: Alors sans discours : une main sur l’épaule, « on en reparle demain ». Ça suffit pour dormir.
non: Alors on laisse refroidir. Personne ne dit rien d’intelligent à cette heure-ci.
sinon: On n’est pas obligé de tout réparer avant minuit, quoi que dise le proverbe.

> j’ai dit des choses (que je pensais pas|horribles|méchantes|que je regrette) | j’ai été (méchant|méchante|dur|dure|odieux|odieuse|injuste) | (il|elle) m’a dit (des choses horribles|des trucs méchants|que j’étais insupportable) | les mots ont dépassé ma pensée | j’ai crié | on a crié
Les mots de colère partent vite et restent longtemps, c’est leur défaut. Il y en a un à retirer en priorité ?
oui: Alors celui-là, demain, tout seul, sans « mais ». Le reste suivra.
sinon: Ça peut se dire tel quel : « hier soir, j’ai visé pour faire mal, et je le regrette ».

> c’est (toujours|encore) moi qui (m’excuse|fais le premier pas|reviens) | je veux pas (m’excuser|faire le premier pas) | c’est pas à moi de (m’excuser|faire le premier pas) | (il|elle) s’excuse jamais
Le premier pas, ça lasse quand c’est toujours le même pied. Une phrase possible : « j’aimerais que cette fois ça vienne de toi ».
On peut faire la paix sans faire d’excuses : « je n’aime pas quand on est comme ça ». Ça n’avoue rien et ça ouvre.

> @avis | @conseil | @faute
D’ici, deux personnes fatiguées qui voulaient la même chose : être entendues. Demain matin, une phrase qui commence par « hier soir, moi », et pas par « tu ».
Je n’arbitre pas, je n’ai qu’une moitié du match. Mais je ferais court : reconnaître un bout, demander un bout, et un café.

---

> (il|elle) m’a (quitté|quittée|largué|larguée|plaqué|plaquée) (hier|ce week-end|cette semaine|il y a une semaine|il y a un mois|par message|par sms)? | je me suis fait (larguer|plaquer|quitter) | on s’est (séparés|quittés) (hier|cette semaine|ce week-end|il y a un mois)? | c’est fini avec (mon copain|ma copine|mon mec|lui|elle) | (mon mari|ma femme) m’a (quitté|quittée) | (mon mari|ma femme) est (parti|partie)
Aïe. Pas de grande phrase, alors : je suis là, et la soirée est à {toi|vous}. C’est arrivé comment ?
C’est tout le sol qui bouge, d’un coup. {Tu as|Vous avez} quelqu’un près {de toi|de vous}, ces jours-ci ?
oui: Bien. Cette personne-là, on ne la ménage pas : on l’appelle, même à pas d’heure.
non: Alors on va y aller doucement. Manger un peu, boire de l’eau, et raconter autant que nécessaire.
sinon: Et depuis, j’imagine, la tête repasse le film en boucle.

après: il m’a quitté | ma copine m’a largué samedi | je me suis fait larguer | on s’est séparés | mon copain m’a quitté | je divorce

> (il|elle) a (rencontré|trouvé) quelqu’un (d’autre)? | (il|elle) est (parti|partie) (avec|pour) (une autre|un autre|quelqu’un d’autre|ma meilleure amie|mon meilleur ami) | (il|elle) m’a (trompé|trompée) (en plus)? | y a quelqu’un d’autre
En plus d’un départ, une comparaison. Ça fait deux coups au même endroit, c’est normal de ne plus tenir droit.
Ça salit même les bons souvenirs, et c’est ça le plus rageant. C’est la colère ou le chagrin qui parle le plus fort, ce soir ?
sinon: Qu’elle sorte. Aucune des deux ne dure au même volume toute une vie.

> (il|elle) (m’a pas expliqué|a pas donné de raison|a rien expliqué) | je sais (même)? pas pourquoi | je comprends pas (pourquoi)? | j’ai rien vu venir | je m’y attendais pas | (il|elle) m’a dit (qu’il m’aimait plus|qu’elle m’aimait plus) | du jour au lendemain
Sans explication, on en fabrique cent, et toutes contre soi. Aucune n’est forcément la bonne.
Rien vu venir, et maintenant la tête relit tout à l’envers pour trouver la page. Elle n’y est peut-être pas.

> (il|elle) me manque | (il|elle) me manque (tellement|trop|déjà) | l’appart est vide | y a (ses affaires|son odeur) partout | je regarde (son profil|ses photos|nos photos|mon téléphone) (tout le temps)? | j’arrête pas d’y penser | je pense qu’à ça
Le manque, ça vient par petites choses : un mug, un côté du lit. Lequel fait le plus mal, en ce moment ?
C’est le corps qui attend encore. On met les photos dans un dossier, sans rien jeter, et on ne l’ouvre pas la nuit.
sinon: Celui-là, il peut aller dormir dans un carton. Pas à la poubelle, juste hors de vue.

> je (dors|mange) (plus|pas) | j’arrive plus à (dormir|manger|travailler|me lever) | je pleure (tout le temps|tous les soirs|sans arrêt) | j’ai pleuré toute la nuit
Le corps fait son chagrin aussi. Ce soir, objectif ridicule : trois bouchées de quelque chose, un verre d’eau, et couché même sans dormir.
C’est épuisant de pleurer, on finit par dormir de fatigue. Et si ça dure des semaines, un médecin peut vraiment aider, sans que ce soit un drame.

> je (l’aime|l’aime encore|veux qu’il revienne|veux qu’elle revienne) | (tu crois|vous croyez) (qu’il|qu’elle) va revenir ? | je veux (le|la) récupérer | et (s’il|si elle) revenait ? | je ferais tout pour (le|la) récupérer
Je ne peux pas promettre ça, et ce serait cruel de le faire. Ce qui peut revenir à coup sûr, c’est l’appétit, le sommeil, et un matin moins lourd.
Bien sûr que l’envie est là, l’amour n’a pas reçu la lettre de départ. On ne négocie rien cette semaine, d’accord ?
oui: Bien. Pas de message, pas de détour par sa rue. Une semaine.
sinon: Alors on s’appelle avant d’appeler l’autre. C’est déjà une règle.

> je retrouverai (jamais|plus) personne | je vais finir (seul|seule|tout seul|toute seule) | qui voudra de moi | j’ai (plus|pas) l’âge de (recommencer|rencontrer quelqu’un) | je suis trop vieux pour recommencer | je suis trop vieille pour recommencer
Ça, c’est la phrase que le chagrin souffle à tout le monde, à vingt ans comme à soixante. Il ment bien, mais il ment.
Ce soir, personne n’en sait rien, ni {toi|vous} ni moi. On ne tire pas de plans sur toute une vie un soir de séparation.

> @avis | @conseil | @faute
Je ferais petit : prévenir une amie ou un ami ce soir, dormir ailleurs si la maison est trop grande. Et ne rien décider avant quinze jours.
Une fin, c’est rarement l’œuvre d’une seule personne. On regardera les torts plus tard, quand ça ne saignera plus.
`
