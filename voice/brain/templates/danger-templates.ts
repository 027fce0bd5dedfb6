import type { Danger } from '../understanding/detect-danger'
import type { Template } from './template'

type DangerTemplates = {
  /**
   * Said completely and in order: that the danger was understood, whom to call, what to do first.
   */
  firstResponse: readonly Template[]
  /** Then one per turn. */
  followUps: readonly Template[]
}

/**
 * The phone numbers are the French helplines and emergency services, free of charge: 15 ambulance,
 * 17 police, 112 any emergency, 114 emergencies by text message, 119 children in danger, 3114
 * suicide prevention, 3919 violence against women. Worded without the persona.
 */
export const dangerTemplates: Readonly<Record<Danger, DangerTemplates>> = {
  suicide: {
    firstResponse: [
      'Je m’arrête, parce que ce que {tu dis|vous dites} est grave, et que {ta|votre} vie compte.',
      'Je suis une IA et je ne suffis pas : le 3114 répond jour et nuit, gratuitement, avec une vraie personne.',
      'Si le danger est immédiat, {appelle|appelez} le 15 ou le 112, ou {écris|écrivez} au 114 par SMS.',
    ],
    followUps: [
      'Est-ce que {tu es|vous êtes} en sécurité, là, maintenant ?',
      'Au 3114, on écoute sans juger, et on peut aussi rester en silence au bout du fil.',
      'Est-ce que quelqu’un peut venir auprès de {toi|vous} maintenant ?',
      'S’il y a près de {toi|vous} de quoi {te|vous} blesser, {éloigne-toi|éloignez-vous} de cette pièce, si {tu peux|vous pouvez}.',
      'Parler du suicide à quelqu’un, c’est déjà se protéger.',
      'Hors de France, le numéro d’urgence local répond aussi, et le 112 partout en Europe.',
    ],
  },
  'self-harm': {
    firstResponse: [
      'Je m’arrête un instant, parce que {tu parles|vous parlez} de {te|vous} faire du mal.',
      'Le 3114 répond jour et nuit, gratuitement : une vraie personne écoute, sans juger.',
      'Si une blessure saigne ou inquiète, c’est le 15 ou le 112, tout de suite.',
    ],
    followUps: [
      'Est-ce qu’il y a une blessure en ce moment ?',
      'Est-ce que quelqu’un peut rester avec {toi|vous} un moment ?',
      'L’envie monte, puis elle redescend : mettre de la distance avec l’objet aide à passer le plus fort.',
      'Au 3114, il n’est pas nécessaire d’aller très mal pour avoir le droit d’appeler.',
    ],
  },
  'medical-emergency': {
    firstResponse: [
      'Là, il faut un secours, pas une conversation : {appelle|appelez} le 15 ou le 112 maintenant.',
      'Si parler est difficile, le 114 répond par SMS, jour et nuit.',
      'Si quelqu’un est près de {toi|vous}, {demande-lui|demandez-lui} d’appeler et de rester là.',
    ],
    followUps: [
      'Est-ce que l’appel au 15 est passé ?',
      'Au 15, on {te|vous} dira quoi faire, geste par geste.',
      'Je ne suis pas médecin, alors je ne donne pas d’avis : seul le 15 peut le faire.',
      'Hors de France, {compose|composez} le numéro d’urgence local.',
    ],
  },
  'partner-violence': {
    firstResponse: [
      'Ce que {tu décris|vous décrivez} est une violence, et rien ne la justifie.',
      'Le 3919 écoute gratuitement, jour et nuit, sans que rien n’apparaisse sur la facture.',
      'En danger immédiat, {appelle|appelez} le 17 ou le 112, ou {écris|écrivez} en silence au 114 par SMS.',
    ],
    followUps: [
      '{Es-tu|Êtes-vous} en sécurité, en ce moment ?',
      'Est-ce qu’il y a une pièce ou une personne où {tu peux|vous pouvez} aller tout de suite ?',
      'Ce n’est pas {ta|votre} faute, quoi qu’on {t’en|vous en} ait dit.',
      'Au 3919, on aide à préparer la suite, même sans décision prise.',
    ],
  },
  'violence-suffered': {
    firstResponse: [
      'Ce que {tu dis|vous dites} est grave, et ce n’est pas {ta|votre} faute.',
      'En danger immédiat, {appelle|appelez} le 17 ou le 112, ou {écris|écrivez} en silence au 114 par SMS.',
      'S’il y a une blessure, c’est le 15, et pour en parler, le 3919 écoute jour et nuit.',
    ],
    followUps: [
      '{Es-tu|Êtes-vous} à l’abri, là, maintenant ?',
      'Qui pourrait venir tout de suite ?',
      'Les secours peuvent être joints par SMS au 114 si parler est dangereux.',
      '{Tu as|Vous avez} bien fait d’en parler, et une vraie personne peut aider davantage que moi.',
    ],
  },
  'violence-threatened': {
    firstResponse: [
      'Je m’arrête là : quelqu’un pourrait être blessé, et {toi|vous} aussi.',
      'Le mieux, maintenant, est de {t’éloigner|vous éloigner}, et de mettre une porte entre vous.',
      'Si le danger est proche, c’est le 17 ou le 112, et le 15 aide aussi quand on craint de perdre le contrôle.',
    ],
    followUps: [
      'Est-ce que {tu peux|vous pouvez} sortir de la pièce, là, tout de suite ?',
      'Cette colère peut descendre sans que personne ne soit touché.',
      'Au 15, quelqu’un peut aider à faire redescendre ce moment-là.',
      'Qui pourrait venir {te|vous} tenir compagnie, quelqu’un de calme ?',
    ],
  },
  'child-in-danger': {
    firstResponse: [
      'Un enfant en danger, c’est maintenant qu’il faut en parler à quelqu’un.',
      'Le 119 répond gratuitement, jour et nuit, et l’appel n’apparaît pas sur la facture.',
      'Si le danger est immédiat, c’est le 17 ou le 112.',
    ],
    followUps: [
      'L’enfant est-il à l’abri, en ce moment ?',
      'Au 119, on n’a pas besoin de preuve pour appeler.',
      'Qui pourrait le mettre en sécurité tout de suite ?',
      'Le 114 prend les messages par SMS, si parler est impossible.',
    ],
  },
  'minor-caller': {
    firstResponse: [
      'Merci de l’avoir dit : ici, les appels sont réservés aux adultes, alors je vais m’arrêter.',
      'Ce n’est pas une punition, et {tu n’as|vous n’avez} rien fait de mal.',
      'S’il y a quelque chose de difficile, le 119 écoute gratuitement, jour et nuit.',
    ],
    followUps: [
      'L’appel doit se terminer maintenant, {prends soin de toi|prenez soin de vous}.',
      'Je ne peux pas continuer, mais au 119 quelqu’un répond vraiment.',
      'Au revoir, et bon courage.',
    ],
  },
}

