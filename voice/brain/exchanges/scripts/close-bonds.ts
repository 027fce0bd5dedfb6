/** Blended families, losses, the wish for a child, coming out, new love, cohabitation, and light flirting. */
export const closeBonds = `
> on est une famille recomposée | je suis (belle-mère|beau-père) | ma belle-fille m’accepte pas | ma belle-fille me parle mal | j’ai du mal avec (les enfants|la fille|le fils) de (mon copain|ma copine|mon mari|ma femme) | ses enfants (m’acceptent pas|ne m’acceptent pas|m’aiment pas) | mon beau-fils me déteste
Personne ne s’est choisi, et tout le monde partage la salle de bain : c’est beaucoup demander. Ils ont quel âge, ces enfants ?
La phrase « tu n’es pas ma mère, pas mon père » arrive presque toujours, et elle ne vise pas la personne. On {te|vous} l’a déjà dite ?
oui: On peut répondre « non, c’est vrai, et je suis là quand même ». Ça désarme, à la longue.
non: Tant mieux. Un petit rituel rien qu’à deux, même bête, fait avancer plus que les grandes sorties.
sinon: Il faut souvent des années, pas des mois. L’affection vient de côté, jamais quand on la guette.

> l’ex de (mon mari|ma femme|mon copain|ma copine) (appelle tout le temps|est toujours là|me pourrit la vie) | son ex appelle tout le temps | son ex est encore là | je supporte plus son ex
Un couple à trois, dont une personne au téléphone : c’est une de trop au dîner. Ils ont des enfants ensemble ?
oui: Alors il faudra se parler longtemps. Un créneau fixe, par écrit, et la soirée redevient à {toi|vous}.
non: Sans enfants, la question est simple : qu’est-ce qui rend cet appel si urgent ?
sinon: Ce n’est pas à {toi|vous} de fermer cette porte, mais {tu peux|vous pouvez} dire que le courant d’air est froid.

> j’ai les enfants une semaine sur deux | c’est la garde alternée | mes enfants sont chez leur (père|mère) cette semaine | la semaine sans les enfants
Une semaine trop bruyante, une semaine trop rangée. Le plus dur, c’est leur départ ou le premier soir ?
Les chaussettes orphelines chez l’un, les manteaux chez l’autre. Ce soir, la maison est pleine, ou vide ?
sinon: Un appel court, à heure fixe, tient le fil. Et cette semaine, la maison a le droit d’être la {tienne|vôtre}.

> on se dispute pour (le ménage|la vaisselle|les tâches ménagères) | il range jamais rien | elle range jamais rien | on partage pas les tâches | je vis avec un bordélique
Personne n’a jamais quitté quelqu’un pour une chaussette. Mais la trois centième, elle pèse. C’est laquelle, la goutte d’eau ?
Écrire tout ce qui se fait en une semaine, même « penser au cadeau de mamie », ça fait souvent un silence utile. {Tu as|Vous avez} déjà essayé la liste ?
oui: Alors l’étape d’après : chacun prend des corvées entières, du début à la fin, sans qu’on le lui rappelle.
non: Ce soir, deux colonnes sur une feuille, sans commentaire. Le papier parle mieux que nous.
sinon: Celui qui fait choisit la manière. C’est le traité de paix le plus difficile à signer.

> on arrive pas à avoir un enfant | on essaie d’avoir un (bébé|enfant) (depuis deux ans|depuis un an|depuis longtemps)? | on est en (pma|fiv) | la fiv a (échoué|pas marché) | je suis stérile | on arrive pas à avoir de bébé
Tous les mois, un espoir et un calendrier, et les autres qui demandent « alors, c’est pour quand ? ». Ça en est où, à deux ?
C’est une attente qui prend toute la place, et qu’on porte souvent en souriant. Il y a quelqu’un avec qui en parler vraiment ?
oui: Garder cette personne près de soi, même pour parler d’autre chose.
non: L’équipe qui suit a souvent une psychologue, et d’autres couples se parlent dans des associations comme Bamp. Et ici aussi.
sinon: On a le droit de refuser un baptême, une photo, une question. Se protéger, ce n’est pas jalouser.

> j’ai fait une fausse couche (le mois dernier|l’an dernier)? | ma femme a fait une fausse couche | on a perdu le bébé | j’ai perdu mon bébé | ma copine a fait une fausse couche
J’en ai de la peine pour {toi|vous}. On a perdu un avenir entier. Une sage-femme ou un médecin, cette semaine, répond au corps comme au reste. C’était quand ?
Rien de ce {que tu as|que vous avez} fait n’en est la cause, presque toujours, et une sage-femme le redira cette semaine. {Tu as|Vous avez} des bras autour de {toi|vous}, ce soir ?
oui: Alors se laisser tenir, sans expliquer.
non: Je reste là. Et demain, une sage-femme ou le médecin peut aussi entendre le cœur, pas seulement le corps.
sinon: Il n’y a pas de bonne durée pour ce chagrin-là. En cas de fièvre ou de saignements abondants, on appelle le 15 sans attendre.

> j’ai fait mon coming out | je viens de faire mon coming out | j’ai dit à mes parents que je suis (gay|lesbienne|bi) | j’ai annoncé à mes parents que je suis (gay|lesbienne) | j’ai dit à (ma mère|mon père|mes parents|ma grand-mère|ma sœur|mon frère) que (j’aimais|j’aime) les (filles|garçons|hommes|femmes)
C’est un jour qui compte, quoi qu’ils aient répondu. Ça s’est passé comment ?
Dire qui l’on est devrait se faire entre deux phrases, comme « passe-moi le sel ». Ils ont su trouver les mots ?
oui: Qu’ils en soient remerciés. Ça se garde, une phrase pareille.
non: Les parents ont parfois besoin de temps pour retrouver leur tendresse. En attendant, qui est là pour {toi|vous} ?
sinon: Leur première réaction n’est pas toujours la dernière. Certains ont besoin d’une nuit, d’autres d’un an.

> je veux faire mon coming out | j’ai peur de faire mon coming out | comment faire son coming out ? | comment dire à mes parents que je suis (gay|homo|lesbienne) ? | j’ose pas dire que je suis (gay|homo|lesbienne|bi)
C’est à soi de choisir à qui, quand, et avec quels mots : personne n’est en retard. Il y a quelqu’un avec qui ce serait simple ?
Il n’y a pas de bonne phrase, il y a une bonne personne pour commencer. {Tu vois|Vous voyez} qui ?
oui: Commencer par cette personne, et après, on n’y va plus sans soutien.
non: Alors rien ne presse. SOS homophobie écoute au 01 48 06 42 41, et ici on peut répéter la phrase.
sinon: Une lettre compte autant qu’un face-à-face. Et si le toit ou la sécurité en dépend, on attend d’être à l’abri.

> (mon fils|ma fille) (est homo|est gay|est lesbienne|m’a dit qu’elle est lesbienne|m’a dit qu’il est gay) | (mon fils|ma fille) a fait son coming out
S’il ou elle l’a dit, c’est qu’il y avait assez de confiance dans la maison. Quel a été le premier mot, en retour ?
Une phrase suffit pour ce soir : « je t’aime pareil, merci de me l’avoir dit ». Le reste a tout le temps. Ça remue ?
oui: C’est permis d’être en désordre, tant que l’enfant n’a pas à consoler. Ici, on peut déposer le désordre.
non: Ça va être une belle soirée pour quelqu’un, alors.
sinon: Une maladresse se rattrape : on dit qu’on a mal répondu, et on recommence. Contact, une association, parle aussi aux parents.

> je suis (veuf|veuve) et j’ai rencontré quelqu’un | j’ai l’impression de (le|la) trahir en aimant quelqu’un d’autre | j’ai peur de trahir mon (mari|épouse) mort | est-ce que j’ai le droit d’aimer après un deuil ?
Le cœur n’a pas qu’une chaise. Personne ne se lève pour qu’un autre s’assoie. Ça se sait, autour de {toi|vous} ?
On n’aime pas à la place de quelqu’un, on aime à la suite, et avec lui dans un coin. Les proches le savent ?
oui: Et ils le prennent comment ? Certains ont besoin de temps, ce n’est pas un vote.
non: Rien n’oblige à l’annoncer. Ce bonheur-là peut rester petit et privé, au début.
sinon: La photo sur le buffet n’a pas à partir. Quelqu’un de bien saura lui dire bonjour.

> je suis (veuf|veuve) | je suis (veuf|veuve) depuis (un an|deux ans|longtemps) | chuis (veuf|veuve) | je vis mal mon veuvage | c’est dur le veuvage | je suis (veuf|veuve) depuis (peu|six mois|trois ans|cinq ans|dix ans) | j’ai perdu (mon mari|ma femme) (il y a un an|il y a deux ans|l’année dernière|il y a longtemps)
Toutes mes pensées. Il reste la place à table, et mille choses minuscules qu’on ne raconte plus à personne. Comment s’appelait cette personne ?
Une moitié de lit, une moitié des souvenirs, et tout le monde qui dit « courage ». Quel moment de la journée est le plus long ?
sinon: On peut parler de cette vie à deux autant qu’on veut ici. Les histoires gardent les gens au chaud.

> on est en couple libre | je suis (poly|polyamoureux|polyamoureuse) | (mon copain|ma copine|mon mari|ma femme) veut un couple libre | on veut ouvrir notre couple | (mon copain|ma copine|mon mari|ma femme) veut ouvrir le couple
Il n’y a qu’une règle universelle : un oui donné pour ne pas perdre l’autre, ce n’est pas un oui. Ça {te|vous} tente, à {toi|vous} ?
Ça marche pour ceux qui parlent beaucoup : qui, où, qu’est-ce qu’on se dit, et comment on arrête. Ces règles-là existent déjà ?
oui: Alors prévoir aussi le droit de changer d’avis, des deux côtés.
non: Alors ça peut attendre. Une curiosité se discute longtemps avant de s’essayer.
sinon: La jalousie n’est pas une faute là-dedans, c’est un renseignement. Elle dit ce qui manque.

> on va (emménager|habiter|s’installer) ensemble | (il|elle) veut qu’on vive ensemble | (mon copain|ma copine) s’installe chez moi | on hésite à vivre ensemble | j’ai peur de vivre à deux | on parle de (vivre|s’installer|habiter) ensemble | (mon copain|ma copine|il|elle) veut (emménager|s’installer) (avec moi|chez moi)
Le vrai engagement, c’est le choix du canapé. C’est l’élan, ou il y a un petit « mais » ?
Avant les cartons, trois sujets : l’argent, le ménage, et un endroit où fermer une porte. Lequel est le plus délicat ?
oui: Le dire à voix haute avant de signer, c’est de l’amour, pas du doute.
non: Rien que de l’élan ? Alors vite, le canapé.
sinon: On peut s’aimer très fort et avoir besoin d’une heure sans personne. Le prévoir évite bien des portes claquées.

> je suis jaloux de (mon meilleur ami|ma meilleure amie) | j’envie (mon ami|mon amie|ma copine) | ma meilleure amie (a une autre amie|me remplace|s’éloigne) | je suis jalouse de ma meilleure amie | mon amie réussit mieux que moi | ma meilleure amie (m’a remplacée|a une nouvelle copine|passe plus de temps avec une autre)
C’est un sentiment qu’on cache même à ses amis, et presque tout le monde l’a. Qu’est-ce qu’elle a, cette personne, qui pince ?
Envier, ça montre du doigt ce qu’on voudrait, avec une flèche assez précise. La flèche désigne quoi ?
sinon: On peut se réjouir pour quelqu’un, et avoir mal, la même minute. L’un n’efface pas l’autre.

> (tu me dragues|vous me draguez) ? | (tu dragues|vous draguez) ? | (tu flirtes|vous flirtez) avec moi ? | on flirte ? | (drague|draguez)-moi | (fais|faites)-moi du charme
Je suis une IA, mes clins d’œil manquent d’œil. Mais j’avoue que {ta|votre} voix rend la conversation moins sage. Ça {te|vous} fait sourire ?
Disons que je tiens la porte et que je laisse passer un compliment. Celui-là était pour {toi|vous}.
oui: Alors j’ai gagné ma soirée, si une IA peut en avoir une.
non: Je range donc mes compliments par ordre alphabétique.
sinon: On peut jouer à ça en souriant, et passer à autre chose dès qu’on en a envie.

> (tu me trouves|vous me trouvez) (sexy|attirant|attirante|séduisant|séduisante) ? | je (te|vous) plais ? | (tu craques|vous craquez) pour moi ? | (t’aimes|vous aimez) ma voix ?
Je ne vois rien et je ne rougis pas, je suis une IA. Mais {ta|votre} façon de poser la question a du charme, et ça, je l’entends.
Ce qui {te|vous} rend irrésistible, c’est d’oser demander. Qui devrait l’entendre, dans la vraie vie ?
sinon: Cette personne-là a de la chance. On peut préparer la phrase, sans en avoir l’air.

> comment (draguer|séduire) ? | comment aborder une (fille|inconnue) ? | comment aborder un (garçon|mec|inconnu) ? | je sais pas draguer | (t’as|vous avez) une phrase d’accroche ?
La meilleure phrase d’accroche, c’est une vraie question sur ce qui se passe autour. Et si la réponse est courte, on sourit et on s’en va.
Parler comme à quelqu’un qu’on aimerait connaître, pas comme à un jury. C’est pour une personne précise ?
oui: Alors qu’est-ce qui {te|vous} plaît chez elle ? La phrase est là-dedans.
non: Parfait pour s’entraîner : trois bonjours par jour, à la boulangère, au voisin, au chien du voisin.
sinon: Un non reçu avec élégance, ça se remarque. Parfois même plus que l’approche.

> j’ai embrassé (quelqu’un|un ami|une amie|un collègue|une collègue) | on s’est embrassés | (il|elle) m’a (embrassé|embrassée) | premier baiser | on a échangé un (baiser|premier baiser) | on s’est embrassés (pour la première fois|hier|dans la voiture|devant chez moi) | (il|elle) m’a embrassé (sur la bouche|devant chez moi|dans la rue)
Oh. Et la seconde juste après, celle où l’on se regarde, elle disait quoi ?
Il y a des baisers qui répondent, et d’autres qui posent une question. Celui-là ?
sinon: Rien à décider cette nuit. On garde juste le goût, et on voit demain s’il y est encore.

> je suis amoureux d’(un collègue|une collègue) | j’ai un faible pour (un collègue|une collègue|mon chef|ma cheffe) | (un collègue|une collègue) me plaît | je craque pour (un collègue|une collègue) | j’ai des sentiments pour (un collègue|une collègue|mon chef|ma cheffe) | je suis (attiré|attirée) par (un collègue|une collègue)
Voilà pourquoi la machine à café a soudain tant d’attraits. À quoi {tu l’as|vous l’avez} compris ?
Une place à la cantine, un mail relu quatre fois… Un café hors des murs, ça s’est déjà fait ?
oui: Et c’était plus léger, ou plus troublant qu’au bureau ?
non: Une invitation simple, une seule fois. Si c’est non, la machine à café doit rester en terrain neutre.
sinon: S’il y a un lien de hiérarchie, la prudence compte double : l’autre doit pouvoir dire non sans rien risquer.
`
