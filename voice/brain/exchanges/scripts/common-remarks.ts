/**
 * Remarks that callers make in any thread, by the name with which a script refers to them. A thread has its own answers
 * to the remarks that its script names.
 */
export const commonRemarks: Readonly<Record<string, readonly string[]>> = {
  /** The caller asks for the opinion of the companion. */
  avis: [
    't’en penses quoi ?',
    'et toi t’en penses quoi ?',
    't’en penses quoi toi ?',
    'vous en pensez quoi ?',
    'et vous vous en pensez quoi ?',
    'qu’est-ce que (tu|vous) en (penses|pensez) ?',
    'c’est quoi (ton|votre) avis ?',
    '(tu|vous) en (dis|dites) quoi ?',
    'ça (t’inspire|vous inspire) quoi ?',
  ],
  /** The caller asks what to do. */
  conseil: [
    'je sais (pas|plus) quoi faire',
    'je (dois faire|fais) quoi (moi|maintenant)? ?',
    'qu’est-ce que je (dois faire|peux faire|fais) ?',
    '(tu ferais|vous feriez) quoi (à ma place)? ?',
    'qu’est-ce que (tu ferais|vous feriez) (à ma place)? ?',
    '(t’as|vous avez) (un conseil|une idée|une solution) ?',
    '(tu me conseilles|vous me conseillez) quoi ?',
    'je sais pas comment faire',
  ],
  /** The caller takes the blame. */
  faute: [
    'c’est (de)? ma faute (je crois)?',
    'c’est moi le problème',
    'j’aurais pas dû',
    'je m’en veux',
    'je culpabilise',
    'je me sens coupable',
  ],
  /** The caller does not know what to answer. */
  doute: ['je sais pas (trop)?', 'j’en sais rien', 'aucune idée', 'je me rends pas compte', 'bof'],
}
