import { userProfiles } from '../platform/database/tables/profile-tables'

/** The answers of a profile and its summary, named as in the API. */
export const profileColumns = {
  first_name: userProfiles.firstName,
  last_name: userProfiles.lastName,
  age: userProfiles.age,
  city: userProfiles.city,
  orientation: userProfiles.orientation,
  style: userProfiles.style,
  preferences: userProfiles.preferences,
  profession: userProfiles.profession,
  work_environment: userProfiles.workEnvironment,
  living_situation: userProfiles.livingSituation,
  personality_type: userProfiles.personalityType,
  conversation_goal: userProfiles.conversationGoal,
  ideal_partner_style: userProfiles.idealPartnerStyle,
  previous_experience: userProfiles.previousExperience,
  social_type: userProfiles.socialType,
  conversation_depth: userProfiles.conversationDepth,
  roleplay_preference: userProfiles.roleplayPreference,
  attraction_triggers: userProfiles.attractionTriggers,
  ai_behavior_preference: userProfiles.aiBehaviorPreference,
  topics_to_avoid: userProfiles.topicsToAvoid,
  user_profile_summary: userProfiles.userProfileSummary,
  is_summary_edited: userProfiles.isSummaryEdited,
}
