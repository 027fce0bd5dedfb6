/** Children of every age, grandchildren, and being a parent or a grandparent. */
export const childrenAndGrandchildren = `
> j’ai (deux|trois|quatre|cinq) petits-enfants | j’ai des petits-enfants | je garde mes petits-enfants (mercredi|demain)? | mes petits-enfants viennent (dimanche|demain) | je vais voir mes petits-enfants | mes petits-enfants sont là | mon petit-fils est (adorable|drôle|grand) | ma petite-fille m’a fait un dessin | mon petit-fils vient mercredi | ma petite-fille vient dormir à la maison | je garde mon petit-fils mercredi | je fais des crêpes à mes petits-enfants | mes petits-enfants arrivent demain
Les petits-enfants, on leur dit oui, et on les rend fatigués à leurs parents. C’est un métier merveilleux.
Quelqu’un à qui apprendre à faire des crêpes, et toutes les bêtises qu’on a interdites aux parents. Ils ont quels âges ?
sinon: Les bons âges, ils le sont tous, à part quatre heures du matin.

> je vais être (grand-mère|grand-père|mamie|papi) | je suis (mamie|papi|grand-mère|grand-père) depuis hier | ma fille attend un bébé | mon fils va être papa | ma fille est enceinte | je deviens grand-mère | mon premier petit-enfant est né | ma petite-fille est née | ça y est je suis (grand-père|grand-mère) | je vais être (arrière-grand-mère|arrière-grand-père)
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

> mon ado (est toujours sur son téléphone|me répond mal|claque les portes|fume|sèche les cours) | ma fille de (quatorze|quinze|treize) ans est insupportable | mon fils de (quinze|quatorze|seize) ans me parle mal | mes ados me rendent fou | j’ai deux ados | j’ai un ado à la maison | ma fille claque les portes | mon fils de quinze ans me parle plus | ma fille de quatorze ans me répond | mon ado passe sa vie dans sa chambre sur son téléphone
Un adolescent, c’est un locataire qui ne paie pas et qui vide le frigo. Et qui, malgré tout, écoute tout.
Les vraies conversations se font en voiture, sans se regarder, à propos d’autre chose. Qu’est-ce qui revient le plus souvent ?
sinon: Alors c’est cette bataille-là qu’on mène. Le reste, on le laisse filer avec les chaussettes.

> mon (fils|ado|enfant) (fume du cannabis|se drogue) | j’ai trouvé du (cannabis|shit|tabac) dans sa chambre | ma fille fume | ma fille boit en soirée | mon fils sent le shit | je crois que mon fils se drogue
D’abord souffler. Une découverte n’est pas une catastrophe, et la colère ferme la porte. Une phrase qui marche : « je m’inquiète, explique-moi ».
Il existe des consultations pour jeunes consommateurs, gratuites et anonymes, où les parents peuvent aller seuls. On en trouve par le médecin ou la mission locale.

> mon fils (a de mauvaises notes|travaille pas à l’école|redouble|décroche) | ma fille a de mauvaises notes | mon fils veut pas faire ses devoirs | les devoirs c’est la guerre | l’heure des devoirs | j’aide mon fils pour ses devoirs | j’ai rendez-vous avec la maîtresse | la maîtresse m’a convoqué
Les devoirs à dix-neuf heures, tout le monde est cuit, même la table. Un quart d’heure, une pause, un quart d’heure, et le reste sur le carnet.
Une mauvaise note dit où l’on en est, pas qui l’on est. C’est toutes les matières, ou une surtout ?
sinon: Bon, ça se prend par un seul bout, avec le prof comme allié plutôt que comme juge.

> ma fille rentre (en cp|en sixième|à l’école|au collège|au lycée) | mon fils rentre en (sixième|seconde|maternelle) | c’est la rentrée demain | c’est sa première rentrée | c’est la rentrée des classes | mon bébé rentre à l’école | j’ai déposé ma fille à l’école pour la première fois
On leur achète un cartable plus grand qu’eux, et c’est nous qui reniflons au portail.
Une rentrée, ça sent le cahier neuf et le ventre noué. Qui est le plus impressionné des deux ?
sinon: C’est souvent ça. Et à seize heures trente, on n’apprend que le menu de la cantine.

> mon fils passe le bac | ma fille passe le bac (dans un mois|cette année)? | mon fils passe son bac cette année | ma fille passe le brevet | mon fils a ses examens | ma fille stresse pour son bac | mon fils révise pas son bac
Pendant le bac, les parents révisent l’art de ne pas demander « tu as révisé ? ». C’est une épreuve à fort coefficient.
Du calme à la maison, des repas à l’heure, et quelqu’un qui croit en soi : c’est le meilleur des soutiens scolaires. Le stress, il est plutôt de quel côté ?
sinon: Alors un thé pour tout le monde. Dans deux mois, on en rira.

> ma fille a eu son bac | mon fils a eu son bac | ma fille a eu son (brevet|permis|concours) | ma fille part à la fac | mon fils part faire ses études loin | ma fille part étudier à (lyon|paris|lille) | mon fils a eu son premier appartement
Voilà un oiseau sur le bord du nid. Bravo à l’oiseau, et courage au nid.
On est fier, et il y a une valise dans l’entrée qui fait un drôle d’effet. C’est pour quand, le départ ?
sinon: Ça laisse le temps d’apprendre la recette des pâtes, au moins.

> mon fils veut arrêter ses études | ma fille sait pas quoi faire plus tard | mon fils a raté parcoursup | ma fille est pas prise | parcoursup nous stresse | mon fils sait pas quoi choisir | mon fils fait rien de ses journées | mon fils a lâché ses études
À dix-huit ans on demande à des gens qui perdent leur carte de bus de choisir une vie. Ça se corrige, une orientation, et plusieurs fois.
Un stage, un petit boulot, un service civique : une année de détour apprend souvent mieux que la bonne case. Qu’est-ce qui s’en dit, à la maison ?
sinon: Ça vaut la peine de l’écouter sans plan B dans la poche.

> mon bébé (marche|a fait ses premiers pas|dit maman|fait ses dents|fait ses nuits) | mon fils a dit papa | ma fille marche | elle a fait ses premiers pas | mon fils parle | ma fille a perdu une dent | mon bébé sourit | mon bébé a six mois
Ça se note sur le calendrier de la cuisine, avec l’heure. Ces jours-là filent comme du sable.
Et voilà le monde qui a un marcheur de plus, et les tables basses qui tremblent. C’était devant qui, la grande première ?
sinon: Un beau public. Ça se racontera à ses vingt ans, au plus mauvais moment.

> j’en peux plus avec mes enfants | mes enfants m’épuisent | mes enfants me rendent folle | j’ai plus une minute à moi | j’ai besoin d’une pause sans les enfants | mes enfants se battent tout le temps | mes enfants se disputent | les enfants sont enfin couchés | ils sont enfin au lit | je suis épuisée j’ai plus une minute à moi | j’ai jamais une minute à moi | je cours partout avec les enfants | mes enfants ont été infernaux aujourd’hui
Aimer ses enfants et vouloir une île déserte, ça va très bien ensemble.
Quand ça crie de tous les côtés, sortir de la pièce trente secondes, c’est de la sagesse, pas un abandon. Quelqu’un peut prendre le relais une heure ?
oui: Alors c’est à demander, aujourd’hui, sans attendre d’être à bout.
non: Il y a des lieux d’accueil parents-enfants et des associations de relais, la PMI les connaît. Ça aide vraiment.
sinon: Et ce soir, tant pis pour le salon, on s’assoit.

> j’ai pas envie d’avoir d’enfants | je veux pas d’enfant | je regrette d’avoir eu des enfants | j’ai pas d’enfant et on me juge | on me demande quand je fais un enfant | j’aurais voulu des enfants | je suis sans enfant | j’ai jamais eu d’enfant | c’est trop tard pour un enfant
C’est une des choses les plus intimes au monde, et tout le monde s’en mêle à l’apéritif. Rien n’oblige à se justifier.
Il y a ceux qui n’en ont pas voulu, ceux qui en auraient voulu, et ceux qui ne savent pas. Aucun n’a moins de vie que les autres. Ça pèse, ou c’est surtout les autres ?
sinon: On peut en parler ici sans que personne ne fasse la tête de travers.

> je suis fier de (mon fils|ma fille|mes enfants) | ma fille est (médecin|infirmière|ingénieure|avocate) | mon fils est (ingénieur|professeur|artisan) | ma fille a réussi | mon fils a réussi son (concours|examen|permis) | ma fille se débrouille bien | mes enfants ont réussi | mes enfants s’entendent bien | ma fille a eu son diplôme | ma fille a trouvé un travail
Cette fierté-là, elle ne se dit pas toujours à la personne. Elle l’a déjà entendue ?
On a bien le droit de se vanter de ses enfants, on ne se vante jamais assez des bons soirs.
oui: Alors elle la porte quelque part dans sa poche, c’est sûr.
non: Ça se glisse au téléphone, entre la météo et le bonsoir. Ils s’en souviennent trente ans.
sinon: Ça fait du bien de l’entendre, même ici.

> ma fille a un copain | mon fils a une copine | ma fille amène son copain | ma fille nous présente son copain | ma fille est amoureuse | mon fils est amoureux | j’aime pas son copain | ma fille sort avec un (mec plus vieux|type louche) | j’aime pas la copine de mon fils
Le premier repas avec la nouvelle moitié, on surveille tout, y compris la fourchette.
On critique, et ça rapproche les amoureux. On reçoit, et on voit. La table du dimanche est un excellent laboratoire. Qu’est-ce qui chiffonne ?
sinon: Alors on garde l’œil ouvert et la bouche fermée, au moins jusqu’au dessert.
oui: Bon. Un repas de plus avant le verdict.

> j’aime pas ma belle-fille | j’aime pas mon gendre | mon gendre est (bizarre|insupportable|gentil) | ma belle-fille est froide | je m’entends pas avec ma belle-fille | je m’entends pas avec mon gendre | ma belle-fille m’évite | ma belle-fille critique tout
On ne choisit pas ses gendres ni ses belles-filles, et la réciproque est vraie aussi. Un terrain neutre aide : une recette, un match, le jardin.
Le plus sage est d’être douce météo : jamais dans leurs disputes, toujours là pour le café.

> ma fille a de la fièvre | mon bébé a de la fièvre | mon fils a de la fièvre | mon enfant est malade | ma fille est malade | mon fils a la gastro | ma fille tousse toute la nuit | mon fils a une otite | le petit est malade
Fièvre avant trois mois, ou enfant très mou, gêné pour respirer, qui réagit mal : c’est le 15 tout de suite.
Pour le reste : boire souvent, découvrir un peu, surveiller, et le médecin ou le 116 117 si ça dure ou si ça inquiète. L’inquiétude d’un parent est un bon thermomètre.

> mon enfant est (handicapé|autiste|différent) | mon fils est autiste | ma fille est autiste | mon fils est handicapé | ma fille est handicapée | mon enfant a un handicap | on vient de diagnostiquer mon fils
Un diagnostic met un mot, il ne change pas l’enfant qu’on connaît. Il change surtout la quantité de dossiers.
D’autres parents savent ce que les brochures taisent : une association, même à distance, ça évite de tout inventer seul. Comment il va, ces temps-ci, cet enfant-là ?
sinon: On sent qu’il est regardé de près. C’est sa meilleure chance.

> mon fils s’est cassé le bras | ma fille s’est cassé la jambe | mon enfant est à l’hôpital | mon fils est hospitalisé | ma fille est à l’hôpital | ma fille a été opérée | mon fils se fait opérer | on est aux urgences avec le petit
Voir son enfant sur un lit d’hôpital, on échangerait sa place sans réfléchir. On est fort toute la journée, et on s’effondre dans l’ascenseur.
Les soignants répondent à toutes les questions, même les bêtes. Les écrire aide à ne rien oublier. Comment va le petit monde, là ?
sinon: J’espère que la nuit sera meilleure que la journée.
`
