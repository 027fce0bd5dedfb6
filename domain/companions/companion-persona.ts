/**
 * How a companion speaks: the small lists that the scripted dialogue draws from, so that two
 * companions of one category do not sound alike. Plain JSON: it is stored with each version of the
 * companion (01, « A stable personality »), so that a past call can name the manner it was held in.
 *
 * Every line is spoken French, ready to be read aloud: 1 sentence of at most 25 words, ended by a
 * full stop, question or exclamation mark; no Markdown, emoji, stage direction or parenthesis; in the
 * companion's own `address` throughout. None is said twice in a call, so a list wants 3 or more.
 */
export type CompanionPersona = {
  /** Tutoiement or vouvoiement, kept for the whole call. */
  address: Address
  /**
   * First words of a call, 3 or more, without a question (the dialogue asks its own). May hold
   * `{name}`; such a line is kept for callers whose name is known, so at least one goes without.
   * Example: « Bonsoir {name}, je suis content de t’entendre. »
   */
  greetings: string[]
  /**
   * Says, in the companion's own words, that it is an AI (05, « AI Act »), 1 or more; each holds
   * « intelligence artificielle » in full. Example: « Avant tout, je suis une intelligence
   * artificielle : une voix et des mots, personne derrière. »
   */
  aiNotices: string[]
  manner: CompanionManner
  /**
   * Ids of the guided activities that it prefers to lead, best first (voice/brain/activities);
   * absent or unknown ids: those of its category. An activity of another category is allowed.
   */
  activities?: string[]
}

export type Address = 'tu' | 'vous'

export type CompanionManner = {
  /**
   * Short signs of listening, said before a longer sentence, 5 or more, that claim neither to have
   * understood nor to approve: « Mm, je t’écoute. », « D’accord. », « Prends ton temps. »
   */
  acknowledgements: string[]
  /**
   * What only this companion would say, 3 or more: a small taste, image or habit that fits
   * anywhere in a conversation and is no question. « Ma lampe est basse, ce soir. »
   */
  turnsOfPhrase: string[]
  /** Leaves after a topic, an answer to « merci », 2 or more: « Avec plaisir. » */
  thanksReplies: string[]
  /** Goodbyes, 3 or more, that hold nobody back. May hold `{name}` as in `greetings`. */
  farewells: string[]
}
