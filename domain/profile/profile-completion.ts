import { completionFields, completionThreshold } from '../profile-interests'
import { isAnswer, type ProfileAnswers, profileFields } from './profile-answers'

type CompletionAnswers = Pick<ProfileAnswers, (typeof completionFields)[number]>

/** How many of the five fields that count are filled (first document, section 4). */
export const countCompletedFields = (answers: CompletionAnswers) =>
  completionFields.filter((field) => isAnswer(answers[field])).length

/** Whether the companion page asks for more (first document, section 9). */
export const isProfileIncomplete = (completedFields: number) =>
  completedFields < completionThreshold

/** Of the whole form: how many questions are answered, and how many there are. */
export const measureProfile = (answers: ProfileAnswers) => ({
  answered: profileFields.filter((field) => isAnswer(answers[field])).length,
  questions: profileFields.length,
})
