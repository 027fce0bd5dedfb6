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

/** Whether games and jokes are inappropriate after this topic. */
export const isSeriousTopic = (id: TopicId | null): boolean =>
  id !== null && topicById.get(id)?.isSerious === true

/** Matches a negation right before a topic: "pas de travail" is not about work. */
const negationPattern =
  /\b(pas|plus|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si)?( de la| du| de| d| la| le| l| une| un)? $/

/** Returns the topics that the normalised text mentions and does not only negate, most serious first. */
export const findTopics = (normalisedText: string): TopicId[] =>
  topicIds.filter((id) => findMention(normalisedText, id) === 'named')

/** Whether the normalised text mentions the topic only to deny it. */
export const deniesTopic = (normalisedText: string, id: TopicId): boolean =>
  findMention(normalisedText, id) === 'denied'

/** Returns 'named' if at least one mention of the topic is not negated, 'denied' if all are, null without a mention. */
function findMention(normalisedText: string, id: TopicId): 'named' | 'denied' | null {
  const pattern = topicById.get(id)?.pattern
  let searchStart = 0
  let match = pattern?.exec(normalisedText)
  while (match) {
    const index = searchStart + match.index
    const isDenied = negationPattern.test(normalisedText.slice(0, index))
    if (!isDenied) return 'named'
    searchStart = index + Math.max(1, match[0].length)
    match = pattern?.exec(normalisedText.slice(searchStart))
  }
  const isMentioned = searchStart > 0
  return isMentioned ? 'denied' : null
}
