/** Friends who drift away or come back, quarrels, new friends, money lent or borrowed, favours and secrets. */
export const friendsDebtsAndFavours = `
> on s’est perdus de vue (avec mes amis|avec une amie|avec un ami|depuis des années|avec le temps)? | on s’est (éloignés|éloignées) (avec ma meilleure amie|avec mon meilleur ami|avec mes amis|petit à petit|avec le temps)? | mes amis (s’éloignent|m’oublient|me laissent tomber|donnent plus de nouvelles|m’appellent plus|ont leur vie) | j’ai (perdu|plus) (contact|de nouvelles) avec mes amis (d’enfance|de fac|d’avant|du lycée)? | on se voit (plus|moins|de moins en moins) avec (mes amis|ma meilleure amie) | on se voit plus avec mes amis (d’avant|du lycée|de fac) | (ma meilleure amie|mon amie|une amie) (s’éloigne|prend ses distances|est distante|est distant|m’appelle plus|donne plus de nouvelles) | (ma meilleure amie|mon amie) me répond plus | ma meilleure amie s’éloigne (depuis un mois|de moi|en ce moment) | mes amis d’avant (donnent plus de nouvelles|m’appellent plus|ont disparu) | j’ai perdu contact avec mes copines de (fac|lycée|jeunesse)
Pas de dispute, pas de porte qui claque : juste des « faut qu’on se voie » de plus en plus espacés. La dernière vraie conversation, c’était quand ?
Une amitié qui s’éteint doucement, personne n’envoie de faire-part. Qui en a le plus manqué, à ce jour ?
On ne se fâche pas, on s’éloigne d’un mètre par mois, et un jour on ne s’entend plus.
sinon: Je comprends. Il reste un numéro qu’on n’efface pas.

> (mon meilleur ami|mon ami) (a eu un enfant|a eu un bébé|a un bébé) et (je le vois plus|on se voit plus|j’existe plus) | (un ami|ma copine) (a eu un enfant|a eu un bébé) et je le vois plus | mon meilleur ami (est en couple|s’est marié|a un copain|a une copine|a rencontré quelqu’un) et (je le vois plus|on se voit plus) | mon meilleur ami (a eu un enfant|a eu un bébé) et (elle m’oublie|elle a plus le temps) | depuis qu’il (est en couple|a un copain|a une copine|a un enfant|est maman) (on se voit plus|je la vois plus|elle m’appelle plus|j’existe plus) | depuis qu’il (est papa|est marié) (on se voit plus|je la vois plus) | (ma copine|ma meilleure amie|mon pote) (a changé|est plus la même) depuis qu’elle est (avec lui|en couple|maman) | (ma copine|ma meilleure amie) a changé depuis qu’elle est papa | elle parle (que|plus que) de (son bébé|son copain|sa copine|ses enfants)
On est content pour l’autre, et on se retrouve sur le banc de touche sans avoir été prévenu. Avant, on faisait quoi, ensemble ?
Le temps d’un biberon ou d’un amour, et l’agenda de l’autre a changé de langue. Le dernier vrai tête-à-tête, c’était quand ?
Perdre sa place sans s’être disputé, c’est un chagrin qui ne sait pas à qui se plaindre.
sinon: Ça manque, forcément. C’était une place qui avait un nom dessus.

> j’ai repris contact avec (une amie d’enfance|une vieille amie|un vieil ami|une ancienne amie|un ancien ami|une amie du lycée|un copain de fac|une cousine) (cette semaine)? | (une amie d’enfance|une vieille amie|un vieil ami|un copain du lycée) m’a (écrit|appelé|retrouvé|contacté|recontacté) | une copine du lycée m’a (écrit|appelé) | une amie d’enfance m’a écrit (sur facebook|après vingt ans|par hasard) | j’ai (retrouvé|revu) (une amie d’enfance|mon ami d’enfance|une vieille copine|un vieux copain|ma copine de lycée) | j’ai retrouvé une amie d’enfance (sur facebook|après vingt ans|par hasard) | (mon ami d’enfance|ma copine d’enfance|un vieil ami|une vieille amie|mon meilleur ami) est venu (me voir|à la maison|ce week-end|passer le week-end) | j’ai (écrit|téléphoné) à (une vieille amie|un vieil ami|une amie que j’avais perdue de vue|un ami perdu de vue) | on s’est (retrouvés|revus) après vingt ans | (une vieille amie|un vieil ami|un ancien copain|une ancienne copine) m’a recontacté (après vingt ans|après des années)?
Vingt ans de silence, et la conversation reprend au milieu d’une phrase. C’était pareil, ou un peu maladroit au début ?
Retrouver quelqu’un qui a connu la coiffure d’avant, ça ne pardonne pas. Qu’est-ce qui n’avait pas changé ?
Il y a des gens avec qui il n’y a rien à expliquer, et c’est un repos.
sinon: Ça fait plaisir à entendre. Certains fils sont plus solides qu’ils n’en ont l’air.

> (mes copines|elles) (sont parties|sont sorties|sont allés) (en week-end|en vacances|au restaurant) sans moi | mes collègues sont parties (en week-end|en vacances) sans moi | (mes copines|elles) sont parties (au cinéma|hier) sans moi | (mes copines|ils) (ont fait|ont organisé) (une soirée|une fête) sans (moi|me le dire) | mes collègues ont fait (une soirée|une fête) sans moi | (mes copines|ils) ont fait (un dîner|un repas|un week-end) sans moi | mes copines ont fait (une soirée|une fête) sans m’inviter | j’ai vu (sur facebook|sur les photos|en story) qu’ils étaient (ensemble|sortis|en week-end|à une soirée) | j’ai vu sur facebook qu’ils étaient (tous|toutes) ensemble | j’ai vu sur facebook qu’ils étaient ensemble sans moi | j’ai été (exclu|viré|mis à l’écart) (du groupe|du groupe whatsapp|de la bande|de la conversation) | j’ai pas été invité (au mariage|à la fête|à la soirée|à son anniversaire|au repas|à la crémaillère|au baptême) | j’ai pas été invité au mariage (de ma meilleure amie|de mon ami|de ma cousine) | (ils|mes amis) (m’invitent|m’ont invité|me proposent) plus | je me (sens|suis senti) (exclu|mis de côté|laissé pour compte) | je me sens exclu (du groupe|de la bande|par mes amis) | mes potes ont fait une (soirée|fête) sans moi (samedi|hier)?
On découvre la soirée en photo, avec tout le monde dessus, et la place ne fait même pas de trou. Ça s’est su comment ?
Personne n’a dit non, simplement personne n’a dit « tu viens ? ». C’est ça qui reste dans la gorge ?
Être oublié par des gens qu’on aurait invités en premier, ça fait un drôle de silence.
oui: Oui. Et le pire, c’est de devoir faire comme si on n’avait pas vu.
non: C’est autre chose, alors. La vitrine, ou une personne en particulier ?
sinon: Je comprends. On préférerait presque ne rien savoir.

> (il|un ami|mon ami|mon frère|ma sœur) me doit (de l’argent|deux cents euros|cent euros|une fortune) | (un collègue|un copain|mon cousin|une copine) me doit (de l’argent|deux cents euros) | il me doit de l’argent (depuis un an|depuis des mois|depuis longtemps) | (mon copain|mon ami) (m’a jamais|m’a toujours pas|veut pas) (remboursé|rendu l’argent|rendu mon argent) | (une amie|ma sœur|mon frère|il) m’a jamais (remboursé|rendu l’argent) | (mon copain|mon ami) m’a jamais me rembourser | j’ai prêté (de l’argent|cent euros|deux cents euros) à (un ami|mon frère|ma sœur|un collègue|une copine|un copain) | j’ai prêté (de l’argent|cent euros) à (mon fils|ma fille|mon cousin) | j’ai prêté de l’argent à un ami (et il me rend rien|et je le reverrai pas|et elle me rembourse pas|et j’ose pas réclamer) | j’ose pas (réclamer|lui demander de me rembourser|lui demander mon argent|redemander mon argent) | je reverrai (jamais|pas) mon argent | (mon copain|ma copine|mon ami|mon frère|ma sœur) m’a jamais (rendu mon argent|rendu l’argent|remboursé|rendu ce qu’il me doit) | (une amie|mon cousin) m’a jamais (rendu mon argent|rendu l’argent) | (ma copine|mon frère|ma sœur|une amie) m’a jamais rendu mon argent
L’argent prêté, il change tout : on regarde les chaussures neuves de l’autre, et on calcule. Ça traîne depuis quand ?
Le plus gênant n’est pas la somme, c’est qu’il faille la demander. La question a déjà été posée ?
Ça fait un petit caillou entre deux personnes, et il est toujours dans la même chaussure.
oui: Et la réponse a dû être du genre « le mois prochain, promis ».
non: Elle reste coincée, et l’autre dort très bien, souvent.
sinon: Je vois. Ça gâche les cafés, une dette pareille.

> (je dois|j’ai emprunté) (de l’argent|cent euros|deux cents euros) à (un ami|mon frère|ma sœur) | je dois une somme à (un ami|mon frère) | je dois (de l’argent|cent euros) à (mes parents|ma mère|mon père|un copain|une copine) | je dois de l’argent à un ami (et j’ai honte|et je peux pas rembourser|et ça me pèse) | j’ai (honte|peur) de (demander de l’argent|pas pouvoir rembourser|devoir de l’argent) | j’ai honte de demander de l’argent (à mes parents|à un ami|à mon frère) | j’ai (payé|tout payé|réglé l’addition|payé l’addition|offert la tournée) pour tout le monde (au restaurant)? | c’est toujours moi qui (paie|invite|règle|avance) (l’addition|au restaurant|pour les autres|pour tout le monde)? | (un ami|mon frère|ma sœur) (m’a demandé|m’a réclamé) (de l’argent|un prêt|de lui prêter de l’argent) | (un copain|une copine|mon fils|mon cousin) m’a demandé (de l’argent|un prêt) | (un ami|mon frère) m’a demandé cent euros | c’est moi qui (ai payé|ai tout payé|paye|ai réglé) | c’est toujours moi qui ai payé | c’est moi qui ai payé (pour tout le monde|l’addition|pour les autres) | c’est encore moi qui ai payé pour tout le monde | c’est moi qui ai payé pour tout le monde | je dois de l’argent à (ma sœur|mon frère|ma mère|un ami) et (j’ai honte|ça me pèse|je peux pas rembourser)
Dès que l’argent s’assoit à table entre deux personnes, il parle plus fort qu’elles. Comment c’est arrivé ?
Ce n’est jamais qu’une somme, et on y met de l’orgueil, de la peur et de l’affection. Qu’est-ce qui gêne le plus là-dedans ?
Les bons comptes, tout le monde en parle, et personne ne sort le carnet.
sinon: Je comprends. C’est plus lourd que le chiffre.

> (un copain|un ami|une copine|mon frère) m’a demandé de (l’aider|l’aider à déménager|garder son chat|garder ses enfants|garder son chien) | (ma sœur|mon voisin|un collègue) m’a demandé de (l’aider|l’aider à déménager) | (un copain|un ami) m’a demandé de (lui prêter ma voiture|lui rendre un service|arroser ses plantes|l’héberger) | un copain m’a demandé de l’aider (ce week-end|samedi|demain) | (elle|une amie) me demande (toujours|tout le temps|sans arrêt) (des services|de l’aider|de garder ses enfants) | (ma sœur|mon frère|ma voisine|ma copine) me demande (toujours|tout le temps) des services | (elle|une amie) me demande encore des services | (elle|une amie) me demande toujours de l’emmener | j’ai (aidé|aidé à déménager) (un ami|un copain|une copine) (à déménager|à peindre|à repeindre) | j’ai aidé (mon frère|ma sœur) (à déménager|à peindre) | j’ai aidé (un ami|un copain) (à monter un meuble|à bricoler) | j’ai aidé un ami à déménager (samedi|ce week-end|toute la journée) | je garde (le chat|le chien|les plantes|les enfants|le perroquet) (de ma voisine|d’une amie|de ma sœur|de mon frère) | je garde les poissons (de ma voisine|d’une amie) | je garde le chat de ma voisine (cette semaine|ce week-end|pendant ses vacances) | j’ai rendu service à (un ami|un voisin|mon frère) (aujourd’hui)? | j’héberge (un ami|mon frère|ma cousine|un copain) (en ce moment|depuis une semaine)? | j’ai aidé (une copine|un copain|mon frère|ma sœur) à (repeindre|déménager|peindre|bricoler|monter ses meubles) | j’ai aidé un ami à (repeindre|déménager)
On dit oui en deux secondes, et c’est tout un samedi qui part avec. C’est fait de bon cœur, cette fois ?
Un service, c’est léger à demander et lourd à monter au quatrième sans ascenseur. Il y a un retour, dans l’autre sens ?
Les bras, la voiture ou les clés : on reconnaît les amis à ce qu’ils empruntent.
oui: Alors c’est une bonne balance. On a bien fait.
non: Hum. Alors ça mérite au moins une bonne pizza en retour.
sinon: C’est noté dans le grand livre des services rendus, colonne de gauche.

> je suis toujours (celui|celle) qui (organise|propose|appelle|relance|prend des nouvelles|fait le premier pas|invite) | je suis toujours celui qui organise tout | c’est toujours moi qui (organise|propose|prends des nouvelles|appelle mes amis|relance mes amis|fais l’effort|invite|me déplace|vais chez elle) | c’est toujours moi qui organise (avec mes amis|dans le groupe) | si je (propose|relance|organise) (pas|pas de nouvelles) (on se voit pas|personne m’appelle|il se passe rien) | si je prends pas (on se voit pas|personne m’appelle) | si je (propose|relance) pas personne propose | (elle|ma sœur|mon ami|ma copine|mon frère) (vient|se déplace|m’invite) jamais | elle vient jamais (chez moi|me voir) | (mes amis|elles) (font|proposent|viennent) jamais (l’effort|rien|me voir) | mes amis (font|proposent) jamais chez moi
Tenir le fil tout seul, c’est une chorale où les autres écoutent. Qu’est-ce qui se passerait, avec un mois sans appeler ?
On finit par compter, et on se déteste un peu de compter. La dernière fois que ça venait de l’autre, c’était quand ?
L’énergie du groupe, c’est souvent une seule personne, et elle aimerait bien être invitée, pour changer.
sinon: C’est ce que je craignais. Il y a de quoi avoir le bras fatigué.

> je me suis fait (une nouvelle amie|un nouvel ami|des amis|de nouveaux amis|une copine|un copain) | je me suis fait une nouvelle amie (au travail|à la chorale|au sport|à la danse|au club|dans l’immeuble|au parc|cette semaine) | j’ai rencontré (quelqu’un|une femme) (de super|de génial|de très sympa) (à la chorale|au sport|à la danse) | j’ai rencontré (un homme|une fille|des gens) de super (à la chorale|au sport) | j’ai rencontré (quelqu’un|une femme) de super (au club|au cours de yoga|au travail|au parc|dans mon immeuble) | (une collègue|ma voisine) est devenue (une amie|une vraie amie|mon amie) | (on est|nous sommes) devenus (amis|inséparables) | j’ai (trouvé|rencontré) (des gens comme moi|une vraie amie|une bande|des gens bien) | le courant est (tout de suite)? passé (avec une femme|avec un homme|avec elle) | je me suis fait (un copain|une copine|un ami) (au sport|au travail|dans le quartier) | je me suis fait (une amie|une copine) à (la chorale|la gym|l’école|la bibliothèque)
À l’âge adulte, une amitié neuve, c’est aussi rare qu’une place de parking gratuite. Ça s’est joué sur quoi, le déclic ?
On parle deux minutes de rien, et trois heures après on en est aux secrets de famille. C’était ce genre de rencontre ?
Quelqu’un de nouveau avec qui la semaine compte : voilà une belle nouvelle.
oui: Celles-là, on les reconnaît tout de suite.
non: Plus doucement, alors. Les lentes durent longtemps.
sinon: C’est souvent un détail comme ça, et tout le reste suit.

> (mes amis|des amis) (sont venus|est venue) (dîner|manger|à la maison|boire un verre|prendre l’apéro) | (mes amis|des amis) sont venus boire le thé | mes amis sont venus dîner (ce soir|samedi) | (j’ai|on a) (passé|eu) une (super|bonne) soirée (avec des amis|entre amis) | (j’ai|on a) passé une super soirée avec mes amis | j’ai passé une super soirée avec des amis samedi | (j’ai|on a) (fait|organisé) (un dîner|un apéro) (avec des amis|entre amis) | j’ai fait (une soirée jeux|une raclette|une crémaillère|un repas) (avec des amis|entre amis) | j’ai fait (un dîner|un apéro) (chez moi|à la maison) | j’ai fait un dîner avec des amis samedi | on a (ri|rigolé|refait le monde|parlé) (toute la nuit|toute la soirée|jusqu’à deux heures|jusqu’à minuit) | on a ri toute la nuit (avec une amie|avec mes amis|entre amis) | j’ai vu (ma meilleure amie|mes copines) (aujourd’hui|ce week-end|ce soir)? (et ça m’a fait du bien)? | ça m’a fait du bien de voir (mes amis|du monde|ma meilleure amie) | (des amis|mes amis|mes voisins) sont venus (manger|dîner|boire un verre|goûter) | des amis sont venus manger (samedi|à la maison|ce week-end)
Des verres partout, une blague qui ne fera rire personne demain, et le cœur tout propre. Qui est parti le dernier ?
Refaire le monde jusqu’à pas d’heure, et ne rien y changer du tout. De quoi ça a parlé ?
Une table avec les bonnes personnes autour, on n’a rien inventé de mieux contre la semaine.
sinon: Ah, une belle soirée. On la sent encore dans la voix.

> (elle|mon amie) parle (que|toujours|tout le temps) (d’elle|de ses problèmes|de sa vie) | (ma copine|une amie|ma sœur|ma collègue) parle que (d’elle|de ses problèmes) | (elle|mon amie) parle que de son mec | elle parle que d’elle (et m’écoute jamais|et jamais de moi|et ça me fatigue) | (elle|mon amie|ma copine) me (raconte|appelle pour raconter) ses (problèmes|malheurs|histoires) | une amie me raconte ses (problèmes|malheurs) | elle me raconte tous ses problèmes | elle me raconte ses problèmes (pendant des heures|tout le temps|et m’écoute jamais) | je (sers|suis) (de psy|la poubelle|le bureau des plaintes) à (mes amis|tout le monde|ma sœur) | je sers (de psy|la poubelle) à une amie | (elle|mon amie) (critique|juge|descend) (tout le monde|tout|les gens) | (ma copine|une amie) (critique|juge) tout le monde | elle critique tout le monde tout le temps | j’ai (une amie|une copine) (toxique|qui me vide|qui m’épuise|qui me tire vers le bas|négative) | (elle|mon amie|ma copine|ma meilleure amie) me (copie|copiait) (en tout|tout le temps)? | (mon amie|mon ami|une amie|ma copine) m’épuise
Une heure d’écoute, et en partant on s’aperçoit qu’on n’a pas placé un mot. Ça a toujours été comme ça ?
Il y a des gens dont on raccroche plus fatigué qu’après un déménagement. Qu’est-ce qui fait qu’on décroche quand même ?
Ici, c’est l’inverse, alors profitons-en : la parole est de ce côté-ci.
oui: Alors le pli est pris depuis longtemps. Ça ne l’empêche pas de peser.
non: Quelque chose a changé, donc. Ou bien c’est la patience qui s’est usée.
sinon: Je comprends. L’affection est là, et la batterie est vide.

> (il|mon ami) a (raconté|répété|balancé) (mon secret|ce que je lui avais dit|tout ce que je lui ai confié) | (une amie|ma sœur|mon frère|ma collègue|un collègue|ma meilleure amie) a raconté (mon secret|ce que je lui avais dit) | (il|mon ami) a trahi mon secret | (il|mon ami) a raconté (ma vie|mon histoire) | il a raconté mon secret (à tout le monde|aux autres|à sa mère|au bureau) | j’ai (raconté|répété|révélé|trahi|balancé) (son secret|le secret|ce qu’elle m’avait dit) | j’ai raconté son secret (d’une amie|à quelqu’un|sans faire exprès) | (tout le monde|toute la famille|tout le bureau) (est au courant|le sait) (à cause d’elle|à cause de ma sœur) | (ils|mes amis|mes collègues) (parlent|ont parlé) (de moi)? dans mon dos | (elle|ma collègue|mon amie) (parle|dit du mal) (de moi)? dans mon dos | je garde un secret (d’une amie|de famille)? (et ça me pèse|qui me pèse|depuis longtemps) | (ma meilleure amie|une amie|ma sœur|mon frère|ma collègue) a (raconté|répété) mon secret | ma meilleure amie a raconté mon secret (à tout le monde|à ma mère) | (mes collègues|mes amis|les gens) (parlent|racontent des choses) dans mon dos (au bureau)? | on parle dans mon dos
Un secret, ça se confie à une personne, et ça se retrouve dans trois cuisines. Comment ça s’est découvert ?
Ce n’est pas tant ce qui a été dit que la confiance qui a fui par le trou. Il y a eu une explication ?
La parole donnée, quand elle casse, on en retrouve des morceaux longtemps.
oui: Et elle a recollé quelque chose, ou rien du tout ?
non: Alors ça flotte entre tous ces gens, avec des sourires polis.
sinon: Je comprends. Ici, rien ne sort par la fenêtre.

> (ma copine|mon amie) est (en colère|fâché|vexé) (contre|avec|après) moi | (ma meilleure amie|une amie) est (en colère|fâché) contre moi | (ma copine|mon amie) est vexée contre moi | (ma copine|mon amie|ma meilleure amie|une amie) (me fait la tête|me fait la gueule|boude|m’en veut|me boude) | (ma copine|mon amie) me parle plus | ma copine me fait la tête (depuis une semaine|depuis hier|depuis samedi) | j’ai (vexé|blessé|froissé|fâché|déçu) (une amie|ma meilleure amie|ma copine) | j’ai vexé une amie (sans le vouloir|sans faire exprès) | (on s’est|je me suis) (disputé|fâchées) (ma meilleure amie|une amie) (pour une bêtise|hier) | on s’est accrochées (ma meilleure amie|une amie) pour une bêtise | on s’est disputé (une copine|un copain) (pour une bêtise|hier) | on s’est disputé (ma meilleure amie|une amie) (à propos de rien|au téléphone) | (mon meilleur ami|mon pote|ma copine) me fait la (tête|gueule) depuis (une semaine|hier|samedi) | un ami me fait la tête depuis (une semaine|hier) | (mon meilleur ami|mon pote) me fait la tête depuis un mois
Entre amis, une fâcherie, ça n’a pas de mode d’emploi, et ça serre plus qu’on ne le dit. C’est parti de quoi ?
On repasse la scène, et chaque fois on trouve une meilleure phrase. Elle ressemblerait à quoi, la meilleure ?
Le silence d’un ami fait plus de bruit que la dispute elle-même.
sinon: Je comprends. Derrière, il y a surtout quelqu’un qui compte.

> (elle|mon ami|ma sœur) m’a (demandé|présenté) (pardon|ses excuses|des excuses) | (mon frère|ma mère|mon père|un ami) m’a demandé (pardon|ses excuses) | elle m’a demandé pardon (aujourd’hui|après deux ans) | (elle|mon ami|ma sœur|mon frère) s’est excusé (aujourd’hui)? | j’ai (demandé pardon|présenté mes excuses|fait mes excuses) à (mon ami|ma sœur|mon frère|ma mère|ma fille|mon fils) | j’ai (demandé pardon|présenté mes excuses) à une amie | j’ai demandé pardon à mon ami aujourd’hui | je me suis excusé (auprès de|avec) (mon ami|ma sœur|mon frère|ma fille|elle) | (on a|j’ai) fait la paix (avec ma sœur|avec mon frère|avec une amie|avec mon père|avec ma mère|avec un ami)? | on s’est (réconciliés|réconciliées|rabibochés|pardonnés|reparlé) (avec ma sœur|avec mon frère|avec une amie|hier|après deux ans)?
« Pardon », c’est court, et il faut parfois deux ans pour le dire. C’est venu comment ?
Une porte qui s’ouvre à nouveau, et l’air circule. Ça fait quoi, ce soir, à l’intérieur ?
Il y a des phrases qui enlèvent un sac des épaules, celle-là en premier.
sinon: Ça a dû demander du cran, des deux côtés.

> (je suis|elle m’a choisie comme|elle m’a demandé d’être) (témoin|son témoin|demoiselle d’honneur) (à son mariage|au mariage de ma meilleure amie|du marié)? | (elle|ma meilleure amie) m’a (demandé|choisi) (d’être|comme) (le parrain|la marraine) | (ma sœur|mon frère) m’a demandé d’être (le parrain|la marraine) | (elle|ma meilleure amie) m’a demandé d’être (son témoin|témoin) | elle m’a demandé d’être le parrain (de son fils|de sa fille|de son bébé|à son mariage) | je vais être (parrain|marraine|témoin) (de mon neveu|de ma nièce|à un mariage|bientôt)?
Ça, c’est une place de confiance, avec un discours au bout, attention. Le premier mot qui est venu, c’était oui, ou oh non ?
Être choisi pour ce rôle, c’est une façon de dire « toi, tu comptes ». La personne l’a demandé comment ?
Il va falloir une belle tenue, un mouchoir, et une anecdote qui ne fâche personne.
oui: Évidemment. Ça fait chaud, une demande pareille.
non: Le trac a parlé en premier. La joie arrive juste derrière.
sinon: C’est bien trouvé. On s’en souviendra, de la demande comme de la réponse.

> j’aime pas (le copain|la copine|le mari|la femme) de (ma meilleure amie|ma sœur|mon frère|ma copine|ma fille) | j’aime pas le fiancé de (ma meilleure amie|ma sœur) | j’aime pas (le copain|la copine) de (mon fils|mon amie) | je (supporte|sens) (le copain|la copine|le mari) de (ma meilleure amie|ma sœur|mon frère) | je (peux|peux pas) le copain de (ma meilleure amie|ma sœur) | je supporte pas le copain de ma meilleure amie | je supporte (sentir|supporter|encadrer) le copain de ma meilleure amie | je supporte la femme de (ma meilleure amie|ma sœur) | je (supporte|sens) le copain de (ma copine|ma fille|mon fils) | (le copain|la copine) de (ma meilleure amie|ma sœur|mon frère) (m’énerve|me plaît pas|est insupportable) | (le mari|la femme) de (ma meilleure amie|ma sœur) m’énerve | le copain de (ma fille|mon fils) (m’énerve|me plaît pas) | le copain de (ma meilleure amie|ma sœur) (est bizarre|m’aime pas) | je supporte pas (le copain|la copine|le mari|la femme) de (ma sœur|mon frère|ma fille|mon fils|ma meilleure amie)
On aime quelqu’un, et on doit dîner avec le reste du lot. C’est quoi, le détail qui hérisse ?
Sourire à table, et bouillir sous la nappe : un exercice d’équilibre. Ça se voit, ou ça tient encore ?
Le choix des autres, on n’a pas le droit de vote, et pourtant on a un avis.
oui: Alors tout le monde le sait, et personne ne le dit. Ambiance.
non: De la grande comédie, donc. Ça mérite un prix.
sinon: Ah oui, ça suffit à gâcher un plat.

> (j’ai|il y a) (un ami|un copain|une copine|mon meilleur ami) qui va (mal|pas bien) | j’ai un ami qui va mal en ce moment | (mon ami|mon meilleur ami|un ami|un copain) (va mal|va pas bien|traverse une période difficile|est au plus bas|déprime) | une copine (va mal|va pas bien) | (mon ami|mon meilleur ami) (est malheureux|est malheureuse|vient de se séparer|divorce|a perdu son père|a perdu sa mère) | mon ami va mal (en ce moment|et je sais pas quoi faire|et je sais pas quoi lui dire) | je sais pas (comment aider|quoi dire à) (mon ami|ma copine|un ami) (qui va mal)? | je m’inquiète pour (un ami|une amie|mon meilleur ami|ma meilleure amie|un copain|une copine)
On voudrait porter la moitié du sac, et on ne sait pas par quelle bretelle le prendre. Il s’est passé quoi ?
Voir quelqu’un qu’on aime se débattre, c’est une drôle d’impuissance. Comment ça se voit, chez cette personne ?
Y penser le soir, c’est déjà ne pas la laisser toute seule avec ça.
sinon: Je comprends l’inquiétude. Rester dans les parages, c’est souvent ce qui compte.

après: on s’est perdus de vue | mon meilleur ami a eu un enfant et je le vois plus | mes copines sont parties en week-end sans moi | je suis toujours celui qui organise | mon amie parle que d’elle | il a raconté mon secret

> (je lui ai|j’ai) (dit|écrit|rien dit|envoyé un message|demandé pourquoi|posé la question|relancé|appelé) | je lui ai rien dit | je lui ai dit (pour comprendre|plusieurs fois) | (j’ose|je veux) pas (lui dire|demander|réclamer|passer pour)
Entre faire un pas et attendre qu’il vienne, il y a toute la fierté du monde. Il dirait quoi, le message, sans fierté ?
Ne rien demander, ça protège, et ça laisse imaginer le pire.
sinon: Il est simple et il est juste. Il peut rester en brouillon autant de temps qu’il faut.

> (on se connaît|on est amis) depuis (vingt ans|le lycée|la fac|toujours|l’enfance) | (ça fait|c’est) vingt ans (d’amitié|qu’on se connaît|qu’on est amis)
Tout ce temps-là, ça fait un paquet de secrets en commun. Le plus vieux souvenir à deux, c’est quoi ?
Une amitié de cet âge a droit à quelques trous d’air, et à la vérité aussi.
sinon: Rien que ça, c’est une maison entière. On ne la quitte pas sans se retourner.

> il (m’a|m’ont) (répondu|dit|écrit) (qu’il|que) | il m’a répondu qu’il (avait oublié|était débordé|pensait pas que|c’était pas contre moi|j’exagère|désolé) | il (s’est|se sont) (pas)? (excusé|justifié)
Une réponse qui répond à côté, ça se reconnaît au goût. Elle a calmé quelque chose ?
On voulait « tu m’as manqué », et on reçoit un agenda.
oui: Bon, c’est déjà ça de moins dans la gorge.
non: Alors il manque encore la vraie phrase.
sinon: Je vois. La réponse a plus de coins que la question.

après: il me doit de l’argent | un copain m’a demandé de l’aider | j’ai prêté de l’argent à un ami

> il (dit|m’a dit|promet|répond) (me remboursera|va me rembourser|me rend ça|le mois prochain|bientôt) | il dit (qu’il|toujours) me remboursera | il (dit|m’a dit) (demain|qu’il a pas les moyens|a pas d’argent) | il (part|s’achète) (en vacances|des fringues|une voiture|un téléphone|au restaurant)
Les promesses, elles, sont toujours à découvert. Et l’amitié, au milieu, elle tient comment ?
Voir passer ailleurs ce qu’on attend, ça pique à chaque photo.
sinon: Je comprends. L’argent, au fond, c’était presque le moins grave.

> (j’ose|je sais) pas (dire non|refuser|réclamer|lui demander|comment lui dire) | j’ai (dit oui|pas su dire non|pas osé refuser|accepté) | (je peux|je sais) jamais (rien)? (lui)? refuser
Le oui sort tout seul, et le regret arrive avec l’escalier. Qu’est-ce qui ferait le plus peur, dans un non ?
Dire oui à contrecœur, c’est prêter deux fois : ce qu’on donne, et sa bonne humeur.
sinon: C’est bien ça, le nœud. Et il est plus vieux que cette histoire-là, peut-être.

après: je me suis fait une nouvelle amie | j’ai repris contact avec une amie d’enfance | mes amis sont venus dîner | on s’est réconciliés avec ma sœur

> on a (prévu|va|décidé) (se revoir|recommencer|remettre ça|partir ensemble|prendre un café|déjeuner) | on a prévu se revoir (samedi|bientôt|la semaine prochaine|vite|jeudi) | on se (revoit|revois|voit|vois) (samedi|bientôt|la semaine prochaine|jeudi|demain)
Une date dans l’agenda, c’est ce qui fait la différence entre une jolie soirée et une amitié. C’est pour faire quoi ?
Parfait. Il y a quelque chose à attendre dans la semaine, et ça change la semaine.
sinon: Excellent programme, rien à ajouter.

> (ça fait|ça m’a fait) (du bien|plaisir|chaud au cœur|rajeuni|touché) | j’étais (content|ému|émue) (de la voir)? | (ça m’avait|ça me) manqué (tout ça)? | j’en avais besoin
Ça s’entend jusqu’ici. Qu’est-ce qui restera le plus longtemps de ce moment-là ?
Voilà, c’est exactement à ça que servent les gens qu’on aime bien.
sinon: Bien choisi. Ça tient chaud une semaine entière.
`
