import type { MultipleChoice } from '../profile-interests'
import type { SingleChoice } from '../profile-options'

/**
 * Each answer as it reads inside a sentence of the summary. The user's gender is unknown: every
 * word agrees with a noun of the sentence (son tempérament, sa vie sociale), never with the user.
 * "Autre" is left out because it says nothing.
 */

type Words<Option extends string> = Partial<Record<Option, string>>

/** After "Son activité :". */
export const professionWords: Words<SingleChoice<'profession'>> = {
  etudiant: 'une vie étudiante',
  salarie: 'un emploi salarié',
  independant: 'un travail indépendant',
  entrepreneur: 'l’entrepreneuriat',
  cadre: 'un poste de cadre',
  retraite: 'la retraite',
  sans_emploi: 'pas d’emploi en ce moment',
}

/** After the profession, or after "Son cadre de travail :". */
export const workplaceWords: Record<MultipleChoice<'work_environment'>, string> = {
  Bureau: 'au bureau',
  Télétravail: 'en télétravail',
  Extérieur: 'en extérieur',
  Créatif: 'dans un milieu créatif',
  Technique: 'dans un milieu technique',
  Commercial: 'dans le commerce',
  Enseignement: 'dans l’enseignement',
  Médical: 'dans le milieu médical',
}

/** After "Son foyer :". */
export const homeWords: Words<SingleChoice<'living_situation'>> = {
  seul: 'une vie en solo',
  colocation: 'une colocation',
  couple: 'une vie de couple',
  famille: 'une vie de famille',
  parents: 'le domicile de ses parents',
}

/** After "Son tempérament est plutôt". */
export const temperamentWords: Record<SingleChoice<'personality_type'>, string> = {
  introverti: 'introverti',
  extraverti: 'extraverti',
  analytique: 'analytique',
  creatif: 'créatif',
  pragmatique: 'pragmatique',
  emotionnel: 'émotionnel',
  aventureux: 'aventureux',
  reserve: 'réservé',
}

/** After "sa vie sociale". */
export const socialWords: Record<SingleChoice<'social_type'>, string> = {
  solitaire: 'est plutôt solitaire',
  selectif: 'tient à quelques proches choisis',
  sociable: 'est ouverte et sociable',
  hyperconnecte: 'est très connectée',
}

/** After "Ses conversations préférées". */
export const depthWords: Record<SingleChoice<'conversation_depth'>, string> = {
  leger: 'restent légères',
  equilibre: 'vont du léger au profond',
  profond: 'vont en profondeur',
  pratique: 'restent pratiques',
}

/** After the depth, or after "Ses conversations se tiennent". */
export const registerWords: Record<SingleChoice<'roleplay_preference'>, string> = {
  realiste: 'sur un mode réaliste',
  roleplay: 'volontiers en jeu de rôle',
  coaching: 'dans un esprit de coaching',
  amical: 'sur un ton amical',
}

/** After "Son style d’échange est". */
export const styleWords: Record<SingleChoice<'style'>, string> = {
  direct: 'direct',
  empathique: 'empathique',
  analytique: 'analytique',
  creatif: 'créatif',
  decontracte: 'décontracté',
  professionnel: 'professionnel',
}

/** After "Attitude attendue de ses compagnons :". */
export const attitudeWords: Record<MultipleChoice<'ai_behavior_preference'>, string> = {
  Rassurant: 'rassurante',
  Provocant: 'provocante',
  Joueur: 'joueuse',
  Calme: 'calme',
  Directif: 'directive',
  Attentif: 'attentive',
  Challengeant: 'stimulante',
  Complice: 'complice',
}

/** After "Ce que ces appels doivent apporter :". */
export const goalWords: Record<MultipleChoice<'conversation_goal'>, string> = {
  'Coaching personnel': 'un coaching personnel',
  'Coaching professionnel': 'un coaching professionnel',
  'Support thérapeutique': 'un soutien thérapeutique',
  Apprentissage: 'de l’apprentissage',
  Créativité: 'de la créativité',
  Business: 'des idées pour les affaires',
  'Bien-être': 'du bien-être',
  Relations: 'des relations',
}

/** After "Ses centres d’intérêt :". */
export const interestWords: Record<MultipleChoice<'preferences'>, string> = {
  Leadership: 'le leadership',
  'Gestion du stress': 'la gestion du stress',
  Communication: 'la communication',
  Productivité: 'la productivité',
  Créativité: 'la créativité',
  Relations: 'les relations',
  Carrière: 'la carrière',
  'Santé mentale': 'la santé mentale',
  Finances: 'les finances',
  // Not "entrepreneuriat": an interest is not a profession.
  Entrepreneuriat: 'la création d’entreprise',
  'Développement personnel': 'le développement personnel',
  Spiritualité: 'la spiritualité',
}

/** After "Son partenaire de conversation idéal est". */
export const partnerWords: Record<MultipleChoice<'ideal_partner_style'>, string> = {
  Direct: 'direct',
  Empathique: 'empathique',
  Analytique: 'analytique',
  Créatif: 'créatif',
  Décontracté: 'décontracté',
  Professionnel: 'professionnel',
  Motivant: 'motivant',
  Calme: 'calme',
}

/** After "Son orientation :". */
export const orientationWords: Words<SingleChoice<'orientation'>> = {
  heterosexuel: 'hétérosexuelle',
  homosexuel: 'homosexuelle',
  bisexuel: 'bisexuelle',
  pansexuel: 'pansexuelle',
  asexuel: 'asexuelle',
}

/** After "Ce qui l’attire :". */
export const attractionWords: Record<MultipleChoice<'attraction_triggers'>, string> = {
  Intelligence: 'l’intelligence',
  Humour: 'l’humour',
  Empathie: 'l’empathie',
  Confiance: 'la confiance',
  Créativité: 'la créativité',
  Passion: 'la passion',
  Calme: 'le calme',
  Dynamisme: 'le dynamisme',
}
