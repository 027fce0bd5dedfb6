import type { Profile } from '../../contract/account/profile'
import { userProfiles } from '../platform/database/tables/profile-tables'

/** The columns of a profile's answers and summary, under their names in the API. */
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

type Answers = Omit<Profile, 'has_sensitive_consent' | 'is_summary_edited'>

/** Maps answers and a summary from the names of the API to the names of the columns in code. */
export const toStoredAnswers = (profile: Answers) => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  age: profile.age,
  city: profile.city,
  orientation: profile.orientation,
  style: profile.style,
  preferences: profile.preferences,
  profession: profile.profession,
  workEnvironment: profile.work_environment,
  livingSituation: profile.living_situation,
  personalityType: profile.personality_type,
  conversationGoal: profile.conversation_goal,
  idealPartnerStyle: profile.ideal_partner_style,
  previousExperience: profile.previous_experience,
  socialType: profile.social_type,
  conversationDepth: profile.conversation_depth,
  roleplayPreference: profile.roleplay_preference,
  attractionTriggers: profile.attraction_triggers,
  aiBehaviorPreference: profile.ai_behavior_preference,
  topicsToAvoid: profile.topics_to_avoid,
  userProfileSummary: profile.user_profile_summary,
})
