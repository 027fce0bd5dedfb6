/** What the companion says to worries and fatigue. */
export const worryKinds = `
= worry-for-relative
On s’inquiète parce qu’on tient aux gens.
Difficile de penser à autre chose, dans ces cas-là.
Ce n’est pas rien, de suivre ça sans pouvoir agir à la place des autres.
{Tu fais|Vous faites} bien d’en parler, ça ne se garde pas tout seul.
Ça montre que {tu fais|vous faites} attention.
Normal que ça {te|vous} trotte dans la tête.
Être là, même de loin, c’est déjà quelque chose.
Le plus pénible, souvent, c’est de ne pas savoir.
Je comprends que ça {te|vous} préoccupe.
Bon, on peut regarder ça ensemble, tranquillement.
Depuis quand ça {t’|vous }inquiète ?
Vous avez pu en parler franchement, entre vous ?
Qu’est-ce qui {te|vous} fait le plus peur, là-dedans ?
Quel a été le premier signe ?
Y a-t-il quelqu’un d’autre qui suit ça de près ?
Qu’est-ce qui {te|vous} rassurerait, là, concrètement ?
Et si {tu demandais|vous demandiez} simplement des nouvelles, ça donnerait quoi ?
C’est arrivé d’autres fois, ou c’est nouveau ?
Qu’est-ce que {tu as|vous avez} déjà essayé ?
Qu’est-ce qui va quand même plutôt bien, de ce côté-là ?

= stress-before
Le trac, ça veut souvent dire que la chose compte.
Attendre, c’est presque toujours pire que le moment lui-même.
Ah oui, ça se comprend, à l’approche.
On est rarement à l’aise juste avant, c’est vrai.
Une fois que ça aura commencé, ça ira déjà mieux.
{Tu peux|Vous pouvez} avoir peur et le faire quand même.
Bon, on va prendre ça calmement.
Ça tourne dans la tête, forcément, et le corps suit.
Je comprends que ça {te|vous} mette sous tension.
Pas besoin que ce soit parfait, il suffit que ça passe.
Quel est le moment précis que {tu redoutes|vous redoutez} le plus ?
C’est pour quand exactement ?
Qu’est-ce qui est déjà prêt, de {ton|votre} côté ?
Si ça se passe mal, il se passe quoi, concrètement ?
Ça {t’|vous }est arrivé d’avoir peur comme ça et que ça finisse bien ?
Comment {tu vas|vous allez} occuper les heures juste avant ?
Qui pourrait {t’|vous }accompagner ou {t’|vous }appeler ce jour-là ?
Et si tout va bien, ça donne quoi ?
Qu’est-ce que {tu pourrais|vous pourriez} répéter ou vérifier une dernière fois ?
Ça se manifeste comment, ce trac ?

= fear-of-judgement
Le regard des autres, ça prend vite beaucoup de place.
Souvent, les gens sont surtout occupés d’eux-mêmes.
C’est pénible, de se sentir sous surveillance.
Oh, {tu es|vous êtes} loin de faire exception.
Ceux qui comptent vraiment ne jugent pas là-dessus.
Il n’y a pas de honte à avoir, avec ça.
Ce qu’on imagine dans leur tête n’y est pas toujours.
On le vit fort de l’intérieur, et ça se voit peu de l’extérieur.
Je comprends que ça {te|vous} gêne.
Ici, en tout cas, personne ne {te|vous} juge.
De qui {tu crains|vous craignez} le plus le regard ?
Qu’est-ce qu’on pourrait dire, au pire ?
Et s’ils le pensaient vraiment, il se passerait quoi ?
Ça remonte à loin, cette gêne ?
Il y a des gens devant qui ça ne {te|vous} fait rien ?
Quelqu’un {t’|vous }a déjà fait une remarque là-dessus ?
Si {ton|votre} meilleur ami vivait ça, {tu lui dirais|vous lui diriez} quoi ?
Ça {t’|vous }empêche de faire quoi, exactement ?
Que {ferais-tu|feriez-vous} si personne ne regardait ?
La dernière fois que ça s’est produit, c’était où ?

= money-worry
L’argent, quand ça coince, ça occupe toute la tête.
Compter sans arrêt, c’est fatigant.
Beaucoup de gens en sont là, et peu le disent.
Poser les chiffres sur une feuille, souvent, ça calme un peu.
Mieux vaut en parler tôt que tout garder pour soi.
Je comprends que ça {te|vous} travaille.
Ça se regarde poste par poste, sans tout prendre d’un coup.
Pas simple, comme situation.
Bon, {tu mets|vous mettez} des mots dessus, c’est déjà utile.
Quelle est la dépense qui {te|vous} préoccupe le plus ?
Il y a une date qui presse, ou un peu de marge ?
Quelqu’un est au courant, autour de {toi|vous} ?
Est-ce qu’un paiement pourrait être étalé ?
{Tu as|Vous avez} déjà pu en parler à la banque ou à une assistante sociale ?
Depuis quand c’est aussi serré ?
Sur quoi {tu pourrais|vous pourriez} gagner un peu de marge ?
Qu’est-ce qui {te|vous} soulagerait en premier ?
Y a-t-il une aide que {tu n’as|vous n’avez} pas encore demandée ?
Si rien ne bouge, il se passe quoi le mois prochain ?

= self-doubt
On est souvent bien plus sévère avec soi qu’avec les autres.
Ce doute-là, même des gens très capables le connaissent.
Se comparer, c’est presque toujours se donner le mauvais rôle.
{Tu es|Vous êtes} la seule personne à voir toutes {tes|vos} hésitations.
Douter, ça ne prouve pas qu’on est mauvais.
Je comprends, c’est usant de penser ça de soi.
Dit comme ça, c’est quand même un verdict bien dur.
Personne ne sait tout faire, même ceux qui en ont l’air.
Pas sûr que les autres {te|vous} regardent avec ces yeux-là.
Ce que {tu sais|vous savez} faire, ça compte aussi.
D’où {te|vous} vient cette idée, à {ton|votre} avis ?
À qui {tu te compares|vous vous comparez} surtout ?
Quelqu’un {te|vous} l’a dit, ou c’est {toi qui le penses|vous qui le pensez} ?
Qu’est-ce que {tu as|vous avez} réussi, malgré ça, ces derniers temps ?
Ça ressemblerait à quoi, de faire ça assez bien ?
Dans quelles situations ça revient le plus ?
Il y a un domaine où {tu ne doutes|vous ne doutez} pas ?
Qu’en dirait quelqu’un qui {t’|vous }aime bien ?
C’est là depuis longtemps, ce doute ?
Sur quoi précisément {tu te trouves|vous vous trouvez} en dessous ?

= guilt
On s’en veut parce que la chose compte, au fond.
Peut-être que la note est un peu sévère.
Ça peut souvent se rattraper, au moins en partie.
Personne ne peut être partout ni tout bien faire.
Se reprocher les choses, ça fatigue plus que de les réparer.
{Tu ne l’as|Vous ne l’avez} sûrement pas fait par méchanceté.
Il y a sans doute eu une raison, sur le moment.
Bon, c’est dit, et ça ne change rien à l’estime qu’on peut avoir pour {toi|vous}.
Les regrets, ça prend de la place, c’est vrai.
Qu’est-ce que {tu te reproches|vous vous reprochez} le plus, exactement ?
Est-ce que quelqu’un {t’|vous }en veut vraiment ?
Si c’était un ami dans cette situation, {tu lui dirais|vous lui diriez} quoi ?
Quel petit geste pourrait déjà alléger ça ?
Ça dure depuis quand, cette culpabilité ?
Il y avait quoi derrière tout ça, à ce moment-là ?
Et {tu en as|vous en avez} parlé à quelqu’un ?
À quel moment ça revient le plus fort ?
Qu’est-ce que {tu voudrais|vous voudriez} pouvoir dire, aujourd’hui ?
Dans l’idéal, {tu aurais|vous auriez} fait comment ?

= dares-not
Le plus dur, c’est souvent la première phrase.
Ça bloque juste au dernier moment, en somme.
On est nombreux à buter là-dessus, enfin, je parle des humains.
D’accord, l’envie est là, c’est le pas qui manque.
Bon, personne ne {te|vous} presse.
Ça paraît simple de loin, et sur le moment ça ne l’est plus.
Il suffit parfois de très peu de mots.
Je comprends, {tu tournes|vous tournez} autour sans y aller.
Oser, ça peut aussi se faire en tout petit.
{Tu viens|Vous venez} déjà de me le dire, à moi, sans détour.
De quoi {tu as|vous avez} peur, exactement ?
Au pire, il se passerait quoi ?
Et si ça se passait bien, ça donnerait quoi ?
Ce serait quoi, la version la plus facile ?
Ça dure depuis longtemps ?
{Tu as|Vous avez} déjà été à deux doigts de le faire ?
Quel moment serait le moins difficile ?
Quels mots {tu emploierais|vous emploieriez}, si personne ne {te|vous} jugeait ?
C’est pareil avec tout le monde, ou seulement dans ce cas-là ?
Qu’est-ce qui {t’aiderait|vous aiderait} à faire le premier pas ?

= ruminates
La nuit, tout prend plus de place.
Ça tourne, et rien ne vient l’arrêter, en somme.
Une tête qui travaille comme ça, ça use.
Eh oui, plus on veut dormir, moins ça vient.
On refait la même pensée vingt fois, sans avancer d’un pas.
D’accord, ça ne {te|vous} laisse pas tranquille.
Ce qu’on ressasse, on gagne parfois à le dire tout haut.
Là, au moins, ça sort un peu.
Pas facile de penser à autre chose sur commande.
Bon, posons ça ensemble deux minutes.
Quelle pensée revient le plus souvent ?
Ça a commencé quand ?
{Tu fais|Vous faites} quoi, dans ces moments-là ?
Il y a un moment de la journée où ça se calme ?
D’après {toi|vous}, c’est quoi qui relance tout ça ?
{Tu as|Vous avez} déjà essayé de l’écrire quelque part ?
Est-ce qu’il y a là-dedans une chose qui peut se régler ?
À qui {tu peux|vous pouvez} en parler, à part moi ?
Qu’est-ce qui {te|vous} change vraiment les idées, d’habitude ?
Si ça devait s’arrêter demain, il faudrait quoi ?

= tired
Bon, alors on va y aller doucement.
Après tout ça, c’est normal de n’avoir plus de jus.
{Tu peux|Vous pouvez} souffler, là, rien ne presse.
D’accord, pas de grands sujets, sauf si {tu y tiens|vous y tenez}.
Il y a des fatigues qui demandent juste qu’on s’arrête.
Oui, à un moment le corps réclame sa part.
Un peu de repos, là, ce ne serait pas volé.
Voilà une bonne raison de ne plus rien faire.
On peut parler tranquillement, sans effort.
Qu’est-ce qui {t’a|vous a} pris le plus d’énergie ?
Un peu de repos en vue, ou pas tout de suite ?
De quoi {tu aurais|vous auriez} envie, là, maintenant ?
Ça dure depuis quand, cette fatigue ?
{Tu fais|Vous faites} quoi pour récupérer, d’habitude ?
{Tu arrives|Vous arrivez} à dormir correctement, au moins ?
Quelqu’un peut prendre un peu le relais ?
Est-ce que des choses peuvent attendre demain ?
C’est plutôt la tête ou les jambes ?
Il y a eu quand même un bon moment dans tout ça ?

= overwhelmed
Bon, une chose à la fois, on n’est pas à la minute.
Là, c’est beaucoup pour une seule personne.
Quand tout est urgent, on ne sait plus quoi attraper.
D’accord, on peut essayer de trier un peu.
Tout ne pèse sûrement pas pareil, dans ce tas.
Ça déborde, c’est clair.
Rien que de l’entendre, ça fait une sacrée liste.
Il y a forcément là-dedans quelque chose qui peut attendre.
On peut reprendre ça morceau par morceau.
Je comprends que ça donne envie de tout laisser en plan.
Qu’est-ce qui ne peut vraiment pas attendre ?
Quelle est la plus petite chose à régler, dans tout ça ?
À qui {tu pourrais|vous pourriez} en confier un bout ?
Dans le lot, c’est quoi le plus stressant ?
Il y a quelque chose qu’on peut carrément rayer ?
{Tu as|Vous avez} pu en écrire la liste quelque part ?
Combien de temps {tu as|vous avez} devant {toi|vous}, là ?
Si une seule chose était faite ce soir, laquelle {te|vous} soulagerait ?
C’est exceptionnel, ou c’est toujours comme ça ?
Qui {t’attend|vous attend} sur quoi, exactement ?

= health-doubt-harmless
On peut le dire ici, ça ne choque personne.
C’est bien plus répandu qu’on ne croit, seulement on n’en parle pas.
D’accord, c’est dit, et tout simplement.
Le corps change sans demander la permission.
Personne ne le remarque autant que soi.
Bon, {tu n’as|vous n’avez} rien à cacher là-dessus avec moi.
Ça peut gêner sans être grave, ces choses-là.
Un médecin ou un pharmacien entend ça dix fois par jour.
Rien de honteux là-dedans, vraiment.
Je comprends qu’on préfère le garder pour soi.
Ça {te|vous} gêne dans quels moments ?
Depuis quand {tu y fais|vous y faites} attention ?
{Tu en as|Vous en avez} déjà parlé à quelqu’un ?
Est-ce que ça change quelque chose dans {tes|vos} journées ?
Qu’est-ce qui {t’embête|vous embête} le plus là-dedans ?
{Tu as|Vous avez} trouvé des petites astuces ?
Quelqu’un {t’a|vous a} fait une remarque ?
Il y a des jours où {tu n’y penses pas|vous n’y pensez pas} ?
{Tu le prends|Vous le prenez} comment, au fond ?
{Tu voudrais|Vous voudriez} y changer quelque chose, ou plutôt faire avec ?

= uncertain-future
Ne pas savoir, c’est souvent le plus pénible.
On ne peut rien prévoir tant que ce n’est pas fixé.
Ça laisse tout en suspens, une situation pareille.
D’accord, il y a beaucoup de points d’interrogation.
Vivre dans le provisoire, ça demande de l’énergie.
Je ne peux pas {te|vous} dire ce qui va arriver, mais on peut regarder ça ensemble.
Bon, tout n’est pas entre {tes|vos} mains, là-dedans.
Pour l’instant, c’est le flou complet.
{Tu aimerais|Vous aimeriez} une réponse claire, et il n’y en a pas encore.
Ça se comprend qu’on y pense.
Quand est-ce que ça devrait se clarifier ?
Qu’est-ce que {tu espères|vous espérez}, au fond ?
Le plus inquiétant là-dedans, c’est quoi pour {toi|vous} ?
Il y a une partie qui dépend de {toi|vous} ?
{Tu as|Vous avez} pensé à une solution de secours ?
Avec qui {tu peux|vous pouvez} en discuter ?
Qu’est-ce qui ne changera pas, quoi qu’il arrive ?
Comment {tu fais|vous faites} pour tenir, en attendant ?
Quelle serait la première chose à savoir, pour y voir plus clair ?
Ça ressemblerait à quoi, une bonne nouvelle ?
`
