/** Faulty French sentences with their corrections, used to develop the spelling corrections. */
export const developmentSentences = `
Je vous prie d’accepté mes excuses pour le retards => Je vous prie d’accepter mes excuses pour le retard
Je me suis permit de vous appelez => Je me suis permis de vous appeler
Je suis venu malgré qu’il pleut => Je suis venu bien qu’il pleuve
Je me permet de vous relancer concernant la facture impayer => Je me permets de vous relancer concernant la facture impayée
Merci pour l’attention que vous porterai à ma demande => Merci pour l’attention que vous porterez à ma demande
Suite a notre réunion je vous envois les document demander => Suite à notre réunion je vous envoie les documents demandés
Les enfants que j’ai vu était fatigué => Les enfants que j’ai vus étaient fatigués
Si j’aurais su je serais pas venu => Si j’avais su je ne serais pas venu
J’ai manger chez ma sœur hier => J’ai mangé chez ma sœur hier
Je vais mangé avec eux ce soir => Je vais manger avec eux ce soir
Au jour d’aujourd’hui c’est compliqué => Aujourd’hui c’est compliqué
Il à oublié ces clés a la maison => Il a oublié ces clés à la maison
Je sais pas ou il est => Je ne sais pas où il est
Mes collègues on refusé de m’aidé => Mes collègues ont refusé de m’aider
Les clients son contents => Les clients sont contents
Ont a décidé de partir demain => On a décidé de partir demain
Il faut que je fait mes devoirs => Il faut que je fasse mes devoirs
Elle c’est trompé de porte => Elle s’est trompée de porte
Se matin je me suis lever tôt => Ce matin je me suis levé tôt
Pouvez-vous m’envoyez votre réponse => Pouvez-vous m’envoyer votre réponse
Tu mange quoi ce soir => Tu manges quoi ce soir
Ils travail beaucoup trop => Ils travaillent beaucoup trop
J’ai pas reçut votre mail => Je n’ai pas reçu votre mail
Je voudrai savoir si vous êtes libre => Je voudrais savoir si vous êtes libre
C’est la lettre que j’ai envoyé lundi => C’est la lettre que j’ai envoyée lundi
Il ma dit qu’il viendrait => Il m’a dit qu’il viendrait
Je suis entrain de préparé le repas => Je suis en train de préparer le repas
Tout les jours je prend le train => Tous les jours je prends le train
Veuillez trouvé ci-joint mon CV => Veuillez trouver ci-joint mon CV
Je n’est pas compris la consigne => Je n’ai pas compris la consigne
`

/** Held-out faulty sentences, written before the spelling corrections and not read during their development. */
export const heldOutSentences = `
Je vous remercie d’avoir accepter mon invitation => Je vous remercie d’avoir accepté mon invitation
J’ai oublier de vous prévenir => J’ai oublié de vous prévenir
Je dois terminé ce rapport avant vendredi => Je dois terminer ce rapport avant vendredi
Nous avons décider de vendre la maison => Nous avons décidé de vendre la maison
Merci de me rappelez des que possible => Merci de me rappeler dès que possible
Il faut que vous faites attention => Il faut que vous fassiez attention
Les voisin font trop de bruit => Les voisins font trop de bruit
J’attend votre réponse avec impatience => J’attends votre réponse avec impatience
Si tu viendrais on pourrait parler => Si tu venais on pourrait parler
Elle et partie sans payé => Elle est partie sans payer
Je pense a toi tous les jours => Je pense à toi tous les jours
Le magasin à fermé plus tôt => Le magasin a fermé plus tôt
Je vous joint les photos demandé => Je vous joins les photos demandées
C’est le jour ou je suis né => C’est le jour où je suis né
Il ce lève tard le dimanche => Il se lève tard le dimanche
Ils ont prit une décision importante => Ils ont pris une décision importante
Tu a raison de te reposé => Tu as raison de te reposer
Elles sont arriver en retard => Elles sont arrivées en retard
Je vous envoi ma lettres de motivation => Je vous envoie ma lettre de motivation
Vous pouvez me joindre a ce numéro => Vous pouvez me joindre à ce numéro
Les réunions était trop longue => Les réunions étaient trop longues
On ma volé mon vélo => On m’a volé mon vélo
Je préfère resté à la maison => Je préfère rester à la maison
J’aimerai vous rencontré la semaine prochaine => J’aimerais vous rencontrer la semaine prochaine
Nous vous prions de nous excusés => Nous vous prions de nous excuser
Quand a moi je reste ici => Quant à moi je reste ici
La voiture que j’ai acheté est en panne => La voiture que j’ai achetée est en panne
Il ne veux pas me répondre => Il ne veut pas me répondre
Mes parents ont vendus leur maison => Mes parents ont vendu leur maison
Je vous souhaites une bonne journée => Je vous souhaite une bonne journée
`

