/** Returns the corrected words when the caller corrects a misunderstanding: "c'est mon frère, pas mon père". */
export function findCorrection(text: string): string | null {
  const words = text.replace(/'/g, '’').replace(/[<>[\]{}|()*_#`"«»?!]/g, '')
  const found = correctionPatterns.map((pattern) => pattern.exec(words)?.[1]?.trim()).find(Boolean)
  const correction = found?.replace(/[.,;:…\s]+$/, '')
  return correction && correction.split(/\s+/).length <= 16 ? correction : null
}

const correctionPatterns: readonly RegExp[] = [
  /(?:ce que )?j’ai dit (?:que |qu’)(.+?)(?:,? (?:et )?pas .*)?$/i,
  /(?:^|[ ,.])j’ai (?:dit|parlé (?:de|d’)) (.+?),? (?:et )?pas /i,
  /(?:c’est|ce n’est) pas .+? c’est (.+)$/i,
  /c’est (?!pas)(.+?),? (?:et )?pas /i,
  /(?:pas (?:ce que j’ai dit|ça|ce que je voulais dire|ce que je dis)|(?:rien|pas|mal) compris)[,.:; ]+(?:en fait |moi |mais )*(.{6,})$/i,
  /,? mais (.{6,})$/i,
]
