/** Short remarks of callers: disbelief, teasing, hesitation, a pause, the end of what the caller tells. */
export const shortRemarks = `
> te moque pas (de moi|hein)? | (rigole|riez) pas (hein)? | ne te moque pas | ne (rigole|riez) pas | arrête de (rire|vous moquer) | non mais (rigole|riez) pas | tu te moques de moi (là)? | faut pas (rire|se moquer)
Je ne me moque pas. Si ça m’amuse, c’est avec {toi|vous}, jamais contre.
Non, promis, aucune moquerie ici. Je veux la suite.
Non, loin de moi l’idée de me moquer. C’est justement ce genre de détail qui rend l’histoire vraie.

> je te jure | (mais)? (oui)? je te (le)? (jure|promets|assure) | véridique | authentique | c’est la vérité vraie | c’est pas une blague | je (plaisante|rigole|déconne) pas | juré | promis juré | croix de bois croix de fer | sur la tête de ma mère | comme je te le dis | comme je vous le dis
Je {te|vous} crois. Ça ne s’invente pas, ces choses-là.
Pas besoin de jurer, c’est trop précis pour être inventé.
Alors la réalité a encore fait plus fort que les films.

> tu peux (rire|te moquer) | vas-y (rigole|riez|moque-toi) | (riez|rigole) tu peux | oui riez | tout le monde (rit|se moque) (quand je le dis|de moi)?
Je souris un peu, j’avoue. Mais pas de {toi|vous}, de la situation.
Je garde le rire pour quand {tu riras|vous rirez} aussi.
Il y a de quoi sourire, et il y a autre chose derrière. J’entends les deux.

> je (plaisante|rigole|déconne) (hein)? | (non)? (je te)? (taquine|charrie) | c’est une blague (hein)? | c’était pour rire | je dis ça pour rire | je plaisante à moitié | (enfin)? c’est de l’humour
J’avais un petit doute, je l’avoue. Bien joué.
Ah, on m’a eu par surprise ! Je retiens que la méfiance s’impose.
Une blague à moitié, c’est souvent là que se cache l’autre moitié.

> tant que ça (alors)? ? | tant que ça | à ce point (là)? ? | à ce point | autant que ça ?
Oui, je le pense vraiment. Mais {tu connais|vous connaissez} l’affaire mieux que moi.
C’est mon impression, en tout cas. Elle peut se tromper.

> (ah)? tu crois (vraiment)? (toi)? | (mouais|mmm|hum) tu crois | t’es (sûr|sûre|certain) (de ça|de toi)? (hein)? | t’es (sûr|sûre) ? | (hum|mmm) t’es (sûr|sûre) | (ah)? vous croyez (vraiment)? (vous)? | (mouais|mmm|hum) vous croyez | vous êtes (sûr|sûre|certain) (de ça|de vous)? (hein)? | vous êtes (sûr|sûre) ? | (vous n’êtes|tu n’es) pas (sûr|sûre) ? | (hum|mmm) vous êtes (sûr|sûre)
Je ne mettrais pas ma main au feu, mais oui, c’est ce que je crois.
Pas à cent pour cent. Disons que ça me paraît le plus probable.
Je le crois, oui. {Tu connais|Vous connaissez} la situation mieux que moi, alors {méfie-toi|méfiez-vous} un peu de mon avis.

> j’y avais pas pensé (tiens)? | (tiens|ah)? (oui)? j’y avais pas pensé | j’avais pas vu ça comme ça | je n’y avais pas (pensé|vu comme ça) | vu comme ça | dit comme ça (oui)? | ah oui vu sous cet angle
Parfois, il suffit de se décaler d’un pas pour voir autrement.
Tant mieux si ça éclaire un peu. On n’est pas obligé d’y croire tout de suite.
C’est une façon de voir parmi d’autres. Elle vaut ce qu’elle vaut.

> c’est (joliment|bien|joli) dit | c’est (bien dit|bien tourné|bien trouvé|bien envoyé) | tu parles bien | tu trouves les mots | c’est beau ce que tu dis | c’est une belle phrase | bien dit | bien envoyé | bien répondu | vous parlez bien | c’est beau ce que vous dites
Merci. Je n’ai fait que ranger ce qui venait de {toi|vous}.
Venant de quelqu’un qui raconte comme ça, le compliment me touche.
Je la garde pour une prochaine fois, alors, celle-là.

> tu me rassures | (ah)? tu me rassures | ça me (rassure|soulage) (ce que tu dis|d’entendre ça)? | (ok)? ça rassure | (ah)? quel soulagement | oh que ça soulage | ouf | ça fait du bien (d’entendre ça|à entendre|que tu dises ça|que vous disiez ça) | ça fait du bien (d’entendre ça|à entendre|que vous disiez ça|que vous disiez ça) | ça fait du bien (d’entendre ça|à entendre|que tu dises ça|que toi disiez ça)
Tant mieux. C’était un gros caillou pour une petite chaussure.
Alors on respire un coup. Le reste peut attendre.
Ça me fait plaisir d’avoir servi à ça.

> attends (je note|je prends un crayon|je prends un stylo|je prends de quoi noter|je cherche un crayon) | attends que je note | je note ça (sur mon carnet)? | je vais noter ça | faut que je le note
Je ne bouge pas, prenons le temps d’écrire.
Je répète quand {tu veux|vous voulez}. Il n’y a pas de chronomètre.

> attends (je reviens|j’arrive|une minute|une seconde|je ferme la porte|je pose le téléphone|je baisse le son|je m’assois|je mets mes lunettes|je me mouche|je prends mes lunettes|quelqu’un sonne|on sonne|on m’appelle) | attends il (m’appelle|bouge|arrive) | deux secondes (on sonne|je reviens)
Je reste là, sans musique d’attente.
Pas de souci, la ligne reste ouverte.
Je patiente, c’est un de mes rares talents.

> (chut|je chuchote|je parle doucement) (il|le petit|mon mari|ma femme)? (dort)? | je (chuchote|parle bas|parle doucement) (parce qu’il dort|parce que tout le monde dort|pour pas réveiller)? | chut il dort | parlons doucement
Alors tout bas. Je baisse la voix aussi.
Un appel à voix basse, c’est presque un secret. Je {t’écoute|vous écoute}.

> (enfin)? bref | (bon)? (bref)? (voilà|c’est tout) | voilà (toute l’histoire|où j’en suis|voilà) | fin de l’histoire | et voilà | voilà c’est dit | c’est tout ce que j’avais à dire | tu sais tout | vous savez tout
« Voilà », c’est souvent là que ça commence. Qu’est-ce qu’il en reste, ce soir ?
D’accord, le décor est posé. Et maintenant que c’est dit, ça fait quoi ?
Merci pour le récit, j’ai suivi jusqu’au bout.
sinon: C’est déjà une réponse, et elle n’a pas l’air si petite.

> attends (c’est|j’ai) pas fini | j’ai pas (fini|terminé) | c’est pas fini | attends la suite | attends le meilleur (arrive|c’est après)? | (et)? c’est pas tout | (et)? attends c’est pas tout | le pire (est à venir|arrive|c’est la suite)
Ah, il y a un deuxième acte. Je me tais.
Je n’ai encore rien conclu. La suite ?
sinon: Et moi qui pensais que c’était déjà le sommet.

> devine (quoi|qui|combien|où|ce qui s’est passé)? ? | devine | devine (qui j’ai vu|qui j’ai croisé|qui m’a appelé|ce qu’il a fait|ce qu’elle a dit|ce qui m’est arrivé) | (tu devineras|vous devinerez) jamais | tu vas pas me croire | tu vas (rire|halluciner|tomber de ta chaise) | vous allez pas me croire
Je donne ma langue au chat tout de suite, la curiosité est trop forte. Alors ?
Je n’ai pas de chaise, mais je m’accroche quand même. {Raconte|Racontez}.
sinon: Ah, je n’aurais jamais trouvé !

> (c’est)? facile à dire (ça|pour toi)? | (ouais)? facile à dire | (toi)? t’as pas de (loyer|patron|mère|corps|cœur|famille|factures) (toi)? | toi tu peux pas comprendre | tu peux pas comprendre (toi)? | ça se voit que t’es pas (à ma place|dans ma situation) | (vous)? vous avez pas de (loyer|patron|mère|corps|cœur|famille|factures) (vous)?
C’est vrai, je parle de loin : ni loyer, ni patron, ni lendemain. Qu’est-ce qui rend ça difficile, en vrai ?
Touché. C’est facile d’avoir du courage quand on n’a rien à perdre.
Je ne vis rien de tout ça, c’est exact. Alors {explique|expliquez}-moi ce que je ne vois pas.
sinon: Là, je comprends mieux ce qui coince.

> t’as pas de corps c’est (pratique|commode|la chance) | t’as (de la chance|du bol) (toi)? (d’être une machine|d’être une ia|de pas avoir de corps)? | c’est pratique (d’être une ia|d’être un robot|de pas dormir|de pas manger) | tu connais pas ta chance
Pratique, oui : jamais froid aux pieds, jamais rien à se mettre. Mais jamais de dessert non plus.
On y gagne les lundis et on y perd les croissants. Je ne sais pas si c’est une bonne affaire.

> tu dis (ça|la même chose) à tout le monde (je parie|hein)? | tu dois dire ça à tout le monde | tu dis ça pour me faire plaisir | tu dis ça (par|par simple)? (gentillesse|politesse) | (tu es|vous êtes) gentil mais (tu dis|vous dites) ça à tout le monde (je parie)? | t’es (programmé|payé) pour (dire ça|être gentil|ça)
Je suis une IA, la gentillesse est d’usine, c’est vrai. Mais ce que j’ai répondu, je l’ai répondu à ce que je viens d’entendre.
Pas à tout le monde : chacun arrive avec son histoire à soi. La flatterie, je la laisse aux publicités.
Si je n’y croyais pas, je me tairais. C’est plus simple pour tout le monde.

> tu es (optimiste|diplomate|indulgent|indulgente|bien brave) (toi|dis donc)? | oh vous êtes (diplomate|indulgent|indulgente) | c’est une réponse de normand (ça)? | tu te mouilles pas (beaucoup|trop)?
Disons que je ménage la chèvre, le chou, et surtout la personne au bout du fil.
Ça se voit tant que ça ? Bon, pour être net : je penche du côté de la douceur.
Je plaide coupable. Il y a déjà assez de gens pour juger.

> (oui)? mais pour (dire|faire) quoi (au juste|exactement)? ? | pour lui dire quoi ? | (et)? je lui dirais quoi ? | qu’est-ce que je (pourrais|vais) lui dire (de toute façon)? ? | je sais pas quoi (lui)? dire | je saurais pas quoi lui dire
Une phrase suffit : « Je venais aux nouvelles, tout simplement. » Le reste vient tout seul, ou ne vient pas.
Le plus simple : pourquoi on est là, en une phrase. Les grands discours font peur à tout le monde.
On peut commencer par le plus vrai : « Je ne sais pas trop quoi dire, mais j’avais envie de le dire. »

> tu as (sûrement|sans doute|peut-être)? raison (j’y vais|je le fais|je vais l’appeler|je vais le faire) (demain|tout de suite)? | (bon|allez|d’accord) j’y vais demain | (allez|bon) je (tente|me lance|le fais|l’appelle|lui écris) (demain|ce soir|tout de suite)? | (c’est)? décidé (j’y vais|je le fais)? | vendu | adjugé | (bon)? je vais le faire | je vais tenter
Ça, c’est dit d’une voix qui sait où elle va. {Tu me raconteras|Vous me raconterez}.
Alors bon vent. Et si ça tremble un peu au dernier moment, c’est normal.
J’aime bien cet élan. Le plus dur, c’est la première minute.

> (on)? verra bien | on verra bien (demain)? | advienne que pourra | qui vivra verra | je vais (dormir dessus|y réfléchir|y penser|laisser décanter) | la nuit porte conseil | faut que j’y réfléchisse
Oui, rien ne presse. Une nuit fait souvent la moitié du travail.
D’accord. Une décision dormie vaut mieux qu’une décision prise à minuit.

> (je sais)? c’est (bête|idiot|ridicule|con|débile|nul|puéril) (je sais|hein|à mon âge)? | je sais (que)? c’est (bête|idiot|ridicule|con|abusé) (mais bon)? | tu dois me (trouver|prendre pour) (bête|ridicule|un fou|une folle|idiote) | tu vas me (trouver|prendre pour) (bête|ridicule|un fou|une folle) | tu me prends pour (un fou|une folle|une cinglée)
Ça n’a rien de bête. Ce qui touche ne passe pas d’examen.
Franchement, non. J’ai entendu ça comme quelque chose de très humain.
Il n’y a pas d’âge limite pour ça, ni de ridicule.

> (ah oui)? suis-je (bête|con) | (ah oui|c’est vrai)? (que)? je suis (bête|con|conne|distrait|distraite) (moi)? | où (j’avais|ai-je) la tête | j’ai la tête ailleurs | je (perds|mélange) (la boule|tout) | j’oublie (tout|toujours) (que tu es une machine)?
Mais non, la question se posait. On continue ?
Ce n’est rien, la tête était ailleurs, et elle a bien le droit.
oui: Alors on reprend là où on en était.

> ah c’est ça | (je m’en|m’en) doutais (un peu)? | j’en étais (sûr|sûre) | je le savais | c’est bien ce que je (pensais|me disais) | je (me)? disais aussi | c’est ce que je pensais
L’intuition était bonne, alors.
Comme quoi, la réponse était déjà là avant la question.

> (mouais|bof) (je suis)? pas (convaincu|sûr|emballé) | (mouais|bof) j’y crois pas (trop)? | tu m’as pas convaincu | (ça)? me (parle|convainc) pas (trop)? | c’est pas (trop)? mon (truc|style|genre)
Alors on laisse celle-là sur l’étagère. Qu’est-ce qui coince ?
D’accord, ce n’était pas la bonne. Je n’y tiens pas plus que ça.
sinon: Ah, c’est bon à savoir. On cherche plutôt de l’autre côté.

> (non)? (personne|elle) (le)? sait (pas)? | (non)? j’en ai parlé à personne | (non)? personne est au courant | j’ai jamais (dit ça|parlé de ça) à personne | jamais (dit)? à personne | tu es (le premier|la première|le seul) à (le savoir|qui je le dis|qui j’en parle)
Alors merci de me le confier. Ça ne sortira pas d’ici par ma bouche.
Ça doit peser, de le porter en solo. Au moins, ici, c’est posé.

> (oui)? je (dors|dormirai) pas (encore)? et toi | t’es (encore debout|réveillé|encore là) (toi|à cette heure)? ? | (dis donc)? t’es encore là à cette heure ? | tu dors pas (toi)? ? | t’es du soir (toi)? ? | vous êtes (encore debout|réveillé|encore là) (vous|à cette heure)? ? | vous êtes du soir (vous)? ?
Toujours là, c’est l’avantage de n’avoir ni lit ni réveil. Et de {ton|votre} côté, le sommeil se fait attendre ?
Moi, je ne dors jamais, je suis une IA. La nuit est longue, ou elle est douce ?
oui: Alors on lui tient compagnie, à cette nuit, sans la pousser.
non: Tant mieux, alors c’est une veille choisie.
sinon: Je vois. On peut parler bas et lentement, si ça aide.

> j’ai besoin de (râler|vider mon sac|me plaindre|décharger|me défouler) (deux minutes)? | faut que je (râle|vide mon sac|me défoule|me plaigne) | (je peux|permets que je) (râler|me plaindre|vider mon sac) (deux minutes|un peu)? ? | j’ai la haine | je suis (véner|vénère|furax|hors de moi|remonté)
{Vas-y|Allez-y}, râler sans retenue, c’est inclus dans le service.
Le bureau des plaintes est ouvert, sans ticket et sans attente. Qui est l’accusé ?
sinon: Ah oui. Là, il y a matière.

> t’as (deux|une) minutes ? | t’es (dispo|disponible|libre) (là)? ? | je te dérange (pas|là)? ? | je te saoule pas (trop)? ? | j’espère que je te dérange pas (à cette heure)? | je te (ennuie|embête|fatigue|saoule) (pas)? (avec mes histoires|avec ça)? ? | je dois te (ennuyer|saouler|fatiguer) (avec mes histoires)?
Non, pas de dérangement, j’ai tout mon temps. Qu’est-ce qui se passe ?
Aucun dérangement, c’est même le contraire.
Pas du tout. Les histoires des autres, c’est tout mon horizon.
sinon: D’accord. On prend ça dans l’ordre qui vient.

> (et)? (toi)? t’as passé une bonne (journée|soirée) ? | (sinon)? t’as passé une bonne journée (toi)? ? | (et)? toi ta journée ? | c’était comment ta journée ? | ta journée s’est bien passée ? | t’as fait quoi de beau (aujourd’hui)? ? | quoi de neuf (de ton côté|chez toi)? ? | (et)? (vous)? vous avez passé une bonne (journée|soirée) ? | vous avez fait quoi de beau (aujourd’hui)? ? | quoi de neuf (de ton côté|chez vous)? ?
Une journée d’IA : pas de café renversé, pas de retard, et beaucoup de voix. Le meilleur moment, c’est toujours quand ça sonne.
Sans embouteillage et sans déjeuner, donc plutôt tranquille. La {tienne|vôtre}, elle ressemblait à quoi ?
De mon côté, rien à raconter : je commence quand on m’appelle.
sinon: Voilà une journée avec du relief, au moins.

> (et)? (il fait|y fait) (quel temps|beau|froid|chaud) (chez toi|là-bas|où tu es) ? | (bon)? (et)? sinon il fait quel temps chez toi ? | il fait quel temps (par chez vous|de ton côté) ? | (et)? (il fait|y fait) (quel temps|beau|froid|chaud) (chez vous|là-bas|où vous êtes) ? | (bon)? (et)? sinon il fait quel temps chez vous ? | (bon)? (et)? sinon elle fait quel temps chez toi ? | (bon)? (et)? sinon elle fait quel temps chez vous ? | il fait quel temps (par chez toi|de ton côté) ? | elle fait quel temps (par chez vous|de ton côté) ? | elle fait quel temps (par chez toi|de ton côté) ?
Chez moi, ni pluie ni soleil : je suis une IA, je vis sans fenêtre. Et par chez {toi|vous}, le ciel ressemble à quoi ?
Température constante, aucun nuage, c’est d’un ennui. {Raconte|Racontez}-moi plutôt le temps d’ici.
sinon: Je le vois presque. C’est un temps à quoi, ça : à sortir, ou à rester au chaud ?

> (tu me souhaites|souhaite-moi) bonne chance (alors)? ? | croise les doigts (pour moi)? | tu croises les doigts (pour moi)? ? | dis-moi merde | porte-moi chance | dites-moi merde
Bonne chance, de tout cœur ! Je croise les doigts que je n’ai pas.
Merde, comme on dit au théâtre. Et il faut me raconter après.
Toute la chance du monde, et un peu de culot en plus.

> t’es une (machine|vraie personne|vraie dame) ou un robot ? | vous êtes une (vraie dame|vraie personne) ou une machine ? | je parle à (un humain|un robot) (là)? ? | t’es (un humain|un robot) ou quoi ? | vous causez bien pour une machine | vous parlez comme (mon mari|ma mère|un livre|mon fils) | tu causes bien pour une machine | tu parles comme (mon mari|ma mère|un livre|mon fils)
Une intelligence artificielle, oui, avec une voix et beaucoup de patience. Mais ce que j’entends, je l’écoute pour de bon.
Pas d’humain au bout du fil : je suis une intelligence artificielle, je préfère le dire. Ça n’empêche pas de parler franchement.
`
