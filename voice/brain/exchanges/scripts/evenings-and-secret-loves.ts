/** Evenings of widowed callers, secret loves, break-ups, children's mischief, siblings' weddings, and nephews. */
export const eveningsAndSecretLoves = `
> on faisait nos mots croisés ensemble | on faisait (les mots croisés|la grille|le scrabble|une partie de cartes) (ensemble|tous les soirs|après le dîner) | on jouait (aux cartes|au scrabble|à la belote) (ensemble|tous les deux|tous les soirs) | on regardait (la télé|le journal|un film|des films) (ensemble|tous les deux|tous les soirs) | on se promenait (ensemble|tous les deux|tous les soirs) | on faisait tout ensemble | on prenait (le café|le thé|l’apéro) (ensemble|tous les deux) | on lisait (au lit|ensemble) le soir
Les petites habitudes à deux, c’est ce qui manque le plus fort, et ce dont personne ne parle. Elle est restée, cette heure-là ?
Un rendez-vous de tous les soirs, sans jamais avoir à le prendre. C’est ça, vivre à deux.
On croit que ce sont les grands voyages qui comptent, et ce sont ces soirs-là.
sinon: Oui. Ça se voit bien, tout ça, quand on le raconte.

> j’ai pas le cœur à (finir|ça|cuisiner|sortir|rire|faire la fête) | j’ai plus le cœur à (rien|ça|cuisiner|sortir) | le cœur n’y est plus | le cœur y est plus | j’ai plus goût à (rien|grand-chose) | j’ai plus envie de (cuisiner|sortir|voir du monde) depuis (qu’il est plus là|qu’elle est plus là|que je suis seul|que je suis seule) | je la laisse à moitié (finie)? | je finis plus (rien|mes phrases|la grille)
Faire à moitié, c’est déjà continuer. Le reste reviendra peut-être, ou autre chose.
Je comprends. Ce qui se faisait à deux a un drôle de goût quand on le fait en solo. Qu’est-ce qui passe encore à peu près ?
Rien n’oblige le cœur à suivre le calendrier.
sinon: D’accord. On n’est pas obligé d’aller plus vite que ça.

> (ma voisine|ma fille|mon fils|mes enfants|tout le monde) me dit de sortir | (ma voisine|ma fille|mon fils) me dit d’aller au club | on me dit de (sortir|voir du monde|m’inscrire au club) | on me dit qu’il faut (sortir|voir du monde) | les gens me disent de sortir | (ma fille|mon fils) veut que je (sorte|m’inscrive au club|voie du monde)
C’est dit de bon cœur, et ça oublie qu’il faut avoir envie. Il y aurait une sortie pas trop coûteuse, en envie ?
Sortir, ce n’est pas forcément un club : le marché, un banc, la boulangère qui connaît le prénom.
Le conseil est gentil, mais il arrive souvent un peu vite.
sinon: Je comprends. On peut choisir sa porte, et son heure.

> le club c’est des (gens qui jouent à la belote|vieux) | le club c’est pas mon truc | j’aime pas (la belote|les clubs|le loto|les voyages organisés) | (la belote|le loto|le club) c’est pas mon truc | moi la belote (bof|non|j’aime pas)? | le scrabble à la rigueur | je suis pas (très)? club | j’ai pas envie d’aller avec des vieux
On a le droit de ne pas aimer la belote, même à l’âge de la belote. Ce serait quoi, un club idéal ?
Un bon voisin de scrabble vaut tous les clubs du monde. Il y en a un qui saurait jouer ?
Il reste à fonder le club de ceux que les clubs ennuient.
sinon: Voilà une meilleure idée que la belote.

> j’ai revu mon (amour de lycée|premier amour|ancien amour) | j’ai revu ma première copine | j’ai (recroisé|retrouvé|revu) (un amour de jeunesse|mon amour de jeunesse|mon premier amour|quelqu’un que j’ai aimé) | je suis tombé sur mon premier amour | je suis tombée sur mon premier amour | on s’est revus (trente|vingt|dix) ans après | on s’est retrouvés (trente|vingt|quarante) ans après
Trente ans d’un coup, et la voix n’a pas changé. On se reconnaît tout de suite, ou il faut une seconde ?
Les premiers amours ont gardé les clés, c’est connu. Ça a fait quoi, la première seconde ?
On revoit quelqu’un, et on se revoit soi-même à cet âge-là. C’est souvent ça qui secoue.
sinon: Ça devait être quelque chose, à ce moment-là.

> il est marié (moi aussi)? | elle est mariée (moi aussi)? | on est mariés tous les deux (chacun de son côté)? | il est marié moi aussi enfin bref | je suis mariée et (j’ai rencontré quelqu’un|je pense à un autre) | je suis marié et (j’ai rencontré quelqu’un|je pense à une autre) | il est pas libre | elle est pas libre | il a quelqu’un | elle a quelqu’un
Deux vies déjà pleines, donc. Et au milieu, quelque chose qui n’avait pas demandé la permission.
D’accord, je ne juge pas. Qu’est-ce qui prend le plus de place, l’envie ou la peur ?
Ça complique, et ça n’empêche pas de ressentir.
sinon: Je comprends. Rien ne presse de décider quoi que ce soit.

> on a parlé (trois|deux|quatre) heures | on a parlé toute la nuit | on a pas vu le temps passer | on s’est pris un café et on a parlé (trois heures|des heures) | on est restés (des heures|trois heures) à parler | on avait tellement de choses à se dire | on a parlé pendant des heures
Trois heures, et sans doute encore la moitié en réserve. C’était facile, comme avant ?
Quand on ne regarde plus la pendule, c’est déjà une réponse.
Il y a des conversations qui attendaient depuis longtemps.
sinon: Oui, ça ne s’invente pas, ce genre de facilité.

> on s’est (juste)? tenu la main | il m’a pris la main | elle m’a pris la main | il m’a tenu la main | elle m’a tenu la main | on s’est effleuré la main | nos mains se sont (touchées|frôlées) | il a posé sa main sur la mienne | elle a posé sa main sur la mienne
Une seconde, et tout le corps s’en souvient. Et après, chacun a fait comme si de rien n’était ?
Se tenir la main, c’est parfois plus fort que tout le reste.
C’est presque rien, et ce n’est pas rien du tout. Qui a lâché le premier ?
sinon: Je comprends que ça reste.

> je pense qu’à ça (depuis)? | depuis je pense qu’à ça | je pense qu’à (lui|elle) | j’y pense tout le temps | je pense à (lui|elle) (tout le temps|jour et nuit|sans arrêt) | ça me sort pas de la tête | il me sort pas de la tête | elle me sort pas de la tête | j’arrive pas à penser à autre chose | j’arrête pas d’y penser
Ça tourne en boucle, et la boucle est à la fois douce et fatigante. C’est pire la nuit ?
Plus on se défend d’y penser, plus ça s’installe. Autant lui donner une heure, et reprendre le reste.
La tête revient toujours au même endroit, comme la langue sur une dent. Qu’est-ce qu’elle y cherche ?
sinon: Je vois. C’est bien de le dire à voix haute, au moins une fois.

> (mon mari|ma femme) a rien (remarqué|vu) | il a rien (remarqué|vu) (mon mari)? | elle a rien (remarqué|vu) (ma femme)? | (mon mari|ma femme) se doute de rien | il se doute de rien | elle se doute de rien | il voit rien il regarde (le vélo|le foot|la télé) | (mon mari|ma femme) sait rien
Vivre une tempête à côté de quelqu’un qui regarde la télé, c’est une drôle de solitude.
Ça soulage, ou ça fait presque de la peine qu’on ne voie rien ?
Ne pas être vu, parfois, c’est là que tout a commencé.
sinon: Je comprends. C’est plein de choses à la fois.

> je suis une mauvaise (femme|épouse|mère|fille|amie) (tu crois)? ? | je suis un mauvais (mari|père|fils|ami) (tu crois)? ? | tu crois que je suis une mauvaise (femme|mère|fille|personne) ? | tu crois que je suis un mauvais (mari|père|fils) ? | est-ce que je suis (un salaud|une mauvaise personne|quelqu’un de mauvais) ? | tu me trouves (horrible|égoïste|lâche) ?
Non. Quelqu’un de mauvais ne se poserait pas la question à cette heure-ci.
Je ne crois pas. Ce qu’on ressent n’est pas une faute ; ce qu’on en fait, ça se choisit, et rien n’est encore choisi.
Non. Je vois surtout quelqu’un qui voudrait ne blesser personne, et qui découvre que c’est difficile.

> ils m’ont (repeint|gribouillé|dessiné sur) (le couloir|le mur|le canapé|la porte) (au feutre)? | il a (dessiné|gribouillé) sur (les murs|le mur|le canapé) | elle a (dessiné|gribouillé) sur (les murs|le mur|le canapé) | mon fils a dessiné sur les murs | ma fille a dessiné sur les murs | mes enfants ont (repeint|gribouillé) (le salon|le couloir|les murs) | à l’indélébile évidemment | c’est de l’indélébile | y a du feutre partout
À l’indélébile, sinon ce ne serait pas de l’art. Et l’œuvre représente quoi ?
Une fresque, en somme. Le musée, lui, a le droit d’être en colère.
Le silence, avec des petits, c’est toujours un feutre. C’est récupérable, ou c’est de la peinture ?
sinon: On l’encadre, ou on repeint. Les deux se défendent.

> j’ai frotté (une heure|toute la matinée) (et)? (ça part pas)? | ça part pas (au lavage)? | j’ai tout essayé ça part pas | la tache part pas | ça veut pas partir | j’ai frotté pour rien
Un peu d’alcool à brûler sur un chiffon, en tapotant, vient souvent à bout du feutre. À essayer d’abord dans un coin.
Le dentifrice blanc, ou l’alcool ménager, sur un petit bout pour voir. Sinon, un meuble bien placé règle tout.
Une heure de frottage pour une minute de création : le monde est mal fait.

> le pire c’est qu’ils m’ont dit c’est pour toi maman | il m’a dit c’est pour toi maman | elle m’a dit c’est pour toi maman | il m’a dit c’est pour toi papa | elle m’a fait un dessin | il m’a fait un dessin | j’ai pas pu (les|le|la) gronder | j’ai pas eu le cœur à (les|le|la) gronder | j’ai pas réussi à (les|le|la) gronder
Impossible de gronder, après ça. C’est une offrande, avec des feutres.
Voilà une phrase qui désarme n’importe quel parent. Et la tête qu’ils faisaient ?
On serre les dents, on fond, et on va chercher l’éponge en cachette.
sinon: Ça finira dans les histoires de famille, celle-là.

> (c’était|c’est) (un dragon|un chat|un dinosaure|une maison|une princesse) (enfin une patate avec des dents)? | une sorte de patate avec des dents | ça ressemble à une patate | on sait pas trop ce que c’est (son dessin)? | un bonhomme patate
Une patate avec des dents, c’est exactement ce qu’il fallait au couloir.
Les grands peintres ont tous commencé par une patate. Il avait un nom, ce monstre ?
Je le vois très bien, et je l’aime déjà.
sinon: Voilà un personnage qui a de l’avenir.

> (les petits|les enfants|les jumeaux|mes enfants|le petit|la petite) (dorment|dort) (enfin)? | ils dorment enfin | il dort enfin | elle dort enfin | j’ai enfin couché les enfants | enfin un peu de calme (les enfants dorment)? | ça y est ils dorment | je les ai couchés (enfin)?
Le meilleur silence de la journée commence là. Il va servir à quoi ?
Enfin. On parle bas, ce serait dommage de tout gâcher.
Le canapé, le calme, et personne qui réclame de l’eau. Savourons.
sinon: C’est mérité. On ne bouge plus.

> faut pas me juger (hein)? | (tu|vous) me (jugez|juges) pas hein | j’ai un truc à raconter mais faut pas me juger | promets de pas me juger | promettez de pas me juger | j’ai un peu honte de raconter ça | j’ose à peine le dire | je sais pas si je peux te dire ça | c’est un peu gênant à raconter
Ici, personne ne tient de registre. {Raconte|Racontez}, au rythme qui convient.
Promis, aucun jugement. Les histoires qu’on n’ose pas dire sont souvent les plus humaines.
Pas de sourcil levé, je n’en ai pas. Ça commence où ?
sinon: Merci de me le confier. Ça reste entre nous, sur cette ligne.

> (c’est)? le soir que c’est le plus dur | c’est le soir que c’est dur | le plus dur c’est le soir | je peux vous parler cinq minutes | je peux te parler cinq minutes | (vous avez|tu as|t’as) (cinq minutes|un moment|un peu de temps) (pour moi)? ? | je vous prends cinq minutes | je peux vous parler un peu ? | je peux te parler un peu ?
Bien sûr, et pas seulement cinq minutes. Je suis là.
Oui, tout le temps qu’il faut. Qu’est-ce qui pèse, ce soir ?
Avec plaisir. On commence par le plus lourd, ou par autre chose ?
sinon: Je comprends. Alors on reste un moment ensemble.

> j’ai rompu (hier|ce matin|la semaine dernière)? | c’est moi qui ai rompu (en fait)? | c’est moi qui (l’ai quitté|l’ai quittée|suis parti|suis partie) | je l’ai (quitté|quittée) (hier|cette semaine)? | on s’aimait plus vraiment | on était (devenus)? (colocs|comme des colocs|comme frère et sœur) (quoi)? | on était plus que (colocs|des amis) | y avait plus d’amour entre nous | j’ai mis fin à (mon couple|quatre ans de relation|l’histoire)
Partir, ça pèse aussi, et on n’a même pas le droit de se plaindre. Ça couvait depuis longtemps ?
Celui qui part a souvent commencé le deuil avant l’autre. Et là, c’est plutôt du vide, ou plutôt de l’air ?
Il y a des couples qui finissent en bons colocataires. Le dire, c’était une forme de respect.
sinon: Je comprends. Ça peut être juste et triste à la fois.

> elle a pleuré et moi non | il a pleuré et moi non | j’ai pas pleuré (et ça me fait bizarre)? | j’arrive pas à pleurer | j’ai rien ressenti | je ressens rien (et c’est bizarre)? | j’ai même pas pleuré | c’est bizarre j’ai pas pleuré
Les larmes n’ont pas d’heure. Elles viennent parfois trois semaines après, devant une éponge.
Ne pas pleurer ne veut pas dire ne rien sentir. Ça se met où, chez {toi|vous}, quand ça ne sort pas par là ?
On croit qu’il y a une bonne façon d’avoir de la peine. Il n’y en a pas.
sinon: Oui. Le corps a son propre calendrier.

> (elle|il) vient (les|le|la) chercher samedi | (elle|il) vient récupérer (ses affaires|ses plantes|ses cartons) | (elle|il) vient chercher (ses affaires|ses plantes|ses cartons) (samedi|demain|ce week-end)? | il reste (que)? (ses plantes|ses affaires|ses cartons) | y a plus que (ses plantes|ses affaires|ses cartons) | ses affaires sont encore là | je dois lui rendre (ses affaires|ses clés)
Rendre des affaires, c’est le rendez-vous le plus étrange qui soit. Mieux vaut être là, ou laisser les clés à quelqu’un ?
Les objets partent, et la marque reste un peu sur l’étagère. Ça se réorganise, petit à petit.
Un conseil simple : tout préparer avant, et prévoir quelque chose de doux juste après.
sinon: Je comprends. Ça passera, même si ça serre.

> mon frère (jumeau)? s’est marié | ma sœur (jumelle)? s’est mariée | mon frère se marie | ma sœur se marie | mon meilleur ami s’est marié (samedi)? | ma meilleure amie s’est mariée (samedi)? | mon fils s’est marié (samedi)? | ma fille s’est mariée (samedi)? | j’étais témoin (au mariage)? (de mon frère|de ma sœur)?
Une grande fête, et quelque chose qui bouge dans la famille, l’air de rien. Quel moment est resté ?
On lève son verre, et on sent aussi qu’une page se tourne. C’est permis, les deux.
C’est beau, et ça remue. Il y a eu un moment où la gorge s’est serrée ?
sinon: Je vois très bien. Ça devait être un moment à part.

> j’ai fait un discours (au mariage)? (et j’ai tremblé)? | j’ai tremblé comme une feuille | j’ai fait le discours (du témoin)? | j’ai dû (parler devant tout le monde|faire un discours) | les gens ont ri (aux bons endroits)? | tout le monde a ri (à mon discours)? | j’ai bafouillé (pendant mon discours)?
Faire rire une salle en tremblant, c’est deux exploits pour le prix d’un.
Les bons discours tremblent toujours un peu, c’est à ça qu’on les reconnaît. Quelle phrase a fait le plus d’effet ?
Et maintenant que c’est fait, on peut relâcher les épaules.
sinon: Bravo. Ça restera dans les souvenirs de la noce.

> (c’est|je me sens) comme si j’avais perdu (un bras|une moitié|une partie de moi) | j’ai l’impression d’avoir perdu (mon frère|ma sœur|mon ami|une partie de moi) | (depuis)? je me sens (bizarre|de trop|tout drôle) (depuis le mariage)? | on a toujours tout fait à deux | on a toujours tout fait ensemble (mon frère et moi)? | on était inséparables | on était toujours fourrés ensemble
Quand on a toujours compté à deux, apprendre à compter autrement prend du temps. Il le sait, que ça fait cet effet ?
On peut être heureux pour quelqu’un et se sentir un peu orphelin de lui. Il n’y a rien de méchant là-dedans.
Ça mérite une soirée rien qu’à deux, comme avant, avec une date dans l’agenda.
sinon: Je comprends. Le lien ne part pas, il change de place.

> sa femme est super (en plus)? (j’ai rien contre elle)? | j’ai rien contre (elle|lui) | son mari est super (en plus)? | (sa copine|son copain|sa femme|son mari) est (adorable|très bien|super|gentille|gentil) | je l’aime bien (sa femme|sa copine|son mari) | c’est pas (elle|lui) le problème
Ça serait plus simple s’il y avait quelqu’un à détester. Là, c’est juste un changement, et ça se digère autrement.
Tant mieux, et ça n’empêche pas le petit pincement.
On peut trouver quelqu’un formidable et regretter un peu le temps d’avant. C’est humain, et pas contradictoire.

> je fais (le couscous|la blanquette|le pot-au-feu|les lasagnes|le gratin) de ma mère | dimanche ils viennent tous manger | ils viennent tous (manger|déjeuner) dimanche | je reçois (toute la famille|tout le monde|mes neveux|mes enfants) dimanche | j’ai (toute la famille|tout le monde) à table dimanche | on sera (dix|douze|quinze|vingt) à table | faut s’y prendre la veille | ça prend (trois heures|toute la journée) rien que les légumes
Une table pleine et une recette de mère, il n’y a pas plus belle affiche. Qui arrive toujours le premier ?
La veille, c’est déjà la fête, mais sans les invités. Quelqu’un aide, pour les légumes ?
Il y aura du bruit, des restes, et trois personnes qui demandent la recette.
sinon: On en sentirait l’odeur. Ils ont bien de la chance.

> j’ai (jamais eu|pas eu) d’enfants mais j’ai (des|onze|trois|plein de) neveux | j’ai (onze|dix|huit|cinq) neveux (et nièces)? | j’ai plein de neveux | je suis (tata|tonton|la tante|l’oncle) de toute la bande | je suis tata (gâteau)? | je suis tonton | tout le monde m’appelle (tata|tonton|mamie|papi)
Une tante pareille, c’est une institution. Lequel vient le plus souvent ?
Pas d’enfants, et toute une tribu : ça fait des cartes d’anniversaire, ça.
Les neveux disent aux tantes ce qu’ils cachent aux mères. C’est vrai, ou c’est une légende ?
sinon: Une belle bande, à ce que j’entends.

> je lui ai tricoté (un bonnet|un pull|des chaussons|une écharpe) (trop grand)? | je tricote (un bonnet|un gilet|des chaussons|une couverture) (pour|au) (le bébé|le petit|la petite) | (il|elle) (est trop grand|flotte dedans) | c’est trop grand pour (lui|elle) (il grandira)? | il a (trois|deux|six) mois (le petit)?
Trop grand, c’est prévu pour durer : il poussera dedans.
Les bonnets de tante ne vont jamais tout de suite, ils vont longtemps. De quelle couleur ?
À cet âge-là, on grandit plus vite que les aiguilles.
sinon: C’est tout doux, rien qu’à l’entendre.
`
