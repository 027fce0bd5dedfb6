/** Dying relatives, illness, injuries, pregnancy, birth, menopause; answers about symptoms say whom to ask. */
export const illnessAndPregnancy = `
> (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) va (bientôt)? mourir | (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) va mourir (bientôt|d’un cancer|il a un cancer|elle a un cancer|il est malade|elle est malade|c’est la fin) | (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) va mourir (bientôt)? et je sais pas (quoi lui dire|quoi faire|comment faire) | (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) est (en fin de vie|en phase terminale|condamné|condamnée|mourant|mourante) | les médecins disent que (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) va mourir | (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) n’en a plus pour longtemps | c’est la fin pour (mon père|ma mère|mon grand-père|ma grand-mère|mon mari|ma femme|mon frère|ma sœur|maman|papa) | (il|elle) est en soins palliatifs (à la maison|à l’hôpital|depuis hier)? | (il|elle) est en (fin de vie|phase terminale) | les médecins (lui)? donnent (quelques|trois|deux|six) (jours|semaines|mois)
C’est très lourd à porter, et je suis là. Voir venir le départ de quelqu’un qu’on aime, c’est déjà un chagrin. {Tu peux|Vous pouvez} être à ses côtés, en ce moment ?
Quelle épreuve. Attendre ce moment-là, c’est ce qu’il y a de plus dur, et rien n’oblige à être fort ici. {Tu arrives|Vous arrivez} à passer du temps à ses côtés ?
oui: Alors chaque heure compte, même les heures sans paroles. Une main tenue, ça s’entend aussi.
non: On aime aussi de loin. Un mot au téléphone, ou lu par une infirmière, arrive quand même.
sinon: Merci de me le dire. {Prends ton temps|Prenez votre temps}, je reste là.

> (mon chien|mon chat|ma chienne|ma chatte|mon cheval) va (bientôt)? mourir | (mon chien|mon chat|ma chienne|ma chatte) est en fin de vie | (mon chien|mon chat) va mourir (il est vieux|il est malade) | le véto dit que (mon chien|mon chat) va mourir
C’est un membre de la maison qui s’en va, et ça fait mal comme pour quelqu’un. {Tu l’as|Vous l’avez} depuis longtemps ?
Oh, c’est dur. Ces derniers jours-là, le plus doux, c’est d’être près de lui et qu’il reconnaisse {ta|votre} voix.
oui: Toutes ces années, ça ne s’efface pas. {Tu peux|Vous pouvez} m’en parler autant qu’il faut.
sinon: {Prends ton temps|Prenez votre temps} pour lui, et pour {toi|vous} aussi.

> (mon fils|ma fille|mon enfant|mon petit-fils|ma petite-fille|mon neveu|ma nièce|mon ami|mon amie|mon meilleur ami|ma meilleure amie|mon copain|ma copine|mon cousin|ma cousine) va (bientôt)? mourir | (mon fils|ma fille|mon enfant|mon meilleur ami|ma meilleure amie|mon amie) va mourir (il a un cancer|elle a un cancer|il a une leucémie|elle a une leucémie|il est malade|elle est malade|c’est la fin)
Il n’y a pas de mots à la hauteur, et je suis là. Si c’est en train d’arriver, c’est le 15, tout de suite. Est-ce que des soignants sont auprès de cette personne, en ce moment ?
Je suis là, et c’est une des peurs les plus terribles. Si c’est là, maintenant, c’est le 15 d’abord. Est-ce qu’une équipe médicale s’en occupe déjà ?
oui: Alors {tu n’as|vous n’avez} pas à savoir soigner : être là, lui parler, c’est déjà immense. Et {toi|vous}, qui {te|vous} soutient, pendant ce temps ?
non: Alors c’est le 15 maintenant, avec l’adresse et ce {que tu vois|que vous voyez} : ils disent quoi faire. Je reste là.
sinon: Merci de me le dire. {Prends ton temps|Prenez votre temps}, et si quelque chose change d’un coup, c’est le 15.

> (mon fils|ma fille|mon ami|mon amie|mon mari|ma femme|ma mère) va mourir (de rire|de honte|d’ennui|de peur|de jalousie)
Rien que ça. Qu’est-ce qui s’est passé ?
Carrément. J’imagine déjà la tête : c’est à cause de quoi ?

> les médecins veulent débrancher (ma mère|mon père|mon mari|ma femme|mon fils) | je dois (décider de)? débrancher (ma mère|mon père|mon mari) | c’est à moi de décider si on débranche (ma mère|mon père|mon mari) | on va arrêter les soins de (mon père|ma mère|mon mari) | on a débranché (mon père|ma mère|mon mari) hier | (ma mère|mon père|mon mari) demande l’euthanasie | mon père est mort et je l’ai aidé à partir | on a arrêté les traitements de (ma mère|mon père)
Il n’y a pas de décision plus lourde, et personne ne la prend le cœur léger. Les médecins et la psychologue du service sont là aussi pour les proches. Qui est avec {toi|vous}, dans tout ça ?
C’est immense, ce qui est demandé là. On peut poser toutes les questions à l’équipe, plusieurs fois s’il le faut. Comment {tu tiens|vous tenez}, au milieu de ça ?
sinon: Merci de me le dire. {Prends|Prenez} le temps qu’il faut, je reste là.
non: Alors en parler à quelqu’un, même ici, ça ne change pas la décision, mais ça la rend moins seule.

> (ma mère|mon père|ma femme|mon mari|ma grand-mère|mon grand-père|ma sœur|mon frère) souffre (trop|beaucoup|énormément|le martyre) | elle souffre trop ma mère | voir (ma mère|mon père|mon mari|ma femme) souffrir
Voir souffrir quelqu’un qu’on aime, c’est être pris entre la tendresse et l’impuissance. Est-ce qu’un médecin le sait, que ça fait mal à ce point ?
C’est très dur à regarder, ça. La douleur, aujourd’hui, ça se soulage presque toujours : est-ce qu’un médecin la suit de près ?
oui: Alors {dis-lui|dites-lui} avec ces mots-là que ça ne suffit plus. Et {toi|vous}, qui {te|vous} relaie ?
non: C’est à dire sans attendre à un médecin, et la nuit, le 15 répond pour ça aussi.
sinon: Merci de me le dire. Je reste là, et {prends|prenez} le temps qu’il faut.

> (mes parents|mes grands-parents|nos parents) vont (bientôt)? mourir | (mes parents|mes grands-parents) vont mourir (un jour|bientôt|ils sont vieux|ils sont malades)
Voir ses parents s’approcher de la fin, ça fait redevenir enfant, à tout âge. Ils sont malades, ou c’est l’âge qui {te|vous} fait peur ?
C’est une peur qui serre, celle-là, et elle dit combien ils comptent. {Tu peux|Vous pouvez} les voir souvent ?
oui: Alors ces moments-là restent. Une question {que tu n’as|que vous n’avez} jamais osé leur poser, c’est peut-être maintenant.
non: Une voix au téléphone, même courte, ça compte aussi pour eux.
sinon: C’est bien de le dire à voix haute. {Prends ton temps|Prenez votre temps}, je suis là.

> (ma mère|mon père|ma femme|mon mari|ma sœur|mon frère) a un cancer | on vient d’apprendre que ma mère a un cancer | le cancer de (ma mère|mon père|ma femme) | elle a un cancer ma mère | ma mère fait de la chimio | mon père est en soins palliatifs | mon mari est très malade | les médecins sont pas optimistes pour ma mère
Ce mot-là entre dans une maison et change le bruit de tout. On a le droit d’avoir peur sans être courageux devant tout le monde.
On peut demander à parler à la psychologue du service, elle est là pour les proches aussi. Comment ça va, chez celui qui accompagne ?
sinon: C’est honnête. On ne demande pas à l’accompagnant d’être en granit.
oui: Tant mieux. Alors gardons un peu de forces pour demain.
non: Ça, il faut que quelqu’un d’autre que moi l’entende aussi. Un ami, un médecin, ce mois-ci.

> j’ai un cancer | on m’a trouvé (un cancer|une tumeur|un nodule|une boule) | on m’a annoncé une mauvaise nouvelle à l’hôpital | je viens d’apprendre que j’ai un cancer | le médecin m’a annoncé un cancer | je commence la chimio | j’ai ma chimio demain | la chimio me fatigue
Il y a un avant et un après, avec un mot pareil. On n’a ni à être fort, ni à « positiver », juste à passer la journée.
Une liste de questions sur papier, et quelqu’un à côté pour noter : on n’entend jamais tout dans ces rendez-vous. Il y a quelqu’un pour y aller avec {toi|vous} ?
oui: Alors cette personne prendra les notes, et la main si besoin.
non: On peut le demander à une amie, ou en parler à l’infirmière du service. Ne pas y aller seul, c’est permis.
sinon: Une heure après l’autre. Ce soir, on parle de ça ou de tout sauf de ça, au choix.

> j’attends les résultats de ma biopsie | j’ai une biopsie (demain|lundi) | j’ai une irm (demain|lundi) | je passe un scanner | j’attends des résultats médicaux et je flippe | j’ai peur de mes résultats d’examen
Les résultats qu’on attend, c’est le temps le plus long du monde. On ne peut rien y faire avancer, alors on s’occupe les mains.
Noter l’heure de l’appel ou du rendez-vous, et prévoir quelque chose de doux juste après, quoi qu’il arrive.

> je suis en rémission | je suis guéri | je suis guérie | je suis guérie de mon cancer | mes résultats sont bons c’est fini | le médecin dit que je suis tiré d’affaire | ma maladie est derrière moi | j’ai vaincu mon cancer
Quelle nouvelle. On respire un grand coup, et on laisse la joie arriver, même un peu méfiante.
Après, c’est étrange, tout le monde fête et soi, on atterrit. Les deux vont ensemble. Qu’est-ce qui donne envie, maintenant ?
sinon: Alors en premier sur la liste, et sans attendre une bonne raison.

> je veux pas (l’inquiéter|inquiéter ma femme|inquiéter mes parents|les inquiéter) | je lui ai rien dit pour pas l’inquiéter | elle sait rien de tout ça | il sait rien de tout ça | je fais semblant que ça va | je fais bonne figure | je garde tout pour moi | je souris devant les autres | je fais semblant que je m’en fous | je fais semblant de rien | mes parents sont pas encore au courant | j’ai rien dit à mes parents
Protéger les autres de ce qu’on vit, c’est généreux, et ça finit par faire un mur. Ils sentent souvent le mur avant de savoir ce qu’il y a derrière.
On n’est pas obligé de tout verser. Une phrase : « je traverse un moment dur, je n’ai besoin de rien, sauf que tu le saches ».
Faire bonne figure, c’est un deuxième métier, sans congés. Qui pourrait entendre la vraie version ?
sinon: Alors celle-là, en premier. Le reste du monde peut garder la version courte.

> ma femme est enceinte (de six mois|de trois mois|d’une petite fille)? | ma copine est enceinte | je suis enceinte de (trois|six|huit) mois | on attend (une petite fille|un petit garçon|des jumeaux) | j’ai fait l’échographie | on a vu le bébé à l’écho | j’accouche (bientôt|le mois prochain|en mars) | c’est une fille | c’est un garçon | le bébé bouge | on attend un bébé pour (mars|juin|l’été) | ma femme attend un bébé | on attend notre premier enfant | on va avoir une petite fille | ma copine est enceinte de (deux|trois|quatre|cinq) mois
Quelqu’un est en train d’arriver, et toute la maison le sait déjà. Pour chaque question, la sage-femme, cette semaine, même la plus petite.
Ça donne le vertige et envie de peindre une chambre ; pour le reste, la sage-femme reçoit cette semaine. Il y a un prénom qui circule ?
sinon: Chut, alors. Les prénoms, ça se protège des belles-mères jusqu’au bout.
oui: Qu’il reste secret, c’est un privilège de parents.
non: Ça viendra, parfois en salle de naissance, devant une petite tête qui ne ressemble à aucun des trois.

> j’ai peur d’accoucher | j’ai peur de l’accouchement | j’ai peur de la péridurale | mon accouchement me fait peur | j’approche du terme et j’ai peur | j’ai peur d’avoir mal à l’accouchement | ma femme a peur d’accoucher
La peur d’accoucher se dit à la sage-femme, mot pour mot, dès cette semaine. Elle a des réponses concrètes, et elle préfère ça au courage muet.
On peut visiter la maternité, poser toutes les questions, et écrire ce qu’on souhaite. La sage-femme le prépare avec {toi|vous}, dès cette semaine.

> j’ai des nausées | j’ai des nausées de grossesse | je vomis tout le temps enceinte | je suis fatiguée enceinte | je dors mal enceinte | ma grossesse me fatigue | je suis enceinte et épuisée | ma grossesse se passe mal | je suis enceinte et j’ai peur
Fabriquer quelqu’un, c’est fatigant, et personne ne voit le chantier. Siestes, petites bouchées, et la sage-femme cette semaine ; si rien ne reste dans l’estomac, la maternité aujourd’hui.
Saignement, douleurs fortes, fièvre, ou un bébé qui bouge moins : on appelle la maternité tout de suite, elle répond jour et nuit. Pour le reste, la sage-femme est la bonne oreille.

> mon bébé est né | je viens d’accoucher | j’ai accouché (hier|il y a une semaine) | je suis papa depuis (hier|une semaine) | je suis maman depuis hier | ma femme a accouché | ma fille est née | mon fils est né
Bienvenue à cette petite personne ! Elle a déjà changé l’heure de tout le monde. Comment elle s’appelle ?
Toutes mes félicitations. Les premiers jours, on ne sait plus si c’est mardi, et c’est très bien.
sinon: Un prénom tout neuf, à prononcer bas. Bonne route à tout le monde.

> je pleure depuis l’accouchement | j’ai le baby blues | j’arrive pas à aimer mon bébé | je ressens rien pour mon bébé | je suis triste depuis que mon bébé est né | je me sens pas mère | je regrette d’avoir eu un bébé
L’amour n’arrive pas toujours avec le bébé, parfois il met quelques semaines à trouver l’adresse. Ça se dit, sans honte, à une sage-femme.
Pleurer les premiers jours, c’est très courant. Si la tristesse s’installe au-delà de deux semaines, ou fait peur, la sage-femme, la PMI ou le médecin savent aider, vite.

> je suis à bout avec le bébé | le bébé pleure tout le temps et je craque | j’ai un nouveau-né et je dors plus | j’ai un bébé de (deux mois|trois semaines) | mon bébé a trois semaines et je suis crevée | je dors plus avec le bébé | le bébé hurle
Quand on est à bout : poser le bébé sur le dos dans son lit, fermer la porte, souffler cinq minutes. C’est protéger, pas abandonner.
Le manque de sommeil est une torture, pas un défaut de caractère. Quelqu’un peut prendre le relais ?
oui: Alors maintenant, et deux heures de vrai sommeil.
non: La PMI peut venir à la maison, gratuitement, et une sage-femme ou le médecin conseillent. Demander, c’est être un bon parent.
sinon: On s’autorise à demander de l’aide. Tout le monde est passé par ce couloir-là.

> j’ai avorté | je veux avorter | je sais pas si je dois garder le bébé | je suis enceinte et je le veux pas | je veux pas garder le bébé | elle est enceinte et veut avorter | j’ai fait une ivg | je regrette mon avortement | je regrette pas mon avortement | comment on fait pour avorter ?
C’est une décision qui n’appartient qu’à la personne enceinte, et elle n’a à la justifier devant personne. Une sage-femme, un médecin ou le Planning familial en parle tout de suite, sans pousser d’un côté.
On peut être soulagée et triste à la fois, ou seulement l’un des deux. Une sage-femme reçoit cette semaine, et le 0 800 08 11 11 répond, gratuitement, avant comme après.

> j’ai (des bouffées de chaleur|chaud) la nuit | j’ai chaud tout le temps avec la ménopause | la ménopause me rend (folle|irritable|triste) | je dors plus depuis la ménopause | je me réveille en nage | mes règles s’arrêtent | j’ai plus mes règles | je suis en périménopause | je me sens vieille depuis la ménopause | personne m’avait prévenue pour la ménopause
Une fournaise à trois heures du matin, et personne n’avait prévenu. Ça se soulage : une sage-femme ou un médecin, cette semaine.
Ce n’est pas une maladie, mais on n’a pas à serrer les dents : médecin, gynécologue ou sage-femme, cette semaine, ont de quoi soulager. C’est quoi, le plus pénible ?
sinon: Ça se traite, souvent mieux qu’on ne le croit. Et en attendant : coton, fenêtre entrouverte, et zéro culpabilité.

> j’ai peur qu’(elle|il) (meure|parte|s’en aille) | j’ai peur que (ma mère|mon père|mon mari|ma femme|ma grand-mère|mon grand-père) (meure|parte) | j’ai peur qu’(elle|il) (s’en sorte pas|passe pas l’hiver|ne passe pas l’hiver|tienne pas)
C’est une peur immense, et elle dit combien ce lien compte. Je suis là pour l’entendre.
Attendre sans savoir, c’est ce qui use le plus. Qu’est-ce que les médecins {t’ont|vous ont} dit ?
sinon: Rien n’oblige à tenir bon tout le temps. Une main tenue, une voix familière, cela compte déjà beaucoup.

> je me fais opérer (demain|lundi|bientôt|du genou|du cœur) | j’ai une opération (demain|lundi) | j’ai peur de l’anesthésie | j’ai peur de l’opération | mon opération est demain | je rentre à l’hôpital demain | je dois me faire opérer
L’anesthésiste adore les questions, même les plus naïves : « est-ce que je vais me réveiller au milieu ? » est la plus posée de toutes.
La veille, on prépare un petit sac avec un truc qui fait plaisir dedans. Qu’est-ce qui inquiète le plus : avant, pendant, ou après ?
sinon: Ça se dit à l’équipe, ce soir ou demain matin. Ils ont l’habitude, et ils ont des réponses.

> je suis à l’hôpital | je suis hospitalisé | je suis dans une chambre d’hôpital | je m’ennuie à l’hôpital | je dors mal à l’hôpital | j’ai été opéré (hier|la semaine dernière) | je suis en convalescence | mon opération s’est bien passée | je suis rentré de l’hôpital
À l’hôpital, les heures sont en guimauve. On peut les écourter un peu, à discuter.
La convalescence, c’est un travail qui se fait couché. Une petite chose de plus par jour, et rien à prouver. Comment va le corps, aujourd’hui ?
sinon: Bon. On l’écoute, et à la moindre chose bizarre, on le dit aux soignants.

> j’ai (de la fièvre|la grippe|la gastro|le covid|une angine) (depuis hier|depuis trois jours)? | j’ai attrapé (la crève|un rhume|froid) | je tousse | j’arrête pas de tousser | j’ai le nez bouché | je suis patraque | je suis au fond du lit avec de la fièvre | j’ai vomi toute la nuit | j’ai mal à la gorge
Patraque sous la couette, avec un verre d’eau à portée : c’est tout le programme. Le pharmacien conseille aujourd’hui, même par téléphone, et le médecin si la fièvre dure trois jours.
Boire souvent, par petites gorgées, et dormir tant que ça vient. Fièvre qui dure plus de trois jours, souffle court, ou grande faiblesse : médecin, ou le 15 si ça s’aggrave vite.
Le pharmacien dit aujourd’hui quoi prendre, et le médecin si ça dure trois jours. Il y a quelqu’un pour rapporter des citrons et une soupe ?
oui: Parfait. Alors on se laisse gâter sans négocier.
non: La pharmacie ou un voisin peuvent dépanner. Demander une soupe n’a jamais ruiné personne.
sinon: Bon rétablissement. Ici, on peut parler bas et avec le nez bouché.

> j’ai mal aux dents | j’ai une rage de dents | j’ai une dent qui me fait mal | j’ai une carie | j’ai cassé une dent | ma dent me lance | mon dentiste est en vacances
Le mal de dents rend philosophe, mais pas longtemps. Un dentiste, et si la joue gonfle ou que la fièvre monte, c’est aujourd’hui.
Il y a des dentistes de garde le dimanche, la pharmacie ou le 15 savent lesquels.

> je me suis brûlé en cuisinant | je me suis brûlé | je me suis brûlé la main | je me suis coupé | je me suis coupé le doigt | je me suis tordu la cheville | je me suis fait mal | je me suis cogné
Une brûlure : vite sous l’eau tempérée, une dizaine de minutes, sans rien étaler. Une coupure : appuyer, longtemps, avec un linge propre.
Si c’est profond ou étendu, si ça saigne sans s’arrêter, si le pied ne se pose plus : un médecin tout de suite, ou le 15.

> j’ai mal (au ventre|au cou|au bras|au pied|à l’oreille|aux yeux) | j’ai un torticolis | j’ai une sciatique | ça me lance | j’ai mal depuis des jours | j’ai une douleur qui part pas | j’ai mal quelque part
Aïe. Je ne peux pas voir ce que c’est, mais un pharmacien ou un médecin, oui. Une douleur brutale et forte, ou qui empire vite : le 15.
Si ça dure, un médecin cette semaine ; fort et soudain, ou avec de la fièvre, c’est aujourd’hui, et le 15 la nuit. Ça fait mal depuis longtemps ?
oui: Alors ça mérite un rendez-vous, pas de la patience. Le médecin, cette semaine.
non: On surveille, on repose. Si ça gonfle, si la fièvre monte ou si ça empire, on appelle.
sinon: On ménage, et on n’attend pas d’en pleurer pour consulter.

> je trouve pas de (médecin|dentiste|gynéco) | pas de rendez-vous avant (six mois|trois mois) | aucun docteur me prend | j’ai pas vu de médecin depuis des années | j’arrive pas à avoir un rendez-vous chez le médecin | les délais pour le spécialiste c’est fou
Pas de médecin libre : le 116 117 dans certaines régions, ou le 15 quand ça inquiète, orientent au téléphone. La pharmacie aussi, et sans attendre.
Les centres de santé et les maisons médicales ont parfois des créneaux que personne ne connaît. La mairie et la pharmacie savent où.

> mon médecin m’écoute pas | mon docteur prend rien au sérieux | je veux un deuxième avis | mon médecin dit que j’exagère | on me prend pas au sérieux chez le médecin | j’ai peur des médecins | mon médecin m’a envoyé balader
Un deuxième avis, c’est un droit, et aucun bon médecin ne s’en vexe. On arrive avec trois phrases écrites, la plus importante en premier.
Ne pas être cru quand on souffre, c’est une deuxième douleur. Noter les dates, les heures, ce que ça empêche : les faits se laissent moins écarter.

> c’est pas prévu ce bébé | c’est pas prévu du tout | elle est enceinte et c’était pas prévu | je suis pas prêt à être père | je suis pas prête à être mère | je suis trop jeune pour être père | (tu crois|vous croyez) que je peux être un bon père ? | (tu crois|vous croyez) que je serai une bonne mère ? | j’ai peur de devenir maman | elle est heureuse et moi j’ai peur du bébé
Se poser la question du bon parent, c’est déjà un premier geste. Et pour y voir clair sans pression, une sage-femme reçoit dès cette semaine.
On devient prêt, et pas au même rythme à deux. Une sage-femme, cette semaine, peut écouter les deux. Dire « ça me fait peur », c’est honnête, et ça rapproche.
La peur prouve que c’est sérieux, et une sage-femme en parle cette semaine, sans pousser dans un sens. Qu’est-ce qui fait le plus peur : l’argent, la responsabilité, ou de ne pas savoir ?
sinon: Ça, ça se prépare à deux, une chose après l’autre. Et il y a neuf mois pour ça.

> ma mère dit que je m’écoute trop | on me dit que je m’écoute trop | on me dit de me bouger | on me dit que c’est dans ma tête | ma famille comprend pas que je sois fatiguée | on me dit que j’exagère ma fatigue | mes parents minimisent | personne prend ça au sérieux
S’écouter, c’est justement ce qu’un corps demande. Ceux qui disent « trop » ne sont pas dedans.
Une fatigue n’a pas besoin de l’accord de la famille pour exister. Le médecin ou la sage-femme, eux, la prennent au sérieux.
`
