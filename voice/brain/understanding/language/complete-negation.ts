/** Adds the "ne" that spoken French omits: "je viendrai pas" becomes "je ne viendrai pas". */
export const completeNegation = (text: string) =>
  text
    .replace(
      /(?<!\p{L})(je|on|il|elle|ça) (?!ne |n’)((?:me |te |se |le |la |lui |leur |y |en |vous |nous )*)([aeiouéêh]?)(\p{L}*) (pas|plus|jamais|rien)(?!\p{L})/giu,
      (_, subject: string, pronouns: string, vowel: string, verb: string, negation: string) => {
        const isElided = /^[aeiouyéêh]/i.test(pronouns || vowel)
        return `${subject} ${isElided ? 'n’' : 'ne '}${pronouns}${vowel}${verb} ${negation}`
      },
    )
    .replace(
      /(?<!\p{L})j’(?!n)([aeiouyéêh]\p{L}*) (pas|plus|jamais|rien)(?!\p{L})/giu,
      'je n’$1 $2',
    )
