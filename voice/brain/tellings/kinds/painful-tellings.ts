/** Kinds of telling about what hurts or frightens the caller. */
export const painfulTellings = String.raw`
! (mon|ma|mes) \w+ aurai(t|ent) (tellement |tant |bien )?(aime|adore|voulu|ete)
Cette absence-là s’invite aussi dans les bons moments.
On voudrait se retourner et le lui dire.
C’est une place vide à côté d’une belle chose.
Il y aurait eu quoi, dans ses yeux ?

! (il|elle|(mon|ma) \w+) (ne )?(me |m )(touche|regarde|desire|embrasse|calcule|approche|caline) (meme )?(plus|pas|jamais)
Le manque de gestes, ça se sent dans tout le corps.
On finit par se demander ce qui cloche chez soi, et souvent ce n’est pas ça.
Dormir à côté de quelqu’un et se sentir loin, c’est une drôle de solitude.
C’est venu d’un coup, ou petit à petit ?
Vous avez déjà pu en parler, même à demi-mot ?

! (journee|semaine|nuit|soiree|matinee)( (?!super|genial|top)\w+){0,2} (bizarre|pourrie?|nulle|moisie|compliquee|chelou|affreuse|galere|de merde|de chien|sans fin)|(pas terrible|pas ouf|bof|pas folle|pas top|pas genial~|bizarre|moyenne?)( \w+)? (journee|semaine|nuit|soiree)
Ah, une journée de travers, ou presque.
Il y a des jours comme ça, qui ne tombent pas du bon côté.
On ne va pas faire semblant qu’elle était belle.
C’est quoi, le moment qui a tout fait pencher ?
{Tu veux|Vous voulez} la raconter, ou la laisser dehors ?

! (disent?|dit|repetent?|trouvent?|pensent?)\b.*\b((c est|c etait|ce n est|ce n etait) qu une?|rien que|passer a autre chose|faut (avancer|tourner la page|oublier|passer)|j en fais trop|que j exagere)
Personne ne décide à {ta|votre} place du temps que ça prend.
Les gens disent ça vite ; ce qui a compté toutes ces années compte vraiment.
Personne ne peut mesurer ça à {ta|votre} place.

! (je|j)( ne)? (vais|veux|voudrais|voulais) pas (vous|t|te) (embeter|deranger|ennuyer|saouler|prendre|accabler)|je (vous|t|te) (embete|derange|ennuie|saoule) (avec|la)|je parle (trop|que de moi)|desole~ (de|pour) (vous|te|t|tout)
Ça ne m’embête pas, au contraire, je suis là pour ça.
Il n’y a pas de quoi s’excuser, vraiment.
Rien de tout ça n’est de trop.

! mort~ de rire|(eclate|explose|pleure) (bien |de )?rire|fou rire|on a bien (ri|rigole)
Rien que de l’entendre, ça donne envie de rire aussi.
Ça fera une histoire à ressortir à chaque repas de famille.
Je n’étais pas là, et j’aurais bien voulu voir la scène.
Et maintenant, ça fait rire tout le monde ?
Qui a ri en premier ?

! (je|j) (ris|rigole)( \w+)? (moins|jaune)|(moins|plus) drole du tout
Le rire tient un moment, et après il reste la route.
On fait bonne figure, et le soir la fatigue présente la note.
C’est permis, de ne pas trouver ça drôle tout le temps.
Il y a quelqu’un à qui le dire, ce soir-là ?
Et une fois la porte fermée, il reste quoi ?

! (rate|foire|plante|echoue|loupe|recale~|repasse~)( \w+){0,3} (code|permis|examen|bac|concours|entretien|oral|partiel|annee|diplome)|(code|permis|examen|bac|concours|entretien) (rate|loupe)
Ah, ça fait rager, surtout quand on y a passé du temps.
Ce n’est qu’un résultat, pas un verdict, mais sur le coup ça pique.
Si près et si loin, c’est ça qui énerve.
Qu’est-ce qui a coincé, cette fois ?
Et c’est prévu pour quand, la revanche ?

! (galere|me bats|fais tout|donne tout)( \w+)? (tous|toutes|tout le|sans arret|comme un|a fond|depuis des)|je fais (deja )?(de mon mieux|tout ce que je peux)
Tout cet effort, et pas le résultat qui va avec, ça décourage.
Ça se mérite, et ça ne se voit pas toujours de l’extérieur.
Il y a de quoi trouver ça injuste.
Qui le voit, cet effort-là ?
Il y a quand même un petit progrès quelque part ?

! (je me demande si (je|j|c est (pas )?(a cause|ma faute))|a la hauteur|capable de|je doute|pas sure? de moi|pas legitime|imposteur)
Le doute, ça vient surtout à ceux qui prennent la chose à cœur.
Personne n’est sûr de soi dans ces moments-là, même ceux qui en ont l’air.
C’est une question qu’on se pose rarement à voix haute, et c’est bien de le faire.
Qu’est-ce qui rassurerait un peu ?
Et quelqu’un qui {te|vous} connaît bien, il en dirait quoi ?

! (mon pere|ma mere|mes parents)( \w+){0,4} (etait|etaient) (jamais|pas souvent|rarement) (la|present~|a la maison)
L’absence aussi laisse une empreinte, et on grandit autour.
Ça donne envie de faire autrement, et ça fait peur en même temps.
On apprend parfois d’un vide ce qu’on voudrait remplir.
Qu’est-ce qui a manqué le plus, à cette époque ?
Il y a eu quelqu’un d’autre, pour tenir ce rôle ?

(veux|voudrais|vais) pas (refaire|faire|reproduire|finir|devenir|etre)( \w+)? (pareil|comme (lui|elle|eux|mon pere|ma mere)|les memes|la meme)
Le vouloir, c’est déjà la moitié de la différence.
Rien n’oblige à suivre le modèle, et s’en rendre compte change tout.
C’est une promesse, et elle est belle.
Ce serait quoi, la première chose à faire autrement ?
Et ça commencerait par quel jour ordinaire ?

! (seche~ (les|ses|le)|claque~ la porte|redouble~|fugue~|decroche~ (a|de) l ecole|se fait (harceler|embeter)|repond~ mal|fait que des betises|conseil de discipline|renvoye~|insolente?)
À cet âge-là, on pousse fort sur les murs pour voir s’ils tiennent.
Aimer quelqu’un qui claque les portes, c’est un métier.
Ça inquiète, et ça fatigue, et on ne sait plus par où entrer.
Il y a encore des moments où ça passe bien, entre vous ?
Qu’est-ce qui a changé, juste avant que ça commence ?

! (encore|trop|tout|re) ?(mange|bu|fume|depense|craque|grignote)|(mange|bu|fait|bouffe) n importe quoi|(un|le) paquet entier|la (boite|tablette|bouteille) entiere|j ai (recraque|craque (sur|pour|et))|rechut~
Un soir comme ça n’efface pas le reste.
Ça arrive, et ça dit surtout que la journée a été trop lourde.
On ne se gronde pas pour ça ici.
C’était de la faim, ou le besoin que quelque chose fasse du bien ?
Qu’est-ce qui s’était passé, juste avant ?

! (sur les nerfs|a cran|a fleur de peau|a bout de nerfs|tendue?s? comme|je dors plus|je deviens f(ou|olle)|une boule|la pression|toute la pression)
À ce rythme-là, le corps reste en alerte même quand il n’y a plus rien à guetter.
C’est usant, d’être toujours sur le qui-vive.
La corde est trop tendue, et ça ne date pas d’aujourd’hui.
Qu’est-ce qui la détend un peu, d’habitude ?
Ça s’arrête, à un moment de la journée ?

! (j ai|je|m a|me) (\w+ )?(pleur(e|ais|er|es)?|chial~|craque~|sanglot~|fondu en larmes)|en larmes|les larmes
Pleurer, ce n’est pas flancher.
Quand ça déborde comme ça, c’est que ça tenait depuis un moment.
Que ça sorte, c’est déjà quelque chose, même si ça laisse à plat.
Il y a des jours où le corps décide de pleurer avant nous.
Quelqu’un était là, à ce moment-là ?
Ça a soulagé un peu, ou pas du tout ?
Et maintenant, c’est passé, ou ça revient ?

! (il|elle|ils|elles|mes \w+|mon \w+|ma \w+|personne)( \w+){0,3} (n )?(est|sont) pas au courant|(je|j)( \w+){0,2} (rien dit|rien raconte|jamais parle|jamais dit)( \w+)? (a|ca|tout)|personne (le |ne le )?sait(?! (?:a part|sauf|encore))
Garder une chose pareille pour soi, à côté des autres, ça isole.
Porter ça en silence, ça demande une drôle d’énergie.
C’est lourd, un secret, même quand on le garde par gentillesse.
On se tait souvent pour protéger les autres, et on reste avec tout le poids.
Qu’est-ce qui retient de le dire, la peur de la réaction ou autre chose ?
Si quelqu’un devait l’apprendre en premier, ce serait qui ?

! (veux|voulais|voudrais|ose) pas (l |le |la |les |leur |lui )?(inquieter|deranger|embeter|faire de (la )?peine|ajouter|peser|ennuyer|alarmer)|pour (ne )?pas (l |les |le |la )?(inquieter|deranger|embeter)
C’est par attention, ça se comprend, et ça laisse tout le poids du même côté.
On protège les autres, et on reste sans personne à qui le dire.
C’est délicat de ménager quelqu’un quand on aurait besoin d’aide.
Et si la place était inversée, {tu préférerais|vous préféreriez} savoir ?
Il y aurait quelqu’un d’autre à qui en parler, hors de la maison ?

! on (ne )?(se|s est) (pas |plus |jamais )?(re)?parle (plus|pas|depuis)|on (ne )?s est (pas|plus) (re)?parle|(se |me |nous )?(parle(nt)?|adress~ la parole|repond(s|ent)?|ecrit|appelle(nt)?|donne~ de nouvelles|voit)( \w+){0,2} (plus|pas|jamais)( depuis| que| du tout|$)|(plus|pas|aucunes?|sans) (de )?nouvelles? (d |de |du |depuis)|silence radio|(il|elle|ils) (m ignore~|me bloque~|m a bloque~)|laisse~? en vu
Un silence comme ça, c’est souvent plus dur qu’une dispute.
Ne plus se parler, ça laisse imaginer le pire.
C’est une drôle de peine, quelqu’un qui est là et qui ne répond plus.
L’absence de mots, ça finit par prendre toute la place.
C’est parti de quoi, au fond ?
Et si un pas devait être fait, il viendrait de quel côté ?
Il y a eu un moment précis, ou ça s’est éteint petit à petit ?

! (est|sont|etre|etait|ete|encore|presque) (mutee?|licencie~|viree?|larguee?|quittee?|plaquee?|recalee?|refusee?|rejetee?)\b|m (a|ont) (virer?|viree|licencie~|largue~|quittee?|plaque~|jetee?|remplace~|mis~ dehors|laisse~ tomber|oubliee?|trompee?|menti)
C’est un coup, et on n’est jamais prêt pour ça.
Ça secoue, même quand on fait comme si ça allait.
Il y a de quoi avoir les jambes coupées.
C’est rude, et ça laisse beaucoup de questions derrière.
C’est arrivé d’un coup, ou {tu le sentais|vous le sentiez} venir ?
Et depuis, les journées se passent comment ?
Il y a quelqu’un de solide à côté, en ce moment ?

! (s est|se sont|me suis|on s est|nous sommes|se|s) (encore |tout le temps |toujours |souvent )?(disput~|engueul~|pris la tete|prend la tete|fach~|brouill~|accroch~|embrouill~|dispute)|(une|la|grosse|nos|de) disputes?|(est|sont) fach~|(un )?differend~|(il|elle) boud~
Les disputes laissent un goût, même quand on avait raison.
Après une tension pareille, on rejoue la scène cent fois.
C’est fatigant, d’être en froid avec quelqu’un qui compte.
Personne ne gagne vraiment, dans ces moments-là.
Sur le fond, c’était à propos de quoi ?
Et depuis, l’un des deux a fait un pas ?
Qu’est-ce qui serait le plus dur à entendre, de l’autre côté ?

! (il|elle|ils|elles|on|mon \w+|ma \w+|mes \w+|lui)( \w+){0,2} (m ecoute|m ecoutent|me regarde|me regardent|me comprend|me comprennent|me croit|me croient|m aide|m aident|me soutien~|me respecte~|fait attention)( meme)? (plus|pas|jamais|rien)|personne (ne )?(m ecoute|me comprend|me croit|m aide|m appelle|vient)|(je me sens|l impression d etre|je suis) (invisible|transparente?|de trop)
C’est dur de ne pas être entendu par quelqu’un qui compte.
À force, on finit par se demander si on parle pour soi.
Ça use, de demander une place qu’on devrait avoir sans demander.
Ne pas compter pour quelqu’un, même une minute, ça serre.
Il y a eu un moment où c’était différent ?
Qu’est-ce qui changerait tout, un geste, une phrase ?

! (vu|(?<!en ai )parle a|parler a|croise) personne|personne (a|avec|pour) qui|(suis|reste|mange|vis|dors|rentre|etre|vit) (toujours |encore |tout(e)? )?seule?s?|(le|les) (soirs?|dimanches?|journees?|nuits?|temps|fetes)( \w+){0,2} (est|sont|c est|etait) (long|longs|longue|longues|vides?|dur~|pareil~)|(c est|il est) long,? (le|la|sans)|la solitude|personne (ne )?(vient|passe|m attend)
Les heures sans une voix sont plus longues que les autres.
Le silence dans une maison, ça finit par faire du bruit.
C’est une vraie fatigue, de n’avoir personne à qui raconter sa journée.
Ça pèse, et ce n’est pas une question de caractère.
C’est à quel moment de la journée que ça serre le plus ?
Il y a une voix qui manque plus que les autres ?
Et quand il y a du monde, ça va mieux, ou c’est pareil ?

! (me manques?(?! (?:juste |encore |que )?(?:une?|deux|trois|quatre|cinq|dix|vingt) )(?! (\w+ ){0,2}(balles|euros|points|ans|mois))|me manquent|nous manque|manque terriblement|tellement manque)
Le manque, ça arrive par les petites choses, une chaise, une heure.
On dit que ça passe, mais on sait bien que ça change seulement de forme.
C’est la trace de tout ce qui comptait.
Qu’est-ce qui manque le plus, dans les petites choses ?
C’est plus fort à certains moments ?

! (j attends|on attend|attente|toujours pas|en attendant)( \w+){0,4} (resultats?|reponse|nouvelles|diagnostic|verdict|appel|biopsie|scanner|irm|analyses?)
Attendre comme ça, c’est souvent le plus dur : on ne peut rien faire, et on ne pense qu’à ça.
L’entre-deux, sans savoir, ça use les nerfs.
Le temps se met à marcher à reculons, dans ces attentes-là.
{Tu dois l’avoir|Vous devez l’avoir} quand ?
Qu’est-ce qui aide à penser à autre chose, même dix minutes ?

! (j aurais (du|pu|aime)|je regrette|si j avais su|je m en veux|je n aurais pas du|j aurais pas du|je culpabilise)
Après coup, tout a l’air évident ; sur le moment, ça ne l’était pas.
On se juge avec ce qu’on sait aujourd’hui, pas avec ce qu’on savait alors.
Le regret dit surtout que ça comptait.
C’est facile d’être sévère avec soi, une fois que c’est passé.
Si c’était à refaire, qu’est-ce qui serait différent ?
Ça se rattrape, ou c’est trop tard pour ça ?

! (j ai|je suis|ca me|je me sens|m)( \w+)?(?<! pas| plus| jamais| rien) (peur|angoisse~|trouille|flippe|terrifi~|panique~|effrai~|effray~|une boule au ventre|inquiete?|stresse~|le trac)|je (flippe|crains|redoute|stresse|panique|angoisse)
Une peur comme ça, ça ne se raisonne pas, et c’est bien de la dire.
Ça fait peur, oui, et il y a de quoi.
La peur voit toujours plus loin que ce qui arrive.
On peut trembler et avancer quand même, à petits pas.
C’est une inquiétude qui prend de la place.
Qu’est-ce qui {t’inquiète|vous inquiète} le plus, au juste ?
Le pire, dans {ta|votre} tête, ce serait quoi ?
Qu’est-ce qui calmerait un peu, là, tout de suite ?

! j ai( \w+){0,3}(?<! pas| plus) (mal|douleurs?) (a la|au|aux|dans|dans les|a l|a) (\w+ )?(genoux?|dos|tete|ventre|dents?|hanche|epaules?|jambes?|pieds?|nuque|cou|gorge|doigts?|mains?|reins|cheville|bras|os|poignet|oreilles?|estomac)|(j ai|mon|ma|mes)( \w+){0,3} (arthrose|sciatique|rhumatismes?|migraines?|lumbago|tendinite|entorse)
Aïe. Quand le corps tire, tout devient plus long.
Pas drôle, ça, et ça mange de l’énergie toute la journée.
Le corps se rappelle à nous, et rarement au bon moment.
Ça empêche de faire des choses, ou c’est surtout pénible ?
Un médecin a pu y jeter un œil ?
Il y a des moments où ça passe un peu ?

! (enerv~|agac~|saoul~|gonfl~|me fatigu~|pese~|blesse~|me touch~|vex~|derang~|choqu~|degout~|humili~|fait (du )?mal|rend dingue|rend foll?e?|revolt~) (quand|que|de voir|son|sa|ses|ce (?!soir|matin|midi)|cette|d|il|elle|ils)|(c est|ca|je trouve ca)( \w+)? (injuste|abuse|degueulasse|humiliant|honteux|revoltant|pas normal|pas juste)
Il y a de quoi l’avoir en travers.
C’est le genre de chose qu’on n’avale pas d’un coup.
Ça se comprend, que ça ne passe pas.
Ce n’est pas juste, et ça fait du bien de le dire.
{Tu as pu|Vous avez pu} répondre quelque chose, sur le moment ?
C’est la première fois, ou ça s’ajoute au reste ?
Qu’est-ce qui serait une vraie réparation ?

! (pas les moyens|fins? de mois|a decouvert|le decouvert|des dettes|endettee?|plus (de thune|de fric|de sous|d argent|rien sur le compte)|pas (d |assez d |de )?argent|peux pas (me )?payer|le loyer (a |augmente)|huissier|interdit bancaire|plus un rond|galere~ (d argent|financ~)|trop cher pour)
L’argent, ça s’invite partout, même la nuit.
C’est usant, de compter tout le temps.
Ça coince, même quand on fait attention à tout.
Ce n’est pas une question de courage, c’est une question de chiffres, et ils sont têtus.
Qu’est-ce qui presse le plus, ce mois-ci ?
Quelqu’un {t’a|vous a} déjà aidé à faire le tri, une assistante sociale par exemple ?

! (deborde~|submerge~|noy~|sous l eau|tout (faire|gerer|porter) (toute? seule?|moi meme)|plus le temps|jamais le temps|n y arrive plus|j y arrive (plus|pas)|en peux plus|je sature|la tete sous l eau|burn ?out|au bout du rouleau|tiens? (plus|pas)|c est trop (pour moi|dur))
Ça fait trop pour une seule personne, voilà tout.
Tenir sur tous les fronts, personne n’y arrive longtemps.
À force de tout porter, on ne sent même plus le poids, juste la fatigue.
Ce n’est pas une faiblesse, c’est une limite, et tout le monde en a une.
S’il fallait poser une seule chose, ce serait laquelle ?
Qui pourrait en prendre un morceau, même petit ?

! (est|sont|etait) (tres |assez |gravement |encore )?(malades?|hospitalise~|a l hopital|en chimio|opere~|en maison de retraite|en ehpad|dans le coma)|alzheimer|parkinson|sclerose en plaques|(un|son|a fait un|fait une) (cancer|avc|infarctus|attaque|malaise|accident)|vient d avoir un accident|perd la (tete|memoire)|(me|nous) reconnait (plus|pas)
C’est une drôle de vie, quand quelqu’un qu’on aime va mal.
On voudrait faire quelque chose, et souvent on ne peut qu’être là.
Ça prend la tête et le cœur, même quand on fait semblant que non.
Et {toi|vous}, au milieu de tout ça, {tu tiens|vous tenez} comment ?
Il y a du monde pour se relayer ?

! (je suis|je me sens|je me trouve)( (?!moins|pas|plus)\w+)? (nulle?|moche|grosse?|inutile|bete|ridicule|incapable|pas a la hauteur|vieux|vieille|seche|perdue?|paumee?|bloquee?)( maintenant| quoi|$)|impression d etre (un|une)( \w+)? (monstre|charge|boulet|poids|nulle?|incapable|ratee?)|j ai honte|un peu honte|je vaux rien
On se parle rarement à un ami comme on se parle à soi.
Cette phrase est dure, et je ne la prendrais pas pour la vérité.
On peut se sentir comme ça sans que ce soit vrai.
Ça demande du courage, de le dire tout haut.
Qu’est-ce qui a réveillé ça ?
Quelqu’un qui {te|vous} connaît bien dirait quoi, à la place ?

! (m a|m|m ont) (\w+ )?(meme )?(pas|plus|jamais) (dit (merci|bonjour|pardon)|adresse la parole|remercie~|choisi~|invite~|attendu~|cru~?|soutenu~)|(m a|me|m) (\w+ )?(regarde~|parle|traite~|compare~|critique~|crie|insulte~|humilie~|ignore~|rabaisse~|engueule~)( \w+)? (comme|mal|dessus|devant)|critique~ (tout|mon|ma|mes)|(pose|mis) un (lapin|vent)
C’est blessant, et d’autant plus quand ça vient de quelqu’un de proche.
On a beau faire le dos rond, ça rentre quand même.
Il y a des manières de faire qui laissent des marques.
Rien n’oblige à trouver ça normal.
Qu’est-ce qui aurait dû être dit, à la place ?
C’est une habitude, ou ça n’était jamais arrivé ?

! (personne|ils|elle|il|tout le monde) (\w+ )?((n )?(est|sont) pas venue?s?|(a|ont) annule|m (a|ont) oublie~)|personne (n )?est venue?|(annule~|decommande~)( \w+)* (derniere?|moment|minute)|je suis toujours (celle?|celui) qu
Se préparer, et se retrouver à attendre, c’est un drôle de vide.
Ce n’est pas un détail, quand on comptait dessus.
On se dit que ce n’est rien, et on y pense toute la soirée.
Il y a eu une explication, au moins ?
La soirée s’est passée comment, du coup ?

! (ses|son|sa) \w+( \w+){0,3} (est|sont) (encore|toujours) (la|ici|dans|sur)|deux assiettes|(premier|premiere) (noel|anniversaire|fete|ete|rentree) sans
Les objets restent à leur place, et ce sont eux qui parlent le plus fort.
Tout est là, et il manque l’essentiel.
On n’est jamais prêt pour ces petites choses-là.
Il y a un objet, surtout, qui fait ça ?
On y touche, ou on laisse tout en place ?

! (tendu|complique|froid|lourd|bizarre) (a la maison|entre nous|avec (lui|elle))|on s eloigne|(il|elle|(mon|ma) \w+) (est|devient) (distante?|froide?|bizarre)|(me|nous) cache (quelque chose|un truc|des choses)|je sens (qu|que) (il|elle|quelque|ca (ne )?va)|plus (envie de moi|pareil entre nous)
On sent que quelque chose a bougé, sans pouvoir dire quoi.
C’est inconfortable, de deviner au lieu de savoir.
L’air change dans une maison, et on le respire tous les jours.
Ça date de quelque chose de précis ?
Et si la question était posée, simplement, qu’est-ce qui pourrait se passer ?

! (jamais|pas|aucune)( \w+)? (de )?(reponses?|retour|rappelee?)|(envoie|envoye) des? (cv|candidatures?)|candidatures?|(au placard|convoque~|refuse~ (le|mon|ma) (pret|dossier|demande))
Faire tout ce qu’il faut et n’entendre que le silence, c’est décourageant.
Une porte fermée sans un mot, ça finit par atteindre la confiance.
Ça ne dit rien de la valeur des gens, et pourtant ça pique chaque fois.
C’est dans quel domaine ?
Qu’est-ce qui redonne un peu d’élan, malgré tout ?

! coincee? entre|(me sens|suis) (tiraille~|prise? entre)|(arrive|sais) pas (a )?dire non
Être au milieu, c’est recevoir les coups des deux côtés.
Dire non à ceux qu’on aime, c’est ce qu’il y a de plus dur.
Personne ne peut tenir cette place-là très longtemps.
S’il fallait poser une limite, une seule, ce serait laquelle ?
Et {toi|vous}, dans tout ça, qui {te|vous} défend ?

! (bebe|petit~|jumeaux|nuits?)( \w+){0,4} (pleure~|reveille~|hachees?|blanches?|tete)|(dors|dormi) \w+ heures? (par|cette) nuit
Des nuits pareilles, ça change la couleur des journées.
Le manque de sommeil, ça rend tout plus grand, même les petites choses.
On tient par habitude, et puis un jour le corps réclame.
Quelqu’un peut prendre le relais, une nuit ?
La dernière nuit complète remonte à quand ?

! arrive (pas|plus) a (m y mettre|commencer|demarrer|me concentrer|me lever|avancer|m organiser|finir)|je (finis|me retrouve) (toujours )?sur (youtube|insta~|tiktok|mon tel~)|je procrastine|je repousse (tout|toujours|sans)
Le plus dur, c’est la première minute, après le reste suit.
Ce n’est pas de la paresse, c’est souvent que la marche a l’air trop haute.
Plus on attend, plus ça grossit, et plus ça grossit, plus on attend.
Ce serait quoi, le tout premier geste, même ridicule ?
Et quand ça marche, qu’est-ce qui est différent ?

! (pas|jamais) ose (\w+ )?(ouvrir|lire|regarder|repondre|appeler|rappeler|demander|dire|parler|y aller)|j ose (plus|pas) (\w+ )?(ouvrir|lire|regarder|repondre|appeler)
Tant que c’est fermé, l’imagination fait pire que le contenu.
On repousse, et le poids grandit : c’est humain, et c’est réparable.
C’est souvent moins terrible qu’on ne le craint, une fois devant.
Et si c’était fait à deux, là, tranquillement ?
Qu’est-ce qui serait le pire, à l’intérieur ?

! je sais (que|bien que) (c est|je suis) (\w+ )?(con|bete|ridicule|idiot|stupide|nul|rien|pas grave)|(c est|ca parait|j ai l air) (con|bete|idiot|ridicule) (mais|hein|a dire|de)
Ce n’est pas bête, c’est juste que ça compte.
Ça ne se commande pas, ce qui touche.
Rien de ridicule là-dedans, vraiment.
Qu’est-ce qui ferait du bien, là, plutôt qu’un jugement ?
Qui a dit que ce n’était pas permis ?

! (ont|a) (pris|choisi|retenu|prefere) (une? autre (candidat|personne|profil)~|quelqu un d ?autre)|pas ete (retenue?|prise?|selectionnee?)|(candidature|dossier) (refusee?|rejetee?)|(m ont|m a) (dit non|recale~|refuse~)
Zut, et ça pique, surtout quand on s’y voyait déjà.
Ce n’est pas un verdict sur la personne, même si ça en a le goût.
Leur perte, pour rester poli.
On a donné de soi, et la réponse tient en une ligne : c’est rude.
C’était un poste qui comptait vraiment ?
Qu’est-ce qui donnerait envie de retenter, ailleurs ?

! (foutu|mis|pris|recu|fait)( \w+)? (une claque|un choc|un coup|une grosse frayeur)|(je revois (la scene|tout)|arrete pas d~ (y penser|revoir))
Ça remet les choses à leur place d’un coup, et pas en douceur.
Des moments pareils, on ne les range pas en un soir.
L’image revient, et c’est normal qu’elle revienne.
Qu’est-ce que ça a changé, depuis ?
À qui ça peut se raconter, tout ça ?

! (maison|appart|appartement|cuisine|chambre|salon|lit|table|place|fauteuil)( \w+){0,2} (est|reste|semble)( \w+)? (silencieu~|vide|calme|froide?|trop grande?)( \w+)?
Un endroit qui se tait, ça s’entend plus que tout le reste.
Les pièces gardent la forme de ceux qui les remplissaient.
C’est un silence qui a un prénom.
C’est à quel moment de la journée que ça se sent le plus ?
Il y a une pièce qu’on évite ?

! (pris|suis a|depuis) (ma|la) retraite|je sers plus a (rien|grand chose)|les journees sont longues
Après des années de rythme, le calme fait un drôle de bruit.
Il faut réapprendre à remplir ses heures, et personne ne l’enseigne.
Le temps libre, ça se fait désirer, et puis ça encombre.
Qu’est-ce qui manque le plus, les gens ou le rythme ?
Il y a une envie mise de côté depuis longtemps ?

! (faillite|huissiers?|expulse~|la guerre|placee? en foyer|en foyer|battait|buvait)|quand j avais \w+ ans( \w+)* (mort|parti|quitte|perdu)
Des souvenirs comme ça, ça laisse une prudence pour la vie.
Un enfant voit tout, même quand on croit qu’il ne regarde pas.
On en garde quelque chose, et c’est normal que ça pèse encore dans la balance.
Ça revient à certains moments, surtout ?
Il y avait un endroit où l’on pouvait être tranquille ?

! (envoye|ecrit|dit|parti)( \w+){0,5} (au lieu d|par erreur|a la mauvaise personne|sans faire expres|au mauvais)|la (gaffe|boulette|bourde|honte)|j ai (gaffe|fait une (gaffe|boulette|bourde))
Oh non. Le genre d’instant où l’on voudrait rattraper le monde avec les mains.
Aïe aïe aïe, le grand classique, et jamais drôle sur le coup.
Dans un mois ça fera rire, ce soir ça brûle encore.
Et la réaction, en face, c’était quoi ?
Ça se rattrape avec un mot, ou mieux vaut laisser passer ?

! monosyllabes|(leve|levent|leve~) les yeux au ciel|mon ado|(ma|mon) (fille|fils) (ne )?(me )?(parle|repond|raconte) (plus|pas|rien)
À cet âge-là, dix mots par jour, c’est presque un discours.
Il y a une porte, elle est juste fermée de l’intérieur.
Ils écoutent plus qu’ils n’en ont l’air, paraît-il.
Il y a un sujet, même minuscule, qui entrouvre la porte ?
Et les moments où ça passe mieux, c’est où ?
`
