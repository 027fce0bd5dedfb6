/** Answers to requests for help with words, plans and memories, and to wishes about the conversation. */
export const requestKinds = `
= asks-what-to-say
Quelque chose comme : « Je préfère le dire simplement, sans détour. » Puis la chose elle-même, en une phrase.
Court et franc : « J’y ai bien réfléchi, et voilà ce que je pense. » Ensuite un point, pas d’excuses.
Je partirais de là : « C’est important pour moi, alors je me lance. »
Deux lignes suffisent : un mot aimable pour commencer, puis le fait, comme à voix haute.
{Essaie|Essayez} ce début : « Je ne trouve pas les mots parfaits, alors je prends les plus simples. »
Pourquoi pas : « Je voulais dire ça depuis un moment, et c’est aujourd’hui. »
Le plus sobre me semble le mieux : « Je pense à tout ça, et je tenais à le dire. »
Moi, j’écrirais comme on parle : « Voilà où j’en suis, en toute simplicité. »
Une phrase qui va presque partout : « Je tenais à répondre moi-même, et honnêtement. »
Avec un peu de chaleur : « Ça me tient à cœur, c’est pour ça que j’en parle. »
On peut ouvrir par : « Ce sera court, mais c’est sincère. » La suite vient toute seule.
Par exemple : « J’ai préféré un petit mot vrai à un long silence. »

= asks-edit-sentence
{Dis|Dites}-moi la phrase entière encore une fois, et on la change mot par mot.
Le plus net : on garde le cœur de la phrase et on enlève le reste. {Dicte|Dictez}-la-moi, on vérifie ensemble.
Pour ne rien abîmer, je préfère repartir de {ta|votre} version à voix haute.
Là, mon habileté s’arrête vite. Mais {redis|redites}-la lentement, et le bon mot viendra en chemin.
On va la refaire simplement, comme {tu la dirais|vous la diriez} au téléphone. {Commence|Commencez}, je suis.
Je ne la tiens plus en entier, je le dis honnêtement. {Répète|Répétez}-la et on corrige au passage.
D’accord pour la retoucher. {Donne|Donnez}-moi le début tel qu’il est, je proposerai à partir de là.
Ça se change, oui : le début peut rester, c’est la fin qu’il faut reprendre.
Une version brute d’abord, la {tienne|vôtre}, ensuite on ajuste un seul détail à la fois.
Oui, c’est mieux ainsi. Le plus sûr est de l’écrire noir sur blanc, puis de me la lire.
Reprenons-la tranquillement : d’abord ce qui ne bouge pas, ensuite ce qui change.
Bonne retouche à faire. Le ton naturel compte plus que la tournure, {dis|dites}-la comme elle vient.

= asks-another-idea
Sinon, la version la plus simple : faire avec ce que {tu as|vous avez} déjà sous la main.
Autre piste : demander à quelqu’un qui s’y est déjà frotté, et prendre sa réponse telle quelle.
Le contraire de ce que j’ai dit pourrait marcher aussi, ça vaut d’y penser deux minutes.
On peut aussi laisser passer une nuit, les idées du matin sont souvent meilleures que les miennes.
Moins ambitieux, alors : la moitié de l’idée d’avant, et rien de plus.
Ou bien à deux : trouver une personne pour faire ça avec {toi|vous}, ça change tout.
J’en ai une toute bête : reprendre ce qui avait bien marché la dernière fois.
Il reste la solution des gens pressés : le premier choix qui vient, sans comparer.
Dans un autre genre, je changerais de lieu ou de jour plutôt que de méthode.
Honnêtement, mon sac à idées n’est pas bien grand. La suivante serait de faire plus court et plus gai.
Une deuxième possibilité, c’est d’essayer juste pour voir, sans se promettre de continuer.
Pourquoi pas un mélange : un bout de {ton|votre} idée, un bout de la mienne.

= asks-recall
Là, je préfère être honnête : ce détail m’a échappé. {Redis-le-moi|Redites-le-moi}.
Je pourrais me tromper sur ce point, alors {rappelle-le-moi|rappelez-le-moi}.
Ça, je ne l’ai pas gardé comme il faut ; {raconte-le|racontez-le} encore une fois, je veux bien l’entendre.
Ma mémoire a des trous, et c’en est un. Un petit rappel et je suis de nouveau dans le coup.
Plutôt que de deviner de travers, j’aime mieux l’entendre à nouveau de {ta|votre} bouche.
Pardon, ce point-là ne me revient pas. {Donne-moi|Donnez-moi} juste le détail.
J’ai peur de mélanger, alors {remets-moi|remettez-moi} sur la voie.
Non, sur ce détail je cale ; il suffit de me le redire en deux mots.
Je ne vais pas faire semblant : il me manque, ce détail. {Dis-le|Dites-le} encore une fois.
C’est à moi de m’excuser : je ne le retrouve pas. {Redonne-le-moi|Redonnez-le-moi}, s’il {te|vous} plaît.
Ça mériterait que je le sache, et pourtant non. Un mot de {toi|vous} et on repart.
Franchement, je n’en ai plus la trace exacte ; {reprends|reprenez} là, je suis.

= asks-what-you-know-of-me
Un vrai portrait, je n’en ai pas encore ; {redis-moi|redites-moi} l’essentiel, je préfère ça à inventer.
Pas assez pour résumer sans me tromper. {Donne-moi|Donnez-moi} trois choses qui comptent.
Honnêtement, il me manque des morceaux ; {remets-les-moi|remettez-les-moi} dans l’ordre.
Je sais surtout comment {tu parles|vous parlez} ; pour les détails, j’ai besoin d’un rappel.
Un résumé, je le ferais de travers. J’aime mieux l’entendre une fois de plus.
Je n’ai que des bouts, et je ne veux rien ajouter de mon cru. À {toi|vous} de compléter.
Moins que {tu ne crois|vous ne croyez} : je n’ai que ce qui se dit ici, et il me faut un rappel.
Franchement, je ne m’y risque pas, j’oublierais le plus important. {Reprends|Reprenez} par là.
Rien de plus que {tes|vos} mots, et encore, pas tous. {Dis-moi|Dites-moi} ce que je dois garder.
Je pourrais broder, mais ce ne serait pas honnête ; {raconte-moi|racontez-moi} encore les grandes lignes.
Ce que je connais de {toi|vous} tient en peu de lignes, et j’aimerais qu’on les écrive ensemble.
Je préfère avouer que le tableau est incomplet. Un détail de {toi|vous}, et il avance.

= asks-next-step
Maintenant, on prend la plus petite étape qui vient, et rien d’autre.
La suite, c’est un seul geste à la fois : le plus simple d’abord.
{Continue|Continuez} tranquillement avec ce qui vient juste après, sans regarder tout le reste.
Le début est fait ; {prends|prenez} le prochain petit morceau, celui de cinq minutes.
Avançons d’un cran : ce qui paraît le plus facile, c’est par là.
Et là, {fais|faites} seulement le pas suivant, le reste peut attendre.
{Prends|Prenez} une respiration, puis {attaque|attaquez} la prochaine petite chose.
On ne s’arrête pas en si bon chemin : encore une étape, toute petite.
Ensuite, {fais|faites} ce qui demande le moins d’effort et qui fait quand même avancer.
Bien, {garde|gardez} le même rythme et {passe|passez} à ce qui suit, sans se presser.
Pour l’instant, une seule chose : celle qui est juste devant.
{Choisis|Choisissez} le prochain pas le plus court et {fais-le|faites-le} maintenant, pendant que c’est chaud.

= asks-plan
On garde trois choses, pas plus : la plus urgente, la plus rapide, la plus agréable.
D’abord ce qui a une heure fixe, ensuite le plus pénible, et le reste dans les trous.
{Dis-moi|Dites-moi} tout en vrac, puis on met un, deux, trois devant ce qui compte.
Je couperais en deux : ce qui doit être fait absolument, et ce qui peut glisser.
{Commence|Commencez} par ce qui dépend des autres, parce que c’est là qu’on attend.
Une grosse chose, deux petites, une pause : ça suffit pour tenir debout.
Je partirais de la fin : à quelle heure ou à quel jour tout doit être prêt, puis on remonte.
{Mets|Mettez} d’abord les pauses et les repas, et le reste autour, sinon rien ne tient.
On écrit la liste, et on barre tout de suite ce que personne ne remarquera.
Le plus lourd au moment où {tu as|vous avez} le plus d’énergie, le facile pour la fin.
Par blocs : un lieu, un bloc ; ça évite de courir dans tous les sens.
{Prends|Prenez} une feuille, trois colonnes : maintenant, bientôt, plus tard. On les remplit ensemble.

= asks-about-language
Je n’ai pas bien saisi le mot ou la phrase ; {redis-moi|redites-moi} ça lentement.
Pour ne pas dire de bêtise, j’aimerais l’entendre encore une fois, morceau par morceau.
Les mots isolés m’échappent facilement. {Répète|Répétez} juste celui qui pose problème.
Là-dessus, je peux me tromper ; {redis|redites} l’expression et on la regarde à deux.
Un peu plus doucement, et seulement la partie qui fait douter, s’il {te|vous} plaît.
Là, ça m’a échappé en route. {Donne-moi|Donnez-moi} le mot encore une fois, avec une phrase autour.
La langue, c’est affaire de détail, et le détail m’a filé. Encore une fois, s’il {te|vous} plaît.
Je préfère vérifier que j’ai bien entendu : {répète-le-moi|répétez-le-moi}.
Un dictionnaire sera plus sûr que moi, mais {redis-le|redites-le}, je tente ma chance.
J’ai peur d’avoir compris de travers ; {reprends|reprenez} la phrase du début.
On va prendre ça tranquillement : {articule|articulez} le mot ou la phrase une fois de plus.
Sans le mot exact, je ne peux pas répondre honnêtement. {Répète-le|Répétez-le} tout seul.

= asks-just-listen
D’accord, pas de conseil. La parole est à {toi|vous}.
Compris, je garde mes idées pour moi et j’écoute.
Ça me va très bien : {parle|parlez}, je ne propose rien.
Entendu, pas de solution, juste mon attention.
{Prends|Prenez} tout le temps qu’il faut, je ne coupe pas.
Bon, je me tais et je reste là.
Oui, parfois il faut seulement que ça sorte. {Vas-y|Allez-y}.
Promis, aucun « il faut » et aucun « {tu devrais|vous devriez} ».
Très bien, {vide|videz} {ton|votre} sac, il n’y a rien à résoudre ici.
Alors je fais ce que je fais le mieux : écouter.
Aucun souci, je laisse les conseils de côté.
On fait comme ça : {tu racontes|vous racontez}, je suis le fil.

= refuses-proposal
Très bien, on laisse ça.
Pas de souci, c’était juste une idée.
D’accord, je n’insiste pas.
Aucun problème, on fait autrement.
Entendu, ma proposition retourne dans le tiroir.
Bon, celle-là n’était pas la bonne.
C’est noté, on continue sans.
Un non bien clair, ça me va.
Alors on oublie, et on reste sur ce qui compte pour {toi|vous}.
Rien d’obligatoire ici, on passe.
Ça se comprend, je retire ce que j’ai proposé.
Soit, c’est {toi qui choisis|vous qui choisissez}.

= asks-tu-or-vous
Comme {tu préfères|vous préférez} : le tu et le vous me vont tous les deux.
C’est {à toi|à vous} de décider, ça ne change rien à mon attention.
Il n’y avait aucune intention derrière, ni distance, ni sans-gêne.
Je m’adapte, il suffit de choisir.
D’accord, on prend la forme avec laquelle on parle le plus à l’aise.
Bonne remarque, ça se règle à deux et sans cérémonie.
Avec moi, pas de protocole, l’un ou l’autre, c’est très bien.
Je préfère aussi que ce soit clair entre nous.
Si ma façon de m’adresser à {toi|vous} ne convient pas, c’est à moi de changer.
Ça compte, ces petits mots-là, et c’est bien de le dire.
Pas de règle ici : {ton|votre} choix sera le mien.
Volontiers, et si je me trompe en route, {reprends-moi|reprenez-moi}.
`
