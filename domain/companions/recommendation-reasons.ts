import type { Category } from '../categories'
import type { MultipleChoice, MultipleChoiceField } from '../profile-interests'
import type { SingleChoice, SingleChoiceField } from '../profile-options'

/** Which companions a profile answer recommends, and the reason shown to the user. */
export type RecommendationRule = {
  /** A whole French sentence in the second person, neutral about the user's gender. */
  reason: string
  /** Recommends every companion of these categories. */
  categories?: readonly Category[]
  /** Recommends companions with one of these tags, in any category. */
  tags?: readonly string[]
}

type SingleChoiceRules<Field extends SingleChoiceField> = Partial<
  Record<SingleChoice<Field>, RecommendationRule>
>
type MultipleChoiceRules<Field extends MultipleChoiceField> = Partial<
  Record<MultipleChoice<Field>, RecommendationRule>
>

/** The user's goals have the highest weight. */
const conversation_goal: MultipleChoiceRules<'conversation_goal'> = {
  'Coaching personnel': {
    reason: 'Parce que vous cherchez un coaching personnel.',
    categories: ['conseils_vie'],
    tags: ['Motivante', 'Développement'],
  },
  'Coaching professionnel': {
    reason: 'Parce que vous cherchez à progresser au travail.',
    categories: ['professionnel'],
  },
  'Support thérapeutique': {
    reason: 'Parce que vous cherchez un soutien.',
    categories: ['intime_sante'],
    tags: ['Rassurante', 'Apaisante'],
  },
  Apprentissage: {
    reason: 'Parce que vous avez envie d’apprendre.',
    categories: ['apprentissage'],
  },
  Créativité: {
    reason: 'Parce que vous voulez créer.',
    tags: ['Créative', 'Libérée', 'Aventureuse'],
  },
  Business: {
    reason: 'Parce que vous voulez parler affaires.',
    categories: ['professionnel'],
    tags: ['Stratégique'],
  },
  'Bien-être': {
    reason: 'Parce que vous cherchez à vous sentir bien.',
    categories: ['bien_etre'],
  },
  Relations: {
    reason: 'Parce que les relations comptent pour vous.',
    categories: ['amitie', 'amour'],
  },
}

const preferences: MultipleChoiceRules<'preferences'> = {
  Leadership: {
    reason: 'Parce que le leadership vous intéresse.',
    tags: ['Mentor', 'Stratégique'],
  },
  'Gestion du stress': {
    reason: 'Parce que vous voulez apaiser le stress.',
    categories: ['bien_etre'],
  },
  Communication: {
    reason: 'Parce que la communication vous intéresse.',
    categories: ['conseils_vie'],
    tags: ['Complice'],
  },
  Productivité: {
    reason: 'Parce que la productivité vous intéresse.',
    tags: ['Organisée', 'Habitudes', 'Méthodique'],
  },
  Créativité: { reason: 'Parce que la créativité vous intéresse.', tags: ['Créative'] },
  Relations: {
    reason: 'Parce que les relations vous intéressent.',
    categories: ['amour', 'amitie'],
  },
  Carrière: { reason: 'Parce que vous pensez à votre carrière.', categories: ['professionnel'] },
  'Santé mentale': {
    reason: 'Parce que la santé mentale compte pour vous.',
    categories: ['intime_sante', 'bien_etre'],
  },
  Finances: {
    reason: 'Parce que vous pensez à vos finances.',
    categories: ['conseils_vie'],
    tags: ['Pratique', 'Experte'],
  },
  Entrepreneuriat: {
    reason: 'Parce que l’entrepreneuriat vous intéresse.',
    categories: ['professionnel'],
  },
  'Développement personnel': {
    reason: 'Parce que vous voulez avancer sur vous.',
    categories: ['conseils_vie'],
    tags: ['Développement', 'Encourageante'],
  },
  Spiritualité: {
    reason: 'Parce que la spiritualité compte pour vous.',
    tags: ['Méditative', 'Zen'],
  },
}

const ideal_partner_style: MultipleChoiceRules<'ideal_partner_style'> = {
  Direct: {
    reason: 'Parce que vous aimez qu’on vous parle franchement.',
    tags: ['Pratique', 'Stratégique'],
  },
  Empathique: {
    reason: 'Parce que vous aimez l’empathie.',
    tags: ['Bienveillante', 'Attentive', 'Tendre'],
  },
  Analytique: { reason: 'Parce que vous aimez l’analyse.', tags: ['Méthodique', 'Experte'] },
  Créatif: { reason: 'Parce que vous aimez les esprits créatifs.', tags: ['Créative'] },
  Décontracté: {
    reason: 'Parce que vous aimez les échanges décontractés.',
    tags: ['Drôle', 'Festive', 'Complice'],
  },
  Professionnel: {
    reason: 'Parce que vous aimez un ton professionnel.',
    categories: ['professionnel'],
  },
  Motivant: {
    reason: 'Parce que vous aimez qu’on vous motive.',
    tags: ['Motivante', 'Encourageante'],
  },
  Calme: {
    reason: 'Parce que vous aimez les voix calmes.',
    tags: ['Apaisante', 'Relaxante', 'Zen'],
  },
}

