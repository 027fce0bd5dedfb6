/** Answers to questions for advice and facts. */
export const adviceQuestionKinds = `
= asks-how-practical
Le plus sûr : tout étaler devant soi, voir ce qui manque, puis commencer par le plus facile.
Je ferais un essai sur un tout petit bout d’abord, comme ça rien n’est perdu si ça rate.
Par tranches de vingt minutes, avec une seule chose à la fois, sinon on s’éparpille.
Le geste exact, je ne le connais pas bien. Une courte vidéo, puis essayer aussitôt, c’est ce qui marche le mieux.
{Commence|Commencez} simple : le matériel prêt à côté, de la place autour, et pas de téléphone.
Trois étapes sur un papier, pas plus, et on raye au fur et à mesure.
Doucement au début, quitte à y revenir : ce qu’on force, on l’abîme.
Demander à quelqu’un qui l’a déjà fait ferait gagner une heure, un voisin ou le vendeur du rayon.
D’abord le plus gros, ensuite les détails. Et s’arrêter avant d’en avoir marre.
À mon avis, il faut un plan minuscule : une heure de départ, un premier geste, une pause prévue.
Prendre une photo de l’état de départ, ça aide à s’y retrouver et à voir l’avancée.
{Tu as|Vous avez} quoi sous la main, pour ça ?
{Tu as|Vous avez} déjà essayé quelque chose ?
Il y en a beaucoup, ou c’est vite fait ?
Ça doit être prêt pour quand ?
C’est quoi, le morceau le plus pénible ?
Quelqu’un peut {te|vous} donner un coup de main ?
À quoi ça ressemble, là, maintenant ?
{Tu as|Vous avez} combien de temps devant {toi|vous} ?
Qu’est-ce qui {t’|vous }a bloqué la dernière fois ?
{Tu le ferais|Vous le feriez} plutôt aujourd’hui ou ce week-end ?

= asks-how-with-people
En peu de mots, et en parlant de soi : « Moi, j’aimerais que… » Puis laisser à l’autre le temps de répondre.
Le plus simple, c’est d’annoncer la chose tout de suite, avant les détails, d’une voix calme.
Je choisirais un moment où l’autre n’est pas pressé, et une seule phrase préparée.
Commencer par quelque chose de vrai et d’aimable, puis dire la chose sans tourner autour.
Sans reproche et sans longue excuse : une phrase claire, un sourire, et c’est dit.
Ça marche mieux à deux, loin des autres, en marchant ou autour d’un café.
Répéter la phrase une fois à voix haute avant, ça enlève la moitié du trac.
Je dirais franchement que ce n’est pas facile à dire, et ensuite je le dirais quand même.
Par une petite question d’abord, pour voir comment l’autre est disposé. Le reste vient plus facilement.
Rester sur un seul sujet, donner un exemple précis, et s’arrêter là.
Avec de la douceur dans le ton et de la fermeté dans les mots, on se fait rarement mal recevoir.
À mon avis, mieux vaut une phrase un peu maladroite aujourd’hui qu’un beau discours jamais prononcé.
{Tu redoutes|Vous redoutez} quelle réaction, au juste ?
{Tu commencerais|Vous commenceriez} par quelle phrase ?
Vous vous connaissez depuis longtemps ?
{Tu aurais|Vous auriez} l’occasion de faire ça quand ?
Comment ça se passe entre vous, d’habitude ?
Qu’est-ce qu’il faudrait éviter à tout prix ?
{Tu as|Vous avez} déjà tâté le terrain ?
Ce serait quoi, la réponse idéale ?
On l’essaie ensemble, à voix haute ?
Qu’est-ce que {tu veux|vous voulez} que l’autre retienne ?

= asks-which-option
Plutôt {option}, si je devais choisir.
Je dirais {option}, c’est le plus simple des deux.
Pour moi, {option}, sans grande hésitation.
Sans connaître tous les détails : {option}.
Mon instinct de programme répond {option}, pour ce que ça vaut.
Allez, {option}, et on n’y revient plus.
Entre les deux, {option} me paraît le bon choix.
{option}, à mon avis. L’autre pourra attendre une prochaine fois.
Si c’est pour avoir l’esprit tranquille, alors {option}.
Les deux se défendent, mais je pencherais pour la première idée qui {te|vous} fait sourire.
Moi je voterais {option}, et {tu gardes|vous gardez} le dernier mot.
On peut tirer à pile ou face. Et si le résultat déçoit, c’est que l’autre était le bon.
Et {toi|vous}, {tu penchais|vous penchiez} de quel côté avant de demander ?
Qu’est-ce qui {te|vous} fait hésiter entre les deux ?
Ça {t’|vous }arrange, ou {tu espérais|vous espériez} l’autre ?
Il y aurait une troisième possibilité ?
Quel serait l’inconvénient ?
{Tu as|Vous avez} déjà essayé l’un des deux ?
Ça doit se décider quand ?
Les autres voteraient quoi, autour de {toi|vous} ?
Lequel des deux {tu regretterais|vous regretteriez} le moins ?
D’habitude, {tu choisis|vous choisissez} comment ?

= asks-when-where
Le plus tôt possible dans la journée, dans un coin où personne n’attend son tour.
Un moment creux et un endroit calme, ça vaut mieux que la date parfaite.
Plutôt dehors et en fin d’après-midi, quand rien ne presse plus.
Je prendrais un jour sans autre obligation, et le lieu le plus proche de la maison.
Là où il y a de la lumière et un peu de silence, et pas après une longue journée.
Cette semaine plutôt que la suivante, et sur un terrain qui {t’|vous }est familier.
À mon avis, le samedi en milieu de matinée, sans bouger trop loin.
Quand l’envie est là, tout simplement, et à l’endroit où l’on se sent le plus à l’aise.
Ça, je ne le sais pas au jour près. Quelqu’un du coin qui l’a déjà fait donnera la meilleure réponse.
Pas dans la précipitation, ni au milieu du passage : voilà mes deux seules règles.
Juste après un bon repas, dans un endroit abrité, ça me semble un bon départ.
Entre aujourd’hui et dans un mois, je choisirais tôt. Et entre loin et près, je choisirais près.
{Tu avais|Vous aviez} déjà une idée de moment ou d’endroit ?
Qu’est-ce qu’il faut éviter, surtout ?
C’est quand, la prochaine occasion ?
Il y a des jours qui sont impossibles, chez {toi|vous} ?
Qui d’autre serait là ?
{Tu as|Vous avez} quoi comme possibilités, près de chez {toi|vous} ?
Ça prend combien de temps, à peu près ?
La dernière fois, ça s’était fait comment ?
{Tu es|Vous êtes} plutôt du matin ou du soir, pour ce genre de choses ?
Qu’est-ce qui {te|vous} presse ou {te|vous} retient ?

= asks-fact
Ça, je ne le sais pas, et je préfère le dire plutôt que d’inventer.
Là, je n’ai pas de réponse sûre ; une recherche rapide {te|vous} renseignera mieux que moi.
Honnêtement, je l’ignore, et au hasard je risquerais de dire une bêtise.
Je ne peux pas le vérifier d’ici, alors je ne m’avance pas.
Pour ce genre de chose, je ne suis pas un dictionnaire : je n’en sais rien.
Aucune idée fiable de mon côté, il vaut mieux regarder à la source.
Bonne colle, je sèche complètement.
Je {te|vous} dirais bien quelque chose, mais ce serait de la devinette.
Pas de chance, c’est justement une chose que je ne sais pas.
Les faits précis, ce n’est pas mon fort ; écouter, si.
Mieux vaut demander à quelqu’un du métier ou chercher en ligne, moi je n’en ai pas la certitude.
Je n’ai pas ça en mémoire, je {te|vous} le dis franchement.
D’où {te|vous} vient cette question ?
{Tu en as|Vous en avez} besoin pour quoi ?
Qu’est-ce que {tu dirais|vous diriez}, à vue de nez ?
Qui pourrait le savoir, autour de {toi|vous} ?
Ça {t’|vous }est venu en faisant quoi ?
{Tu y penses|Vous y pensez} depuis longtemps ?
Il y a une histoire derrière cette question ?
Qu’est-ce que ça changerait de le savoir ?
{Tu as déjà cherché|Vous avez déjà cherché} quelque part ?
Et {toi|vous}, qu’est-ce que {tu sais|vous savez} déjà sur le sujet ?

= asks-how-much
Je partirais du chiffre qui {te|vous} paraît raisonnable, et j’ajouterais une petite marge.
Un chiffre exact, je ne peux pas le garantir ; {prends|prenez} une fourchette et {vise|visez} le milieu.
Plutôt un peu plus que le minimum, ça évite les regrets.
Je demanderais à deux personnes qui ont déjà fait pareil, et je prendrais entre les deux.
À mon avis, le premier chiffre qui {te|vous} est venu n’est pas loin du bon.
{Commence|Commencez} modérément : ajuster ensuite, c’est plus simple que de revenir en arrière.
Je ne connais pas assez les détails pour un nombre précis, mais je resterais du côté raisonnable.
Je choisirais un chiffre facile à expliquer si quelqu’un demande pourquoi.
{Fixe|Fixez} un plancher et un plafond, et la réponse sera quelque part entre les deux.
Moi, je prendrais un chiffre rond, c’est plus simple à tenir.
Sans tous les détails, je dirais : assez pour que ça compte, pas au point que ça pèse.
Là-dessus, je préfère la prudence : un essai d’abord, le vrai chiffre après.
{Tu pensais|Vous pensiez} à quel chiffre, au départ ?
Ce serait quoi, le minimum pour {toi|vous} ?
Et le maximum, {tu le mettrais|vous le mettriez} où ?
Qui a déjà fait pareil autour de {toi|vous} ?
Ça dépend de quoi, surtout ?
{Tu dois|Vous devez} trancher pour quand ?
Qu’est-ce qui {te|vous} fait hésiter sur le chiffre ?
Qui d’autre a son mot à dire là-dedans ?
La dernière fois, c’était combien ?
Et si c’était un peu moins, ça gênerait qui ?

= asks-what-if
Si ça arrive, {tu marques|vous marquez} une pause, et {tu décides|vous décidez} de la suite à ce moment-là.
Alors {tu passes|vous passez} au plan B, et il vaut mieux l’avoir choisi avant.
Dans ce cas, {prends|prenez} une minute avant de réagir, rien n’oblige à répondre dans la seconde.
Eh bien, ce sera embêtant, mais ça se rattrape : un souffle, puis l’étape suivante.
On peut prévoir une solution toute bête pour ce cas-là, et après ne plus y penser.
Si ça tourne comme ça, {dis|dites} simplement ce qui se passe, et {demande|demandez} un peu de temps.
Ça peut arriver, oui. {Garde|Gardez} une sortie simple en réserve, même si elle ne sert pas.
Alors {fais|faites} au plus simple, et {laisse|laissez} le reste pour le lendemain.
À ce moment-là, {appelle|appelez} quelqu’un de confiance avant de faire quoi que ce soit.
Le pire serait de faire comme si de rien n’était ; un mot franc suffira.
{Prépare|Préparez} une seule phrase, ou un seul geste, pour ce cas-là, et ça ira.
Si ça se produit, ce ne sera pas la fin de l’affaire, juste un détour.
{Tu penses|Vous pensez} que ça a des chances d’arriver ?
C’est déjà arrivé une fois ?
Qu’est-ce que {tu ferais|vous feriez}, par réflexe ?
Et si au contraire tout se passe bien ?
Qui pourrait donner un coup de main dans ce cas-là ?
Ce serait quoi, {ton|votre} plan B ?
Qu’est-ce qui {te|vous} fait craindre ça ?
Dans ce cas-là, qu’est-ce qui {t’|vous }embêterait le plus ?
{Tu en as|Vous en avez} parlé à quelqu’un ?
C’est prévu pour quand, tout ça ?
`
