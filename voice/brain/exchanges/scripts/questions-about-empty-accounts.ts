/** Questions about an overdraft, a month without money, unpaid bills and the services that help with them. */
export const questionsAboutEmptyAccounts = `
> c’est quoi (un|le) point conseil budget ? | un point conseil budget c’est quoi (ça)? (j’ai jamais entendu|je connais pas)? ? | ça sert à quoi un point conseil budget ? | (tu connais|vous connaissez) (les|le) points? conseil budget ? | c’est gratuit (un|le) point conseil budget ? | comment ça marche un point conseil budget ? | qu’est-ce qu’ils font au point conseil budget ?
C’est un rendez-vous gratuit et confidentiel : quelqu’un regarde le budget, explique les solutions et aide à parler à la banque. Les adresses sont sur mesquestionsdargent.fr.
Un service gratuit, ouvert à tout le monde, pour les soucis d’argent : on vient avec ses relevés, on repart avec un plan. Les adresses sont sur mesquestionsdargent.fr.

> où (je trouve|on trouve|il y a|y a) un point conseil budget ? | comment (je prends|on prend|prendre) rendez-vous au point conseil budget ? | comment trouver un point conseil budget ? | qui m’aide (à faire mon budget|avec mon budget) ? | à qui (je parle|parler|on parle) de (mes problèmes|ses problèmes|mes soucis) d’argent ?
Sur mesquestionsdargent.fr, le site officiel, avec la carte des Points conseil budget. Le CCAS de la mairie connaît aussi le plus proche.
Le plus simple : demander au CCAS, à la mairie, ou regarder la carte sur mesquestionsdargent.fr. C’est gratuit et confidentiel.

> je fais quoi pour mon découvert ? | comment (je rembourse|rembourser) (un|mon) découvert ? | qu’est-ce que je fais quand je suis à découvert ? | je suis à découvert je fais quoi ? | comment on fait quand on est à découvert ? | je fais quoi avec mon découvert ? | par quoi je commence pour mon découvert ?
D’abord appeler la banque avant qu’elle appelle, et demander un découvert autorisé plus haut jusqu’à la paie, par écrit. Ensuite, la liste de ce qui doit encore passer ce mois-ci.
Noter ce qui doit encore être prélevé, puis appeler la banque avec un chiffre et une date. Un Point conseil budget, gratuit, peut aider à négocier. Il reste un gros prélèvement à venir ?
oui: Alors celui-là d’abord : on peut demander à le décaler ou à le couper en deux, avant la date.
non: Tant mieux : il s’agit surtout de tenir les courses jusqu’à la paie.

> je fais quoi pour la banque ? | et pour la banque je fais quoi ? | je dis quoi à la banque ? | comment (je parle|parler) à (mon banquier|ma banque|ma banquière) ? | qu’est-ce que je dis à (mon banquier|ma banque|ma conseillère) ? | je dis quoi à mon banquier ? | comment (négocier|je négocie) avec (la|ma) banque ?
Appeler avant eux, et dire : « Je serai à découvert jusqu’au jour de la paie, je demande un dépassement autorisé. » Puis le faire confirmer par écrit.
Une phrase suffit : « Voilà ce qui entre, voilà quand ; que pouvez-vous accepter jusque-là ? » Avec une date, un banquier discute mieux qu’avec un silence.

> la banque peut (me)? prendre (combien de|des) frais ? | c’est normal (tous)? ces frais bancaires ? | comment (me faire|on se fait|se faire) rembourser des frais bancaires ? | les frais de découvert on peut les contester ? | je peux me faire rembourser les frais (de banque|bancaires|d’incident) ? | ils ont le droit de me prendre des frais (de rejet|bancaires) ?
Ces frais sont plafonnés par la loi, et davantage encore pour qui est reconnu en situation fragile. On peut toujours demander un geste, poliment et par écrit.
On demande un geste au conseiller ; s’il refuse, au service clients, puis au médiateur de la banque, qui est gratuit. Un premier remboursement s’obtient assez souvent.

> c’est quoi l’offre (clientèle fragile|client fragile) ? | c’est quoi un client fragile à la banque ? | la banque doit m’aider quand je suis fragile ? | comment on est reconnu client fragile ?
C’est une offre à petit prix que la banque doit proposer aux clients en difficulté : un compte, une carte, et des frais d’incident plafonnés. Il suffit de la demander.

> comment (je tiens|on tient|tenir) jusqu’à la (paye|paie|fin du mois) (avec quarante euros|avec vingt euros|avec rien)? ? | (tu ferais|vous feriez) comment pour tenir jusqu’à la (paye|paie) (avec quarante euros de courses)? ? | comment (on mange|je mange|manger) avec quarante euros (jusqu’à la paye)? ? | (tu ferais|vous feriez) quoi avec quarante euros jusqu’à la paye ? | qu’est-ce qu’on mange quand on a plus d’argent ? | j’achète quoi avec quarante euros ? | comment finir le mois avec quarante euros ?
Riz, pâtes, lentilles, œufs, oignons, carottes et une boîte de tomates : c’est la base la moins chère. Et le CCAS de la mairie peut dépanner, comme les Restos du Cœur ou le Secours populaire.
Une liste de cinq repas qui se répètent, lentilles, œufs, riz, soupe, et rien d’acheté hors liste. Si ça ne suffit pas, le CCAS de la mairie oriente vers l’aide alimentaire.
Les marchés en fin de matinée et les rayons « date courte » font gagner beaucoup. Et l’aide alimentaire n’est pas réservée aux autres : Restos du Cœur, Secours populaire, ou le CCAS.

> où (je trouve|on trouve|trouver) de l’aide (pour manger|alimentaire) ? | (les restos du cœur|le secours populaire) comment on (fait|s’inscrit|y va) ? | comment (on s’inscrit|je m’inscris|s’inscrire) aux restos du cœur ? | j’ai droit aux restos du cœur ? | j’ai plus rien à manger je fais quoi ? | qui (m’aide|aide) quand on a plus rien à manger ? | où (je vais|aller) quand j’ai plus à manger ? | c’est quoi une épicerie solidaire ?
Les Restos du Cœur, le Secours populaire et les épiceries solidaires ; le CCAS de la mairie dit laquelle est ouverte et quand. On apporte une pièce d’identité et de quoi montrer ses revenus.
Le plus court : appeler la mairie et demander le CCAS. S’il n’y a plus rien pour ce soir, {dis-le-leur|dites-le-leur} dès la première phrase, ça change la réponse.

> c’est quoi le ccas ? | le ccas c’est quoi ? | ça sert à quoi le ccas ? | ils font quoi au ccas ? | comment (on demande|je demande|demander) une aide au ccas ? | il faut quoi pour le ccas ?
Le centre communal d’action sociale, à la mairie : des secours d’urgence, des bons, et quelqu’un qui connaît toutes les aides du coin. On y va avec ses papiers et ses dernières factures.
C’est le bureau social de la mairie. On prend rendez-vous, on explique, et l’on peut y demander une aide d’urgence, un colis ou un coup de main pour une facture.

> je peux demander une avance (sur salaire|à mon patron) ? | (mon patron|l’employeur) peut refuser un acompte ? | comment (je demande|demander) un acompte (sur salaire)? ? | un acompte sur salaire c’est possible ? | j’ai droit à un acompte ? | c’est quoi la différence entre acompte et avance ?
Oui : un salarié payé au mois peut demander, à partir du quinze, un acompte pour le travail déjà fait, et l’employeur l’accorde. Une avance sur du travail à venir, elle, peut être refusée.
Un mot écrit suffit : « Je demande un acompte sur le travail déjà fait ce mois-ci. » À partir du quinze du mois, pour un salarié mensualisé, c’est un droit.

> je peux pas payer mon loyer je fais quoi ? | je fais quoi si je peux pas payer (le|mon) loyer ? | comment on fait quand on (peut pas payer|a du retard sur) (le|son) loyer ? | j’ai un mois de loyer de retard je fais quoi ? | je dis quoi (au|à mon) propriétaire pour le loyer en retard ? | qui aide à payer (le|un) loyer ? | comment (je préviens|prévenir) mon propriétaire que je serai en retard ?
Prévenir le propriétaire tout de suite, par écrit, avec une date et une somme même petite. Et appeler l’Adil, gratuite, qui connaît les aides comme le fonds de solidarité logement.
Un message court : « Je paierai telle somme le tant, et le reste le tant. » Puis le fonds de solidarité pour le logement, par l’assistante sociale du secteur.

> je peux pas payer (l’électricité|ma facture d’électricité|edf|le gaz) je fais quoi ? | je fais quoi pour ma facture d’électricité ? | comment on fait quand on peut pas payer (l’électricité|le gaz|la facture) ? | on peut me couper l’électricité ? | ils peuvent couper (le courant|l’électricité|le gaz) (en hiver)? ? | c’est quoi la trêve hivernale ? | qui aide à payer la facture (d’électricité|de gaz|d’eau) ?
Appeler le fournisseur avant la date et demander un échéancier. Pendant la trêve, du premier novembre au trente et un mars, il peut baisser la puissance mais pas couper le courant.
Un échéancier se demande par téléphone, et le CCAS ou l’assistante sociale peut ouvrir une aide. Le chèque énergie, si les revenus y donnent droit, sert aussi à ça.

> je fais quoi (d’un|avec un) huissier ? | un huissier m’a écrit je fais quoi ? | j’ai reçu une lettre d’huissier je fais quoi ? | un huissier peut (prendre|saisir) quoi ? | l’huissier peut entrer chez moi ? | un huissier il a le droit de quoi ? | c’est quoi un commissaire de justice ?
Ne pas faire le mort : répondre, demander le détail de la dette et proposer un échéancier. On dit maintenant commissaire de justice, et pour saisir il lui faut presque toujours une décision de justice.
D’abord vérifier que la lettre vient bien d’un commissaire de justice, puis appeler avec une somme par mois. Un point-justice, gratuit, peut lire le courrier avec {toi|vous}.

> c’est quoi le surendettement ? | comment (on fait|je fais|faire) un dossier de surendettement ? | le dossier de surendettement c’est quoi ? | comment on dépose un dossier à la banque de france ? | la banque de france peut m’aider ? | j’ai trop de crédits je fais quoi ? | je fais quoi avec tous mes crédits ?
Quand les dettes ne passent plus, on dépose un dossier gratuit à la Banque de France, qui peut étaler, réduire ou effacer. Un Point conseil budget aide à le remplir.
Un dossier gratuit, en ligne ou au guichet de la Banque de France. Se méfier de ceux qui font payer pour le monter : personne n’a à payer pour ça.

> j’ai droit à quelles aides ? | comment (je sais|savoir) à quoi j’ai droit ? | à quoi j’ai droit comme aide ? | comment (je calcule|calculer) mes droits ? | j’ai droit à la prime d’activité ? | j’ai droit (au rsa|aux apl|à quelque chose) ? | il y a un simulateur pour les aides ?
Le site mesdroitssociaux.gouv.fr calcule les aides principales en quelques minutes, sans rien engager. Une assistante sociale ou un espace France services peut le faire avec {toi|vous}.
Je ne peux pas le calculer d’ici, ça dépend des revenus et du foyer. Le simulateur de mesdroitssociaux.gouv.fr, ou la CAF, répond pour de bon.

> comment (je fais|on fait|faire) un budget ? | par quoi je commence (pour faire|pour) mon budget ? | comment (tenir|je tiens|on tient) un budget ? | (tu as|vous avez|t’as) une méthode pour (faire|tenir) un budget ? | comment (gérer|je gère|on gère) son argent (au mois)? ? | comment on s’organise avec l’argent ?
Trois lignes : ce qui entre, ce qui part tout seul, ce qui reste. On divise le reste par quatre, et chaque semaine a son enveloppe.
Commencer par un mois de relevés et un stylo : le fixe d’un côté, le reste de l’autre. Le premier abonnement oublié paie souvent l’heure passée.

> je peux vendre quoi pour (avoir de l’argent|me faire de l’argent|finir le mois) ? | comment (se faire|me faire|gagner) un peu d’argent (vite|rapidement) ? | comment avoir de l’argent (vite|avant la fin du mois) ? | comment arrondir (les|mes) fins de mois ? | (tu as|vous avez|t’as) une idée pour arrondir les fins de mois ?
Ce qui part vite : vêtements d’enfant, console, livres récents, un appareil qui dort. Et des heures chez des voisins, ménage ou bricolage, déclarées avec le Cesu.
Vendre deux ou trois objets, demander des heures en plus, garder un animal ou arroser des plantes. Méfiance devant tout ce qui promet beaucoup sans rien demander.

> c’est grave d’être à découvert ? | c’est grave moins huit cents (euros)? ? | on risque quoi à découvert ? | ça craint d’être à découvert ? | moins huit cents c’est beaucoup ? | je risque quoi si je suis à découvert ?
C’est gênant, pas honteux, et ça arrive à énormément de gens. Ça coûte surtout des frais : voilà pourquoi appeler la banque tôt.
Sur un mois, ça se rattrape ; mois après mois, ça s’installe. C’est exactement pour ça qu’existent les Points conseil budget, gratuits.

> comment (je demande|demander|on demande) à payer en plusieurs fois ? | on peut payer (en plusieurs fois|en trois fois) ? | comment (demander|obtenir|on demande) un échéancier ? | comment (demander|je demande) un délai de paiement ? | je peux demander un délai (pour payer|aux impôts) ?
« Je ne peux pas tout régler d’un coup ; je propose telle somme le cinq de chaque mois. » Avec une date et un chiffre, c’est souvent accepté, et ça se confirme par écrit.
Avant l’échéance, et par écrit : c’est le secret. Même les impôts accordent des délais quand on les demande tôt, par la messagerie du compte.
`