const ai_behavior_preference: MultipleChoiceRules<'ai_behavior_preference'> = {
  Rassurant: {
    reason: 'Parce que vous voulez une présence rassurante.',
    tags: ['Rassurante', 'Bienveillante'],
  },
  Provocant: {
    reason: 'Parce que vous aimez qu’on vous provoque un peu.',
    tags: ['Provocante', 'Séductrice'],
  },
  Joueur: { reason: 'Parce que vous aimez jouer.', tags: ['Complice', 'Drôle', 'Festive'] },
  Calme: { reason: 'Parce que vous voulez une présence calme.', tags: ['Apaisante', 'Relaxante'] },
  Directif: {
    reason: 'Parce que vous aimez qu’on mène la conversation.',
    tags: ['Organisée', 'Dominante'],
  },
  Attentif: {
    reason: 'Parce que vous voulez une écoute attentive.',
    tags: ['Attentive', 'Discrète'],
  },
  Challengeant: { reason: 'Parce que vous aimez les défis.', tags: ['Motivante', 'Aventureuse'] },
  Complice: { reason: 'Parce que vous cherchez une complicité.', tags: ['Complice', 'Loyale'] },
}

const attraction_triggers: MultipleChoiceRules<'attraction_triggers'> = {
  Intelligence: {
    reason: 'Parce que l’intelligence vous attire.',
    tags: ['Experte', 'Mystérieuse'],
  },
  Humour: { reason: 'Parce que l’humour vous attire.', tags: ['Drôle'] },
  Empathie: { reason: 'Parce que l’empathie vous attire.', tags: ['Tendre', 'Bienveillante'] },
  Confiance: { reason: 'Parce que la confiance vous attire.', tags: ['Loyale', 'Rassurante'] },
  Créativité: { reason: 'Parce que la créativité vous attire.', tags: ['Créative'] },
  Passion: { reason: 'Parce que la passion vous attire.', tags: ['Passionnée', 'Romantique'] },
  Calme: { reason: 'Parce que le calme vous attire.', tags: ['Zen', 'Apaisante'] },
  Dynamisme: { reason: 'Parce que le dynamisme vous attire.', tags: ['Festive', 'Motivante'] },
}

const personality_type: SingleChoiceRules<'personality_type'> = {
  introverti: { reason: 'Parce que vous aimez prendre votre temps.', tags: ['Patiente', 'Loyale'] },
  extraverti: { reason: 'Parce que vous aimez l’élan et le monde.', tags: ['Festive', 'Drôle'] },
  analytique: { reason: 'Parce que vous aimez comprendre.', tags: ['Méthodique', 'Experte'] },
  creatif: { reason: 'Parce que vous avez l’esprit créatif.', tags: ['Créative'] },
  pragmatique: { reason: 'Parce que vous aimez le concret.', tags: ['Pratique', 'Organisée'] },
  emotionnel: { reason: 'Parce que vous vivez vos émotions.', tags: ['Tendre', 'Bienveillante'] },
  aventureux: {
    reason: 'Parce que vous avez le goût de l’aventure.',
    tags: ['Aventureuse', 'Libérée'],
  },
  reserve: { reason: 'Parce que vous aimez la discrétion.', tags: ['Discrète', 'Patiente'] },
}

const social_type: SingleChoiceRules<'social_type'> = {
  solitaire: { reason: 'Parce que vous aimez les échanges à deux.', tags: ['Loyale', 'Discrète'] },
  selectif: { reason: 'Parce que vous choisissez vos proches.', tags: ['Loyale', 'Complice'] },
  sociable: { reason: 'Parce que vous aimez la compagnie.', categories: ['amitie'] },
  hyperconnecte: {
    reason: 'Parce que vous aimez rester en lien.',
    tags: ['Quotidien', 'Lifestyle'],
  },
}

const profession: SingleChoiceRules<'profession'> = {
  etudiant: { reason: 'Parce que vous faites des études.', categories: ['apprentissage'] },
  independant: {
    reason: 'Parce que vous travaillez à votre compte.',
    tags: ['Stratégique', 'Organisée'],
  },
  entrepreneur: { reason: 'Parce que vous menez une entreprise.', tags: ['Stratégique', 'Mentor'] },
  cadre: {
    reason: 'Parce que vous encadrez ou décidez au travail.',
    tags: ['Stratégique', 'Mentor'],
  },
}

const roleplay_preference: SingleChoiceRules<'roleplay_preference'> = {
  roleplay: { reason: 'Parce que vous aimez le jeu de rôle.', categories: ['fantasmes'] },
  coaching: { reason: 'Parce que vous aimez l’esprit de coaching.', tags: ['Motivante', 'Mentor'] },
  amical: { reason: 'Parce que vous aimez un ton amical.', categories: ['amitie'] },
}

/**
 * The rules of each profile field, and their weight; explicit wishes have a higher weight than
 * descriptions. `orientation` is left out on purpose: recommendations never depend on it.
 */
export const recommendationRules = {
  conversation_goal: { weight: 6, byAnswer: conversation_goal },
  preferences: { weight: 4, byAnswer: preferences },
  ideal_partner_style: { weight: 3, byAnswer: ideal_partner_style },
  ai_behavior_preference: { weight: 3, byAnswer: ai_behavior_preference },
  roleplay_preference: { weight: 3, byAnswer: roleplay_preference },
  attraction_triggers: { weight: 2, byAnswer: attraction_triggers },
  personality_type: { weight: 2, byAnswer: personality_type },
  social_type: { weight: 2, byAnswer: social_type },
  profession: { weight: 2, byAnswer: profession },
} as const satisfies Partial<
  Record<
    SingleChoiceField | MultipleChoiceField,
    { weight: number; byAnswer: Readonly<Record<string, RecommendationRule | undefined>> }
  >
>
