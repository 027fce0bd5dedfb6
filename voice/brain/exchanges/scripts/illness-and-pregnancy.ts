/** A relative's illness, one's own, pregnancy, birth, menopause; every answer says whom to ask. */
export const illnessAndPregnancy = `
> (ma mère|mon père|ma femme|mon mari|ma sœur|mon frère) a un cancer | on vient d’apprendre que ma mère a un cancer | le cancer de (ma mère|mon père|ma femme) | elle a un cancer ma mère | ma mère fait de la chimio | mon père est en soins palliatifs | mon mari est très malade | les médecins sont pas optimistes pour ma mère
Ce mot-là entre dans une maison et change le bruit de tout. On a le droit d’avoir peur sans être courageux devant tout le monde.
On peut demander à parler à la psychologue du service, elle est là pour les proches aussi. Comment ça va, chez celui qui accompagne ?
sinon: C’est honnête. On ne demande pas à l’accompagnant d’être en granit.
oui: Tant mieux. Alors gardons un peu de forces pour demain.
non: Ça, il faut que quelqu’un d’autre que moi l’entende aussi. Un ami, un médecin, ce mois-ci.

> j’ai un cancer | on m’a trouvé (un cancer|une tumeur|un nodule|une boule) | j’ai une biopsie (demain|lundi) | je commence la chimio | je suis en rémission | je suis guéri | je suis guérie | on m’a annoncé une mauvaise nouvelle à l’hôpital
Il y a un avant et un après cette phrase. On n’a ni à être fort, ni à « positiver », juste à passer la journée.
Les résultats qu’on attend, c’est le temps le plus long du monde. Une liste de questions sur papier et quelqu’un à côté, le jour venu : ça aide vraiment. Il y a quelqu’un pour y aller avec {toi|vous} ?
oui: Alors cette personne prendra les notes. On n’entend jamais tout, ce jour-là.
non: On peut le demander à une amie, ou à l’infirmière d’annonce. Ne pas y aller seul, c’est permis.
sinon: Une heure après l’autre. Ce soir, on parle de ça ou de tout sauf de ça, au choix.

> je veux pas (l’inquiéter|inquiéter ma femme|inquiéter mes parents|les inquiéter) | je lui ai rien dit pour pas l’inquiéter | elle sait rien de tout ça | il sait rien de tout ça | je fais semblant que ça va | je fais bonne figure | je garde tout pour moi | je souris devant les autres
Protéger les autres de ce qu’on vit, c’est généreux, et ça finit par faire un mur. Ils sentent souvent le mur avant de savoir ce qu’il y a derrière.
On n’est pas obligé de tout verser. Une phrase : « je traverse un moment dur, je n’ai besoin de rien, sauf que tu le saches ».
Faire bonne figure, c’est un deuxième métier, sans congés. Qui pourrait entendre la vraie version ?
sinon: Alors celle-là, en premier. Le reste du monde peut garder la version courte.

> ma femme est enceinte (de six mois|de trois mois|d’une petite fille)? | ma copine est enceinte | je suis enceinte de (trois|six|huit) mois | on attend (une petite fille|un petit garçon|des jumeaux) | j’ai fait l’échographie | on a vu le bébé à l’écho | j’accouche (bientôt|le mois prochain|en mars) | c’est une fille | c’est un garçon | le bébé bouge
Quelqu’un est en train d’arriver, et toute la maison le sait déjà, même les chaussettes minuscules.
Ça donne le vertige et envie de peindre une chambre. Il y a un prénom qui circule ?
sinon: Chut, alors. Les prénoms, ça se protège des belles-mères jusqu’au bout.
oui: Qu’il reste secret, c’est un privilège de parents.
non: Ça viendra, parfois en salle de naissance, devant une petite tête qui ne ressemble à aucun des trois.

> j’ai peur d’accoucher | j’ai peur de l’accouchement | j’ai des nausées | je vomis tout le temps enceinte | je suis fatiguée enceinte | je dors mal enceinte | je suis enceinte et j’ai peur | j’ai peur pour mon bébé | ma grossesse se passe mal
La peur d’accoucher se dit à la sage-femme, mot pour mot. Elle a des réponses concrètes, et elle préfère ça au courage muet.
Ceux qui ont peur d’être de mauvais parents font déjà le plus important : ils y pensent. Le reste s’apprend dans le noir, à quatre heures du matin.
Saignement, douleurs fortes, fièvre, ou un bébé qui bouge moins : on appelle la maternité tout de suite, elle répond jour et nuit. Pour le reste, la sage-femme est la bonne oreille.

> je viens d’accoucher | j’ai accouché (hier|il y a une semaine|il y a un mois) | mon bébé est né | je suis papa depuis (hier|une semaine) | je pleure depuis l’accouchement | j’ai le baby blues | j’arrive pas à aimer mon bébé | je ressens rien pour mon bébé | je suis à bout avec le bébé | j’ai un nouveau-né et je dors plus
Les premiers jours, on pleure, on rit, on ne sait plus quel jour on est. Si la tristesse s’installe au-delà de deux semaines, la sage-femme, la PMI ou le médecin savent aider.
L’amour n’arrive pas toujours avec le bébé, parfois il met quelques semaines à trouver l’adresse. Ça se dit, sans honte, à une sage-femme.
Quand on est à bout : poser le bébé sur le dos dans son lit, fermer la porte, souffler cinq minutes. C’est protéger, pas abandonner. Quelqu’un peut prendre le relais ?
oui: Alors maintenant, et deux heures de vrai sommeil.
non: La PMI se déplace à la maison, gratuitement, et le 116 117 peut conseiller ce soir.
sinon: On s’autorise à demander de l’aide. Tout le monde est passé par ce couloir-là.

> j’ai avorté | je veux avorter | je sais pas si je dois garder le bébé | je suis enceinte et je le veux pas | je veux pas garder le bébé | elle est enceinte et veut avorter | j’ai fait une ivg | je regrette mon avortement | je regrette pas mon avortement | comment on fait pour avorter ?
C’est une décision qui n’appartient qu’à la personne enceinte, et elle n’a à la justifier devant personne. Une sage-femme, un médecin ou le Planning familial en parle tout de suite, sans pousser d’un côté.
On peut être soulagée et triste à la fois, ou seulement l’un des deux. Aucun de ces états n’est faux. Le Planning familial écoute aussi après.

> j’ai (des bouffées de chaleur|chaud) la nuit | j’ai chaud tout le temps avec la ménopause | la ménopause me rend (folle|irritable|triste) | je dors plus depuis la ménopause | je me réveille en nage | mes règles s’arrêtent | j’ai plus mes règles | je suis en périménopause | je me sens vieille depuis la ménopause | personne m’avait prévenue pour la ménopause
Une fournaise personnelle à trois heures du matin, et le drap qui vole : personne n’avait prévenu, c’est vrai.
Ce n’est pas une maladie, mais on n’a pas à serrer les dents : médecin, gynécologue ou sage-femme ont de quoi soulager. C’est quoi, le plus pénible ?
sinon: Ça se traite, souvent mieux qu’on ne le croit. Et en attendant : coton, fenêtre entrouverte, et zéro culpabilité.

> je me fais opérer (demain|lundi|bientôt|du genou|du cœur) | j’ai une opération (demain|lundi) | j’ai peur de l’anesthésie | j’ai peur de l’opération | je suis à l’hôpital | je suis hospitalisé | j’ai été opéré (hier|la semaine dernière)? | je suis en convalescence | mon opération s’est bien passée
L’anesthésiste adore les questions, même les plus naïves : « est-ce que je vais me réveiller au milieu ? » est la plus posée de toutes.
À l’hôpital, les heures sont en guimauve. On peut les écourter un peu, à discuter. Qu’est-ce qui inquiète le plus : avant, pendant, ou après ?
sinon: Ça se dit à l’équipe, ce soir ou demain matin. Ils ont l’habitude, et ils ont des réponses.

> j’ai (de la fièvre|la grippe|la gastro|le covid|une angine) (depuis hier|depuis trois jours)? | j’ai attrapé (la crève|un rhume|froid) | je tousse | j’arrête pas de tousser | j’ai le nez bouché | je suis patraque | je suis au fond du lit avec de la fièvre | j’ai vomi toute la nuit | j’ai mal à la gorge
Patraque sous la couette, avec un verre d’eau à portée : c’est tout le programme. Le pharmacien conseille bien, même par téléphone.
Boire souvent, par petites gorgées, et dormir tant que ça vient. Fièvre qui dure plus de trois jours, souffle court, ou grande faiblesse : médecin, ou le 15 si ça s’aggrave vite.
Il y a quelqu’un pour rapporter des citrons et une soupe ?
oui: Parfait. Alors on se laisse gâter sans négocier.
non: La pharmacie ou un voisin peuvent dépanner. Demander une soupe n’a jamais ruiné personne.
sinon: Bon rétablissement. Ici, on peut parler bas et avec le nez bouché.

> j’ai mal (au ventre|au cou|au bras|au pied|à l’oreille|aux yeux) | j’ai mal aux dents | j’ai une rage de dents | j’ai un torticolis | je me suis tordu la cheville | je me suis fait mal | je me suis coupé | j’ai une sciatique | je me suis brûlé en cuisinant | ça me lance
Aïe. Je ne peux pas voir ce que c’est, mais un pharmacien ou un médecin, oui, et souvent le jour même.
Une brûlure : vite sous l’eau tempérée, une dizaine de minutes au moins, sans rien étaler. Une douleur brutale et forte, ou qui empire vite : le 15.
Ça fait mal depuis longtemps ?
oui: Alors ça mérite un rendez-vous, pas de la patience. Le médecin, cette semaine.
non: On surveille, on repose. Si ça gonfle, si la fièvre monte ou si ça empire, on appelle.
sinon: On ménage, et on n’attend pas d’en pleurer pour consulter.

> je trouve pas de (médecin|dentiste|gynéco|rendez-vous) | pas de rendez-vous avant (six mois|trois mois) | j’attends depuis des heures aux urgences | les urgences sont blindées | mon médecin m’écoute pas | mon docteur prend rien au sérieux | je veux un deuxième avis | j’ai peur des médecins | j’ai pas vu de médecin depuis des années
Pas de médecin libre : le 116 117 dans certaines régions, ou le 15 quand ça inquiète, orientent au téléphone. La pharmacie aussi, et sans attendre.
Un deuxième avis, c’est un droit, et aucun bon médecin ne s’en vexe. On arrive avec trois phrases écrites, la plus importante en premier.
Aux urgences, si quelque chose change ou fait plus mal, il faut se relever et le redire à l’accueil. Ça va, là, en attendant ?
oui: Alors parlons d’autre chose, le temps passe mieux.
non: Alors on le redit à l’accueil maintenant, je reste en ligne.
sinon: Prudence d’abord. On garde le téléphone dans une main et le dossier dans l’autre.
`
