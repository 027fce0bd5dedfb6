/** Dating apps, first meetings, crushes, former loves, jealousy, compliments, appearance and anniversaries. */
export const loveInStages = `
> j’ai (enfin)? (installé|téléchargé|mis|repris|réinstallé) (l’appli|l’application|tinder|meetic|bumble|hinge) (de rencontre)? | je suis (retourné|allé) sur (une appli|tinder|une appli de rencontre) | je me suis (mis|remis|remise) aux (applis|sites de rencontre) | j’ai un profil sur (tinder|une appli|meetic)
Ah, le grand marché aux sourires. Les premiers messages donnent envie, ou envie de fuir ?
Il y a du courage à se mettre en vitrine. Et puis ça fait des histoires à raconter.
oui: Alors on garde ceux qui posent une vraie question, les autres peuvent attendre.
non: Un tri sévère et sans remords, c’est la seule méthode.
sinon: On dirait une brocante : dix minutes de bazar, et parfois une merveille.

> j’ai (eu|reçu) (dix-sept|vingt|plein de) (messages|likes|matchs) (en une heure|en un jour|déjà)? | (la moitié|quinze|tous|ils) (c’est|disent|écrivent) (que)? (bonjour ça va|salut ça va|coucou|cc) | les messages sont (nuls|tous pareils|bizarres) | ils écrivent tous la même chose
« Bonjour ça va », le filet de pêche à grandes mailles. On ne garde que ceux qui ont lu le profil.
Quel succès, et quelle misère de conversation ! Y en a-t-il un qui sort du lot ?
oui: Ah. Celui-là mérite une phrase de plus de quatre mots.
non: Alors on relève la barre : une question précise dans le profil, et les paresseux passent leur chemin.

> (j’ai mis|ma photo|c’est) une (vieille)? photo (d’il y a cinq ans|de moi à la plage|qui date)? (c’est de la triche)? | (tu crois que)? (c’est de la triche|je triche|c’est mentir) (si je mets une vieille photo|pour la photo)? ? | je sais pas quelle photo mettre | je (mets|mets quoi comme) (quelle)? photo ?
Cinq ans, ce n’est pas un crime, c’est de la nostalgie. Une récente à côté, et tout le monde est quitte.
La meilleure photo, c’est celle où l’on rit à quelqu’un hors champ. Même floue.

> (y en a|il y en a) un (qui|il|en particulier|pas mal|qui écrit bien|qui me plaît) | il s’appelle (fabrice|marc|sophie) il est (prof|infirmier|médecin|divorcé) | il écrit bien (sans fautes)? | il (a l’air|paraît|semble) (gentil|gentille|sérieux|drôle|intéressant|normal)
Quelqu’un qui soigne ses phrases soigne parfois le reste. Le premier message, c’était quoi ?
Tiens, tiens. Voilà un nom qui revient avec un petit sourire dans la voix.
sinon: Pas mal du tout. Ça donne envie de répondre, au moins.

> il (veut|propose) (qu’on se voie|me voir|qu’on se rencontre|un verre|un café|un resto) (jeudi|samedi|demain|vendredi|ce soir)? | on (se voit|va se voir|se retrouve) (jeudi|samedi|demain|vendredi|ce soir) | on a (rendez-vous|fixé un rendez-vous) (jeudi|samedi|demain|vendredi) | elle (veut|propose) (qu’on se voie|me voir|qu’on se rencontre|un verre|un café|un resto) (jeudi|samedi|demain|vendredi|ce soir)?
Alors ça devient réel. Un café en plein jour, dans un endroit connu, avec une heure de fin : c’est l’idéal.
Le cœur dit oui et le ventre dit « attends » ? Les deux ont le droit de venir.
oui: Alors on y va à petits pas, mais on y va.
non: Tant mieux, un ventre d’accord, c’est rare.
sinon: Ça promet. Et prévenir une amie de l’endroit et de l’heure, c’est une bonne habitude.

> ça fait onze ans que j’ai pas eu un (premier)? rendez-vous (depuis mon divorce)? | j’ai pas eu de rendez-vous depuis (mon divorce|des années|longtemps) | je sais (même)? plus comment (on fait|ça marche|on drague|on parle à un homme|on parle à une femme) | j’ai oublié comment on fait
Personne ne sait comment on fait, il y a seulement des gens qui le cachent mieux. On pose une question, on écoute, et ça roule.
Ce n’est pas un examen, c’est deux personnes qui ont mis une belle chemise et qui ont le trac.

après: j’ai enfin installé l’appli | je suis sur tinder | je me suis mis aux applis | j’ai un profil sur tinder | je me suis inscrit sur tinder | j’ai un premier rendez-vous et je panique

> @avis | @conseil | @doute
Une heure, un café, et une question à laquelle on a vraiment envie d’avoir la réponse. Si ça n’accroche pas, il restera le café.
À mon avis : y aller en curieux, pas en candidat. C’est l’autre aussi qui passe l’épreuve.

---

> (ma femme|mon mari|mon copain|ma copine) est partie avec (un autre|le prof de tango|sa secrétaire|mon meilleur ami|un collègue|le voisin) | elle m’a quitté pour (un autre|plus jeune|le prof de danse) | elle est parti avec (un autre|le prof de tango)
Être quitté, c’est une chose ; être remplacé, c’en est une autre. Ça date, ou c’est encore tout frais ?
Le pire, c’est qu’on en fait une anecdote, et que ce n’en est pas une.
Ça ne s’avale pas d’un coup, une sortie pareille.
sinon: Je comprends. Le calendrier dit une chose, et la poitrine en dit une autre.

> (ça fait|ça fera) (un an|deux ans|six mois|un mois) (ce soir|aujourd’hui|demain|cette semaine) (qu’elle|que ma femme|que mon mari|qu’on) (est partie|m’a quitté|s’est séparés|est mort) | c’est (aujourd’hui|ce soir|demain) (l’anniversaire|la date) (de notre rupture|de son départ|de sa mort) | (c’est une date|c’est un jour) (difficile|particulière|particulier)
Les dates reviennent toutes seules, sans qu’on les invite. Celle-ci a fait quoi, aujourd’hui ?
Le calendrier a la mémoire longue. C’est bien de ne pas passer cette soirée-là sans parler à personne.
sinon: Alors on la traverse ensemble, au moins un petit bout.

> le pire c’est qu’elle (est heureuse|va bien|a l’air heureuse|a refait sa vie|s’en fout) | elle est heureuse (elle|sans moi) | je l’ai (croisée|vue) (au marché|en ville|hier|samedi) elle (était belle|avait l’air heureuse|m’a fait la bise|m’a souri) | elle m’a fait la bise
Ça, c’est le coup de grâce : même pas une petite mine pour être poli. Et après, le chemin du retour ?
Le voir heureux de loin, ça remet tout en bouche. On aimerait s’en réjouir, et ça ne vient pas.
sinon: C’est honnête. Il y a des bises qui durent trois jours.

> (ma voisine|une amie|une dame|un monsieur|quelqu’un|un collègue) m’invite (au bal|au cinéma|au restaurant|à danser|à dîner|à boire un verre|chez elle|au théâtre) | on m’a invité (au bal|à danser|au restaurant) | j’ai une invitation (pour danser|au bal|samedi)
Une invitation, ça ne tombe pas du ciel : quelqu’un y a pensé avant de parler. La réponse penche de quel côté ?
Voilà qui sort la soirée de sa boîte. On n’est obligé de rien, sauf peut-être d’y aller voir.
oui: Alors on dit oui vite, avant que la peur ait fini de se coiffer.
non: Qu’est-ce qui retient : la personne, ou l’idée de recommencer ?
sinon: Ça s’entend dans la voix, cette hésitation-là. Elle a l’air plutôt gaie.

> je (danse|cuisine|bricole|dessine|nage|conduis|joue) comme (un frigo|un pied|mes pieds|un manche|une patate|un balai|un sac|une enclume) | je suis (nul|une catastrophe|un cas désespéré) en (danse|cuisine|bricolage|dessin|orthographe|amour) | je sais pas (danser|chanter|nager|dessiner|bricoler) | j’ai deux (pieds|mains) gauches
Il y a un public pour ça, et c’est le meilleur : celui qui rit avec. Personne ne se rappelle les bons élèves.
Une belle comparaison, en tout cas. Qui se moque de soi aussi bien n’a pas grand-chose à craindre.

> elle (rit fort|fait des confitures|fait de la voile|est drôle|a un chien|me fait rire) | elle (rit|parle) fort | elle me fait (rire|rougir|du bien|fondre) | j’aime (son rire|sa voix|ses mains|sa façon de parler)
Quelqu’un qui rit fort, on l’entend même quand il n’est pas là. C’est un peu ça, non ?
Un détail comme celui-là, on ne le donne pas sur quelqu’un qui indiffère.
oui: Alors il y a déjà une petite place de prise.
non: D’accord, je range mes violons. Pour l’instant.
sinon: Je ne dis rien, mais je le note quand même.

> j’ai un (crush|faible) sur (quelqu’un|une fille|un mec|un collègue|mon prof|la voisine) | je (craque|crushe|kiffe) (sur)? (une fille|un mec|quelqu’un|un collègue|un type de mon cours) | y a (une fille|un mec|un gars|quelqu’un) qui me plaît (au boulot|en cours|à la salle)? | je pense qu’à elle | j’ai (craqué|flashé) sur (quelqu’un|un mec|une fille|un collègue|une collègue) | j’ai un coup de cœur pour (quelqu’un|un collègue|une collègue) | j’ai eu un coup de foudre
Ah, voilà pourquoi la journée avait un drôle de goût. Ça tient à quoi : les yeux, la voix, une phrase ?
C’est un joli encombrement, une tête occupée par quelqu’un. Il y a déjà eu plus qu’un bonjour ?
oui: Alors on n’est plus dans le roman, on est dans le premier chapitre.
non: Alors le prochain pas est tout petit : une question sur n’importe quoi, même l’heure.
sinon: C’est précis. Les vrais coups de cœur le sont toujours.

> on m’a fait un compliment (aujourd’hui)? | (un homme|une femme|un collègue|une inconnue|quelqu’un) m’a (dit que j’étais belle|fait un compliment|souri dans la rue|sifflée) | je sais pas (recevoir|accepter) (les)? compliments? | on me dit jamais que je suis (belle|bien) | ça fait longtemps qu’on m’a pas (fait de compliment|regardé|dragué) | j’ai reçu un compliment (aujourd’hui|au travail)? | on m’a dit que (j’étais jolie|j’étais beau|j’avais un beau sourire|j’avais de beaux yeux|j’étais élégante) | ma (collègue|voisine) m’a fait un compliment
Un compliment, ça se garde dans la poche comme un caillou chaud. Il disait quoi, exactement ?
Il y a des gens qui savent donner et qui ne savent pas recevoir. On commence par un simple merci, sans rien rendre.
sinon: Et il était mérité, j’en prends le pari.

> j’(ose|arrive) pas à me (regarder|voir) dans la glace | je me (regarde|vois) dans la glace (et je me reconnais pas|et je vois ma mère)? | j’ai (vieilli|pris un coup de vieux) (d’un coup|cette année)? | je me (sens|trouve) (moche|grosse|gros|vieille|plus belle|plus désirable) (en ce moment|ce soir|dans ce maillot)? | j’ai plus (vingt ans|le corps de mes vingt ans) | mon corps a changé | je rentre plus dans mes (jeans|robes|pantalons)
Les miroirs sont sévères, surtout sous une ampoule de salle de bains. Qui a regardé avec tendresse, pour la dernière fois ?
Un corps, ça garde la trace de tout ce qu’on a vécu avec. Ce n’est pas une faute, c’est un carnet de voyage.
sinon: Ce regard-là voit plus juste que la glace.

> (mon mari|ma femme|mon copain|ma copine) (me regarde plus|me touche plus|me fait plus de compliments|me voit plus|est toujours sur son téléphone|m’écoute pas|parle plus|rentre tard) | on (se parle|se touche|rit|sort) plus (avec mon mari|avec ma femme|depuis des mois|à la maison)? | on est (comme)? (des)? (colocataires|colocs|frère et sœur) | la routine (nous tue|s’est installée) | on a plus rien à se dire | (mon mec|mon compagnon|ma compagne) me (regarde|parle|voit) plus | je suis transparente pour mon mari | je suis transparent pour ma femme | on (rit|rigole) plus ensemble
Vivre à deux et se sentir en colocation, c’est une solitude bien particulière. Le dernier bon moment à deux, c’était quoi ?
Ça s’éteint rarement d’un coup : on oublie une question, puis une main sur l’épaule. Ça peut se rallumer par les mêmes petits bouts.
sinon: Ce souvenir-là, on peut le lui raconter. Ça ouvre mieux qu’un reproche.

> c’est (bientôt|demain|samedi|aujourd’hui|hier) nos (dix|vingt-cinq) ans (de mariage|ensemble|de couple) | on fête (nos|nos noces) dix ans (de mariage|ensemble) | (ça fait|ça fera) dix ans qu’on est (ensemble|mariés) (demain|samedi|cette année)? | il a oublié (notre anniversaire|l’anniversaire de mariage|la saint-valentin)
Tant d’années avec la même personne au petit déjeuner, ça mérite un dessert. Il y a un projet pour le jour même ?
Une date comme ça, on la fête ou on la boude, mais elle fait toujours quelque chose.
oui: Alors le secret doit être bien gardé. Je n’ai rien entendu.
non: Une lettre d’une page, posée près du café : personne n’y résiste.
sinon: Ça dit bien ce que c’est, la durée : un peu de tout, et encore là.

> on s’est (engueulés|pris la tête|accrochés) (ce matin|hier|hier soir|pour rien|au téléphone|pour une connerie)? | on s’engueule (tout le temps|pour rien|tous les soirs) | j’ai (claqué la porte|élevé la voix) (ce matin|hier soir)? | j’ai (crié|hurlé) sur (lui|mon mari|ma femme) | elle a claqué la porte | elle me fait la gueule (depuis hier|depuis ce matin)? | (on se parle|elle me parle) plus depuis (hier|ce matin|samedi|la dispute) | on s’est chamaillés | on s’est pris le bec (hier|ce matin)? | j’ai haussé le ton (avec lui|avec elle)? | on s’est fâchés (hier soir|ce matin)
Et depuis, le silence a pris toute la place dans la pièce. Ça portait vraiment sur ce sujet-là ?
Les disputes pour rien sont rarement pour rien. Mais la première phrase gentille, c’est quelqu’un qui doit la dire.
oui: Alors le sujet existe, on pourra y revenir à froid.
non: C’est souvent comme ça : on se bat pour l’éponge, et on parle d’autre chose.
sinon: Je vois. Et demain au petit déjeuner, qui verse le premier café ?

> je devrais (m’excuser|lui demander pardon|faire le premier pas) | c’est à (moi|lui) de (s’excuser|m’excuser|faire le premier pas|demander pardon) | (comment|je sais pas comment) (je m’excuse|m’excuser|demander pardon) ? | je veux (m’excuser|lui demander pardon|me rattraper) | je me suis pas excusé | j’ai été (trop loin|injuste|méchant|méchante|dur|dure|odieux) (avec lui)?
Une bonne excuse tient en une ligne : ce qu’on a fait, et qu’on le regrette. Tout ce qui suit le « mais » l’efface.
Le premier pas coûte de l’orgueil et rapporte des nuits. Ça commencerait par quels mots ?
sinon: C’est bien. Je ne changerais presque rien.

> je (regrette|regretterai toujours) (de pas lui avoir dit|d’être parti|de l’avoir quitté|ce que j’ai dit|mes choix)? | j’ai (des|plein de)? regrets | (j’aurais|si j’avais) (dû|pu) (lui dire|rester|partir|l’écouter|oser) | si c’était à refaire (je ferais autrement|je partirais|je resterais|je dirais oui)? | je suis passé à côté (de lui|de ma vie|de quelque chose) | je regrette (de l’avoir laissé partir|de l’avoir laissée partir|de pas l’avoir retenu|de pas l’avoir retenue|mes choix) | je m’en voudrai toujours de (pas lui avoir dit|l’avoir laissé partir)
Un regret, c’est une lettre restée dans le tiroir. Elle dirait quoi, la première ligne ?
On juge avec la lumière d’aujourd’hui des choix faits dans le noir. Ce n’est pas très juste pour la personne d’avant.
sinon: Elle est belle, cette ligne. Peut-être qu’elle peut encore partir, peut-être qu’elle suffit d’être dite.
`
