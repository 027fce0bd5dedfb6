/** Friends, their quarrels and news, choices on which callers want an opinion, self-confidence, procrastination. */
export const friendsAndChoices = `
> j’ai besoin d’un (avis|conseil) | j’ai besoin d’un avis là | j’aurais besoin d’un conseil | je voudrais (ton|votre) avis | je voudrais un conseil | (tu peux|vous pouvez) me donner un avis ? | (tu peux|vous pouvez) me conseiller ? | j’ai une question à (te|vous) poser | je peux (te|vous) demander un truc ? | je peux (te|vous) poser une question ? | (coucou|salut|bonjour|bonsoir) j’(ai|aurais) besoin d’un avis | j’aurais besoin (d’un|de ton|de votre) avis (sur un truc|extérieur)? | (bonjour|salut) c’est pour un conseil
Bien sûr. On pose tout sur la table, même dans le désordre.
Allons-y. Je dirai franchement ce que j’en pense, et je peux me tromper.
En piste. Le problème d’abord, les détails ensuite.

> (toi|vous) (tu ferais|vous feriez) quoi à ma place ? | (tu ferais|vous feriez) quoi ? | à ma place (tu ferais|vous feriez) quoi ? | si (tu étais|vous étiez) moi (tu ferais|vous feriez) quoi ? | qu’est-ce que (tu ferais|vous feriez) à ma place ? | je dois faire quoi (à ton|à votre) avis ? | dis-moi ce que je dois faire
Moi qui n’ai rien à perdre, je choisirais toujours trop vite. Ce que je ferais : écrire les deux options, et regarder laquelle serre le ventre et laquelle l’ouvre.
J’irais demander à quelqu’un qui l’a déjà vécu, pas à quelqu’un qui a un avis. Puis je dormirais dessus une nuit.
{À ta place|À votre place}, je prendrais la voie qu’on peut défaire si l’on s’est trompé. Il y en a une, ici ?
oui: Alors c’est par là que je commencerais.
non: Alors ça mérite une nuit de plus, et un café avec quelqu’un de solide.
sinon: Bien. Et si un ami disait ça, on lui répondrait quoi, nous ?

> mon meilleur ami (déménage|se marie|part à l’étranger|a des enfants) | ma meilleure amie (déménage|attend un bébé|part vivre loin) | mes amis ont tous des enfants | je vois plus mes amis depuis qu’ils ont des enfants | mes amis s’éloignent | on se perd de vue | on se voit presque plus | les amitiés changent | (mon ami|mon amie|ma copine|mon pote) (déménage|part vivre loin|s’en va loin|part à l’étranger) (le mois prochain|bientôt|et ça me rend triste)? | tous mes amis (partent|déménagent|s’en vont)
Les amis qui changent de vie ne partent pas toujours, ils deviennent difficiles à attraper entre deux siestes.
Une amitié survit à peu de chose : un message idiot le mardi, un week-end par an, une blague qui ne meurt pas. Qui manque le plus ?
sinon: Alors c’est à cette personne-là qu’il faut envoyer une bêtise, aujourd’hui.

> un ami va mal | ma meilleure amie va mal | mon ami est en dépression | mon pote déprime | je sais pas comment aider (mon ami|mon amie|mon frère|ma sœur) | comment aider quelqu’un qui va mal ? | mon amie a perdu (son père|sa mère|son bébé) | je sais pas quoi dire à quelqu’un en deuil | quoi dire à un ami malade ?
Pas besoin de la bonne phrase. « Je passe jeudi avec une soupe, tu n’auras rien à dire », ça porte plus que « appelle si besoin ».
On écoute deux fois plus qu’on ne conseille, et on revient la semaine d’après, quand les autres ont oublié.
S’il ou elle parle de mourir, on pose la question franchement, on ne reste pas seul avec ça, et le 3114 conseille aussi les proches. Est-ce que c’est allé jusque-là ?
oui: Alors maintenant : ne pas laisser cette personne seule, et appeler le 3114, ou le 15 si c’est imminent.
non: Bien. Alors la présence simple suffit : un texto, un plat, un tour du quartier.
sinon: Être là sans solution, c’est déjà beaucoup d’aide.

> ma copine et moi on s’est fâchées | mon ami me fait la gueule | mon ami m’a menti | mon amie parle dans mon dos | on m’a exclu du groupe | ils ont fait une soirée sans moi | j’ai pas été invité | ils m’ont pas invitée | j’ai appris qu’ils s’étaient vus sans moi | mes copines ont fait une soirée sans moi | j’ai vu qu’ils ont fait une soirée sans moi | elles ont posté des photos de leur soirée | ils sont partis en week-end sans moi | (mes amis|mes amies|mes potes) sont (partis|parties|sortis|sorties) sans moi (et ça me fait mal|et je l’ai su après)? | on m’a (zappé|zappée|oublié|oubliée) pour la soirée
Voir les photos d’une soirée sans soi, à n’importe quel âge, c’est la cour de récré qui revient.
Avant d’imaginer le complot, demander à un seul, tranquillement : « j’ai vu que vous étiez ensemble, ça m’a fait un petit pincement ». C’était qui, la soirée ?
sinon: Ça peut être un oubli idiot, ou un vrai message. Une seule conversation le dira.

> mes potes disent que (je suis un canard|je suis un pigeon|je devrais la quitter|c’est une folle) | mes amis aiment pas (mon copain|ma copine) | ma famille aime pas mon copain | tout le monde me dit de le quitter | tout le monde me dit d’arrêter | mes amis me jugent | ma mère dit que je fais une bêtise | mes copines disent que c’est un idiot | mes amies disent que je mérite mieux | mon mari me dit que j’en fais trop | ma mère me dit de le quitter
Les amis voient de loin, et parfois le loin a raison. Mais c’est celui qui dort avec ses choix qui décide.
« Canard », c’est ce que disent les gens qui n’ont pas encore eu le cœur en vrac. Et au fond, sans eux dans l’oreille, ça pencherait vers quoi ?
sinon: Voilà un avis qui ne se vote pas à main levée.

> j’ai fait la paix avec (mon ami|ma sœur|mon frère) | on s’est réconciliés | on s’est rabibochés | il s’est excusé | elle s’est excusée | je me suis excusé | je me suis excusée | on s’est expliqués | tout est arrangé | ça s’est arrangé
Ah, l’air redevient respirable. Qui a fait le premier pas ?
Se reparler, c’est souvent plus court et plus doux que ce qu’on avait répété sous la douche.
sinon: Respect. C’est le pas le plus lourd, et après on se demande pourquoi on a attendu.

> j’ai retrouvé (un ami d’enfance|une amie d’enfance|un copain de classe) | j’ai revu mes copains d’école | j’ai fait une soirée d’anciens | on a refait le monde | j’ai passé la soirée au téléphone avec une amie | j’ai des amis en or | j’ai un ami depuis trente ans
Avec ceux-là, on a toujours douze ans, même avec des lunettes de lecture. Qui n’a pas changé d’un poil ?
On se raconte les mêmes histoires, et elles sont meilleures à chaque fois. C’est tout le charme.
sinon: Il en faut un comme ça dans chaque bande.

> je sais pas si je dois (accepter|refuser|partir|rester|démissionner|déménager) | je dois choisir entre deux (boulots|appartements|villes|hommes) | j’hésite à (partir|déménager|démissionner|changer de vie) | je reste ou je pars ? | j’y vais ou j’y vais pas ? | pile ou face ? | (aide|aidez)-moi à choisir | (aide|aidez)-moi à décider
On lance la pièce, et pendant qu’elle tourne, on sait ce qu’on espère. La pièce sert à ça.
Imaginons que le choix soit fait, depuis ce matin, pour l’un. Ça soulage, ou ça serre ?
Dans dix jours, dans dix mois, dans dix ans : qu’est-ce qui comptera encore ? Souvent ça dégage la vue.
sinon: Ce premier ressenti-là, on le note avant que la raison revienne avec ses dossiers.
oui: Alors la réponse a déjà un pied dans la porte.

> j’ai (trente|quarante|cinquante) ans et j’ai rien fait de ma vie | j’ai raté ma vie | j’ai l’impression d’avoir raté ma vie | je fais le bilan | je fais ma crise de la quarantaine | c’est la crise de la quarantaine | je suis passé à côté de ma vie | j’ai perdu dix ans | tout le monde avance sauf moi | je fais le bilan de ma vie | j’ai (quarante|cinquante|trente) ans et (je suis nulle part|j’ai rien construit|j’ai rien) | je suis en pleine crise de la (quarantaine|cinquantaine)
À force de compter ce qui manque, on oublie de compter ce qui a tenu. Et personne ne passe à côté de sa vie en restant au téléphone pour y penser.
Trop tard, pour presque tout, ça veut dire « pas comme je l’avais imaginé à vingt ans ». Qu’est-ce qui manque le plus dans le bilan ?
sinon: Est-ce qu’il en existerait une version plus petite, faisable d’ici l’été ? C’est souvent par elle que ça repart.

> comment dire non (à un ami|à mon chef|à ma mère) ? | j’arrive pas à poser des limites | je dis toujours oui | je me laisse marcher dessus | on profite de moi | je veux faire plaisir à tout le monde | j’ose pas refuser | je sais pas dire non (aux gens|à mes amis|à mon chef)? | j’arrive pas à dire non | je dis oui à tout (le monde)? | je fais toujours passer les autres avant moi
« Non, je ne peux pas. » Et le point, surtout. C’est l’explication qui ouvre la négociation.
Un délai avant de répondre, c’est un non qui s’échauffe : « je regarde et je te dis demain ». À qui faudrait-il le dire en premier ?
sinon: On peut s’entraîner ici : je demande, et ça refuse. Sans s’excuser, c’est la règle.

> comment avoir confiance en soi ? | je manque d’assurance | je voudrais plus m’affirmer | j’ai le syndrome de l’imposteur | je me sens pas légitime | j’ai l’impression d’être un imposteur | j’ai peur du regard des autres | je pense trop à ce que pensent les autres | je me compare tout le temps | les autres sont mieux que moi | j’ai pas confiance en moi | j’ai aucune confiance en moi | je manque de confiance en moi | je me trouve (nul|nulle|moins bien que les autres) | je me compare toujours aux autres
Les autres pensent surtout à ce qu’on pense d’eux. C’est la meilleure nouvelle de l’âge adulte.
L’imposteur, le vrai, ne doute jamais. Le doute, c’est plutôt le syndrome du sérieux.
La confiance vient après le geste, pas avant : un petit truc un peu effrayant, réussi ou raté, et on recommence. Ce serait quoi, pour cette semaine ?
sinon: La bonne taille. Assez grand pour faire battre le cœur, assez petit pour être fait.

> je procrastine | je remets tout à demain | j’arrive pas à m’y mettre | je fais tout à la dernière minute | j’ai plein de trucs à faire et je fais rien | je suis débordé je sais pas par quoi commencer | comment arrêter de procrastiner ? | j’ai une montagne de choses à faire | je repousse tout (au lendemain|à plus tard) | j’ai encore rien fait de ce que je devais faire | je traîne et j’avance pas | j’arrive pas à me motiver
Le truc n’est pas de s’y mettre, c’est d’ouvrir le fichier. Ou la porte. Ou l’enveloppe. Deux minutes, et droit de fuite.
Une montagne, ça se grimpe par le caillou le plus bête. Quel est le plus bête ?
On fait la liste, et on en barre la moitié, celle qui ne changera rien à la semaine. Ça soulage déjà.
sinon: Voilà, celui-là. Avant la fin de la chanson, il peut être fait.
`
