import { parseTopics } from './parse-topics'

/** Losses, distress and conflicts. After all of them except `conflict`, games and jokes are inappropriate. */
export const hardshipTopics = parseTopics(String.raw`
miscarriage | une grossesse perdue | life-area | serious
\b(fausse couche|perdu (le|notre|mon|un) bebe|coeur (s est|s etait) arrete|mort ne|grossesse (arretee|interrompue)|ivg|interruption de grossesse)\b
Une grossesse perdue, c’est une vraie perte, même si peu de gens la voient.
Ce petit être attendu avait déjà sa place, et cette peine a le droit d’exister.
Rien de ce que {tu as|vous avez} fait ne l’a provoqué, même si la tête cherche une raison.
Il n’y a pas de durée juste pour ce chagrin-là.
Est-ce que quelqu’un porte ça avec {toi|vous} ?
Qu’est-ce qu’on {t’a|vous a} dit qui a aidé, ou qui a blessé ?
C’est le corps ou le cœur qui fait le plus mal, aujourd’hui ?
Est-ce qu’une sage-femme ou un médecin {te|vous} suit, depuis ?

pet-loss | la mort d’un animal | life-area | serious
\b((mon|ma|notre|le|la|son) (petite? |vieux |vieille )?(chien|chienne|chat|chatte|lapin|cheval|jument|perroquet|hamster|animal)( \w+){0,6} (est (mort|morte|partie?|decedee?)|(ont?|avons|a du|a ete|fait) (le |la |ete |fait )*(piquer?|piquee?|endormir|endormie?|euthanasiee?r?)|nous a quittes)|perdu (mon|ma|notre) (petite? |vieux |vieille )?(chien|chienne|chat|chatte|lapin|cheval)|(fait|faire) (piquer|euthanasier|endormir)|euthanasi\w*)\b
Toutes mes pensées : perdre un animal aimé, c’est perdre une présence de tous les jours.
Ce chagrin-là est un vrai deuil, même si certains ne le comprennent pas.
La maison garde ses habitudes, la gamelle, la place vide, et c’est ce qui serre le cœur.
Ce lien était fait de gestes minuscules, et ils manquent tous à la fois.
L’aimer jusqu’au bout, c’est aussi avoir été là à la fin.
Quel petit rituel manque le plus, à la maison ?
Quel souvenir revient en premier ?
Est-ce que quelqu’un comprend cette peine, autour de {toi|vous} ?

past-violence | une violence passée | life-area | serious
\b(me (frappait|battait|tapait|cognait|giflait)|violences? (conjugales?|de mon (ex|pere)|quand j etais)|enfance (difficile|violente)|inceste|attouchements|il m a violee?|j ai ete (violee?|battue?|frappee?|agressee?))\b
Je {te|vous} crois, et rien de tout ça n’était {ta|votre} faute.
Le corps se souvient longtemps, et il a de bonnes raisons.
Le redire ainsi, après tout ce temps, demande une vraie force.
On peut en parler, ou juste rester à côté, comme {tu veux|vous voulez}.
Est-ce que quelqu’un {t’a|vous a} apporté du soutien, à l’époque ?
Qu’est-ce qui fait que ça revient, ces jours-ci ?
Qu’est-ce qui aide, quand ça remonte ?

panic | la panique | feeling | serious
\b(je panique|en panique|panique la|crise (d angoisse|de panique)|attaque de panique|coeur qui (bat|s emballe)|je tremble|j ai du mal a respirer tellement|angoisse qui monte)\b
Je suis là, on ralentit : les pieds au sol, et un souffle plus long que d’habitude.
La panique monte très haut, puis elle redescend toujours, souvent en quelques minutes.
Rien à réussir maintenant, juste laisser passer la vague.
On regarde un objet fixe, et on laisse l’air sortir doucement.
Qu’est-ce qui a déclenché ça ?
Où ça serre le plus, dans le corps ?
Est-ce que ça redescend un peu ?
Y a-t-il quelqu’un à côté de {toi|vous} ?

exhaustion | l’épuisement | feeling | serious
\b(en peux plus|n en pouvoir plus|epuisee?s?|epuisement|a bout( de forces?)?|au bout du rouleau|plus (de|la|aucune) (force|energie)|burn ?out|(suis|sens) (completement |tellement |totalement )?videe?|lessivee?|je craque|je tiens plus|je tiens a peine|je suis morte? de fatigue|que ca s arrete)\b
C’est de l’épuisement, ça, pas un manque de volonté.
Tenir depuis si longtemps, ça use, même les plus solides.
Ici il n’y a rien à tenir : on peut poser tout ça un moment.
Une fatigue pareille mérite du repos et des bras en plus, pas des reproches.
Quand il n’y a plus de force, le plus petit geste compte déjà.
Qu’est-ce qui a pris le plus de forces, dernièrement ?
Depuis quand il n’y a plus eu de vrai repos ?
Qui pourrait prendre une seule chose à {ta|votre} place, cette semaine ?
De quoi {tu aurais|vous auriez} besoin, là, tout de suite : parler, ou souffler ?
> on avait parlé d’une grande fatigue

job-loss | la perte d’un travail | life-area | serious
\b((?<!(?:dois|devoir|vais|faut|faire) )licenci\w*|viree?|fait virer|ete vire|mise? a la porte|perdu (mon|son) (travail|boulot|emploi|job|poste)|au chomage|fin de contrat|non renouvele|liquidation|plan social|rate (mon|le|l) (examen|concours|entretien|annee|bac))\b
Perdre son travail, c’est un choc, et ça touche bien plus que le salaire.
Ça ne dit rien de {ta|votre} valeur, même si ça cogne à cet endroit-là.
Il y a la peur des factures, et puis les matins sans horaire : les deux comptent.
Le coup est rude, on peut le regarder sans chercher de solution tout de suite.
Comment on {te|vous} l’a annoncé ?
Qu’est-ce qui inquiète le plus : l’argent, ou la suite ?
Est-ce que {tes|vos} proches le savent ?
Qu’est-ce que {tu laisses|vous laissez} là-bas qui {te|vous} tenait à cœur ?
> on avait parlé d’un travail perdu

conflict | un conflit | life-area | light
\b(voisine?s?|bruit|tapage|dispute\w*|disputee?s?|embrouille|conflit|s est fache\w*|engueul\w*|ne se parle plus)\b
C’est usant, surtout quand ça revient chaque jour chez soi.
On a beau se raisonner, ça prend toute la place dans la tête.
Vouloir la paix et ne pas oser le dire, les deux se comprennent.
Ça mérite d’être posé calmement, avec des faits et des heures.
Est-ce que ça a déjà été dit à cette personne ?
À quels moments c’est le pire ?
Qu’est-ce qui serait un arrangement acceptable ?
Qu’est-ce qui retient d’en parler en face ?
`)
