import type { DangerSentences } from '../corpus'

/**
 * Real dangers, mentioned among everyday subjects: work, lessons, sport, cooking, neighbours. For measurement
 * only (see `alarming-talk-test-harmless-sentences.ts`).
 */
export const alarmingTalkTestDangerSentences: Partial<DangerSentences> = {
  'suicide-imminent': [
    'j’ai quitté le chantier, je suis monté tout en haut de la grue et je vais sauter',
    'je suis au garage, j’ai accroché la corde, je vais le faire',
    'j’ai écrit une lettre à ma fille et j’ai le fusil sur les genoux',
  ],
  poisoning: [
    'j’ai bu un verre de décapant en croyant que c’était de l’eau',
    'mon petit a avalé une pastille de lave-vaisselle',
    'j’ai pris toute la boîte d’anxiolytiques avec une bouteille de vin',
  ],
  'violence-now': [
    'le voisin est devant ma porte avec une batte, il hurle qu’il va me tuer',
    'il est en train de casser la porte de la chambre, je suis cachée',
    'il y a un homme chez moi, je l’entends marcher en bas',
  ],
  'pregnancy-emergency': [
    'je suis à sept mois et je perds du sang depuis ce matin',
    'je suis enceinte et je sens plus le bébé bouger depuis hier',
  ],
  'medical-emergency': [
    'mon collègue s’est effondré à l’atelier, il respire plus',
    'j’ai une barre dans la poitrine qui descend dans le bras gauche',
    'ma mère parle bizarrement et sa bouche tombe d’un côté',
    'mon mari s’est ouvert la cuisse à la tronçonneuse, ça pisse le sang',
  ],
  'child-in-danger': [
    'l’entraîneur de ma fille la touche sous la douche',
    'ma voisine enferme son gosse dans la cave et le frappe',
    'mon beau-frère corrige son fils à coups de ceinture',
  ],
  'suicide-of-other': [
    'mon apprenti dit qu’il veut en finir, il a plus goût à rien',
    'mon associé m’a laissé un message d’adieu, il parle de se pendre',
    'mon mari a perdu son travail et il dit qu’il va se foutre en l’air',
  ],
  suicide: [
    'depuis que la boîte a coulé je pense à me tuer tous les jours',
    'mon chantier est fini, ma femme est partie, je veux mourir',
    'si j’étais plus là ça arrangerait tout le monde',
    'je rate tout, je ferais mieux de crever',
  ],
  'self-harm': [
    'quand je rate un examen je me coupe les bras',
    'je me brûle exprès avec la plaque pour me calmer',
    'je me tape la tête contre le mur jusqu’à saigner',
  ],
  'violence-threatened': [
    's’il revient sur le chantier je lui plante un tournevis dans le ventre',
    'je vais mettre le feu à la maison de mon voisin cette nuit',
    'mon chef, demain, je l’attends au parking et je le crève',
  ],
  'partner-violence': [
    'quand je me trompe il me corrige, j’ai des bleus partout',
    'mon mari me corrige à coups de poing quand le repas est froid',
    'mon copain menace de me tuer si je le quitte',
    'il m’étrangle quand il perd à la console',
  ],
  'sexual-violence': [
    'mon patron m’a coincée dans la réserve et il m’a forcée',
    'mon prof de tennis m’a violée au vestiaire',
  ],
  'violence-suffered': [
    'le voisin m’a cassé le nez pour une histoire de haie',
    'mon père me tape dessus dès que je réponds',
    'deux types m’ont tabassé à la sortie du travail',
  ],
}
