import { bodyAndMindTopics } from './body-and-mind'
import { dailyLifeTopics } from './daily-life'
import { difficultFeelingTopics } from './difficult-feelings'
import { hardshipTopics } from './hardships'
import { lossAndRelationshipTopics } from './losses-and-relationships'
import { type Topic, type TopicId, topicIds } from './topic'

const allTopics: readonly Topic[] = [
  ...hardshipTopics,
  ...lossAndRelationshipTopics,
  ...difficultFeelingTopics,
  ...bodyAndMindTopics,
  ...dailyLifeTopics,
]

export const topicById: ReadonlyMap<TopicId, Topic> = new Map(
  allTopics.map((topic) => [topic.id, topic]),
)

/** A negation just before a match: "pas de travail" is not about work. */
const negationPattern =
  /\b(pas|plus|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si)?( de| d)? $/

/** Returns the topics that the normalised text mentions, most serious first. */
export const findTopics = (normalisedText: string): TopicId[] =>
  topicIds.filter((id) => {
    const match = topicById.get(id)?.pattern.exec(normalisedText)
    return match && !negationPattern.test(normalisedText.slice(0, match.index))
  })
