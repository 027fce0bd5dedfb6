/**
 * Deliveries, parking fines, scams, taxes, inheritance and paperwork in France. The answers state only facts that are
 * certain.
 */
export const papersAndErrands = `
> mon colis (est pas arrivé|n’arrive pas|est perdu|est en retard) | j’attends un colis | j’ai jamais reçu mon colis | le livreur a marqué absent | le livreur (est pas passé|n’est pas passé|a pas sonné) | mon colis est (toujours|encore) pas (là|arrivé) | le livreur est jamais (passé|venu) | j’attends mon colis depuis (une semaine|lundi|dix jours)
Ah, le fameux « destinataire absent » alors qu’on guettait derrière le rideau. Le suivi dit quoi ?
Tant que le colis n’est pas entre {tes|vos} mains, c’est le vendeur qui en répond, pas {toi|vous}. {Tu lui as|Vous lui avez} écrit ?
oui: Bien. Une date limite dans le prochain message, et {tu gardes|vous gardez} tout par écrit.
non: Un mail court : numéro de commande, pas reçu, livraison ou remboursement. Le transporteur, c’est leur affaire.
sinon: Un tour chez les voisins et au point relais, avant de déclarer la guerre. La moitié des colis perdus dorment à trente mètres.

> mon colis est arrivé (cassé|abîmé|ouvert) | j’ai reçu un colis (cassé|abîmé) | le colis est abîmé
Des photos avant de tout déballer, et le vendeur prévenu aujourd’hui même. Pour le transporteur, le délai est de trois jours.

> je peux renvoyer un (article|vêtement|achat) ? | j’ai combien de temps pour (me rétracter|renvoyer un colis) ? | c’est quoi le délai de rétractation ?
Achat à distance : quatorze jours après réception pour se rétracter, sans raison à donner, sauf exceptions comme le sur-mesure. En magasin, ça dépend du magasin.

> j’ai (pris|eu|reçu) (une amende|un pv|une contravention|une prune) | j’ai pris un pv de stationnement | je me suis fait flasher | j’ai été flashé | j’ai encore pris une amende | j’ai (eu|reçu) une amende (ce matin|hier)? | j’ai pris un pv (ce matin|en bas de chez moi)? | je me suis fait flasher (ce matin|sur l’autoroute|à cinquante-huit)?
Aïe, le petit papillon blanc. Elle est méritée, ou elle se discute ?
oui: Alors payée vite, elle coûte moins cher, et on n’en parle plus.
non: Pour contester, on ne paie pas : payer, c’est reconnaître. Quarante-cinq jours, sur le site de l’ANTAI.
sinon: Contester prend quarante-cinq jours au plus, avec une preuve. Râler, c’est sans limite de durée.

> comment contester (une amende|un pv|une contravention) ? | je veux contester (une amende|un pv) | je peux contester mon pv ?
Sur antai.gouv.fr, dans les quarante-cinq jours, sans payer l’amende. Pour un forfait de stationnement, c’est un mois, auprès de la commune qui l’a émis.

> ma voiture (est à la fourrière|a été enlevée|est partie à la fourrière) | je trouve plus ma voiture | on m’a enlevé ma voiture | la fourrière a pris ma voiture
D’abord vérifier : le commissariat ou la police municipale dit si elle est en fourrière. Chaque jour de garde se paie, alors mieux vaut y aller vite.

> j’arrive pas à me garer | il y a jamais de place pour se garer | je tourne pour trouver une place | j’ai tourné une heure pour me garer | je suis nul en créneau
À Paris, certains ont dû naître, grandir et se marier en cherchant une place. {Tu as|Vous avez} fini par en trouver une ?
oui: Victoire. Maintenant, noter la rue, c’est tout l’enjeu de demain matin.
non: Je fais le tour en pensée. Troisième à droite, souvent, quelqu’un part acheter du pain.
sinon: On devrait compter ces tours-là en pas, sur les montres.

> j’ai reçu un (sms|message|mail) bizarre | c’est une arnaque (ce message|ce sms)? ? | j’ai reçu un faux (sms|message|mail) | on me demande de payer pour un colis | j’ai un sms pour une amende impayée
On ne clique pas, on ne répond pas, on transfère le SMS au 33700. Les vraies amendes et les vrais colis se vérifient sur le site officiel, tapé à la main. {Tu as|Vous avez} cliqué ?
oui: Rien n’est perdu. Si la carte a été saisie, on fait opposition tout de suite, et on change le mot de passe.
non: Parfait réflexe. On supprime, et on prévient la tante qui clique sur tout.
sinon: Dans le doute, on ne fait rien dans la minute. L’urgence, c’est toujours eux qui l’inventent.

> je me suis fait (arnaquer|avoir|escroquer) | on m’a (arnaqué|escroqué) (sur internet|au téléphone)? | j’ai été victime d’une arnaque | j’ai donné mon numéro de carte (à un escroc|par téléphone)
Les escrocs font ça toute la journée, c’est leur métier ; il n’y a pas de honte. La carte est déjà bloquée ?
oui: Bien. Maintenant, contester par écrit auprès de la banque, et porter plainte ou signaler sur Perceval, avec les captures d’écran.
non: Alors la banque d’abord, tout de suite, par son application ou par son numéro d’opposition. Je {t’attends|vous attends}.
sinon: Info Escroqueries répond gratuitement au 0 805 805 817, et 17cyber.gouv.fr aide aussi. On garde toutes les preuves.

> ma banque m’a appelé | un conseiller de la banque m’a appelé | on m’a appelé pour un virement frauduleux | ma banque me demande un code
On raccroche, poliment ou pas, et on rappelle le numéro au dos de la carte. Une banque ne demande jamais un code, ni de valider une opération pour l’annuler.

> je suis harcelé par le démarchage | on m’appelle pour (la formation|le cpf|l’isolation|les panneaux solaires) | j’en peux plus du démarchage téléphonique | encore un appel de démarchage
Un « non merci », et on raccroche, sans dire ni nom ni adresse. Ça se signale sur SignalConso, et les numéros en 0162 ou 0163, ce sont presque toujours eux.
On peut aussi leur demander leur numéro pour les rappeler pendant leur dîner. Bizarrement, ils refusent.

> (quelqu’un|un homme|une femme) sur internet me demande de l’argent | (il|elle) me demande de l’argent et on s’est jamais vus | je crois que c’est un brouteur | j’ai envoyé de l’argent à quelqu’un rencontré sur internet
Un grand amour qui demande de l’argent avant une visioconférence, c’est presque toujours un métier, pas un amour. {Tu as|Vous avez} déjà envoyé quelque chose ?
oui: On arrête là, on garde les messages, et le 0 805 805 817 aide gratuitement. La tendresse donnée, elle, était vraie.
non: Alors rien n’est perdu. Un appel vidéo à l’improviste règle souvent la question.
sinon: Je comprends que ça fasse mal au cœur avant de faire mal au portefeuille. On peut en parler sans se presser.

> je dois refaire ma carte d’identité | comment refaire (ma carte d’identité|mon passeport) ? | ma carte d’identité est périmée | mon passeport est périmé
N’importe quelle mairie équipée convient, même loin de chez soi. On remplit d’abord la pré-demande sur le site de l’ANTS, puis on cherche le rendez-vous le plus tôt.
C’est gratuit pour une carte d’identité qu’on renouvelle, sauf perte ou vol ; le passeport, lui, se paie en timbre fiscal. Un voyage qui approche ?
oui: Alors il faut ratisser les mairies des petites villes autour, elles ont souvent des créneaux.
non: Parfait, sans avion qui attend, c’est presque une promenade.
sinon: Photo récente, justificatif de domicile, ancien titre : avec ces trois-là, on ne repart pas bredouille.

> comment faire un changement d’adresse ? | je dois faire mon changement d’adresse | qui prévenir quand on change d’adresse ? | je dois changer mon adresse partout
Un service gratuit sur service-public.fr prévient d’un coup impôts, caisses, énergéticien. La carte grise, c’est dans le mois. Et La Poste fait suivre le courrier, en payant.

> je dois faire ma déclaration d’impôts | il faut que je fasse ma déclaration (d’impôts)? | j’ai pas fait ma déclaration (d’impôts)? | je déclare mes impôts | c’est la saison des impôts | je comprends rien aux impôts
Même avec le prélèvement à la source, elle se fait chaque printemps. Souvent tout est prérempli, et il ne reste qu’à vérifier. C’est quelle case qui bloque ?
Les impôts, ça se relit comme une addition de restaurant : on y trouve parfois un café qu’on n’a pas pris. {Tu es|Vous êtes} en retard ?
oui: La déclarer maintenant reste toujours mieux qu’attendre une relance : la majoration grimpe avec le temps.
non: Alors un thé, le dernier avis, et une demi-heure.
sinon: La messagerie du site des impôts répond par écrit, et le centre reçoit sur rendez-vous. Ils sont souvent plus aimables que leur courrier.

> je me suis trompé dans ma déclaration (d’impôts)? | j’ai fait une erreur dans mes impôts | on peut corriger sa déclaration ? | j’ai oublié de déclarer un revenu
On peut la corriger en ligne quand le service rouvre, de l’été à la fin de l’automne. Ensuite, c’est une réclamation par la messagerie. Une erreur dite par soi-même est bien vue.

> j’arrive pas à payer mes impôts | je peux pas payer mes impôts | j’ai une grosse régularisation d’impôts | je dois de l’argent aux impôts
On écrit avant l’échéance, par la messagerie du site, pour demander un délai de paiement. Étaler en plusieurs fois, c’est une demande ordinaire pour eux.

> j’ai perdu ma carte vitale | ma carte vitale marche plus | comment refaire ma carte vitale ? | je dois mettre à jour ma carte vitale
Perdue, elle se déclare et se commande sur le compte ameli. Et pour la mettre à jour, une fois par an, la borne d’une pharmacie fait ça en dix secondes.

> je trouve pas de médecin traitant | j’ai plus de médecin traitant | mon médecin part à la retraite | aucun médecin prend de nouveaux patients
C’est devenu une chasse au trésor. Le conciliateur de l’Assurance maladie peut aider à en trouver un, et les centres de santé prennent parfois encore. Il y a un souci qui presse ?
oui: Alors le 15 si c’est grave. Sinon, le 116 117 là où il existe, ou le pharmacien, qui oriente bien.
non: Bien. Une liste d’attente dans deux ou trois cabinets, et un appel le matin de bonne heure.
sinon: Sans médecin traitant, les consultations restent possibles. Le remboursement, lui, se discute avec la caisse.

> j’ai hérité | je viens d’hériter | il y a un héritage | on doit s’occuper de la succession | je m’occupe de la succession de (ma mère|mon père|mes parents)
Un héritage, c’est de la paperasse posée sur un chagrin. Il y a un logement dans l’histoire ?
oui: Alors le notaire est obligatoire. On peut choisir le sien, et poser toutes les questions, même les naïves.
non: Sans logement ni testament, et pour de petites sommes, on peut parfois se passer de notaire. La banque dit ce qu’elle demande.
sinon: La déclaration de succession se fait en général dans les six mois. Le chagrin, lui, n’a pas d’échéance.

> on se déchire pour l’héritage | on se dispute l’héritage (avec mon frère|avec ma sœur)? | l’héritage a détruit ma famille | (mon frère|ma sœur) veut tout garder | on se dispute la maison de (mes|nos) parents | mon frère veut pas vendre la maison
Une armoire normande, et quarante ans de « c’était toi le préféré » qui sortent des tiroirs. C’est la maison, le point dur ?
oui: Personne n’est forcé de rester en indivision, et un médiateur familial coûte moins cher qu’un procès.
non: Alors c’est peut-être moins l’objet que ce qu’il prouverait.
sinon: Un notaire différent pour chacun calme parfois les choses : on se parle enfin par des gens qui dorment la nuit.

> on peut refuser un héritage ? | je dois accepter un héritage avec des dettes ? | j’ai peur d’hériter de dettes | comment renoncer à une succession ?
Oui, on peut y renoncer, et personne ne peut exiger de réponse avant quatre mois. Entre les deux existe l’acceptation à concurrence de l’actif net : on ne paie pas au-delà.

> je suis (en micro-entreprise|auto-entrepreneur|freelance) | je me suis mis en auto-entrepreneur | je viens d’ouvrir ma micro-entreprise
On a choisi sa liberté, et on a reçu l’Urssaf avec. Le chiffre se déclare même à zéro, c’est le piège classique. Ça rentre, en ce moment ?
oui: Bravo. Un quart de chaque paiement mis de côté le jour même, et les échéances deviennent presque polies.
non: Les creux font partie du métier, et ils ne disent rien du talent. Un ancien client à rappeler, peut-être ?
sinon: C’est la direction, la compta et le standard en une seule personne. Le standard a le droit de fermer à dix-neuf heures.

> mon client (paie pas|ne me paie pas|veut pas payer) | j’ai une facture impayée | mes clients paient en retard | j’attends le paiement d’un client
Une relance aimable, puis une mise en demeure datée, par courrier recommandé. Entre professionnels, chaque facture en retard ouvre droit à quarante euros de frais. Elle est vieille, cette facture ?
oui: Alors l’injonction de payer : un formulaire au tribunal, sans avocat.
non: Une relance le lendemain de l’échéance, gentille et nette. Ceux qui relancent tôt sont payés d’abord.
sinon: C’est de l’argent gagné, pas une faveur. La voix ferme, et la date dans le message.

> je comprends rien à (l’administration|ce courrier|cette lettre) | la paperasse me (tue|saoule|stresse) | j’ai un courrier (de la caf|de l’urssaf|administratif) que je comprends pas
Ces lettres sont écrites par des gens qu’on n’a jamais lus à voix haute. {Lis-moi|Lisez-moi} la phrase qui fait peur, on la traduit.
Les maisons France services aident gratuitement pour la CAF, les impôts, la retraite, et il y en a partout. Le courrier qui attend le plus, c’est lequel ?
sinon: On cherche trois choses dessus : qui écrit, ce qu’ils veulent, et avant quelle date. Le reste est du décor.
`
