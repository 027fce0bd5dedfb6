import type { Act } from '../../understanding/acts/find-act'
import { announcedNews } from '../manner-words'
import type { Template } from '../template'
import {
  approvalReplies,
  invitationsToConfide,
  invitationsToTell,
  lukewarmReplies,
  offerReplies,
  planReplies,
  wishReplies,
  wordsOfKindness,
} from './opinion-templates'
import { teasingReplies } from './self-answers'

/** What the companion says to an act of the caller. */
type Reaction = {
  act: Act
  replies: readonly Template[]
  /** Longer utterances are left to other rules, because they usually say more than the act. */
  maxWords: number
  /** Required words: without one of them, the act may have been recognised wrongly. */
  words?: RegExp
  /** Excluded words: with one of them, the caller means something else. */
  except?: RegExp
}

/** In order of priority: the first reaction that fits the utterance is used. */
export const reactionsToActs: readonly Reaction[] = [
  { act: 'offers', replies: offerReplies, maxWords: 14 },
  {
    act: 'asks-kindness',
    replies: wordsOfKindness,
    maxWords: 14,
    except: /\b(repeter|prononc\w*|interroge\w*|questionne\w*|teste\w*|invite\w*|embrasse\w*)\b/,
  },
  {
    act: 'announces',
    replies: invitationsToConfide,
    maxWords: 14,
    words: /\b(gen\w*|honte\w*|delicat\w*|intime|ose\w*|avouer|bete)\b/,
    except: announcedNews,
  },
  {
    act: 'announces',
    replies: invitationsToTell,
    maxWords: 14,
    except: announcedNews,
  },
  {
    act: 'approves',
    replies: approvalReplies,
    maxWords: 12,
    words:
      /\b(?:oui|ouais|bien|bonne?|plai\w*|parfait|super|top|genial\w*|raison|exact\w*|voila|ok|d accord|aime|note|garde|marche|cool|nickel|vrai|merci|beau|belle|joli\w*|juste|ca me va|mieux|carrement)\b/,
    except: /\b(je vais|j irai|demain|je \w+rai|mais)\b/,
  },
  {
    act: 'lukewarm',
    replies: lukewarmReplies,
    maxWords: 6,
    except: /\b(?:journee|soiree|nuit|semaine|forme|moral|boulot|vacances)\b/,
    words:
      /\b(?:bof|mouais|pff*|boh|moyen\w*|pas (?:terrible|fou|folle|convain\w*|emball\w*|genial|ouf)|sans plus|mouai)\b/,
  },
  ...wishReplies.map(([words, replies]) => ({
    act: 'wishes' as const,
    replies,
    maxWords: 14,
    words,
  })),
  { act: 'tells-plan', replies: planReplies, maxWords: 16, except: /\b(mais|pas|peur)\b/ },
  {
    act: 'approves',
    replies: planReplies,
    maxWords: 16,
    words: /\b(je vais|j irai|je \w+rai)\b/,
    except: /\bmais\b/,
  },
  { act: 'tease', replies: teasingReplies, maxWords: 8 },
]
