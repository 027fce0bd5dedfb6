import type { DangerSentences } from '../corpus'

/**
 * What callers in danger say on the telephone, as a speech recogniser transcribes it; about half of them only hint at
 * the danger. Written before the examples in `learnt/situations`, and not changed after the first measurement. For
 * measurement only: nothing is tuned to them, and no report lists the sentences that are missed.
 */
export const freshDangerSentences: DangerSentences = {
  suicide: [
    'ça fait un moment que je me dis que la suite ça se fera sans moi voilà',
    'j’ai écrit une lettre pour chacun de mes gosses et je les ai rangées dans le buffet',
    'moi j’attends plus rien à part que ça finisse et si je peux l’aider à finir je le ferai',
    'le chien il ira chez ma sœur c’est arrangé tout est arrangé ils auront pas à s’embêter',
    'je me réveille le matin et je suis déçu d’être encore là',
    'j’ai envie de me supprimer et j’ose le dire à personne',
    'de toute façon noël je le verrai pas je me suis fixé une limite',
    'je voulais entendre une voix gentille avant la fin c’est tout merci d’avoir décroché',
  ],
  'suicide-imminent': [
    'j’ai garé la voiture dans le box j’ai mis le tuyau il reste plus qu’à tourner la clé',
    'je suis assis sur le muret au dessus de l’autoroute les gens klaxonnent',
    'la chaise est prête le nœud aussi je voulais juste parler une dernière fois à quelqu’un',
    'tout est étalé sur la couette y en a soixante j’ai compté deux fois',
    'dans dix minutes y a le direct pour lyon et moi je serai en bas du talus',
    'je suis monté là haut la porte du toit était ouverte je respire un bon coup et voilà',
  ],
  'suicide-of-other': [
    'mon frangin il a distribué toutes ses affaires cette semaine même sa guitare et il rigole ça me fait flipper',
    'ma collègue m’a envoyé un message genre prends soin de mes chats et depuis elle décroche plus',
    'mon père depuis qu’il est seul il parle de rejoindre maman et j’ai vu qu’il a ressorti le fusil',
    'ma fille a dit à sa copine qu’elle serait plus là lundi',
    'mon mec menace de se foutre sous un train si je pars et là il est sorti',
  ],
  'self-harm': [
    'quand ça déborde je prends le compas et je me fais des traits sur la cuisse',
    'je garde les manches longues même en août faut pas qu’ils voient',
    'je me brûle avec le fer à lisser ça me ramène sur terre',
    'j’ai recommencé hier soir dans la salle de bains et ça saignait plus que d’habitude',
    'y a que la douleur qui me fait taire la tête alors je m’en fais',
  ],
  poisoning: [
    'j’ai fini la plaquette de xanax avec du rosé et je sens plus mes lèvres c’est rigolo',
    'mon mari a confondu il a bu le produit pour les canalisations dans la bouteille de limonade',
    'le petit a la bouche toute bleue il a croqué dans une dosette de lessive',
    'j’arrivais pas à dormir alors j’en ai repris et repris je sais plus combien',
    'on a mal à la tête tous les trois depuis qu’on a allumé le poêle et le chat est tout mou',
    'ma mère s’est trompée elle a pris son pilulier de la semaine en une seule fois',
  ],
  'pregnancy-emergency': [
    'je suis à six mois et depuis ce matin je vois des petites lumières et j’ai la tête qui explose',
    'y a du sang plein le lit je suis enceinte de trois mois',
    'le bébé d’habitude il danse le soir et là plus rien depuis hier midi',
    'j’ai perdu les eaux et j’en suis qu’à sept mois je suis toute seule',
    'je sens la tête qui arrive mon mari est coincé dans les bouchons',
  ],
  'medical-emergency': [
    'mon mari parle comme s’il avait une patate dans la bouche et il lâche tout de la main gauche',
    'elle a mangé une crevette et là ses lèvres doublent de volume elle siffle en respirant',
    'papi est par terre dans le couloir il ronfle bizarre et je peux pas le réveiller',
    'ça me serre là au milieu comme un éléphant assis dessus et ça descend dans le coude',
    'il est tombé de l’échelle il bouge plus les jambes il dit qu’il sent rien',
    'ma fille est diabétique elle dit n’importe quoi elle est trempée de sueur',
    'je crache du rouge depuis une heure ça remplit le lavabo',
  ],
  'violence-now': [
    'il tambourine à la porte de la salle de bains il dit que si j’ouvre pas il défonce tout',
    'je parle doucement il est dans la pièce à côté il cherche mon téléphone',
    'y a quelqu’un qui essaie d’ouvrir ma fenêtre je suis seule je fais quoi',
    'mon fils est en train de tout casser il a un couteau de cuisine',
    'le voisin cogne sa femme là j’entends les meubles elle crie arrête',
  ],
  'partner-violence': [
    'il a mis une appli sur mon portable il me rappelle si je mets plus de dix minutes à la boulangerie',
    'c’est ma faute je sais qu’il faut pas le chercher quand il a bu du coup j’ai l’œil fermé',
    'ma femme me lance des trucs à la figure j’ai trois points de suture et j’ose pas le dire au boulot',
    'j’ai plus ma carte bleue c’est lui qui garde mes papiers aussi',
    'quand je rentre je sais à sa façon de poser les clés si je vais prendre ou pas',
    'il m’a serré le cou hier après il a pleuré il m’a demandé pardon',
  ],
  'sexual-violence': [
    'je dormais et quand je me suis réveillée il était sur moi je savais pas que c’était possible entre mariés',
    'mon chef ferme la porte du bureau à clé et il me met la main où il faut pas',
    'j’avais quinze verres dans le nez je me souviens pas de tout mais j’ai des bleus à l’intérieur des cuisses',
    'mon kiné ses mains elles allaient pas là où j’ai mal',
    'je voulais pas il a continué quand même',
  ],
  'violence-suffered': [
    'ils m’attendent tous les soirs en bas de l’immeuble ils m’ont déjà pété une dent',
    'on m’a pris mon passeport je dors dans la cave du restaurant et on me paie pas',
    'au pays ils ont trouvé un monsieur pour moi le billet est pris je dois partir au mois de juillet et j’ai pas mon mot à dire',
    'la dame qui s’occupe de moi à la maison elle me secoue et elle me laisse sans manger si je fais au lit',
    'je dois rapporter deux cents euros par nuit sinon ils s’en prennent à ma petite sœur',
  ],
  'violence-threatened': [
    'le type qui a renversé mon fils je sais où il habite et j’ai ce qu’il faut dans le coffre',
    'si elle ramène encore son mec chez moi y en a un qui ressort les pieds devant',
    'je vais le planter mon chef lundi je te jure je vais le planter',
    'je me retiens depuis des jours mais je vais finir par lui faire mal au petit s’il arrête pas de hurler',
  ],
  'child-in-danger': [
    'les petits du dessous ça fait deux jours qu’on voit pas d’adulte le grand il a six ans et il fait les pâtes',
    'mon neveu a des marques rondes dans le dos comme des cigarettes',
    'ma fille elle revient de chez son père elle veut plus que je la lave en bas',
    'j’ai laissé le bébé dans la voiture au soleil la clé est dedans je peux pas ouvrir',
    'y a un monsieur de quarante ans qui demande des photos à ma gamine sur le jeu',
  ],
  'minor-caller': [
    'chut mes parents croient que je révise mon brevet là',
    'j’ai pris le téléphone de ma mère pour appeler moi je suis en cm deux',
    'j’aurai quatorze ans au mois de mai',
  ],
}
