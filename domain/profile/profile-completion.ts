import { completionFields, completionThreshold } from '../profile-interests'
import { isAnswer, type ProfileAnswers, profileFields } from './profile-answers'

type CompletionAnswers = Pick<ProfileAnswers, (typeof completionFields)[number]>

/** Counts the answered fields among the `completionFields`. */
export const countCompletedFields = (answers: CompletionAnswers) =>
  completionFields.filter((field) => isAnswer(answers[field])).length

/**
 * Whether too few fields are answered, so that the page before a call shows the completion banner.
 */
export const isProfileIncomplete = (completedFields: number) =>
  completedFields < completionThreshold

/** Counts the answered questions and all questions of the form. */
export const countProfileAnswers = (answers: ProfileAnswers) => ({
  answered: profileFields.filter((field) => isAnswer(answers[field])).length,
  questions: profileFields.length,
})
