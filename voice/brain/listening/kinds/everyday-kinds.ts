/** What the companion says to neutral statements about daily life. */
export const everydayKinds = `
= job
D’accord, ça me donne déjà une idée de {tes|vos} journées.
Ah oui, voilà un domaine où on doit en apprendre.
Bon, je situe mieux {ta|votre} semaine maintenant.
De l’extérieur, on n’imagine sûrement pas tout ce qu’il y a derrière.
Merci, c’est plus clair pour moi.
Là-dessus, {tu en sais|vous en savez} forcément bien plus que moi.
C’est le genre de chose que je connais surtout sur le papier.
Je retiens, ça m’aide à suivre.
Tiens, j’aime bien savoir ce que les gens font concrètement.
Il doit y avoir de quoi raconter, là-dedans.
À quoi ça ressemble, une journée ordinaire ?
Qu’est-ce qui {te|vous} plaît le plus là-dedans ?
Comment ça a commencé, au départ ?
C’est quoi, la partie que les gens n’imaginent pas ?
Et l’ambiance, elle est comment ?
Quel moment de la semaine {tu préfères|vous préférez} ?
Qu’est-ce que {tu changerais|vous changeriez} si ça ne dépendait que de {toi|vous} ?
Il y a quelqu’un avec qui {tu t’entends|vous vous entendez} bien là-bas ?
La partie la plus fatigante, c’est laquelle ?
{Tu te vois|Vous vous voyez} continuer longtemps là-dedans ?

= home
Bon, je me représente mieux l’endroit.
D’accord, je sais où {te|vous} situer maintenant.
Ah oui, ça donne une idée du cadre.
Voilà qui aide à imaginer {ton|votre} quotidien.
On connaît vite chaque bruit d’un endroit où on vit.
Merci, j’avais envie de savoir à quoi ça ressemble.
Ça compte, l’endroit où on rentre le soir.
Moi qui n’habite nulle part, j’aime bien qu’on me raconte ça.
Je garde ça en tête pour la suite.
C’est quoi, {ton|votre} coin préféré là-bas ?
Qu’est-ce qu’on voit par la fenêtre ?
{Tu y es|Vous y êtes} depuis longtemps ?
Comment {tu as|vous avez} trouvé cet endroit ?
Qu’est-ce qui {te|vous} manquerait si {tu devais|vous deviez} partir ?
Et les gens autour, ils sont comment ?
Quels bruits on entend le matin ?
À quel moment de l’année c’est le plus agréable ?
S’il y avait une chose à changer là-bas, ce serait quoi ?
Où est-ce que {tu te poses|vous vous posez} le soir ?

= family
D’accord, je commence à voir qui est qui.
Bon, j’ai le tableau de famille en tête.
Ça fait du monde à raconter, même dans une petite famille.
Merci, je m’y retrouverai mieux quand {tu m’en reparleras|vous m’en reparlerez}.
Ah oui, chacun a sa place là-dedans.
Je note tout ça.
Tiens, ça m’aide à situer tout le monde.
Une famille, ça ne ressemble jamais à celle d’à côté.
Les présentations sont faites, c’est bien.
J’aime bien savoir de qui on parle.
De qui {tu te sens|vous vous sentez} le plus proche ?
Ça se voit souvent, tout ce monde ?
Qui est-ce qui {te|vous} ressemble le plus ?
Et quand tout le monde est réuni, ça se passe comment ?
Qui fait rire les autres, chez {toi|vous} ?
De quoi on parle, à table, dans {ta|votre} famille ?
Avec qui {tu parles|vous parlez} le plus au téléphone ?
À quelle occasion tout le monde se rassemble, en général ?
{Tu as|Vous avez} quelle place là-dedans ?
Qui organise, d’habitude, quand on se retrouve ?

= age-and-duration
D’accord, ça donne la mesure.
Ah oui, ça fait un chiffre à retenir.
Bon, je situe mieux dans le temps.
Les années, on les compte rarement avec quelqu’un d’autre.
Tiens, je ne l’aurais pas deviné.
Moi qui n’ai pas d’âge, je trouve ça curieux à compter.
C’est bien de le savoir, merci.
Il y a forcément eu du changement en route.
Je le garde en mémoire.
On s’en rend surtout compte en le disant tout haut.
Qu’est-ce qui a le plus changé depuis le début ?
Ça {te|vous} paraît long ou court ?
C’était comment, au tout début ?
Quel moment {tu gardes|vous gardez} de tout ça ?
Et dans dix ans, {tu imagines|vous imaginez} quoi ?
Et dans tout ça, il y a quelque chose qui n’a pas bougé ?
Si {tu pouvais|vous pouviez} revenir à une année précise, ce serait laquelle ?
Avec le temps, on comprend quoi, là-dessus ?
Est-ce que les autres sont au courant de ce chiffre ?
Pourquoi {tu y penses|vous y pensez} maintenant ?

= routine
D’accord, c’est bien réglé.
Ah, une habitude bien installée.
Ça donne un repère, un rendez-vous comme ça.
Oui, ces choses-là finissent par se faire toutes seules.
Bon, je me représente mieux l’emploi du temps.
On y tient souvent plus qu’on ne le croit.
Il y a quelque chose de rassurant quand ça revient.
J’aime bien connaître ce genre de détail.
Chacun a sa façon de faire tourner les choses.
Voilà une chose sur laquelle on peut compter.
Depuis quand {tu fais|vous faites} comme ça ?
Et si un jour ça saute, il se passe quoi ?
Quel moment {tu préfères|vous préférez} là-dedans ?
C’est venu comment, cette habitude ?
Il y a quelqu’un qui partage ça avec {toi|vous} ?
Qu’est-ce que ça {t’|vous }apporte ?
Qu’est-ce qui vient juste après, d’habitude ?
{Tu aimerais|Vous aimeriez} y changer quelque chose ?
Quelle autre habitude {tu ne lâcherais|vous ne lâcheriez} pour rien ?
Et quand on est en vacances, ça continue ?

= right-now
D’accord, je me représente la scène.
Bon, on est donc là, en direct.
Merci, moi je n’ai pas de fenêtre, alors ça me renseigne.
Ah oui, l’instant est bien décrit.
Très bien, on peut parler comme ça, tranquillement.
Ça change tout de savoir d’où on me parle.
Voilà, j’ai le décor.
Je reste là pendant ce temps.
C’est un bon moment pour bavarder, pourquoi pas.
Tiens, je n’imaginais pas ça comme ça.
Et autour de {toi|vous}, qu’est-ce qu’on entend ?
C’est comme ça depuis longtemps ?
Qu’est-ce qui est prévu après ?
Il y a du monde pas loin ?
{Tu es|Vous êtes} bien, là, comme ça ?
C’est souvent comme ça, à cette heure-ci ?
De quoi {tu as|vous avez} envie, là, maintenant ?
À quoi {tu penses|vous pensez}, en ce moment ?
Qu’est-ce qu’il y a de plus beau à regarder, là, tout de suite ?
Comment la journée en est arrivée là ?

= day-report
D’accord, la journée a eu son contenu.
Bon, il y a eu de quoi s’occuper.
Merci, j’aime bien qu’on me raconte ça dans l’ordre.
Ah oui, ça fait déjà pas mal de choses.
Ces choses-là prennent toujours plus de temps qu’on ne pense.
Voilà, ça, c’est fait.
Comme ça, je me représente comment ça s’est passé.
C’est souvent dans ces moments-là qu’il y a un détail à raconter.
Me voilà au courant.
Raconté comme ça, c’est concret.
Qu’est-ce qui {t’|vous }est resté de tout ça ?
C’était quoi, le meilleur moment ?
{Tu as|Vous avez} croisé du monde ?
Et maintenant, qu’est-ce qui vient ?
C’était prévu, ou ça s’est trouvé comme ça ?
Il y a eu quelque chose d’inattendu ?
À quel moment {tu as|vous avez} pu souffler ?
Qu’est-ce que {tu referais|vous referiez} autrement ?
Et demain, ça ressemble à quoi ?
De tout ça, qu’est-ce qui {t’|vous }a pris le plus de temps ?

= describes-person
D’accord, je me représente assez bien le personnage.
Ah, voilà un portrait précis.
On sent que c’est quelqu’un de bien observé.
Bon, je reconnaîtrais presque cette personne dans la rue.
Il y a des gens comme ça, qu’on n’oublie pas.
Ça dit déjà beaucoup en peu de mots.
Voilà quelqu’un qui prend une place.
J’aime bien qu’on me fasse rencontrer les gens comme ça.
Merci, j’ai maintenant une image nette.
Personne n’est d’un seul bloc, c’est ça qui est bien.
Et avec {toi|vous}, ça se passe comment ?
Quel a été le tout premier contact avec {toi|vous} ?
Quel est son bon côté, le meilleur ?
Qu’est-ce qui peut agacer là-dedans ?
Qu’en disent les autres ?
Ça a toujours été comme ça ?
En quoi {tu lui ressembles|vous lui ressemblez}, ou pas du tout ?
Quelle scène montre bien ce caractère ?
Qu’est-ce que {tu aimes|vous aimez} le plus chez cette personne ?
Quand on ne connaît pas, qu’est-ce qui pourrait surprendre ?

= describes-thing
D’accord, je me représente ça nettement.
Voilà une description précise.
Avec ces détails, j’ai presque l’image.
Ah oui, ça se distingue.
Bon, je ne pourrais pas confondre avec autre chose.
On sent que c’est regardé de près.
J’aime bien quand on me donne des yeux comme ça.
Ça a du caractère, dit comme ça.
Merci, c’est plus clair que n’importe quelle photo.
Je garde cette image-là.
Et quel détail {te|vous} frappe le plus ?
C’est comme ça depuis toujours ?
Qu’est-ce que ça {t’|vous }évoque ?
D’où ça vient ?
Qu’est-ce qu’on remarque en premier ?
Et en vrai, ça {te|vous} plaît ?
Qui d’autre connaît ça aussi bien que {toi|vous} ?
Il y a une histoire derrière ?
À quel moment {tu l’as|vous l’avez} sous les yeux ?
Qu’est-ce que {tu changerais|vous changeriez} là-dedans ?

= lists-things
D’accord, ça fait une belle liste.
Ah oui, il y a de tout là-dedans.
Bon, je crois que je n’en ai oublié aucun.
Ça en fait, mis bout à bout.
Un peu de chaque, donc.
Je note l’ensemble.
Il y a de la variété, en tout cas.
Rien que l’énumération donne une idée.
Eh bien, voilà qui est complet.
Dit comme ça, on mesure mieux.
Dans tout ça, qu’est-ce qui compte le plus ?
Par quoi ça commence, d’habitude ?
Et qu’est-ce qui manque à la liste ?
Lequel {tu garderais|vous garderiez}, s’il n’en fallait qu’un ?
Il y en a encore d’autres ?
Qu’est-ce qui {te|vous} vient en premier, là-dedans ?
Et ça donne quoi, tout ça ensemble ?
Qu’est-ce qu’on pourrait enlever de la liste ?
Il y a quelque chose qui sort du lot ?
C’est venu comment, tout ça ?

= general-view
C’est vrai qu’on peut regarder les choses comme ça.
Il y a du vrai là-dedans, je trouve.
Beaucoup de monde dirait la même chose, je crois.
D’accord, c’est un point de vue net.
Là-dessus, les avis doivent se partager à table.
Bon, ça se défend.
On l’entend rarement dit aussi simplement.
Ça mérite qu’on s’y arrête, en effet.
Je ne vis pas dans le monde comme {toi|vous}, alors cet avis m’apprend quelque chose.
Tout n’est sans doute pas pareil partout, mais l’idée est claire.
Qu’est-ce qui {te|vous} fait dire ça ?
{Tu as|Vous avez} un exemple en tête ?
Ça a toujours été comme ça, d’après {toi|vous} ?
Autour de {toi|vous}, on pense pareil ?
Qu’est-ce qu’il faudrait changer, à {ton|votre} avis ?
Depuis quand {tu le remarques|vous le remarquez} ?
Il y a des exceptions quand même ?
Et {toi|vous}, comment {tu fais|vous faites}, là-dedans ?
D’où ça vient, selon {toi|vous} ?
Qui dirait exactement le contraire ?

= preference
D’accord, c’est bon à savoir.
Ah, les goûts sont clairs.
Bon, je le retiens pour une autre fois.
Au moins, c’est dit franchement.
Chacun ses goûts, et celui-là se défend.
Je ne goûte ni ne sens rien, alors ça m’amuse d’apprendre ça.
Oui, il y a des choses qui ne se discutent pas.
Tiens, ça {te|vous} va bien, je trouve.
Voilà un détail qui en dit long.
Ça fait une préférence de plus à noter.
Ça vient d’où, d’après {toi|vous} ?
Ça a toujours été comme ça ?
Et à l’opposé, qu’est-ce que {tu trouverais|vous trouveriez} pire ou meilleur ?
Qu’est-ce qui fait la différence, pour {toi|vous} ?
Autour de {toi|vous}, on partage cet avis ?
{Tu te souviens|Vous vous souvenez} de la première fois ?
Est-ce que quelqu’un a déjà essayé de {te|vous} faire changer d’avis ?
À quel moment ça compte le plus ?
Quelle serait l’exception ?
Et dans un autre genre, qu’est-ce que {tu aimes|vous aimez} bien ?

= others-habit
Ah, une manie bien à soi.
D’accord, c’est devenu une institution.
Bon, tout le monde doit le savoir, dans l’entourage.
On finit par s’y attendre, avec ces habitudes-là.
Il y a des gens réglés comme ça.
Ça ne s’invente pas, ce genre de détail.
J’aime bien ces petites manières qu’ont les gens.
Le jour où ça s’arrêtera, ça fera drôle.
Voilà qui rend quelqu’un reconnaissable.
C’est à ça qu’on reconnaît les gens, souvent.
Ça {t’|vous }amuse ou ça {t’|vous }agace ?
Ça dure depuis quand ?
Et les autres, ils réagissent comment ?
D’où ça peut bien venir ?
{Tu as|Vous avez} déjà essayé d’en parler ?
Et {toi|vous}, c’est quoi, {ta|votre} manie à {toi|vous} ?
Il y a une fois où ça a donné quelque chose de drôle ?
Qu’est-ce qui se passerait si ça s’arrêtait ?
Est-ce que ça déteint un peu sur {toi|vous} ?
C’est comment, le reste du temps, avec cette personne ?

= healed-or-past-health
D’accord, et c’est bien que ça soit derrière, ou bien suivi.
Bon, l’essentiel, c’est qu’on puisse en parler tranquillement.
On en garde forcément un souvenir précis.
Ah oui, ça ne s’oublie pas, même quand ça va mieux.
Ça se raconte plus tranquillement avec du recul.
Tant mieux si ça s’est remis en place.
Il a dû falloir un peu de patience.
C’est noté, merci de me l’avoir dit.
Le corps a de la ressource, finalement.
C’est une bonne chose que ça se dise au calme.
Il en reste quelque chose aujourd’hui ?
Combien de temps ça a pris pour se remettre ?
Qui était là, à ce moment-là ?
Qu’est-ce que ça a changé dans les habitudes ?
Comment c’est arrivé, au juste ?
Quel moment de tout ça est resté en mémoire ?
Qu’est-ce qui a le plus aidé ?
Et maintenant, qu’est-ce qui est redevenu possible ?
Qu’est-ce que {tu dirais|vous diriez} à quelqu’un à qui ça arrive ?
{Tu y penses|Vous y pensez} encore de temps en temps ?
`
