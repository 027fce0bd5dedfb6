/** Money, rent, debts, benefits, public offices, residence permits, stolen bank cards and hacked accounts. */
export const moneyAndOffices = `
> et s’ils me mettent dehors ? | et s’il me met dehors ? | et si on me met dehors ? | et si je me fais mettre dehors ? | s’ils me virent je fais quoi ? | et s’ils me virent ? | ils ont le droit de me mettre dehors ? | il a le droit de me mettre dehors ?
Ça ne se fait pas du jour au lendemain : pour un logement, il faut un juge, et pour un emploi, un courrier qui dit pourquoi. C’est le toit, ou le travail ?
Il y a des étapes, et à chacune on peut répondre : au travail, l’inspection du travail renseigne ; pour un logement, l’ADIL, gratuite. Quelque chose est déjà écrit ?
oui: Alors ce papier d’abord : la date, le motif, le délai. On peut le lire ensemble.
non: Rien d’écrit, rien de décidé. Garder les messages et les dates, c’est déjà se protéger.
sinon: Pour un toit, c’est l’ADIL ; pour un poste, l’inspection du travail ou un syndicat. Les deux sont gratuits, et un appel demain suffit.

> est-ce que je dois voir un avocat ? | je dois prendre un avocat ? | il me faut un avocat ? | j’ai besoin d’un avocat ?
Pas forcément tout de suite : un point-justice, à la mairie ou au tribunal, donne un premier avis gratuit, et dit si un avocat est utile.
Avant un avocat, il y a les consultations gratuites des points-justice. Et si les revenus sont petits, l’aide juridictionnelle paie tout ou partie.

> (et )?ma mutuelle je la perds ? | (est-ce que )?je perds ma mutuelle ? | je garde ma mutuelle si je suis viré ?
Après un licenciement, la mutuelle de l’entreprise continue en général gratuitement pendant le chômage, jusqu’à un an. Le service du personnel le met par écrit.

> je suis à découvert (de huit cents euros)? (et ma copine le sait pas|et ma femme le sait pas|et mon mari le sait pas|et mon copain le sait pas|et personne le sait) | je cache (mes dettes|mon découvert) à (ma copine|ma femme|mon mari|mon copain)
Un découvert, ça se règle avec la banque. Le secret, lui, pèse tous les jours. Par lequel des deux {tu veux|vous voulez} commencer ?
Il y a deux choses, alors : le compte à remonter, et ce qui n’a pas été dit à la maison. Laquelle empêche le plus de dormir ?
sinon: D’accord. On prend celle-là, et l’autre attendra son tour.

> je suis à découvert (ce mois-ci|dès le dix|tous les mois)? | mon compte (en banque)? est (vide|à sec|dans le rouge|à découvert) | j’ai plus un rond | je finis pas le mois | les fins de mois sont dures | il me reste (dix|vingt|cinquante) euros | je compte chaque euro | je saute des repas | je peux plus payer mes factures | je m’en sors plus financièrement | je finis pas les mois en ce moment | le quinze du mois j’ai plus rien | je vis à découvert | on est à découvert (ce mois-ci|tous les mois)? | on finit pas le mois | on a plus d’argent (avant la fin du mois)? | on y arrive plus financièrement
Compter chaque euro, ça occupe la tête même la nuit. La première chose à payer, c’est le toit et la lumière, le reste se négocie.
Une assistante sociale de la mairie ou du département connaît des aides qu’on n’imagine pas, et demander n’enlève rien à personne. Un rendez-vous a déjà été pris ?
oui: Bien. Y aller avec les trois dernières factures, ça fait gagner une séance.
non: Un appel à la mairie demain matin, et une date est posée. On respire mieux avec une date.
sinon: On prend un papier : ce qui rentre, ce qui sort. Voir, c’est déjà moins peur.

> j’ai des dettes | je suis endetté | je suis surendetté | j’ai plusieurs crédits | j’ai trop de crédits | je rembourse plus mes crédits | les huissiers sont passés | j’ai reçu une lettre d’huissier | je vais être saisi | mon crédit m’étrangle
Le pire, avec les dettes, c’est l’enveloppe qu’on n’ouvre plus. Ouverte, elle fait moins peur, et il y a souvent un délai à demander.
Le dossier de surendettement se dépose gratuitement à la Banque de France, et personne n’y fait la morale. Les Points conseil budget aident à le remplir, gratuitement aussi.

> mon loyer (a augmenté|est trop cher) | j’ai du retard de loyer | je dois deux mois de loyer | j’ai peur d’être expulsé | j’ai reçu un commandement de payer | mon propriétaire veut m’expulser | je peux plus payer mon loyer | j’arrive pas à payer mon loyer | on (peut plus|arrive pas à) payer (le|notre) loyer | mon loyer a encore augmenté | mon propriétaire (augmente|a augmenté) le loyer
Avec un retard de loyer, le silence est le pire ennemi. Prévenir le propriétaire, proposer un échéancier, même petit, et appeler l’ADIL, gratuite, dès demain.
Une expulsion ne se fait pas du jour au lendemain, il y a des étapes, un juge, et une trêve l’hiver. L’ADIL et l’assistante sociale sont là pour ces étapes-là.

> mon ami me doit de l’argent | (un ami|mon frère|ma sœur|mon fils) me doit de l’argent | j’ai prêté de l’argent à (un ami|mon fils|mon frère) | il me rembourse pas | on me demande de prêter de l’argent | mon fils me demande de l’argent | je sais pas comment réclamer mon argent | j’ose pas demander qu’on me rembourse | (ma sœur|mon frère|une amie|ma fille|mon cousin|une collègue) me doit (mille|deux cents|cinq cents|trois cents) euros | (elle|il) me rembourse (pas|jamais) | j’ai prêté (cinq cents|mille|deux cents) euros à (ma sœur|un ami|mon frère|une amie|un collègue)
L’argent prêté à un proche, c’est de l’argent plus de l’embarras. Une phrase courte marche mieux qu’un soupir : « Tu peux me rendre combien, et quand ? »
On peut refuser sans se justifier : « Je ne prête pas, mais je peux t’aider à chercher. » C’est une phrase entière. C’est une grosse somme ?
oui: Alors un écrit, même tout simple, daté et signé, protège tout le monde.
non: Une petite somme peut valoir la paix. Mais seulement si elle ne reste pas en travers.
sinon: L’important, c’est que l’amitié ne soit pas le mode de paiement.

> j’ai gagné de l’argent | j’ai touché (une prime|un héritage|mon treizième mois) | j’ai une rentrée d’argent | je sais pas quoi faire de mon argent | comment placer mon argent ? | où placer mes économies ? | j’ai fait des économies | je veux épargner | comment économiser ?
D’abord un matelas pour les pépins, quelques mois de dépenses, disponible. Le reste demande un vrai conseil, pas une voix au téléphone.
Ce qui promet beaucoup sans risque ment. Avant de placer, on peut vérifier le vendeur sur les listes de l’AMF, l’Autorité des marchés financiers.
Et une petite part pour une joie, ça compte aussi dans un budget. Ce serait quoi ?
sinon: Voilà, ça, c’est de l’argent bien dépensé.

> j’ai rendez-vous à (la caf|la mairie|la banque|la préfecture) | la caf me demande (des papiers|de rembourser) | j’ai un trop-perçu | la caf a coupé mes aides | j’attends le rsa | j’ai plus d’apl | mon dossier est bloqué | on me demande toujours un papier de plus | j’ai passé la journée au téléphone avec l’administration | j’ai reçu un courrier de la caf | la caf me réclame (mille|cinq cents|trois cents) euros | la caf (m’a coupé les apl|a suspendu mes droits|répond pas)
Il manque toujours le papier dont personne n’avait parlé. Tout garder, tout dater, et noter le nom de qui a répondu.
Un trop-perçu se conteste ou s’échelonne, par écrit, et il vaut mieux répondre vite. Un espace France Services ou un écrivain public aide à le faire, sans frais. C’est urgent ?
oui: Alors demain matin, guichet, avec le courrier en main. C’est plus sûr que le téléphone.
non: Bon, alors un courrier tranquille, avec copie, et on souffle.
sinon: Un dossier à la fois. Celui qui fait le plus mal d’abord.

> j’ai pas mes papiers | j’attends mon titre de séjour | ma carte de séjour expire | la préfecture me répond pas | j’arrive pas à avoir un rendez-vous à la préfecture | je suis sans papiers | mon récépissé est expiré | j’ai demandé la nationalité | je passe l’entretien de naturalisation
Vivre suspendu à un rendez-vous qui n’arrive pas, ça empêche de poser ses valises. Il faut garder une preuve de chaque demande, captures d’écran comprises.
La Cimade ou une permanence juridique aide gratuitement, et un avocat peut être pris en charge par l’aide juridictionnelle. Je ne connais pas les délais exacts, eux si.

> je dois appeler (ma banque|l’assurance|le syndic) et j’ose pas | j’ai la phobie des papiers | j’ouvre plus mon courrier | j’ai du courrier en retard | je repousse mes papiers | j’ai une pile de papiers | je suis en retard dans mes papiers | j’ai peur d’ouvrir mes lettres | j’ai phobie administrative | j’ai une lettre de la caf que j’ose pas ouvrir | j’ose pas ouvrir une lettre | j’ai un courrier que j’ose pas ouvrir | je vais ouvrir la lettre ce soir | je vais l’ouvrir ce soir cette lettre
Une pile de courrier grandit la nuit, c’est connu. On commence par une enveloppe, celle du dessus, et on a le droit de s’arrêter là.
On fait trois tas : à payer, à répondre, à jeter. Rien d’autre aujourd’hui, ni payer, ni répondre. Elle est haute, la pile ?
oui: Alors dix minutes au minuteur, une musique, et pas une de plus.
non: Alors ce sera fini avant le café.
sinon: Une enveloppe, une seule, pendant qu’on parle. Je reste là.

> j’ai perdu ma carte bleue | on m’a volé ma carte bancaire | ma carte a été avalée | j’ai été débité d’un truc que j’ai pas fait | y’a un débit bizarre sur mon compte | j’ai perdu mon portefeuille | on m’a volé mon portefeuille | mon compte en banque a été vidé
Carte perdue ou débit inconnu : opposition tout de suite, par l’appli de la banque ou son numéro officiel. Ensuite seulement, on cherche dans les poches.
D’abord bloquer, ensuite s’énerver. Un débit qu’on n’a pas autorisé se conteste auprès de la banque, par écrit, dès aujourd’hui.

> on a piraté mon compte | mon mot de passe marche plus | je me suis fait pirater (facebook|instagram|ma boîte mail)? | quelqu’un a mon mot de passe | on a pris mon compte instagram | quelqu’un se fait passer pour moi sur internet | j’ai été hacké
Changer le mot de passe de la boîte mail en premier, c’est elle qui ouvre tout le reste. Le site Cybermalveillance, officiel, guide pas à pas.
Prévenir les contacts aussi, pour que personne ne clique. Et un mot de passe différent partout, même si c’est pénible.
`
