/**
 * How a companion speaks: phrases from which the scripted dialogue picks, so that two companions of
 * one category do not sound alike. Plain JSON, stored with each version of the companion, so that a
 * past conversation can refer to its version.
 *
 * Every phrase is spoken French, ready for speech synthesis: one sentence of at most 25 words that
 * ends with a full stop, question mark or exclamation mark; no Markdown, emoji, stage direction or
 * parenthesis; always in the companion's form of address (`address`). No phrase is used twice in a
 * call, so most lists need three or more.
 */
export type CompanionPersona = {
  /** Tutoiement or vouvoiement, kept for the whole call. */
  address: FormOfAddress
  /**
   * First words of a call, 3 or more, without a question (the dialogue asks its own). A greeting
   * with `{name}` is used only when the caller's name is known, so at least one greeting must not
   * contain it. Example: "Bonsoir {name}, je suis content de t’entendre."
   */
  greetings: string[]
  /**
   * AI disclosures in the companion's own words, 1 or more, required by article 50 of the EU AI
   * Act; each contains "intelligence artificielle" in full. Example: "Avant tout, je suis une
   * intelligence artificielle : une voix et des mots, personne derrière."
   */
  aiDisclosures: string[]
  manner: CompanionManner
  /**
   * Ids of the guided activities that the companion prefers (voice/brain/activities), best first,
   * from any category. The other activities of its category come after them. Unknown ids are
   * ignored.
   */
  activities?: string[] | undefined
}

export type FormOfAddress = 'tu' | 'vous'

export type CompanionManner = {
  /**
   * Short acknowledgements said before a longer sentence, 5 or more, that express neither
   * understanding nor approval: "Mm, je t’écoute.", "D’accord.", "Prends ton temps."
   */
  acknowledgements: string[]
  /**
   * Remarks that only this companion would make, 3 or more: a taste or habit that fits anywhere in
   * a conversation and is not a question. "Ma lampe est basse, ce soir."
   */
  turnsOfPhrase: string[]
  /** Answers to thanks, 2 or more: "Avec plaisir." */
  thanksReplies: string[]
  /**
   * Goodbyes, 3 or more, that do not press the caller to stay. May contain `{name}` as in
   * `greetings`.
   */
  farewells: string[]
}

/** A persona as the API, the export file and the database contain it. */
export type PersonaRecord = Omit<CompanionPersona, 'aiDisclosures'> & {
  /** The AI disclosures, under the name that clients and stored versions use. */
  aiNotices: string[]
}

export const toPersonaRecord = ({
  aiDisclosures,
  ...persona
}: CompanionPersona): PersonaRecord => ({
  ...persona,
  aiNotices: aiDisclosures,
})

export const fromPersonaRecord = ({ aiNotices, ...persona }: PersonaRecord): CompanionPersona => ({
  ...persona,
  aiDisclosures: aiNotices,
})
