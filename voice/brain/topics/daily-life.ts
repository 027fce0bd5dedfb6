import { parseTopics } from './parse-topics'

export const dailyLifeTopics = parseTopics(String.raw`
work | le travail | subject | light
\b(travail|travaille|boulot|taf|job|bureau|collegues?|chef|cheffe|patron|patronne|manager|entreprise|boite|reunions?|client|clients|chomage|licenciee?|embauche|entretien|cv|carriere|metier|poste|projet|dossier|teletravail|promotion|augmentation)\b
Le travail déborde vite de ses heures.
On y passe tant de temps que la moindre chose y prend du volume.
Ce n’est pas rien, ce que {tu décris|vous décrivez}.
Au bureau, le plus lourd est souvent ce qui ne se dit pas.
D’accord, on pose les choses sur la table.
Je note l’essentiel, et on démêle le reste.
Qu’est-ce qui {te|vous} prend le plus d’énergie, en ce moment ?
Si une seule chose pouvait changer lundi matin, ce serait quoi ?
Comment ça se passe avec les gens, là-bas ?
Qu’est-ce qui {te|vous} plaît encore, dans ce que {tu fais|vous faites} ?
Qui pourrait {t’aider|vous aider} à avancer là-dessus ?
C’est une mauvaise passe, ou ça dure depuis longtemps ?
Qu’est-ce que {tu as réussi|vous avez réussi} récemment, même une petite chose ?
> on avait parlé de {ton|votre} travail

money | l’argent | subject | light
\b(argent|dettes?|loyer|factures a payer|fin de mois|fins de mois|decouvert|banque|budget|salaire|economies|credit)\b
Compter sans arrêt, ça fatigue plus qu’on ne le dit.
L’argent, on en parle peu, alors que ça occupe beaucoup.
Il n’y a aucune honte à avoir là-dessus.
Mettre les chiffres à plat enlève souvent un peu de brouillard.
Qu’est-ce qui pèse le plus, une dépense précise ou l’ensemble ?
Est-ce que quelqu’un regarde ça avec {toi|vous} ?
Quelle est la prochaine échéance ?
Quelle petite chose gratuite {te|vous} fait du bien, en ce moment ?

learning | l’apprentissage | subject | light
\b(apprendre|apprends|etudes|etudier|examens?|concours|cours|revisions?|reviser|ecole|fac|universite|formation|langue|langues|anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe|vocabulaire|memoriser|prof)\b
Apprendre, c’est accepter d’être maladroit un moment.
Un petit peu chaque jour, et ça finit par tenir tout seul.
C’est une belle envie, celle-là.
Se tromper à voix haute, c’est déjà retenir.
Qu’est-ce qui {t’a|vous a} donné envie de {t’y|vous y} mettre ?
Qu’est-ce que {tu aimerais|vous aimeriez} savoir faire dans trois mois ?
{Tu retiens|Vous retenez} mieux en lisant, en écoutant, ou en faisant ?
Qu’est-ce qui {te|vous} bloque, pour l’instant ?
Quand, dans la journée, {ta|votre} tête est la plus disponible ?
> on avait parlé d’apprendre

decision | une décision à prendre | subject | light
\b(choisir|choix|decision|decider|hesite|hesitation|dilemme|je (ne )?sais pas (si|quoi choisir|quoi decider)|partir ou rester|demenager|changer de vie|tout quitter|reconversion)\b
Hésiter, c’est souvent que les deux côtés ont quelque chose de vrai.
Une décision n’a pas besoin d’être parfaite pour être bonne.
On peut la regarder de plusieurs côtés, sans trancher tout de suite.
Le plus dur est parfois de renoncer à l’autre chemin.
Quelles sont les deux options, en quelques mots ?
Que se passe-t-il si {tu ne décides|vous ne décidez} rien ?
Laquelle des deux options {te|vous} fait respirer plus large, rien que d’y penser ?
Pour quand faut-il choisir ?
Quel conseil {tu donnerais|vous donneriez} à quelqu’un dans la même situation ?
> on avait parlé d’une décision à prendre

evening | le quotidien | subject | light
\b(ma soiree|ce soir|cette soiree|week end|ma journee|aujourdhui|demain|vacances|les courses|menage|lessive|dimanche)\b
Je vois un peu mieux le décor.
Les jours ordinaires ont leurs petits reliefs, quand on les raconte.
Voilà de quoi commencer.
Ça donne le ton.
Quel moment {tu referais|vous referiez} volontiers ?
Et qu’est-ce qui {te|vous} ferait plaisir, maintenant ?
Il y a eu une petite chose inattendue ?
Sur dix, {tu lui donnerais|vous lui donneriez} combien, à cette journée ?
Qu’est-ce qui {t’attend|vous attend} ensuite ?

home | la maison | subject | light
\b(maison|appartement|appart|chez moi|jardin|balcon|plantes?|bricolage|demenagement|ma chambre|mon salon|cuisine)\b
Un chez-soi, ça raconte beaucoup de quelqu’un.
J’imagine déjà la lumière par la fenêtre.
On connaît les gens à leur coin préféré.
Quel est {ton|votre} endroit préféré, là-bas ?
Qu’est-ce qu’on voit par la fenêtre ?
Qu’est-ce que {tu changerais|vous changeriez} en premier ?
Quel bruit {te|vous} dit que {tu es|vous êtes} à la maison ?
`)
