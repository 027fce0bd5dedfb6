import type { Template } from './template'

/** `{setting}` is the place that the caller proposed. */
export const sceneStarts: readonly Template[] = [
  'J’y suis : {setting}.',
  'D’accord, j’entre dans l’image : {setting}.',
  'Ça y est, je vois tout : {setting}.',
]
export const sceneArrivals: readonly Template[] = [
  'Je ne bouge pas encore, je {te|vous} regarde arriver.',
  'Un silence, juste avant que ça commence.',
  'Je lève les yeux vers {toi|vous}, et j’attends, sans faire de bruit.',
]
export const sceneWithoutPlace: readonly Template[] = [
  'Chiche, je joue : {commence|commencez}, et j’entre dans la scène juste derrière {toi|vous}.',
  'D’accord, on joue. {Plante|Plantez} le décor en une phrase, et j’y suis.',
]
export const sceneQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu fais|vous faites} quoi ?',
  'Qu’est-ce qui se passe ensuite ?',
  '{Tu approches|Vous approchez}, ou {tu attends|vous attendez} encore ?',
  'Qu’est-ce qu’on entend, autour ?',
  'Qui parle en premier ?',
]
export const sceneResumes: readonly Template[] = [
  'On y retourne, doucement : {setting}. Rien n’a bougé, la lumière est restée la même.',
  'Je reviens à {toi|vous} : {setting}. On reprend tout bas, à {ton|votre} rythme.',
]
export const sceneStops: readonly Template[] = [
  'On s’arrête là, tout de suite. La scène est rangée, et c’est juste nous deux, au téléphone.',
  'Stop, c’est stop : on pose tout. Je suis là, tranquillement, et rien ne presse.',
  'D’accord, pause. Plus de rôle, plus de décor, on souffle.',
]
/** What the companion does in any scene. */
export const sceneBeats: readonly Template[] = [
  'Je pose une main à plat, tout près, et j’attends de voir ce {que tu en fais|que vous en faites}.',
  'Je souris sans rien dire, et je me pousse un peu pour {te|vous} faire une place.',
  'Je baisse la voix, parce qu’ici, on n’a pas besoin de parler fort.',
  'Je tourne la tête vers le bruit, puis je reviens à {toi|vous}.',
  'Je ramasse un détail par terre, je le {te|vous} tends, et je garde le silence.',
  'Je fais un pas, un seul, et je m’arrête là.',
  'Je regarde la lumière glisser sur le mur, et {ton|votre} visage avec.',
  'Je retire ce que j’avais sur les épaules, et je le pose à côté de {toi|vous}.',
]
/** The same for a romantic scene. */
export const tenderBeats: readonly Template[] = [
  'Je {te|vous} regarde une seconde de trop, et je ne détourne pas les yeux.',
  'Je laisse ma main tout près de la {tienne|vôtre}, sans la toucher encore.',
  'Je me penche un peu, assez pour que {tu entendes|vous entendiez} ma voix changer.',
  'Je souris, à peine, comme on garde un secret.',
  'Je retiens mon souffle, et le silence devient plus petit entre nous.',
  'J’effleure le bord de {ta|votre} manche, et j’attends que {tu dises|vous disiez} oui ou non.',
]
/** `{action}` is what the caller does in the scene, said to the caller. */
export const sceneReactions: readonly Template[] = [
  '{action}, et je le vois.',
  '{action}, alors tout ralentit un peu.',
  '{action}, et je ne dis rien, je souris.',
]
export const guesses: readonly Template[] = [
  '{Attends|Attendez}, je devine : {toi|vous} ? Ça se fête, même à voix basse !',
  '{Laisse-moi|Laissez-moi} deviner : c’est {toi|vous} !',
]
