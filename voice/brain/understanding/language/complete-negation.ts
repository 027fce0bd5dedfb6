/** Adds the "ne" that spoken French omits: "je viendrai pas" becomes "je ne viendrai pas". */
export const completeNegation = (text: string) =>
  text
    .replace(
      /(?<!\p{L})(je|on|il|elle|ça) (?!ne |n’)((?:(?:me|te|se|le|la|lui|leur|y|en|vous|nous) )*\p{L}+ (?:encore |vraiment |toujours |presque |même )?(?:pas|plus|jamais|rien))(?!\p{L})/giu,
      (_, pronoun: string, predicate: string) =>
        `${pronoun} ${/^[aeiouyéêh]/i.test(predicate) ? 'n’' : 'ne '}${predicate}`,
    )
    .replace(/(?<!\p{L})j’(?!n)([aeiouyéêh]\p{L}* (?:pas|plus|jamais|rien))(?!\p{L})/giu, 'je n’$1')
