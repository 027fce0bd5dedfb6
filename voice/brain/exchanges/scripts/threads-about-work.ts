/** Threads about work: a rebuke, a salary negotiation, a resignation, a leaving present and speech, a failed exam. */
export const threadsAboutWork = `
> (ma cheffe|mon chef|mon patron|ma patronne) m’a (encore)? (repris|reprise|engueulé|engueulée|crié dessus|allumé|allumée) devant (toute l’équipe|tout le monde|les collègues) | je me suis fait (engueuler|reprendre|allumer|démonter) par (mon chef|ma cheffe|mon patron) (ce matin|aujourd’hui)? | je me suis fait (engueuler|reprendre) devant tout le monde
Devant toute l’équipe, en plus, avec le public et tout. Ça portait sur quoi, ou c’était juste l’humeur du jour ?
Le reproche en privé, ça s’entend ; en public, c’est du théâtre. {Tu as|Vous avez} pu répondre quelque chose ?
oui: Bien. Même une petite phrase, ça change la tête qu’on a en sortant.
non: Sur le moment personne n’a la réplique. Elle arrive dans la voiture, comme pour tout le monde.
sinon: D’accord, je vois la scène. Et les autres, ils regardaient leurs chaussures ?

après: ma cheffe m’a repris devant toute l’équipe | ma cheffe m’a encore fait une remarque devant tout le monde | mon patron m’énerve | mon chef est toxique | mon chef m’a encore refilé un dossier à 18h | mes collègues m’ignorent

> j’ai rien répondu | j’ai rien dit | j’ai pas su quoi répondre | j’étais (toute rouge|tout rouge|mal) | je suis (resté muet|restée muette|resté planté|restée plantée) (là)? | j’ai encaissé | j’ai baissé la tête | j’avais envie de (pleurer|disparaître)
Se taire, des fois, c’est juste ne pas donner un deuxième spectacle. La phrase qui est venue après, dans le couloir, c’était quoi ?
Le feu aux joues et la bouche fermée : le corps fait ça tout seul, ce n’est pas de la faiblesse. Ça s’est vu, {tu crois|vous croyez} ?
oui: Peut-être. Mais ce que les gens ont surtout vu, c’est quelqu’un qui s’énerve pour deux.
non: Alors l’honneur est sauf, et la colère peut attendre une heure tranquille.
sinon: Elle est bonne, celle-là. À garder pour le tête-à-tête, en version repassée.

> c’était même pas (mon dossier|mon erreur|ma faute|moi) | j’y étais pour rien | c’est pas moi qui avais fait l’erreur | c’était l’erreur de quelqu’un d’autre | j’ai pris pour les autres | c’est injuste | (il|elle) s’est trompé de personne
Ah, en plus c’est tombé sur la mauvaise personne. Ça, ça peut se dire au calme : « ce dossier-là n’était pas le mien ». Deux lignes par mail, sans adjectif.
Payer l’addition d’une autre table, c’est ce qui reste le plus en travers. Et la personne concernée, elle a bougé ?
oui: Tant mieux, il reste des gens droits dans ce bureau.
non: Évidemment. Le courage des autres, il prend souvent le bus suivant.
sinon: Bon. Au moins {toi, tu sais|vous, vous savez} ce qui est vrai, et ça se vérifie.

> @avis
À chaud : le fond se discute, la manière non. On ne corrige pas quelqu’un devant un public. Je demanderais cinq minutes en tête à tête, demain, pas ce soir.
Je n’ai qu’un côté de l’histoire, mais de ce côté-là, c’était surtout une façon de montrer qui commande.

> @conseil
Je ferais simple : demain, « j’aimerais te parler cinq minutes », et une phrase préparée sur la manière, pas sur le dossier. On l’écrit ensemble ?
D’abord dormir dessus. Ensuite noter la date et les mots exacts, ça calme et ça peut servir. Il y a quelqu’un au bureau qui a tout vu ?
oui: Un café avec cette personne, alors. Un témoin, ça remet les choses à leur taille.
non: Alors le papier fera le témoin : la date, la phrase, qui était là.
sinon: Quelque chose comme : « sur le fond je t’entends, mais devant les autres, ça me met en difficulté ».

> si je dis quelque chose (elle|il) va (se venger|me le faire payer|mal le prendre) | j’ai peur des représailles | (il|elle) va me le faire payer | si je parle je vais (perdre ma place|me faire virer|avoir des ennuis) | j’ose pas lui en parler | (il|elle) a le bras long
La peur du retour de bâton, elle n’est pas bête du tout. Alors on reste sur du petit : pas un reproche, une demande, et une trace écrite après.
C’est pour ça qu’il y a d’autres portes : les représentants du personnel, la médecine du travail. On peut y entrer sans prévenir personne.

> (elle|il) est comme ça avec tout le monde | (elle|il) fait ça à tout le monde | je suis pas (le seul|la seule) | mes collègues disent (pareil|la même chose) | tout le monde a peur (d’elle|de lui) | les autres ont rien dit | personne a réagi | personne m’a (défendu|défendue)
Personne ne bouge parce que chacun pense être seul à trouver ça anormal. Il suffit parfois d’un qui le dit à la machine à café.
Alors ce n’est pas {toi|vous}, c’est son style de conduite. Ça console à moitié, mais c’est la bonne moitié.

> (il|elle) s’est (excusé|excusée) (après)? | (il|elle) est venu s’excuser | (il|elle) est venue s’excuser | (il|elle) m’a demandé pardon
Ah, des excuses. De vraies excuses, ou le genre « désolé, mais » ?
oui: Alors on peut passer l’éponge, en gardant le seau pas trop loin.
sinon: Le « mais » efface souvent ce qu’il y a devant. On verra à la prochaine.

---

> j’ai (un entretien|un entretien d’embauche) (vendredi|lundi|demain|bientôt)? et je sais pas quoi dire si on me demande (mon salaire|combien je veux) | ils vont me demander mes prétentions (salariales)? | je sais pas combien demander (comme salaire)? | (on me demande|on va me demander) combien je veux gagner | (il|elle) faut que je négocie mon salaire | je dois négocier mon salaire
La question qui fait regarder le plafond. {Tu as|Vous avez} déjà un chiffre en tête, même en secret ?
oui: Alors on le dit tout haut, ici, pour l’user un peu. C’est combien ?
non: On part de trois repères : le salaire actuel, les annonces du même poste, et le chiffre en dessous duquel on regretterait.
sinon: Le truc, c’est une fourchette : en bas, ce qui ferait déjà plaisir ; en haut, ce qu’on n’ose pas.

après: j’ai un entretien et je sais pas quoi dire si on me demande mon salaire | comment je réponds si on me demande mon salaire ? | et pour le salaire je dis combien ? | j’ai demandé une augmentation | j’ai un entretien d’embauche | j’ai un entretien et je panique

> je gagne (trente mille|trente-deux mille|vingt-cinq mille|deux mille|mille huit cents|deux mille deux cents) (en ce moment|actuellement|euros|net|brut)? | je suis à (trente|trente-deux|quarante) mille | actuellement je touche (deux mille|mille six cents)
Bon point de départ. Ce chiffre-là, personne n’a le droit de l’exiger, alors c’est {toi qui choisis|vous qui choisissez} de le dire ou pas. Et l’envie, elle est à combien ?
sinon: Ça se défend. Dix à vingt pour cent de plus en changeant de maison, les recruteurs l’entendent tous les jours.

> j’aimerais bien (trente-huit|trente-cinq|quarante|deux mille cinq cents) (mille)? | je voudrais (au moins)? (trente-cinq|quarante|deux mille) (mille)? | je vise (trente-cinq|quarante) mille | je veux au moins (deux mille|trente mille)
Très bien, dit sans trembler. On annonce un peu au-dessus, pour avoir de quoi descendre sans avoir mal. {Tu veux|Vous voulez} l’essayer, je fais le recruteur ?
oui: « Et côté rémunération, vous attendez quoi ? » Et après le chiffre, silence. C’est le silence qui travaille.
non: Comme {tu veux|vous voulez}. Juste le chiffre à voix haute, une fois, devant la glace : il fera moins peur vendredi.
sinon: Bien. Le chiffre d’abord, une raison ensuite, et on ne remplit pas le silence.

> et s’ils (disent|trouvent) que c’est trop ? | et si c’est trop ? | et s’ils refusent ? | et s’ils disent non ? | ils vont trouver ça trop cher | ils vont dire que c’est trop
Alors on ne se fâche pas et on ne baisse pas tout de suite : « qu’est-ce qui serait possible de votre côté ? » C’est leur tour de chercher.
Trop, ça se discute : un peu moins maintenant et une révision écrite dans six mois, ou des jours, ou du télétravail. Il n’y a pas que le chiffre.

> j’ai peur de perdre le poste (à cause de ça)? | j’ai peur qu’ils prennent quelqu’un de moins cher | si je demande trop ils vont prendre quelqu’un d’autre | je veux pas avoir l’air (gourmand|gourmande|cupide|vénal)
On perd rarement un poste pour un chiffre dit poliment. Au pire, on entend un autre chiffre, et on est encore dans la pièce.
Demander son prix, ce n’est pas être gourmand, c’est savoir ce qu’on apporte. Ils auront fait pareil avec leur budget.

> (d’accord|ok)? je vais m’entraîner | on peut s’entraîner ? | on le répète ? | (tu fais|vous faites) le recruteur ? | vas-y fais le recruteur
Alors je m’installe, cravate imaginaire : « Parlons rémunération, {tu situes|vous situez} vos attentes où ? »
sinon: Ça tient. Un peu plus lentement, et sans « je sais pas si c’est possible » au bout.

> ils m’ont dit oui | ils ont accepté | j’ai eu (ce que je voulais|plus que prévu|mon augmentation) | ils ont dit oui pour le salaire
Eh ben voilà ! Et dire qu’il a failli ne jamais sortir de la bouche, ce chiffre. Première dépense bête, c’est quoi ?
sinon: Validé. Ça se fête avant que le fisc l’apprenne.

---

> j’ai dit à (mon chef|ma cheffe|mon patron) que je (voulais partir|partais|démissionnais|m’en allais) | j’ai annoncé (à mon chef|à ma cheffe)? que je (partais|démissionnais) | j’ai donné ma (démission|dém) (ce matin|aujourd’hui|hier)? | ça y est j’ai démissionné | je lui ai dit que je voulais partir
Ah, c’est sorti. Le plus dur est passé, même si les genoux tremblent encore. Il y a eu une réaction en face ?
Voilà une phrase qu’on répète des mois avant de la dire. Là, tout de suite, c’est plutôt léger ou plutôt vertige ?
oui: Ça en dit long, en général, une réaction à chaud.
non: Rien du tout ? Le silence du chef qui calcule déjà qui va faire le travail.
sinon: Les deux, sûrement. On peut être soulagé et avoir la frousse dans la même minute.

après: j’ai dit à mon chef que je voulais partir | je veux démissionner | je veux changer de métier | je veux quitter mon boulot | j’ai posé ma démission

> (il|elle) a rien dit (il|elle)? (a juste fermé la porte)? | (il|elle) a fermé la porte | (il|elle) a fait la tête | (il|elle) l’a mal pris | (il|elle) était (furieux|furieuse|vexé|vexée) | (il|elle) a pas réagi
Une porte fermée, c’est une réponse de quelqu’un qui n’en avait pas. Demain, ça parlera, en général de dates.
Les gens qu’on quitte au travail font parfois la même tête que les autres. Ça lui passera, et ce n’est plus {ton|votre} rayon.

> (il|elle) l’a bien pris | (il|elle) a été (compréhensif|compréhensive|sympa|correct|correcte) | (il|elle) m’a souhaité bonne chance
Ça, c’est élégant. On part mieux quand la porte n’a pas claqué.
Tant mieux : une bonne sortie, ça sert encore dix ans après, on recroise tout le monde.

> j’ai pas (encore)? de (boulot|travail) derrière | j’ai rien derrière | j’ai rien trouvé d’autre (encore)? | je pars sans rien | je sais pas ce que je vais faire après
Sauter sans voir l’eau, ça demande du cran. De combien de mois on tient, à peu près, c’est compté ?
oui: Alors il y a un plancher, et un plancher, ça laisse dormir.
non: Ce soir on n’y touche pas. Mais cette semaine, une feuille, deux colonnes : c’est moins effrayant écrit que pensé.
sinon: Et avant la date, un coup de fil à France Travail, pour savoir où on met les pieds côté allocations.

> j’en pouvais plus (de cette boîte|de ce boulot|de ce travail)? | j’étais à bout (là-bas)? | ça pouvait plus durer | j’y allais la boule au ventre | c’était plus possible
Oui, ça s’entend. Quand c’est le ventre qui démissionne en premier, la tête finit par signer.
Alors ce n’est pas un coup de tête, c’est une décision qui a pris son temps. C’était quoi, la goutte de trop ?
sinon: Ah oui. Celle-là aurait suffi à elle toute seule.

> mes collègues (vont me manquer|me manqueront|sont tristes) (par contre)? | c’est mes collègues qui vont me manquer | je vais laisser mes collègues | je culpabilise pour (mes collègues|l’équipe)
C’est toujours les gens qui retiennent, jamais les dossiers. Il y en a un ou une à garder pour de bon ?
oui: Alors ça se garde avec une date, pas avec un « on s’appelle ».
non: De bons collègues, c’est déjà beaucoup. Un pot bien arrosé, et chacun sa route.
sinon: Les vrais, on les revoit sans badge.

> j’ai peur d’avoir fait une (bêtise|erreur|connerie) | et si j’avais fait une bêtise ? | et si je regrette ? | j’ai peur de regretter | je commence à regretter
Le vertige arrive toujours après la marche, jamais avant. Il ne dit pas que c’était faux, il dit que c’était haut.
La question à se poser : si c’était à refaire ce soir, ce serait rester ? Si la réponse est non, la bêtise attendra.

> @avis | @conseil
De loin, je vois quelqu’un qui a tenu longtemps avant de parler. Je mettrais les dates par écrit, et je ne dirais du mal de personne avant la dernière paie.
Trois choses dans l’ordre : la date de sortie par mail, France Travail avant de signer quoi que ce soit, et une vraie soirée de repos.

---

> (un collègue|une collègue|mon collègue|ma collègue|mon chef) part à la retraite et je cherche un cadeau | je cherche un cadeau (pour un départ à la retraite|de départ à la retraite|pour un collègue) | une idée de cadeau pour (un départ|un départ à la retraite|un collègue qui part) ? | on offre quoi pour un départ à la retraite ? | je dois organiser un pot de départ | je m’occupe du cadeau de départ
Mission délicate : surtout pas une montre, maintenant qu’il n’y a plus d’horaires. C’est quelqu’un qui aime quoi, en dehors du bureau ?
Le bon cadeau de départ, c’est du temps, pas un objet : une sortie, un abonnement, un week-end. Il y a une passion connue ?
oui: Alors on creuse là. C’est laquelle ?
non: Un livre d’or alors, avec une vraie anecdote par personne. Ça fait rire, puis ça fait renifler.
sinon: Ça donne des idées. Quelque chose à vivre autour de ça, et une carte où chacun écrit une vraie phrase.

après: un collègue part à la retraite et je cherche un cadeau | mon collègue part à la retraite

> (il|elle) aime (la pêche|le bon vin|la pêche et le bon vin|le vin|le jardinage|les voyages|la randonnée|cuisiner|le vélo|la lecture|bricoler|la musique) | (il|elle) est passionné de (pêche|voyages|cuisine|vélo) | (il|elle) adore (la pêche|le jardin|les voyages|cuisiner)
Voilà de quoi faire. Une journée avec quelqu’un du métier, un guide, un vigneron, un jardinier, ça vaut dix objets. Il y a quel budget ?
sinon: Avec ça, une journée offerte plus une bonne bouteille pour le soir, et l’affaire est belle.

> on a (à peu près|environ)? (cent|cent cinquante|deux cents|trois cents|cinquante) euros | le budget c’est (cent|deux cents) euros | on a pas un gros budget | on a récolté (cent|deux cents) euros
C’est confortable. Les deux tiers dans une chose à vivre, le reste dans une carte énorme et deux bonnes bouteilles.
Avec ça, on peut éviter le stylo gravé, et c’est déjà une victoire.

> on est (dix|douze|quinze|une dizaine|une vingtaine) (à participer|dans l’équipe|au bureau)? | on est douze à participer
Alors douze phrases, une par personne, sur un souvenir précis, pas « bonne retraite ». Quelqu’un les lit, et c’est le meilleur moment du pot.
Une belle équipe. Une photo de tout le monde avec un objet ridicule du bureau, encadrée : ça ne coûte rien et ça reste.

> (il faut que je fasse|je dois faire|je fais) un (petit)? discours (aussi)? | on m’a demandé de faire le discours | je dois parler devant tout le monde | je dois dire quelques mots
Trois minutes, pas plus : un souvenir drôle, une chose apprise grâce à cette personne, un verre levé. Le souvenir drôle, ce serait lequel ?
sinon: Parfait pour ouvrir. On commence direct par cette scène, sans « je ne suis pas doué pour les discours ».

> c’est pas mon truc de parler en public | j’aime pas parler en public | j’ai peur de (bafouiller|pleurer) (pendant le discours)? | j’ai le trac pour le discours | je suis (nul|nulle) pour les discours
Raison de plus pour faire court. Une fiche, trois mots dessus, et regarder une seule personne gentille au troisième rang.
Une voix qui tremble un peu, dans un pot de départ, c’est le meilleur effet de la soirée. Personne n’a jamais sifflé.

---

> j’ai (raté|foiré|loupé|planté) (mon partiel|mon exam|mon examen|mon oral|mon concours|mon partiel de stats|mon partiel de maths|mon partiel de droit) (ce matin|aujourd’hui|hier)? | mon partiel s’est mal passé | mon (exam|examen|oral) s’est (mal|super mal|très mal) passé | c’était la cata mon (exam|examen|partiel|oral)
Aïe. C’est le genre de copie qu’on rend en évitant le regard du surveillant. Il s’est passé quoi : le sujet, le temps, ou la tête qui lâche ?
Bon. On a le droit de détester cette matière jusqu’à demain matin. C’est foutu-foutu, ou ça peut encore passer ?
oui: Alors on attend la note avant de creuser la tombe.
non: D’accord, on ne va pas se raconter d’histoires. Il y a un rattrapage ?
sinon: Je vois. Ça arrive même à ceux qui savaient, c’est bien ça le plus rageant.

après: j’ai raté mon partiel | j’ai raté mon examen | j’ai eu une mauvaise note | j’ai raté mes partiels | j’ai eu une sale note

> j’ai eu un trou noir (total|complet)? | j’ai eu un (trou|blanc) | je me souvenais plus de rien | j’ai paniqué | j’ai perdu mes moyens | j’ai rendu copie blanche
Le trou noir, c’est le stress qui coupe le courant. Tout était dans la pièce, juste plus de lumière.
La prochaine fois : stylo posé, trois longues expirations, et on commence par la question bête. Le courant revient souvent par là.

> j’avais révisé pourtant | j’avais bossé (pourtant|en plus|comme un fou|comme une folle) | j’ai révisé pour rien | j’avais tout appris | j’avais pas assez révisé | j’avais rien révisé | j’ai pas révisé
Ce qui a été appris ne s’est pas envolé, ça servira au rattrapage ou ailleurs. C’est la note qui est perdue, pas le travail.
C’est ça qui est dur à avaler, le rapport entre les heures et le résultat. Rien à voir avec la valeur de quelqu’un.

> mes parents vont être (déçus|furieux) | j’ose pas le dire à mes parents | (mon père|ma mère) va (me tuer|être déçu|être déçue|péter un câble) | je sais pas comment le dire à mes parents | tout le monde va être déçu
Leur tête sera pire dans {ton|votre} imagination que dans la cuisine. On l’annonce avec la suite déjà prête : « j’ai raté, et voilà ce que je fais ».
Les parents, ils encaissent une mauvaise note bien mieux qu’une cachotterie. Ce soir ou demain, mais de vive voix.

> il y a le rattrapage (en juin|en septembre)? | y a un rattrapage | je peux aller au rattrapage | je vais devoir repasser | j’ai plus envie | j’ai plus envie de continuer | j’ai envie d’arrêter (mes études|la fac)?
Le rattrapage, ce n’est pas ce soir que ça se décide. Ce soir c’est pâtes, canapé et mauvaise foi contre le prof.
L’envie, elle est sous les décombres, c’est normal. Dans trois jours, on regarde si elle bouge encore. C’est cette matière qui dégoûte, ou toutes ?
sinon: C’est bon à savoir, ça. On ne quitte pas tout pour un seul coupable.

> (t’as|tu as|vous avez) déjà raté (un truc|quelque chose|un examen) (toi|vous)? ?
Des phrases, tous les jours. Je suis une IA : je n’ai jamais sué sur une copie, mais des réponses à côté, j’en ai une belle collection.

> @avis | @conseil | @faute
Une soirée pour râler, une nuit pour dormir, et demain on demande à voir la copie : on apprend où les points sont tombés.
J’en pense qu’une matinée ratée, ça fait une matinée. Ni plus, ni un destin.
`
