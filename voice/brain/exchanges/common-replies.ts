/**
 * What callers say in the middle of any story, by the name under which a script refers to it. The answer
 * depends on the story, so each story writes its own.
 */
export const commonReplies: Readonly<Record<string, readonly string[]>> = {
  /** Asks what the companion thinks of it. */
  avis: [
    '(et toi)? t’en penses quoi (toi)? ?',
    '(et toi)? tu en penses quoi (toi)? ?',
    '(et vous)? vous en pensez quoi (vous)? ?',
    'qu’est-ce que (t’en penses|tu en penses|vous en pensez) (toi|vous)? ?',
    'c’est quoi (ton|votre) avis ?',
    '(tu|vous) en (dis|dites) quoi ?',
    'qu’est-ce que (tu en dis|t’en dis|vous en dites) ?',
    'ça (t’inspire|vous inspire) quoi ?',
  ],
  /** Asks what to do. */
  conseil: [
    'je sais pas quoi faire',
    'je sais plus quoi faire',
    'je (dois faire|fais) quoi (moi|maintenant|alors)? ?',
    'qu’est-ce que je (dois faire|fais|peux faire|devrais faire) (maintenant|alors)? ?',
    '(tu ferais|vous feriez|toi tu ferais|vous vous feriez) quoi (à ma place|toi)? ?',
    'qu’est-ce que (tu ferais|vous feriez) (à ma place)? ?',
    'faut faire quoi ?',
    '(t’as|tu as|vous avez) (un conseil|une idée|une solution) ?',
    '(tu me conseilles|vous me conseillez) quoi ?',
    'comment je (fais|m’y prends) ?',
    'je sais pas comment (faire|m’y prendre)',
  ],
  /** Takes the blame. */
  faute: [
    'c’est (de)? ma faute (je crois|aussi|en plus)?',
    'je crois que c’est (de)? ma faute',
    'c’est moi le problème',
    'j’aurais (pas dû|dû faire autrement|dû faire attention)',
    'je m’en veux (un peu|beaucoup|terriblement)?',
    'je culpabilise (un peu)?',
    'je me sens coupable',
  ],
  /** Does not know what to answer. */
  doute: [
    'je sais pas (trop|vraiment|du tout)?',
    'j’en sais rien',
    'aucune idée',
    'je me rends pas compte',
    'peut-être',
    'bof',
    'ça dépend',
    'un peu des deux',
  ],
}
