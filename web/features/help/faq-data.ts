import { formatAnswerText, type HelpItem } from '../../../domain/help/help-item'

/** Describes the questions to search engines (https://schema.org/FAQPage). */
export const createFaqData = (items: readonly HelpItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: formatAnswerText(answer) },
  })),
})
