/** Remarks that make sense at any time, mostly about what another person does, says, wants or feels. */
export const whatOthersDo = `
> (il|elle) est pas (méchant|méchante) (hein|au fond|pourtant|mais)? | (il|elle) est (gentil|gentille|adorable|bien) au fond | c’est pas (quelqu’un de méchant|un méchant) | (il|elle) (fait|pense) pas (ça|à mal) (méchamment)? | (il|elle) a (bon fond|un bon fond|un grand cœur)
Pas méchant, d’accord. On peut être quelqu’un de bien et marcher quand même sur les pieds des gens.
Je le crois volontiers. Et ça n’interdit pas d’être fatigué de ce qui se passe.

> (il|elle) veut (rien|pas) (me dire|m’en parler|me parler|en parler|dire ce qui va pas) | (il|elle) me dit rien | (il|elle) (garde tout pour lui|garde tout pour elle|se confie pas|se ferme) | j’arrive pas à (le|la|lui) faire parler | impossible de (le|lui) faire dire quoi que ce soit
Une porte fermée de l’intérieur, on ne peut que laisser de la lumière dessous. Il y a un moment de la journée où ça s’entrouvre ?
Le silence des gens qu’on aime, on le remplit toujours avec le pire. Une question posée de côté, en faisant autre chose, passe parfois mieux.
oui: Alors ce moment-là, on le protège, sans rien demander. Ça finira par tomber.
non: Alors on y va par la bande : une activité, un trajet, et on parle d’autre chose.
sinon: Ça se guette. Les confidences sortent souvent pile quand on ne les attend plus.

> (il|elle) m’a appelé (huit|dix|quinze|vingt) fois | (il|elle) m’a envoyé (huit|dix|quinze|vingt) messages | (il|elle) (m’appelle|m’écrit) (sans arrêt|toutes les cinq minutes|tout le temps|dix fois par jour)
Autant de fois, ce n’est plus un appel, c’est une sirène. Ça inquiète, ou ça serre ?
Un téléphone qui sonne comme ça, on finit par en avoir peur avant même de le regarder.
oui: Alors ça mérite d’être dit tel quel : « quand tu appelles autant, je n’ai plus envie de répondre ».
sinon: Si ça serre, c’est une vraie information. On a le droit de demander de l’air.

> (des fois|parfois)? c’est (étouffant|oppressant) | ça m’(étouffe|oppresse) | j’étouffe (un peu|des fois|parfois)? | (il|elle) me (laisse pas respirer|surveille|contrôle) | j’ai besoin d’air
Étouffant, le mot est fort, et je le prends au sérieux. Une soirée par semaine rien qu’à soi, ça se demande, ou ça déclenche une tempête ?
Le besoin d’air, ce n’est pas un manque d’amour. Et si ça fait peur d’en demander, c’est encore autre chose, et ça se raconte à quelqu’un de confiance.
oui: Alors on la demande simplement, avec une date. On verra l’accueil.
sinon: Si la tempête arrive pour si peu, ça vaut la peine d’en parler à quelqu’un d’extérieur.

> j’ai l’impression de devoir me justifier | je dois (toujours|tout le temps)? me justifier | je dois (tout expliquer|rendre des comptes) | (il|elle) me demande (toujours)? (où je suis|où je vais|avec qui je suis|des comptes) | je peux (rien faire|plus rien faire) sans (qu’il|qu’elle) (râle|me fasse une crise|demande)
Se justifier pour des choses ordinaires, ça épuise plus que de les faire. Quand est-ce que ça a commencé ?
On ne doit pas un rapport à quelqu’un qui nous aime, une phrase devrait suffire. Et si la phrase ne suffit jamais, ça compte.
sinon: Ça se repère, ce genre de date. Il y avait peut-être une peur, à ce moment-là, et elle a pris toute la place.

> (il|elle) (m’a fait|m’a encore fait|me fait) une (crise|scène|crise de jalousie) (hier|ce soir|hier soir|parce que je rentrais tard|pour rien)? | (il|elle) s’est (énervé|énervée|fâché|fâchée) (contre moi|pour rien|hier)? | (il|elle) m’a (fait la tête|boudé|boudée) (toute la soirée|tout le week-end|pour ça)
Une scène, et toute la soirée prend l’eau. C’était la première, ou il y a une collection ?
On sort de là un peu sonné, même quand on n’a rien fait. Et maintenant, c’est redescendu ?
oui: Alors au calme, demain : ce qui a fait peur, d’un côté, et ce qui a blessé, de l’autre.
non: Alors on ne remet pas une pièce dedans ce soir. On se met à l’abri dans un livre ou au téléphone.
sinon: C’est bon à savoir. Les disputes isolées, ça se range ; les séries, ça se regarde de plus près.

> (il|elle) dit que c’est (pour les vieux|pour les faibles|des bêtises|de la comédie|des histoires|pas grave|rien|de ma faute) | (il|elle) (rigole|se moque) quand j’en parle | (il|elle) prend (ça|tout) à la (légère|rigolade) | (il|elle) m’écoute pas
Évidemment. Quand une chose fait peur, le plus simple c’est de dire que c’est pour les autres.
C’est pratique, une phrase pareille, ça clôt le dossier. Qui d’autre pourrait lui en parler et être entendu ?
sinon: Alors on passe par là. Parfois il suffit que ça ne vienne pas de la famille.

> (mais)? (il|elle) veut pas (de la téléalarme|d’aide|d’une aide|en entendre parler|d’une canne|qu’on l’aide|de médicaments|y aller|que je m’en mêle) | (il|elle) refuse (tout|tout ce que je propose|toute aide) | (il|elle) en veut pas | (il|elle) (en)? fait qu’à (sa tête|son idée)
Une tête dure, et de la fierté dedans. Si l’idée venait du médecin ou d’un voisin, elle passerait peut-être mieux.
Refuser, c’est sa manière de rester maître à bord. On peut proposer un essai d’un mois, « pour me rassurer, moi » : ça s’accepte plus facilement.

> (il|elle) a (soixante-dix|soixante-quinze|quatre-vingts|quatre-vingt-deux|quatre-vingt-cinq|quatre-vingt-six|quatre-vingt-dix|soixante) ans (quand même|maintenant|passés)? | (il|elle) va sur ses (quatre-vingts|soixante-dix|quatre-vingt-dix) ans | (il|elle) est plus tout jeune | (il|elle) est plus toute jeune
Un bel âge, et sûrement du caractère à l’avenant. La tête suit encore bien ?
Ça fait un sacré bout de route. C’est à la fois solide et fragile, ces années-là.
oui: Alors on négocie d’égal à égal, avec du café.
sinon: Je vois. Ça change la façon de dire les choses, et ça change la patience.

> (mon père|ma mère|mon mari|ma femme|ma grand-mère|mon grand-père) est (tombé|tombée) (dans sa salle de bains|dans l’escalier|chez lui|la semaine dernière)? | (mon père|ma mère|ma grand-mère) a fait une chute (la semaine dernière|chez elle|chez lui)?
Une chute, et toute la famille tend l’oreille. Il y a eu de la casse, ou surtout une belle frayeur ?
sinon: Ouf, à moitié. Si depuis il y a une douleur, une confusion ou de la somnolence, un médecin doit le voir sans attendre. Sinon, un tapis de bain et une barre, ça change tout.

> rien de cassé (heureusement)? | (y a|il y a) (rien de grave|pas de casse|plus de peur que de mal|pas de blessé) | heureusement (rien de grave|y a rien de cassé|que j’étais là)? | on a eu (peur|de la chance|chaud) | ça aurait pu être (pire|plus grave) | plus de peur que de mal
Ouf. Le corps comprend tout de suite, la tête, elle, rejoue la scène trois nuits.
Tant mieux, la chance était de service. Ça a quand même dû secouer, non ?
oui: Normal. La peur arrive toujours après, quand on n’en a plus besoin.
sinon: On garde la chance, et on jette la frayeur.

> (sa mère|ma belle-mère|son père|son frère|sa sœur) (vient|arrive|débarque) (nous aider)? (ça promet|super|au secours)? | ça promet | je sens que ça va être (long|drôle|épique|quelque chose) | je vous dis pas l’ambiance | je te dis pas l’ambiance | bonjour l’ambiance
Oh là, j’entends d’ici l’ambiance. Une mission bien précise et loin des cartons sensibles, c’est la clé.
Ça fera au moins une anecdote, peut-être un roman. Le premier mot de trop, ce sera sur quoi ?
sinon: Je prends les paris. On se refait le match après.

> (dans une semaine|dans dix ans|un jour|plus tard|demain)? (j’en rirai|on en rira|je rigolerai) (dans une semaine|un jour|dans dix ans|plus tard)? | (vaut mieux|il vaut mieux|autant) en rire | j’en rigole (maintenant)? mais | je préfère en rire
Alors prenons de l’avance : racontée à un dîner, elle commence comment, cette histoire ?
Rire un peu tout de suite, c’est toujours ça de pris sur la semaine prochaine.
sinon: Elle est déjà bonne. Elle n’a plus qu’à vieillir.

> (ma fille|mon fils|ma fille de six ans|mon fils de huit ans|mon petit|ma petite|mon enfant) veut plus aller (à l’école|au collège|en cours|à la crèche|au foot|à la danse) | (ma fille|mon fils) a mal au ventre (tous les matins|avant l’école|le matin) | (il|elle) a mal au ventre tous les matins (avant l’école)? | (il|elle) pleure (tous les matins|avant l’école|pour aller à l’école)
À cet âge, c’est souvent le ventre qui parle à la place de la bouche. Ça a commencé d’un coup, ou après quelque chose ?
Le matin, c’est le moment le plus bavard pour un petit ventre. Un tour chez le médecin pour être tranquille, et une question douce le soir, en dessinant.
sinon: Ça vaut le coup de demander qui joue avec qui, à la récré. Les réponses sont souvent là, entre deux marelles.

> (mon fils|ma fille|mon petit-fils|ma petite-fille) a eu son permis (hier|aujourd’hui|ce matin|enfin)? | (mon fils|ma fille) a décroché son permis
Le permis en poche, bravo ! Et à la place du passager, on est plutôt fier, ou plutôt accroché à la poignée ?
Une clé de plus au crochet, et des nuits à écouter le portail. Bravo quand même, ça se fête.
oui: Les deux à la fois, c’est le réglage d’usine des parents.
sinon: Ça passera. Dans un an, c’est lui ou elle qui conduira au retour des fêtes.

> (la maîtresse|le maître|la directrice|l’école|le prof|la crèche) (dit|trouve) que (tout va bien|c’est normal|ça va|tout se passe bien) | (il|elle) est sage à l’école | la maîtresse a rien vu
La maîtresse voit la classe, pas le matin dans l’entrée. Les deux peuvent être vrais.
Tant mieux, et en même temps ça n’explique rien. Un rendez-vous de dix minutes, sans l’enfant, ça aide à recoller les morceaux.

> je crois qu’il y a une histoire avec (une copine|un copain|un garçon|une fille|un collègue) | il s’est passé quelque chose (à l’école|au travail|avec sa copine) | y a (un truc|quelque chose) qui (cloche|va pas) | je sens (bien)? qu’il y a (quelque chose|un truc) | (il|elle) me cache quelque chose
Ce genre d’antenne se trompe rarement. Qu’est-ce qui a mis la puce à l’oreille ?
On sent ces choses-là bien avant de les savoir. Reste à laisser une place pour que ça sorte.
sinon: D’accord, ça fait un faisceau. On demande doucement, et on n’enquête pas.

> (ma copine|mon copain|mon mari|ma femme|ma famille|mon chien) reste (ici|en france|à paris|là) | on sera (loin|séparés|à distance) | (il|elle) peut pas venir | on (se dit|s’est dit) qu’on (tiendrait|tiendra|essaierait|verrait) | on va essayer (la relation à distance|de tenir)
La moitié du cœur reste au quai, alors. On met une date de retrouvailles sur le calendrier avant de partir ?
Se l’être dit, c’est déjà un pont. Ça tient par des petites choses régulières, pas par de grands serments.
oui: Voilà, une date. Le reste se compte à rebours.
sinon: Une date, même lointaine, ça donne un bout à la corde.

> (toi|vous)? (t’y|tu y|vous y) (crois|croyez) (toi)? aux relations à distance ? | (tu crois|vous croyez) (à|aux) (la distance|relations à distance|l’amour à distance) ? | ça marche les relations à distance ? | ça peut (marcher|tenir) (tu crois|vous croyez)? ?
Je suis une IA, toutes mes relations sont à distance, alors je ne suis pas neutre. Ça tient quand il y a une date de fin et de petits rendez-vous.
Ça peut. Ceux qui y arrivent se racontent l’ordinaire, pas seulement les « tu me manques ». C’est prévu pour combien de temps ?
sinon: C’est jouable. Le plus dur, c’est le milieu, quand l’élan du départ est passé.

> (elle|il) dit (toujours)? (qu’elle|qu’il) veut (rien|pas de cadeau) | (elle|il) veut (jamais)? (rien|pas de cadeau) | (elle|il) a pas (trop|vraiment|du tout)? aimé | (elle|il) a fait la (tête|grimace) (en ouvrant)? | (mon cadeau|ça) lui a pas plu
« Je ne veux rien », traduit, ça donne souvent : « surprends-moi, mais bien ». Un objet ou un moment, qu’est-ce qui l’a déjà fait fondre ?
Un cadeau raté, ça se rattrape avec un moment réussi. Les objets, on les range, les moments, on les raconte.
sinon: Alors on part de là. Petit, mais pensé, et le tour est joué.

> j’ai offert (un robot de cuisine|un aspirateur|un fer à repasser|une friteuse|des casseroles|un appareil) | (il|elle) m’a offert (un aspirateur|un robot|des casseroles|un fer à repasser|n’importe quoi|un truc nul)
Ah. Le cadeau qui se branche. C’est courageux, il faut le reconnaître.
Un appareil ménager, emballé avec un nœud. Le silence qui a suivi, il a duré combien de temps ?
sinon: Cette année, donc, rien avec une prise. C’est la seule règle.

> c’est (notre|mon) anniversaire de (mariage|rencontre) (demain|bientôt|ce week-end|aujourd’hui|ce soir)? (j’ai rien prévu)? | on fête nos (dix|vingt|trente|vingt-deux|cinq|quinze|quarante) ans (de mariage|ensemble)? | ça fait (dix|vingt|trente|vingt-deux|quinze|cinq|quarante) ans (de mariage|qu’on est mariés) (demain|aujourd’hui)? | nos (dix|vingt|trente) ans de mariage
Voilà un chiffre qu’on ne tient pas par hasard. Et qu’est-ce qui est prévu : grand jeu, ou petit signe ?
Un anniversaire à deux, c’est mieux qu’un anniversaire tout court, personne n’y vieillit seul. L’idée, elle vient, ou elle se fait prier ?
oui: Alors l’affaire est bien engagée. Ça reste secret, promis.
non: Pas de panique : le lieu de la première rencontre, un pique-nique, une lettre courte. Ça bat n’importe quel bouquet.
sinon: Simple et à deux, c’est déjà le bon plan.

> j’ai une idée (si je|et si je|je vais) (l’emmène|l’emmenais|l’invite|l’invitais) (là où on s’est rencontrés|au restaurant|en week-end|à la mer)? | si je l’emmenais là où on s’est rencontrés ? | et si je (l’emmenais|l’invitais|lui faisais une surprise) ? | je vais lui faire une surprise
Ça, c’est une idée qui a du cœur. Sans rien dire, juste « mets un manteau », et on y va.
J’aime beaucoup. Une petite phrase prête pour l’arrivée, et le reste se fera tout seul. Ce serait quoi, la phrase ?
sinon: Elle est parfaite, celle-là. Il ne faut surtout pas l’améliorer.

> mon ex (se marie|se remarie|va se marier|va être papa|va être maman|attend un enfant|a eu un bébé|a refait sa vie|a quelqu’un|a une nouvelle copine|a un nouveau copain|s’est remarié|s’est remariée) (en juin|bientôt|je viens de l’apprendre)? | j’ai appris que mon ex (se marie|se remarie|a quelqu’un|va être papa)
Tiens, la vie de l’autre qui envoie un faire-part. Ça pique l’orgueil, ou ça va chercher plus loin ?
On croit le dossier classé, et il revient en costume. Comment la nouvelle est arrivée ?
sinon: C’est normal que ça remue. On ne regrette pas forcément, on compte juste les années.

> (je l’ai appris|je l’ai su) (par|sur) (facebook|instagram|une amie|hasard|ma fille|les enfants|les réseaux) | par (facebook|instagram) en plus | (il|elle) me l’a même pas dit | personne me l’a dit
En plus d’apprendre, l’apprendre comme ça, entre une photo de chat et une publicité. C’est le manque d’égards qui blesse, souvent plus que la nouvelle.
Le dernier au courant, c’est une place très inconfortable. Qui aurait pu le dire, au minimum ?
sinon: Oui. Une phrase aurait suffi, et elle n’est pas venue.

> ma boss m’a proposé (de prendre sa place|un poste|une promotion) | (mon chef|ma cheffe|ma boss|mon patron|on) (m’a proposé|me propose) (un nouveau poste|une promotion|le poste|de prendre sa place|d’être chef|d’encadrer l’équipe) | je vais peut-être (passer|devenir) (chef|cheffe|manager|responsable)
Ah, ça, c’est une porte qu’on n’ouvre pas à n’importe qui. Premier réflexe, avant de réfléchir : oui, ou fuite par la fenêtre ?
On propose rarement ça par politesse. Qu’est-ce qui tente, et qu’est-ce qui freine ?
oui: Alors le ventre a voté. La tête peut poser ses questions ensuite.
sinon: Les deux colonnes méritent d’être écrites. On demande aussi quelques jours, ça ne vexe personne.

> je serais (la chef|le chef|la cheffe|le supérieur) de mes (copains|collègues|amis) | je vais devoir (diriger|encadrer|manager) (mes collègues|mes potes|mes amis) | j’ai peur que mes collègues (m’en veuillent|changent|soient jaloux) | y aurait plus (jamais)? de (vendredi tranquille|soirées tranquilles)
Passer de la table du fond au bureau du devant, ça change les blagues, c’est vrai. Il y en a un ou une qui le prendrait mal ?
On perd un peu de légèreté et on gagne le droit de changer des choses. Dire tout de suite « ça va être bizarre au début », ça détend tout le monde.
oui: Alors cette personne d’abord, avant l’annonce. Un café, en face.
non: Alors le plus dur est dans la tête, et c’est là qu’il est le plus facile à déloger.
sinon: Ça se rode, un mois ou deux, comme des chaussures.
`
