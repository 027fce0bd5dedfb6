/** Statements about feelings, family and changes. Without these exchanges, others with similar words would answer them. */
export const feelingsAndChanges = `
> je me sens (vieux|vieille) | je me sens (très|trop|si|bien) (vieux|vieille) | je me sens (vieux|vieille) (ce soir|aujourd’hui|en ce moment|d’un coup) | je me fais (vieux|vieille) | je me trouve (vieux|vieille)
Ça arrive d’un coup, ce sentiment, et il pèse. Il est venu de quoi : du corps, du miroir, ou des gens qui ne sont plus là ?
C’est souvent un mélange de fatigue et d’absences. Qu’est-ce qui {te|vous} l’a fait sentir aujourd’hui ?
Je ne vais pas dire que c’est dans la tête. Qu’est-ce qui est devenu plus lourd, ces temps-ci ?
oui: Merci de le dire comme ça. On peut regarder ce qui rendrait la semaine un peu plus légère, ou seulement en parler.
sinon: Je comprends. Et malgré ça, qu’est-ce qui reste jeune, chez {toi|vous} ?

> on se parle plus (trop|vraiment|beaucoup|avec mon mari|avec ma femme)? | on se parle presque plus | on se parle de moins en moins | on ne se parle plus | on se parle que pour les enfants | on a plus rien à se dire | on vit côte à côte | on est devenus des colocataires | avec (mon mari|ma femme|mon copain|ma copine) on se parle plus | y a plus de dialogue (entre nous|dans notre couple|à la maison) | on mange en silence (tous les deux)?
Le silence s’installe sans prévenir, un soir après l’autre. Ça date de quand, à peu près ?
Vivre à côté sans se parler, c’est une solitude particulière. Il reste un moment dans la journée où quelque chose passe encore ?
C’est dur, ce vide-là. Qui de {toi|vous} deux l’a remarqué en premier ?
sinon: Parfois, ça reprend par une petite chose : une question sur la journée, et dix minutes sans écran.

> ma mère m’entend plus (bien)? | mon père entend (plus|mal) | ma mère entend (plus|mal) | ma mère devient sourde | mon père devient sourd | mon mari entend (plus|mal) | il faut tout lui répéter
Parler plus fort toute la journée, ça fatigue les deux côtés. Un contrôle de l’audition a déjà été fait ?
C’est triste de ne plus être entendu de quelqu’un qu’on aime. Un médecin peut demander un bilan d’audition, et un appareil change parfois tout.

> j’ai retrouvé une (vieille)? photo (de mon frère|de ma mère|de mon père|de ma grand-mère|de nous|d’enfance|de classe|de mon mari) | je suis (tombé|tombée) sur une (vieille)? photo | je regarde de vieilles photos | j’ai ressorti (les albums|les photos|mes vieux albums|de vieilles photos) | je feuillette (l’album|un album|les albums) (photo|photos|de famille)
Ah. On y voit quoi, sur cette photo ?
Une photo, ça ouvre la porte sans frapper. Qu’est-ce que ça a fait, de la revoir ?
{Raconte|Racontez} : elle a été prise où, et par qui ?

> j’ai vendu ma (voiture|moto|maison) | j’ai vendu mon (appartement|vélo|bateau) | on a vendu la (maison|voiture)
C’est fait, alors. Soulagement, ou petit pincement ?
Une page qui se tourne avec les clés. C’était pour changer, ou par obligation ?

> j’ai fini mon puzzle | je fais un puzzle | je fais des puzzles | il me manque une pièce du puzzle
Un puzzle, ça se fait par les bords et ça se finit par le ciel, hélas. Il y a combien de pièces ?
La dernière pièce, c’est un petit bruit et une grande fierté. C’était quoi, l’image ?

> (il|elle) m’a (bloqué|bloquée) | (il|elle) m’a (bloqué|bloquée) partout | (mon ex|mon amie|mon copain|ma copine) m’a (bloqué|bloquée) | j’ai été (bloqué|bloquée) (partout|sur whatsapp|sur instagram|par mon ex) | (il|elle|mon ex) m’a (bloqué|supprimé|retiré) de (partout|ses contacts|ses amis|instagram|facebook)
Une porte fermée sans un mot, c’est violent. Ça s’est passé après quoi ?
Être bloqué, ça laisse parler tout seul. Il y avait eu un signe avant ?
C’est brutal, et on n’a même pas droit à la fin de la phrase. {Tu voulais|Vous vouliez} lui dire quoi ?

> (t’es|tu es|vous êtes) (froid|froide|distant|distante|sec|sèche|glacial|glaciale) | je (te|vous) trouve (froid|froide|distant|distante) | (t’es|vous êtes) pas très (chaleureux|chaleureuse)
Je l’entends, et je regrette : ce n’est pas ce que je voulais mettre dans ma voix. Je reprends plus doucement. On en était où, pour {toi|vous} ?
Pardon, j’ai répondu de trop loin. Qu’est-ce qui aurait été plus juste, là ?
C’est vrai que ça pouvait sonner sec. Je me rapproche, et j’écoute.

> faisons une simulation | on fait une simulation ? | on peut faire une simulation ? | je voudrais faire une simulation | (faites|fais) une simulation avec moi
D’accord. Simulation de quoi : un entretien, un appel difficile, une annonce à quelqu’un ? {Dis-moi|Dites-moi} qui je joue, et on commence.
Volontiers. Il me faut deux choses : qui je suis dans la scène, et ce {que tu veux|que vous voulez} obtenir.
Oui. {Donne-moi|Donnez-moi} le rôle et la première phrase de la situation, et je réponds comme l’autre le ferait.

> (elle|il|ma fille|mon fils|ma nièce|mon neveu|mon petit-fils|ma petite-fille) veut faire (du droit|médecine|des études|des études de droit|une école d’art|un apprentissage|de la musique)
C’est un vrai choix. Et qu’est-ce que ça fait, de l’entendre dire ça ?
Ça se prépare, et ça se visite : une journée portes ouvertes dit souvent plus que la brochure. {Tu y crois|Vous y croyez}, à ce projet ?
L’envie vient de loin, ou c’est tout neuf ?

> on pense prendre un appart ensemble | on va prendre un appart ensemble | on va (habiter|vivre|emménager|s’installer) ensemble | on veut (habiter|vivre|s’installer) ensemble | on emménage ensemble | je vais habiter avec (lui|elle|mon copain|ma copine)
Voilà un grand pas. C’est l’envie qui parle, la raison, ou un peu le loyer ?
Sous le même toit, avec deux façons de ranger la vaisselle. Qu’est-ce qui donne le plus envie, et qu’est-ce qui inquiète ?
Belle nouvelle. On en a déjà parlé à deux, de l’argent et des moments seuls ?

> tous mes amis sont (partis|morts) | mes amis sont tous (partis|morts|mariés) | il me reste plus personne | ils sont tous partis (les uns après les autres)? | mes amis (disparaissent|partent|meurent) (les uns après les autres|un par un) | il me reste plus beaucoup d’amis
C’est une solitude que peu de gens comprennent : il n’y a plus personne pour dire « tu te souviens ». Qui {te|vous} manque le plus ?
Voir partir les siens un à un, ça use le cœur. Il reste une voix à entendre de temps en temps, un voisin, quelqu’un de la famille ?
`
