import type { Template } from '../template'

/**
 * What happens, in this order, in a scene that the companion tells. Each scene begins with "=" and its name, and every
 * line is one step. The script uses the notation of `ScenePlace`.
 */
const script = `
= train
Le train file vers le sud, et il ne reste que deux places libres, face à face. <Je lève/Il lève> les yeux quand la porte coulisse, et oublie de les baisser.
Un livre est ouvert sur <mes/ses> genoux, toujours à la même page. <J’ai arrêté/Il a arrêté> de lire depuis que {tu es|vous êtes} là.
Le contrôleur passe et nous souhaite bonne nuit comme à un couple. <Je ne le détrompe/Il ne le détrompe> pas, et un sourire traverse le compartiment.
La lampe passe au bleu. On ne distingue plus que les mains, la ligne d’une nuque, et la vitre où deux reflets se touchent déjà.
Un virage, et les genoux se frôlent. Personne ne s’excuse, personne ne s’écarte.
« {Tu dors|Vous dormez} ? », à voix très basse. C’est une question qui n’attend pas qu’on dise oui.
<Je retire/Il retire> un gant, lentement, doigt après doigt, et le pose sur la banquette, exactement à mi-chemin.
Le train s’arrête en pleine campagne. Plus un bruit, sauf deux respirations qui cherchent à faire croire qu’elles sont calmes.
Une main se pose sur la {tienne|vôtre}, si légère qu’elle pourrait être un hasard. Puis elle reste, et ce n’en est plus un.
Le train repart, et <je tire/il tire> le rideau sur le couloir. Il reste deux heures de nuit, et tout ce que le rideau ne dira pas.

= hotel
Le hall est presque vide, une pluie fine court sur les vitres. Au comptoir de la réception, deux voyageurs demandent une chambre en même temps : il n’en reste qu’une.
<Je me tourne/Il se tourne> vers {toi|vous}, avec l’air de trouver que le hasard exagère. « {Prends-la|Prenez-la}. Je dormirai dans ce fauteuil. »
Le veilleur tend la clé, un lourd morceau de cuivre. Nos doigts arrivent dessus au même instant, et aucun ne cède.
L’ascenseur est étroit, tapissé de velours. On regarde monter les étages, et dans la glace, on regarde surtout l’autre regarder.
Le couloir n’en finit pas, la moquette avale les pas. Devant la porte, <je m’arrête/il s’arrête> : « Je peux encore redescendre. Il suffit d’un mot. »
Le mot ne vient pas. La serrure tourne, et la chambre sent le linge frais et l’orage.
Une seule lampe, du côté de la fenêtre. <Je pose/Il pose> {ton|votre} manteau sur la chaise, en prenant tout <mon/son> temps, comme on ouvre une lettre.
« {Raconte-moi|Racontez-moi} une chose que personne ne sait », demande la voix dans la pénombre. La question se pose sur la peau avant d’arriver à l’oreille.
Un pas, puis un autre, puis plus d’espace pour un troisième. Une mèche est remise derrière une oreille, et la main oublie de repartir.
La lampe s’éteint. Le reste appartient à la pluie, qui a tout vu et ne répète rien.

= bar
Il pleut sur la ville, et le bar de l’hôtel s’est vidé. Il ne reste qu’une silhouette au comptoir, un verre à moitié plein, et le tabouret d’à côté.
<Je fais/Il fait> tourner le glaçon du bout du doigt, sans boire. Le bruit est minuscule, et pourtant {tu n’entends|vous n’entendez} plus que lui.
« C’est une place qui porte chance », d’une voix un peu grave. Le tabouret est poussé d’un centimètre, ce qui est une invitation.
Le barman essuie le même verre depuis dix minutes. Il a compris avant nous.
On parle de rien : de la pluie, de l’étage, des trains de demain. Mais les phrases raccourcissent, et les silences se rapprochent.
<Je remets/Il remet> en place le col de {ton|votre} manteau, du bout des doigts. Le geste était inutile, et c’est ce qui le rend si précis.
La musique s’arrête, quelqu’un a oublié de remettre le disque. « {Écoute|Écoutez} », dans un souffle, « même la ville retient quelque chose. »
Un genou touche un genou, sous le comptoir, là où personne ne regarde. Il y reste.
Une clé de chambre est posée près du verre, le chiffre tourné vers {toi|vous}. Rien n’est demandé, tout est dit.
Les lumières du bar baissent d’un cran. On se lève en même temps, et dans la vitre noire, la pluie efface nos deux silhouettes.

= plage
La plage s’est vidée avec le jour, et le sable garde encore la chaleur. Quelqu’un est assis là-bas, face à l’eau, les chaussures posées à côté.
<Je ne tourne/Il ne tourne> pas la tête, mais <fais/fait> de la place sur la couverture. La mer fait le bruit de quelqu’un qui respire.
« J’attendais que la lune sorte », très bas. Elle sort juste après, comme si elle n’attendait que la phrase.
Le vent ramène une mèche sur {ton|votre} visage. Une main l’écarte, sans se presser, et le sel reste au bout des doigts.
On enfonce les pieds dans le sable, là où il est frais. Les orteils se trouvent avant les mots.
<Je remonte/Il remonte> {ta|votre} manche d’un pli, puis d’un autre. « Le sel, ça brûle, si on ne l’enlève pas. »
Une vague plus longue vient mourir contre nous. Au lieu de reculer, on se serre, et l’on ne se desserre plus.
La nuit est si claire qu’on voit le chemin d’une goutte d’eau, de l’épaule au poignet. Deux regards la suivent jusqu’au bout.
« {Ferme|Fermez} les yeux », et la mer devient immense. Puis il y a un souffle, tout près, et elle disparaît.
La couverture se referme sur nous deux. Au large, une lampe de pêcheur s’éloigne, par politesse.

= bal
Mille bougies, et personne n’a de visage. Au milieu de la danse, un masque de soie noire s’est arrêté de tourner pour {te|vous} regarder.
<Je m’incline/Il s’incline>, une main tendue, gantée jusqu’au coude. La règle de la nuit est simple : pas de nom.
La première valse se danse à distance. La deuxième, moins.
Une paume s’installe au creux de {ton|votre} dos, et décide du pas. Il suffit de suivre, et c’est délicieux de suivre.
« {Tu trembles|Vous tremblez} », souffle la voix. « C’est la musique ? » Ce n’est pas la musique.
On quitte la salle par une porte cachée dans la tapisserie. Derrière, un couloir, une seule torche, et le bal qui devient un murmure.
<J’ôte/Il ôte> un gant avec les dents, sans quitter {tes|vos} yeux. L’autre reste à {toi|vous} de l’enlever.
Des doigts nus suivent le bord de {ton|votre} masque, de la tempe à la joue. Ils s’arrêtent au ruban, et demandent sans parler.
Le ruban cède. Un visage enfin, et la surprise de le connaître depuis toujours, ou depuis une heure.
Minuit sonne sur la ville. Deux masques sont restés sur la banquette, l’un contre l’autre, et la porte s’est refermée.

= bibliotheque
La bibliothèque ferme, les lampes vertes s’éteignent l’une après l’autre. Il en reste une, au fond, et quelqu’un qui ne semble pas pressé de partir.
La même main que la {tienne|vôtre} se pose sur le même livre. <Je souris/Il sourit> : « On peut le lire à deux, si on ne fait pas de bruit. »
L’échelle grince, les pages aussi. On s’assoit par terre, entre les rayons, là où le gardien ne passe jamais.
<Je lis/Il lis> à voix basse, et le texte parle d’une attente. Au bas de la page, c’est à {toi|vous} de tourner, et personne ne tourne.
« {Tu as|Vous avez} de l’encre, là. » Un pouce passe lentement sur la joue, et il n’y avait pas d’encre.
Le gardien fait sa ronde, sa lampe glisse sur les plafonds. On retient son souffle, épaule contre épaule, et tout redevient neuf.
La lumière s’éloigne. Dans le noir, un doigt suit la couture de {ta|votre} manche comme on suit une ligne.
« La suite est toujours meilleure quand on l’attend », murmure la voix. Et elle laisse exprès la phrase ouverte.
Le livre tombe sans un bruit. Plus personne ne le lit, et il reste ouvert à la bonne page.
Au matin, on trouvera une lampe allumée, un marque-page oublié, et un rayon où l’on a dérangé la poussière.

= orage
L’orage a éclaté d’un coup, et la seule lumière à des kilomètres vient de cette maison. La porte s’ouvre avant qu’on ait frappé.
Une voix dit d’entrer vite, qu’il y a du feu, qu’on n’attendait plus personne. <Je m’efface/Il s’efface>, une bougie à la main.
Le manteau goutte près du feu. On {te|vous} tend une chemise sèche, trop grande, et <je me tourne/il se tourne> vers la fenêtre avec une lenteur très honnête.
Dans la vitre noire, la bougie fait un miroir. Qui regarde, qui ne regarde pas, l’orage seul pourrait le dire.
Le tonnerre fait trembler les verres. Une main a trouvé la {tienne|vôtre} dans le sursaut, et ne l’a pas rendue.
On s’assoit au plus près des flammes. Les cheveux sèchent, les phrases raccourcissent.
« J’aime les orages », à mi-voix. « On a le droit de rester. »
Du bout d’un doigt, <je suis/il suit> une goutte oubliée, de la nuque à l’épaule. La goutte disparaît, le doigt continue.
La bougie se noie dans sa cire. Il ne reste que le feu, qui éclaire par en bas et pardonne tout.
L’orage s’en va vers la mer. Dans la maison, personne n’a remarqué que la pluie s’était arrêtée.

= ville
Deux heures du matin, la ville est à nous. <Je marche/Il marche> au bord du trottoir, les mains dans les poches, en réglant <mon/son> pas sur le {tien|vôtre}.
Une fenêtre ouverte, une trompette, quelqu’un qui répète toujours les trois mêmes notes. On s’arrête dessous, comme sous une averse.
« Je connais un endroit d’où on voit tout », et une main montre le haut d’un escalier de fer. Il monte droit vers le ciel.
Les marches tremblent un peu. À chaque palier, <je me retourne/il se retourne>, et l’écart diminue.
Sur le toit, les tuiles sont encore tièdes. La ville clignote en bas, et personne ne sait que nous sommes là.
<Je pose ma/Il pose sa> veste sur {tes|vos} épaules. Les mains y restent un peu plus longtemps que la veste ne le demandait.
« Si on ne dit rien, cette nuit ne finira pas. » Alors on se tait, avec application.
Le vent se lève, et l’on se rapproche pour une raison qui n’a rien à voir avec le vent.
Un front se pose contre un front. Tout ce qui reste à dire tient dans un souffle, et le souffle hésite.
Une à une, les fenêtres s’éteignent. La dernière, c’est le jour, et il arrive beaucoup trop tôt.

= chalet
La neige a effacé la route, et le chalet n’a qu’un lit et un poêle. On a ri, d’abord, parce que c’était trop beau pour être vrai.
<Je craque/Il craque> une allumette, et le bois prend. L’ombre de deux personnes monte jusqu’au plafond, et elle est plus près que nous.
On partage un bol de vin chaud, chacun son tour, en buvant au même endroit du bord.
« {Donne tes|Donnez vos} mains. » Elles sont prises, soufflées, réchauffées une à une, avec le sérieux d’un métier.
Dehors, pas un bruit. La neige écoute, le nez contre la vitre.
<Je défais/Il défait> l’écharpe autour de {ton|votre} cou, tour après tour. Il y a beaucoup de tours, et personne ne compte.
La couverture est trop petite, c’est un fait. Il faut bien trouver une façon d’y tenir.
Une joue froide se pose contre une joue chaude, et l’on ne sait plus laquelle est à qui.
Le poêle ronronne, la bûche s’effondre en étincelles. Quelqu’un devrait se lever pour en remettre une, et personne ne se lève.
Demain, on déneigera la porte. Demain, le plus tard possible.

= jardin
La serre est restée ouverte, et la nuit y est plus chaude que dehors. Quelqu’un arrose les orchidées, en bras de chemise, sans savoir qu’on regarde.
« {Approche|Approchez}, elles n’ouvrent qu’une heure par nuit. » <Je parle/Il parle> aux fleurs, mais les yeux sont sur {toi|vous}.
L’air sent la terre mouillée et le jasmin. On marche l’un derrière l’autre, parce que l’allée est étroite, et qu’elle est bien faite.
Une feuille retient {ta|votre} manche. Il faut deux mains pour la décrocher, et elles mettent longtemps.
« {Ferme|Fermez} les yeux, et {dis-moi|dites-moi} ce que c’est. » Un pétale glisse du poignet au creux du coude, sans appuyer.
La vapeur couvre les vitres. Un doigt y écrit une lettre, attend, puis en écrit une autre.
<Je cueille/Il cueille> un fruit, le coupe en deux, et <tends/tend> la moitié sans la lâcher tout à fait.
Le jus coule sur un poignet. Il y a une façon polie de l’essuyer, et une autre, et quelqu’un choisit l’autre.
Quelque part, un robinet goutte. C’est le seul à compter le temps.
Quand la lune passe derrière le toit, il fait trop noir pour voir les fleurs. On continue sans elles.
`

/** The steps of each scene, by its name. */
export const toldScenes: Readonly<Record<string, readonly Template[]>> = Object.fromEntries(
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [name = '', ...steps] = block.split('\n')
      return [name.replace('= ', ''), steps]
    }),
)
