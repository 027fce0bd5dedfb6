import type { ProfileAnswers } from '../profile/profile-answers'

/** An empty profile for tests. */
export const emptyProfile: ProfileAnswers = {
  first_name: null,
  last_name: null,
  age: null,
  city: null,
  profession: null,
  work_environment: [],
  living_situation: null,
  personality_type: null,
  social_type: null,
  style: null,
  conversation_depth: null,
  roleplay_preference: null,
  ai_behavior_preference: [],
  previous_experience: null,
  conversation_goal: [],
  preferences: [],
  ideal_partner_style: [],
  topics_to_avoid: null,
  orientation: null,
  attraction_triggers: [],
}
