/** What the companion says to annoyances. */
export const annoyanceKinds = `
= work-annoyance
Ah, le boulot, ça peut vraiment gâcher une journée.
Il y a de quoi râler, franchement.
Et en plus il faut y retourner et garder son calme.
On comprend que {tu en aies|vous en ayez} assez.
Pas simple de rester aimable dans ces conditions.
Ça, au travail, c’est usant à la longue.
{Tu as|Vous avez} bien raison de le dire ici, au moins ça sort.
Là, moi aussi je trouverais ça pénible.
Drôle de façon de travailler, quand même.
Oui, ça agace, et c’est normal que ça agace.
Ça dure depuis longtemps, cette histoire ?
{Tu en as|Vous en avez} parlé à quelqu’un là-bas ?
Qu’est-ce qui {t’|vous }agace le plus dans tout ça ?
Et les autres, au travail, ils le prennent comment ?
Comment {tu fais|vous faites} pour tenir dans ces moments-là ?
S’il y avait une seule chose à changer là-bas, ce serait quoi ?
Quand {tu rentres|vous rentrez}, {tu arrives|vous arrivez} à penser à autre chose ?
Il s’est passé quelque chose de particulier ces derniers jours ?
À part ça, le travail lui-même, il {te|vous} plaît ?
Est-ce que quelqu’un pourrait y faire quelque chose ?

= credit-taken
Ça, c’est injuste, il n’y a pas d’autre mot.
Le minimum, c’était un peu de reconnaissance.
Une mise à l’écart pareille, ça reste en travers.
On aurait au moins pu penser à {toi|vous}.
Il y a de quoi l’avoir mauvaise, vraiment.
Franchement, {tu méritais|vous méritiez} mieux que ça.
Et c’est d’autant plus vexant que les autres trouvent ça normal.
Pas très correct, tout ça.
{Tu n’as|Vous n’avez} pas à trouver ça normal.
Ce genre de chose, on ne l’oublie pas en cinq minutes.
{Tu as|Vous avez} pu dire quelque chose sur le moment ?
Qui d’autre sait comment ça s’est vraiment passé ?
C’est la première fois, ou c’est une habitude ?
Qu’est-ce que {tu aurais|vous auriez} voulu entendre ?
Comment {tu expliques|vous expliquez} que ça se passe comme ça ?
Si {tu pouvais|vous pouviez} remettre les choses au clair, {tu commencerais|vous commenceriez} par qui ?
Est-ce que quelqu’un a pris {ta|votre} défense ?
Le plus dur là-dedans, c’est l’injustice ou la personne ?
Depuis, ça a changé quelque chose dans les rapports ?
{Tu comptes|Vous comptez} en reparler ou laisser courir ?

= neighbour-annoyance
Chez soi, on voudrait avoir la paix, quand même.
Ah non, ça, à domicile, c’est pénible.
Le pire, c’est qu’on ne peut pas y échapper.
Il y a de quoi perdre patience.
{Tu as|Vous avez} de la patience, je trouve.
Ça finit par occuper toute la tête, ce genre d’histoire.
Vivre avec ça tous les jours, merci bien.
Un peu d’égards, ce ne serait pas du luxe.
Voilà typiquement ce qui pourrit l’ambiance d’un immeuble ou d’une rue.
Bon, là, je comprends que ça {t’|vous }énerve.
Depuis quand ça dure, cette affaire ?
{Tu as|Vous avez} déjà essayé d’en parler avec quelqu’un de là-bas ?
Les autres autour, ils s’en plaignent aussi ?
À quel moment c’est le plus pénible ?
Comment {tu fais|vous faites} pour avoir un peu de calme ?
Et avant, c’était tranquille chez {toi|vous} ?
Est-ce qu’il y a un propriétaire ou un syndic à qui l’écrire ?
L’idée de changer de logement, ça {t’|vous }a déjà traversé l’esprit ?
Y a-t-il quelqu’un de sympathique, au moins, parmi les voisins ?
La dernière fois, {tu as|vous avez} réagi comment ?

= family-quarrel
Ah, la famille, ça peut vite s’échauffer.
Avec les proches, ça touche toujours un peu plus.
Pas facile de rester calme dans ces cas-là.
Ça laisse un goût désagréable, ces histoires.
On ne choisit pas, et pourtant il faut faire avec.
Je comprends que ça reste en tête.
Il suffit parfois d’une bricole pour que tout ressorte.
Oui, là, il y avait de quoi s’agacer.
Entre gens qui s’aiment, on ne se ménage pas toujours.
Voilà une ambiance dont on se passerait bien.
Comment ça a commencé, au fond ?
Et depuis, ça s’est un peu calmé ?
{Tu crois|Vous croyez} que ça vient de plus loin ?
Quelqu’un dans la famille est plutôt de {ton|votre} côté ?
Qu’est-ce qui passe le plus mal là-dedans ?
C’est déjà arrivé, ce genre d’accrochage ?
{Tu as|Vous avez} envie d’en reparler avec eux, ou d’attendre ?
D’habitude, qui fait le premier pas chez {toi|vous} ?
Si {tu pouvais|vous pouviez} leur dire une seule chose, ce serait quoi ?
À part cette histoire, ça se passe bien entre vous tous ?

= partner-annoyance
Vivre à deux, ça use parfois la patience.
Ça se comprend, que ça finisse par agacer.
Les petites choses répétées, c’est ce qui fatigue le plus.
Oui, on aimerait un peu plus d’attention.
Il y a des jours où on garderait bien l’appartement pour soi.
{Tu as|Vous avez} le droit de trouver ça pénible.
Ce n’est pas un drame, mais ça agace pour de bon.
Et à force de se taire, ça s’accumule.
Un petit effort ne ferait de mal à personne.
Bon, là, je suis de {ton|votre} côté.
Ça a toujours été comme ça entre vous deux ?
{Tu le lui as|Vous le lui avez} déjà dit comme {tu me le dis|vous me le dites} ?
Qu’est-ce qui {te|vous} ferait plaisir, concrètement ?
Comment ça se passe quand {tu en parles|vous en parlez} ensemble ?
Et la dernière fois, ça s’est fini comment ?
{Tu dirais|Vous diriez} que c’est de la distraction ou de la mauvaise volonté ?
Quelle est la chose qui {t’|vous }énerve le plus ?
À part ça, il y a des moments où vous êtes bien ensemble ?
Si ça changeait dès demain, {tu le remarquerais|vous le remarqueriez} à quoi ?
Dans {ton|votre} entourage, c’est pareil chez les autres couples ?

= children-annoyance
Ah, ils ont l’art de pousser les gens à bout.
Il faut des nerfs solides, là.
On les aime, et pourtant on les mettrait bien sur pause.
Ça, c’est du sport, tous les jours.
{Tu n’as|Vous n’avez} pas beaucoup de répit, on dirait.
Oui, il y a des jours où ça dépasse tout.
Et répéter cent fois la même chose, ça use.
Je comprends que la patience s’épuise.
Rien que de l’écouter, ça paraît fatigant.
Franchement, rester calme avec ça, ce n’est pas rien.
Et {tu réagis|vous réagissez} comment, dans ces moments-là ?
C’est nouveau, ou ça dure depuis un moment ?
Qui {t’|vous }aide un peu avec tout ça ?
Il y a des moments de la journée où ça se passe mieux ?
Qu’est-ce qui marche, quand même, de temps en temps ?
Le soir, {tu arrives|vous arrivez} à avoir un moment de calme ?
Dans tout ça, c’est quoi le plus fatigant ?
{Tu étais|Vous étiez} plus sage, au même âge ?
Comment ça s’est terminé, la dernière fois ?
Y a-t-il quand même des choses qui {te|vous} font rire là-dedans ?

= admin-annoyance
Ah, ce genre de chose rendrait fou n’importe qui.
Tant d’efforts pour un résultat pareil, merci bien.
Ils ont le don de compliquer ce qui devrait être simple.
Et jamais personne pour répondre franchement, évidemment.
{Tu as|Vous avez} bien de la patience avec ça.
Ça prend un temps fou, et on n’y est pour rien.
Face à ces gens ou à ces machines, on perd vite son calme.
Le pire, c’est de ne pas savoir quand ça va se débloquer.
Voilà de quoi s’énerver pour de bon.
Oui, il y a mieux comme façon d’occuper son temps.
Et maintenant, ça en est où ?
{Tu as|Vous avez} réussi à avoir quelqu’un de compétent ?
Ça dure depuis combien de temps, ce cirque ?
Qu’est-ce que ça bloque pour {toi|vous}, concrètement ?
Il y a quelqu’un qui pourrait {te|vous} donner un coup de main ?
C’est la première fois, ou ils sont coutumiers du fait ?
{Tu as gardé|Vous avez gardé} une trace écrite de tout ça ?
Comment {tu gardes|vous gardez} {ton|votre} calme, dans ces cas-là ?
La prochaine étape, ce serait quoi ?
Ils {t’|vous }ont donné une explication, au moins ?

= money-trouble
L’argent, ça met vite de mauvaise humeur.
Ah, ça fait mal au portefeuille, ça.
Compter comme ça, c’est fatigant à la longue.
On se passerait bien de ce genre de surprise.
Et les sommes, elles, n’attendent pas.
Il y a de quoi être en colère, là.
Pas évident d’en parler, en plus, quand il s’agit d’argent.
Ce n’est pas rien, quand même.
Franchement, ça tombe toujours mal.
Oui, ça reste sur l’estomac, une affaire pareille.
Ça fait une grosse somme pour {toi|vous} ?
{Tu as|Vous avez} une idée de comment ça va s’arranger ?
Ça remonte à quand, cette histoire ?
Quelqu’un est au courant autour de {toi|vous} ?
{Tu vas t’y|Vous allez vous y} prendre comment ?
Qu’est-ce qui {t’|vous }agace le plus : la somme ou la manière ?
{Tu dois|Vous devez} renoncer à quelque chose à cause de ça ?
Est-ce qu’on peut encore discuter avec les gens concernés ?
D’habitude, {tu tiens tes|vous tenez vos} comptes de près ?
La suite, elle dépend de qui ?

= small-misfortune
Oh non, pas de chance.
Zut, voilà bien le genre de chose dont on se passerait.
Ça n’arrive jamais au bon moment, en plus.
Bon, c’est rageant, il faut le dire.
Un petit rien, et la journée prend un autre tour.
Aïe, {tu as dû|vous avez dû} râler un bon coup.
Ce sont des choses qui arrivent, mais c’est pénible quand même.
Mince alors, quelle guigne.
Évidemment, c’est tombé sur {toi|vous}.
Rien de grave peut-être, mais ça agace.
Et comment ça s’est fini ?
{Tu as pu|Vous avez pu} rattraper le coup ?
{Tu étais|Vous étiez} avec quelqu’un quand c’est arrivé ?
Qu’est-ce que {tu as|vous avez} dit, sur le moment ?
Qu’est-ce qu’il a fallu faire, après ça ?
Le reste de la journée s’est mieux passé ?
C’était quelque chose d’important pour {toi|vous} ?
Il y a un moyen d’arranger ça ?
Ça {t’|vous }arrive souvent, ce genre de petit malheur ?
Maintenant, {tu en ris|vous en riez} ou c’est encore trop tôt ?

= bored-with
{Tu as|Vous avez} fait le tour, on dirait.
Ça finit par peser, quand plus rien ne change.
Oui, l’ennui, c’est fatigant aussi.
On a parfois juste envie que ça bouge un peu.
Au moins, c’est dit clairement.
Quand l’envie n’y est plus, chaque heure compte double.
Il y a de quoi saturer, à force.
Bon, là, {tu en as|vous en avez} vraiment assez.
Toujours la même chose, ça lasse n’importe qui.
Pas facile de se motiver dans ces conditions.
Et qu’est-ce qui {te|vous} donnerait envie, à la place ?
Ça a été mieux, à un moment ?
Depuis quand {tu sens|vous sentez} que ça ne va plus ?
Le pire moment, là-dedans, c’est lequel ?
Il reste quelque chose qui {te|vous} plaît quand même ?
Qu’est-ce qui {te|vous} retient, pour l’instant ?
Si tout était possible lundi, {tu ferais|vous feriez} quoi ?
{Tu as|Vous avez} déjà imaginé autre chose, même vaguement ?
Quelle petite chose pourrait déjà changer un peu ?
Autour de {toi|vous}, on le sait, que {tu en as|vous en avez} assez ?

= friend-annoyance
Ah, d’un ami, on attend autre chose.
Ça vexe, même quand on n’a pas envie d’en faire une histoire.
Pas très élégant, tout ça.
On finit par se demander pourquoi on fait des efforts.
Oui, là, ça manque un peu d’égards.
{Tu as|Vous avez} eu de la patience, je trouve.
L’amitié, ça va dans les deux sens, normalement.
Je comprends que ça {te|vous} reste en travers.
Une fois, ça passe, mais il y a des limites.
Le temps des autres, ça compte aussi.
{Tu lui as|Vous lui avez} fait comprendre que ça {t’|vous }agace ?
C’est quelqu’un que {tu connais|vous connaissez} depuis longtemps ?
Il y a eu une explication, au moins ?
Ça a toujours été comme ça, ou ça a changé ?
Et malgré ça, qu’est-ce qui {te|vous} plaît dans cette amitié ?
{Tu voudrais|Vous voudriez} que ça change, ou prendre un peu de distance ?
Comment {tu réagis|vous réagissez}, d’habitude ?
La prochaine fois, {tu imagines|vous imaginez} faire comment ?
À {ton|votre} avis, c’est de la distraction ou du sans-gêne ?
Est-ce que {tes|vos} autres amis disent la même chose ?

= own-disorder
Bah, {tu n’es pas|vous n’êtes pas} un cas isolé.
Ça arrive aux gens les mieux organisés.
La bonne volonté, ça ne se commande pas.
Au moins, {tu le dis|vous le dites} franchement.
Le plus dur, c’est toujours les cinq premières minutes.
Oui, et plus on attend, moins on a envie.
On se promet toujours que demain sera le bon jour.
Rien de honteux là-dedans, c’est très courant.
Il suffit souvent d’un tout petit bout pour démarrer.
Bon, on a tous ses points faibles.
Par quel petit bout {tu pourrais|vous pourriez} commencer ?
Qu’est-ce que {tu fais|vous faites} à la place, en général ?
Ça a toujours été comme ça, ou c’est récent ?
Qu’est-ce qui {t’|vous }arrête, au moment de s’y mettre ?
Il y a un moment où ça marche mieux ?
Est-ce que ça {te|vous} gêne vraiment, ou ce sont les autres que ça gêne ?
Quand {tu y arrives|vous y arrivez}, qu’est-ce qui a aidé ?
{Tu vis|Vous vivez} bien avec, ou ça {t’|vous }énerve ?
La dernière fois que c’était réglé, c’était quand ?
Dix minutes aujourd’hui, ce serait possible ?

= reported-quarrel-words
Ah, ce n’est pas très fin, ça.
Une phrase comme ça, on la garde un moment dans l’oreille.
Je comprends que ça {te|vous} soit resté en travers.
Il y avait d’autres façons de le dire.
Certaines personnes parlent avant de réfléchir.
Oui, ça fait mal, même dit en passant.
Quel manque de tact, franchement.
On pense à la bonne réponse deux heures après, en général.
Là, ça méritait bien une réplique.
Drôle de manière de parler aux gens.
Et {tu as|vous avez} répondu quoi ?
C’était dit sur quel ton ?
Il y avait du monde autour pour entendre ça ?
{Tu penses|Vous pensez} que c’était pour blesser, ou de la maladresse ?
Qu’est-ce que {tu aurais|vous auriez} voulu répliquer ?
D’habitude, ça se passe mieux entre vous ?
Qu’est-ce qui passe le plus mal, le mot ou le ton ?
Depuis, vous vous êtes reparlé ?
Ça venait à propos de quoi ?
C’est le genre de choses que {tu entends|vous entendez} souvent ?

= nothing-works
Eh bien, quelle série.
Tout à la fois, il faut le faire.
Il y a des jours où il vaudrait mieux rester couché.
Là, ça fait vraiment beaucoup pour une seule personne.
Bon, on va espérer que le compte est bon.
Chaque chose à part, ça irait, mais tout ensemble, non.
{Tu as|Vous avez} bien mérité que ça s’arrête.
Vraiment pas de veine, du début à la fin.
Oh là là, ça s’enchaîne.
Après ça, n’importe qui serait à cran.
C’est quoi le pire, dans le lot ?
Il y a quand même eu un petit truc qui a marché ?
Et là, maintenant, {tu souffles|vous soufflez} un peu ?
Qu’est-ce qui {te|vous} ferait du bien ce soir ?
Quelqu’un a pu {te|vous} donner un coup de main ?
{Tu as réussi|Vous avez réussi} à régler quelque chose là-dedans ?
À quel moment {tu as|vous avez} compris que c’était fichu ?
{Tu prends|Vous prenez} ça plutôt avec colère ou avec le rire ?
Comment {tu vas|vous allez} finir la journée, du coup ?
Reste-t-il encore une corvée aujourd’hui, ou c’est fini ?
`
