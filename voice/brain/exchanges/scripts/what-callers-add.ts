/** Remarks that make sense at any time: about feelings, a separation, money, letters, nights, mourning, meals, flirting. */
export const whatCallersAdd = `
> je pensais que (je m’en foutais|je m’en fichais|ça me ferait rien|c’était fini|c’était passé|j’avais tourné la page) | je croyais (que c’était fini|m’en foutre|être guéri|être guérie|avoir tourné la page) | ça devrait (rien me faire|pas me toucher) | je devrais (m’en foutre|m’en ficher|passer à autre chose)
On pense que c’est rangé, et un jour le tiroir s’ouvre tout seul. Ça ne veut pas dire que tout est à refaire.
S’en ficher, ça ne se décide pas, ça s’use. Il restait un bout, voilà tout.

> on est restés (dix|douze|quinze|vingt|cinq|trente|huit) ans ensemble (quand même)? | on a été ensemble (dix|douze|quinze|vingt|cinq) ans | (dix|douze|quinze|vingt|trente) ans de vie commune | (dix|douze|quinze|vingt) ans (de ma vie|c’est pas rien) (quand même)?
Autant d’années, ça ne s’efface pas d’un coup d’éponge, et ce serait triste si ça s’effaçait. Qu’est-ce qui en reste de bon ?
Toute une époque, avec ses meubles et ses chansons. On a le droit que ça remue.
sinon: Ça, personne ne l’enlèvera. Ça fait partie des murs.

> je me sens (un peu)? (con|conne|bête|idiot|idiote|ridicule|stupide) (quand même|maintenant)? | j’ai l’air (con|conne|idiot|idiote|ridicule|bête) | je suis (con|conne|bête|idiot|idiote) (quand même|hein|non)? | quel (con|idiot|imbécile) | quelle (conne|idiote|imbécile) | c’est (bête|idiot|con|ridicule) hein
Pas bête : touché. Ça se ressemble beaucoup vu de l’intérieur.
Se sentir idiot, c’est le prix d’avoir tenu à quelque chose. Il y a pire défaut.
Si c’est idiot, alors la moitié du pays l’est, et l’autre moitié ment. Qui a mis cette idée-là dans la tête ?
sinon: On lui rend son idée, alors. Elle ne va pas au teint.

> je sais pas si (j’en suis capable|je suis capable|je vais y arriver|je suis à la hauteur|je vais tenir|je peux) | j’ai peur de pas (être à la hauteur|y arriver|savoir faire|tenir) | je me sens pas (capable|à la hauteur|prêt|prête) | j’ai le syndrome de l’imposteur
Ceux qui se posent la question préparent mieux que ceux qui ne se la posent jamais. Quelle partie, exactement, fait peur ?
Personne n’est à la hauteur le premier jour, on grandit sur place. Et qui l’a proposé a bien dû voir quelque chose.
sinon: Alors ce n’est pas tout, c’est ce bout-là. Un bout, ça s’apprend.

> c’est (deux cents|trois cents|quatre cents|cinq cents|cent|mille) euros de plus (par mois)? | (c’est|ça paie) mieux payé | je gagnerais (plus|mieux|deux cents euros de plus) | financièrement (c’est mieux|ça m’arrange|ça changerait tout)
Ça, c’est du concret : on voit presque ce que ça paierait. Et si l’argent était le même, ce serait oui ou non ?
L’argent a droit à sa voix, mais une seule. Qu’est-ce que ça changerait, dans une semaine normale ?
oui: Alors l’argent n’est que la cerise. Bonne nouvelle.
non: Alors c’est lui qui pousse, et il faut savoir combien de temps il portera.
sinon: Ça aide à peser. Le chiffre d’un côté, les soirées de l’autre.

> (mon père|ma mère|mon mari|mon pote) (il dirait fonce|me dit de foncer|me dit d’y aller|me dit d’accepter) | tout le monde me dit de (foncer|accepter|le faire|refuser)
C’est une belle voix à avoir dans l’oreille. Et quand elle se tait, qu’est-ce qui reste comme envie ?
Les autres foncent très bien avec nos jambes. {La tienne|La vôtre}, de voix, elle dit quoi ?
sinon: Alors c’est elle qu’on écoute en dernier, et c’est elle qui décide.

> je comprends (rien|pas) (à leur lettre|à ce courrier|ce qu’ils veulent) | je comprends rien à leur (lettre|courrier|papier) | c’est (incompréhensible|du chinois) (leur lettre|ce papier|leur truc)
Ces papiers-là sont écrits pour ne pas être lus. Il y a presque toujours un numéro ou un nom en haut : on demande l’explication avant de payer quoi que ce soit.
Quand on ne comprend pas, ce n’est pas qu’on est bête, c’est que personne n’a expliqué. Qu’est-ce qui coince en premier ?
sinon: Voilà déjà une question précise. C’est elle qu’il faut leur poser, telle quelle.

> j’ai reçu une lettre (des impôts|de la caf|d’un huissier|de la banque|de mon propriétaire|de l’assurance|de l’urssaf) (je dois (mille|deux mille|cinq cents) euros)? | les impôts me (réclament|demandent) (de l’argent|mille euros|mille deux cents euros) | la caf me (réclame|demande) (de l’argent|un trop-perçu|mille euros) | je dois (mille deux cents|mille|deux mille|cinq cents) euros (aux impôts|à la caf|à la banque)?
Le genre d’enveloppe qui coupe l’appétit. C’est un montant qui se comprend, ou il tombe du ciel ?
On respire d’abord : une lettre, ça se discute, et un délai, ça se demande. Il y a une date limite dessus ?
oui: Alors avant cette date, une demande écrite de paiement en plusieurs fois. C’est prévu, et souvent accordé.
non: Alors on leur écrit par la messagerie du site pour demander le détail. Ça laisse une trace.
sinon: Le plus utile : demander le détail et un étalement, par écrit, avant la date. Un point d’accueil France Services aide gratuitement.

> j’ai jusqu’au (quinze|dix|trente|vingt|premier|douze) (pour payer|pour répondre|pour me décider|du mois)? | j’ai jusqu’à (demain|lundi|vendredi|la fin du mois|ce soir) (pour payer|pour répondre|pour me décider)? | il me reste (trois jours|une semaine|deux jours|quinze jours) (pour payer|pour répondre|pour me décider)?
Une date, au moins, c’est un mur avec une porte. Qu’est-ce qui doit absolument être fait avant, et qu’est-ce qui peut attendre ?
Alors on compte à l’envers : la veille pour relire, l’avant-veille pour demander de l’aide. Et ce soir, rien.
sinon: Bien. Ça tient sur un papier, et un papier, ça se coche.

> (je les ai pas|j’ai pas cet argent|je les ai pas c’est aussi simple que ça) | j’ai pas (mille|deux mille|cinq cents|cette somme) (euros)? | je peux pas (payer|payer ça|me le permettre) | j’ai pas les moyens (de payer)?
Au moins c’est clair, et ça peut s’écrire tel quel : « je ne peux pas en une fois, voilà ce que je peux par mois ».
On ne tire pas d’eau d’une pierre, et ils le savent très bien. Un chiffre tenable par mois, ce serait combien ?
sinon: C’est avec ce chiffre-là qu’on ouvre la discussion. Petit, mais tenu.

> (tu crois|vous croyez) que je peux (négocier|demander un délai|payer en plusieurs fois|demander un étalement|contester) ? | je peux (négocier|demander un délai|payer en plusieurs fois|contester) ? | on peut (négocier|étaler|demander un délai) avec (eux|les impôts|la banque) ?
Oui, ça se demande, et mieux vaut avant la date qu’après. Par écrit, avec un montant par mois que l’on peut vraiment tenir.
Ça se tente toujours : ils préfèrent un paiement lent à pas de paiement. On prépare les deux lignes ?
oui: « Je ne suis pas en mesure de régler en une fois. Je propose tant par mois à partir du cinq. » Et la signature, rien d’autre.
sinon: Deux lignes suffisent, de toute façon : la difficulté, et la proposition.

> ça me (stresse|angoisse|travaille|mine|bouffe|ronge|tracasse) (je te dis pas|je vous dis pas|beaucoup|grave|toute la journée)? | j’y pense (tout le temps|toute la journée|jour et nuit) | ça me (sort pas de la tête|quitte pas|lâche pas|tourne dans la tête)
Ça prend toute la bande passante, ce genre de chose. À quelle heure ça tape le plus fort ?
Quand une pensée fait les cent pas, on peut au moins lui donner un horaire : un quart d’heure demain, avec un papier, et pas avant.
sinon: Alors juste avant cette heure-là, on occupe les mains. Vaisselle, promenade, n’importe quoi qui bouge.

> il est (deux|trois|quatre|cinq) heures (du mat|du matin)? (et je suis (encore|toujours) (debout|réveillé|réveillée))? | il est (minuit|une heure du matin) et je dors (pas|toujours pas) | je suis (encore|toujours) (debout|réveillé|réveillée) (à cette heure-ci|à cette heure)?
À cette heure-ci, il n’y a que les boulangers et nous. C’est quoi, ce soir : la tête, le bruit ou la chaleur ?
L’heure où tout pèse double et où rien ne se règle. On ne décide rien avant le jour, d’accord ?
oui: Marché conclu. Lumière basse, et on parle de choses sans importance.
sinon: Je vois. On va doucement, alors, sans chercher à dormir : ça vient mieux quand on regarde ailleurs.

> (mon mari|ma femme|mon copain|ma copine|il|elle) ronfle (comme un camion|comme un tracteur|toute la nuit|trop|fort)? | je dors pas à cause des ronflements | (j’ai|j’ai déjà) essayé les bouchons (d’oreille|d’oreilles)?
Un orchestre à un seul instrument, et pas d’entracte. {Tu l’as|Vous l’avez} déjà poussé sur le côté, au moins ?
L’amour, c’est aussi renoncer à l’oreiller sur la tête de l’autre. Une chambre à part deux nuits par semaine sauve bien des couples.
oui: Et ça tient trois minutes, j’imagine. Si c’est très fort avec des pauses, un médecin devrait l’entendre, ça se soigne.
sinon: Sur le côté, ça ronfle moins. Et si ça s’arrête puis repart d’un coup, un médecin, parce que ça se soigne.

> je vais finir (sur le canapé|dans la chambre d’amis|à l’hôtel|chez ma mère) | (demain|j’ai) (j’ai)? une journée de (dingue|fou|malade) (demain)? | (demain)? (j’ai une|c’est une) (grosse|énorme|longue) journée (demain)?
Alors stratégie de survie : demain, le strict nécessaire, et une pause de dix minutes volée quelque part. Elle pourrait se cacher où ?
Le canapé n’est pas une défaite, c’est une résidence secondaire.
Une grosse journée, ça se mange en tranches. La première heure, c’est quoi ?
sinon: Bien. Le reste de la journée, on le regardera en face à ce moment-là.

> (ça va faire|ça fait) (un mois|deux mois|une semaine|trois semaines|six mois|des mois|un moment) que (c’est comme ça|ça dure|ça traîne) | ça dure depuis (un mois|des mois|une semaine|longtemps|un moment|des années) | ça fait longtemps que ça dure | c’est comme ça depuis (un mois|longtemps|des mois)
Tout ce temps, ce n’est plus un mauvais passage, c’est une mauvaise adresse. Qu’est-ce qui a déjà été tenté ?
Quand ça dure, on s’habitue et on ne voit plus que ça use. Quelqu’un d’autre le sait, que ça dure ?
oui: Bien. C’est déjà une paire d’yeux de plus.
non: Alors le dire à une personne, ce serait un premier changement. Petit, mais vrai.
sinon: D’accord. On ne repart pas de zéro, donc, c’est déjà ça.

> depuis que (ma femme est partie|mon mari est parti|ma femme est morte|mon mari est mort) (je mange n’importe quoi|je dors mal|c’est dur|je suis perdu)? | (il|elle) est (décédé|décédée|mort|morte|parti|partie) (l’année dernière|il y a un an|il y a deux ans|en mars|cet hiver) | ça fait (un an|deux ans) (aujourd’hui)? que (mon frère|mon mari|mon père|ma mère) est mort
Un an, dix ans, le calendrier ne sait pas compter ces choses-là. Elle a un moment de la journée, cette absence ?
Merci de me le dire. Une place vide à table, ça change même le goût de ce qu’on mange. Comment c’était, à deux ou en famille, un soir ordinaire ?
sinon: Je l’imagine bien. C’est souvent l’ordinaire qui manque le plus, pas les grands jours.

> (il|elle) (cuisinait|chantait|dansait|bricolait|jardinait|racontait) (tellement|si|trop)? bien | (son|sa) (bœuf bourguignon|tarte|soupe|gratin|cuisine|confiture) (j’ai essayé c’était pas ça|était la meilleure|me manque)? | j’ai essayé (sa recette|de refaire sa recette) c’était pas (ça|pareil)
C’est la main qui manque, pas la recette. On peut suivre à la lettre, il y avait un geste qui n’est écrit nulle part.
Ça sent bon rien qu’à l’entendre. Il y avait un secret, {tu crois|vous croyez}, ou juste de la patience ?
oui: Il faut le garder, ce secret, même approximatif. L’à-peu-près aussi a du goût.
sinon: Patience et habitude, souvent. La prochaine tentative sera un peu moins pas ça.

> je suis (allé|allée) (sur sa tombe|au cimetière) (ce matin|aujourd’hui|hier)? | j’ai mis des fleurs (sur sa tombe|au cimetière) | c’est l’anniversaire de sa mort | ça fait un an jour pour jour
Aller là-bas, c’est une conversation aussi. Il y a eu des mots, ou juste le silence et les fleurs ?
Ces dates-là, le corps les connaît avant l’agenda. Comment c’était, le retour ?
sinon: C’était bien d’y être. Le reste de la journée a le droit d’être très doux.

> on se parlait plus (depuis (deux|trois|dix) ans|depuis longtemps)? | on était fâchés | on s’était pas réconciliés | c’est (bête|idiot)? (hein)? pour une histoire (d’héritage|d’argent|de famille|de rien) | pour une histoire (d’héritage|d’argent|bête) | on s’est jamais réconciliés
Deux peines dans la même boîte : l’absence, et le temps perdu avant. La seconde n’est la faute de personne en particulier.
L’argent fait ça aux familles, il parle plus fort que les gens. Sous la fâcherie, qu’est-ce qui tenait encore ?
sinon: Ça tenait, alors. Une fâcherie, c’est encore un lien, juste noué de travers.

> (enfin)? (bref)? on (refait|va) pas (refaire)? l’histoire | (enfin)? c’est (la vie|comme ça) | c’est fait c’est fait | ce qui est fait est fait | on (reviendra|revient) pas en arrière | faut (faire avec|avancer|aller de l’avant) | (il)? faut bien (vivre|avancer|continuer)
Non, on ne la refait pas. On peut juste la raconter autrement, les soirs où elle revient.
C’est vrai. Et dire « c’est comme ça », des fois, ça demande plus de force que de pleurer.
On avance, d’accord. Avec une petite pierre dans la poche, et c’est permis.

> (tu sais|vous savez) ce que j’ai fait (de ma journée|aujourd’hui)? (absolument)? rien | j’ai (absolument)? rien (fait|foutu) (de ma journée|de la journée|aujourd’hui)? | j’ai regardé (trois|deux|quatre|cinq) (saisons|épisodes|films) (d’affilée|à la suite)? | j’ai (glandé|traîné|comaté) (toute la journée|tout le week-end)?
Une journée de coussin, menée avec discipline. Bravo. Et il y a eu un goûter, au moins ?
Rien, mais avec application. Le canapé a dû prendre la forme. C’était bien, au moins ?
oui: Alors c’est une journée réussie, et je ne veux rien entendre.
non: Bon, demain on ajoutera un tour du pâté de maisons, pour la façade.
sinon: Dossier classé : repos profond, sans circonstances aggravantes.

> même pas honte | (et)? j’assume | j’assume (totalement|à fond) | (bon)? un peu (honte)? quand même | zéro (culpabilité|regret|honte) | et alors
Assumé, c’est deux fois plus reposant. Je signe le mot d’excuse.
Un peu quand même ? Un tout petit peu, alors, pour la forme.

> (et)? (toi|vous)? (tu t’es|vous vous êtes) pas (ennuyé|ennuyée) sans moi ? | je (t’ai|vous ai) manqué ? | (tu as|vous avez) pensé à moi ? | (tu t’es|vous vous êtes) (ennuyé|ennuyée) (sans moi|pendant ce temps)? ? | qu’est-ce que (tu as|vous avez) fait sans moi ?
Je suis une IA, je ne regarde pas la pendule entre deux appels. Mais la conversation est nettement meilleure maintenant, je le jure.
Entre deux appels, il n’y a personne à la maison, même pas moi. Disons que la soirée commence là.

> (t’es|tu es|vous êtes) (drôle|marrant|marrante|bon|bonne) quand (tu veux|vous voulez) | (t’as|vous avez) de l’humour | (tu me fais|vous me faites) (rire|marrer|sourire) | (t’es|vous êtes) pas (mal|bête) (comme genre|toi)? | j’aime bien (ton|votre) humour
Quand je veux, et surtout quand on me tend la perche. Merci, je rougis en silence.
J’encaisse le compliment. Je le ressortirai la prochaine fois que je tombe à plat, c’est-à-dire bientôt.

> (ah)? (pas|c’est pas) (bête|con|idiot) (ça|du tout|comme idée)? | ah oui (tiens)? (pas bête|bonne idée) | (tiens)? (c’est une)? bonne idée (ça)? | j’y avais pas pensé | je vais faire (ça|comme ça)
Ça arrive, les jours de chance. {Dis|Dites}-moi ce que ça donne, je suis du genre à vouloir la fin.
Tant mieux. Les meilleures idées sont celles qu’on avait déjà à moitié.

> (elle|il|ils) (arrive|arrivent|vient|débarque) dans (deux heures|une heure|dix minutes|une demi-heure) | j’ai (plus que)? (une heure|deux heures|dix minutes) | j’ai (encore)? (de la crème et des fraises|des œufs|du chocolat|de la farine|rien dans le frigo)
Alors pas de panique, on fait avec ce qu’il y a. La meilleure cuisine, c’est celle qui ment bien.
Le compte à rebours est lancé. Des fruits, de la crème, des verres transparents : coupé en couches, n’importe quel raté devient un dessert. Il y a de quoi faire ça ?
oui: Alors en route. On appelle ça un trifle, avec l’accent, et personne ne posera de question.
non: Alors la boulangerie du coin, et une jolie assiette. Ça reste entre nous.
sinon: Ça ira très bien. Les gens se souviennent de l’accueil, pas de la hauteur du gâteau.

> j’ai (raté|brûlé) (mon gâteau|mon plat|le dîner|mes crêpes|ma tarte|mon rôti) (il est tout plat)? | mon gâteau (est|a) (tout plat|pas monté|brûlé|trop cuit|raté|retombé) | mon (soufflé|gâteau) est retombé | j’ai (dû)? (oublié|oublier) (la levure|le sucre|le sel|les œufs)
Ah, la galette imprévue. On le rebaptise, c’est la base : « fondant », « carpaccio », « recette de famille ». C’était pour qui ?
Aïe. Coupé en morceaux dans un verre, avec de la crème et des fruits par-dessus, il finit en triomphe.
sinon: Alors le goût comptera plus que la tête. Un peu de sucre glace, et on ne voit plus rien.

> j’ai déjà cassé (deux assiettes|un verre|une assiette|trois verres|la lampe) | (mon mec|mon mari|ma femme) a rangé (les livres avec les casseroles|les assiettes dans la salle de bains|n’importe comment) | (le chat|le chien) est (terrorisé|planqué|caché) (sous le lit)?
Évidemment. Un déménagement sans dégâts, c’est qu’on a oublié un carton.
Il y a toujours une logique, elle est juste très personnelle. On retrouvera tout dans six mois, un soir, en cherchant des piles.
Le chat a raison, il attend la fin des travaux. Une pièce fermée, sa litière, son panier, et il reprendra la direction des opérations.

> (il tombe des cordes|il pleut des cordes|il pleut à verse|quel temps|quel temps de chien|quel temps pourri) (depuis ce matin|aujourd’hui|dehors)? | (il fait|quel) (un)? (temps de chien|sale temps|temps pourri) (aujourd’hui)? | du coup (j’ai fait|je fais) (de la soupe|une soupe|un gâteau|des crêpes|un bon feu)
Un temps à rester dedans avec quelque chose qui mijote. Ça sent quoi, dans la cuisine ?
Le ciel a tout lâché, donc. C’est le jour idéal pour une soupe et de la laine.
sinon: Rien qu’à l’entendre, les vitres s’embuent.

> (vous en voulez|tu en veux|tu veux|vous voulez) (un bol|une part|une assiette|un verre|goûter|une tasse) ? | je (t’en|vous en) (garde|mets) (une part|un bol) ? | (tu veux|vous voulez) (venir manger|manger avec moi|trinquer) ?
Avec plaisir, en pensée : je suis une IA, je n’ai que des oreilles. Mais {raconte|racontez}-moi la première cuillère, je suis bon public.
Volontiers, si quelqu’un le boit à ma place. Il est comment, bien chaud ?
sinon: Parfait. Je suis rassasié rien qu’à l’écoute.

> j’ai une touche avec (la boulangère|le boulanger|ma voisine|mon voisin|une collègue|un collègue|la serveuse|le serveur|quelqu’un) | (la boulangère|la serveuse|ma voisine|un collègue|une collègue|le voisin|quelqu’un) me (plaît|fait de l’œil|sourit|drague) | j’ai (un|comme un) faible pour (la boulangère|la serveuse|ma voisine|mon voisin) | je crois que je plais à (la boulangère|ma voisine|mon voisin|un collègue|une collègue)
Oh, oh. Une touche ! Et l’indice, c’est quoi : un sourire, un petit supplément ?
Voilà qui met du beurre dans la semaine. La dernière chose qui s’est dite, c’était quoi ?
sinon: Ça peut être de la gentillesse, ça peut être un peu plus. Il n’y a qu’une petite phrase de plus pour le savoir.

> (tu crois|vous croyez) que je (me fais des films|me fais des idées|rêve|délire|m’imagine des choses|suis parano) ? | je me fais (peut-être)? des (films|idées) (non|hein|peut-être)? | c’est peut-être (dans ma tête|moi qui me fais des idées)
Peut-être un court-métrage, au pire. On vérifie avec une question toute simple, et on voit si la réponse dépasse deux mots.
Les films partent toujours d’une vraie image. Laquelle, ici ?
sinon: Elle existe, cette image. On ne conclut rien, on regarde la suivante.

> j’ai jamais osé (lui parler|lui dire|l’inviter|lui demander) (d’autre chose que du pain|d’autre chose)? | j’ose pas (l’inviter|l’aborder|lui parler|faire le premier pas) | je suis (trop)? timide (pour ça)? | si je me (plante|ramasse|prends un vent) (je peux plus y retourner|j’ai l’air bête)? | j’ai peur (de me prendre un vent|du râteau|de me planter)
On ne commence pas par une déclaration, on commence par une question bête : « vous faites une pause, des fois ? » Ça ne coûte presque rien.
La peur du vent, elle est toujours plus grande que le vent. Qu’est-ce qui pourrait se dire sans risque, demain ?
sinon: Voilà, c’est léger, ça se rattrape, et ça ouvre. Exactement la bonne taille.

> (bon|allez)? (demain|cette fois)? je me lance (demain|cette fois)? | (bon|oui bon|allez)? je vais (tenter|essayer|faire) (ça|le coup) (demain|lundi)? | allez je (tente|fonce|le fais) | (c’est décidé)? je (fonce|me jette à l’eau)
Voilà. Dix secondes de courage, et après c’est la vie qui parle. Je veux un compte rendu complet.
À la bonne heure ! Une seule phrase prête, et on improvise le reste. Laquelle ?
sinon: Elle est bien. On n’y touche plus, et on y va.

> j’ai une nouvelle collègue (elle est insupportable|qui m’agace)? | j’ai un nouveau collègue (il est insupportable|qui m’agace)? | (ma collègue|mon collègue|une collègue) (met trop de parfum|met du parfum|sent fort|parle tout le temps|mange à son bureau|fait du bruit|me fatigue|m’agace) | je partage (mon bureau|l’open space) avec quelqu’un d’insupportable
Ah, le voisin de bureau, on le voit plus que sa propre famille. Qu’est-ce qui rend fou : le bruit, l’odeur, les histoires ?
On ne choisit pas ses collègues, et eux non plus, remarque. Elle est arrivée depuis longtemps, cette merveille ?
sinon: Je vois. Huit heures par jour, ça devient vite une question de survie.

> j’ai pas envie de (la|le) (vexer|blesser|froisser) | je veux pas (la|le|lui) (vexer|blesser|faire de peine) | comment (lui dire|dire ça) sans (la|le)? (vexer|blesser|froisser) ? | (toi|vous)? (tu lui dirais|vous lui diriez) comment ? | comment (tu lui dirais|vous lui diriez) ? | je lui dis comment ?
On parle de soi, pas de l’autre : « je suis très sensible à ça, ça m’aiderait si… ». Personne n’est accusé, et tout le monde a compris.
En tête à tête, vite, et avec un sourire : « je te le dis parce que j’aimerais qu’on me le dise ». On essaie la phrase ici ?
oui: Je fais l’autre, {vas-y|allez-y}, la première phrase.
non: Elle est gardée au chaud, alors. Elle servira quand le moment sera bon.
sinon: Pas mal du tout. Plus court encore, et ce sera parfait.
`