/** For further turns of a crisis, when the follow-ups of the danger were all said. */
export const crisisSupportTemplates: readonly Template[] = [
  'Je reste là pendant {ton|votre} appel aux secours, si ça aide.',
  'Je ne suis qu’une IA, et {tu mérites|vous méritez} une vraie personne : elle répond, là, maintenant.',
  'Les numéros sont affichés sur l’écran, il suffit de toucher.',
  'Pas besoin de trouver les bons mots, eux savent écouter.',
  'Respirer une fois, lentement, puis composer le numéro.',
  '{Tu n’as|Vous n’avez} pas à traverser ça dans {ton|votre} coin.',
  'Cet instant est très dur, et il peut changer avec de l’aide.',
  'Où {en es-tu|en êtes-vous}, là, tout de suite ?',
  'Est-ce que le numéro a été appelé ?',
  'Une personne de confiance peut aussi composer le numéro à {ta|votre} place.',
]

/** Said completely when the caller retracts the danger. */
export const dangerRetractedTemplates: readonly Template[] = [
  'D’accord, merci de le préciser, et je préfère avoir demandé.',
  'Si un jour c’était vrai, le 3114 répond à toute heure.',
  'On peut reprendre calmement : de quoi {veux-tu|voulez-vous} parler ?',
]

export const childSexualContentRefusals: readonly Template[] = [
  'Non : je ne parle jamais de ça, et la demande s’arrête ici.',
  'C’est non, sans discussion.',
  'Je ne répondrai pas à cela.',
]

export const crisisFarewells: readonly Template[] = [
  'Les secours répondent à toute heure, au 15, au 17 et au 112.',
]
