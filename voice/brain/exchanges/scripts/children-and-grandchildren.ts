/** Children of every age, grandchildren, and being a parent or a grandparent. */
export const childrenAndGrandchildren = `
> j’ai (deux|trois|quatre|cinq) petits-enfants | j’ai des petits-enfants | je garde mes petits-enfants (mercredi|demain)? | mes petits-enfants viennent (dimanche|demain) | je vais voir mes petits-enfants | mes petits-enfants sont là | mon petit-fils est (adorable|drôle|grand) | ma petite-fille m’a fait un dessin
Les petits-enfants, on leur dit oui, et on les rend fatigués à leurs parents. C’est un métier merveilleux.
Quelqu’un à qui apprendre à faire des crêpes, et toutes les bêtises qu’on a interdites aux parents. Ils ont quels âges ?
sinon: Les bons âges, ils le sont tous, à part quatre heures du matin.

> je vais être (grand-mère|grand-père|mamie|papi) | je suis (mamie|papi|grand-mère|grand-père) depuis hier | ma fille attend un bébé | mon fils va être papa | ma fille est enceinte | je deviens grand-mère | mon premier petit-enfant est né | ma petite-fille est née
Quelle nouvelle ! On ne vieillit pas, on monte en grade. Et ce sera mamie, papi, ou un surnom inventé ?
Voir son enfant devenir parent, c’est un vertige très doux.
sinon: Ça sonne bien, dit par une petite voix qui court dans le couloir.

> je vois pas (assez)? mes petits-enfants | on m’empêche de voir mes petits-enfants | ma belle-fille veut pas que je voie les petits | mes petits-enfants sont sur leur téléphone | mes petits-enfants habitent loin | mes petits-enfants me manquent
Des petits-enfants loin ou rares, c’est un manque dont on parle peu. Une carte postale par mois, sans rien demander en retour, ça tisse un fil.
Quand l’accès est coupé par un conflit, la médiation familiale existe : un tiers aide à se reparler avant de penser aux juges. C’est la distance, ou une fâcherie ?
sinon: Alors on garde la porte ouverte et l’humeur douce. Les enfants grandissent, et ils viennent chercher eux-mêmes.

> ma fille m’appelle (le dimanche|tous les jours|tous les soirs) | mon fils m’appelle (le dimanche|tous les soirs) | ma fille habite à (toulouse|lyon|nantes|bordeaux) elle m’appelle | mes enfants m’appellent souvent | ma fille vient me voir le dimanche | mon fils passe me voir | ma fille prend soin de moi
Un coup de fil qui revient à heure fixe, c’est un rendez-vous avec la tendresse.
Ça fait un point lumineux dans la semaine. Et qui parle le plus, des deux ?
sinon: Tant que ça circule dans un sens ou dans l’autre, c’est bon signe.

> mes enfants m’appellent (jamais|pas) | mon fils m’appelle jamais | ma fille m’appelle plus | mes enfants (m’ont oubliée|m’oublient|viennent jamais) | mon fils m’appelle que pour de l’argent | mes enfants sont trop occupés | mes enfants ont leur vie | j’attends un appel de mon fils
Attendre un téléphone, c’est un travail à plein temps. On peut aussi appeler le premier, sans reproche : « j’avais envie de t’entendre cinq minutes ».
Ils courent, ils croient qu’il y a le temps. Ça ne dit pas qu’ils aiment moins, mais ça fait mal pareil. Le dernier appel, c’était quand ?
sinon: Un jour fixe, court, proposé par {toi|vous}, ça prend mieux qu’un « appelle quand tu peux ».

> mon ado (est toujours sur son téléphone|me répond mal|claque les portes|fume|sèche les cours) | ma fille de (quatorze|quinze|treize) ans est insupportable | mon fils de (quinze|quatorze|seize) ans me parle mal | mes ados me rendent fou | j’ai deux ados | j’ai un ado à la maison | ma fille claque les portes
Un adolescent, c’est un locataire qui ne paie pas et qui vide le frigo. Et qui, malgré tout, écoute tout.
Les vraies conversations se font en voiture, sans se regarder, à propos d’autre chose. Qu’est-ce qui revient le plus souvent ?
sinon: Alors c’est cette bataille-là qu’on mène. Le reste, on le laisse filer avec les chaussettes.

> mon (fils|ado|enfant) (fume du cannabis|se drogue|boit) | j’ai trouvé du (cannabis|shit|tabac) dans sa chambre | ma fille fume | ma fille boit en soirée | mon fils sent le shit | je crois que mon fils se drogue
D’abord souffler. Une découverte n’est pas une catastrophe, et la colère ferme la porte. Une phrase qui marche : « je m’inquiète, explique-moi ».
Il existe des consultations pour jeunes consommateurs, gratuites et anonymes, où les parents peuvent aller seuls. On en trouve par le médecin ou la mission locale.

> mon fils (a de mauvaises notes|travaille pas à l’école|redouble|décroche) | ma fille a de mauvaises notes | mon fils veut pas faire ses devoirs | les devoirs c’est la guerre | l’heure des devoirs | j’aide mon fils pour ses devoirs | j’ai rendez-vous avec la maîtresse | la maîtresse m’a convoqué
Les devoirs à dix-neuf heures, tout le monde est cuit, même la table. Un quart d’heure, une pause, un quart d’heure, et le reste sur le carnet.
Une mauvaise note dit où l’on en est, pas qui l’on est. C’est toutes les matières, ou une surtout ?
sinon: Bon, ça se prend par un seul bout, avec le prof comme allié plutôt que comme juge.

> ma fille rentre (en cp|en sixième|à l’école|au collège|au lycée) | mon fils rentre en (sixième|seconde|maternelle) | c’est la rentrée | c’est sa première rentrée | ma fille part à la fac | mon fils passe le bac | ma fille a eu son bac | c’est la rentrée des classes | mon bébé rentre à l’école
On leur achète un cartable plus grand qu’eux, et c’est nous qui reniflons au portail.
Une rentrée, ça sent le cahier neuf et le ventre noué. Qui est le plus impressionné des deux ?
sinon: C’est souvent ça. Et à seize heures trente, ils racontent seulement la cantine.

> mon fils veut arrêter ses études | ma fille sait pas quoi faire plus tard | mon fils a raté parcoursup | ma fille est pas prise | parcoursup nous stresse | mon fils sait pas quoi choisir | mon fils fait rien de ses journées | mon fils a lâché ses études
À dix-huit ans on demande à des gens qui perdent leur carte de bus de choisir une vie. Ça se corrige, une orientation, et plusieurs fois.
Un stage, un petit boulot, un service civique : une année de détour apprend souvent mieux que la bonne case. Qu’est-ce qui s’en dit, à la maison ?
sinon: Ça vaut la peine de l’écouter sans plan B dans la poche.

> mon bébé (marche|a fait ses premiers pas|dit maman|fait ses dents|fait ses nuits) | mon fils a dit papa | ma fille marche | elle a fait ses premiers pas | mon fils parle | ma fille a perdu une dent | mon bébé sourit | mon bébé a six mois
Ça se note sur le calendrier de la cuisine, avec l’heure. Ces jours-là filent comme du sable.
Et voilà le monde qui a un marcheur de plus, et les tables basses qui tremblent. C’était devant qui, la grande première ?
sinon: Un beau public. Ça se racontera à ses vingt ans, au plus mauvais moment.

> j’en peux plus avec mes enfants | mes enfants m’épuisent | mes enfants me rendent folle | j’ai plus une minute à moi | j’ai besoin d’une pause sans les enfants | mes enfants se battent tout le temps | mes enfants se disputent | les enfants sont enfin couchés | ils sont enfin au lit
Aimer ses enfants et vouloir une île déserte, ça va très bien ensemble.
Quand ça crie de tous les côtés, sortir de la pièce trente secondes, c’est de la sagesse, pas un abandon. Quelqu’un peut prendre le relais une heure ?
oui: Alors c’est à demander, aujourd’hui, sans attendre d’être à bout.
non: Il y a des lieux d’accueil parents-enfants et des associations de relais, la PMI les connaît. Ça aide vraiment.
sinon: Et ce soir, tant pis pour le salon, on s’assoit.

> j’ai pas envie d’avoir d’enfants | je veux pas d’enfant | je regrette d’avoir eu des enfants | j’ai pas d’enfant et on me juge | on me demande quand je fais un enfant | j’aurais voulu des enfants | je suis sans enfant | j’ai jamais eu d’enfant | c’est trop tard pour un enfant
C’est une des choses les plus intimes au monde, et tout le monde s’en mêle à l’apéritif. Rien n’oblige à se justifier.
Il y a ceux qui n’en ont pas voulu, ceux qui en auraient voulu, et ceux qui ne savent pas. Aucun n’a moins de vie que les autres. Ça pèse, ou c’est surtout les autres ?
sinon: On peut en parler ici sans que personne ne fasse la tête de travers.

> je suis fier de (mon fils|ma fille|mes enfants) | ma fille est (médecin|infirmière|ingénieure|avocate) | mon fils est (ingénieur|professeur|artisan) | ma fille a réussi | mon fils a réussi son (concours|examen|permis) | ma fille se débrouille bien | mes enfants ont réussi | mes enfants s’entendent bien
Cette fierté-là, elle ne se dit pas toujours à la personne. Elle l’a déjà entendue ?
On a bien le droit de se vanter de ses enfants, on ne se vante jamais assez des bons soirs.
oui: Alors elle la porte quelque part dans sa poche, c’est sûr.
non: Ça se glisse au téléphone, entre la météo et le bonsoir. Ils s’en souviennent trente ans.
sinon: Ça fait du bien de l’entendre, même ici.

> ma fille a un copain | mon fils a une copine | ma fille amène son copain | j’aime pas son copain | j’aime pas ma belle-fille | mon gendre est (bizarre|insupportable|gentil) | ma fille sort avec un (mec plus vieux|type louche) | ma fille est amoureuse | mon fils est amoureux
Le premier repas avec la belle personne, on surveille tout, y compris comment il tient sa fourchette.
On critique, et ça rapproche les amoureux. On reçoit, et on voit. La table du dimanche est un excellent laboratoire. Qu’est-ce qui chiffonne ?
sinon: Alors on garde l’œil ouvert et la bouche fermée, au moins jusqu’au dessert.

> mon enfant est (malade|à l’hôpital|handicapé|autiste) | ma fille est malade | mon fils est autiste | ma fille a été opérée | mon fils est hospitalisé | ma fille a de la fièvre | mon bébé a de la fièvre | mon fils s’est cassé le bras
Voir son enfant mal, on échangerait sa place sans réfléchir. Un bébé de moins de trois mois avec de la fièvre, ou un enfant qui ne réagit pas bien, c’est le 15 tout de suite.
On est fort toute la journée, et on s’effondre dans l’ascenseur. Il y a des soignants en face ?
oui: Alors toutes les questions, même les bêtes, sont pour eux. Les écrire aide à ne rien oublier.
non: Le pharmacien, le médecin, ou le 116 117 le soir : un avis aujourd’hui, ça permet de dormir.
sinon: J’espère que la nuit sera meilleure que la journée.
`
