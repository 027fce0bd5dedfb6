/**
 * Captures the subject and the predicate of a negation without "ne": "je" and "le veux pas". The "plus" of a comparison,
 * "elle est plus courageuse que lui", is no negation.
 */
const incompleteNegation =
  /(?<!\p{L})(je|on|il|elle|ça) (?!ne |n’)((?:(?:me|te|se|le|la|lui|leur|y|en|vous|nous) )*\p{L}+ (?:encore |vraiment |toujours |presque |même )?(?:pas|plus(?! \p{L}+ qu[e’])|jamais|rien))(?!\p{L})/giu

/** Captures the predicate of such a negation after "j’": "aime pas". */
const incompleteNegationAfterJ =
  /(?<!\p{L})j’(?!n)([aeiouyéêh]\p{L}* (?:pas|plus(?! \p{L}+ qu[e’])|jamais|rien))(?!\p{L})/giu

/** Adds the "ne" that spoken French omits: "je viendrai pas" becomes "je ne viendrai pas". */
export const completeNegation = (text: string) =>
  text
    .replace(incompleteNegation, (_, pronoun: string, predicate: string) => {
      const isBeforeVowel = /^[aeiouyéêh]/i.test(predicate)
      return `${pronoun} ${isBeforeVowel ? 'n’' : 'ne '}${predicate}`
    })
    .replace(incompleteNegationAfterJ, 'je n’$1')