/** Correct sentences. Many of them resemble a mistake. */
export const correctSentences = `
Je vous prie d’agréer mes salutations distinguées
Il a couru aux quatre coins, sur ses cinq doigts
Des quatre chemins, mon fils a pris le sien
Ma démission est un temps fort de mes tout premiers mois
Un pas de plus vers une fois
Il n’y a rien de changé depuis lundi
C’est quelqu’un de passionné et de motivé
Je vous porterai le dossier demain
Elle et moi sommes parties hier
Les lettres que j’ai reçues sont longues
Je les ai finis ce matin
Le compte de ma fille est bloqué
Je vois les enfants jouer dans la cour
Nous l’avons laissé manger tranquillement
Mon père, qui habite Lyon, a un chien
Il a la grippe et elle a mal à la tête
Je me demande si je pourrais venir
Vouloir, c’est pouvoir
Elle les demande tous les matins
Tu le sais, je la vois souvent
C’est la maison où je suis né
Veux-tu du thé ou du café ?
Je la veux bien cuite, cette viande
Il la préfère grillée
Nous sommes arrivés à l’heure
Vous êtes invité à la fête
Vous êtes fatigués, mes amis
J’aimerai toujours cette ville
Je viendrai et vous porterai les clés
Ils se sont rencontrés à Paris
On leur a donné leurs papiers
Je leur ai parlé de leur maison
Son frère et ses sœurs sont venus
Ce sont ses amis qui l’ont aidé
Ces enfants ont perdu leurs parents
Il est là, à côté de la gare
La voilà, elle est jolie
Mets ça là ou là-bas
Celle-là me plaît bien
À demain, et bonne soirée
Je t’envoie le document à signer
Il reste deux dossiers à terminer
Mon chef a refusé ma demande
Les personnes blessées ont été soignées
Beaucoup de blessés sont rentrés chez eux
Les employés de la mairie sont en grève
Un de mes amis est malade
Le chef des services est absent
Aucun de ces documents ne manque
Il faut que j’aille chez le médecin
Il faut que tu sois prudent
Bien qu’il pleuve, je sors
Je souhaite que vous soyez heureux
Ils l’avaient prévenu avant de partir
Je n’ai pas encore mangé
On n’a jamais vu ça
Ce n’est pas grave, ça arrive
Qu’est-ce que tu fais ce soir ?
Où est passée ma valise ?
Je sais où tu habites
Au cas où tu viendrais, préviens-moi
Je suis en train de lire
Tous les matins, toutes les deux heures
Toute la famille est réunie
Quelques jours plus tard, il est revenu
Quel que soit le prix, je l’achète
Peut-être qu’il viendra
Il peut être tard quand il rentre
Quant à lui, il s’en va
Quand à midi il sonne, j’ouvre
J’ai fait réparer la voiture
Elle s’est fait couper les cheveux
Elle s’est lavé les mains
Nous nous sommes parlé longtemps
Allez demander à l’accueil
Allez, demandez-lui de venir
Vous allez adorer ce film
Le dîner est prêt, le passé est passé
Le marché a lieu le samedi
Les yeux fermés, il a marché dans les rues
L’été, on va à la mer
Je te le dis, il ment
Tu as fini tes devoirs ?
Prends-les et donne-les-moi
Je voudrais réserver une table pour deux
C’était difficile à expliquer
Avez-vous reçu mon message ?
Ça va mieux, merci
Les gens que j’ai voulu aider ne sont pas venus
`
