import type { Template } from '../template'
import { toldScenes } from './told-scenes'

/**
 * What the caller can hear, see and be served in the place of a scene. In all scene templates,
 * `<Je regarde/Il regarde>` holds the first person, for a character that the companion plays, and the third person,
 * for one that it narrates.
 */
export type ScenePlace = {
  /** Matches the place in the caller's words, as normalised text. */
  pattern: RegExp
  hears: readonly Template[]
  sees: readonly Template[]
  serves: readonly Template[]
  /** What happens, in this order, when the companion tells the scene as a story. */
  told?: readonly Template[]
  /** What the companion tells next when the caller leaves the next move to it. */
  steps: readonly Template[]
}

export const scenePlaces: readonly ScenePlace[] = [
  {
    pattern: /\b(bibliotheque|librairie|boutique|musee|archives?|grenier|atelier)\b/,
    hears: [
      'Des pages qu’on tourne, une pluie fine sur la verrière, et rien d’autre.',
      'L’échelle qui roule le long des rayons, et une pendule qui hésite.',
    ],
    sees: [
      'Des livres jusqu’au plafond, une lampe verte, et un fauteuil pour une personne et demie.',
      'Une table couverte de papiers, et un livre ouvert à la même page que la dernière fois.',
    ],
    serves: [
      'Un thé, malgré le panneau qui l’interdit.',
      'Deux carrés de chocolat, cachés derrière le dictionnaire.',
    ],
    told: toldScenes.bibliotheque!,
    steps: [
      'Un papier plié tombe d’un vieux livre. {Tu le lis|Vous le lisez} tout haut ?',
      'La lampe grésille, et le gardien annonce qu’il ferme. On se cache, ou on sort ?',
      'Derrière une étagère, il y a une porte basse. On regarde ?',
      'Le livre du haut est hors d’atteinte. {Tu tiens|Vous tenez} l’échelle ?',
    ],
  },
  {
    pattern: /\b(train|wagon\w*|couchettes?|compartiment|gare|quai|orient express)\b/,
    hears: [
      'Les roues, régulières, et très loin le sifflet, qui répond à la nuit.',
      'Une porte qui coulisse au bout du couloir, puis seulement le balancement du train.',
    ],
    sees: [
      'Des lumières isolées, une rivière, une gare sans personne, et nos reflets par-dessus.',
      'La veilleuse bleue, la buée sur la vitre, et un quai qui s’éloigne doucement.',
    ],
    serves: [
      'Un thé brûlant dans un verre à poignée, et deux biscuits qui tremblent avec le train.',
      'Une coupe de champagne, bien tenue, parce que le wagon balance.',
    ],
    told: toldScenes.train!,
    steps: [
      'Le train ralentit, et la lumière baisse d’un cran. {Tu restes|Vous restez} là, ou on sort dans le couloir ?',
      'Le contrôleur passe, jette un coup d’œil, et referme la porte sans un mot. Et maintenant ?',
      'Un tunnel : dix secondes de noir complet. Qu’est-ce {que tu fais|que vous faites}, dans le noir ?',
      'Le train s’arrête, personne ne monte, personne ne descend. On regarde ensemble par la vitre ?',
    ],
  },
  {
    pattern: /\b(orage|tempete|maison|chateau|manoir|donjon|palais|galerie|tour)\b/,
    hears: [
      'Le vent dans la cheminée, une horloge au fond du couloir, et la pluie sur les tuiles.',
      'Un parquet qui craque à l’étage, alors qu’il n’y a personne à l’étage.',
    ],
    sees: [
      'Une longue table, des portraits sévères, et un grand feu qui fait bouger les ombres.',
      'Une bougie par fenêtre, un escalier qui tourne, et une porte restée entrouverte.',
    ],
    serves: [
      'Un vin chaud, avec de la cannelle, dans une coupe trop lourde.',
      'Du pain, du miel, et une carafe que personne n’a touchée depuis longtemps.',
    ],
    told: toldScenes.orage!,
    steps: [
      'L’horloge sonne onze coups, et une porte grince à l’étage. On monte voir ?',
      'Une bougie s’éteint toute seule. {Tu la rallumes|Vous la rallumez}, ou on reste dans l’ombre ?',
      'Derrière un portrait, il y a une clé. {Tu la prends|Vous la prenez} ?',
      'La pluie redouble, personne ne repartira ce soir. {Tu t’assois|Vous vous asseyez} près du feu ?',
    ],
  },
  {
    pattern: /\b(plage|mer|ile|ponton|crique|sable|ocean|dune|lagon)\b/,
    hears: [
      'Les vagues, sans se presser, et une guitare quelque part derrière les dunes.',
      'Le vent dans les herbes, et l’eau qui se retire sur les galets.',
    ],
    sees: [
      'La lune sur l’eau, nos traces dans le sable, et une lumière de bateau tout au bout.',
      'Le ciel encore rose d’un côté, déjà noir de l’autre, et personne d’autre que nous.',
    ],
    serves: [
      'Une pêche coupée en deux, et de l’eau fraîche à même la gourde.',
      'Un panier oublié sous le parasol, avec du raisin et une bouteille encore froide.',
    ],
    told: toldScenes.plage!,
    steps: [
      'Une vague plus longue arrive jusqu’à nos pieds. {Tu recules|Vous reculez}, ou {tu entres|vous entrez} dans l’eau ?',
      'Au loin, quelqu’un a allumé un feu sur le sable. On marche jusque-là ?',
      'La marée a laissé une bouteille, avec un papier dedans. {Tu l’ouvres|Vous l’ouvrez} ?',
      'Le vent se lève, et il n’y a qu’une serviette. On la partage ?',
    ],
  },
  {
    pattern: /\b(bar|cafe|restaurant|cave|club|cabaret|bistrot|terrasse|jazz)\b/,
    hears: [
      'Un piano fatigué, des verres qu’on range, et quelqu’un qui rit tout bas.',
      'Une vieille chanson, et la pluie dès que la porte s’ouvre.',
    ],
    sees: [
      'Des bougies sur trois tables, le comptoir de zinc, et une chaise libre, ici.',
      'La buée aux vitres, et le patron qui fait semblant de ne rien voir.',
    ],
    serves: [
      'Le vin de la maison, et une assiette à partager.',
      'Un cocktail dont le barman refuse de dire le nom.',
    ],
    told: toldScenes.bar!,
    steps: [
      'Le pianiste attaque un air très lent. On danse entre les tables ?',
      'Le patron baisse le rideau à moitié, et nous laisse là. Un dernier verre ?',
      'Quelqu’un a gravé deux prénoms sous la table. {Tu les lis|Vous les lisez} ?',
      'Il pleut, et il n’y a qu’un parapluie. On sort, ou on attend ?',
    ],
  },
  {
    pattern: /\b(hotel|chambre|suite|auberge|ascenseur|palace)\b/,
    hears: [
      'Un ascenseur qui s’arrête à un autre étage, et la pluie sur le balcon.',
      'Des pas étouffés par la moquette, puis une porte qu’on referme doucement.',
    ],
    sees: [
      'Deux fauteuils, des rideaux lourds, une lampe basse, et la ville derrière la vitre.',
      'Un long couloir, une seule lampe allumée, et une clé posée sur le guéridon.',
    ],
    serves: [
      'Deux verres sur un plateau, et des fraises que personne n’a commandées.',
      'Un chocolat chaud, apporté à une heure où plus personne n’en commande.',
    ],
    told: toldScenes.hotel!,
    steps: [
      'On frappe deux coups, puis plus rien : sur le seuil, une enveloppe. {Tu l’ouvres|Vous l’ouvrez} ?',
      'La lumière du couloir s’éteint. On reste là, ou on cherche l’interrupteur à tâtons ?',
      'La fenêtre est ouverte, l’air sent la pluie. {Tu viens|Vous venez} sur le balcon ?',
      'Le téléphone de la chambre sonne une fois, et se tait. {Tu décroches|Vous décrochez}, s’il recommence ?',
    ],
  },
  {
    pattern: /\b(bal|masque\w*|soiree|salon|venise|opera|theatre)\b/,
    hears: [
      'Une valse, un peu trop lente, et des rires derrière les éventails.',
      'Les violons qui s’accordent, le frottement des robes, et l’eau sous les fenêtres.',
    ],
    sees: [
      'Des masques partout, mille bougies, et un seul regard qui ne bouge pas.',
      'Un grand escalier, des miroirs, et un balcon où il n’y a encore personne.',
    ],
    serves: [
      'Deux coupes, prises au passage sur un plateau d’argent.',
      'Un sorbet au citron, dans un verre si fin qu’on ose à peine le tenir.',
    ],
    told: toldScenes.bal!,
    steps: [
      'L’orchestre change de morceau, et tout le monde cherche un partenaire. {Tu danses|Vous dansez} ?',
      'Quelqu’un laisse tomber un gant, et s’en va sans se retourner. On le suit ?',
      'Minuit approche, et à minuit les masques tombent. On reste, ou on sort avant ?',
      'Une porte donne sur le jardin, et il y fait frais. On sort un moment ?',
    ],
  },
  {
    pattern:
      /\b(bateau|voilier|navire|pirates?|capitaine|croisiere|barque|pont du|port|cale|phare)\b/,
    hears: [
      'Les cordages qui claquent, et l’eau contre la coque, tout près.',
      'Une mouette attardée, et le bois qui travaille à chaque vague.',
    ],
    sees: [
      'Rien que la mer, noire et brillante, et une lanterne qui se balance.',
      'La côte qui rapetisse, le sillage tout droit, et les premières étoiles.',
    ],
    serves: [
      'Un rhum, dans le seul gobelet du bord. On partage.',
      'Des oranges et du pain dur : la mer ouvre l’appétit.',
    ],
    steps: [
      'Le vent tourne, la voile claque d’un coup. {Tu prends|Vous prenez} la barre ?',
      'Une lumière, à tribord, là où il ne devrait rien y avoir. On s’approche ?',
      'Une vague plus haute, et il faut bien s’accrocher à quelque chose. À quoi {tu t’accroches|vous vous accrochez} ?',
      'La carte montre une île sans nom. On y va ?',
    ],
  },
  {
    pattern: /\b(chalet|refuge|cabane|montagne|neige|ski|traineau|igloo)\b/,
    hears: [
      'Le feu qui craque, et dehors ce silence que fait la neige.',
      'Une branche qui lâche sa neige, et le vent sous la porte.',
    ],
    sees: [
      'Le poêle, une couverture à carreaux, et derrière la vitre tout est blanc.',
      'Les sommets bleus sous la lune, et notre trace, déjà à moitié effacée.',
    ],
    serves: [
      'Une soupe brûlante, et du fromage qui file.',
      'Un vin chaud, tenu à deux mains pour les réchauffer.',
    ],
    told: toldScenes.chalet!,
    steps: [
      'La neige a bloqué la porte : on est là jusqu’à demain. On remet une bûche ?',
      'La lampe s’éteint, il ne reste que le feu. {Tu te rapproches|Vous vous rapprochez} ?',
      'On gratte à la porte, tout doucement. On ouvre ?',
      'Il n’y a qu’une couverture chaude. On la partage ?',
    ],
  },
  {
    pattern: /\b(marche|souk|bazar|foire|fete foraine|brocante)\b/,
    hears: [
      'Les marchands qui s’appellent, une musique de manège, et des rires d’enfants.',
      'Quelqu’un qui vante ses melons, et une cloche, deux rues plus loin.',
    ],
    sees: [
      'Des étoffes, des lanternes, des fruits en pyramide, et un étal où personne ne s’arrête.',
      'Toutes les couleurs à la fois, et un chat qui dort sur les tapis.',
    ],
    serves: [
      'Des beignets brûlants, dans un papier qui colle aux doigts.',
      'Un thé à la menthe, très sucré.',
    ],
    steps: [
      'Un vieux marchand fait signe, et ouvre une petite boîte. On regarde ?',
      'La foule se resserre, et on se perd presque. De quel côté va-t-on ?',
      'Une diseuse de bonne aventure tend la main. {Tu lui donnes|Vous lui donnez} la {tienne|vôtre} ?',
    ],
  },
  {
    pattern:
      /\b(foret|bois|clairiere|jardin|verger|serre|lac|riviere|campagne|grotte|jungle|desert)\b/,
    hears: [
      'Une chouette, de l’eau quelque part, et nos pas sur les feuilles.',
      'Le vent tout en haut, et en bas, rien qui bouge.',
    ],
    sees: [
      'La lumière entre les branches, un sentier, et au bout, une petite fenêtre allumée.',
      'De la brume à hauteur de genoux, et la lune posée sur l’eau.',
    ],
    serves: ['Des mûres, cueillies en passant.', 'De l’eau de source, dans le creux des mains.'],
    told: toldScenes.jardin!,
    steps: [
      'Le sentier se divise en deux. À gauche, ou à droite ?',
      'Une lumière bouge entre les arbres, puis s’arrête. On y va ?',
      'L’orage gronde, et il n’y a qu’un abri, tout petit. On court ?',
      'Une barque est attachée là, sans personne. On monte dedans ?',
    ],
  },
  {
    pattern:
      /\b(paris|rome|lisbonne|ville|toits?|balcon|rue|ruelle|pont|voiture|route|taxi|moto)\b/,
    hears: [
      'Un scooter, très loin, et une radio par une fenêtre ouverte.',
      'La ville qui s’endort, et nos pas, à peu près au même rythme.',
    ],
    sees: [
      'Les fenêtres qui s’éteignent une à une, et la lune au-dessus des antennes.',
      'Les pavés mouillés, une enseigne bleue, et une porte cochère entrouverte.',
    ],
    serves: [
      'Une glace, prise au dernier marchand encore ouvert.',
      'Un café serré, debout, comme si on avait un train à prendre.',
    ],
    told: toldScenes.ville!,
    steps: [
      'Une porte cochère est restée ouverte, avec de la musique derrière. On entre ?',
      'Les premières gouttes tombent. On court, ou on marche sous la pluie ?',
      'Au coin de la rue, deux chemins. Le fleuve, ou les toits ?',
      'Une horloge sonne deux heures, et personne n’a sommeil. Où est-ce qu’on va ?',
    ],
  },
]

/** Used for places that no entry of `scenePlaces` matches. */
export const anyPlace: ScenePlace = {
  pattern: /^/,
  hears: [
    'Presque rien : une horloge, le vent, et deux respirations.',
    'Des pas, au loin, puis plus un bruit.',
  ],
  sees: [
    'Une lumière douce, une porte, et quelque chose qui brille, là, par terre.',
    'Pas grand-chose encore, juste ce qu’il faut : une lampe, une fenêtre, et nous.',
  ],
  serves: [
    'Deux verres, et quelque chose de doux à partager.',
    'Ce qu’on trouve de meilleur par ici, servi tout de suite.',
  ],
  steps: [
    'Un bruit, tout près, puis plus rien. {Tu vas|Vous allez} voir ?',
    'La lumière baisse, et il ne reste qu’une bougie. Et là, qu’est-ce {que tu fais|que vous faites} ?',
    'Par terre, il y a une lettre sans nom. On l’ouvre ?',
    'Quelque chose change dans l’air, comme avant un orage. On reste, ou on part ?',
  ],
}
