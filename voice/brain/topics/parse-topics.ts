import { type Topic, type TopicId, topicIds } from './topic'

const isTopicId = (id: string): id is TopicId => topicIds.some((topicId) => topicId === id)

/**
 * Reads topics from their script, separated by empty lines. The first line is "id | noun phrase |
 * feeling or life-area | serious or light", the second one the pattern. The other lines are
 * acknowledgements, questions (with a question mark at the end) and, after ">", the words that recall
 * the topic in a later call.
 */
export const parseTopics = (script: string): readonly Topic[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseTopic(block.split('\n').map((line) => line.trim())))

function parseTopic([header = '', pattern = '', ...lines]: readonly string[]): Topic {
  const [id = '', nounPhrase = '', kind, seriousness] = header.split(' | ')
  if (!isTopicId(id)) throw new Error(`Unknown topic: ${id}`)
  const sentences = lines.filter((line) => !line.startsWith('> '))
  return {
    id,
    pattern: new RegExp(pattern),
    nounPhrase,
    kind: kind === 'feeling' ? 'feeling' : 'life-area',
    isSerious: seriousness === 'serious',
    acknowledgements: sentences.filter((line) => !line.endsWith('?')),
    questions: sentences.filter((line) => line.endsWith('?')),
    recallTemplate: lines.find((line) => line.startsWith('> '))?.slice(2) ?? null,
  }
}
