import { findStories, type Story, stories } from '../../knowledge/stories'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { isQuestionPurpose } from '../../purposes/purpose'
import {
  directStoryRequest,
  explicitSubject,
  nonStoryRequest,
  oneLiners,
  otherStoryIntroductions,
  storyRequest,
  storyWithCaller,
} from '../../templates/story-templates'
import type { Rule } from '../rule'

/** Tells a short story, if possible about what the caller names. Says a one-liner when every story was told. */
export const tellStory: Rule = (draft, utterance) => {
  const { act, isLong, normalisedText, purpose } = utterance
  const directRequest = directStoryRequest.exec(normalisedText)?.[0]
  const hasActOfRequest = act === 'asks-story' && isQuestionPurpose(purpose.purpose)
  if (!directRequest && (isLong || isLikelyStatement(utterance))) return false
  if (!storyRequest.test(normalisedText) && !hasActOfRequest && !directRequest) return false
  if (nonStoryRequest.test(normalisedText)) return false
  // Companions of the category `fantasmes` tell a story as a scene (play-scene.ts).
  const isRolePlay = !hasActOfRequest || storyWithCaller.test(normalisedText)
  if (draft.context.companion.category === 'fantasmes' && isRolePlay) return false
  const isUntold = (story: Story) => !draft.hasSaid(story.sentences[0] ?? '')
  const suitableStories = findStories(directRequest ?? normalisedText).filter(isUntold)
  const subject = explicitSubject.exec(normalisedText)?.[1]
  const isAboutOtherSubject =
    subject !== undefined && !suitableStories.some(({ tags }) => tags.has(subject))
  if (isAboutOtherSubject) draft.sayOneOf(otherStoryIntroductions)
  const options = suitableStories.length > 0 ? suitableStories : stories.filter(isUntold)
  const story = options[Math.floor(draft.nextRandomValue() * options.length)]
  if (!story) return draft.sayOneOf(oneLiners)
  draft.sayAll(story.sentences)
  draft.canBeShortened = false
  return true
}
