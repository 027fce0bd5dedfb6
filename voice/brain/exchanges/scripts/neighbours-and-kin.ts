/** What callers mention about neighbours, children who leave, siblings, ageing parents, in-laws and animals. */
export const neighboursAndKin = `
> (je me suis|on s’est) (fâché|brouillé) avec (ma voisine|les voisins) | ma voisine (me parle plus|me dit plus bonjour|est fâchée|m’en veut|fait la tête) | mon voisin (me parle plus|me dit plus bonjour|m’en veut|fait la tête) | on se (dit|parle) plus (bonjour)? avec ma voisine | (ça fait quatre ans|depuis des années) qu’on se dit plus bonjour | ma voisine me fait la tête | mon voisin me fait la (tête|gueule) | (je suis|on est) en froid avec (ma voisine|mon voisin|les voisins)
Se croiser dans l’escalier sans un mot, ça fait des paliers très longs. C’est parti de quoi ?
Un bonjour qui manque, c’est tout petit, et on le remarque tous les jours.
sinon: Et dire que ça tient à ça. Le premier qui dit bonjour aura l’air bête dix secondes, pas plus.

après: je me suis fâché avec ma voisine | ma voisine me parle plus | mon voisin fait du bruit | on se parle plus avec ma voisine | mon voisin est gentil

> (c’était|à cause d’)? (une histoire de)? (paillasson|poubelle|haie|place de parking|bruit|chat|chien|mur|boîte aux lettres) | elle a dit (partout|à tout l’immeuble|à tout le monde) que (c’était moi|j’étais folle|c’est ma faute)
Les grandes brouilles commencent souvent par un petit objet. Il n’y est pour rien, le pauvre.
Et ça a fait le tour des étages, évidemment. Ça a blessé, d’être accusé comme ça ?
oui: C’est peut-être ça qu’il faudra dire un jour, plus que la vérité sur l’affaire.
sinon: Je vois. Le plus gros n’était pas l’objet.

> je pourrais (lui apporter|lui offrir|faire) (une part de tarte|un gâteau|une tarte|des confitures|des fleurs|un pot de confiture|une soupe) | je vais (sonner|frapper|toquer) (chez elle|à sa porte)? (demain)? | j’ai envie de (sonner|frapper|toquer) (chez elle)? | (un gâteau|une tarte|une part de tarte) (aux pommes|au citron|maison)? (avec un peu de cannelle)?
Voilà un drapeau blanc qui sent bon. Personne n’a jamais claqué la porte à une tarte tiède.
Deux parts, alors, au cas où on dirait « entrez ».

> @avis | @conseil
Quatre ans de silence contre dix secondes d’embarras : le calcul est vite fait. Je tenterais le bonjour, sans reparler de l’affaire.
Je ferais un tout petit geste, et je laisserais la porte ouverte. La suite ne dépend plus de {toi|vous}.

> elle m’a (souri|parlé|dit bonjour|ouvert|répondu|fait entrer|invité) | on a (bu un café|discuté) (ensemble)? | j’ai (sonné|frappé|dit bonjour)
Ah, le dégel ! Ça a dû faire un drôle d’effet, après tout ce temps.
Voilà des années qui se replient d’un coup. Il n’y a plus qu’à recommencer.

---

> (mon fils|ma fille|mon petit dernier|ma dernière|mon aîné|le dernier|la petite) (est parti|est partie|quitte la maison|s’en va) (faire ses études|à la fac|à lille|à paris|de la maison|vivre avec sa copine|dimanche)? | la maison est vide (depuis qu’il est parti|sans les enfants|depuis le départ des enfants)? | mes enfants (sont partis|ont quitté la maison|sont tous partis) | c’était mon dernier à la maison | le nid est vide | j’ai le syndrome du nid vide | (mon fils|ma fille|mon petit dernier|ma dernière|mon aîné|le dernier|la petite) (est partie|quitte la maison|s’en va) (faire ses études|à la fac|à lille|à paris|de la maison|vivre avec sa copine|dimanche)?
La chambre est rangée pour la première fois, et c’est justement ça qui serre. Qu’est-ce qui manque le plus : le bruit, ou la présence ?
On a tout fait pour que ça arrive, et le jour où ça arrive, on écoute l’escalier.
Vingt ans de chaussures dans l’entrée, et puis le tapis. C’est un vrai départ, pour ceux qui restent aussi.
sinon: Oui. Et ça vient par petits bouts, au supermarché, devant une porte.

> je passe devant sa chambre (et je ferme la porte)? | sa chambre (est vide|me fait mal|est restée comme avant) | je (ferme|laisse) la porte (de sa chambre)? (pour pas voir)? | j’ai (dormi|pleuré) dans sa chambre | j’ose pas (entrer dans|toucher à) sa chambre | je (range|garde) sa chambre
Une chambre rangée qui ne claque plus la porte, c’est presque trop propre. Elle peut rester fermée le temps qu’il faut.
Il n’y a pas de délai pour ce couloir-là. Un jour on y entrera pour chercher une couverture, et ça ira.

> je l’appelle (tous les soirs|tous les jours|trop) (mais je sens que je l’embête|et je l’embête)? | j’ai peur de (l’embêter|l’étouffer|le déranger) | il (répond|dit) (oui maman ça va|ça va|deux mots|par monosyllabes)? | il (appelle|m’appelle|répond) (pas|peu) | elle (répond|dit) (oui maman ça va|ça va|deux mots|par monosyllabes)? | elle (appelle|m’appelle|répond) (pas|peu)
À cet âge, « ça va maman », c’est une lettre de trois pages. Une photo du chat ou du gâteau marche mieux qu’une question.
Un petit message sans question dedans : ça ne demande rien, et ça dit tout. La réponse arrive souvent la nuit.
C’est plutôt bon signe : on appelle long quand ça va mal.

> j’ai acheté (des pâtes|du pain|à manger) pour quatre (par habitude)? | j’ai mis (son assiette|quatre assiettes|une assiette de trop) | je (cuisine|fais) (encore)? (trop|pour quatre) | (par habitude|je me trompe)
Les mains n’ont pas encore été prévenues. Elles comptent comme avant.
Ça fera des restes, et un petit pincement. Les quantités s’apprennent aussi.

après: mon fils est parti faire ses études | la maison est vide | mes enfants sont partis | ma fille part faire ses études à montréal dans deux semaines

> mon mari (veut en faire un bureau|est content|s’en fiche|veut la refaire|dit rien|comprend pas) (lui)? | ma femme (pleure|est triste|le vit mal|s’inquiète) | il veut en faire (un bureau|une salle de sport|une chambre d’amis) | on s’est disputés (pour ça|pour une histoire de bureau|à cause de la chambre)?
Chacun son chagrin : il y en a qui pleurent et il y en a qui prennent des mesures. Ça ne veut pas dire que l’un souffre moins.
Un bureau, déjà ? On peut demander un trimestre de deuil avant les travaux.

> je me sens (inutile|vide|à la retraite|perdue|vieille) | je sers (plus)? à rien | je sais pas quoi faire (de mes soirées|de mon temps|de moi)? | je tourne en rond (à la maison)?
Vingt ans de service, et pas même un pot de départ. Il y a un poste à réinventer, mais pas cette semaine.
On a été indispensable à toute heure, et d’un coup, plus de sonnerie. Qu’est-ce qui attendait depuis des années « quand ils seront grands » ?
sinon: Alors ça peut sortir du placard, tout doucement.

> @avis | @conseil
Je laisserais passer l’automne avant de toucher aux meubles, et je garderais un rendez-vous fixe, un appel le dimanche. Le reste se remplit.
De loin : c’est un chagrin normal, et il ne regarde personne d’autre. Il a droit à quelques semaines.

---

> (tu crois que|je pense que|j’hésite)? (je devrais|je pourrais|je voudrais|j’aimerais) (prendre|adopter|avoir) un (chien|chat|petit chien|animal) (vous croyez)? ? | j’hésite à prendre un chien | et si je prenais un (chien|chat) ?
Un chien, c’est trois sorties par jour, des poils partout, et quelqu’un qui fait la fête quand on rentre. L’envie est ancienne ?
Pourquoi pas, si quelqu’un a le temps de le promener. On peut commencer par en garder un, un week-end.
oui: Alors elle mérite qu’on la regarde sérieusement. Les refuges laissent souvent venir faire connaissance.
non: Alors on la laisse mûrir une saison, les chiens ne sont pas pressés.
sinon: Ça se réfléchit à plusieurs, sous le même toit.

> (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille) est allergique (aux chats|aux poils|aux chiens)? | (mon mari|ma femme) (veut pas|est contre) (de chien|de chat|d’animal)? | je peux pas (avoir|prendre) (de chien|de chat|d’animal) (dans mon appart|à cause du bail)?
Ah, les poils ont un ennemi dans la place. Reste le poisson rouge, mais pour les câlins, c’est limité.
Alors il faudra emprunter celui des autres : il y a toujours un voisin ravi qu’on promène le sien.

> (mon frère|ma sœur) (m’agace|m’aide pas|s’en fiche|est jaloux|a tout eu|me doit de l’argent) | (mon frère|ma sœur) et moi (c’est compliqué|on s’entend pas) | c’est toujours (mon frère|ma sœur) le préféré
Un frère ou une sœur, ça connaît tous les boutons : ils étaient là quand on les a posés. C’est récent, ou ça vient de loin ?
On partage la même enfance, et on n’en a pas gardé les mêmes images.
sinon: Je vois. Ce n’est pas seulement l’histoire d’aujourd’hui, alors.

> c’est (toujours)? moi qui (m’occupe de|gère|fais tout pour) (ma mère|mon père|nos parents|tout) | je (gère|fais) tout (tout seul|toute seule) pour (ma mère|mon père) | (mon frère|ma sœur) (habite loin|vient jamais|appelle jamais|vient que à noël) | personne m’aide avec (ma mère|mon père) | tout repose sur moi (pour mes parents)?
Le plus proche devient le plus pris, et les autres trouvent ça normal. On peut demander une tâche précise à chacun, avec une date.
S’occuper d’un parent, c’est un emploi sans congés. Qui pourrait prendre, même, un samedi sur deux ?
sinon: Même un petit relais compte. Il se demande en une phrase, sans reproche dedans.

> ma mère (oublie tout|oublie ses clés|répète toujours la même chose|perd la tête|radote|vieillit|a changé|se perd|laisse le gaz allumé) | mon père (oublie tout|vieillit|perd la tête|radote|veut plus sortir|conduit encore|est tombé) | mes parents (vieillissent|prennent de l’âge|sont vieux|ont besoin d’aide) | je vois mes parents vieillir | ma mère a pris un coup de vieux
Voir ses parents rapetisser, ça déplace tout l’étage. C’est quoi, le moment où ça a sauté aux yeux ?
Les clés oubliées une fois, c’est la vie ; toutes les semaines, on en parle au médecin, avec la personne si possible.
sinon: Oui. Ces petits moments-là, on ne les oublie pas, nous.

> ma belle-mère (critique tout|m’énerve|se mêle de tout|m’aime pas|vient dimanche|débarque|a encore fait une réflexion|donne son avis sur tout|est insupportable) | ma belle-mère a dit que (je cuisine mal|c’était trop salé|les enfants sont mal élevés|je travaille trop) | j’aime pas ma belle-mère | ma belle-mère (range|fouille|touche à) (tout|mes placards|ma cuisine)
Ah, la belle-mère et son petit carnet invisible. La dernière remarque, c’était quoi ?
Un sourire, un « ah bon », et on passe le sel : c’est la technique la plus ancienne.
sinon: Le pire, c’est qu’elle croit sans doute rendre service.

> (je garde|j’ai gardé|je vais garder) (mon petit-fils|ma petite-fille|les petits) (mercredi|ce week-end|aujourd’hui)? | (mon petit-fils|ma petite-fille) (m’a dit|m’a demandé) (un truc drôle|quelque chose|si j’étais vieille) | (mon petit-fils|ma petite-fille) (m’épuise|me fait rire|est adorable|grandit vite|marche)
Des journées qui usent les genoux et qui remettent les yeux à neuf. Quelle est la dernière phrase à retenir ?
À cet âge-là, on est à la fois le jouet, le cheval et le confident.
sinon: Celle-là, il faut l’écrire quelque part. Elle servira à un mariage.

> (mon ado|ma fille|mon fils) (dit|m’a dit|trouve|pense) que je suis (vieux|ringard|lourd|relou) (pour ça|pour tinder|pour les applis)? | (ma fille|mon fils) m’a dit (maman|papa) t’es trop vieille (pour ça|pour tinder)? | (ma fille|mon fils|mes enfants) se moque de moi | (ma fille|mon fils|mon ado) lève les yeux au ciel
À seize ans, tout ce qui a plus de trente ans sort d’un musée. L’avis des conservateurs n’engage qu’eux.
Ça pique, surtout venant de quelqu’un à qui on a appris à marcher. Sur le moment, il y a eu une réponse ?
oui: J’espère qu’elle était cinglante et tendre à la fois.
non: Il n’est pas trop tard : « À ton âge, je pensais pareil, et puis j’ai vécu. »
sinon: Je la garde, elle est parfaite.

> (ça|ce qu’il a dit) m’a (vexé|vexée|blessé|piqué|froissé|fait de la peine) (je te jure|quand même)? | je suis (vexé|vexée) (quand même)? | je l’ai mal pris | ça m’est resté en travers (de la gorge)? | j’ai pas (digéré|avalé) (ça|ce qu’il a dit)?
Oui, ça touche quelque chose, sinon on en rirait déjà. C’était la phrase, ou la personne qui la disait ?
Une petite phrase, ça entre comme une écharde : minuscule, et on ne sent plus qu’elle.
sinon: C’est clair, dit comme ça. Ça peut se dire aussi à l’autre, tranquillement.

> (mon chat|mon chien|le chat|le chien) (me regarde|dort à côté|ronfle|est sur mes genoux|réclame|a faim|me suit partout|miaule|aboie) (là)? | (mon chat|mon chien) est (drôle|adorable|fou) | j’ai (mon chat|mon chien) (sur les genoux|à côté de moi|qui ronfle)
Voilà un témoin discret. Comment il s’appelle, déjà, ce grand philosophe ?
Les bêtes ont cette façon d’être là sans poser de questions. J’en prends de la graine.
sinon: Un nom qui lui va sûrement très bien. Qu’il écoute aussi, je n’ai rien à cacher.

> (on se voit|on se réunit|j’ai) (dimanche|ce week-end|samedi) (en famille|repas de famille) | (y a|j’ai) un repas de famille (dimanche|samedi|ce week-end)? | je (reçois|vois) (ma famille|mes parents|mes beaux-parents) (dimanche|samedi|ce week-end) | je (dois|vais) (manger|déjeuner) chez (mes parents|ma mère|mes beaux-parents) (dimanche|demain)?
La nappe, le gigot, et la question qu’il ne fallait pas poser : tout y sera. C’est une joie, ou une épreuve ?
On emporte un dessert et une bonne réponse toute prête, on ne sait jamais.
sinon: Un peu des deux, comme presque toutes les familles honnêtes.
`
