/** What the companion says to statements about worries and fatigue. */
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

= harmless-health-doubt
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
`
