/** Kinds often recognised by mistake: the companion reacts to one only if the utterance matches its pattern. */
export const requiredWordsByKind: ReadonlyMap<string, RegExp> = new Map([
  [
    'was-joking',
    /\b(?:rigol\w*|plaisant\w*|blagu\w*|rire|riais|humour|ironi\w*|deconn\w*|second degre|taquin\w*|serieu\w*|expres|delir\w*)\b/,
  ],
  [
    'corrects-companion',
    /\b(?:pas (?:ca|moi|lui|elle|du tout|vraiment ca|de (?:ca|moi|lui))|parl\w+ (?:pas )?de|voulais dire|veux dire|compris|confond\w*|erreur|tromp\w*|mal entendu|j ai (?:pas )?dit|c est pas)\b/,
  ],
])
